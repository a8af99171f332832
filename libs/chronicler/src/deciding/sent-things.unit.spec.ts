import { scenarios } from '@rubicon/scenarios';
import { stepsOf } from '../reading/steps.js';
import { rolesOf } from './roles.js';
import { Stage } from './stage.js';

const scenario = scenarios.roman_republic;

function sent(typed: string): readonly string[] {
  const stage = new Stage({
    scenario,
    scene: null,
    character: scenario.characters.find(({ name }) => name === 'Marcus Antonius')!,
    ordinal: 3,
    difficulty: 'normal',
    isTold: () => false,
  });
  const { actClass, who, what } = rolesOf(stepsOf(typed)[0]!, stage);
  return [actClass, who?.name ?? '', what?.name ?? ''];
}

describe('what is sent to somebody', () => {
  it.each([
    ['I send Fulvia a ring.', ['send', 'Fulvia', 'a ring']],
    ['I send a basket of figs to Pompey.', ['send', 'Pompey', 'a basket of figs']],
    ['I have poisoned figs sent to Pompey.', ['send', 'Pompey', 'the poisoned figs']],
    ['I send Curio a cup.', ['give', 'Curio', 'a cup']],
    ['I send Curio to Ravenna.', ['send', 'Curio', '']],
  ])('%s', (typed, expected) => {
    expect(sent(typed)).toEqual(expected);
  });
});
