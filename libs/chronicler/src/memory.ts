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
    this.dead = lines.filter(({ topic }) => topic === 'death').map(({ subject }) => contentWords(subject));
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
    const words = contentWords(name);
    return this.dead.some((dead) => sharesWord(words, dead));
  }
}
