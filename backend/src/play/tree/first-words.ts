const spaces = /[\p{Cc}\p{Cf}\s]+/gu;

/** The first words of a text on one line: at most `limit` code points, cut between words where one ends in its second half. */
export function firstWords(text: string, limit: number): string {
  const line = text.replace(spaces, ' ').trim();
  const points = [...line];
  if (points.length <= limit) return line;
  const cut = points.slice(0, limit - 1).join('');
  const wordEnd = cut.lastIndexOf(' ');
  return `${wordEnd >= limit / 2 ? cut.slice(0, wordEnd) : cut.trimEnd()}…`;
}
