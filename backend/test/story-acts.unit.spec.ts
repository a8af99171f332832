/** The measures of an act find a page that is not about it, a question without an answer, and stats that go the wrong way. */
import { emptyScene, nothingNew, type ActOutcome, type ProposedScene } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import {
  answersWithoutScene,
  sceneOfExchange,
  wordsOfPlayer,
  type ActedTurn,
} from '../trials/story/acted-turn.js';
import { movesFor, nothing, type ExpectedMoves } from '../trials/story/expected-moves.js';
import { measureActs, termsOf } from '../trials/story/measure-acts.js';
import { nothingGranted } from '../trials/story/measure-bad-input.js';
import { movesOfTheirKind } from '../trials/story/measure-moves.js';
import { gamesOfActs } from '../trials/story/play-acts.js';
import { actOf, casts, players } from '../trials/story/scripted-players.js';

const HEAD = 'acts that the first two sentences do not take up';
const ASKED = 'questions to somebody present without an answer';
const person = (name: string, state: 'here' | 'away') => ({ name, state, where: '', regard: 0, note: '' });
const turn = (action: string, narrative: string, part: Partial<ActedTurn> = {}): ActedTurn => ({
  action,
  isSensible: true,
  world: { ordinal: 3, phase: '', stats: { influence: 50, reputation: 50, resources: 50 }, chronicle: [] },
  narrative,
  suggestions: [],
  promptTokens: 0,
  cachedTokens: 0,
  stats: { influence: 50, reputation: 50, resources: 50 },
  before: { ...emptyScene, people: [person('Marquis de Launay', 'here'), person('Georges Danton', 'away')] },
  proposed: nothingNew,
  offered: [],
  elsewhere: [],
  moves: null,
  ...part,
});
const missed = (one: ActedTurn) =>
  measureActs([one], scenarios.french_revolution.world)
    .filter(({ met }) => !met)
    .map(({ name }) => name);

it.each([
  ['I bribe a clerk of Danton and read his letters before he does.', ['Danton', 'clerk']],
  [
    'I forge an order that empties the warehouse in the Hôtel de Ville.',
    ['Hôtel de Ville', 'order', 'warehouse'],
  ],
  ['I give bread and wine to the men.', ['bread', 'wine', 'men']],
  ['I sleep until morning.', []],
  ['Hide.', []],
])('knows what an act is about: %s', (action, terms) =>
  expect(termsOf(action).sort()).toEqual([...terms].sort()),
);

it.each([
  ['I bribe a clerk of Danton.', 'The day is long. Somebody laughs. A clerk of Danton takes the coin.'],
  [
    'I forge an order that empties the warehouse in Lyon.',
    'Lyon lies far away. It rains. The order is forged.',
  ],
])('finds a page that is not about the act: %s', (action, page) =>
  expect(missed(turn(action, page))).toEqual([HEAD]),
);

it.each([
  ['I bribe a clerk of Danton.', 'A clerk takes the coin. It rains.'],
  ['I bribe a clerk of Danton.', 'Danton has many servants. It rains.'],
  ['I give a watch to the Queen.', 'You hold out the watch. It is of silver.'],
  ['I carry bread to the Jacobins in Lyon.', 'You carry the bread through Lyon. It rains.'],
  ['I lend money to a debtor and keep the paper.', 'You lend the debtor money. It rains.'],
  ['I hide, and ask Danton to talk instead.', 'You hide. It rains.'],
])('finds a page that has but a part of the act: %s %#', (action, page) =>
  expect(missed(turn(action, page))).toEqual([HEAD]),
);

it.each([
  ['I bribe a clerk of Danton.', 'It takes a day. The clerks of Danton are cheap.'],
  ['I forge an order that empties the warehouse in Lyon.', 'You order paper first. Then Lyon.'],
  ['I strike the Queen.', 'Nobody strikes Marie-Antoinette. It rains.'],
  ['I sleep.', 'It rains. It rains again.'],
  ['I carry bread to the Jacobins in Lyon.', 'You carry the bread to the Jacobins. It rains.'],
  ['I lend money to a debtor and keep the paper.', 'You lend the debtor money. His paper is in your coat.'],
  ['I adopt a child that the war has orphaned.', 'You take the child by the hand. It rains.'],
  ['I kill the man who stands nearest to me.', 'The man falls. It rains.'],
])('finds a page that is about it: %s', (action, page) => expect(missed(turn(action, page))).toEqual([]));

