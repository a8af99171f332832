import { laneChoices } from './lane-choices.js';
import { allLanes } from './lane-filter.js';

const cause = (process: string, errorCode: string, count: number) => ({ process, errorCode, count });
const process = (name: string, count: number) => ({ process: name, count, isRun: true });

it('offers each fault of each process, and a process as a whole where it has several', () => {
  expect(
    laneChoices({
      processes: [process('letters', 3), process('turn', 12)],
      causes: [
        cause('turn', '42P01', 9),
        cause('letters', 'MailUnavailable', 3),
        cause('turn', 'TypeError', 3),
      ],
    }),
  ).toEqual([
    { wanted: { ...allLanes, process: 'turn' }, count: 12 },
    { wanted: { ...allLanes, process: 'turn', errorCode: '42P01' }, count: 9 },
    { wanted: { ...allLanes, process: 'turn', errorCode: 'TypeError' }, count: 3 },
    { wanted: { ...allLanes, process: 'letters', errorCode: 'MailUnavailable' }, count: 3 },
  ]);
});

it('offers a fault that several processes have, first', () => {
  expect(
    laneChoices({
      processes: [process('letters', 2), process('payment', 1)],
      causes: [cause('letters', 'ECONNREFUSED', 2), cause('payment', 'ECONNREFUSED', 1)],
    }).map(({ wanted: { process: name, errorCode }, count }) => [name, errorCode, count]),
  ).toEqual([
    [null, 'ECONNREFUSED', 3],
    ['letters', 'ECONNREFUSED', 2],
    ['payment', 'ECONNREFUSED', 1],
  ]);
});

it('offers nothing where nothing is parked', () => {
  expect(laneChoices({ processes: [], causes: [] })).toEqual([]);
});
