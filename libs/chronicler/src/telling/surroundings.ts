/**
 * What is around the player, in one sentence composed of the hour, the place and whoever and whatever is there: of each there are several, drawn by the
 * game's seed and the turn, so that neither another turn nor another game reads the same.
 */
import { sightOf } from '../deciding/findings.js';
import type { Stage } from '../deciding/stage.js';
import type { EraBank } from '../eras/bank.js';
import { upperFirst } from '../plain-text.js';
import type { Pen, Slots } from './pen.js';

/** Empty: nobody knows what is there. */
export function surroundings(bank: EraBank, stage: Stage, pen: Pen, slots: Slots): string {
  const sight = sightOf(stage, (part, below) => pen.number(part, below));
  const hours = bank.frames.hours[stage.hour];
  const hour = hours[pen.number('hour', hours.length)] ?? '';
  return pen.write('around', bank.frames.around, { ...slots, hour, Hour: upperFirst(hour), sight });
}
