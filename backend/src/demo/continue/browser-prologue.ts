/** A prologue played in the browser, played again here: of what the browser says only the actions count. */
import type { GameType } from '@rubicon/contracts';
import { unmovedWorld } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { playLocalDemo, startLocalDemo } from '@rubicon/scenarios/public/local-demo';
import { wellFormed } from '../../platform/text/index.js';
import type { ToldPrologue } from './told-prologue.js';

const MIN_STAT = 0;
const MAX_STAT = 100;

/**
 * The game's stats are those of the character's estate, moved by what the prologue moved: authority is influence, unrest counts against
 * reputation.
 * @param actions one to three, trimmed: the browser's very text, whose length picks the outcome
 */
export function browserPrologue(gameType: GameType, actions: readonly string[]): ToldPrologue {
  const scenario = scenarios[gameType];
  const { demo, ordinals, character, nextSuggestions } = scenario.prologue;
  const before = startLocalDemo(demo, 0);
  const after = actions.reduce((state, action) => playLocalDemo(demo, state, action, 0), before);
  const start = scenario.startingStats({ estate: character.estate }, 'normal');
  const moved = (stat: number, by: number) => Math.min(MAX_STAT, Math.max(MIN_STAT, stat + by));
  const ordinal = ordinals[after.turnCount]!;
  return {
    story: {
      opening: demo.opening,
      turns: actions.map((action, index) => ({
        action: wellFormed(action),
        // The opening, then for each turn the action's block and its outcome's.
        narrative: after.narrative[2 * index + 2]!,
      })),
    },
    world: {
      stats: {
        influence: moved(start.influence, after.stats.authority - before.stats.authority),
        reputation: moved(start.reputation, before.stats.unrest - after.stats.unrest),
        resources: moved(start.resources, after.stats.resources - before.stats.resources),
      },
      date: { ordinal, label: scenario.dateLabel(ordinal) },
      phase: scenario.phaseAt(ordinal).id,
      ...unmovedWorld,
    },
    suggestions: nextSuggestions,
  };
}
