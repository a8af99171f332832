/** People whose sign-ins end now and then: whoever calls next signs in again, or is somebody new. */
import { randomUUID } from 'node:crypto';
import type { StaffConfirmAnswer, StaffJoinAnswer, StaffRole } from '@rubicon/contracts';
import { generateSync } from 'otplib';
import type { Caller } from './callers.js';

/** Everybody's. */
export const PASSWORD = 'correct horse battery';

type Headers = Readonly<Record<string, string>>;
/** Invites somebody by name and answers the token of the invitation. */
export type Invite = (name: string, role: StaffRole) => Promise<string>;

export class Visitor implements Caller {
  constructor(private readonly own: () => Headers = () => ({})) {}

  headers(): Promise<Headers> {
    return Promise.resolve(this.own());
  }
}

/** A player who is known by a token; once that has ended, another one. */
export class PassingPlayer implements Caller {
  private token: Promise<string> | null = null;

  constructor(private readonly origin: string) {}

  async headers(): Promise<Headers> {
    this.token ??= this.signUp();
    return { authorization: `Bearer ${await this.token}` };
  }

  end(): void {
    this.token = null;
  }

  private async signUp(): Promise<string> {
    const username = `passing_${randomUUID().slice(0, 13)}`;
    const account = { username, email: `${username}@example.org`, password: PASSWORD };
    const { answer } = await ask<{ token: string }>(this.origin, '/api/auth/register', account);
    return answer.token;
  }
}

interface Hired {
  readonly name: string;
  readonly codes: string[];
}

/** Somebody who works here. Each code works once, so that sign-ins after the first are made with recovery codes. */
export class Staff implements Caller {
  private hired: Promise<Hired> | null = null;
  private cookie: Promise<string> | null = null;

  constructor(
    private readonly origin: string,
    private readonly role: StaffRole,
    private readonly invite: Invite,
  ) {}

  async headers(): Promise<Headers> {
    this.cookie ??= this.signIn();
    return { cookie: await this.cookie };
  }

  /** The sign-in has ended. */
  end(): void {
    this.cookie = null;
  }

  /** The account cannot be used any more: somebody else takes the place. */
  replace(): void {
    this.cookie = null;
    this.hired = null;
  }

  /** New ones in place of those that were there. */
  async keepCodes(codes: readonly string[]): Promise<void> {
    const { codes: kept } = await this.asHired();
    kept.splice(0, kept.length, ...codes);
  }

  async name(): Promise<string> {
    return (await this.asHired()).name;
  }

  private asHired(): Promise<Hired> {
    return (this.hired ??= this.join());
  }

  private async join(): Promise<Hired> {
    const name = `${this.role}_${randomUUID().slice(0, 8)}`;
    const token = await this.invite(name, this.role);
    const { answer } = await ask<StaffJoinAnswer>(this.origin, '/api/staff/join', {
      token,
      password: PASSWORD,
    });
    const code = generateSync({ secret: answer.factorSecret });
    const confirmed = await ask<StaffConfirmAnswer>(this.origin, '/api/staff/join/confirm', { token, code });
    return { name, codes: [...confirmed.answer.recoveryCodes] };
  }

  private async signIn(): Promise<string> {
    const { name, codes } = await this.asHired();
    const code = codes.pop();
    const { cookie } = await ask(this.origin, '/api/staff/sign-in', { name, password: PASSWORD, code });
    if (codes.length === 0) {
      const renewed = await ask<StaffConfirmAnswer>(
        this.origin,
        '/api/staff/recovery-codes',
        { currentPassword: PASSWORD },
        { cookie },
      );
      codes.push(...renewed.answer.recoveryCodes);
    }
    return cookie;
  }
}

/** @throws Error when it is refused */
async function ask<Answer>(
  origin: string,
  path: string,
  body: object,
  headers: Headers = {},
): Promise<{ readonly answer: Answer; readonly cookie: string }> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0]!)
    .join('; ');
  return { answer: (await response.json()) as Answer, cookie };
}
