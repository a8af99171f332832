import { readHangingFilter, writeHangingFilter } from './hanging-filter.js';

const gameId = '0197c0de-0000-7000-8000-00000000a0b1';
const usual = { minutes: 2, gameId: null, isParked: false };

it.each([
  ['', usual],
  ['minutes=5', { ...usual, minutes: 5 }],
  ['minutes=525600&parked=true', { minutes: 525_600, gameId: null, isParked: true }],
  [`game=${gameId}&parked=false`, { ...usual, gameId }],
  [`game=%20${gameId.toUpperCase()}`, { ...usual, gameId: gameId.toUpperCase() }],
  ['game=', usual],
  ['minutes=0', null],
  ['minutes=525601', null],
  ['minutes=7.5', null],
  ['minutes=', null],
  ['minutes=an+hour', null],
  ['game=mine', null],
])('reads %j', (search, wanted) => expect(readHangingFilter(new URLSearchParams(search))).toEqual(wanted));

it.each([
  [usual, ''],
  [{ minutes: 60, gameId, isParked: true }, `?minutes=60&game=${gameId}&parked=true`],
])('writes %j', (wanted, search) => {
  expect(writeHangingFilter(wanted)).toBe(search);
  expect(readHangingFilter(new URLSearchParams(search))).toEqual(wanted);
});
