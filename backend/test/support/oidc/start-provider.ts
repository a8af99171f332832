/** The OpenID Connect provider of `provider.mjs`, and a browser that signs in there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface TestIdentity {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly preferred_username?: string;
}

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs in as whoever is described: the address that the browser is sent back to. */
  visit(url: string, as: TestIdentity): Promise<string>;
  stop(): Promise<void>;
}

export async function startProvider(redirectUri: string): Promise<TestProvider> {
  const child = spawn(process.execPath, [join(__dirname, 'provider.mjs'), redirectUri], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [issuer] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    issuer,
    clientId: 'rubicon',
    clientSecret: 'a+secret/of:ours',
    async visit(url, as) {
      const cookies = new Map<string, string>();
      const hinted = new URL(url);
      hinted.searchParams.set('login_hint', Buffer.from(JSON.stringify(as)).toString('base64url'));
      let at = hinted.href;
      while (at.startsWith(issuer)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const set of answer.headers.getSetCookie()) {
          const [name, value] = set.split(';')[0]!.split('=') as [string, string];
          cookies.set(name, value);
        }
        const next = answer.headers.get('location');
        if (next === null) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
        at = new URL(next, issuer).href;
      }
      return at;
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
