/** By which words it is known what is promised, owed and done, and what wounds there are. */
import type { DeedIntent } from '../intent.js';

export const promiseWords =
  /\b(promise|swear|swore|vow|pledge|give my word|my word of honou?r|take an oath)\w*/i;
export const debtWords = /\b(borrow|take (out )?a loan|ask .{1,30} for a loan|(?:i|we) (?:still )?owe)\w*/i;
export const repayWords =
  /\b(repay|pay back|pay off|pay my debt|settle|return the (money|loan|gold)|give back)\w*/i;
/** Deeds that give a wound time. */
export const healedAfter: ReadonlySet<DeedIntent> = new Set(['wait', 'pray', 'build', 'write']);

export const wounds: readonly { readonly subject: string; readonly by: string }[] = [
  { subject: 'your left shoulder', by: 'a blade went through the left shoulder' },
  { subject: 'your right thigh', by: 'a point went deep into the right thigh, and you limp' },
  { subject: 'your side', by: 'two ribs are broken, and breathing is work' },
  { subject: 'your right hand', by: 'the right hand was cut to the bone' },
  { subject: 'your left knee', by: 'the left knee was crushed under a fallen horse' },
  { subject: 'your brow', by: 'a stone laid the brow open above the eye' },
];
