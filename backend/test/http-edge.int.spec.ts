/** What stands between a socket and a controller: problems, limits, headers, documentation, pages. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import type { RunningBackend } from '../src/start-backend.js';
import { captureLogs } from './support/captured-logs.js';
import { forgetCalls } from './support/forget-calls.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

let local: LocalBackend;
let backend: RunningBackend;
let pages: string;
let http: ReturnType<typeof request>;

beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'rubicon-pages-'));
  await mkdir(join(pages, 'assets'));
  await writeFile(join(pages, 'app.html'), '<!doctype html><title>Rubicon</title>');
  await writeFile(join(pages, '404.html'), '<!doctype html><title>Not found</title>');
  await writeFile(join(pages, 'assets', 'app-abc123.js'), 'export {};');
  local = await localBackend();
  backend = await local.start({ ROLES: 'api', STATIC_DIR: pages });
  http = request(`http://127.0.0.1:${backend.port}`);
}, 60_000);

afterAll(async () => {
  await local?.stop();
  await rm(pages, { recursive: true, force: true });
}, 30_000);

it.each([
  ['an unknown address', () => http.get('/api/nothing'), 404, 'not_found'],
  ['broken JSON', () => http.post('/api/auth/login').type('json').send('{"a":'), 400, 'invalid_request'],
  [
    'a body beyond the limit',
    () => http.post('/api/auth/login').send({ username: 'x'.repeat(600_000) }),
    413,
    'too_large',
  ],
  [
    'another character set',
    () => http.post('/api/auth/login').set('content-type', 'application/json; charset=latin1').send('{}'),
    415,
    'unsupported_media_type',
  ],
  ['no body', () => http.post('/api/auth/login'), 400, 'invalid_request'],
  ['a page by POST', () => http.post('/game'), 404, 'not_found'],
])('answers %s with a problem', async (_, call, status, code) => {
  const response = await call();
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect([response.status, (response.body as { code: string }).code]).toEqual([status, code]);
  expect((response.body as { correlationId: string }).correlationId).toBe(
    response.headers['x-correlation-id'],
  );
});

it.each([
  [
    'a head beyond the limit',
    `GET /api/stats HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}`,
    431,
    'headers_too_large',
  ],
  [
    'an address beyond the limit',
    `GET /api/stats?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x`,
    431,
    'headers_too_large',
  ],
  ['what is no HTTP', 'GET /api/stats HTTP/1.1\r\nhost: x\r\nno header', 400, 'invalid_request'],
])('answers %s with a problem, and ends the connection', async (_, head, status, code) => {
  const answer = await rawAnswer(`${head}\r\n\r\n`);
  const [headers, body] = answer.split('\r\n\r\n') as [string, string];
  expect(headers).toContain(`HTTP/1.1 ${status} `);
  expect(headers).toContain('Content-Type: application/problem+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, code });
});

/** All that is answered until the connection ends. */
function rawAnswer(sent: string): Promise<string> {
  const socket = connect(backend.port!, '127.0.0.1', () => socket.write(sent));
  return text(socket);
}

it('keeps to its own origin', async () => {
  const { headers } = await http.get('/');
  expect(headers['content-security-policy']).toBe(
    "default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self';img-src 'self' data:;font-src 'self';media-src 'self';connect-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self'",
  );
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['strict-transport-security']).toBeUndefined();
});

it.each([
  ['/', 200, 'Rubicon'],
  ['/game?gameType=roman_republic', 200, 'Rubicon'],
  ['/saved-games/', 200, 'Rubicon'],
  ['/no-such-page', 404, 'Not found'],
  ['/apis', 404, 'Not found'],
  ['/app.html', 404, 'Not found'],
])('answers %s with %i and its page', async (path, status, title) => {
  const response = await http.get(path);
  expect([response.status, response.text]).toEqual([status, `<!doctype html><title>${title}</title>`]);
  expect(response.headers['cache-control']).toBe('no-cache');
});

it('tells the log which door stayed shut, and not who knocked', async () => {
  const logs = captureLogs();
  const telling = await local.start({ ROLES: 'api', LOG_LEVEL: 'info' });
  const door = request(`http://127.0.0.1:${telling.port}`);
  try {
    await door
      .post('/api/auth/login')
      .send({ username: 'nobody@example.org', password: 'a wrong one' })
      .expect(401);
    await door.get('/api/user/profile').expect(401);
    await door.get('/api/staff/players').expect(404);
    await door.get('/api/nothing').expect(404);
  } finally {
    await telling.stop();
    logs.stop();
  }
  const lines = logs
    .text()
    .split('\n')
    .filter((line) => line.includes('a door stayed shut'));
  expect(
    lines.map((line) => {
      const { code, method, route } = JSON.parse(line) as Record<string, unknown>;
      return [code, method, route];
    }),
  ).toEqual([
    ['invalid_credentials', 'POST', '/api/auth/login'],
    ['not_signed_in', 'GET', '/api/user/profile'],
    ['not_found', 'GET', '/api/staff/players'],
  ]);
  expect(lines.join()).not.toMatch(/nobody|a wrong one|127\.0\.0\.1/);
}, 30_000);

