import { sengokuJapanStrings } from '../../../strings/periods/sengoku-japan.js';
import type { Period } from './period.js';

export const sengokuJapan: Period = {
  ...sengokuJapanStrings,
  era: 'sengoku_japan',
  film: 'sengoku-japan',
  screenshot: 3,
};
