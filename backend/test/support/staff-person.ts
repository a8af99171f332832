/** Staff for tests over HTTP: invited by the office, joined and signed in by the calls that a browser makes. */
import type { StaffConfirmAnswer, StaffJoinAnswer, StaffMe, StaffRole } from '@rubicon/contracts';
import { generateSync } from 'otplib';
import request from 'supertest';
import { StaffOffice } from '../../src/staff/office/staff-office.js';
import type { RunningBackend } from '../../src/start-backend.js';
import { TestCaller } from './test-caller.js';

const PASSWORD = 'correct horse battery';
const STEP_SECONDS = 30;

export class StaffPerson extends TestCaller {
  private constructor(
    backend: RunningBackend,
    readonly name: string,
    readonly id: string,
    /** As the browser sends it. */
    readonly cookie: string,
    readonly factorSecret: string,
    readonly recoveryCodes: readonly string[],
    /** What the app showed at joining and at the sign-in: neither counts again. */
    readonly usedCodes: readonly string[],
  ) {
    super(backend, { cookie });
  }

  static readonly password = PASSWORD;

  static async of(backend: RunningBackend, name: string, roles: readonly StaffRole[]): Promise<StaffPerson> {
    const http = request(`http://127.0.0.1:${backend.port}`);
    const token = await backend.app.get(StaffOffice).invite(name, roles);
    const joined = await http.post('/api/staff/join').send({ token, password: PASSWORD }).expect(200);
    const { factorSecret } = joined.body as StaffJoinAnswer;
    const joinedWith = codeOf(factorSecret);
    const confirmed = await http
      .post('/api/staff/join/confirm')
      .send({ token, code: joinedWith })
      .expect(200);
    const { recoveryCodes } = confirmed.body as StaffConfirmAnswer;
    // Each code works once; the next one is taken already.
    const signedInWith = codeOf(factorSecret, 1);
    const signedIn = await http
      .post('/api/staff/sign-in')
      .send({ name, password: PASSWORD, code: signedInWith })
      .expect(200);
    const { staff } = signedIn.body as StaffMe;
    const cookie = cookieOf(signedIn.headers);
    const usedCodes = [joinedWith, signedInWith];
    return new StaffPerson(backend, name, staff!.staffId, cookie, factorSecret, recoveryCodes, usedCodes);
  }

  /** The same person at another backend process. */
  at(backend: RunningBackend): StaffPerson {
    const { name, id, cookie, factorSecret, recoveryCodes, usedCodes } = this;
    return this.goOn(new StaffPerson(backend, name, id, cookie, factorSecret, recoveryCodes, usedCodes));
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
