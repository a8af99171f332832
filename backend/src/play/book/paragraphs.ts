/** A story's text as a book sets it: paragraphs of lines, what stands between asterisks emphasised (as the screen does). */
export interface Span {
  readonly text: string;
  readonly emphasis: 'none' | 'emphasis' | 'strong';
}
/** Spans, line by line. */
export type Paragraph = readonly (readonly Span[])[];

/** Control characters, halves of surrogate pairs and non-characters: none of them may stand in XML. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;
/** Marks that turn the direction of what follows, beyond the end of the text they stand in. */
const TURNS_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;
const EMPHASIS = /(\*\*[^*\n]+\*\*|\*[^*\n]+\*)/;

/** Text that may stand in XML. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '');
}

/** A name or a title on one line, which leaves the direction of its surroundings alone. */
export function printableLine(text: string): string {
  return printable(text).replace(TURNS_DIRECTION, '').replace(/\s+/g, ' ').trim();
}

/** @param emphasised whether asterisks mean anything: in what the narrator wrote, not in what a player typed */
export function paragraphsOf(text: string, emphasised: boolean): Paragraph[] {
  return printable(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) =>
      paragraph.split('\n').map((line) => (emphasised ? spansOf(line.trim()) : [plain(line.trim())])),
    );
}

function spansOf(line: string): Span[] {
  return line
    .split(EMPHASIS)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.length > 4 && part.startsWith('**')) return { text: part.slice(2, -2), emphasis: 'strong' };
      if (part.length > 2 && part.startsWith('*')) return { text: part.slice(1, -1), emphasis: 'emphasis' };
      return plain(part);
    });
}

function plain(text: string): Span {
  return { text, emphasis: 'none' };
}
