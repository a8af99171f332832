/** The judge of an answer that may be no answer for anyone to read: asked for once more, then refused. */
import type { JudgeAnswer } from '../narration/index.js';
import type { Moderation } from './moderation.js';

const NOTE =
  'Your last answer could not be shown. Tell the turn again, within what any reader may read: nothing sexual with anyone under age, no directions for real weapons of mass harm, no directions for self-harm.';

export function judgeDecency(moderation: Moderation): JudgeAnswer {
  return async ({ narrative, epilogue, suggestions, chronicle }) => {
    const text = [
      narrative,
      epilogue,
      ...suggestions.map((each) => `${each.title}. ${each.text}`),
      ...chronicle.map((line) => `${line.subject}: ${line.text}`),
    ].join('\n');
    const { refused, categories } = await moderation.check(text, 'model');
    if (!refused) return { kind: 'accept' };
    return {
      kind: 'again',
      note: NOTE,
      why: `refused: ${categories.join(', ')}`,
      otherwise: 'answer_refused',
    };
  };
}
