/** Which lines of a chronicle are to be told in fewer, once it has outgrown its place in the prompt. */
import { comparable, type ChronicleLine } from '@rubicon/domain';
import { CHRONICLE_TOKENS_MAX, tokensOfLine } from './prompt-chronicle.js';

/** Of the prompt's budget: so much a chronicle may hold before it is summarised. */
const OUTGROWN = 1.5;
/** What was told in so many last turns is left as it is. */
const RECENT_TURNS = 10;
/** Tokens: fewer are not worth a call, more not good for one. */
const OFFERED_TOKENS_MIN = 300;
const OFFERED_TOKENS_MAX = 3_000;

/**
 * Empty: there is nothing to do. Only lines that share their subject with others, none that the player pinned or corrected.
 * What the player put into the story stays word for word as long as all of that fits into the prompt.
 * @param depth of the node at which the chronicle stands
 */
export function linesToSummarise(
  chronicle: readonly ChronicleLine[],
  depth: number,
  countTokens: (text: string) => number,
): ChronicleLine[] {
  const ours = chronicle
    .filter(({ pinned, corrected }) => !pinned && !corrected)

    .map((line, index) => ({ line, tokens: tokensOfLine({ number: index + 1, line }, countTokens) }));
  if (tokensOf(ours) <= OUTGROWN * CHRONICLE_TOKENS_MAX) return [];

  const playersFit = tokensOf(ours.filter(({ line }) => line.fromPlayer)) <= CHRONICLE_TOKENS_MAX;
  const old = ours.filter(
    ({ line: { lastDepth, fromPlayer, settled } }) =>
      lastDepth <= depth - RECENT_TURNS && !(fromPlayer && !settled && playersFit),
  );
  const offered: Counted[] = [];
  for (const group of bySubject(old)) {
    const fitting = asManyAs(OFFERED_TOKENS_MAX - tokensOf(offered), group);
    if (fitting.length > 1) offered.push(...fitting);
  }
  return tokensOf(offered) < OFFERED_TOKENS_MIN ? [] : offered.map(({ line }) => line);
}

function bySubject(lines: readonly Counted[]): Iterable<readonly Counted[]> {
  const groups = new Map<string, Counted[]>();
  for (const one of lines) {
    const subject = comparable(one.line.subject);
    groups.set(subject, [...(groups.get(subject) ?? []), one]);
  }
  return groups.values();
}

interface Counted {
  readonly line: ChronicleLine;
  readonly tokens: number;
}

function tokensOf(lines: readonly Counted[]): number {
  return lines.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** The first ones, as many as fit. */
function asManyAs(budget: number, lines: readonly Counted[]): readonly Counted[] {
  let left = budget;
  const end = lines.findIndex(({ tokens }) => (left -= tokens) < 0);
  return end === -1 ? lines : lines.slice(0, end);
}
