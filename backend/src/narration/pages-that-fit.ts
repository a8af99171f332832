/** Which earlier pages a prompt holds: the latest ones, in whole blocks, so that mostly a prompt only grows at its end and a cache keeps the rest. */
export interface PromptPage {
  /** Place on the path: turns from 1, the pages of the opening up to 0. */
  readonly depth: number;
  readonly tokens: number;
}

/**
 * Drops blocks from the beginning until the rest fits; within the last block single pages.
 * @param pages a consecutive piece of the path, oldest first
 * @param blockTurns blocks begin at multiples of it
 */
export function pagesThatFit<T extends PromptPage>(
  pages: readonly T[],
  budget: number,
  blockTurns: number,
): readonly T[] {
  const blockOf = ({ depth }: PromptPage) => Math.floor((depth - 1) / blockTurns);
  const last = pages.at(-1);
  let rest = pages.reduce((sum, { tokens }) => sum + tokens, 0);
  let index = 0;
  while (index < pages.length && rest > budget) {
    const block = blockOf(pages[index]!);
    const isLast = block === blockOf(last!);
    do {
      rest -= pages[index]!.tokens;
      index += 1;
    } while (index < pages.length && !isLast && blockOf(pages[index]!) === block);
  }
  return pages.slice(index);
}
