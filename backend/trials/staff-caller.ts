/** Somebody of the staff over HTTP, as the desk in a browser: signed in once, and patient while the house is away. */
import { randomUUID } from 'node:crypto';
import { positionHeader, type Problem, type StaffMe } from '@rubicon/contracts';
import { ApiProblem } from './api-player.js';
import type { DemoStaff } from './demo-staff/staff.js';
import { untilAnswered, type Answered } from './until-answered.js';

/** Longer than anything may be away. */
const GIVE_UP_AFTER_MS = 600_000;

export class StaffCaller {
  private position: string | null = null;

  private constructor(
    private readonly origin: string,
    readonly name: string,
    readonly staffId: string,
    private readonly cookie: string,
  ) {}

  static async signIn(origin: string, { name, password, code }: DemoStaff): Promise<StaffCaller> {
    const answer = await fetch(`${origin}/api/staff/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password, code }),
    });
    if (!answer.ok) throw new Error(`${name} cannot sign in: ${answer.status} ${await answer.text()}`);
    const { staff } = (await answer.json()) as StaffMe;
    const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0]!);
    return new StaffCaller(origin, name, staff?.staffId ?? '', cookies.join('; '));
  }

  /** Repeated under the same key until it is answered. @throws ApiProblem what the desk refused; Error when nobody answers for long */
  async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const key = randomUUID();
    const { status, headers, text } = await untilAnswered(
      () => this.send(method, path, body, key),
      GIVE_UP_AFTER_MS,
    );
    this.position = headers.get(positionHeader) ?? this.position;
    if (status >= 400)
      throw new ApiProblem(status, problemIn({ status, headers, text }), `${method} ${path}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }

  private send(method: string, path: string, body: object | undefined, key: string): Promise<Response> {
    return fetch(this.origin + path, {
      method,
      headers: {
        cookie: this.cookie,
        'idempotency-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.position === null ? {} : { [positionHeader]: this.position }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}

function problemIn({ text }: Answered): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null;
  }
}
