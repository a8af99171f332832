/** What is taken to get somewhere, and where one gets. */
import { scenarios } from '@rubicon/scenarios';
import { play } from '../testing/played-game.js';
import { Stage } from './stage.js';
import { nounPhrase } from './sureness.js';

test('a cab to Versailles is a way, and no possession', () => {
  const [turn] = play({
    gameType: 'french_revolution',
    turns: 1,
    ordinal: 0,
    character: { name: 'Georges Danton', estate: 'Third Estate', profession: '' },
    actionOf: () => 'I take a cab to Versailles to see Mirabeau.',
  });
  expect(turn!.narration.scene?.place).toBe('Versailles');
  expect(turn!.narration.scene?.things).toEqual([]);
});

test('a mountain is nobody', () => {
  const stage = new Stage({
    scenario: scenarios.sengoku_japan,
    scene: null,
    character: scenarios.sengoku_japan.characters[0]!,
    ordinal: 3,
    difficulty: 'normal',
    isTold: () => false,
  });
  expect(stage.resolve('Mount Tennozan').kind).toBe('place');
});

test('how often is no part of what', () => {
  expect(nounPhrase('the letter twice')).toBe('the letter');
});
