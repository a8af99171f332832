/** What the narrator makes of a prompt's chronicle, factions and history, and what it adds to them. */
import { scenarioOf } from '@rubicon/scenarios';
import { wounds } from './data/remembering.js';
import { Memory } from './memory.js';
import { narrate, type Narration } from './narrator.js';
import { readScene } from './prompt.js';
import { sentencesOf } from './telling/pen.js';
import { summarise } from './summary.js';
import { playAs } from './testing/played-game.js';

const stats = { influence: 50, reputation: 50, resources: 50 };

function turn(action: string, request: object = {}, difficulty = 'easy'): Narration {
  const game = {
    gameType: 'french_revolution',
    character: { name: 'Ada Morel', estate: 'Third Estate', profession: 'Lawyer' },
    difficulty,
    historicalAccuracy: true,
  };
  return narrate(
    readScene([
      { role: 'system', content: `Rules.\nGAME: ${JSON.stringify(game)}` },
      {
        role: 'user',
        content: JSON.stringify({ turn: 5, ordinal: 20, stats, kind: 'action', action, ...request }),
      },
    ]),
  );
}

/** The first of many turns that is told so: luck differs from turn to turn. */
function firstThat(
  told: (narration: Narration) => boolean,
  action: string,
  request: object = {},
  difficulty?: string,
) {
  const turns = Array.from({ length: 60 }, (_, index) =>
    turn(action, { ...request, turn: 30 + index }, difficulty),
  );
  return turns.find(told);
}

test('a promise becomes a line, and is no second one', () => {
  const made = turn('I promise Marie that I will bring her bread');
  expect(made.chronicle[0]).toEqual({
    line: '',
    topic: 'promise',
    subject: 'Marie',
    text: 'You promised Marie that you will bring her bread.',
    change: 'new',
  });
  const again = turn('I promise Marie that I will bring her bread', {
    chronicle: [
      'c1 promise Marie: You promised Marie that you will bring her bread.',
      'c2 person Marie: You met her.',
    ],
  });
  expect(again.chronicle.filter(({ topic }) => topic === 'promise' || topic === 'person')).toEqual([]);
});

test('a kept promise is settled by its line', () => {
  const chronicle = ['c7 promise Marie: You promised Marie that you will bring her bread.'];
  const kept = firstThat((one) => one.chronicle.length > 0, 'I bring the bread to Marie', { chronicle });
  expect(kept?.chronicle[0]).toMatchObject({ line: 'c7', topic: 'promise', change: 'settled' });
});

test('whom the player says to be dead is dead', () => {
  const told = turn('My cousin Bastien Roche is dead, shot at the gate; I bury him at night.').chronicle[0];
  expect(told).toMatchObject({ topic: 'death', subject: 'Bastien Roche', change: 'new' });
  expect(told?.text).toContain('Your cousin Bastien Roche is dead, shot at the gate; you bury him at night');
});

test('what did not come off is remembered as what was tried', () => {
  const failed = firstThat(
    ({ scene, chronicle }) =>
      scene.outcome === 'failed' && chronicle.some(({ subject }) => subject === 'Danton'),
    'I throw Danton out of the window',
    { ordinal: 20 },
    'hard',
  );
  expect(failed?.chronicle.find(({ subject }) => subject === 'Danton')?.text).toContain(
    'you tried to throw Danton out of the window, and could not',
  );
});

test('a title or a first name that two have in common kills only one of them', () => {
  const chronicle = ['c2 death Marquis de Condorcet: Marquis de Condorcet died by your doing.'];
  const asked = (action: string) => turn(action, { kind: 'question', chronicle }).narrative;
  expect(asked('Where is Lafayette?')).not.toContain('dead');
  expect(asked('Where is Condorcet?')).toContain('dead');
  const isDead = (dead: string, name: string) =>
    new Memory([{ id: 'c1', topic: 'death', subject: dead, text: '', settled: false }]).isDead(name);
  expect(isDead('Gaius Trebonius', 'Gaius Asinius Pollio')).toBe(false);
  expect(isDead('Pollio', 'Gaius Asinius Pollio')).toBe(true);
  expect(isDead('your brother Paul', 'your brother')).toBe(true);
  expect(isDead('the first centurion', 'the first rider')).toBe(false);
  expect(isDead('the first centurion', 'the first centurion')).toBe(true);
});

test('what somebody owes the player is no debt of the player', () => {
  const told = turn('Perregaux owes me: I ask him for my gold.');
  expect(told.chronicle.filter(({ topic }) => topic === 'debt')).toEqual([]);
  expect(told.narrative).toMatch(/Perregaux owes you/);
});

test('what is to be paid later takes no time now', () => {
  const lent = turn('I lend Perregaux 500 livres, to be repaid in a month.');
  expect(lent.daysPassed).toBeLessThan(3);
  expect(lent.narrative).toContain('to be repaid in a month');
});

