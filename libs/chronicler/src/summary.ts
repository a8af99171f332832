/** Summarises a chronicle: lines of one topic about one subject become one. What is open stays apart from what is settled. */
import { readLine, type MemoryLine, type Topic } from './memory.js';
import { contentWords, lowerFirstUnlessName, withoutStop } from './plain-text.js';

export interface SummaryLine {
  readonly from: readonly string[];
  readonly topic: Topic;
  readonly subject: string;
  readonly text: string;
}

const TEXT_CHARACTERS_MAX = 240;
/** Never told under another topic. */
const ownTopics: ReadonlySet<Topic> = new Set(['death', 'promise', 'debt', 'wound']);

export function summarise(lines: readonly string[]): { readonly lines: readonly SummaryLine[] } {
  const groups = new Map<string, MemoryLine[]>();
  for (const line of lines.flatMap((one) => readLine(one) ?? [])) {
    const topic = ownTopics.has(line.topic) ? line.topic : 'told';
    const key = `${line.subject.toLowerCase().replace(/^(the|a|an) /, '')} ${topic} ${line.settled}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return { lines: [...groups.values()].flatMap(summariesOf) };
}

/** As many lines into one as its length allows; each of them shorter than what it stands for. */
function summariesOf(group: readonly MemoryLine[]): SummaryLine[] {
  const done: SummaryLine[] = [];
  let open: MemoryLine[] = [];
  const close = () => {
    const text = textOf(open);
    const last = open.at(-1);
    if (open.length > 1 && last && text.length < open.reduce((sum, one) => sum + one.text.length, 0))
      done.push({ from: open.map(({ id }) => id), topic: last.topic, subject: open[0]!.subject, text });
    open = [];
  };
  for (const line of group) {
    if (textOf([...open, line]).length > TEXT_CHARACTERS_MAX) close();
    open.push(line);
  }
  close();
  return done;
}

/** Their clauses in one sentence, without what an earlier or later one says too. */
function textOf(lines: readonly MemoryLine[]): string {
  const clauses = lines.map(({ text }) => withoutStop(text));
  const adding = clauses.filter((clause, index) => {
    const others = new Set(clauses.flatMap((other, at) => (at > index ? [...contentWords(other)] : [])));
    return ![...contentWords(clause)].every((word) => others.has(word));
  });
  const [first = '', ...rest] = adding;
  return `${[first, ...rest.map(continued)].join('; ')}.`;
}

/** A clause after another about the same: "she has a brother" → "has a brother". */
function continued(clause: string): string {
  const bare = clause.replace(/^(?:he|she|they|you|it) (?=\p{L})/iu, '');
  return lowerFirstUnlessName(bare);
}
