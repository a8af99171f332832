import { readSlots } from './read-slots.js';

it.each([
  ['0', 0],
  [' 8 ', 8],
  ['016', 16],
  ['1000', 1_000],
  ['1,000', 1_000],
  ['1001', null],
  ['1,001', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
  ['eight', null],
])('reads %j as %j slots', (typed, slots) => expect(readSlots(typed)).toBe(slots));
