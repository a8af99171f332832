/**
 * How fast a language model's server works, the limits that follow from it, and what players are told to expect. A slow one is given the time
 * that it needs; a quick one has the limits that always held. Pure.
 */

/** As a probe measured it. */
export interface ModelPace {
  /** Milliseconds to the first token of a prompt of a few words: the way there, and whatever waits there. */
  readonly latencyMs: number;
  /** Tokens a second of a prompt that the server had not read before. */
  readonly readTokensPerSecond: number;
  readonly writeTokensPerSecond: number;
}

/** Milliseconds. */
export interface ModelTimes {
  /** To the first token of a call. */
  readonly firstTokenMs: number;
  /** Between two pieces. */
  readonly idleMs: number;
  /** From a job's start, for every call of a turn together. */
  readonly totalMs: number;
  /** From a turn's submission until it is given up, whoever was at work on it. */
  readonly abandonAfterMs: number;
}

/** What always held, and holds for a model whose pace is not known. */
export const LEAST_TIMES: ModelTimes = {
  firstTokenMs: 30_000,
  idleMs: 20_000,
  totalMs: 120_000,
  abandonAfterMs: 180_000,
};

/** A probe is taken on whatever else a machine does: a turn may take so much longer. */
const ROOM = 1.5;
/** The longest piece between two others, in tokens: servers send what they have decoded together. */
const TOKENS_BETWEEN_PIECES = 40;
/** Turns that may wait in front of one, at a server that tells one after the other. */
const TURNS_WAITING = 1;
/** A server that writes no faster serves one after the other: hosted ones write several times as fast, and many at once. */
const SLOW_WRITER_TOKENS_PER_SECOND = 20;
/** Of an ordinary turn: tokens that no earlier prompt held, and those before the story's first word. */
const NEW_TOKENS = 2_500;
/** The same of a game's first turn: what is the same for all games of the era may have to be read for it, too. */
const NEW_TOKENS_FIRST = 5_000;
const TOKENS_BEFORE_STORY = 120;
/** Turns after which what they took is believed rather than the pace: one that went wrong rules no estimate. */
const TURNS_BELIEVED = 3;

/** Whole milliseconds, at least those that always held. @param set by the operator: those hold */
export function timesFor(
  pace: ModelPace | null,
  tokens: { readonly maxInputTokens: number; readonly maxOutputTokens: number },
  set: Partial<ModelTimes> = {},
): ModelTimes {
  const least = LEAST_TIMES;
  const reading = pace ? pace.latencyMs + msFor(tokens.maxInputTokens, pace.readTokensPerSecond) : 0;
  const writing = pace ? msFor(tokens.maxOutputTokens, pace.writeTokensPerSecond) : 0;
  const firstTokenMs = set.firstTokenMs ?? atLeast(least.firstTokenMs, ROOM * reading);
  const idleMs =
    set.idleMs ??
    atLeast(least.idleMs, pace ? ROOM * msFor(TOKENS_BETWEEN_PIECES, pace.writeTokensPerSecond) : 0);
  // An answer may be asked for once more: what was read is still there then.
  const totalMs = set.totalMs ?? atLeast(least.totalMs, ROOM * (reading + 2 * writing));
  const abandonAfterMs =
    set.abandonAfterMs ??
    atLeast(
      least.abandonAfterMs,
      totalMs > least.totalMs ? (1 + TURNS_WAITING) * totalMs : least.abandonAfterMs,
    );
  return { firstTokenMs, idleMs, totalMs, abandonAfterMs };
}

export function isSlowWriter(pace: ModelPace | null): boolean {
  return pace !== null && pace.writeTokensPerSecond < SLOW_WRITER_TOKENS_PER_SECOND;
}

/** Of several models that may be asked one after the other. */
export function longestTimes(all: readonly ModelTimes[]): ModelTimes {
  const longest = (of: (times: ModelTimes) => number) => Math.max(...all.map(of));
  return {
    firstTokenMs: longest(({ firstTokenMs }) => firstTokenMs),
    idleMs: longest(({ idleMs }) => idleMs),
    totalMs: longest(({ totalMs }) => totalMs),
    abandonAfterMs: longest(({ abandonAfterMs }) => abandonAfterMs),
  };
}

/** What has a shorter limit of its own gets as long as a turn where the model is slow. */
export function orAsTurnsOf(times: ModelTimes, milliseconds: number): number {
  return times.totalMs > LEAST_TIMES.totalMs ? times.totalMs : milliseconds;
}

/** Milliseconds from a turn's start to its first words: the middle one of the last ones, else as the pace lets one expect. */
export function usualFirstWordsMs(pace: ModelPace, lately: readonly number[]): number {
  return middleOf(lately) ?? firstWordsMs(pace, NEW_TOKENS);
}

/** The same of a game's first turn: at least as the pace lets one expect of it. */
export function firstTurnsFirstWordsMs(pace: ModelPace, lately: readonly number[]): number {
  return Math.max(middleOf(lately) ?? 0, firstWordsMs(pace, NEW_TOKENS_FIRST));
}

function middleOf(lately: readonly number[]): number | null {
  const sorted = [...lately].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle !== undefined && sorted.length >= TURNS_BELIEVED ? middle : null;
}

function firstWordsMs(pace: ModelPace, newTokens: number): number {
  return (
    pace.latencyMs +
    msFor(newTokens, pace.readTokensPerSecond) +
    msFor(TOKENS_BEFORE_STORY, pace.writeTokensPerSecond)
  );
}

function msFor(tokens: number, perSecond: number): number {
  return (tokens / perSecond) * 1_000;
}

function atLeast(least: number, milliseconds: number): number {
  return Math.max(least, Math.ceil(milliseconds));
}
