import { scenarios } from '@rubicon/scenarios';
import type { DeedData } from '../../scene-data.js';
import { Stage, sceneOfOpening } from '../stage.js';
import type { Put } from './answer.js';
import { yesOrNoOf } from './yes-or-no.js';

const scenario = scenarios.sengoku_japan;
const character = scenario.characters.find(({ name }) => name === 'Hashiba Hideyoshi')!;

function put(question: string, outcome: DeedData['outcome'], seed: number): Put {
  const opening = sceneOfOpening(scenario.openingSceneFor(character), scenario);
  const deed = {
    act: 'word',
    outcome,
    text: 'you told Kuroda Kanbei a lie',
    to: 'Kuroda Kanbei',
    answer: '',
    knownTo: [],
  } as const;
  const stage = new Stage({
    scenario,
    scene: { ...opening, deeds: [deed] },
    character,
    ordinal: 3,
    difficulty: 'normal',
    isTold: () => false,
  });
  const world = { seed } as Put['world'];
  return { question, to: null, subject: null, topic: '', stage, world };
}

const seeds = Array.from({ length: 40 }, (_one, index) => index);
const answers = (question: string, outcome: DeedData['outcome'] = 'done') =>
  seeds.map((seed) => yesOrNoOf(put(question, outcome, seed)));

it.each([
  ['Did he believe me?', 'he believed you', 'he did not believe you'],
  ['Do they take the money?', 'they take the money', 'they do not take the money'],
  ['Does Kanbei approve?', 'Kanbei approves', 'Kanbei does not approve'],
  ['Is anybody following us?', 'somebody is following you', 'nobody is following you'],
  ['Anyone angry?', 'somebody is angry', 'nobody is angry'],
  ['Did any of them drown?', 'some of them drowned', 'none of them drowned'],
  ['Did my men eat the rice?', 'your men ate the rice', 'your men did not eat the rice'],
])('%s', (question, yes, no) => {
  const told = answers(question).map((answer) => [answer!.isYes, answer!.statement]);
  expect(new Set(told.map(String))).toEqual(new Set([`true,${yes}`, `false,${no}`]));
});

it.each([
  'Is Nobunaga alive?',
  'Did Caesar cross the river?',
  'Is it true?',
  'Will they follow me?',
  'Did you see it?',
  'Who saw it?',
])('%s is for something else to decide', (question) => {
  expect(yesOrNoOf(put(question, 'done', 1))).toBeNull();
});

it('follows what came of the last deed', () => {
  const yes = (outcome: DeedData['outcome'], question = 'Did he believe me?') =>
    answers(question, outcome).filter((answer) => answer!.isYes).length;
  expect(yes('done')).toBeGreaterThan(20);
  expect(yes('failed')).toBeLessThan(20);
  expect(yes('done', 'Did he doubt me?')).toBeLessThan(20);
});

it('says the same each time one asks', () => {
  expect(yesOrNoOf(put('Did he believe me?', 'done', 5))).toEqual(
    yesOrNoOf(put('did he believe me', 'done', 5)),
  );
});
