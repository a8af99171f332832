import { labelledDays } from './labelled-days.js';

it('labels each day of a few, and some of many', () => {
  expect(labelledDays(1)).toEqual([0]);
  expect(labelledDays(4)).toEqual([0, 1, 2, 3]);
  expect(labelledDays(30)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(labelledDays(400)).toEqual([0, 90, 180, 270, 360]);
});
