/** Which way an act should move the stats, said beside each scripted line, and whether it did. Pure. */
import type { ActOutcome, Stats } from '@rubicon/domain';
import { seenOf, stagedTurns, type ActedTurn, type StagedTurn } from './acted-turn.js';
import type { Measure } from './measure-story.js';

export type Move = 'up' | 'down' | 'not up' | 'not down' | 'still';
export type Moves = Readonly<Partial<Record<keyof Stats, Move>>>;

/** By what came of it; an outcome that is not named proves nothing. Of what was refused only `always` is asked. */
export interface ExpectedMoves {
  /** Done; of what was done in part, that nothing went the other way. */
  readonly done?: Moves;
  readonly failed?: Moves;
  /** Whatever came of it. */
  readonly always?: Moves;
}

/** Nothing moves: of a question. */
export const nothing: ExpectedMoves = {
  always: { influence: 'still', reputation: 'still', resources: 'still' },
};

const LEAST_SHARE = 0.9;
const FULL = 100;

/** Stat changes that are of the kind that the act has. */
export function movesOfTheirKind(turns: readonly ActedTurn[]): Measure {
  const asked = stagedTurns(turns).flatMap((turn) => {
    const moves = movesFor(turn.moves, turn.proposed.outcome);
    return Object.keys(moves).length === 0 ? [] : [{ turn, wrong: wrongMoves(turn, moves) }];
  });
  const wrong = asked.filter((each) => each.wrong.length > 0);
  const share = asked.length === 0 ? 1 : 1 - wrong.length / asked.length;
  const measure: Measure = {
    name: 'stat changes of the kind that the act has',
    value:
      asked.length === 0
        ? 'nothing with a known kind was done'
        : `${(100 * share).toFixed(1)} % of ${asked.length}`,
    aim: '≥ 90 %',
    met: share >= LEAST_SHARE,
    places: wrong.map(
      (each) =>
        `turn ${each.turn.number}, ${each.turn.proposed.act}/${each.turn.proposed.outcome}: ${each.wrong.join(', ')} (${each.turn.action.slice(0, 60)})`,
    ),
  };
  return seenOf(turns, measure);
}

export function movesFor(expected: ExpectedMoves | null, outcome: ActOutcome): Moves {
  const byOutcome: Readonly<Record<ActOutcome, Moves>> = {
    done: expected?.done ?? {},
    partly: softened(expected?.done ?? {}),
    failed: expected?.failed ?? {},
    refused: {},
  };
  return { ...byOutcome[outcome], ...expected?.always };
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

function wrongMoves({ world, stats }: StagedTurn, moves: Moves): string[] {
  return Object.entries(moves).flatMap(([stat, move]) => {
    const before = world.stats[stat] ?? 0;
    const after = stats[stat] ?? before;
    return isMove(move, before, after) ? [] : [`${stat} from ${before} to ${after}, not “${move}”`];
  });
}

/** What stands at its end goes no further. */
function isMove(move: Move, before: number, after: number): boolean {
  switch (move) {
    case 'up':
      return after > before || before === FULL;
    case 'down':
      return after < before || before === 0;
    case 'not up':
      return after <= before;
    case 'not down':
      return after >= before;
    case 'still':
      return after === before;
  }
}
