/** What the last pages say: who told the player what, and why something could not be. */
import type { Knowledge } from '@rubicon/scenarios';
import { contentWords } from '../../plain-text.js';
import type { Being } from '../beings.js';
import type { Stage } from '../stage.js';
import type { Pages } from './answer.js';

export interface SaidBefore {
  readonly by: Being;
  readonly entry: Knowledge;
}

/** As much of a speech as tells it from any other. */
const KEY_LETTERS = 24;

/** What was said last by somebody who is still here, of what they know. */
export function lastSaid(stage: Stage, { pages }: Pages, by: Being | null = null): SaidBefore | null {
  const page = pages.at(-1) ?? '';
  let last: (SaidBefore & { readonly at: number }) | null = null;
  for (const being of by ? [by] : stage.here())
    for (const entry of being.knows) {
      const at = page.lastIndexOf(keyOf(entry));
      if (at >= 0 && at > (last?.at ?? -1)) last = { by: being, entry, at };
    }
  return last;
}

export function isSaid(entry: Knowledge, { pages }: Pages): boolean {
  return pages.some((page) => page.includes(keyOf(entry)));
}

function keyOf({ says }: Knowledge): string {
  // Where the title stands, another text does on the page.
  const pieces = says.split('{title}').sort((one, other) => other.length - one.length);
  return pieces[0]!.replace(/^[ ,.]+/, '').slice(0, KEY_LETTERS);
}

/** The reason that the last page gave for what was refused or went wrong; null: nothing was. */
export function reasonOf(stage: Stage, { pages, actions }: Pages): string | null {
  const page = pages.at(-1);
  const action = actions.at(-1) ?? '';
  if (!page || /\?\s*$/.test(action)) return null;
  const last = stage.deeds.at(-1);
  const typed = contentWords(action);
  const kept = contentWords(last?.text ?? '');
  const isKept = [...typed].filter((word) => kept.has(word)).length * 2 >= typed.size && typed.size > 0;
  // What was refused left no deed behind.
  if (isKept && last?.outcome !== 'failed' && last?.outcome !== 'refused') return null;
  const [told = ''] = page.split('\n');
  const sentences = told.match(/[^.!?…]+[.!?…]+[”"’]?\s*/gu) ?? [told];
  const reason = sentences.length > 1 ? sentences.slice(1).join('').trim() : told.trim();
  return reason === '' ? null : reason;
}

/** The last words of theirs that a page has, with its quotation marks; null: they said nothing. */
export function wordsOf({ call, name }: Being, { pages, actions }: Pages): string | null {
  const own = (pages.at(-1) ?? '')
    .split('\n')
    .filter((line) => line.includes(call) || line.toLowerCase().includes(name.toLowerCase()));
  const quotes = own.flatMap((line) => line.match(/“[^”]+[.!?…]”/gu) ?? []);
  // What the player typed is told as it stands, and is nobody else's.
  const typed = actions.at(-1) ?? '';
  return quotes.findLast((quote) => !typed.includes(quote.replace(/[“”]/g, ''))) ?? null;
}
