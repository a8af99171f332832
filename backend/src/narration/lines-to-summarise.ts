/** Which lines of a chronicle are to be told in fewer, once it has outgrown its place in the prompt. */
import { comparable, groupLines, oncePer, type ChronicleLine } from '@rubicon/domain';
import { CHRONICLE_TOKENS_MAX, lineTokens } from './prompt-chronicle.js';

/** Of the prompt's budget: so much a chronicle may hold before it is summarised. */
const OUTGROWN = 1.5;
/** What was told in so many last turns is left as it is. */
const RECENT_TURNS = 10;
/** Tokens: fewer are not worth a call, more not good for one. */
const OFFERED_TOKENS_MIN = 300;
const OFFERED_TOKENS_MAX = 3_000;
/** What is made of them is shorter. */
const MADE_OF_OFFERED = 2 / 3;
/** Of what a prompt may take: the rest is the answer's, and the orders'. */
const OFFERED_SHARE = 1 / 3;

/** Tokens that one summary may take from the chronicle, and write. */
export interface SummaryRoom {
  readonly offered: number;
  readonly written: number;
}

/** @param maxInputTokens of a turn: a model with a small window summarises less at a time */
export function summaryRoom(maxInputTokens: number): SummaryRoom {
  const offered = Math.min(OFFERED_TOKENS_MAX, Math.floor(maxInputTokens * OFFERED_SHARE));
  return { offered, written: Math.ceil(offered * MADE_OF_OFFERED) };
}

/**
 * Empty: there is nothing to do. Only lines that share their subject with others, none that the player pinned or corrected.
 * What the player put into the story stays word for word as long as all of that fits into the prompt.
 * @param depth of the node at which the chronicle stands
 */
export function linesToSummarise(
  chronicle: readonly ChronicleLine[],
  depth: number,
  countTokens: (text: string) => number,
  offeredTokensMax = OFFERED_TOKENS_MAX,
): ChronicleLine[] {
  const costOf = lineTokens(countTokens);
  const ours = chronicle.filter(({ pinned, corrected }) => !pinned && !corrected);
  if (fits(OUTGROWN * CHRONICLE_TOKENS_MAX, ours, costOf)) return [];

  const players = ours.filter(({ fromPlayer }) => fromPlayer);
  const playersFit = fits(CHRONICLE_TOKENS_MAX, players, costOf);
  const old = ours.filter(
    ({ lastDepth, fromPlayer, settled }) =>
      lastDepth <= depth - RECENT_TURNS && !(fromPlayer && !settled && playersFit),
  );
  const offered: ChronicleLine[] = [];
  let left = offeredTokensMax;
  for (const group of groupLines(old, subjectOf).values()) {
    if (group.length < 2) continue;
    const fitting = asManyAs(left, group, costOf);
    if (fitting.length < 2) break;
    offered.push(...fitting);
    left -= tokensOf(fitting, costOf);
  }
  return offeredTokensMax - left < OFFERED_TOKENS_MIN ? [] : offered;
}

type CostOf = (line: ChronicleLine) => number;

const subjectOf = oncePer((line: ChronicleLine) => comparable(line.subject));

function tokensOf(lines: readonly ChronicleLine[], costOf: CostOf): number {
  return lines.reduce((sum, line) => sum + costOf(line), 0);
}

/** Counts no further than to the first one that does not fit. */
function fits(budget: number, lines: readonly ChronicleLine[], costOf: CostOf): boolean {
  return asManyAs(budget, lines, costOf).length === lines.length;
}

/** The first ones, as many as fit. */
function asManyAs(budget: number, lines: readonly ChronicleLine[], costOf: CostOf): readonly ChronicleLine[] {
  let left = budget;
  const end = lines.findIndex((line) => (left -= costOf(line)) < 0);
  return end === -1 ? lines : lines.slice(0, end);
}
