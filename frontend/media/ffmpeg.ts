/** ffmpeg as a program: the films are put together and encoded by it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Its log of a long encoding. */
const MAX_LOG_BYTES = 64 * 1024 * 1024;

/** @throws Error with a sentence when it is not installed */
export async function needFfmpeg(): Promise<void> {
  try {
    await run('ffmpeg', ['-version']);
  } catch (cause) {
    throw new Error('npm run media needs ffmpeg with libx264 and libvpx-vp9; Debian has it as a package.', {
      cause,
    });
  }
}

/** @throws Error with what ffmpeg said */
export async function ffmpeg(...args: readonly string[]): Promise<void> {
  await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { maxBuffer: MAX_LOG_BYTES });
}

/** @returns seconds */
export async function lengthOf(file: string): Promise<number> {
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'format=duration',
    '-of',
    'csv=p=0',
    file,
  ]);
  return Number(stdout);
}
