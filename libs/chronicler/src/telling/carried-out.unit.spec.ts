import type { Being } from '../deciding/beings.js';
import { thirdPerson } from '../reading/third-person.js';
import { doneBy } from './carried-out.js';

const sergeant = { call: 'the sergeant', is: 'he' } as Being;
const crowd = { call: 'the crowd', is: 'they' } as Being;

it.each([
  [sergeant, 'to open the grain stores', 'the sergeant opens the grain stores'],
  [crowd, 'to go home', 'the crowd go home'],
  [sergeant, 'not to fire', 'the sergeant does not fire'],
  [sergeant, 'to lend me ten horses', 'the sergeant lends you ten horses'],
  [sergeant, 'to be quiet', 'the sergeant is quiet'],
  [sergeant, 'to saddle the horse and bring it', null],
  [sergeant, 'that he is a fool', null],
])('%o %s: %s', (who, bidding, told) => {
  expect(doneBy(who, bidding)).toBe(told);
});

it.each([
  ['go', 'goes'],
  ['carry', 'carries'],
  ['fetch', 'fetches'],
  ['stay', 'stays'],
])('%s: %s', (verb, told) => {
  expect(thirdPerson(verb)).toBe(told);
});
