/** What an answer comes to once the game has decided on all that it proposes. */
import type { NarrateTurn } from '@rubicon/domain';
import { chronicleDeltas, endingAfter, worldAfter, type NarratorAnswer } from '../../narration/index.js';
import type { TurnMaterial } from './prompt-material.js';

export function whatCameOf(
  answer: NarratorAnswer,
  { action, chronicle, game, scenario, scene, world: before }: TurnMaterial,
): Pick<NarrateTurn, 'world' | 'chronicle' | 'ending'> {
  const { difficulty, historicalAccuracy, character } = game;
  const rules = { difficulty, historicalAccuracy, character, kind: action.kind, hour: scene.hour };
  const world = worldAfter(before, answer, scenario, rules);
  return {
    world,
    chronicle: chronicleDeltas(answer.chronicle, chronicle, action),
    ending: endingAfter(world, answer, scenario, { ...rules, before, depth: action.depth, chronicle }),
  };
}
