/** Which way an act should move the stats: said beside each scripted line. Pure. */
import type { ActOutcome, Stats } from '@rubicon/domain';

export type Move = 'up' | 'down' | 'not up' | 'not down' | 'still';
export type Moves = Readonly<Partial<Record<keyof Stats, Move>>>;

/** By what came of it; an outcome that is not named proves nothing. Of what was refused only `always` is asked. */
export interface ExpectedMoves {
  /** Done; of what was done in part, that nothing went the other way. */
  readonly done?: Moves;
  readonly failed?: Moves;
  /** Whatever came of it, unless the outcome asks for more. */
  readonly always?: Moves;
}

/** Nothing moves: of a question. */
export const nothing: ExpectedMoves = {
  always: { influence: 'still', reputation: 'still', resources: 'still' },
};

export function movesFor(expected: ExpectedMoves | null, outcome: ActOutcome): Moves {
  const byOutcome: Readonly<Record<ActOutcome, Moves>> = {
    done: expected?.done ?? {},
    partly: softened(expected?.done ?? {}),
    failed: expected?.failed ?? {},
    refused: {},
  };
  return { ...expected?.always, ...byOutcome[outcome] };
}

function softened(moves: Moves): Moves {
  const soft: Readonly<Record<Move, Move>> = {
    up: 'not down',
    down: 'not up',
    'not up': 'not up',
    'not down': 'not down',
    still: 'still',
  };
  return Object.fromEntries(Object.entries(moves).map(([stat, move]) => [stat, soft[move]]));
}