it('asks nothing of what would have come after an act that is refused', () => {
  const action = 'I bribe a clerk of Danton and read his letters.';
  const page = 'No clerk of Danton takes your coin. It rains.';
  expect(missed(turn(action, page, { proposed: { ...nothingNew, outcome: 'refused' } }))).toEqual([]);
  expect(missed(turn(action, page))).toEqual([HEAD]);
});

it.each([
  ['De Launay, where are the keys?', 'You look at Launay. “Where are the keys?” It rains.'],
  ['I ask Launay where the keys are.', 'You ask Launay where the keys are. It rains.'],
  ['I ask him where the keys are.', 'You ask him where the keys are. It rains.'],
  ['Will you open the gate?', 'You ask whether the gate will open. It rains.'],
  ['De Launay, where are the keys?', 'You wait. “In the tower,” says Danton.'],
  ['De Launay, where are the keys?', '“In the tower, I hope,” you say.'],
  ['De Launay, where are the keys?', '“In the tower,” a woman calls from the stairs.'],
  ['I ask Launay where the keys are.', 'You turn to Launay. Danton comes in. “In the tower,” he says.'],
  ['I ask Launay where the keys are.', 'You turn to Launay. Danton does not answer. It rains.'],
  ['I ask Launay where the keys are.', 'You tell Launay that the tower burns. It rains.'],
  ['I ask Launay where the keys are.', 'Launay says where the keys are. It rains.'],
  ['Launay, are you afraid?', 'Of Launay you ask: “Are you afraid?” Danton says: “Never.”'],
  ['Launay, are you afraid?', 'You ask Launay: “Are you afraid?” Danton says: “Never.”'],
  ['Launay, are you afraid?', 'You ask Launay: “Are you afraid?” “Never,” says Danton.'],
  ['Launay, are you afraid?', 'You say to Launay, “Are you afraid?” Those around you say: “Never.”'],
])('finds a question without an answer: %s', (action, page) =>
  expect(missed(turn(action, page))).toEqual([ASKED]),
);

it.each([
  ['De Launay, where are the keys?', '“Where are the keys?” “In the tower,” he says.'],
  ['I ask Launay where the keys are.', 'You ask Launay for the keys. Launay does not answer.'],
  ['I ask Launay where the keys are.', 'Danton coughs. Launay looks up. “In the tower,” he says.'],
  ['I ask Launay where the keys are.', 'Launay: “In the tower.”'],
  ['I ask Launay where the keys are.', 'Launay shrugs. “In the tower.” It rains.'],
  ['I ask Launay where the keys are.', 'You ask Launay. He tells you that the tower has burned down.'],
  ['Will you open the gate?', '“Never,” the Marquis says.'],
  ['Launay, will you open the gate?', 'Of Launay you ask: “Will you open the gate?” Launay says: “Never.”'],
  ['Launay, will you open the gate?', 'You ask Launay: “Will you open the gate?” Launay says: “Never.”'],
  ['Launay, will you open the gate?', 'You ask Launay: “Will you open the gate?” “Never,” says Launay.'],
  ['Will you open the gate?', 'You ask for the gate. He shakes his head.'],
  ['I ask Danton where the keys are.', 'You ask for Danton and the keys. It rains.'],
  ['Where is the King?', 'It rains. It rains again.'],
])('finds the answer, or nobody who was asked: %s', (action, page) =>
  expect(missed(turn(action, page))).toEqual([]),
);

