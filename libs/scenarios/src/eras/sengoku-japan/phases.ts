import type { Phase } from '../../scenario.js';
import { ordinalOf } from './calendar.js';

export const phases: readonly Phase[] = [
  {
    id: 'honnoji',
    name: 'The Fire at Honnō-ji',
    fromOrdinal: 0,
    tension:
      'Nobunaga is dead and the news is running; for eleven days the country belongs to whoever rides hardest.',
  },
  {
    id: 'succession',
    name: 'The Heirs of Nobunaga',
    fromOrdinal: ordinalOf(10, 6, 13),
    tension:
      'The traitor is beaten, the generals divide the inheritance, and a three-year-old boy is made its heir.',
  },
  {
    id: 'hideyoshi_and_ieyasu',
    name: 'Monkey and Badger',
    fromOrdinal: ordinalOf(11, 4, 24),
    tension: 'Shibata has burned himself in his keep; only Ieyasu is left to whom Hideyoshi must be polite.',
  },
  {
    id: 'kampaku',
    name: 'The Regent',
    fromOrdinal: ordinalOf(13, 7, 11),
    tension: 'A man without a surname rules as imperial regent; Shikoku kneels, and Kyushu is told to.',
  },
  {
    id: 'odawara',
    name: 'One Country',
    fromOrdinal: ordinalOf(18, 3, 1),
    tension:
      'Two hundred thousand men sit down before Odawara, and swords are collected from those who till.',
  },
  {
    id: 'korea',
    name: 'The War Across the Sea',
    fromOrdinal: ordinalOf(20, 4, 12),
    tension:
      'The armies have sailed for Korea; at home an old man has no certain heir, and astonishing ideas.',
  },
  {
    id: 'five_elders',
    name: 'The Five Elders',
    fromOrdinal: ordinalOf(26, 8, 18),
    tension: 'The Taikō is dead, his son is five, and five great lords have sworn in blood to protect him.',
  },
  {
    id: 'sekigahara',
    name: 'East and West',
    fromOrdinal: ordinalOf(28, 6, 16),
    tension: 'Ieyasu has marched east and left Osaka empty, as one leaves a door open to see who comes in.',
  },
  {
    id: 'spoils',
    name: 'The Spoils of Sekigahara',
    fromOrdinal: ordinalOf(28, 9, 15),
    tension:
      'It was decided in a day, and is paid for in provinces: ninety houses lose their land, and everyone looks to see what Osaka will keep.',
  },
  {
    id: 'shogunate',
    name: 'The Shogun',
    fromOrdinal: ordinalOf(31, 2, 12),
    tension:
      'There is a shogun again; the lords build his castle with their own stones, and learn to be neighbours.',
  },
];
