import { readMinutes } from './figures-period.js';

it.each([
  ['', 60],
  ['minutes=15', 15],
  ['minutes=5', 5],
  ['minutes=1440', 1_440],
  ['minutes=4', null],
  ['minutes=1441', null],
  ['minutes=-60', null],
  ['minutes=1.5', null],
  ['minutes=', null],
  ['minutes=hour', null],
])('reads %j as %j', (search, minutes) => expect(readMinutes(new URLSearchParams(search))).toBe(minutes));
