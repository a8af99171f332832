/** What this process needs to do its work. Readiness asks each; one that throws or is slow makes the process not ready. */
export abstract class HealthChecks {
  /** @param check resolves when the thing answers, rejects when not; given at most two seconds */
  abstract register(name: string, check: () => Promise<unknown>): void;
}
