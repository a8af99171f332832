/**
 * What keeps a Jest worker from ending, told by the worker itself, with the file after which it was first there: Jest ends a worker that stays, and
 * only says that one did (force-ended.mjs).
 */
const { basename } = require('node:path');

/** Half of what a worker is given to end. */
const TELL_AFTER_MS = 5_000;
const LOOK_EVERY_MS = 1_000;

const seenAfter = new Map();

/** Remembers what is open now. @param file whose tests have ended */
exports.lookAfter = (file) => {
  for (const handle of process._getActiveHandles())
    if (!seenAfter.has(handle)) seenAfter.set(handle, basename(file));
};

const isWorker = process.argv[1]?.endsWith('processChild.js') ?? false;
let endingSince;
const look = setInterval(() => {
  // One file alone is run by Jest itself. A worker listens to it until there is nothing left to do.
  if (!isWorker || process.listenerCount('message') > 0) return;
  endingSince ??= Date.now();
  if (Date.now() - endingSince < TELL_AFTER_MS) return;
  clearInterval(look);
  const left = process
    ._getActiveHandles()
    .map((handle) => `${described(handle)} since ${seenAfter.get(handle) ?? 'the end'}`);
  process.stderr.write(
    `A worker does not end. Open: ${process.getActiveResourcesInfo().join(', ')}; ${left.join('; ')}\n`,
  );
}, LOOK_EVERY_MS).unref();

function described(handle) {
  const name = handle.constructor.name;
  if (handle.spawnfile) return `${name} ${basename(handle.spawnfile)} (${handle.pid})`;
  if (handle.remotePort) return `${name} to port ${handle.remotePort}`;
  const port = typeof handle.address === 'function' ? handle.address()?.port : undefined;
  return port === undefined ? name : `${name} at port ${port}`;
}
