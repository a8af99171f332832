/** Men who are moved about, read and in whole games. */
import { play } from '../testing/played-game.js';
import { isHandedOver, wayOfArmy } from './forces.js';

test('of two things done to somebody the other says where they go', () => {
  expect(isHandedOver('have him arrested and handed over to the Electors')).toBe(true);
  expect(isHandedOver('have him arrested')).toBe(false);
});

test('an army is led over a river to where the way ends', () => {
  const phrases = [
    { prep: '', text: 'the legion' },
    { prep: 'across', text: 'the river' },
    { prep: 'to', text: 'Ariminum' },
  ];
  expect(wayOfArmy(phrases, (words) => words === 'the legion')).toEqual([
    { prep: 'with', text: 'the legion' },
    { prep: 'to', text: 'Ariminum' },
  ]);
  expect(wayOfArmy(phrases.slice(0, 2), () => true)).toEqual(phrases.slice(0, 2));
});

test('who is marched somewhere is there', () => {
  const [turn] = play({
    gameType: 'roman_republic',
    turns: 1,
    ordinal: 0,
    character: { name: 'Gaius Julius Caesar', estate: '', profession: '' },
    actionOf: () => 'I march the Thirteenth legion across the Rubicon and on to Ariminum.',
  });
  expect(turn!.narration.scene?.place).toBe('Ariminum');
});
