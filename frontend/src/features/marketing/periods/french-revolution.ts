import { frenchRevolutionStrings } from '../../../strings/periods/french-revolution.js';
import type { Period } from './period.js';

export const frenchRevolution: Period = {
  ...frenchRevolutionStrings,
  era: 'french_revolution',
  film: 'french-revolution',
  screenshot: 1,
};
