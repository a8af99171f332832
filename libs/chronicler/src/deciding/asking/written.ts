/** A question as the books would write it: names with their capitals, and an office in one word. */
import { withNames } from '../../reading/names.js';
import type { Stage } from '../stage.js';

/** "who is in charge of noailles" → "who commands Noailles". */
export function asWritten(question: string, { of: { scenario } }: Stage): string {
  const short = question
    .replace(
      /,? (?:by|in) (?:numbers?|names?|places?)(?: and (?:numbers?|names?|places?))?(?=[?.!,]|$)/gi,
      '',
    )
    .replace(/\b(?:is|are) in (?:charge|command) of\b/gi, 'commands')
    .replace(/\b(?:was|were) in (?:charge|command) of\b/gi, 'commanded');
  return withNames(short, scenario.world);
}