test('“if so” is of the question before it', () => {
  const told = Array.from(
    { length: 12 },
    (_, index) =>
      turn('Are there soldiers on the road? If so, I hide; if not, I march on.', { turn: 40 + index })
        .narrative,
  );
  expect(told.filter((text) => /that so\b|, so\.|: so\.|and so\./.test(text))).toEqual([]);
  expect(told.some((text) => text.includes('there are soldiers on the road'))).toBe(true);
});

test('a debt is owed and paid', () => {
  const owed = firstThat(
    (one) => one.chronicle.some(({ topic }) => topic === 'debt'),
    'I borrow gold from Perregaux',
  );
  expect(owed?.chronicle[0]).toMatchObject({ topic: 'debt', subject: 'Perregaux', change: 'new' });
  const paid = firstThat((one) => one.chronicle.length > 0, 'I repay Perregaux', {
    chronicle: ['c3 debt Perregaux: You borrowed gold from Perregaux; it has to be paid back.'],
  });
  expect(paid?.chronicle[0]).toMatchObject({ line: 'c3', topic: 'debt', change: 'settled' });
});

test('the dead neither act nor speak, and are not to be sought out', () => {
  const chronicle = ['c1 person Danton: He trusts you.', 'c2 death Danton: Danton was killed at your side.'];
  for (let number = 1; number <= 90; number += 1) {
    const told = turn('I give a speech to the crowd', { turn: number, chronicle });
    expect(told.scene.speakers.join()).not.toContain('Danton');
    expect(told.suggestions.map(({ title }) => title).join()).not.toContain('Danton');
  }
  const visited = turn('I visit Danton and ask for his help', { chronicle });
  expect(visited.scene.outcome).toBe('refused');
  expect(visited.scene.speakers.join()).not.toContain('Danton');
});

test('a deed against what lies ahead bends it, once, and it is never news', () => {
  const { timeline } = scenarioOf('french_revolution');
  const event =
    timeline.find(({ id }) => id === 'varennes') ?? timeline.find(({ text }) => text.includes('Varennes'))!;
  const request = { ordinal: event.ordinal - 5, stats: { ...stats, influence: 90 } };
  const action = `I stop the royal family and save ${event.people[0]} at Varennes before they flee`;
  const bent = firstThat((one) => one.bends.length > 0, action, request);
  expect(bent?.bends).toEqual([event.id]);
  expect(bent?.chronicle[0]).toMatchObject({ topic: 'history', change: 'new' });
  const after = { ...request, ordinal: event.ordinal + 1, bent: [event.text] };
  expect(firstThat((one) => one.bends.length > 0, action, after)).toBeUndefined();
  expect(firstThat((one) => one.narrative.includes(event.text), 'I wait', after)).toBeUndefined();
});

test('what happens while days go by is told, the great things by themselves, and what the opening tells is no news', () => {
  const { timeline } = scenarioOf('french_revolution');
  // Other things may follow in the same sentence.
  const textOf = (id: string) => timeline.find((event) => event.id === id)!.text.slice(0, -1);
  const pages = (...[era, name, acts]: Parameters<typeof playAs>) =>
    playAs(era, name, acts).map(({ narrative }) => narrative);
  const waits = ['I wait for a day', 'I wait for a day', 'I wait for ten days'];
  const [day, next, days] = pages('french_revolution', 'Georges Danton', waits);
  expect(day!.split('\n\n').at(-1)).toContain(textOf('bastille'));
  expect(next).toContain(textOf('national-guard'));
  for (const id of ['cockade', 'foulon']) expect(days).toContain(textOf(id));
  expect(`${next} ${days}`).not.toContain(textOf('bastille'));
  const [honnoji] = scenarioOf('sengoku_japan').timeline;
  expect(honnoji).toMatchObject({ id: 'honnoji', isInOpenings: true });
  const told = pages('sengoku_japan', 'Tokugawa Ieyasu', waits).join(' ');
  expect(told).not.toContain(honnoji!.text);
});

test('factions that a deed is aimed at are moved by it', () => {
  const factions = [
    { id: 'jacobins', name: 'The Jacobins', standing: 0 },
    { id: 'church', name: 'The Church of Rome', standing: -20 },
  ];
  expect(turn('I plot against the Jacobins', { factions }).factions[0]).toMatchObject({
    faction: 'jacobins',
  });
  expect(turn('I plot against the Jacobins', { factions }).factions[0]!.change).toBeLessThan(0);
});

