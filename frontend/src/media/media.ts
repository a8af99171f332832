/**
 * The pictures and films of the product, made by `npm run media` and kept under public/media. Sizes and lengths are the true ones, read off
 * the files when they were made.
 */
import type { GameType } from '@rubicon/contracts';
import { mediaStrings } from '../strings/media.js';
import facts from './media-facts.json' with { type: 'json' };

const ROOT = '/media';

interface Picture {
  /** Pixels of the largest version. */
  readonly width: number;
  readonly height: number;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
  /** `srcSet` values for a <picture>. */
  readonly avif: string;
  readonly webp: string;
  /** For every browser. */
  readonly src: string;
}

export interface Screenshot extends Picture {
  /** 1 to 6. */
  readonly number: number;
  readonly era: GameType | null;
  readonly caption: string;
  /** The same moment as a phone shows it: 780 by 1280 pixels. */
  readonly phone: { readonly avif: string; readonly webp: string };
}

export interface Film {
  readonly name: FilmName;
  readonly mp4: string;
  readonly webm: string;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** What happens in it. */
  readonly alt: string;
}
export type FilmName = 'rubicon' | 'french-revolution' | 'roman-republic' | 'sengoku-japan';

/** A file to be saved under a name of its own. */
export interface Download {
  readonly href: string;
  readonly fileName: string;
  readonly bytes: number;
}

/** Six, in the order of the carousel. */
export const screenshots: readonly Screenshot[] = facts.screenshots.map((shot, index) => ({
  ...shot,
  ...mediaStrings.screenshots[index]!,
  era: shot.era as GameType | null,
  avif: sourceSet(shot.number, 'avif'),
  webp: sourceSet(shot.number, 'webp'),
  src: `/api/screenshots/screenshot${shot.number}.jpeg`,
  phone: {
    avif: `${ROOT}/screenshots/${shot.number}-phone.avif`,
    webp: `${ROOT}/screenshots/${shot.number}-phone.webp`,
  },
}));

export function film(name: FilmName): Film {
  const { width, height, seconds } = facts.films[name];
  return {
    name,
    width,
    height,
    seconds,
    alt: mediaStrings.films[name],
    mp4: `${ROOT}/films/${name}.mp4`,
    webm: `${ROOT}/films/${name}.webm`,
    poster: `${ROOT}/films/${name}.webp`,
  };
}

/** The press kit: PNG screenshots of 1920×1080, everything in one archive, the film, the logos. */
export const press = {
  screenshots: facts.screenshots.map(({ number, pngBytes }) => ({
    number,
    href: `${ROOT}/press/rubicon-${number}.png`,
    fileName: `Rubicon-${number}.png`,
    bytes: pngBytes,
  })),
  archive: download('rubicon-press-kit.zip', facts.press.archiveBytes),
  film: download('rubicon-gameplay.mp4', facts.press.filmBytes),
  logos: download('rubicon-logos.zip', facts.press.logosBytes),
} satisfies Record<string, Download | readonly (Download & { readonly number: number })[]>;

/** Open Graph cards, 1200×630. @param page its path without slash; `home` for / */
export function socialCard(page: string): string {
  return `${ROOT}/social/${page}.jpg`;
}

function download(fileName: string, bytes: number): Download {
  return { href: `${ROOT}/press/${fileName}`, fileName, bytes };
}

function sourceSet(number: number, format: 'avif' | 'webp'): string {
  return [640, 1280].map((width) => `${ROOT}/screenshots/${number}-${width}.${format} ${width}w`).join(', ');
}
