/** Where the world stands when a game begins. */
import { unmovedWorld, type Difficulty, type WorldState } from '@rubicon/domain';
import type { Scenario } from '@rubicon/scenarios';

/** A historical figure, known by the id, brings stats and standings of their own; everybody else those of the estate. */
export function openingWorld(
  scenario: Scenario,
  { characterId, estate }: { readonly characterId: number; readonly estate: string },
  difficulty: Difficulty,
): WorldState {
  const figure = scenario.characters.find(({ id }) => id === characterId);
  return {
    stats: scenario.startingStats(figure ?? { estate }, difficulty),
    date: { ordinal: 0, label: scenario.dateLabel(0) },
    phase: scenario.phaseAt(0).id,
    ...unmovedWorld,
    ...(figure && { factions: { ...figure.standings } }),
  };
}
