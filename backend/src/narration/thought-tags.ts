/** The tags between which models think aloud in their answer: `<think>` of DeepSeek and Qwen, `[THINK]` of Mistral, and what others call it. */
const NAME = '(?:think(?:ing)?|thoughts?|reasoning)';

const END = new RegExp(`</${NAME}>|\\[/THINK\\]`, 'i');
const BEGINNING = new RegExp(`^\\s*(?:<(?:[a-z]{0,9}$|${NAME}>)|\\[(?:[A-Z]{0,5}$|THINK\\]))`, 'i');

/** Where what comes after the thoughts begins; null: they have not ended, or there are none. */
export function endOfThoughts(written: string): number | null {
  const end = END.exec(written);
  return end ? end.index + end[0].length : null;
}

/** True as long as it may turn out to be such a tag. */
export function beginsWithThoughts(written: string): boolean {
  return BEGINNING.test(written);
}
