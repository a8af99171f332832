/** What a checked model is good for, in one line. Pure. */

export interface CheckedTurn {
  readonly era: string;
  /** Null: told. */
  readonly failure: string | null;
  readonly seconds: number;
  readonly words: number;
  /** That it lets go by for an act of a moment. */
  readonly days: number;
  /** What is wrong with its JSON by our schema. */
  readonly schemaFaults: number;
  readonly isInLanguage: boolean;
  /** Sentences that stood in the opening. */
  readonly repeated: number;
}

/** Seconds for which players wait for a page without leaving. */
const PATIENCE_SECONDS = 45;
const LONG_SECONDS = 180;
const FEWEST_WORDS = 60;
/** To say something, and to give something. */
const MOST_DAYS = 3;

export function verdictOf(turns: readonly CheckedTurn[]): {
  readonly willDo: boolean;
  readonly line: string;
} {
  const failed = turns.filter(({ failure }) => failure !== null);
  const told = turns.filter(({ failure }) => failure === null);
  if (told.length === 0)
    return { willDo: false, line: `WILL NOT DO: no turn was told (${reasonsOf(failed)}).` };
  const longest = Math.max(...told.map(({ days }) => days));
  const slowest = Math.max(...told.map(({ seconds }) => seconds));
  const blemishes = [
    ...(failed.length > 0 ? [`${failed.length} of ${turns.length} turns failed (${reasonsOf(failed)})`] : []),
    ...(told.some(({ isInLanguage }) => !isInLanguage) ? ['it does not keep to the language'] : []),
    ...(told.some(({ words }) => words < FEWEST_WORDS) ? ['its pages are short'] : []),
    ...(longest > MOST_DAYS ? [`it lets ${longest} days go by for an act of a moment`] : []),
    ...(told.some(({ repeated }) => repeated > 0) ? ['it tells the opening again'] : []),
    ...(told.some(({ schemaFaults }) => schemaFaults > 0) ? ['it does not keep to the form'] : []),
    ...(slowest > LONG_SECONDS
      ? [`a turn takes ${slowest.toFixed(0)} s, which few players wait for`]
      : slowest > PATIENCE_SECONDS
        ? [`a turn takes ${slowest.toFixed(0)} s`]
        : []),
  ];
  if (blemishes.length === 0)
    return { willDo: true, line: `WILL DO: turns in ${slowest.toFixed(1)} s or less.` };
  const willDo =
    failed.length === 0 && slowest <= LONG_SECONDS && told.every(({ isInLanguage }) => isInLanguage);
  return { willDo, line: `${willDo ? 'WILL DO, BUT' : 'WILL HARDLY DO'}: ${blemishes.join('; ')}.` };
}

function reasonsOf(failed: readonly CheckedTurn[]): string {
  return [...new Set(failed.map(({ failure }) => failure))].join(', ');
}
