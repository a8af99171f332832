/** A game's first turn as the product would have it told: the first figure of an era does something that any narrator can answer. */
import type { GameType } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import { countTokens, sceneNow, seedOf, type PromptMaterial } from '../../src/narration/index.js';
import { openingWorld } from '../../src/play/games/opening-world.js';

/** Somebody is asked, and something is given or sent. */
const acts: Readonly<Record<GameType, string>> = {
  french_revolution: 'I ask whoever stands nearest what they have seen today, and share my bread with them.',
  roman_republic: 'I ask whoever stands nearest what they would do in my place, and give them my cloak.',
  sengoku_japan: 'I ask whoever stands nearest whom they trust, and write a letter to my family.',
};

export function openingTurn(gameType: GameType): PromptMaterial {
  const scenario = scenarios[gameType];
  const figure = scenario.characters[0]!;
  const { name, estate, profession, description, situation } = figure;
  const difficulty = 'normal';
  return {
    scenario,
    game: {
      gameType,
      difficulty,
      historicalAccuracy: true,
      language: 'en',
      character: { name, estate, profession, description, politicalLeanings: 'moderate' },
      situation,
    },
    opening: scenario.openingFor(figure),
    path: [],
    chronicle: [],
    world: openingWorld(scenario, { characterId: figure.id, estate }, difficulty),
    scene: sceneNow({
      path: [],
      eraOpening: scenario.openingSceneFor(figure),
      scenario,
      character: figure,
      chronicle: [],
      struck: [],
    }),
    seed: seedOf(`model check of ${gameType}`),
    action: { depth: 1, kind: 'action', action: acts[gameType], otherTellings: [] },
    countTokens,
  };
}
