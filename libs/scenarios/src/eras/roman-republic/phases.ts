import type { Phase } from '../../scenario.js';
import { ordinalOf } from './calendar.js';

export const phases: readonly Phase[] = [
  {
    id: 'rubicon',
    name: 'The Rubicon',
    fromOrdinal: 0,
    tension:
      'One legion stands at the river, the consuls have the law and no army, and all Italy is packing.',
  },
  {
    id: 'italy_abandoned',
    name: 'The War in Italy and Spain',
    fromOrdinal: ordinalOf(49, 'March', 17),
    tension:
      'Pompey has sailed for the East; Rome is Caesar’s, who must now win Spain before his enemies win the sea.',
  },
  {
    id: 'pharsalus',
    name: 'The War for the East',
    fromOrdinal: ordinalOf(48, 'January', 4),
    tension: 'Two Roman armies starve each other in Epirus, and every king of the East is asked for cavalry.',
  },
  {
    id: 'alexandria',
    name: 'Egypt, Africa and Spain',
    fromOrdinal: ordinalOf(48, 'September', 28),
    tension:
      'Pompey is dead on an Egyptian beach; the Republicans gather in Africa, and Caesar is shut up in a palace with a queen.',
  },
  {
    id: 'dictatorship',
    name: 'The Dictator',
    fromOrdinal: ordinalOf(46, 'September', 21),
    tension:
      'Four triumphs in a month, a calendar remade, and a golden chair that makes old senators look at their hands.',
  },
  {
    id: 'ides',
    name: 'After the Ides',
    fromOrdinal: ordinalOf(44, 'March', 15),
    tension:
      'The tyrant is dead and the tyranny is not: consul, assassins and a boy of eighteen all speak in Caesar’s name.',
  },
  {
    id: 'proscriptions',
    name: 'The Triumvirs',
    fromOrdinal: ordinalOf(43, 'November', 27),
    tension: 'Three men have published a list of names with a price beside each, and it grows every morning.',
  },
  {
    id: 'divided_world',
    name: 'The World Divided',
    fromOrdinal: ordinalOf(42, 'October', 23),
    tension:
      'East to Antony, West to the young Caesar; veterans want land that others live on, and Sextus Pompey holds the corn.',
  },
  {
    id: 'two_masters',
    name: 'Two Masters',
    fromOrdinal: ordinalOf(36, 'September', 3),
    tension:
      'Sextus Pompey is beaten and Lepidus put aside; two men are left, the one in Rome, the other in Alexandria with a queen.',
  },
  {
    id: 'actium',
    name: 'Actium and Alexandria',
    fromOrdinal: ordinalOf(32, 'January', 1),
    tension:
      'Consuls and senators have fled to Antony; all Italy swears to the young Caesar, and the war, they say, is with a queen.',
  },
  {
    id: 'augustus',
    name: 'The First Citizen',
    fromOrdinal: ordinalOf(29, 'January', 11),
    tension: 'The gates of Janus are shut; one man has every power, and is looking for a modest name for it.',
  },
];
