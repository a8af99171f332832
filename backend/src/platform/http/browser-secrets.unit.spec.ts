import { randomBytes } from 'node:crypto';
import express from 'express';
import request from 'supertest';
import type { AppConfig } from '../config/index.js';
import { BrowserSecrets } from './browser-secrets.js';

const cookie = { name: 'rubicon_test', maxAgeSeconds: 60 };
const masterKey = randomBytes(32);

/** A server that keeps a secret with every POST, and knows its browser again with every GET. */
function serverAt(publicUrl: string, key = masterKey) {
  // The two values that it reads.
  const secrets = new BrowserSecrets({ masterKey: key, publicUrl } as AppConfig);
  const app = express();
  app.post('/api', (asked, answer) => void answer.json(secrets.keep(asked, answer, cookie)));
  app.get('/api', (asked, answer) => void answer.json(secrets.hashOf(asked, cookie)));
  return app;
}

const cookieOf = async (publicUrl: string): Promise<string> =>
  String((await request(serverAt(publicUrl)).post('/api')).headers['set-cookie']);

it('sends the secret over TLS alone where the site is reached by it', async () => {
  const [safe, plain] = [await cookieOf('https://rubicon.example'), await cookieOf('http://127.0.0.1:1')];
  expect(safe).toMatch(
    /^__Host-rubicon_test=[\w-]{43}; Max-Age=60; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(plain).toMatch(
    /^rubicon_test=[\w-]{43}; Max-Age=60; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
});

it('takes no secret by TLS that a neighbouring host can have planted', async () => {
  const app = serverAt('https://rubicon.example');
  const secret = 'A'.repeat(43);
  const hashOf = async (sent: string) => (await request(app).get('/api').set('cookie', sent)).body as unknown;
  expect(await hashOf(`rubicon_test=${secret}`)).toBeNull();
  expect(await hashOf(`__Host-rubicon_test=${secret}`)).toMatch(/^[0-9a-f]{64}$/);
});

it('keeps a browser’s secret, and takes nothing else for one', async () => {
  const app = serverAt('http://127.0.0.1:1');
  const browser = request.agent(app);
  const { body } = await browser.post('/api');
  expect(body).toMatch(/^[0-9a-f]{64}$/);
  expect((await browser.post('/api')).body).toBe(body);
  expect((await browser.get('/api')).body).toBe(body);
  const secret = 'A'.repeat(43);
  const hashOf = async (server: express.Express, sent: string) =>
    (await request(server).get('/api').set('cookie', sent)).body as string | null;
  const hash = await hashOf(app, `rubicon_test=${secret}`);
  expect(hash).not.toContain(secret);
  expect(await hashOf(serverAt('http://127.0.0.1:1', randomBytes(32)), `rubicon_test=${secret}`)).not.toBe(
    hash,
  );
  for (const wrong of [
    '',
    `other=${secret}`,
    'rubicon_test=short',
    `rubicon_test=${secret}!`,
    `rubicon_test=${'%00'.repeat(15)}`,
  ])
    expect(await hashOf(app, wrong)).toBeNull();
});
