/** The model proposes, the game decides. */
import {
  applyEffects,
  applyStandings,
  bendHistory,
  daysPassed,
  endingOf,
  wordsOf,
  type ChronicleLine,
  type Difficulty,
  type EndingKind,
  type TurnKind,
  type WorldState,
} from '@rubicon/domain';
import type { Scenario } from '@rubicon/scenarios';
import type { NarratorAnswer } from './read-answer.js';

/** By what the game goes. */
export interface GameRules {
  readonly difficulty: Difficulty;
  readonly kind: TurnKind;
  readonly historicalAccuracy: boolean;
  readonly character: { readonly name: string; readonly estate: string };
}

/** Where the world stands after a turn; the era ends on its last day. */
export function worldAfter(
  before: WorldState,
  answer: Pick<NarratorAnswer, 'effects' | 'daysPassed' | 'factions' | 'bends'>,
  scenario: Scenario,
  { difficulty, kind, historicalAccuracy, character }: GameRules,
): WorldState {
  const passed = before.date.ordinal + daysPassed(answer.daysPassed, kind);
  const ordinal = Math.max(before.date.ordinal, Math.min(passed, scenario.lastOrdinal));
  const now = standingsNow(before, scenario, character.estate);
  return {
    stats: applyEffects(before.stats, answer.effects, difficulty, kind),
    date: { ordinal, label: scenario.dateLabel(ordinal) },
    phase: scenario.phaseAt(ordinal).id,
    factions: applyStandings(before.factions, answer.factions, now, difficulty, kind),
    bent: bendHistory(before.bent, answer.bends, scenario.timeline, {
      ordinal,
      stats: before.stats,
      kind,
      accuracy: historicalAccuracy,
    }),
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
 * @param told before the turn: nobody is wounded and dies of it in one
 */
export function endingAfter(
  after: WorldState,
  answer: Pick<NarratorAnswer, 'ending' | 'epilogue'>,
  scenario: Scenario,
  {
    depth,
    chronicle,
    ...rules
  }: GameRules & { readonly depth: number; readonly chronicle: readonly ChronicleLine[] },
): { readonly kind: EndingKind; readonly epilogue: string } | null {
  const { difficulty, kind, character } = rules;
  const ending = endingOf(after, {
    proposed: answer.ending,
    difficulty,
    kind,
    depth,
    wounded: chronicle.some((line) => isOpenWoundOf(character.name, line)),
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

const SELF = /^(?:you|yourself|your .+|the player|player)$/i;

/** "you", or by the character's name or a part of it. */
function isOpenWoundOf(name: string, { topic, settled, subject }: ChronicleLine): boolean {
  if (topic !== 'wound' || settled) return false;
  const named = [...wordsOf(subject)];
  const own = wordsOf(name);
  return SELF.test(subject.trim()) || (named.length > 0 && named.every((word) => own.has(word)));
}
