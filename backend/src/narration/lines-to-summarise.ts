/** Which lines of a chronicle are to be told in fewer, once it has outgrown its place in the prompt. */
import { isSame, type ChronicleLine } from '@rubicon/domain';
import { CHRONICLE_TOKENS_MAX, tokensOfLine } from './prompt-chronicle.js';

/** Of the prompt's budget: so much a chronicle may hold before it is summarised. */
const OUTGROWN = 1.5;
/** What was told in so many last turns is left as it is. */
const RECENT_TURNS = 10;
/** Tokens: fewer are not worth a call, more not good for one. */
const OFFERED_TOKENS_MIN = 300;
const OFFERED_TOKENS_MAX = 3_000;

/**
 * Oldest first; empty: there is nothing to do. Only lines that share their subject with others, none that the player pinned or corrected.
 * What the player put into the story stays word for word as long as all of that fits into the prompt.
 * @param depth of the node at which the chronicle stands
 */
export function linesToSummarise(
  chronicle: readonly ChronicleLine[],
  depth: number,
  countTokens: (text: string) => number,
): ChronicleLine[] {
  const tokensOf = (lines: readonly ChronicleLine[]) =>
    lines.reduce((sum, line) => sum + tokensOfLine({ number: 1, line }, countTokens), 0);
  const ours = chronicle.filter(({ pinned, corrected }) => !pinned && !corrected);
  if (tokensOf(ours) <= OUTGROWN * CHRONICLE_TOKENS_MAX) return [];

  const playersFit = tokensOf(ours.filter(({ fromPlayer }) => fromPlayer)) <= CHRONICLE_TOKENS_MAX;
  const old = ours.filter(
    ({ lastDepth, fromPlayer, settled }) =>
      lastDepth <= depth - RECENT_TURNS && !(fromPlayer && !settled && playersFit),
  );
  const offered: ChronicleLine[] = [];
  const seen = new Set<ChronicleLine>();
  let left = OFFERED_TOKENS_MAX;
  for (const line of old) {
    if (seen.has(line)) continue;
    const group = old.filter(({ subject }) => isSame(subject, line.subject));
    for (const one of group) seen.add(one);
    const fitting = group.filter((_one, index) => tokensOf(group.slice(0, index + 1)) <= left);
    if (fitting.length < 2) continue;
    left -= tokensOf(fitting);
    offered.push(...fitting);
  }
  return OFFERED_TOKENS_MAX - left < OFFERED_TOKENS_MIN ? [] : offered;
}
