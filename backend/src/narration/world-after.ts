/** The model proposes, the game decides. */
import { applyEffects, daysPassed, type Difficulty, type TurnKind, type WorldState } from '@rubicon/domain';
import type { Scenario } from '@rubicon/scenarios';
import type { NarratorAnswer } from './read-answer.js';

/** Where the world stands after a turn; the era ends on its last day. */
export function worldAfter(
  before: WorldState,
  answer: Pick<NarratorAnswer, 'effects' | 'daysPassed'>,
  scenario: Scenario,
  { difficulty, kind }: { difficulty: Difficulty; kind: TurnKind },
): WorldState {
  const passed = before.date.ordinal + daysPassed(answer.daysPassed, kind);
  const ordinal = Math.max(before.date.ordinal, Math.min(passed, scenario.lastOrdinal));
  return {
    stats: applyEffects(before.stats, answer.effects, difficulty, kind),
    date: { ordinal, label: scenario.dateLabel(ordinal) },
    phase: scenario.phaseAt(ordinal).id,
    factions: before.factions,
    bent: before.bent,
  };
}
