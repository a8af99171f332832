/**
 * The backend's environment as a file in the data folder, so that a role can be run by hand beside the running game:
 * `ROLES=rebuild node --env-file=.data/backend.env backend/dist/main.js`. It holds secrets: readable by its owner only.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function writeBackendEnvironment(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const lines = Object.entries(env).map(([name, value]) => `${name}="${value}"\n`);
  await writeFile(join(dataDir, 'backend.env'), lines.join(''), { mode: 0o600 });
}
