/** Whether the stats moved the way that the act should move them. Pure. */
import { seenOf, stagedTurns, type ActedTurn, type StagedTurn } from './acted-turn.js';
import { movesFor, type Move, type Moves } from './expected-moves.js';
import type { Measure } from './measure-story.js';

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
