/** The backend in this process, over a real PostgreSQL and event store. */
import { readConfig } from '../../src/platform/config/index.js';
import { startBackend, type RunningBackend } from '../../src/start-backend.js';
import { startFileStack, type FileStack } from './file-stack.js';
import { OpenApiWatch } from './openapi-watch.js';

export interface LocalBackend {
  readonly stack: FileStack;
  /** What the backend was configured with. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts (another) one with these variables over the stack's. */
  start(variables?: Readonly<Record<string, string>>): Promise<RunningBackend>;
  /**
   * Stops what was started, then the stack, and removes its data.
   * @throws Error naming every answer that was not as the OpenAPI document says
   */
  stop(): Promise<void>;
}

/** Enough for a configuration that does not call the provider or the model. */
const unused = {
  // The auditor's work goes on beside: what tests it starts it.
  ROLES: 'api,narrator,projector',
  STRIPE_SECRET_KEY: 'sk_test_unused',
  STRIPE_WEBHOOK_SECRET: 'whsec_unused',
  OPENAI_API_KEY: 'unused',
  MODEL_PROBE: 'off',
  LOG_LEVEL: 'error',
  PORT: '0',
  OPERATIONS_PORT: '0',
};

/** @param servers beside PostgreSQL and the event store */
export async function localBackend(...servers: Parameters<typeof startFileStack>[0]): Promise<LocalBackend> {
  const stack = await startFileStack(servers);
  const env = { ...unused, ...stack.env };
  const running: RunningBackend[] = [];
  const watches: OpenApiWatch[] = [];
  return {
    stack,
    env,
    async start(variables = {}) {
      const started = await startBackend(readConfig({ ...env, ...variables }));
      let stopped: Promise<void> | null = null;
      const backend = { ...started, stop: () => (stopped ??= started.stop()) };
      running.push(backend);
      if (started.port !== null) watches.push(await OpenApiWatch.of(started.app, started.port));
      return backend;
    },
    async stop() {
      for (const backend of running) await backend.stop();
      await stack.stop();
      const violations = [...new Set(watches.flatMap((watch) => watch.violations))];
      if (violations.length > 0)
        throw new Error(`Answers that are not as the OpenAPI document says:\n${violations.join('\n')}`);
    },
  };
}
