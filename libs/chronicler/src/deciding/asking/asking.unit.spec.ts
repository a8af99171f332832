/** Questions that lean on what went before, in whole games. */
import { playAs } from '../../testing/played-game.js';

const pages = (...[era, name, acts]: Parameters<typeof playAs>) =>
  playAs(era, name, acts).map(({ narrative }) => narrative);

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

test('one’s mother is who history knows her to be', () => {
  const [mother] = pages('roman_republic', 'Marcus Junius Brutus', ['Where is my mother?']);
  expect(mother).toContain('Servilia is on the Palatine');
});

test('"what did he say?" has his last words again', () => {
  const [said, again] = pages('roman_republic', 'Marcus Junius Brutus', [
    'I ask my uncle Cato if he will forgive Pompey.',
    'What did he say?',
  ]);
  const words = /“[^”]+”/u.exec(said!)![0];
  expect(again).toContain(`Cato said: ${words}`);
});

test('who holds what was given, is said', () => {
  const [, holder] = pages('french_revolution', 'Talleyrand', [
    'I give my ring to the usher.',
    'Who has my ring?',
  ]);
  expect(holder).toContain('The usher has your ring.');
});

test('how many has he: of men, and no age', () => {
  const [men] = pages('sengoku_japan', 'Akechi Mitsuhide', [
    'How many men do I have, and how many has Hideyoshi?',
  ]);
  expect(men).toContain('nearly thirty thousand');
});

test('who died long ago is dead', () => {
  const [dead] = pages('french_revolution', 'Jean-Paul Marat', ['Is Voltaire still alive?']);
  expect(dead).toContain('Voltaire died in Paris on 30 May 1778');
});

test('who could betray one, what there is to choose', () => {
  const [choices] = pages('roman_republic', 'Gaius Julius Caesar', ['What are my choices?']);
  expect(choices).toMatch(/What waits for you is/);
});

test('of one who is elsewhere, "no" says where', () => {
  const [no] = pages('roman_republic', 'Gaius Julius Caesar', ['Is Servilia in Ravenna?']);
  expect(no).toContain('No: Servilia is on the Palatine');
});

test('"she" is no town', () => {
  const [, wants] = pages('french_revolution', 'Maximilien Robespierre', [
    'Is the Queen at Versailles?',
    'What does she want?',
  ]);
  expect(wants).not.toContain('about Versailles');
});

test('"do you believe that he can win" is no question of trust', () => {
  const [, believe] = pages('roman_republic', 'Marcus Porcius Cato', [
    'I greet Cicero.',
    'Cicero, do you believe that Pompey can win?',
  ]);
  expect(believe).not.toMatch(/I accept it|On your word/);
});

it.each([
  ['sengoku_japan', 'Tokugawa Ieyasu', 'What does an ashigaru carry?', /spear of five metres/],
  ['sengoku_japan', 'Tokugawa Ieyasu', 'Why does no one call himself shogun now?', /Ashikaga Yoshiaki/],
  [
    'sengoku_japan',
    'Tokugawa Ieyasu',
    'How far is Hideyoshi from Kyoto on the day Nobunaga dies?',
    /From the camp before Takamatsu to Kyoto/,
  ],
  ['french_revolution', 'Georges Danton', 'What is the Third Estate asking for?', /votes by head/],
  ['french_revolution', 'Georges Danton', 'Who commands the troops around Paris?', /Broglie/],
  ['roman_republic', 'Servilia', 'What does the Senate’s last decree allow?', /takes no harm/],
  ['roman_republic', 'Servilia', 'How long does a letter take from Ravenna to Rome?', /From Ravenna to Rome/],
] as const)('answers what its pages propose: %s, %s: %s', (era, name, question, answer) => {
  expect(playAs(era, name, [question])[0]!.narrative).toMatch(answer);
});
