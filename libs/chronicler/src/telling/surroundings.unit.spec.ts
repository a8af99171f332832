/** The hour and what is there are one sentence: another one in another turn and in another game. */
import { scenarios } from '@rubicon/scenarios';
import { Stage } from '../deciding/stage.js';
import { banks } from '../eras/banks.js';
import { Pen } from './pen.js';
import { surroundings } from './surroundings.js';

const scenario = scenarios.roman_republic;
const stage = new Stage({
  scenario,
  scene: null,
  character: scenario.characters.find(({ name }) => name === 'Gaius Julius Caesar')!,
  ordinal: 3,
  difficulty: 'normal',
  isTold: () => false,
});

function toldIn(game: number, turns: number): string[] {
  return Array.from({ length: turns }, (_, turn) =>
    surroundings(banks.roman_republic, stage, new Pen(turn, game, `${game} ${turn}`, []), {}),
  );
}

it('tells the hour and who is there at once', () => {
  const [told] = toldIn(1, 1);
  expect(told).toMatch(/^[^.!?]+\.$/u);
  const { hours } = banks.roman_republic.frames;
  expect(hours[stage.hour].some((hour) => told!.toLowerCase().includes(hour.toLowerCase()))).toBe(true);
});

it('reads differently in another game', () => {
  const [one, other] = [new Set(toldIn(1, 40)), new Set(toldIn(2, 40))];
  const both = [...one].filter((sentence) => other.has(sentence));
  expect(one.size).toBeGreaterThan(25);
  expect(both.length).toBeLessThan(one.size / 4);
});
