import type { Phase } from '../../scenario.js';
import { ordinalOf } from './calendar.js';

export const phases: readonly Phase[] = [
  {
    id: 'bastille',
    name: 'The Bastille and the Great Fear',
    fromOrdinal: 0,
    tension:
      'Paris is armed and leaderless, the King’s troops stand round it, and in the villages they burn the title deeds.',
  },
  {
    id: 'constitution',
    name: 'The Making of a Constitution',
    fromOrdinal: ordinalOf(1789, 10, 6),
    tension:
      'King and Assembly sit in Paris under the eyes of the people, and every privilege is a bill before the house.',
  },
  {
    id: 'varennes',
    name: 'The King Who Fled',
    fromOrdinal: ordinalOf(1791, 6, 21),
    tension:
      'The King has been brought back from Varennes; nobody believes his oath, and the word republic is spoken aloud.',
  },
  {
    id: 'fall_of_the_monarchy',
    name: 'The Fatherland in Danger',
    fromOrdinal: ordinalOf(1792, 4, 20),
    tension: 'France is at war and losing; the sections want arms, and the Tuileries is full of Swiss.',
  },
  {
    id: 'republic',
    name: 'The Convention',
    fromOrdinal: ordinalOf(1792, 9, 21),
    tension:
      'The Republic is one day old and already two parties: Girondins and Mountain, with a king to judge between them.',
  },
  {
    id: 'terror',
    name: 'The Terror',
    fromOrdinal: ordinalOf(1793, 9, 5),
    tension:
      'Terror is the order of the day: the Committee governs, the Tribunal sits, and yesterday’s friend is today’s suspect.',
  },
  {
    id: 'directory',
    name: 'Thermidor and the Directory',
    fromOrdinal: ordinalOf(1794, 7, 27),
    tension: 'Robespierre is gone; the prisons open, bread fails, and those who made money mean to keep it.',
  },
  {
    id: 'consulate',
    name: 'The Consulate',
    fromOrdinal: ordinalOf(1799, 11, 9),
    tension: 'A general governs as First Consul, and asks everyone to forget what they were.',
  },
  {
    id: 'empire',
    name: 'The Empire',
    fromOrdinal: ordinalOf(1804, 5, 18),
    tension: 'The Republic has an emperor, Europe has a master, and every peace is a pause to reload.',
  },
  {
    id: 'fall',
    name: 'The Fall of the Eagle',
    fromOrdinal: ordinalOf(1812, 6, 24),
    tension: 'The Grand Army has crossed the Niemen, and from now on every courier brings worse news.',
  },
  {
    id: 'restoration',
    name: 'The Lilies Return',
    fromOrdinal: ordinalOf(1814, 4, 6),
    tension:
      'The Emperor has gone to Elba and a stout old king to the Tuileries; half-pay officers count the days, and émigrés their acres.',
  },
  {
    id: 'hundred_days',
    name: 'The Hundred Days',
    fromOrdinal: ordinalOf(1815, 3, 1),
    tension:
      'He has landed with a thousand men; every regiment sent to stop him must choose, and all Europe marches.',
  },
  {
    id: 'second_restoration',
    name: 'The King Again',
    fromOrdinal: ordinalOf(1815, 7, 8),
    tension:
      'The King is back in the foreigners’ baggage train; there are lists of names once more, and white cockades to be worn in time.',
  },
];
