import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** As the game that runs for the specs was told it: `DATABASE_URL`. */
export async function backendSetting(name: string): Promise<string> {
  const settings = await readFile(path.join(process.env.RUBICON_DATA ?? '', 'backend.env'), 'utf8');
  const value = new RegExp(`^${name}="(.*)"$`, 'm').exec(settings)?.[1];
  if (value === undefined) throw new Error(`The game was told no ${name}.`);
  return value;
}
