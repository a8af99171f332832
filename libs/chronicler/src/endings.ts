/** Whether the story should end here, and what became of it: proposed; the game decides. */
import type { EndingKind, Scenario, Stats } from '@rubicon/scenarios';
import type { Scene } from './prompt.js';
import { isWounded } from './wounds.js';
import type { DeedIntent } from './intent.js';
import { numberFor } from './random.js';

export type ProposedEnding = Exclude<EndingKind, 'last_day'> | 'none';

/** Two stats at most so high, and a wound: the harder the game, the nearer is death. */
const frailAt = { easy: 5, normal: 12, hard: 20 } as const;
const triumphAt: Stats = { influence: 90, reputation: 75, resources: 50 };
const triumphFromTurn = 20;
const chanceOfDeath = 50;
const violent: ReadonlySet<DeedIntent> = new Set(['fight', 'command', 'flee', 'scheme']);

export function endingOf(scene: Scene, intent: DeedIntent, goesWell: boolean, key: string): ProposedEnding {
  const { influence, reputation, resources } = scene.stats;
  if (influence === undefined || reputation === undefined || resources === undefined) return 'none';
  const low = [influence, reputation, resources].filter((stat) => stat <= frailAt[scene.difficulty]);
  if (!goesWell && violent.has(intent) && low.length >= 2 && isWounded(scene.memory))
    return numberFor(`${key} death`, 100) < chanceOfDeath ? 'death' : 'none';
  const high =
    influence >= triumphAt.influence &&
    reputation >= triumphAt.reputation &&
    resources >= triumphAt.resources;
  return goesWell && high && scene.turn >= triumphFromTurn ? 'triumph' : 'none';
}

/** By the stat that stands highest; empty when the story goes on. */
export function epilogueOf(ending: ProposedEnding, scene: Scene, scenario: Scenario): string {
  if (ending === 'none') return '';
  const { influence = 0, reputation = 0, resources = 0 } = scene.stats;
  const highest = Math.max(influence, reputation, resources);
  const by = highest === reputation ? 'reputation' : highest === influence ? 'influence' : 'resources';
  return scenario.endings[ending][by]
    .replaceAll('{name}', scene.characterName)
    .replaceAll('{date}', scene.date || scenario.dateLabel(scene.ordinal))
    .replaceAll('{phase}', scene.phase || scenario.phaseAt(scene.ordinal).name);
}
