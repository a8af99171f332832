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
/** Seconds of each era's clip that the whole takes. */
const TAKE = 9;
const BEFORE_MS = 900;
const AFTER_MS = 2_200;
const SCROLL_MS = 2_600;
const SCROLL_STEPS = 65;
/** Share of the window's height. */
const LOWER_EDGE = 0.94;

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
  const cast = await Screencast.of(page, folder);
  await page.waitForTimeout(2 * BEFORE_MS);
  await scrollTo(page, page.getByRole('link', { name: /^Learn more/ }).first());
  await page.waitForTimeout(2 * BEFORE_MS);
  const clip = await cast.end();
  await page.context().close();
  return clip;
}

/** Evenly eased, until the target stands near the lower edge. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be scrolled to is not on the page.');
  const to = box.y + box.height - LOWER_EDGE * viewport.height;
  for (let step = 1; step <= SCROLL_STEPS; step += 1) {
    const eased = (1 - Math.cos((Math.PI * step) / SCROLL_STEPS)) / 2;
    await page.evaluate((top) => window.scrollTo(0, top), to * eased);
    await page.waitForTimeout(SCROLL_MS / SCROLL_STEPS);
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
  await page.mouse.move(720, 790, { steps: 12 });
  await game.standsAt(2);
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
  await page.mouse.move(720, 700);
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
    ...['-i', whole, '-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', '19'],
    ...['-movflags', '+faststart', path.join(folder, 'press', 'rubicon-gameplay.mp4')],
  );
}

/** The entry, then a piece of each era, one fading into the next. */
async function joinClips(clips: Clips, file: string): Promise<void> {
  const parts = [clips.entry, ...gameTypes.map((era) => clips.eras[era])];
  const lengths = await Promise.all(parts.map(async (part) => Math.min(await lengthOf(part), TAKE)));
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

/** For the pages: 1280×720 as VP9 and H.264, and the poster. */
async function encode(clip: string, target: string): Promise<void> {
  const small = ['-i', clip, '-an', '-vf', 'scale=1280:720:flags=lanczos,format=yuv420p'];
  await ffmpeg(
    ...small,
    ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-row-mt', '1', '-cpu-used', '2', `${target}.webm`],
  );
  await ffmpeg(
    ...small,
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-movflags', '+faststart', `${target}.mp4`],
  );
  const still = `${target}.png`;
  await ffmpeg('-i', clip, '-frames:v', '1', still);
  await sharp(still).resize({ width: 1280 }).webp({ quality: 74, effort: 6 }).toFile(`${target}.webp`);
  await rm(still);
}
