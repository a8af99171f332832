/** Staff for the demonstration: invited by the staff command, joined by the calls that a browser makes. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StaffJoinAnswer, StaffRole } from '@rubicon/contracts';
import { generateSync } from 'otplib';

export interface DemoStaff {
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
  readonly factorUri: string;
  /** What the app shows once the code that confirmed it is used up. */
  readonly code: string;
}

const STEP_SECONDS = 30;
const command = join(import.meta.dirname, '../../dist/staff-command.js');

/** @param env of the backend at `origin` */
export async function hire(
  origin: string,
  name: string,
  role: StaffRole,
  env: NodeJS.ProcessEnv = process.env,
): Promise<DemoStaff> {
  const { stdout } = await promisify(execFile)('node', [command, 'invite', name, '--role', role], { env });
  const token = /\/staff\/join#(\S+)/.exec(stdout)?.[1];
  if (token === undefined) throw new Error(`the office said: ${stdout}`);
  const password = randomUUID().slice(0, 18);
  const { factorUri, factorSecret } = await post<StaffJoinAnswer>(`${origin}/api/staff/join`, {
    token,
    password,
  });
  const codeIn = (steps: number) =>
    generateSync({ secret: factorSecret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS });
  await post(`${origin}/api/staff/join/confirm`, { token, code: codeIn(0) });
  return { name, role, password, factorUri, code: codeIn(1) };
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
