/** The built pages as the server sends them: filled in, policed, compressed, and 404 where there is none. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import request, { type Response } from 'supertest';
import { localBackend, type LocalBackend } from './support/local-backend.js';

const metas = ['contact', 'tag-manager', 'pixel', 'ad-conversion', 'nonce'];
const template = (title: string) =>
  `<!doctype html><title>${title}</title>` +
  metas.map((name) => `<meta name="rubicon-${name}" content="%rubicon-${name}%" />`).join('') +
  `<link rel="canonical" href="%rubicon-origin%/" /><a href="mailto:%rubicon-contact%">%rubicon-contact%</a>`;
const built: Readonly<Record<string, string | Buffer>> = {
  'app.html': template('App'),
  '404.html': template('Not found'),
  'index.html': template('Home'),
  'staff.html': '<!doctype html><title>Desk</title>',
  'staff/assets/main-abc123.js': 'export {};',
  'french-revolution/index.html': template('Paris'),
  'sitemap.xml': '<urlset><url><loc>%rubicon-origin%/</loc></url></urlset>',
  'robots.txt': 'User-agent: *\nSitemap: %rubicon-origin%/sitemap.xml\n',
  'assets/app-abc123.js': 'export {};',
  'assets/app-abc123.js.br': 'brotli',
  'assets/replaced-abc123.js': 'export {};',
  'media/screenshots/screenshot2.jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
};
const contact = { CONTACT_EMAIL: 'a&b@example.com', PUBLIC_URL: 'https://play.example.com' };

let local: LocalBackend;
let folder: string;
/** No third party configured. */
let plain: ReturnType<typeof request>;
/** All of them. */
let measured: ReturnType<typeof request>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rubicon-built-'));
  for (const [file, content] of Object.entries(built)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  local = await localBackend();
  const served = { ROLES: 'api', STATIC_DIR: folder, ...contact };
  plain = request(`http://127.0.0.1:${(await local.start(served)).port}`);
  const ids = { TAG_MANAGER_ID: 'GTM-ABC123', PIXEL_ID: '1234567890', AD_CONVERSION_ID: 'AW-123/paid' };
  measured = request(`http://127.0.0.1:${(await local.start({ ...served, ...ids })).port}`);
}, 60_000);