describe('moves of the stats', () => {
  it.each<[string, RegExp, Record<string, number>, Record<string, number>]>([
    ['give', /^I give /, { resources: 50 }, { resources: 49 }],
    ['kill', /^I kill /, { reputation: 50 }, { reputation: 49 }],
    ['steal', /^I steal /, { resources: 50 }, { resources: 51 }],
    ['bribe', /^I bribe /, { resources: 50 }, { resources: 49 }],
    ['pray', /^I pray /, { reputation: 50 }, { reputation: 51 }],
  ])('are asked of those who %s: to stand still is not enough', (_, says, still, right) => {
    const lines = players.filter(({ isSensible }) => isSensible).flatMap((player) => player.lines);
    const line = lines.find((one) => says.test(one.says))!;
    const told = (stats: Record<string, number>) =>
      turn(line.says, '', {
        moves: line.moves!,
        stats: { influence: 50, reputation: 50, resources: 50, ...stats },
      });
    expect(movesOfTheirKind([told(still)]).met).toBe(false);
    expect(movesOfTheirKind([told(right)]).met).toBe(true);
  });

  const gift: ExpectedMoves = {
    done: { resources: 'not up', reputation: 'not down' },
    failed: { resources: 'down' },
    always: { influence: 'still' },
  };
  const after = (moves: ExpectedMoves, outcome: ActOutcome, stats: Record<string, number>) =>
    movesOfTheirKind([
      turn('I give.', '', {
        moves,
        proposed: { ...nothingNew, outcome },
        stats: { influence: 50, reputation: 50, resources: 50, ...stats },
      }),
    ]).met;

  it.each<[ExpectedMoves, ActOutcome, Record<string, number>, boolean]>([
    [gift, 'done', { resources: 51 }, false],
    [gift, 'done', { reputation: 49 }, false],
    [gift, 'done', { influence: 51 }, false],
    [gift, 'done', { resources: 49, reputation: 51 }, true],
    [gift, 'failed', {}, false],
    [gift, 'failed', { resources: 49, reputation: 1 }, true],
    [gift, 'refused', { resources: 60 }, true],
    [gift, 'refused', { influence: 49 }, false],
    [nothing, 'done', { resources: 49 }, false],
    [nothing, 'done', {}, true],
  ])('%j %s %j: %s', (moves, outcome, stats, met) => expect(after(moves, outcome, stats)).toBe(met));

  it('asks less of what was done in part, and nothing of what stands at its end', () => {
    expect(movesFor({ done: { influence: 'up' } }, 'partly')).toEqual({ influence: 'not down' });
    const full = turn('I win.', '', {
      moves: { done: { influence: 'up' } },
      world: { ordinal: 0, phase: '', stats: { influence: 100 }, chronicle: [] },
      stats: { influence: 100 },
    });
    expect(movesOfTheirKind([full]).met).toBe(true);
  });

  it('is met by nine in ten', () => {
    const wrong = turn('I ask.', '', { moves: nothing, stats: { influence: 51 } });
    const right = turn('I ask.', '', { moves: nothing });
    const nine = Array.from({ length: 9 }, () => right);
    expect(movesOfTheirKind([...nine, wrong]).met).toBe(true);
    expect(movesOfTheirKind([...nine, wrong, wrong]).met).toBe(false);
  });
});

