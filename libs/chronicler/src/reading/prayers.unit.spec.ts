import { prayerIn } from './prayers.js';

it.each([
  'Venus, mother of his house, get me to Caesar alive and I will give you a heifer',
  'Oh God, let him live',
  'Lord God, I beg you, spare my son',
])('%s: is prayed', (typed) => expect(prayerIn(typed)?.actClass).toBe('pray'));

it.each([
  'God, what a mess',
  'I go to Mars',
  'Mars is a field in Rome',
  'Venus, I kill him',
  'Jupiter Stator is near',
])('%s: is no prayer', (typed) => expect(prayerIn(typed)).toBeNull());
