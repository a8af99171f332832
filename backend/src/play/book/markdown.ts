/** The book in Markdown (CommonMark): everything that was typed or told stands escaped, so that it shows as it was and does nothing. */
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
import type { Book } from './book.js';
import { paragraphsOf, type Span } from './paragraphs.js';

export async function* markdownBook(book: Book): AsyncGenerator<string> {
  const branch = branchOf(book);
  yield blocks(
    `# ${escaped(titleOf(book))}`,
    `*${escaped(eraTitleOf(book))}*`,
    escaped(standingOf(book)),
    escaped(datesOf(book)),
    branch === null ? '' : `Branch: ${escaped(branch)}`,
  );
  const { narrative, prologue } = book.opening;
  yield blocks(`## ${escaped(openingTitleOf(book))}`, toldText(prologue ? prologue.opening : narrative));
  for (const turn of prologue?.turns ?? []) yield blocks(typedText(turn.action), toldText(turn.narrative));
  for (const chapter of book.chapters) {
    yield blocks(`## ${chapter.number}. ${escaped(chapter.title)}`, `*${escaped(datesOf(chapter))}*`);
    for await (const turn of book.turnsOf(chapter))
      yield blocks(
        typedText(turn.userInput),
        toldText(turn.narrative),
        `*${escaped(turn.world.date.label)}*`,
      );
  }
  if (book.ending) yield blocks(`## ${escaped(epilogueTitle(book.ending))}`, toldText(book.ending.epilogue));
  yield blocks('---', `## ${colophonTitle}`, ...colophonOf(book).map(escaped));
}

function blocks(...texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => `${text}\n\n`)
    .join('');
}

/** A quotation: what the player did stands apart. */
function typedText(text: string): string {
  return paragraphsOf(text, false)
    .map((lines) => lines.map((spans) => `> ${marked(spans)}`).join('\\\n'))
    .join('\n>\n');
}

function toldText(text: string): string {
  return paragraphsOf(text, true)
    .map((lines) => lines.map(marked).join('\\\n'))
    .join('\n\n');
}

const marks: Readonly<Record<Span['emphasis'], string>> = { none: '', emphasis: '*', strong: '**' };

/** One line. */
function marked(spans: readonly Span[]): string {
  return spans
    .map(({ text, emphasis }, index) => {
      const mark = marks[emphasis];
      const shown = index === 0 ? escaped(text) : escapedWithin(text);
      return mark === '' ? shown : shown.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`);
    })
    .join('');
}

/** What means something anywhere in a line; `:` and `@` and `.` only in what would become a link of its own. */
const ANYWHERE = /[\\`*_{}[\]<>&~|$^#!]/g;
const LINKS = /(?<=\b(?:https?|ftp|mailto|xmpp|www))[:.]|@/gi;
/** What means something at the beginning of a line. */
const LIST_OR_HEADING = /^(\s*)(?:([-+=])|(\d{1,9})([.)]))/;

function escapedWithin(text: string): string {
  return text.replace(ANYWHERE, '\\$&').replace(LINKS, '\\$&');
}

function escaped(text: string): string {
  return escapedWithin(text).replace(
    LIST_OR_HEADING,
    (_: string, space: string, mark?: string, number?: string, point?: string) =>
      mark === undefined ? `${space}${number}\\${point}` : `${space}\\${mark}`,
  );
}
