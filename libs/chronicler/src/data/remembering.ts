/** By which words it is known what is promised, owed and done, and what wounds there are. */
import type { DeedIntent } from '../intent.js';

export const promiseWords =
  /\b(promise|swear|swore|vow|pledge|give my word|my word of honou?r|take an oath)\w*/i;
export const debtWords = /\b(borrow|take (out )?a loan|ask .{1,30} for a loan|(?:i|we) (?:still )?owe)\w*/i;
export const repayWords =
  /\b(repay|pay back|pay off|pay my debt|settle|return the (money|loan|gold)|give back)\w*/i;
/** Deeds that give a wound time. */
export const healedAfter: ReadonlySet<DeedIntent> = new Set(['wait', 'pray', 'build', 'write']);

/** Deeds that see to one, with whoever knows how. */
export const healing =
  /\b(?:surgeons?|physicians?|doctors?|healers?|bandag\w*|stitch\w*|sew\w* up|(?:treat|heal)\w* my|(?:clean|wash|close|bind|dress)\w* (?:up )?(?:my|the) (?:\p{L}+ )?(?:wounds?|shoulder|thigh|side|ribs?|hand|knee|brow|leg|arm|head))\b/iu;

/** `told`: as the page says it. */
export const wounds: readonly { readonly subject: string; readonly by: string; readonly told: string }[] = [
  {
    subject: 'your left shoulder',
    by: 'a blade went through the left shoulder',
    told: 'A blade has gone through your left shoulder, and the sleeve is wet.',
  },
  {
    subject: 'your right thigh',
    by: 'a point went deep into the right thigh, and you limp',
    told: 'A point has gone deep into your right thigh. You can stand, if you hold on to something.',
  },
  {
    subject: 'your side',
    by: 'two ribs are broken, and breathing is work',
    told: 'Two of your ribs are broken, and breathing is work.',
  },
  {
    subject: 'your right hand',
    by: 'the right hand was cut to the bone',
    told: 'Your right hand is cut to the bone, and will not close.',
  },
  {
    subject: 'your left knee',
    by: 'the left knee was crushed in the press',
    told: 'Your left knee was crushed in the press, and does not bear you.',
  },
  {
    subject: 'your brow',
    by: 'a stone laid the brow open above the eye',
    told: 'A stone has laid your brow open above the eye, and you see half of everything in red.',
  },
];
