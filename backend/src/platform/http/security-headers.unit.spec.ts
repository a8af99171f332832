import express from 'express';
import request from 'supertest';
import { securityHeaders } from './security-headers.js';

async function headersOf(https: boolean): Promise<Record<string, string>> {
  const app = express();
  app.use(securityHeaders(https));
  app.get('/', (_, answer) => void answer.send(''));
  return (await request(app).get('/')).headers as Record<string, string>;
}

it('has browsers guess no type, tell no other site where they come from, and frame nothing', async () => {
  expect(await headersOf(false)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  });
});

it('has browsers insist on TLS for a year, on every host below too, where the site is reached by it', async () => {
  const [safe, plain] = [await headersOf(true), await headersOf(false)];
  expect(safe['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(safe['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(plain['strict-transport-security']).toBeUndefined();
});

it('lets no other site read an answer', async () => {
  for (const headers of [await headersOf(true), await headersOf(false)])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
