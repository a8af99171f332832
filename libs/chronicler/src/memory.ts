/** What the prompt's chronicle says: "c4 promise (kept) Marie: you will bring her bread". */
import { contentWords, plainText, sharesWord } from './plain-text.js';

export const topics = [
  'person',
  'place',
  'promise',
  'debt',
  'wound',
  'death',
  'secret',
  'faction',
  'history',
] as const;
export type Topic = (typeof topics)[number];

export interface MemoryLine {
  /** "c12" */
  readonly id: string;
  readonly topic: Topic;
  readonly subject: string;
  readonly text: string;
  /** The promise kept or broken, the debt paid, the wound healed, the secret out. */
  readonly settled: boolean;
}

const form = new RegExp(`^(c\\d+) (${topics.join('|')})(?: \\(([^)]*)\\))? ([^:]{1,120}): (.*)$`, 's');

/** Null for what is no line of a chronicle. */
export function readLine(line: string): MemoryLine | null {
  const [, id, topic, state, subject, text] = form.exec(line.trim()) ?? [];
  if (!id || !topic || !subject || text === undefined) return null;
  const open = /^(open|pinned|your own words|corrected)?$/i.test(state ?? '');
  return {
    id,
    topic: topic as Topic,
    subject: plainText(subject),
    text: plainText(text),
    settled: !open,
  };
}

export class Memory {
  private readonly dead: readonly ReadonlySet<string>[];

  constructor(readonly lines: readonly MemoryLine[]) {
    this.dead = lines.filter(({ topic }) => topic === 'death').map(({ subject }) => nameWords(subject));
  }

  open(topic: Topic): MemoryLine[] {
    return this.lines.filter((line) => line.topic === topic && !line.settled);
  }

  about(subject: string, topic?: Topic): MemoryLine | undefined {
    const words = contentWords(subject);
    return this.lines.findLast(
      (line) =>
        (topic === undefined || line.topic === topic) && sharesWord(words, contentWords(line.subject)),
    );
  }

  /** Whether a death of the chronicle names them. */
  isDead(name: string): boolean {
    const words = nameWords(name);
    return this.dead.some((dead) => isPart(words, dead) || isPart(dead, words));
  }
}

/** What many bear, and nobody is known by. */
const titles =
  /^(?:marquis|marquise|count|countess|comte|comtesse|duke|duchess|duc|vicomte|baron|baroness|prince|princess|king|queen|lord|lady|monsieur|madame|mademoiselle|citizen|general|captain|colonel|marshal|governor|deputy|tribune|consul|senator|centurion|young|elder|younger)s?$/;

/** Of "Marquis de Launay" what nobody else is called; all of "the first centurion", who has no other name. */
function nameWords(name: string): ReadonlySet<string> {
  const typed = name.normalize('NFKC').match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const own = typed.filter((word) => !titles.test(word.toLowerCase())).join(' ');
  return contentWords(/\p{Lu}/u.test(own) ? own : name);
}

/** "Pollio" of "Gaius Asinius Pollio"; "Gaius Trebonius" is no part of it. */
function isPart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && [...one].every((word) => other.has(word));
}
