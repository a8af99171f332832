import { timeout, TimeoutStrategy } from 'cockatiel';
import { HealthChecks } from './health-checks.js';

/** Milliseconds a check may take. */
const CHECK_WITHIN_MS = 2_000;

const inTime = timeout(CHECK_WITHIN_MS, TimeoutStrategy.Aggressive);

export interface HealthReport {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, 'up' | 'down'>>;
}

export class HealthRegistry extends HealthChecks {
  private readonly checks = new Map<string, () => Promise<unknown>>();
  private draining = false;

  register(name: string, check: () => Promise<unknown>): void {
    this.checks.set(name, check);
  }

  /** From now on not ready: the process is about to end. */
  drain(): void {
    this.draining = true;
  }

  async report(): Promise<HealthReport> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, (await passes(check)) ? 'up' : 'down'] as const),
    );
    return {
      ready: !this.draining && results.every(([, state]) => state === 'up'),
      checks: Object.fromEntries(results),
    };
  }
}

function passes(check: () => Promise<unknown>): Promise<boolean> {
  return inTime.execute(check).then(
    () => true,
    () => false,
  );
}
