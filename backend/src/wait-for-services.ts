/**
 * A start waits for what it needs, so that nobody has to start things in order, and a server that takes its time ends nothing. What waiting does
 * not mend ends it at once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { neededServices, type NeededService } from './needed-services.js';
import type { AppConfig } from './platform/config/index.js';
import {
  HealthMetrics,
  HealthRegistry,
  Metrics,
  OperationsServer,
  processLog,
} from './platform/observability/index.js';
import { EXIT_UNAVAILABLE, startFailureOf } from './start-failure.js';

/** A start that takes no longer says nothing of it. */
const QUIET_MS = 1_000;
const TELL_EVERY_MS = 5_000;
const ASK_AGAIN_AFTER_MS = 500;

/** Readiness says no meanwhile, and the log every five seconds for what. @throws what the first one said that cannot be had */
export async function waitForServices(config: AppConfig): Promise<void> {
  const log = processLog(config);
  const services = neededServices(config);
  /** What each said last, by its name. */
  const missing = new Map<string, string>(services.map(({ name }) => [name, 'no answer yet']));
  const tell = (): void =>
    log.warn('waiting for what this process needs', { missing: Object.fromEntries(missing) });
  const health = healthOf(services, missing);
  const metrics = new Metrics();
  new HealthMetrics(health, metrics);
  const operations = new OperationsServer(config, health, metrics, log);
  const ending = new AbortController();
  let telling: NodeJS.Timeout | undefined;
  const until = Date.now() + config.startWaitMs;
  const there = Promise.all(services.map((each) => untilThere(each, until, missing, ending.signal)));
  try {
    const outcome = await Promise.race([there, pause(QUIET_MS, 'late', { signal: ending.signal })]);
    if (outcome !== 'late') return;
    await operations.onApplicationBootstrap();
    tell();
    telling = setInterval(tell, TELL_EVERY_MS);
    await there;
  } finally {
    ending.abort();
    clearInterval(telling);
    await operations.onApplicationShutdown();
    for (const each of services) await each.close?.();
  }
}

function healthOf(services: readonly NeededService[], missing: ReadonlyMap<string, string>): HealthRegistry {
  const health = new HealthRegistry();
  for (const { name } of services)
    health.register(name, () => (missing.has(name) ? Promise.reject(new Error(name)) : Promise.resolve()));
  return health;
}

/** @param until Unix milliseconds: then what it says is thrown */
async function untilThere(
  { name, ask }: NeededService,
  until: number,
  missing: Map<string, string>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await ask();
      missing.delete(name);
      return;
    } catch (error) {
      const failure = startFailureOf(error);
      if (failure?.exitCode !== EXIT_UNAVAILABLE || Date.now() >= until) throw error;
      missing.set(name, failure.sentence);
      await pause(ASK_AGAIN_AFTER_MS, undefined, { signal });
    }
  }
}
