/** The book as one HTML file, to be read in a browser or printed: no script, and nothing from elsewhere. */
import { printStyle } from './book-style.js';
import { contentsTitle, datesOf, eraTitleOf, titleOf } from './book-words.js';
import type { Book } from './book.js';
import {
  chapterId,
  chapterPart,
  colophonPart,
  epiloguePart,
  escapeXml,
  openingPart,
  titlePage,
} from './xhtml.js';

export async function* htmlBook(book: Book): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
<title>${escapeXml(`${titleOf(book)} · ${eraTitleOf(book)}`)}</title>
<style>
${printStyle(book.gameType)}</style>
</head>
<body>
`;
  yield onlyHtml(titlePage(book));
  if (book.chapters.length > 1) yield contents(book);
  yield onlyHtml(openingPart(book));
  for (const chapter of book.chapters)
    for await (const piece of chapterPart(book, chapter)) yield onlyHtml(piece);
  yield onlyHtml((epiloguePart(book) ?? '') + colophonPart(book));
  yield '</body>\n</html>\n';
}

function contents({ chapters }: Book): string {
  const lines = chapters.map(
    (chapter) =>
      `<li><a href="#${chapterId(chapter)}"><span>${escapeXml(datesOf(chapter))}</span>${chapter.number}. ${escapeXml(chapter.title)}</a></li>\n`,
  );
  return `<nav>\n<h2>${contentsTitle}</h2>\n<ol>\n${lines.join('')}</ol>\n</nav>\n`;
}

/** What is the EPUB's alone: within our own tags only, for in all else quotation marks are escaped. */
function onlyHtml(xhtml: string): string {
  return xhtml.replace(/ (?:epub:type|xml:lang)="[a-z-]+"/g, '');
}
