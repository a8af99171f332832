import { romanRepublicStrings } from '../../../strings/periods/roman-republic.js';
import type { Period } from './period.js';

export const romanRepublic: Period = {
  ...romanRepublicStrings,
  era: 'roman_republic',
  film: 'roman-republic',
  screenshot: 2,
};
