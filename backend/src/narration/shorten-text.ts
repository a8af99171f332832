/** A text in at most `most` UTF-16 units: cut before a word where there is one near, with an ellipsis, never inside a pair. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.search(/\s\S*$/);
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
