/** Who was written to, sent for or sent out is heard of again, in their time and not before. */
import { play } from '../testing/played-game.js';

const caesar = { name: 'Gaius Julius Caesar', estate: 'patrician', profession: 'General' };
const pages = (...acts: readonly string[]) =>
  play({
    gameType: 'roman_republic',
    character: caesar,
    turns: acts.length,
    actionOf: (turn) => acts[turn - 1]!,
  }).map(({ narration }) => narration);
const personIn = (narration: ReturnType<typeof pages>[number], name: RegExp) =>
  narration.scene.people.find((person) => name.test(person.name));

it('answers a letter when its way and the way back are over', () => {
  const [written, asked, waited, read] = pages(
    'I write to Cicero that I want peace, and ask him to speak for me.',
    'What did Cicero answer?',
    'I wait ten days.',
    'What did Cicero answer?',
  );
  expect(personIn(written!, /Cicero/)?.note).toMatch(/^has your letter; answers by day \d+$/);
  expect(written!.scene.opened.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Cicero answers to your letter$/),
  ]);
  expect(asked!.narrative).not.toMatch(/in answer to your letter/i);
  expect(waited!.scene.closed).toEqual([expect.stringMatching(/Cicero answers to your letter$/)]);
  expect(waited!.narrative).toMatch(/Cicero/);
  expect(personIn(waited!, /Cicero/)?.note).toMatch(/^answered your letter: he /);
  expect(read!.narrative).toMatch(/In answer to your letter he /);
});

it('lets a guest from afar arrive after the days of the way, and speak then', () => {
  const [sent, early, there] = pages(
    'I send for Cicero.',
    'Cicero, will you stand by me?',
    'I wait twelve days.',
  );
  expect(personIn(sent!, /Cicero/)?.note).toMatch(/^is on the way to you; comes by day \d+$/);
  expect(early!.scene.speakers).not.toContain('Marcus Tullius Cicero');
  expect(personIn(there!, /Cicero/)).toMatchObject({ state: 'here', where: '' });
});

it('brings a messenger back with an answer', () => {
  const [sent, ...later] = pages(
    'I send Pollio to the envoys: peace, if they let me stand for the consulship.',
    'I sleep.',
    'I wait three days.',
  );
  const back = later.find((narration) => personIn(narration, /Pollio/)?.state === 'here');
  expect(personIn(sent!, /Pollio/)).toMatchObject({ state: 'away' });
  expect(back?.scene.closed).toEqual([expect.stringMatching(/^what answer .*Pollio brings back$/)]);
  expect(back?.narrative).toMatch(/Pollio/);
});
