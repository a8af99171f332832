/** The archive for journalists: screenshots, film, logos and a sheet of facts; and the logos by themselves. */
import { zipSync, type Zippable } from 'fflate';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The same bytes for the same contents: a fixed date. */
const MADE = new Date('2026-01-01T00:00:00Z');

const factSheet = `RUBICON

A game of history told in words. A language model narrates; the player shapes revolutionary France, Caesar's Rome or Sengoku
Japan turn by turn, by typing or tapping.

Genre            Text-based historical strategy role-playing game
Platform         Web browser
Availability     Now
Price            $1 (includes $1.00 of credits, about 33 turns), then about $0.03 a turn; no subscriptions
Free prologue    3 turns, no sign-up
Eras             French Revolution 1789-1815; Roman Republic 49-27 BC; Sengoku Japan 1582-1603
Playable figures 30 historical figures, and characters of your own

All screenshots and the film show the game as it is played.
`;

export async function makePressKit(logoFolder: string, folder: string): Promise<void> {
  const press = path.join(folder, 'press');
  const logos = await filesOf(logoFolder);
  const shots = await filesOf(press, (name) => name.endsWith('.png'));
  const film = await readFile(path.join(press, 'rubicon-gameplay.mp4'));
  await writeZip(path.join(press, 'rubicon-logos.zip'), logos);
  await writeZip(path.join(press, 'rubicon-press-kit.zip'), {
    'facts.txt': new TextEncoder().encode(factSheet),
    'rubicon-gameplay.mp4': film,
    screenshots: shots,
    logos,
  });
}

async function filesOf(
  folder: string,
  wanted: (name: string) => boolean = () => true,
): Promise<Record<string, Uint8Array>> {
  const contents: Record<string, Uint8Array> = {};
  for (const name of (await readdir(folder)).filter(wanted).sort())
    contents[name] = await readFile(path.join(folder, name));
  return contents;
}

function writeZip(file: string, contents: Zippable): Promise<void> {
  return writeFile(file, zipSync(contents, { mtime: MADE, level: 6 }));
}
