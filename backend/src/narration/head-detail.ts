/** How much the standing orders tell: less for a model with a small window (`prompt-size.ts`). */
export interface HeadDetail {
  /** `outline`: all of the era's history; `near`: none of it here, the last message names what is near. */
  readonly history: 'outline' | 'near';
  /** `short`: the same rules in fewer words, and factions without their aims. */
  readonly rules: 'whole' | 'short';
}

export const wholeHead: HeadDetail = { history: 'outline', rules: 'whole' };
