import { execFileSync } from 'node:child_process';
import { LocalStackError } from '../local-stack-error.js';

/** Who PostgreSQL's programs run as. Empty: as ourselves. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres` or, where there is none, as `nobody`.
 * @throws LocalStackError postgres_unavailable when neither exists
 */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: numericId('-u', name), gid: numericId('-g', name) };
    } catch {
      continue;
    }
  }
  throw new LocalStackError(
    'postgres_unavailable',
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody" to run it as: start the game as an ordinary user.',
  );
}

function numericId(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}
