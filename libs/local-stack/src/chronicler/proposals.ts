/** What to do next: three of different kinds. One in the spirit of what was just done, one that the situation asks for, one from elsewhere. */
import type { Suggestion } from '@rubicon/scenarios';
import {
  afterDeed,
  afterNews,
  afterQuestion,
  commonProposals,
  remembered,
  withFaction,
} from './data/proposals.js';
import type { ProposalKind } from './data/era-voice.js';
import { inSentence, regardOf } from './factions.js';
import { upperFirst } from './plain-text.js';
import type { Intent } from './intent.js';
import type { Pen } from './pen.js';

const kindOf: Readonly<Partial<Record<Intent, ProposalKind>>> = {
  speak: 'word',
  persuade: 'word',
  write: 'word',
  negotiate: 'people',
  pray: 'people',
  command: 'force',
  fight: 'force',
  flee: 'secret',
  investigate: 'secret',
  scheme: 'secret',
  trade: 'money',
  build: 'craft',
  wait: 'craft',
};
const kinds: readonly ProposalKind[] = ['people', 'secret', 'force', 'word', 'money', 'craft'];
const SUBJECT_IN_TITLE_MAX = 40;

export interface Situation {
  readonly intent: Intent;
  /** Null: a question. */
  readonly goesWell: boolean | null;
  /** What it was about; empty when that has no name. */
  readonly target: string;
  /** Where news has come from; empty when there is none. */
  readonly newsFrom: string;
}

type Lines = readonly Suggestion[];

export function proposalsFor(pen: Pen, situation: Situation): Suggestion[] {
  const { scene, voice } = pen;
  const turn = scene.turn + pen.offset + scene.otherTellings.length;
  const lead = kindOf[situation.intent] ?? kinds[turn % kinds.length]!;
  const others = kinds.filter((kind) => kind !== lead);
  const ofKind = (kind: ProposalKind, from: number): Lines =>
    filled(
      pen,
      [...voice.proposals, ...commonProposals].filter((one) => one.kind === kind),
      from,
    );
  const asked = situationsOf(pen, situation, turn);
  const wanted: Lines[] = [
    ofKind(lead, Math.floor(turn / 2)),
    asked[turn % Math.max(1, asked.length)] ?? [],
    turn % 2 === 0
      ? ofKind(others[turn % others.length]!, turn)
      : (asked[(turn + 1) % Math.max(1, asked.length)] ?? []),
    ...others.map((kind) => ofKind(kind, turn)),
  ];
  const told = scene.earlier.join('\n');
  const last = scene.earlier.at(-1) ?? '';
  const chosen: Suggestion[] = [];
  for (const lines of wanted) {
    if (chosen.length === 3) break;
    const fresh = lines.filter(
      ({ title }) =>
        !last.includes(title) && !chosen.some((one) => one.title === title || alike(one.title, title)),
    );
    const next = fresh.find(({ title }) => !told.includes(title)) ?? fresh[0];
    if (next) chosen.push(next);
  }
  return chosen;
}

/** What the story itself suggests, each as one bank. */
function situationsOf(pen: Pen, { goesWell, target, newsFrom }: Situation, turn: number): Lines[] {
  const { scene } = pen;
  const banks: Lines[] = [];
  const add = (lines: Lines, slots: Readonly<Record<string, string>>) => {
    const bank = filled(pen, lines, turn, slots);
    if (bank.length > 0) banks.push(bank);
  };
  if (goesWell === null) {
    if (target) add(afterQuestion, { topic: target });
  } else if (target) add(afterDeed[goesWell ? 'well' : 'badly'], { target });
  for (const topic of ['promise', 'debt', 'wound', 'person', 'secret', 'place'] as const) {
    const lines = scene.memory
      .open(topic)
      .filter(({ subject }) => subject.length <= SUBJECT_IN_TITLE_MAX && !scene.memory.isDead(subject));
    const line = lines[turn % Math.max(1, lines.length)];
    if (line) add(remembered[topic], { subject: inSentence(line.subject) });
  }
  const faction = scene.factions[turn % Math.max(1, scene.factions.length)];
  if (faction) add(withFaction[regardOf(faction.standing)], { faction: inSentence(faction.name) });
  if (newsFrom) add(afterNews, { from: newsFrom });
  return banks;
}

/** The bank from its `from`-th line on, with its slots filled. */
function filled(pen: Pen, lines: Lines, from: number, slots: Readonly<Record<string, string>> = {}): Lines {
  return lines.flatMap((_, index) => {
    const { title, text } = lines[(from + index) % lines.length]!;
    const [head, body] = pen
      .fill(
        `${title}
${text}`,
        from + index,
        slots,
      )
      .split('\n');
    return head && body ? [{ title: head, text: upperFirst(body) }] : [];
  });
}

/** Two that begin with the same words are one choice too few. */
function alike(one: string, other: string): boolean {
  const start = (title: string) => title.split(' ').slice(0, 2).join(' ');
  return start(one) === start(other);
}
