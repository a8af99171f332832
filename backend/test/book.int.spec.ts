/** A story as a book over HTTP: each format opened with a reader of that format, with a story that tries to break out of it. */
import type { RunningBackend } from '../src/start-backend.js';
import { strFromU8, unzipSync } from 'fflate';
import type { DemoAnswer, GameAnswer, Problem } from '@rubicon/contracts';
import { SaxesParser } from 'saxes';
import type { Test } from 'supertest';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { ToldGame } from './support/told-turns.js';

let local: LocalBackend;
let backend: RunningBackend;
/** Of a player whose character, branch and words are as bad as can be. */
let game: ToldGame;
let tip: string;

const NASTY =
  '</p><script>alert(1)</script> & "quotes" \'too\' ]]> <!-- ${x} {{y}} *not emphasised* _ # 🗡️ שלום\u202e right to left\u0007\u000b';
const TOLD =
  'The *crowd* **roars**.\n\n# Not a heading\n1. Not a list\n- Nor this <img src=x onerror=alert(1)> https://example.com/x';

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({ ROLES: 'api,projector', RATE_LIMITS: 'off' });
  const player = await TestPlayer.signUp(backend);
  const character = await player
    .post('/api/characters', {
      name: 'Zoë “the <b>Knife</b>” & Co',
      estate: 'Third Estate',
      profession: 'Lawyer',
      description: 'Writes.',
      gameType: 'french_revolution',
    })
    .expect(201);
  game = new ToldGame(backend, player, await player.startGame((character.body as { id: number }).id));
  const [, second] = (await game.tellOn(game.id, [
    { input: NASTY, narrative: TOLD, ordinal: 2 },
    { input: 'I wait.\nAnd I watch.', narrative: 'Nothing happens.', ordinal: 20 },
  ])) as [string, string];
  tip = await game.tell(second, {
    input: 'I climb the barricade.',
    narrative: 'It is over.',
    ordinal: 900,
    ending: { kind: 'death', epilogue: 'They <i>remember</i> her.' },
  });
  await game.tell(second, { narrative: 'A way not taken in this book.' });
  await game.player.put(`/api/games/${game.id}/branches/${game.id}`, { name: 'The <Barricade>' }).expect(200);
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

async function book(
  format: string,
  of = game,
  turn: string | null = tip,
): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const query = turn === null ? '' : `&turn=${turn}`;
  const { body, headers } = await buffered(
    of.player.get(`/api/games/${of.id}/book?format=${format}${query}`),
  ).expect(200);
  return { bytes: body as Buffer, headers: headers as Record<string, string> };
}

function buffered(test: Test): Test {
  return test.buffer(true).parse((response, done) => {
    const pieces: Buffer[] = [];
    response.on('data', (piece: Buffer) => pieces.push(piece));
    response.on('end', () => done(null, Buffer.concat(pieces)));
  });
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A strict parser's view of a document. @throws Error when it is not well-formed */
function readXml(document: string): { elements: Element[]; text: string } {
  const elements: Element[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    elements.push({ name, attributes: Object.fromEntries(values) as Record<string, string> });
  });
  parser.on('text', (piece) => (text += piece));
  parser.write(document).close();
  return { elements, text };
}

/** What the reader of the book sees of the worst turn. */
const shown =
  '</p><script>alert(1)</script> & "quotes" \'too\' ]]> <!-- ${x} {{y}} *not emphasised* _ # 🗡️ שלום\u202e right to left';

describe('EPUB', () => {
  it('is a valid container, whose parts are named once, listed, and well-formed', async () => {
    const { bytes, headers } = await book('epub');
    expect(headers).toMatchObject({
      'content-type': 'application/epub+zip',
      'content-disposition': 'attachment; filename="rubicon-zoe-the-b-knife-b-co.epub"',
      'cache-control': 'no-store',
    });
    // Local header of the first entry: stored, no extra field, no data descriptor; the content follows the name.
    expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
    expect([bytes.readUInt16LE(6) & 8, bytes.readUInt16LE(8), bytes.readUInt16LE(28)]).toEqual([0, 0, 0]);
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');

    const files = new Map(
      Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
    );
    expect([...files.keys()]).toEqual([
      'mimetype',
      'META-INF/container.xml',
      'EPUB/style.css',
      'EPUB/nav.xhtml',
      'EPUB/package.opf',
      'EPUB/title-page.xhtml',
      'EPUB/opening.xhtml',
      'EPUB/chapter-1.xhtml',
      'EPUB/chapter-2.xhtml',
      'EPUB/epilogue.xhtml',
      'EPUB/colophon.xhtml',
    ]);
    const xml = (name: string) => readXml(files.get(name)!);
    const rootfile = xml('META-INF/container.xml').elements.find(({ name }) => name === 'rootfile');
    expect(rootfile?.attributes['full-path']).toBe('EPUB/package.opf');

    const { elements, text } = xml('EPUB/package.opf');
    const items = elements.filter(({ name }) => name === 'item').map(({ attributes }) => attributes);
    expect(items.map(({ href }) => `EPUB/${href}`).sort()).toEqual(
      [...files.keys()].filter((name) => /^EPUB\/(?!package)/.test(name)).sort(),
    );
    expect(items.filter(({ properties }) => properties === 'nav').map(({ href }) => href)).toEqual([
      'nav.xhtml',
    ]);
    const spine = elements
      .filter(({ name }) => name === 'itemref')
      .map(({ attributes }) => attributes['idref']);
    expect(spine).toEqual(['title-page', 'opening', 'chapter-1', 'chapter-2', 'epilogue', 'colophon']);
    expect(text).toContain(`urn:uuid:${tip}`);
    expect(text).toContain('The Story of Zoë “the <b>Knife</b>” & Co');
    expect(text).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/);
    const links = xml('EPUB/nav.xhtml')
      .elements.filter(({ name }) => name === 'a')
      .map(({ attributes }) => attributes['href']);
    expect(links).toEqual(spine.map((id) => `${id}.xhtml`));

    const chapter = xml('EPUB/chapter-1.xhtml');
    expect(chapter.text).toContain(shown);
    expect(chapter.elements.filter(({ name }) => ['script', 'img', 'h1', 'ol', 'ul'].includes(name))).toEqual(
      [],
    );
    expect(chapter.elements.filter(({ name }) => name === 'em' || name === 'strong').length).toBe(2);
    for (const name of files.keys())
      if (name.endsWith('.xhtml')) expect(xml(name).elements[0]?.name).toBe('html');
    expect(xml('EPUB/title-page.xhtml').text).toContain('The <Barricade>');
    expect(xml('EPUB/epilogue.xhtml').text).toContain('They <i>remember</i> her.');
    expect([...files.values()].join('')).not.toContain('A way not taken');
  });
});

