/** What a turn makes of the scene: the domain's rules, with the game's days, and the era's ways and people. */
import {
  daysPassed,
  MAX_DAYS_PER_TURN,
  nextScene,
  type NextScene,
  type ProposedScene,
  type SceneFault,
  type SceneFaultCode,
} from '@rubicon/domain';
import type { PromptMaterial } from './build-prompt.js';
import { daysBetween } from './days-between.js';
import { eraPresence } from './era-presence.js';

/**
 * @param proposed null: the model told none, and the scene stays as it is
 * @param days as proposed; null: not told yet, then any way is short enough
 */
export type SceneAfter = (proposed: ProposedScene | null, days: number | null) => NextScene;

export interface SceneTurn extends Pick<
  PromptMaterial,
  'scene' | 'scenario' | 'game' | 'action' | 'chronicle'
> {
  readonly world: {
    readonly date: { readonly ordinal: number };
    /** Ids of events that went otherwise. */
    readonly bent: readonly string[];
  };
}

export function sceneAfter({ scene, scenario, game, action, world, chronicle }: SceneTurn): SceneAfter {
  const isQuestion = action.kind === 'question';
  const daysOf = (days: number, { act, hour }: Pick<ProposedScene, 'act' | 'hour'>) =>
    daysPassed(days, action.kind, hour && { before: scene.hour, after: hour, act });
  return (proposed, told) => {
    if (proposed === null) return { scene, faults: [] };
    const days = told === null ? MAX_DAYS_PER_TURN : daysOf(told, proposed);
    return nextScene(scene, proposed, {
      days,
      daysBetween: (from, to) => daysBetween(scenario.world, from, to),
      inEra: eraPresence(scenario, { ordinal: world.date.ordinal, days, bent: world.bent, chronicle }),
      characterName: game.character.name,
      isQuestion,
    });
  };
}

const plainWords: Readonly<Record<SceneFaultCode, (name: string) => string>> = {
  dead_speaks: (name) => `${name} is dead and cannot speak or act`,
  absent_speaks: (name) => `${name} is not here and cannot speak or act`,
  dead_rises: (name) => `${name} is dead and stays dead`,
  comes_too_soon: (name) => `${name} is too far away to be here already`,
  too_far: (name) => `${name} is too far away to be reached in this turn`,
  gone_used: (name) => `${name} is gone and cannot be used`,
  gone_returns: (name) => `${name} is gone and does not come back`,
  out_of_reach: (name) => `${name} is with somebody who is not here and cannot be used or had back`,
};

/** Faults that a note names: more would be a scolding. */
const NAMED_MAX = 4;

/** What a model is told that broke the scene. */
export function sceneNote(faults: readonly SceneFault[]): string {
  const said = faults.slice(0, NAMED_MAX).map(({ code, name }) => plainWords[code](name));
  return `Your last answer broke the scene: ${said.join('; ')}. Answer the last message again, all of it, and keep to its "scene".`;
}
