/** `npm run audit -- --at-rest`, as of a moment when whatever does not fit is due. */
import { runAuditCommand } from '../../src/run-audit-command.js';
import type { AuditedBooks } from './survival-report.js';

/** Longer than any cause may take to be due. */
const LATER_MS = 2 * 3_600_000;

interface Audited {
  readonly exceptions: readonly unknown[];
  readonly unexplainedMicroUsd: number;
  readonly explainedBasisPoints: number;
  readonly volumeMicroUsd: number;
}

/** @param env of the backend @throws Error when the audit did not come to its end */
export async function auditedBooks(env: Readonly<Record<string, string>>): Promise<AuditedBooks> {
  const later = new Date(Date.now() + LATER_MS);
  const { lines } = await runAuditCommand(['--at-rest', '--json'], env, later);
  const text = lines.join('\n');
  if (!text.startsWith('{')) throw new Error(`the audit said: ${text}`);
  const { exceptions, ...books } = JSON.parse(text) as Audited;
  const { unexplainedMicroUsd, explainedBasisPoints, volumeMicroUsd } = books;
  return { exceptions: exceptions.length, unexplainedMicroUsd, explainedBasisPoints, volumeMicroUsd };
}
