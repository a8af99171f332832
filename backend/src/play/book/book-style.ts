/** How a book of each era looks, on a screen, in a reader and on paper. */
import type { GameType } from '@rubicon/contracts';

interface Look {
  readonly display: string;
  readonly weight: number;
  readonly tracking: string;
  readonly headings: 'none' | 'uppercase';
  readonly accent: string;
  readonly second: string;
  readonly ink: string;
  readonly paper: string;
  readonly rule: string;
}

/** The inks and faces of the era's screens (frontend/src/styles/tokens.css); where a face is missing, one that is like it. */
const looks: Readonly<Record<GameType, Look>> = {
  french_revolution: {
    display: "'IM Fell DW Pica', 'Source Serif 4', Georgia, serif",
    weight: 400,
    tracking: '0',
    headings: 'none',
    accent: '#25407f',
    second: '#b0202f',
    ink: '#1b1d30',
    paper: '#fbf7ec',
    rule: '3px double #86806f',
  },
  roman_republic: {
    display: "Cinzel, 'Trajan Pro', 'Source Serif 4', Georgia, serif",
    weight: 560,
    tracking: '0.05em',
    headings: 'uppercase',
    accent: '#8b2a1c',
    second: '#80590c',
    ink: '#2a1914',
    paper: '#faf5ec',
    rule: '1px solid #937d69',
  },
  sengoku_japan: {
    display: "'Shippori Mincho', 'Hiragino Mincho ProN', 'Source Serif 4', Georgia, serif",
    weight: 600,
    tracking: '0.01em',
    headings: 'none',
    accent: '#a8321c',
    second: '#28436f',
    ink: '#1b1e22',
    paper: '#faf8f0',
    rule: '1px solid #858376',
  },
};

const text = "'Source Serif 4', 'Iowan Old Style', Palatino, Georgia, serif";

/** For readers, which have their own page, size and colours. */
export function bookStyle(gameType: GameType): string {
  const look = looks[gameType];
  return `body { font-family: ${text}; line-height: 1.55; }
h1, h2 { font-family: ${look.display}; font-weight: ${look.weight}; letter-spacing: ${look.tracking}; text-transform: ${look.headings}; line-height: 1.2; text-align: center; hyphens: none; break-after: avoid; page-break-after: avoid; }
h1 { font-size: 2.1em; margin: 0.6em 0; color: ${look.accent}; }
h2 { font-size: 1.5em; margin: 2em 0 0.4em; }
p { margin: 0; text-indent: 1.3em; text-align: justify; hyphens: auto; orphans: 2; widows: 2; overflow-wrap: anywhere; }
p:first-child, .dates, .date, .era, .standing, .branch, .colophon p { text-indent: 0; }
.title-page { text-align: center; margin-top: 22%; }
.title-page p { text-align: center; hyphens: none; }
.title-page h1::after { content: ''; display: block; width: 2.4em; margin: 0.7em auto 0; border-top: ${look.rule}; border-color: ${look.second}; }
.era { font-family: ${look.display}; letter-spacing: 0.08em; }
.branch { font-style: italic; margin-top: 1.5em; }
.chapter h2 .number { display: block; font-size: 0.75em; color: ${look.second}; }
.dates { text-align: center; font-style: italic; margin-bottom: 2em; }
.turn { margin: 0 0 2em; }
.action { margin: 0 0 1em; padding: 0 0 0 1em; border-left: ${look.rule}; font-style: italic; color: ${look.accent}; break-after: avoid; page-break-after: avoid; }
.action p { text-indent: 0; text-align: start; }
.date { text-align: end; font-style: italic; font-size: 0.85em; margin-top: 0.5em; }
.colophon { margin-top: 4em; padding-top: 1em; border-top: ${look.rule}; font-size: 0.85em; }
.colophon h2 { font-size: 1.1em; margin-top: 0.5em; }
`;
}

/** For one file, to be read in a browser or printed. */
export function printStyle(gameType: GameType): string {
  const look = looks[gameType];
  return `${bookStyle(gameType)}:root { color-scheme: light; }
html { background: ${look.paper}; color: ${look.ink}; font-size: 112.5%; }
body { max-width: 36rem; margin: 0 auto; padding: 0 1.25rem 4rem; }
section { scroll-margin-top: 3rem; }
nav { margin: 3rem 0; }
nav ol { list-style: none; margin: 0; padding: 0; }
nav li { margin: 0.35em 0; }
nav a { color: inherit; text-decoration: none; display: block; }
nav span { float: inline-end; font-style: italic; padding-inline-start: 1em; }
@media print {
  html { background: none; font-size: 11pt; }
  body { max-width: none; margin: 0; padding: 0; }
  .opening, .chapter, .epilogue, .colophon, nav { break-before: page; page-break-before: always; }
  .title-page { break-after: page; page-break-after: always; }
}
@page { size: A5; margin: 18mm 16mm 20mm; @bottom-center { content: counter(page); font-family: ${text}; font-size: 9pt; } }
@page :first { @bottom-center { content: none; } }
`;
}
