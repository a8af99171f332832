/**
 * The book as EPUB 3 (https://www.w3.org/TR/epub-33/): the mimetype first and stored, a file for each chapter, the navigation document and
 * the package document that names them all.
 */
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { bookStyle } from './book-style.js';
import {
  colophonTitle,
  contentsTitle,
  epilogueTitle,
  eraTitleOf,
  openingTitleOf,
  titleOf,
} from './book-words.js';
import type { Book, Chapter } from './book.js';
import {
  chapterId,
  chapterPart,
  colophonPart,
  epiloguePart,
  escapeXml,
  openingPart,
  titlePage,
} from './xhtml.js';

const MIMETYPE = 'application/epub+zip';

interface Part {
  /** Also its file's name, without `.xhtml`. */
  readonly id: string;
  readonly title: string;
  /** Read when its place in the file comes. */
  body(this: void): AsyncIterable<string> | Iterable<string>;
}

/** The file, written as it is read. A fault while its parts are read destroys the stream. */
export function epubBook(book: Book): Readable {
  const zip = new ZipFile();
  // The archive's own stream is a Node stream, whatever its type says.
  const output = zip.outputStream as Readable;
  void write(zip, output, book).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

async function write(zip: ZipFile, output: Readable, book: Book): Promise<void> {
  const mtime = new Date(book.toldAt);
  // Without an extra field the mimetype stands where readers look for it: at byte 38.
  const add = (name: string, content: string, compress = true) =>
    zip.addBuffer(Buffer.from(content), name, { mtime, compress, forceDosTimestamp: true });
  const parts = partsOf(book);
  add('mimetype', MIMETYPE, false);
  add('META-INF/container.xml', container);
  add('EPUB/style.css', bookStyle(book.gameType));
  add('EPUB/nav.xhtml', navigation(book, parts));
  add('EPUB/package.opf', packageDocument(book, parts));
  for (const { id, title, body } of parts) {
    // Whoever asked for it is gone.
    if (output.destroyed) return;
    const pieces: string[] = [];
    for await (const piece of body()) pieces.push(piece);
    add(`EPUB/${id}.xhtml`, page(title, pieces.join('')));
  }
}

function partsOf(book: Book): Part[] {
  const epilogue = epiloguePart(book);
  return [
    { id: 'title-page', title: titleOf(book), body: () => [titlePage(book)] },
    { id: 'opening', title: openingTitleOf(book), body: () => [openingPart(book)] },
    ...book.chapters.map((chapter) => ({
      id: chapterId(chapter),
      title: chapterTitle(chapter),
      body: () => chapterPart(book, chapter),
    })),
    ...(epilogue && book.ending
      ? [{ id: 'epilogue', title: epilogueTitle(book.ending), body: () => [epilogue] }]
      : []),
    { id: 'colophon', title: colophonTitle, body: () => [colophonPart(book)] },
  ];
}

function chapterTitle({ number, title }: Chapter): string {
  return `${number}. ${title}`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const container = `${declaration}<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

function page(title: string, body: string): string {
  return `${declaration}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}</body>
</html>
`;
}

function navigation(book: Book, parts: readonly Part[]): string {
  const lines = parts.map(({ id, title }) => `<li><a href="${id}.xhtml">${escapeXml(title)}</a></li>\n`);
  return page(
    titleOf(book),
    `<nav epub:type="toc" id="toc">\n<h2>${contentsTitle}</h2>\n<ol>\n${lines.join('')}</ol>\n</nav>\n`,
  );
}

function packageDocument(book: Book, parts: readonly Part[]): string {
  const modified = `${new Date(book.toldAt).toISOString().slice(0, 19)}Z`;
  const items = parts.map(
    ({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>\n`,
  );
  const spine = parts.map(({ id }) => `<itemref idref="${id}"/>\n`);
  return `${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">urn:uuid:${book.id}</dc:identifier>
<dc:title>${escapeXml(titleOf(book))}</dc:title>
<dc:language>${book.language}</dc:language>
<dc:creator>Rubicon</dc:creator>
<dc:subject>${escapeXml(eraTitleOf(book))}</dc:subject>
<dc:date>${modified}</dc:date>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('')}</manifest>
<spine>
${spine.join('')}</spine>
</package>
`;
}
