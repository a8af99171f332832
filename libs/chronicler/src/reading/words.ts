/** A text cut into sentences and words, each with its place, so that pieces of it can be told again as they were typed. */
export interface Word {
  readonly text: string;
  /** Lower case, straight apostrophes. */
  readonly bare: string;
  readonly from: number;
  readonly until: number;
  /** Signs between this word and the next one, trimmed: ",", ":", "—". */
  readonly after: string;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[’'-][\p{L}\p{N}]+)*[’']?(?=[^\p{L}\p{N}]|$)|[\p{L}\p{N}]+/gu;

export function wordsOf(text: string): Word[] {
  const found = [...text.matchAll(word)];
  return found.map((match, index) => {
    const from = match.index;
    const typed = match[0].replace(/[’']$/, (sign) => (/s[’']$/.test(match[0]) ? sign : ''));
    const until = from + typed.length;
    return {
      text: typed,
      bare: typed.toLowerCase().replaceAll('’', "'"),
      from,
      until,
      after: text.slice(until, found[index + 1]?.index ?? text.length).trim(),
    };
  });
}

const saysIt =
  /^(?:I|we) (?:then )?(?:shout|say|said|cry|ask|call|whisper|scream|tell|yell|answer|reply|roar|announce|declare|murmur|proclaim|order|command|add|mutter|bellow|laugh)\b/i;

/** Ends at a full stop and its like, not at an abbreviation's, and at a line's end. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’»]?)\s+(?=["“‘«]?[\p{Lu}\p{N}\p{Lo}]|["“‘«]?I\b)|\n+/u)
    .reduce<string[]>((all, piece) => {
      const last = all.at(-1);
      // Two sentences within quotation marks are one saying.
      if (last !== undefined && isOpen(last)) {
        all[all.length - 1] = `${last} ${piece}`;
        return all;
      }
      if (last !== undefined && /\b(?:Mr|Mrs|Dr|St|Gen|Col|Capt|Mme|No)\.$/.test(last))
        all[all.length - 1] = `${last} ${piece}`;
      // "To the Bastille!" I shout.
      else if (last !== undefined && /["”»]$/.test(last) && saysIt.test(piece.trim()))
        all[all.length - 1] = `${last} ${piece.trim()}`;
      else if (piece.trim() !== '') all.push(piece.trim());
      return all;
    }, []);
}

/** A quotation is begun and not ended. */
export function isOpen(text: string): boolean {
  return text.lastIndexOf('“') > text.lastIndexOf('”');
}
