/** The chronicle as a prompt holds it: numbered lines, the most relevant ones within a token budget. */
import { oncePer, selectLines, type ChronicleLine } from '@rubicon/domain';
import { tokensBeside, USUAL_ACTION_TOKENS, type Room } from './typed-action.js';

/** Tokens. */
export const CHRONICLE_TOKENS_MAX = 1_800;
/** In a whole prompt. */
export const chronicleRoom: Room = {
  most: CHRONICLE_TOKENS_MAX,
  least: 600,
  besideAction: USUAL_ACTION_TOKENS,
};
/** Quotation marks and comma around a line, and a number that may grow longer. */
const TOKENS_AROUND_LINE = 3;
/** Of up to three digits, which are one token: what a line costs does not change when others are told. */
const USUAL_NUMBER = 999;
/** Turns whose people are still spoken of. */
export const LATELY_TURNS = 3;

export interface ChronicleRequest {
  /** Whole, at the end of the path: a line's number is its place in it, from 1. */
  readonly chronicle: readonly ChronicleLine[];
  readonly action: string;
  /** Oldest first; its end is what was told lately. */
  readonly path: readonly { readonly action: string; readonly narrative: string }[];
  /** Place of the turn on its path, from 1. */
  readonly depth: number;
  readonly room?: Room;
  countTokens(this: void, text: string): number;
}

export interface NumberedLine {
  readonly number: number;
  readonly line: ChronicleLine;
}

/** In the chronicle's own order. */
export function linesInPrompt({
  chronicle,
  action,
  path,
  depth,
  room = chronicleRoom,
  countTokens,
}: ChronicleRequest): NumberedLine[] {
  const chosen = new Set(
    selectLines(chronicle, {
      action,
      lately: path
        .slice(-LATELY_TURNS)
        .map((turn) => `${turn.action}\n${turn.narrative}`)
        .join('\n'),
      depth,
      budget: tokensBeside(action, room, countTokens),
      costOf: lineTokens(countTokens),
    }),
  );
  const numbered: NumberedLine[] = [];
  for (const [index, line] of chronicle.entries())
    if (chosen.has(line)) numbered.push({ number: index + 1, line });
  return numbered;
}

/** Tokens of a line as a prompt will show it, by whoever counts them. */
export const lineTokens = oncePer((countTokens: (text: string) => number) =>
  oncePer(
    (line: ChronicleLine) => countTokens(lineText({ number: USUAL_NUMBER, line })) + TOKENS_AROUND_LINE,
  ),
);

/** "c4 promise (settled) Marie: you will bring her bread" */
export function lineText({ number, line }: NumberedLine): string {
  const { topic, subject, text, settled, corrected } = line;
  const state = settled ? ' (settled)' : corrected ? ' (corrected)' : '';
  return `c${number} ${topic}${state} ${subject}: ${text}`;
}
