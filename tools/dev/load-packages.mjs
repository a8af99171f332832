/** Loads the packages of the backend, and lets it begin when it is told to. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

const told = once(process, 'message');
const { dependencies } = JSON.parse(
  await readFile(new URL('../../backend/package.json', import.meta.url), 'utf8'),
);
// One after another: a module that is being imported cannot be required at the same time.
for (const name of Object.keys(dependencies)) {
  if (name.startsWith('@rubicon/')) continue;
  // One that cannot be loaded as a whole is loaded when somebody asks for a part of it.
  await import(name).catch(() => undefined);
}
await told;
process.disconnect();
