/** Staff for tests over HTTP: invited by the office, joined and signed in by the calls that a browser makes. */
import type { StaffConfirmAnswer, StaffJoinAnswer, StaffMe, StaffRole } from '@rubicon/contracts';
import { generateSync } from 'otplib';
import request, { type Test } from 'supertest';
import { StaffOffice } from '../../src/staff/office/staff-office.js';
import type { RunningBackend } from '../../src/start-backend.js';

const PASSWORD = 'correct horse battery';
const STEP_SECONDS = 30;

export class StaffPerson {
  /** Of the last command: sent along, so that reads show it. */
  private position: string | null = null;

  private constructor(
    private readonly backend: RunningBackend,
    readonly name: string,
    readonly id: string,
    /** As the browser sends it. */
    readonly cookie: string,
    readonly factorSecret: string,
    readonly recoveryCodes: readonly string[],
  ) {}

  static readonly password = PASSWORD;

  static async of(backend: RunningBackend, name: string, roles: readonly StaffRole[]): Promise<StaffPerson> {
    const http = request(`http://127.0.0.1:${backend.port}`);
    const token = await backend.app.get(StaffOffice).invite(name, roles);
    const joined = await http.post('/api/staff/join').send({ token, password: PASSWORD }).expect(200);
    const { factorSecret } = joined.body as StaffJoinAnswer;
    const confirmed = await http
      .post('/api/staff/join/confirm')
      .send({ token, code: codeOf(factorSecret) })
      .expect(200);
    const { recoveryCodes } = confirmed.body as StaffConfirmAnswer;
    // Each code works once; the next one is taken already.
    const signedIn = await http
      .post('/api/staff/sign-in')
      .send({ name, password: PASSWORD, code: codeOf(factorSecret, 1) })
      .expect(200);
    const { staff } = signedIn.body as StaffMe;
    const cookie = cookieOf(signedIn.headers);
    return new StaffPerson(backend, name, staff!.staffId, cookie, factorSecret, recoveryCodes);
  }

  /** From now on, reads show the log at least up to here. */
  saw(position: bigint | null): void {
    if (position !== null && (this.position === null || position > BigInt(this.position)))
      this.position = position.toString();
  }

  /** The same person at another backend process. */
  at(backend: RunningBackend): StaffPerson {
    const { name, id, cookie, factorSecret, recoveryCodes } = this;
    const there = new StaffPerson(backend, name, id, cookie, factorSecret, recoveryCodes);
    there.position = this.position;
    return there;
  }

  get(path: string): Test {
    return this.send(request(this.origin).get(path));
  }

  post(path: string, body?: object): Test {
    const test = this.send(request(this.origin).post(path));
    return body === undefined ? test : test.send(body);
  }

  patch(path: string, body: object): Test {
    return this.send(request(this.origin).patch(path)).send(body);
  }

  put(path: string, body: object): Test {
    return this.send(request(this.origin).put(path)).send(body);
  }

  delete(path: string): Test {
    return this.send(request(this.origin).delete(path));
  }

  get headers(): Record<string, string> {
    return { cookie: this.cookie, ...(this.position === null ? {} : { 'x-log-position': this.position }) };
  }

  private get origin(): string {
    return `http://127.0.0.1:${this.backend.port}`;
  }

  private send(test: Test): Test {
    void test.set(this.headers);
    test.on('response', (response: { headers: Record<string, string> }) => {
      const told = response.headers['x-log-position'];
      if (told !== undefined) this.saw(BigInt(told));
    });
    return test;
  }
}

/** What the app shows now, or so many steps of half a minute later. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS });
}

/** What a browser keeps of an answer's cookies, as it sends it. */
export function cookieOf(headers: Readonly<Record<string, unknown>>): string {
  const set = headers['set-cookie'] as string[] | undefined;
  return (set ?? []).map((cookie) => cookie.split(';')[0]!).join('; ');
}
