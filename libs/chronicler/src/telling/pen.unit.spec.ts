/** No sentence twice within thirty turns, whatever a prompt still shows. */
import { fill, Pen } from './pen.js';

const bank = Array.from({ length: 13 }, (_, index) => `It is told in the way of number ${index} to {who}.`);

it('tells nothing again within thirty turns, though a prompt shows ten pages', () => {
  const pages: string[] = [];
  const toldAt = new Map<string, number>();
  for (let turn = 1; turn <= 200; turn += 1) {
    const pen = new Pen(turn, 7, `key ${turn}`, pages.slice(-10));
    const page = pen.write('part', bank, { who: turn % 2 === 0 ? 'Pollio' : 'Kanbei' });
    pages.push(page);
    if (page === '') continue;
    const sentence = page.replace(/Pollio|Kanbei/, '');
    expect(turn - (toldAt.get(sentence) ?? -31)).toBeGreaterThan(30);
    toldAt.set(sentence, turn);
  }
  expect(pages.filter(Boolean).length).toBeGreaterThan(60);
});

it('leaves out what has no filling, and agrees where it has', () => {
  expect(fill('{Who} take{s} {what}.', { Who: 'The men', s: '', what: 'the bread' })).toBe(
    'The men take the bread.',
  );
  expect(fill('{Who} take{s} {what}.', { Who: 'The men', s: '' })).toBe('');
});

it('closes a quotation with a comma where the sentence goes on', () => {
  expect(fill('“{words}” you say.', { words: 'No.' })).toBe('“No,” you say.');
});

it.each([
  [
    'the same of somebody else',
    'Launay nods twice.',
    '{Who} nod{s} twice.',
    { Who: 'Your groom', s: 's' },
    '',
  ],
  [
    'the same of somebody who is known by somebody else',
    'What you saw, Pompey may have seen as well.',
    'What you saw, {other} may have seen as well.',
    { who: 'Caesar', other: 'a clerk of Caesar' },
    '',
  ],
  ['the same elsewhere', 'It ends at Versailles.', 'It ends {here}.', { here: 'in the rue de Condé' }, ''],
  [
    'the same elsewhere, with an article',
    'You could draw the archive of Versailles from memory.',
    'You could draw {what} from memory.',
    { what: 'the archive of the Palais-Royal' },
    '',
  ],
  [
    'the same to another one, as typed',
    'To be exact: you have Danton followed.',
    'To be exact: {deed}.',
    { deed: 'you have Talleyrand followed' },
    '',
  ],
  [
    'the same elsewhere, in a name of three words',
    'To be exact: you have Danton followed from Versailles.',
    'To be exact: {deed}.',
    { deed: 'you have Talleyrand followed from the Hôtel de Ville' },
    '',
  ],
  [
    'another thing',
    'To be exact: you hide the letter.',
    'To be exact: {deed}.',
    { deed: 'you hide the ring' },
    'To be exact: you hide the ring.',
  ],
  [
    'the same frame about another one, behind what they say',
    '“It is so.” Thus the clerk.',
    '“{line}” Thus {who}.',
    { who: 'Pompey’s courier', line: 'It was not so.' },
    '',
  ],
  ['one word', 'No.', '{text}', { text: 'No.' }, 'No.'],
])('after what was told, %s', (_what, told, template, slots, expected) => {
  const bank = Array.from({ length: 4 }, () => template);
  expect(new Pen(3, 0, 'key', [told]).write('part', bank, slots)).toBe(expected);
});

it('knows what somebody has said again in another frame', () => {
  const said = ['I have seen it, {title}.', 'It will be talked of.'];
  const pen = new Pen(1, 0, 'key', ['Then Pollio: “I have seen it, Caesar.”']);
  expect(pen.choose('voice', [said.slice(0, 1)], { title: 'Caesar' })).toBe('');
  expect(new Pen(1, 3, 'key', []).choose('voice', [said], { title: 'Caesar' })).not.toBe('');
});

it('counts the pages that have said something', () => {
  const pen = new Pen(3, 0, 'key', ['He says: “Go home.” It rains.', 'It rains.', '“Go home!”']);
  expect([pen.timesTold('“Go home.”'), pen.timesTold('It rains.'), pen.timesTold('It snows.')]).toEqual([
    2, 2, 0,
  ]);
});

it('keeps one line in three for other games, and gives up to them what can be spared', () => {
  const small = bank.slice(0, 12);
  const toldIn = (offset: number, canBeSpared: boolean) =>
    new Set(
      Array.from({ length: 400 }, (_, turn) =>
        new Pen(turn, offset, `key ${turn}`, []).choose(
          'part',
          [small],
          { who: 'Pollio' },
          undefined,
          canBeSpared,
        ),
      ).filter(Boolean),
    );
  const spared = [3, 4, 5].map((offset) => toldIn(offset, true));
  for (const lines of spared) expect(lines.size).toBeLessThan(small.length);
  expect(new Set(spared.map((lines) => [...lines].sort().join())).size).toBe(spared.length);
  const page = new Pen(3, 3, 'key', [...spared[0]!]).choose('part', [small], { who: 'Pollio' });
  expect([...spared[0]!, '']).not.toContain(page);
});
