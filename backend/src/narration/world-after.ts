/** The model proposes, the game decides. */
import {
  applyEffects,
  applyStandings,
  bendHistory,
  dangerAfter,
  daysPassed,
  endingOf,
  type ChronicleLine,
  type Difficulty,
  type EndingKind,
  type ProposedScene,
  type SceneHour,
  type TurnKind,
  type WorldState,
} from '@rubicon/domain';
import type { Scenario } from '@rubicon/scenarios';
import { openWoundOf } from './open-wound.js';
import type { NarratorAnswer } from './read-answer.js';

/** By what the game goes. */
export interface GameRules {
  readonly difficulty: Difficulty;
  readonly kind: TurnKind;
  readonly historicalAccuracy: boolean;
  readonly character: { readonly name: string; readonly estate: string };
  /** Before the turn; absent: no scene says. */
  readonly hour?: SceneHour | null;
}

/** What an answer proposes to do to the world. */
export type ProposedChanges = Pick<NarratorAnswer, 'effects' | 'daysPassed' | 'factions' | 'bends'> & {
  /** Of its scene only what kind of act it was, whether it came to pass, and the hour at its end. */
  readonly scene?: (Pick<ProposedScene, 'act' | 'outcome'> & Partial<Pick<ProposedScene, 'hour'>>) | null;
};

/** Of an answer without a scene. */
const SOME_ACT = { act: null, outcome: 'done' } as const;

/** Where the world stands after a turn; the era ends on its last day. */
export function worldAfter(
  before: WorldState,
  answer: ProposedChanges,
  scenario: Scenario,
  { difficulty, kind, historicalAccuracy, character, hour = null }: GameRules,
): WorldState {
  const { act, outcome } = answer.scene ?? SOME_ACT;
  const after = answer.scene?.hour;
  const hours = hour && after && act ? { before: hour, after, act } : null;
  const passed = before.date.ordinal + daysPassed(answer.daysPassed, kind, hours);
  const ordinal = Math.max(before.date.ordinal, Math.min(passed, scenario.lastOrdinal));
  const { estate } = character;
  const now = standingsNow(before, scenario, estate);
  const stats = applyEffects(before.stats, answer.effects, { kind, act, outcome, estate, difficulty });
  return {
    stats,
    date: { ordinal, label: scenario.dateLabel(ordinal) },
    phase: scenario.phaseAt(ordinal).id,
    factions: applyStandings(before.factions, answer.factions, now, difficulty, kind),
    bent: bendHistory(before.bent, answer.bends, scenario.timeline, {
      ordinal,
      stats: before.stats,
      kind,
      accuracy: historicalAccuracy,
    }),
    ...dangerAfter(before, stats, { difficulty, kind }),
  };
}

/** Where every faction stands that counts on this day, by id. */
export function standingsNow(
  { date, factions }: Pick<WorldState, 'date' | 'factions'>,
  scenario: Scenario,
  estate: string,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    scenario.factionsAt(date.ordinal).map(({ id }) => [id, scenario.standingOf(id, factions, estate)]),
  );
}

/**
 * How the story ends with this turn; null while it goes on.
 * @param after the world as it is then
 * @param rules with the world, and the chronicle, of before the turn: nobody is wounded and dies of it in one
 */
export function endingAfter(
  after: WorldState,
  answer: Pick<NarratorAnswer, 'ending' | 'epilogue'>,
  scenario: Scenario,
  {
    before,
    depth,
    chronicle,
    ...rules
  }: GameRules & {
    readonly before: Pick<WorldState, 'stats' | 'dangerTurns'>;
    readonly depth: number;
    readonly chronicle: readonly ChronicleLine[];
  },
): { readonly kind: EndingKind; readonly epilogue: string } | null {
  const { difficulty, kind, character } = rules;
  const ending = endingOf(after, {
    proposed: answer.ending,
    difficulty,
    kind,
    depth,
    statsBefore: before.stats,
    dangerTurnsBefore: before.dangerTurns ?? 0,
    wounded: openWoundOf(character.name, chronicle) !== null,
    lastOrdinal: scenario.lastOrdinal,
  });
  if (!ending) return null;
  // One that was told of another ending would be wrong.
  const own = answer.ending === ending || answer.ending === null ? answer.epilogue : '';
  const { date, phase, stats } = after;
  const phaseName = scenario.phases.find(({ id }) => id === phase)?.name ?? phase;
  return {
    kind: ending,
    epilogue:
      own ||
      scenario.epilogueFor(ending, { name: character.name, date: date.label, phase: phaseName, stats }),
  };
}
