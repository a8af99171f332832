/** The films: an era each, in which a turn is played, and one of the whole. All silent, made to loop. */
import { gameTypes, type GameType } from '@rubicon/contracts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { ffmpeg, lengthOf } from './ffmpeg.js';
import { Screencast } from './screencast.js';
import { playedGame, settled, signedIn, stage, viewport } from './stage.js';

/** Seconds that two clips of the whole overlap. */
const CROSSFADE = 0.8;
/** Seconds that the whole takes of each clip but the last, which ends it. */
const TAKE = 11;
const BEFORE_MS = 900;
const AFTER_MS = 2_200;
/** Down the entry page, and to the end of a turn. */
const SCROLL_MS = 3_800;
const STEP_MS = 40;
/** Share of the window's height. */
const LOWER_EDGE = 0.94;
/** In CSS pixels; nothing is there to be lit up or covered. */
const POINTER_AT_REST = [1090, 760] as const;

export interface Clips {
  readonly entry: string;
  readonly eras: Readonly<Record<GameType, string>>;
}

/** @returns clips of 1920×1080, nearly lossless */
export async function filmTheGame(browser: Browser, folder: string): Promise<Clips> {
  const eras = {} as Record<GameType, string>;
  for (const era of gameTypes) eras[era] = await filmTurn(browser, era, path.join(folder, era));
  return { entry: await filmEntry(browser, path.join(folder, 'entry')), eras };
}

/** The entry page, read from its top to the three worlds. */
async function filmEntry(browser: Browser, folder: string): Promise<string> {
  const page = await stage(browser, { reducedMotion: false });
  await page.goto('/');
  await settled(page);
  // Those of a house just built say nothing of the game.
  await page.getByRole('region', { name: 'Rubicon in figures' }).evaluate((figures) => {
    figures.style.display = 'none';
  });
  const cast = await Screencast.of(page, folder);
  await page.waitForTimeout(2 * BEFORE_MS);
  await scrollTo(page, page.getByRole('link', { name: /^Learn more/ }).first());
  await page.waitForTimeout(2 * BEFORE_MS);
  const clip = await cast.end();
  await page.context().close();
  return clip;
}

/** Evenly eased, until the target stands near the lower edge; not at all where it stands above. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be scrolled to is not on the page.');
  const way = box.y + box.height - LOWER_EDGE * viewport.height;
  if (way <= 0) return;
  const from = await page.evaluate(() => window.scrollY);
  const steps = Math.round(SCROLL_MS / STEP_MS);
  for (let step = 1; step <= steps; step += 1) {
    const eased = (1 - Math.cos((Math.PI * step) / steps)) / 2;
    await page.evaluate((top) => window.scrollTo(0, top), from + way * eased);
    await page.waitForTimeout(STEP_MS);
  }
}

/** A move is chosen, the page is written, and the next moves come. */
async function filmTurn(browser: Browser, era: GameType, folder: string): Promise<string> {
  const page = await stage(browser, {
    reducedMotion: false,
    scheme: era === 'sengoku_japan' ? 'dark' : 'light',
  });
  await signedIn(page);
  const game = await playedGame(page, era);
  await showPointer(page);
  const cast = await Screencast.of(page, folder);
  await page.waitForTimeout(BEFORE_MS);
  const move = game.suggestions.nth(1);
  await pointAt(page, move);
  await move.click();
  await page.mouse.move(...POINTER_AT_REST, { steps: 12 });
  await game.standsAt(2);
  await page.getByRole('list', { name: 'What came of it' }).getByRole('listitem').first().waitFor();
  await page.waitForTimeout(AFTER_MS);
  const clip = await cast.end();
  await page.context().close();
  console.log(`filmed ${era}`);
  return clip;
}

/** Films show no pointer of their own. */
async function showPointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dot = document.createElement('div');
    Object.assign(dot.style, {
      position: 'fixed',
      left: '-40px',
      top: '-40px',
      width: '22px',
      height: '22px',
      borderRadius: '50%',
      background: 'rgb(120 90 40 / 0.35)',
      border: '2px solid rgb(120 90 40 / 0.8)',
      transform: 'translate(-50%, -50%)',
      pointerEvents: 'none',
      zIndex: '2147483647',
    });
    document.body.append(dot);
    window.addEventListener('pointermove', ({ clientX, clientY }) => {
      dot.style.left = `${clientX}px`;
      dot.style.top = `${clientY}px`;
    });
  });
  await page.mouse.move(...POINTER_AT_REST);
}

async function pointAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pointed at is not on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40), { steps: 22 });
  await page.waitForTimeout(450);
}

const eraFiles: Readonly<Record<GameType, string>> = {
  french_revolution: 'french-revolution',
  roman_republic: 'roman-republic',
  sengoku_japan: 'sengoku-japan',
};

export async function makeFilms(clips: Clips, folder: string): Promise<void> {
  for (const era of gameTypes) await encode(clips.eras[era], path.join(folder, 'films', eraFiles[era]));
  const whole = path.join(path.dirname(clips.entry), 'whole.mp4');
  await joinClips(clips, whole);
  await encode(whole, path.join(folder, 'films', 'rubicon'));
  await ffmpeg(
    ...['-i', whole, '-an', '-g', '400', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation'],
    ...['-crf', '21', '-movflags', '+faststart', path.join(folder, 'press', 'rubicon-gameplay.mp4')],
  );
}

/** The entry, then each era, one fading into the next. */
async function joinClips(clips: Clips, file: string): Promise<void> {
  const parts = [clips.entry, ...gameTypes.map((era) => clips.eras[era])];
  const lengths = await Promise.all(
    parts.map(async (part) => Math.min(await lengthOf(part), part === parts.at(-1) ? Infinity : TAKE)),
  );
  const trims = lengths.map(
    (length, index) => `[${index}:v]trim=0:${length},setpts=PTS-STARTPTS,settb=AVTB[c${index}]`,
  );
  let at = 0;
  let joined = '[c0]';
  const fades = lengths.slice(1).map((_, index) => {
    at += lengths[index]! - CROSSFADE;
    const fade = `${joined}[c${index + 1}]xfade=transition=fade:duration=${CROSSFADE}:offset=${at.toFixed(3)}[j${index}]`;
    joined = `[j${index}]`;
    return fade;
  });
  await ffmpeg(
    ...parts.flatMap((part) => ['-i', part]),
    ...['-filter_complex', [...trims, ...fades].join(';'), '-map', joined],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '10', file],
  );
}

/** For the pages: 1280×720 as VP9 and H.264, and the poster. Little moves in them: whole pictures are few. */
async function encode(clip: string, target: string): Promise<void> {
  const small = ['-i', clip, '-an', '-vf', 'scale=1280:720:flags=lanczos,format=yuv420p', '-g', '400'];
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-row-mt', '1', '-cpu-used', '1'];
  await ffmpeg(...small, ...vp9, `${target}.webm`);
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '25'];
  await ffmpeg(...small, ...h264, '-movflags', '+faststart', `${target}.mp4`);
  const still = `${target}.png`;
  await ffmpeg('-i', clip, '-frames:v', '1', still);
  await sharp(still).resize({ width: 1280 }).webp({ quality: 74, effort: 6 }).toFile(`${target}.webp`);
  await rm(still);
}
