/** Writes the true sizes and lengths into src/media/media-facts.json; what a picture shows stands there already. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { lengthOf } from './ffmpeg.js';

interface MediaFacts {
  screenshots: { number: number; pngBytes: number }[];
  films: Record<string, { seconds: number }>;
  press: { archiveBytes: number; filmBytes: number; logosBytes: number };
}

export async function writeMediaFacts(folder: string): Promise<void> {
  const file = path.resolve('src/media/media-facts.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as MediaFacts;
  const bytes = async (name: string) => (await stat(path.join(folder, 'press', name))).size;
  for (const shot of facts.screenshots) shot.pngBytes = await bytes(`rubicon-${shot.number}.png`);
  for (const [name, film] of Object.entries(facts.films))
    film.seconds = Math.round(await lengthOf(path.join(folder, 'films', `${name}.mp4`)));
  facts.press = {
    archiveBytes: await bytes('rubicon-press-kit.zip'),
    filmBytes: await bytes('rubicon-gameplay.mp4'),
    logosBytes: await bytes('rubicon-logos.zip'),
  };
  await writeFile(file, await format(JSON.stringify(facts), { parser: 'json', printWidth: 110 }));
}
