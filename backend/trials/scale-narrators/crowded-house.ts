/** A house for many players: the local stack, an API, a projector, and a slow model; its narrators come and go. */
import { freePort, startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { endProcess } from '../processes.js';
import { startProcess } from '../start-backend.js';
import { NarratorProcesses } from './narrator-processes.js';
import { startSlowModel, type SlowAnswer, type SlowModel } from './slow-model.js';

export interface CrowdedHouse {
  readonly origin: string;
  /** Of its processes. */
  readonly env: Readonly<Record<string, string>>;
  readonly model: SlowModel;
  readonly narrators: NarratorProcesses;
  stop(): Promise<void>;
}

/** @param queueUrl default: a database of its own */
export async function crowdedHouse(slow: SlowAnswer, queueUrl?: string): Promise<CrowdedHouse> {
  const folder = temporaryFolder();
  const model = await startSlowModel(slow);
  const port = await freePort();
  const stack = await startLocalStack({
    dataDir: folder.path,
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
    env: { ...process.env, OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'slow', MODEL: 'slow' },
    ...(queueUrl === undefined ? {} : { queueUrl }),
  });
  const env: Readonly<Record<string, string>> = {
    ...stack.env,
    PORT: String(port),
    // All players come from one address.
    RATE_LIMITS: 'off',
    MODEL_PROBE: 'off',
    LOG_LEVEL: 'error',
  };
  const house = await Promise.all(['api', 'projector'].map((ROLES) => startProcess({ ...env, ROLES })));
  const narrators = new NarratorProcesses(env);
  return {
    origin: `http://127.0.0.1:${port}`,
    env,
    model,
    narrators,
    async stop() {
      await narrators.stop();
      await Promise.all(house.map(({ child }) => endProcess(child)));
      await stack.stop();
      await model.stop();
      folder.remove();
    },
  };
}
