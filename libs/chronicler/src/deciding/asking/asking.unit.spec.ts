/** Questions that lean on what went before, in whole games. */
import { play } from '../../testing/played-game.js';

function pages(
  gameType: 'french_revolution' | 'sengoku_japan' | 'roman_republic',
  name: string,
  acts: readonly string[],
): string[] {
  return play({
    gameType,
    turns: acts.length,
    ordinal: 0,
    character: { name, estate: '', profession: '' },
    actionOf: (turn) => acts[turn - 1]!,
  }).map(({ narration }) => narration.narrative);
}

test('who is dead is dead, whoever is asked', () => {
  const [, dead] = pages('sengoku_japan', 'Hashiba Hideyoshi', [
    'I have the messenger beheaded.',
    'Is he dead?',
  ]);
  expect(dead).toContain('The captured messenger is dead.');
});

test('"what else" goes on with another thing that they know', () => {
  const [first, second] = pages('french_revolution', 'Manon Roland', [
    'I ask the rider who sent him.',
    'What else?',
  ]);
  expect(first).toContain('Citizens wrote it at the Palais-Royal');
  expect(second).toMatch(/rider.*“|“.*rider/s);
  expect(second).not.toContain('Citizens wrote it at the Palais-Royal');
});

test('the second question is about the place of the first, and an army marches slower than one rides', () => {
  const [bastille] = pages('french_revolution', 'Georges Danton', [
    'How many soldiers are inside the Bastille, and who commands them?',
  ]);
  expect(bastille).toContain('Launay');
  const [march] = pages('sengoku_japan', 'Hashiba Hideyoshi', [
    'How many days would it take my army to march to Kyoto?',
  ]);
  expect(march).toMatch(/for an army with its baggage/);
});

test('what somebody does now is told by how they took what was done', () => {
  const [, , now] = pages('french_revolution', 'Comte de Mirabeau', [
    'I spit in the face of my neighbour and insult him.',
    'I insult my neighbour again.',
    'What is my neighbour doing now?',
  ]);
  expect(now).toMatch(/out of your reach|looks past you|avoids you|nurses it/);
});

test('no "yes" to "can I trust him?"', () => {
  const [trust] = pages('roman_republic', 'Gaius Julius Caesar', [
    'Pollio, where is Labienus now, and can I trust him?',
  ]);
  expect(trust).toContain('the lawful bank');
});

test('asked of somebody else than whom one asks, "he" stays he', () => {
  const [who] = pages('sengoku_japan', 'Shibata Katsuie', [
    'I ask the page who the man in straw is and who sent him.',
  ]);
  expect(who).toContain('A courier');
});

test('name and another thing are asked in one, and both are answered', () => {
  const [both] = pages('french_revolution', 'Georges Danton', [
    "I ask the baker's boy his name and where he got the halberd.",
  ]);
  expect(both).toContain('Mathieu');
  expect(both).toContain('King’s furniture store');
});
