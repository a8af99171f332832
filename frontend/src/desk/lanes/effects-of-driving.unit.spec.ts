import { effectsOfDriving, outcomeOfDriving } from './effects-of-driving.js';

const letters = { process: 'letters', count: 12, isRun: true };
const turns = { process: 'turn', count: 1, isRun: false };

it.each([
  [undefined, ['They are being counted.']],
  [{ count: 0, processes: [] }, ['None of them is parked any more: nothing is to be done.']],
  [
    { count: 12, processes: [letters] },
    ['12 lanes will be tried at once.', 'What still fails stays parked, with one try more.'],
  ],
  [
    { count: 13, processes: [letters, turns] },
    [
      '13 lanes will be tried at once.',
      '12 lanes of letters.',
      '1 lane of turn.',
      'Nobody runs turn now: it is tried once somebody does.',
      'What still fails stays parked, with one try more.',
    ],
  ],
])('says of %j what driving them on does', (counted, effects) =>
  expect(effectsOfDriving(counted)).toEqual(effects),
);

it.each([
  [
    { asked: 12, askedBefore: 0, processes: [letters] },
    { title: '12 lanes are tried now.', description: 'The list shows what comes of it.' },
  ],
  [
    { asked: 1, askedBefore: 2, processes: [turns] },
    {
      title: '1 lane is tried now.',
      description:
        'Somebody else has asked for 2 lanes before. Nobody runs turn now: it is tried once somebody does.',
    },
  ],
  [{ asked: 0, askedBefore: 1, processes: [] }, { title: 'Somebody else has asked for it already.' }],
  [
    { asked: 0, askedBefore: 9, processes: [] },
    { title: 'Somebody else has asked for all of them already.' },
  ],
  [{ asked: 0, askedBefore: 0, processes: [] }, { title: 'Nothing was parked any more.' }],
])('says of %j what came of it', (answer, said) => expect(outcomeOfDriving(answer)).toEqual(said));
