/**
 * One stack for all specs: the whole game as `npm start` runs it, on free ports and in a folder of its own; they find it by
 * RUBICON_ORIGIN, its letters by RUBICON_MAILBOX, its data by RUBICON_DATA. All in one file: Jest loads it without resolving modules as it does for specs.
 */
import { freePort, temporaryFolder, type TemporaryFolder } from '@rubicon/local-stack';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface House {
  /** Where the game answers. */
  readonly origin: string;
  /** Where its letters arrive; empty: at the mail server that its settings name. */
  readonly mailbox: string;
  /** Where its data lies. */
  readonly dataDir: string;
  /** Ends it by its id; its data is there for another start. */
  end(): Promise<void>;
  /** Ends it, and removes its data. */
  stop(): Promise<void>;
}

/** Fast, and slow enough that a page can be seen being written: a turn takes about a second and a half. */
const SPECS_WORDS_PER_SECOND = 60;
const LAST_LINES = 40;

declare global {
  var rubiconHouse: House | undefined;
}

export default async function globalSetup(): Promise<void> {
  globalThis.rubiconHouse = await startHouse(SPECS_WORDS_PER_SECOND);
  process.env.RUBICON_ORIGIN = globalThis.rubiconHouse.origin;
  process.env.RUBICON_MAILBOX = globalThis.rubiconHouse.mailbox;
  process.env.RUBICON_DATA = globalThis.rubiconHouse.dataDir;
}

/**
 * @param wordsPerSecond how fast the Chronicler writes
 * @param settings more of the backend's
 * @param words that `npm start` is told: `--narrators 2`
 * @param data where its data lies, also that of an earlier start
 * @throws Error with what it printed last, when it ends before it is ready
 */
export async function startHouse(
  wordsPerSecond: number,
  settings: Readonly<Record<string, string>> = {},
  words: readonly string[] = [],
  data: TemporaryFolder = temporaryFolder(),
): Promise<House> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // npm runs a workspace's scripts in its own folder.
  const project = path.resolve('..');
  const child = spawn(process.execPath, ['libs/local-stack/dist/main.js', ...words], {
    cwd: project,
    env: {
      ...process.env,
      // Letters go to the mailbox, not to a mail server that this machine may know.
      SMTP_URL: undefined,
      PORT: String(port),
      DATA_DIR: data.path,
      LOG_LEVEL: 'warn',
      // All specs come from one address, and sign up more players than an address may in an hour.
      RATE_LIMITS: 'off',
      CHRONICLER_WORDS_PER_SECOND: String(wordsPerSecond),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  const stop = async () => {
    await end();
    data.remove();
  };
  try {
    const mailbox = await new Promise<string>((resolve, reject) => {
      let letters = '';
      const hear = (line: string) => {
        printed.push(line);
        printed.splice(0, printed.length - LAST_LINES);
        letters = /^Its letters arrive at (\S+)/.exec(line)?.[1] ?? letters;
        // The last line of a game that is ready.
        if (line.startsWith('Its test payments are kept at ')) resolve(letters);
      };
      createInterface({ input: child.stdout }).on('line', hear);
      createInterface({ input: child.stderr }).on('line', hear);
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`The game did not start:\n${printed.join('\n')}`)));
    });
    return { origin, mailbox, dataDir: data.path, end, stop };
  } catch (error) {
    if (child.exitCode === null) await stop();
    else data.remove();
    throw error;
  }
}