test('a wound is told on the page on which it is had, and is over when somebody has seen to it', () => {
  const wounded = firstThat(
    ({ chronicle }) => chronicle.some(({ topic, change }) => topic === 'wound' && change === 'new'),
    'I attack the arsenal',
    {},
    'hard',
  );
  const { subject } = wounded!.chronicle.find(({ topic }) => topic === 'wound')!;
  expect(wounded!.narrative).toContain(wounds.find((one) => one.subject === subject)!.told);
  const chronicle = ['c9 wound your side: You were wounded on 2 May: two ribs are broken.'];
  const seenTo = firstThat(
    ({ scene }) => scene.outcome === 'done',
    'I order the surgeon to treat my broken ribs',
    { chronicle },
  );
  expect(seenTo?.chronicle).toContainEqual(
    expect.objectContaining({ line: 'c9', topic: 'wound', change: 'settled' }),
  );
  expect(JSON.stringify(turn('I close the gate', { chronicle }).chronicle)).not.toContain('seen to');
});

test('death is near for the weak and wounded alone, triumph for the mighty; both are told', () => {
  const weak = { influence: 3, reputation: 3, resources: 3 };
  const chronicle = ['c9 wound your left shoulder: You were wounded on 2 May: a blade went through it.'];
  const isDeath = (one: Narration) => one.ending === 'death';
  const death = firstThat(isDeath, 'I attack the arsenal', { stats: weak, chronicle }, 'hard');
  expect(death?.epilogue).toContain('Ada Morel');
  expect(firstThat(isDeath, 'I attack the arsenal', { stats: weak }, 'hard')).toBeUndefined();
  expect(firstThat(isDeath, 'I attack the arsenal', { chronicle }, 'hard')).toBeUndefined();
  const mighty = { influence: 95, reputation: 90, resources: 80 };
  const triumph = firstThat((one) => one.ending === 'triumph', 'I address the nation', { stats: mighty });
  expect(triumph?.epilogue.split(' ').length).toBeGreaterThan(60);
});

test('another telling of the same turn is another', () => {
  const first = turn('I write to my brother');
  const second = turn('I write to my brother', { otherTellings: [first.narrative] });
  const third = turn('I write to my brother', { otherTellings: [first.narrative, second.narrative] });
  const told = [first, second, third].flatMap(({ narrative }) => sentencesOf(narrative.replace(/\n+/g, ' ')));
  expect(new Set(told).size).toBe(told.length);
});

test('another telling of an answer is the answer, and not one that is heard again', () => {
  const asked = { kind: 'question' };
  const first = turn('Who is Danton?', asked).narrative;
  const second = turn('Who is Danton?', { ...asked, otherTellings: [first] }).narrative;
  expect(second).toContain('Cordeliers');
  expect(second).not.toMatch(/again|\b1789\b/);
  expect(turn('Who is Danton?', { ...asked, turn: 6 }).narrative).toContain('Cordeliers');
});

test('questions are answered from what the story and the era know', () => {
  const asked = (action: string, request: object = {}) =>
    turn(action, { kind: 'question', ...request }).narrative;
  expect(
    asked('Who is Marie?', { chronicle: ['c1 person Marie: She hides your press in the cellar.'] }),
  ).toContain('hides your press in the cellar');
  expect(
    asked('What do the Jacobins want?', {
      factions: [{ id: 'jacobins', name: 'The Jacobins', standing: 0 }],
    }),
  ).toContain('want the nation to rule');
  expect(asked('Who is Danton?')).toContain('Cordeliers');
  expect(asked('Where will the comet fall?')).toContain('comet');
});

test('a summary keeps every promise, death and debt, and is shorter', () => {
  const lines = [
    'c1 person Marie: She hides your press in the cellar.',
    'c2 promise Marie: You promised Marie that you will bring her bread.',
    'c3 person Marie: She has a brother at the front.',
    'c4 promise Marie: You promised Marie to find her brother.',
    'c5 death Jean: Jean died by your doing.',
    'c6 promise (kept) Marie: You promised Marie a ribbon.',
  ];
  const summary = summarise(lines).lines;
  expect(summary.map(({ from }) => from)).toEqual([
    ['c1', 'c3'],
    ['c2', 'c4'],
  ]);
  expect(summary[1]?.text).toMatch(/bread.*brother/);
  const lengthOf = (id: string) => lines.find((line) => line.startsWith(`${id} `))!.split(': ')[1]!.length;
  for (const { from, text } of summary)
    expect(text.length).toBeLessThan(from.reduce((sum, id) => sum + lengthOf(id), 0));
});

test.each([
  '<b>{name}</b> ${x} {{7*7}}',
  '\ud800\u0007 attack',
  '‮evil\u202c I bribe the guard',
  'x'.repeat(4000),
])('nothing of %j but its words gets into the story', (action) => {
  const told = turn(action);
  expect(JSON.stringify(told)).not.toMatch(/<|>|\$\{|\{\{|\\ud800|\\u0007|\u202e/);
  expect(told.narrative.split(' ').length).toBeGreaterThan(12);
});
