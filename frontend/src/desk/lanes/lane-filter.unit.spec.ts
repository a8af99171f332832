import { allLanes, isOfAll, laneFilterOf, readLaneFilter, writeLaneFilter } from './lane-filter.js';

it.each([
  ['', allLanes],
  ['process=&errorCode=%20&key=', allLanes],
  ['process=letters', { ...allLanes, process: 'letters' }],
  ['errorCode=MailUnavailable', { ...allLanes, errorCode: 'MailUnavailable' }],
  ['process=turn&errorCode=42P01&key=a%3Ab', { process: 'turn', errorCode: '42P01', key: 'a:b' }],
  ['key=%20a1%20&lane=turn%2Fa1', { ...allLanes, key: 'a1' }],
])('reads %j', (search, wanted) => expect(readLaneFilter(new URLSearchParams(search))).toEqual(wanted));

it.each([
  [allLanes, ''],
  [{ ...allLanes, process: 'letters' }, '?process=letters'],
  [{ process: 'turn', errorCode: '42P01', key: 'a:b' }, '?process=turn&errorCode=42P01&key=a%3Ab'],
])('writes %j', (wanted, search) => {
  expect(writeLaneFilter(wanted)).toBe(search);
  expect(readLaneFilter(new URLSearchParams(search))).toEqual(wanted);
});

it('asks for nothing that is not wanted, and knows what would be all of them', () => {
  expect(laneFilterOf({ ...allLanes, key: 'a1' })).toEqual({ key: 'a1' });
  expect(isOfAll(allLanes)).toBe(true);
  expect(isOfAll({ ...allLanes, errorCode: '42P01' })).toBe(false);
});
