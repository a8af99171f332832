/** A page taken apart: its sentences, its direct speech, and the words by which two texts are compared. Pure. */

/** Letters in which words are compared: "besieged" takes up "besiege". */
const STEM = 5;

/** With typographic quotation marks, so that speech is found in what any model writes. */
export function withCurlyQuotes(text: string): string {
  return text.replace(/"([^"\n]*)"/g, '“$1”');
}

/** What is said in it, without the marks. */
export function speechIn(text: string): string[] {
  return Array.from(withCurlyQuotes(text).matchAll(/“([^”]*)(?:”|$)/g), ([, said]) => said!.trim());
}

/** `“”` stands where something was said, so that whoever says it is still found beside it. */
export function withoutSpeech(text: string): string {
  return withCurlyQuotes(text).replace(/“[^”]*(?:”|$)/g, '“”');
}

/** Titles and initials, which end no sentence. */
const ABBREVIATED = /(?:^|[\s“(])(?:M|Mme|Mlle|Mr|Mrs|Dr|St|\p{Lu})\.$/u;

/** All of them, however short. */
export function allSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(/(?<=[.!?…]["”’)]?)\s+|\n+/)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATED.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else if (piece.trim() !== '') sentences.push(piece.trim());
  }
  return sentences;
}

export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replaceAll("'", '’')
      .match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

export function stemOf(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s$/, '')
    .slice(0, STEM);
}

export function stemsIn(text: string): Set<string> {
  return new Set(wordsIn(text).map(stemOf));
}

/** One text for comparing: letter case, the shape of quotation marks and of spaces aside. */
export function foldedText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll("'", '’').replace(/\s+/g, ' ').trim();
}

/** Whole words, in any letter case. */
export function standsIn(name: string, text: string): boolean {
  return name !== '' && new RegExp(wholeWords(name), 'iu').test(text);
}

/** For a regular expression with the flag `u`: these words, and no part of a longer one. */
export function wholeWords(name: string): string {
  return `(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`;
}

/** For a regular expression: these characters, with either apostrophe. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[’']/g, "[’']");
}

export function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
