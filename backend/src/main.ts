/** One process of the backend. ROLES names what it does; everything else it needs to know is in the environment too. */
import { readConfig } from './platform/config/index.js';
import { startFailureOf } from './start-failure.js';

/** Milliseconds from the wish to stop until the process ends, whatever is still under way. */
const STOP_WITHIN_MS = 15_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.has('rebuild')) {
    const { rebuildAndEnd } = await import('./rebuild.js');
    process.exitCode = await rebuildAndEnd(config);
    return;
  }
  const { startBackend } = await import('./start-backend.js');
  const backend = await startBackend(config);
  // Starting leaves up to a sixth of the heap behind as garbage. Cleared here it takes 60 ms; left, it comes due in a player's turn.
  globalThis.gc?.();
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    backend.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const failure = startFailureOf(error);
  console.error(failure?.sentence ?? error);
  process.exit(failure?.exitCode ?? 1);
});
