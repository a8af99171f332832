/** An operator over HTTP, as the desk would be one. */
import type { NarratorDecided, Narrators } from '@rubicon/contracts';

const DESK = '/api/staff/operations';
const REASON = 'We try what becomes of turns that wait.';

export class Operator {
  constructor(
    private readonly origin: string,
    private readonly cookie: string,
  ) {}

  static async signIn(
    origin: string,
    { name, password, code }: { readonly name: string; readonly password: string; readonly code: string },
  ): Promise<Operator> {
    const answer = await fetch(`${origin}/api/staff/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password, code }),
    });
    if (!answer.ok) throw new Error(`the operator cannot sign in: ${answer.status} ${await answer.text()}`);
    const cookie = answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0]!)
      .join('; ');
    return new Operator(origin, cookie);
  }

  narrators(): Promise<Narrators> {
    return this.call('GET', '/narrators');
  }

  setSlots(name: string, slots: number, seenSlots: number | null): Promise<NarratorDecided> {
    return this.call('PUT', `/narrators/${name}/slots`, { slots, seenSlots });
  }

  drain(name: string): Promise<NarratorDecided> {
    return this.call('POST', `/narrators/${name}/drain`, {});
  }

  async pause(): Promise<void> {
    await this.call('POST', '/narration/pause', { reason: REASON });
  }

  async resume(): Promise<void> {
    await this.call('POST', '/narration/resume', {});
  }

  private async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.origin}${DESK}${path}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
