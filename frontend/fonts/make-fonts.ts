/**
 * Cuts the product's faces into small files, and writes the style sheet that tells browsers which file has which letters
 * (src/styles/fonts.css). A page fetches only the files whose letters it shows: the letters of an era's names are a file of their own, so that
 * a page which merely names the eras does not fetch three whole faces. Run by `npm run fonts` when a face or this list changes.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont, { type VariationAxes } from 'subset-font';
import { eraLabels } from '../src/lib/era/eras.js';

interface Cut {
  /** Of the file: face, style, letters. */
  readonly name: string;
  readonly source: string;
  readonly letters: readonly number[];
}
interface Face {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** CSS `font-weight` of the face. */
  readonly weight: string;
  /** Axes held or limited, for variable fonts. */
  readonly axes?: VariationAxes;
  readonly cuts: readonly Cut[];
}

/** What the style sheets ask of a font: old-style, lining and tabular figures, and what its letters need to stand well together. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'onum', 'pnum', 'tnum'];

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const lettersOf = (text: string) => [...text].map((letter) => letter.codePointAt(0)!);
const without = (letters: readonly number[], taken: readonly number[]) =>
  letters.filter((letter) => !taken.includes(letter));

/** ASCII and the punctuation of our copy. */
const plain = [...range(0x20, 0x7e), ...lettersOf('\u00a0·×–—‘’“”…•−')];
/** Latin-1 and what else western European names need. */
const accents = without([...range(0xa1, 0xff), ...lettersOf('ıŒœʻʼˆ˚˜†‡‰‹›⁄€™←↑→↓∕\ufeff\ufffd')], plain);
/** Macrons of Japanese names and the rest of Latin Extended. */
const extended = without([...range(0x100, 0x2ba), ...range(0x1e00, 0x1eff)], accents);

function namesOf(era: keyof typeof eraLabels, shown: (text: string) => string = (text) => text): number[] {
  const { name, navName, title, period } = eraLabels[era];
  return [...new Set(lettersOf(shown(`${name} ${navName} ${title} ${period}`)))];
}

const serif = (style: 'normal' | 'italic', letters: 'latin' | 'latin-ext') =>
  `@fontsource-variable/source-serif-4/files/source-serif-4-${letters}-wght-${style}.woff2`;
const fell = '@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-normal.woff2';
const cinzel = '@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2';
const mincho = '@fontsource/shippori-mincho/files/shippori-mincho-latin-600-normal.woff2';

/** An era's face in three files: its names, all other plain letters, the accented ones. */
function titleCuts(name: string, source: string, names: readonly number[]): Cut[] {
  return [
    { name: `${name}-names`, source, letters: names },
    { name: `${name}-plain`, source, letters: without(plain, names) },
    { name: `${name}-accents`, source, letters: without(accents, names) },
  ];
}

const faces: readonly Face[] = [
  {
    family: 'Source Serif 4',
    style: 'normal',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    cuts: [
      { name: 'source-serif-4-plain', source: serif('normal', 'latin'), letters: plain },
      { name: 'source-serif-4-accents', source: serif('normal', 'latin'), letters: accents },
      { name: 'source-serif-4-extended', source: serif('normal', 'latin-ext'), letters: extended },
    ],
  },
  {
    family: 'Source Serif 4',
    style: 'italic',
    weight: '400',
    axes: { wght: 400 },
    cuts: [
      { name: 'source-serif-4-italic-plain', source: serif('italic', 'latin'), letters: plain },
      { name: 'source-serif-4-italic-accents', source: serif('italic', 'latin'), letters: accents },
      { name: 'source-serif-4-italic-extended', source: serif('italic', 'latin-ext'), letters: extended },
    ],
  },
  {
    family: 'IM Fell DW Pica',
    style: 'normal',
    weight: '400',
    cuts: titleCuts('im-fell-dw-pica', fell, namesOf('french_revolution')),
  },
  {
    family: 'Cinzel',
    style: 'normal',
    weight: '400 900',
    // The weight that tokens.css sets it in.
    axes: { wght: 560 },
    cuts: titleCuts(
      'cinzel',
      cinzel,
      namesOf('roman_republic', (text) => text.toUpperCase()),
    ),
  },
  {
    family: 'Shippori Mincho',
    style: 'normal',
    weight: '500 700',
    cuts: titleCuts('shippori-mincho', mincho, namesOf('sengoku_japan')),
  },
];

const folder = path.resolve('src/assets/fonts');
const sheet = path.resolve('src/styles/fonts.css');

async function writeFonts(): Promise<void> {
  const { resolve } = createRequire(path.resolve('package.json'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rules: string[] = [];
  for (const face of faces)
    for (const { name, source, letters } of face.cuts) {
      const font = await subsetFont(await readFile(resolve(source)), String.fromCodePoint(...letters), {
        targetFormat: 'woff2',
        keepFeatures: features,
        ...(face.axes ? { variationAxes: face.axes } : {}),
      });
      await writeFile(path.join(folder, `${name}.woff2`), font);
      rules.push(`@font-face {
        font-family: '${face.family}';
        font-style: ${face.style};
        font-weight: ${face.weight};
        font-display: swap;
        src: url('../assets/fonts/${name}.woff2') format('woff2');
        unicode-range: ${rangesOf(letters)};
      }`);
      console.log(`${String(font.length).padStart(6)} ${name}`);
    }
  const css = `/* Written by \`npm run fonts\` (fonts/make-fonts.ts). One face per world over one text face; a browser fetches the files whose letters it shows. */\n${rules.join('\n')}\n`;
  await writeFile(sheet, await format(css, { ...(await resolveConfig(sheet)), parser: 'css' }));
}

/** "U+0020-007E, U+00A0" */
function rangesOf(letters: readonly number[]): string {
  const sorted = [...letters].sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const letter of sorted) {
    const last = ranges.at(-1);
    if (last && letter === last[1] + 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase().padStart(4, '0');
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

await writeFonts();
