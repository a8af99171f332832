/** Whether what a deed was made to wait for is so: "if he refuses" by how he took the last one, else by the game’s luck. */
import type { Situation } from '../eras/bank.js';
import { numberFor } from '../random.js';
import type { Happening } from './happening.js';

const unwilling: ReadonlySet<Situation> = new Set([
  ...([
    'declines',
    'balks',
    'unmoved',
    'refusesBargain',
    'defiant',
    'spurns',
    'doubts',
    'mistrusts',
  ] as const),
  ...(['unloving', 'unamused'] as const),
]);
const refusing =
  /\b(?:refuses?|declines?|resists?|says? no|objects?|hesitates?|(?:will|does|do|would|can) ?n[o’']t (?:\p{L}+ ){0,2}(?:agree|obey|come|believe|answer|do|want|open|speak|talk|go|sign)|won[’']t)\b/iu;
const agreeing =
  /\b(?:agrees?|accepts?|says? yes|consents?|obeys?|believes?|is willing|are willing|answers?|opens?|yields?)\b/i;

export function isSo(condition: string, happenings: readonly Happening[], key: string): boolean {
  const last = happenings.findLast(({ roles }) => roles.who !== null);
  const isRefusal = refusing.test(condition);
  if (last && (isRefusal || agreeing.test(condition))) {
    const hasRefused =
      last.outcome === 'failed' ||
      last.refusal !== null ||
      (last.answer !== null && unwilling.has(last.answer));
    return hasRefused === isRefusal;
  }
  return numberFor(`${key} ${condition} is so`, 2) === 0;
}
