import { readableText, rowsOf, wordsOf, written } from './readable.js';

it('writes amounts as money and times as times, and says the key without its unit', () => {
  expect([wordsOf('ceilingMicroUsd'), wordsOf('amountCents'), wordsOf('parentTurnId')]).toEqual([
    'Ceiling',
    'Amount',
    'Parent turn id',
  ]);
  expect([
    written('ceilingMicroUsd', 32_000),
    written('amountCents', 750),
    written('isSaved', false),
    written('count', 3),
    written('nothing', null),
    written('nothing', []),
    written('submittedAt', 'not a time'),
  ]).toEqual(['$0.032', '$7.50', 'No', '3', '\u2013', '\u2013', 'not a time']);
});

it('puts what is made of parts in rows of its own, a list of them one after another', () => {
  const lot = { lotId: 'a', amountMicroUsd: 6_550 };
  expect(
    rowsOf({ usage: { inputTokens: 5_931 }, lots: [lot, { ...lot, lotId: 'b' }], roles: ['support', 'x'] }),
  ).toEqual([
    { name: 'Usage', value: [[{ name: 'Input tokens', value: '5931' }]] },
    {
      name: 'Lots',
      value: [
        [
          { name: 'Lot id', value: 'a' },
          { name: 'Amount', value: '$0.00655' },
        ],
        [
          { name: 'Lot id', value: 'b' },
          { name: 'Amount', value: '$0.00655' },
        ],
      ],
    },
    { name: 'Roles', value: 'support; x' },
  ]);
});

it('reads text that was kept as data in lines, and leaves other text as it is', () => {
  expect(readableText('[{"title":"Wait","text":"Wait here."},{"title":"Go","text":"Ride."}]')).toBe(
    'Wait: Wait here.\nGo: Ride.',
  );
  expect(readableText('{"amountCents":500,"last4":"4242"}')).toBe('Amount: $5.00\nLast4: 4242');
  expect(
    readableText(
      '{"hour":"noon","people":[{"name":"Noailles","place":"here","says":"","asked":1,"isGone":false}]}',
    ),
  ).toBe('Hour: noon\nPeople:\n\u2013 Noailles: here: asked 1');
  for (const text of ['[The Senate rises.]', '{', 'I cross.']) expect(readableText(text)).toBe(text);
});
