import type { EraBank } from '../bank.js';
import { forceTellings } from './tellings-force.js';
import { lifeTellings } from './tellings-life.js';
import { thingTellings } from './tellings-things.js';
import { wordTellings } from './tellings-words.js';

export const tellings: EraBank['tellings'] = {
  ...wordTellings,
  ...forceTellings,
  ...thingTellings,
  ...lifeTellings,
};
