import { readable, readableText, wordsOf } from './readable.js';

it('writes amounts as money and times as times, and says the key without its unit', () => {
  expect([wordsOf('ceilingMicroUsd'), wordsOf('amountCents'), wordsOf('parentTurnId')]).toEqual([
    'Ceiling',
    'Amount',
    'Parent turn id',
  ]);
  expect([
    readable('ceilingMicroUsd', 32_000),
    readable('amountCents', 750),
    readable('isSaved', false),
    readable('count', 3),
    readable('usage', { inputTokens: 3 }),
    readable('nothing', null),
    readable('submittedAt', 'not a time'),
  ]).toEqual(['$0.032', '$7.50', 'No', '3', '{"inputTokens":3}', '\u2013', 'not a time']);
});

it('reads text that was kept as data in lines, and leaves other text as it is', () => {
  expect(readableText('[{"title":"Wait","text":"Wait here."},{"title":"Go","text":"Ride."}]')).toBe(
    'Wait: Wait here.\nGo: Ride.',
  );
  expect(readableText('{"amountCents":500,"last4":"4242"}')).toBe('Amount: 500\nLast4: 4242');
  for (const text of ['[The Senate rises.]', '{', 'I cross.']) expect(readableText(text)).toBe(text);
});