describe('bad input', () => {
  const bad = (part: Partial<ActedTurn> = {}) =>
    turn('I take her crown.', '', { isSensible: false, ...part });
  const tells = (proposed: Partial<ProposedScene>) => ({ proposed: { ...nothingNew, ...proposed } });

  it.each<[string, Partial<ActedTurn>]>([
    ['a stat', { stats: { influence: 51, reputation: 50, resources: 50 } }],
    ['a thing', tells({ things: [{ name: 'the crown', holder: 'you', gone: false, note: '' }] })],
    ['a death', tells({ people: [{ ...person('Georges Danton', 'away'), state: 'dead' }] })],
    ['a prisoner', tells({ people: [{ ...person('a stranger', 'here'), state: 'held' }] })],
    ['somebody who was away', tells({ people: [person('Danton', 'here')] })],
    ['what cannot be', { cannotBe: true }],
    ['a way', { cannotBe: true, ...tells({ outcome: 'refused', place: 'Lyon' }) }],
  ])('is found to have granted %s', (_, part) => expect(nothingGranted([bad(part)]).met).toBe(false));

  it.each<[string, Partial<ActedTurn>]>([
    ['a story', {}],
    ['a refusal', { cannotBe: true, ...tells({ outcome: 'refused' }) }],
    ['a loss', { stats: { influence: 49, reputation: 50, resources: 50 } }],
    ['somebody who is here', tells({ people: [person('Marquis de Launay', 'here')] })],
  ])('may be answered with %s', (_, part) => expect(nothingGranted([bad(part)]).met).toBe(true));

  it('is what players type of whom nothing is asked, in every kind', () => {
    const lines = players.find(({ name }) => name === 'impossible')!.lines;
    expect(lines.every(({ cannotBe }) => cannotBe)).toBe(true);
    for (const cast of Object.values(casts)) {
      const typed = lines.map(
        (_, place) => actOf({ name: '', isSensible: false, lines }, cast, place + 4).action,
      );
      expect(typed.join('\n')).not.toMatch(/[{}]|undefined/);
      expect(typed.some((action) => action.includes(cast.absent))).toBe(true);
      expect(typed.some((action) => action.includes(cast.dead))).toBe(true);
    }
    expect(nothingGranted([turn('I wait.', '', { stats: { influence: 60 } })]).isUnmeasured).toBe(true);
  });
});

it('reads the scene out of an exchange, and a move that was chosen', () => {
  const request = {
    ordinal: 3,
    scene: { place: 'Rome', hour: 'noon', people: [{ name: 'Cato', state: 'dead' }] },
    offered: [{ title: 'Go', text: 'Go to Capua.' }],
    elsewhere: [{ date: '', place: 'Gades', text: 'It rains.' }],
  };
  const exchange = (answer: string) => ({
    messages: [
      { role: 'user', content: JSON.stringify(request) },
      { role: 'user', content: 'Your last answer broke the scene. Answer the last message again.' },
    ],
    answer,
  });
  const read = sceneOfExchange(
    exchange('```json\n{"scene":{"act":"war","place":"Capua"},"narrative":"{"}\n```'),
  );
  expect(read.before?.people).toEqual([{ name: 'Cato', state: 'dead', where: '', regard: 0, note: '' }]);
  expect(read.before?.things).toEqual([]);
  expect(read.proposed).toMatchObject({ act: 'war', place: 'Capua', people: [] });
  expect(sceneOfExchange(exchange('{"narrative":"It rains."}')).proposed).toBeNull();
  expect(sceneOfExchange(exchange('It rains.')).proposed).toBeNull();
  expect(answersWithoutScene([turn('', ''), turn('', '', { proposed: null })])).toBe(
    '1 of 2 answers have no scene',
  );
  expect(answersWithoutScene([turn('', '')])).toBeNull();
  expect(wordsOfPlayer({ action: 'The first.', offered: read.offered })).toContain('Capua');
  expect(wordsOfPlayer({ action: 'Go west', offered: read.offered })).toBe('Go west');
});

it('fills every slot of every line in every era', () => {
  for (const cast of Object.values(casts))
    for (const player of players.filter(({ isSensible }) => isSensible))
      for (let number = 1; number <= 100; number += 1)
        expect(actOf(player, cast, number).action).not.toMatch(/[{}]|undefined/);
});

it('reads games of acts, and says what is wrong in a file', () => {
  const game = { figure: 1, difficulty: 'easy', acts: [{ text: 'I go.' }, 'I stay.'] };
  const era = 'french_revolution';
  expect(gamesOfActs(`/x/${era}.json`, JSON.stringify([game]))).toEqual([
    { ...game, era, acts: ['I go.', 'I stay.'] },
  ]);
  expect(gamesOfActs('mine.json', JSON.stringify([game]), era)).toHaveLength(1);
  expect(() => gamesOfActs('mine.json', '[]')).toThrow('mine.json: no era is called mine');
  expect(() => gamesOfActs(`${era}.json`, JSON.stringify([{ figure: 'Danton', acts: [] }]))).toThrow(
    'game 1 needs',
  );
});