it('lets browsers keep hashed files for ever', async () => {
  const response = await http.get('/assets/app-abc123.js');
  expect([response.status, response.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

it('documents itself', async () => {
  const document = await http.get('/api/docs-json');
  expect(document.status).toBe(200);
  expect(Object.keys((document.body as { paths: object }).paths)).toEqual(
    expect.arrayContaining(['/api/auth/login', '/api/auth/register', '/api/auth/me', '/api/user/profile']),
  );
  const page = await http.get('/api/docs');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

it('documents every answer of every call, problems included', async () => {
  const { body } = await http.get('/api/docs-json');
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
  );
  expect(calls.length).toBeGreaterThan(20);
  // Known account or not, it is answered with nothing.
  const tellsNothing = 'post /api/auth/password-reset';
  const undocumented = calls.filter(({ call, operation: { summary, responses } }) => {
    const told = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
    const isTold =
      told.length > 0 &&
      told.every(
        ([status, { content }]) => status === '204' || status === '302' || content || call === tellsNothing,
      );
    return !summary || !isTold || !responses['default']?.content?.['application/problem+json'];
  });
  expect(undocumented.map(({ call }) => call)).toEqual([]);
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

it('answers a method that a path does not have with those that it has', async () => {
  const { body } = await http.get('/api/docs-json');
  const documented = Object.entries((body as { paths: Record<string, object> }).paths).map(
    ([path, operations]) => ({
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      path: path.replace(/\{\w+\}/g, '1'),
      methods: Object.keys(operations).map((method) => method.toUpperCase()),
    }),
  );
  for (const { path } of documented) {
    const here = documented.filter(({ pattern }) => pattern.test(path)).flatMap((each) => each.methods);
    const allowed = new Set(['OPTIONS', ...here, ...(here.includes('GET') ? ['HEAD'] : [])]);
    for (const method of methods.filter((each) => !allowed.has(each))) {
      const refused = await http[method.toLowerCase() as Lowercase<typeof method>](path);
      expect([method, path, refused.status]).toEqual([method, path, 405]);
      expect(new Set(refused.headers['allow']?.split(', '))).toEqual(allowed);
      if (method !== 'HEAD') expect(refused.body).toMatchObject({ code: 'method_not_allowed' });
    }
    const options = await http.options(path);
    expect([path, options.status, new Set(options.headers['allow']?.split(', '))]).toEqual([
      path,
      204,
      allowed,
    ]);
  }
  expect((await http.options('/api/nothing')).status).toBe(404);
  // One call for each method of each path, one after another: hundreds.
}, 30_000);

interface Operation {
  readonly summary?: string;
  readonly responses: Record<string, { readonly content?: Record<string, object> }>;
}

describe('callers behind proxies', () => {
  const LIMIT = 20;
  /** How many calls of a route that takes twenty from one address are let through. */
  async function letThrough(proxies: string, forwardedFor: readonly string[]): Promise<number> {
    const behind = await local.start({ ROLES: 'api', TRUST_PROXY: proxies });
    await forgetCalls(local.env['QUEUE_URL']!);
    const statuses: number[] = [];
    for (const addresses of forwardedFor) {
      const { status } = await request(`http://127.0.0.1:${behind.port}`)
        .post('/api/auth/password-reset/complete')
        .set('x-forwarded-for', addresses)
        .send({});
      statuses.push(status);
    }
    await behind.stop();
    return statuses.filter((status) => status !== 429).length;
  }
  const calls = (addressOf: (call: number) => string) =>
    Array.from({ length: LIMIT + 5 }, (_, call) => addressOf(call));

  it.each([
    ['off', 'each its own', calls((call) => `203.0.113.${call}`), LIMIT],
    ['on', 'each its own', calls((call) => `203.0.113.${call}`), LIMIT + 5],
    ['on', 'one, after what it made up', calls((call) => `203.0.113.${call}, 198.51.100.1`), LIMIT],
    ['10.0.0.0/8', 'each its own, past the proxy', calls((call) => `203.0.113.${call}`), LIMIT],
    [
      'loopback,10.0.0.0/8',
      'each its own, through two',
      calls((call) => `203.0.113.${call}, 10.1.2.3`),
      LIMIT + 5,
    ],
    [
      'loopback,10.0.0.0/8',
      'one, after what it made up, through two',
      calls((call) => `203.0.113.${call}, 198.51.100.1, 10.1.2.3`),
      LIMIT,
    ],
  ])('TRUST_PROXY=%s counts by address: %s', async (proxies, _, forwardedFor, through) =>
    expect(await letThrough(proxies, forwardedFor)).toBe(through),
  );
});

it('tells its health on both ports, and its metrics on its own', async () => {
  expect((await http.get('/api/health')).body).toEqual({ status: 'ok' });
  const operations = request(`http://127.0.0.1:${backend.operationsPort}`);
  expect((await operations.get('/health/live')).status).toBe(200);
  expect((await operations.get('/health/ready')).body).toEqual({
    ready: true,
    checks: {
      event_store: 'up',
      read_models_database: 'up',
      accounts_database: 'up',
      keys_database: 'up',
      queue: 'up',
    },
  });
  expect((await operations.get('/metrics')).text).toContain('rubicon_http_request_seconds_bucket');
});
