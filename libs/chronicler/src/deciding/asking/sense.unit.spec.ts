import { bestEntry } from './knowledge.js';
import { askedBy, questionsOf } from './sense.js';

test.each([
  ['How many men have I got?', 'count'],
  ['When Sulla did this, what did he do?', 'what'],
  ['Before anyone speaks: when did a king give way?', 'when'],
  ['What is your name?', 'name'],
  ['and how far is it to Lyon?', 'far'],
  ['Is it really his handwriting?', 'whether'],
  ['your wife', 'about'],
])('%s asks %s', (question, kind) => {
  expect(askedBy(question)).toBe(kind);
});

test.each([
  ['What are you called, who sewed that collar, and did you see the fire?', 3],
  ['How many legions has Pompey, and where are they?', 1],
  ['When Sulla did this, what did he do?', 1],
  ['Did you see it, or were you told of it?', 1],
])('%s is so many questions', (question, count) => {
  expect(questionsOf(question)).toHaveLength(count);
});

const pompey = { player: ['Cicero'], asked: ['Pompey', 'Gnaeus Pompeius'] };
const knows = [
  { asked: ['your wife', 'julia'], says: 'Julia has been dead four years.' },
  { asked: ['how many men have you', 'your army'], says: 'Two legions, the First and the Fifteenth.' },
  { asked: ['will they fight'], says: 'I should not care to lead them.' },
  { asked: ['caesar', 'what does caesar want'], says: 'He wants everything.' },
];

test.each([
  ['What became of your wife?', null],
  ['What of your wife?', 'Julia has been dead four years.'],
  ['Where is my wife?', null],
  ['How many men have I got?', null],
  ['How many men have you?', 'Two legions, the First and the Fifteenth.'],
  ['Will you fight?', null],
  ['What does Caesar want?', 'He wants everything.'],
  ['Where was Caesar born?', null],
])('Pompey, %s', (question, answer) => {
  expect(bestEntry(question, knows, pompey, false)?.says ?? null).toBe(answer);
});

test('a fact about the player answers for "I" and "my"', () => {
  const facts = [{ asked: ['who is caesar’s wife'], says: 'Calpurnia.' }];
  expect(bestEntry('Who is my wife?', facts, { player: ['Caesar'], asked: [] }, true)?.says).toBe(
    'Calpurnia.',
  );
  expect(bestEntry('Who is my wife?', facts, { player: ['Pompey'], asked: [] }, true)).toBeNull();
});