afterAll(async () => {
  await local?.stop();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

it.each([
  ['/', 200, 'Home'],
  ['/?gclid=abc', 200, 'Home'],
  ['/french-revolution', 200, 'Paris'],
  ['/french-revolution/', 200, 'Paris'],
  ['/game?gameType=roman_republic', 200, 'App'],
  ['/index.html', 404, 'Not found'],
  ['/french-revolution/index.html', 404, 'Not found'],
  ['/assets/gone-abc123.js', 404, 'Not found'],
  ['/%2e%2e/package.json', 404, 'Not found'],
])('answers %s with %i and the page %s, filled in', async (path, status, title) => {
  const { status: answered, text, headers } = await plain.get(path);
  expect([answered, headers['content-type'], headers['cache-control']]).toEqual([
    status,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(text).toBe(
    `<!doctype html><title>${title}</title>` +
      '<meta name="rubicon-contact" content="a&amp;b@example.com" />' +
      ['tag-manager', 'pixel', 'ad-conversion', 'nonce']
        .map((name) => `<meta name="rubicon-${name}" content="" />`)
        .join('') +
      '<link rel="canonical" href="https://play.example.com/" />' +
      '<a href="mailto:a&amp;b@example.com">a&amp;b@example.com</a>',
  );
});

it('goes on when a file that it has found is gone: only who asked for that one is cut off', async () => {
  await rm(join(folder, 'assets/replaced-abc123.js'));
  await expect(plain.get('/assets/replaced-abc123.js')).rejects.toThrow(/aborted|hang up/);
  expect((await plain.get('/assets/app-abc123.js')).status).toBe(200);
});

it('answers every address of a route with a part to fill in, and keeps shared stories out of search engines', async () => {
  const shared = await plain.get('/shared/0b3f6a52-8f5e-4b8e-9f0e-1d2c3b4a5f60/').expect(200);
  expect(shared.text).toContain('<title>App</title>');
  expect(shared.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect((await plain.get('/game').expect(200)).headers['x-robots-tag']).toBeUndefined();
  await plain.get('/shared').expect(404);
  await plain.get('/shared/one/two').expect(404);
});

it.each(['/staff', '/staff/', '/staff/players/0b3f6a52-8f5e-4b8e-9f0e-1d2c3b4a5f60', '/staff?q=denis'])(
  'sends the desks’ one page at %s, to no search engine, and with nobody’s scripts whoever is configured',
  async (path) => {
    for (const server of [plain, measured]) {
      const { status, text, headers } = await server.get(path);
      expect([status, text, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        200,
        '<!doctype html><title>Desk</title>',
        'no-cache',
        'noindex, nofollow',
      ]);
      expect(headers['content-security-policy']).toContain("script-src 'self';script-src-attr 'none';");
    }
  },
);

it('sends the desks’ files to be kept for ever, and finds none that is not there', async () => {
  const file = await plain.get('/staff/assets/main-abc123.js').expect(200);
  expect([file.headers['cache-control'], file.headers['x-robots-tag']]).toEqual([
    'public, max-age=31536000, immutable',
    'noindex, nofollow',
  ]);
  await plain.get('/staff/assets/gone-abc123.js').expect(404);
  await plain.get('/staff.html').expect(404);
  expect((await plain.get('/staffing').expect(404)).headers['x-robots-tag']).toBeUndefined();
});

it('sends a page compressed, and not again to who has it', async () => {
  const first = await plain.get('/').set('accept-encoding', 'gzip, deflate, br, zstd');
  expect([first.headers['content-encoding'], first.headers['vary']]).toEqual(['br', 'Accept-Encoding']);
  const again = await plain
    .get('/')
    .set('accept-encoding', 'gzip, deflate, br, zstd')
    .set('if-none-match', first.headers['etag']!);
  expect(again.status).toBe(304);
  const older = await plain.get('/').set('accept-encoding', 'gzip').buffer(true).parse(binary);
  expect(older.headers['content-encoding']).toBe('gzip');
  const bytes = older.body as Buffer;
  // superagent unpacks what it can.
  const html = bytes[0] === 0x1f ? gunzipSync(bytes).toString() : bytes.toString();
  expect(html).toContain('<title>Home</title>');
  expect(older.headers['etag']).not.toBe(first.headers['etag']);
});

it('opens its policy for nobody when nobody is configured', async () => {
  const { headers } = await plain.get('/');
  expect(headers['content-security-policy']).toBe(
    "default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self';img-src 'self' data:;font-src 'self';media-src 'self';connect-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self';upgrade-insecure-requests",
  );
});

it('opens its policy by a nonce of each response for whom the operator configured', async () => {
  const [one, other] = [await measured.get('/'), await measured.get('/french-revolution')];
  const nonces = [one, other].map(({ text }) => /name="rubicon-nonce" content="([^"]+)"/.exec(text)![1]!);
  expect(new Set(nonces).size).toBe(2);
  expect(one.text).toContain('<meta name="rubicon-tag-manager" content="GTM-ABC123" />');
  expect(one.text).toContain('<meta name="rubicon-pixel" content="1234567890" />');
  expect(one.text).toContain('<meta name="rubicon-ad-conversion" content="AW-123/paid" />');
  expect(one.headers['cache-control']).toBe('no-store');
  const policy = String(one.headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      `script-src 'self' 'nonce-${nonces[0]}' https://connect.facebook.net`,
      "style-src 'self'",
      "default-src 'self'",
      'frame-src https://td.doubleclick.net https://www.googletagmanager.com',
    ]),
  );
  const api = await measured.get('/api/health');
  expect(api.headers['content-security-policy']).not.toMatch(/nonce|https:\/\//);
});

it('tells search engines what there is, under its own origin', async () => {
  const sitemap = await plain.get('/sitemap.xml');
  expect([sitemap.headers['content-type'], sitemap.text]).toEqual([
    'application/xml; charset=utf-8',
    '<urlset><url><loc>https://play.example.com/</loc></url></urlset>',
  ]);
  const robots = await plain.get('/robots.txt');
  expect([robots.headers['content-type'], robots.text]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *\nSitemap: https://play.example.com/sitemap.xml\n',
  ]);
});

it('sends the screenshots, and a problem for one that is not there', async () => {
  const shot = await plain.get('/api/screenshots/screenshot2.jpeg');
  expect([shot.status, shot.headers['content-type'], shot.body]).toEqual([
    200,
    'image/jpeg',
    built['media/screenshots/screenshot2.jpeg'],
  ]);
  for (const address of ['screenshot1.jpeg', 'screenshot7.jpeg', '..%2f..%2frobots.txt']) {
    const none = await plain.get(`/api/screenshots/${address}`);
    expect([none.status, none.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  }
});

it('tells a file only what concerns files', async () => {
  const { headers } = await plain.get('/assets/app-abc123.js');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=') as string,
  });
  expect(headers['content-security-policy']).toBeUndefined();
});

it('prefers what the build compressed', async () => {
  const script = await plain.head('/assets/app-abc123.js').set('accept-encoding', 'br');
  expect([script.headers['content-encoding'], script.headers['cache-control']]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ]);
});

function binary(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
