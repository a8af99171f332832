const SENTENCE =
  /.+?(?:[.!?\u2026]+["\u201d\u2019'\u00bb)]*(?=\s|$)|[\u3002\uff01\uff1f]+[\u300d\u300f]*|$)/gsu;
/** An initial or a title: "M. Danton", "St. Just". */
const ENDS_NONE = /(?:^|\s)(?:\p{Lu}|Mr|Mrs|Mme|Mlle|St|Dr)\.$/u;

/** The last sentence of a story's page, with the whole of what is quoted in it, without the marks of emphasis. */
export function lastSentence(page: string): string {
  const paragraph = page
    .trim()
    .split(/\n\s*\n/)
    .at(-1)!
    .replaceAll('*', '');
  const sentences = paragraph.match(SENTENCE) ?? [];
  let last = sentences.pop() ?? '';
  while (sentences.length > 0 && (ENDS_NONE.test(sentences.at(-1)!.trim()) || closesMore(last)))
    last = sentences.pop()! + last;
  return last.trim();
}

/** A quotation ends in it that began before. */
function closesMore(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('\u201d') > count('\u201c') || count('"') % 2 === 1;
}
