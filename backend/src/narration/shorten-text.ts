/** A text in at most `most` UTF-16 units: cut before a word where there is one near, with an ellipsis, never inside a pair. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.search(/\s\S*$/);
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** A text in at most so many tokens, counted as it stands in a prompt's JSON, where control characters take six letters each. */
export function withinTokens(text: string, most: number, countTokens: (text: string) => number): string {
  const tokensOf = (part: string) => countTokens(JSON.stringify(part));
  const characters = Array.from(text);
  let kept = text;
  let length = characters.length;
  for (let tokens = tokensOf(kept); tokens > most && length > 0; tokens = tokensOf(kept)) {
    length = Math.floor(length * Math.min(0.95, most / tokens));
    kept = `${characters.slice(0, length).join('')}…`;
  }
  return kept;
}
