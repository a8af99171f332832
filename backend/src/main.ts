/** One process of the backend. ROLES names what it does; everything else it needs to know is in the environment too. */
import { readConfig } from './platform/config/index.js';
import { processLog } from './platform/observability/process-log.js';
import { startFailureOf } from './start-failure.js';

/** Beyond the grace that turns have: then the process ends, whatever is still under way. */
const STOP_BEYOND_GRACE_SECONDS = 7;

/** As nothing is known yet of how it should be. */
let log = processLog({ logLevel: 'info', roles: [] });

async function main(): Promise<void> {
  const config = readConfig(process.env);
  log = processLog(config);
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
    const withinSeconds = config.stopGraceSeconds + STOP_BEYOND_GRACE_SECONDS;
    setTimeout(() => process.exit(1), withinSeconds * 1_000).unref();
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
  void backend.done.then(stop);
}

main().catch((error: unknown) => {
  const failure = startFailureOf(error);
  if (failure !== null) console.error(failure.sentence);
  else log.error('the process could not start', { error });
  process.exit(failure?.exitCode ?? 1);
});
