/** An auditor at the desk, over HTTP, as a browser would be one: invited, joined and signed in; asks the desk's questions. */
import { hire } from '../trials/demo-staff/staff.js';

export class AuditDesk {
  private constructor(
    private readonly origin: string,
    private readonly cookie: string,
  ) {}

  /** @param env of the backend at `origin` */
  static async open(origin: string, env: NodeJS.ProcessEnv): Promise<AuditDesk> {
    const { name, password, code } = await hire(origin, 'ada', 'auditor', env);
    const answer = await fetch(`${origin}/api/staff/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password, code }),
    });
    if (!answer.ok) throw new Error(`signing in: ${answer.status} ${await answer.text()}`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return new AuditDesk(origin, cookies.join('; '));
  }

  /** @param path under `/api/staff/audit/` */
  async read<Answer>(path: string, query: Readonly<Record<string, string>>): Promise<Answer> {
    const url = `${this.origin}/api/staff/audit/${path}?${new URLSearchParams(query).toString()}`;
    const answer = await fetch(url, { headers: { cookie: this.cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