describe('HTML', () => {
  it('is one file in which nothing runs and nothing leads elsewhere', async () => {
    const { bytes, headers } = await book('html');
    expect(headers['content-disposition']).toBe('attachment; filename="rubicon-zoe-the-b-knife-b-co.html"');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
    const html = bytes.toString('utf8');
    // It is written so that it is XML too.
    const { elements, text } = readXml(html.replace('<!doctype html>\n', ''));
    const names = new Set(elements.map(({ name }) => name));
    expect(['script', 'img', 'iframe', 'object', 'form', 'base'].filter((name) => names.has(name))).toEqual(
      [],
    );
    for (const { attributes } of elements)
      for (const [name, value] of Object.entries(attributes)) {
        expect(name).not.toMatch(/^on|^style$|:/);
        if (name === 'href') expect(value).toMatch(/^#chapter-\d+$/);
      }
    expect(text).toContain(shown);
    expect(text).toContain('@page');
    expect(text).toContain('break-before: page');
    const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) =>
      heading!.replace(/<[^>]+>/g, ''),
    );
    expect(headings).toEqual([
      'Contents',
      'Opening',
      expect.stringMatching(/^1 /),
      expect.stringMatching(/^2 /),
      'Epilogue: Death',
      'Colophon',
    ]);
    expect(text).toContain('in 3 turns');
  });
});

describe('Markdown', () => {
  it('holds the story so that nothing of it means anything but what it says', async () => {
    const { bytes, headers } = await book('markdown');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    const text = bytes.toString('utf8');
    expect(text.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      '# The Story of Zoë “the \\<b\\>Knife\\</b\\>” \\& Co',
      '## Opening',
      expect.stringMatching(/^## 1\. /),
      expect.stringMatching(/^## 2\. /),
      '## Epilogue: Death',
      '## Colophon',
    ]);
    expect(text).toContain(
      '> \\</p\\>\\<script\\>alert(1)\\</script\\> \\& "quotes" \'too\' \\]\\]\\> \\<\\!-- \\${x} \\{\\{y\\}\\} \\*not emphasised\\* \\_ \\# 🗡️ שלום\u202e right to left\n'.replace(
        '\\${x}',
        '\\$\\{x\\}',
      ),
    );
    expect(text).toContain(
      'The *crowd* **roars**.\n\n\\# Not a heading\\\n1\\. Not a list\\\n\\- Nor this \\<img src=x onerror=alert(1)\\> https\\://example.com/x\n',
    );
    expect(text).toContain('> I wait.\\\n> And I watch.\n');
    expect(text).not.toContain('A way not taken');
  });
});

it('ends with the head unless told otherwise, and with the opening when told so', async () => {
  const head = (await book('markdown', game, null)).bytes.toString('utf8');
  expect(head).toContain('A way not taken in this book.');
  expect(head).not.toContain('It is over.');
  const opening = (await book('markdown', game, game.id)).bytes.toString('utf8');
  expect(opening).not.toContain('## 1.');
  const unknown = await game.player
    .get(`/api/games/${game.id}/book?format=epub&turn=${game.player.id}`)
    .expect(404);
  expect((unknown.body as Problem).code).toBe('unknown_turn');
  await game.player.get(`/api/games/${game.id}/book?format=pdf`).expect(400);
});

it('opens with the prologue that the game goes on from', async () => {
  const player = await TestPlayer.signUp(backend);
  const actions = ['I ask for bread & peace.', 'I wait.', 'I speak.'];
  const continued = await player
    .post('/api/game/continue-prologue', { source: 'browser', gameType: 'roman_republic', actions })
    .expect(201);
  const { gameState } = continued.body as GameAnswer & DemoAnswer;
  const text = (await book('markdown', new ToldGame(backend, player, gameState), null)).bytes.toString(
    'utf8',
  );
  expect(text).toContain('## Prologue');
  expect(text.match(/^> .*$/gm)).toEqual(['> I ask for bread \\& peace.', '> I wait.', '> I speak.']);
});

it('has chapters of a bounded size, however long a phase is', async () => {
  const player = await TestPlayer.signUp(backend);
  const long = await ToldGame.start(backend, player);
  await long.tellOn(
    long.id,
    Array.from({ length: 90 }, (_, index) => ({ narrative: `Turn ${index + 1}.`, ordinal: 1 })),
  );
  const { bytes } = await book('epub', long, null);
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => /chapter-\d/.test(name));
  expect(files.map(([name, content]) => [name, strFromU8(content).match(/Turn \d+\./g)?.length])).toEqual([
    ['EPUB/chapter-1.xhtml', 40],
    ['EPUB/chapter-2.xhtml', 40],
    ['EPUB/chapter-3.xhtml', 10],
  ]);
});
