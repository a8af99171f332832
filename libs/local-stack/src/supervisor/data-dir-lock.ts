import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalStackError } from '../local-stack-error.js';
import { identifyProcess, isRunning, type ProcessIdentity } from '../process-identity.js';

/**
 * One copy per data folder. A lock left by a killed process is taken over.
 * @returns how to let go of it
 * @throws LocalStackError data_folder_in_use, data_folder_unusable
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock.json');
  const mine = JSON.stringify(identifyProcess(process.pid));
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    const holder = holderOf(file);
    if (holder !== null && isRunning(holder))
      throw new LocalStackError(
        'data_folder_in_use',
        `The game already runs on ${dataDir} (process ${holder.pid}): stop it first, or set DATA_DIR and PORT to start another beside it.`,
      );
    rmSync(file, { force: true });
    writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof LocalStackError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new LocalStackError(
      'data_folder_unusable',
      `The data folder ${dataDir} cannot be written: ${why}.`,
    );
  }
  return () => rmSync(file, { force: true });
}

function holderOf(file: string): ProcessIdentity | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return null;
  }
}
