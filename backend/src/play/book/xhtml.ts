/** The parts of a book as XHTML, which HTML reads as well: used by the EPUB and by the file to print. */
import type { PrologueStory } from '@rubicon/domain';
import type { ToldTurn } from '../story/index.js';
import {
  branchOf,
  colophonOf,
  colophonTitle,
  datesOf,
  epilogueTitle,
  eraTitleOf,
  openingTitleOf,
  standingOf,
  titleOf,
} from './book-words.js';
import type { Book, Chapter } from './book.js';
import { paragraphsOf, printable, type Span } from './paragraphs.js';

export function escapeXml(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export function titlePage(book: Book): string {
  const branch = branchOf(book);
  return section('title-page', 'titlepage', [
    `<p class="era">${escapeXml(eraTitleOf(book))}</p>`,
    `<h1 dir="auto">${escapeXml(titleOf(book))}</h1>`,
    `<p class="standing">${escapeXml(standingOf(book))}</p>`,
    `<p class="dates">${escapeXml(datesOf(book))}</p>`,
    ...(branch === null ? [] : [`<p class="branch" dir="auto">${escapeXml(branch)}</p>`]),
  ]);
}

export function openingPart(book: Book): string {
  const { narrative, prologue } = book.opening;
  return section('opening', prologue ? 'prologue' : 'introduction', [
    `<h2>${escapeXml(openingTitleOf(book))}</h2>`,
    told(prologue ? prologue.opening : narrative, book.language),
    ...(prologue?.turns ?? []).map((turn) => prologueTurn(turn, book.language)),
  ]);
}

/** A chapter, piece by piece. */
export async function* chapterPart(book: Book, chapter: Chapter): AsyncGenerator<string> {
  yield `<section class="chapter" id="${chapterId(chapter)}" epub:type="chapter">\n`;
  yield `<h2><span class="number">${chapter.number}</span> ${escapeXml(chapter.title)}</h2>\n`;
  yield `<p class="dates">${escapeXml(datesOf(chapter))}</p>\n`;
  for await (const turn of book.turnsOf(chapter)) yield turnPart(turn, book.language);
  yield '</section>\n';
}

export function epiloguePart(book: Book): string | null {
  const { ending, language } = book;
  if (!ending) return null;
  return section('epilogue', 'epilogue', [
    `<h2>${escapeXml(epilogueTitle(ending))}</h2>`,
    told(ending.epilogue, language),
  ]);
}

export function colophonPart(book: Book): string {
  return section('colophon', 'colophon', [
    `<h2>${colophonTitle}</h2>`,
    ...colophonOf(book).map((text) => `<p>${escapeXml(text)}</p>`),
  ]);
}

export function chapterId({ number }: Chapter): string {
  return `chapter-${number}`;
}

function section(name: string, type: string, parts: readonly string[]): string {
  return `<section class="${name}" id="${name}" epub:type="${type}">\n${parts.join('\n')}\n</section>\n`;
}

function turnPart({ userInput, narrative, world }: ToldTurn, language: string): string {
  return [
    '<div class="turn">',
    typed(userInput),
    told(narrative, language),
    `<p class="date">${escapeXml(world.date.label)}</p>`,
    '</div>\n',
  ].join('\n');
}

function prologueTurn({ action, narrative }: PrologueStory['turns'][number], language: string): string {
  return ['<div class="turn">', typed(action), told(narrative, language), '</div>'].join('\n');
}

/** What the player did stands apart, in whatever direction it was written. */
function typed(text: string): string {
  return `<blockquote class="action">\n${setParagraphs(text, false)}\n</blockquote>`;
}

function told(text: string, language: string): string {
  return `<div class="told" lang="${language}" xml:lang="${language}">\n${setParagraphs(text, true)}\n</div>`;
}

function setParagraphs(text: string, emphasised: boolean): string {
  return paragraphsOf(text, emphasised)
    .map((lines) => `<p dir="auto">${lines.map((spans) => spans.map(setSpan).join('')).join('<br />')}</p>`)
    .join('\n');
}

function setSpan({ text, emphasis }: Span): string {
  const shown = escapeXml(text);
  switch (emphasis) {
    case 'none':
      return shown;
    case 'emphasis':
      return `<em>${shown}</em>`;
    case 'strong':
      return `<strong>${shown}</strong>`;
  }
}
