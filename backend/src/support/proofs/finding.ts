/** What is judged: the open part of a player's log, and what it shows of one turn, payment or game. */
import type { RecordedEvent } from '@rubicon/eventsourcing';
import type { Finding } from '@rubicon/contracts';
import { pausedMsBetween, type NarrationPause } from '@rubicon/domain';
import { isIn, type PlayerLogEvents } from '../player-log/index.js';

/** What staff do settles nothing of what a player paid, played or was told. */
type Category = Exclude<keyof PlayerLogEvents, 'support'>;
export type EvidenceEvent = PlayerLogEvents[Category];

export type Evidence = RecordedEvent<EvidenceEvent>;
export type EvidenceIn<Of extends Category> = RecordedEvent<PlayerLogEvents[Of]>;

/** In the order of the log. */
export interface Case {
  readonly log: readonly Evidence[];
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: number;
  /** Milliseconds after its submission within which a turn comes to an end, as the house is set up now. */
  readonly turnEndsWithinMs: number;
  /** In which no turn was begun: that time does not count. */
  readonly pauses: readonly NarrationPause[];
}

export type Verdict = Finding['verdict'];

export interface JudgedFinding extends Pick<Finding, 'subjectId' | 'at' | 'verdict' | 'sentence'> {
  /** That settle it, oldest first. */
  readonly evidence: readonly Evidence[];
}

/** What follows from an event (a capture after a telling, credits after a payment) takes seconds; after this long it is missing. */
const FOLLOWS_WITHIN_MS = 600_000;

/** What has not come yet: it may be on its way still, or it is missing. @param since ISO 8601 */
export function notYet(since: string, nowMs: number, withinMs = FOLLOWS_WITHIN_MS): Verdict {
  return nowMs - Date.parse(since) <= withinMs ? 'under_way' : 'not_as_it_should_be';
}

/** Of a turn's end. @param submittedAt ISO 8601 */
export function turnNotYet(submittedAt: string, { nowMs, turnEndsWithinMs, pauses }: Case): Verdict {
  const pausedMs = pausedMsBetween(pauses, Date.parse(submittedAt), nowMs);
  return notYet(submittedAt, nowMs, turnEndsWithinMs + pausedMs);
}

export function isOf<Type extends EvidenceEvent['type']>(
  evidence: Evidence,
  ...types: readonly Type[]
): evidence is RecordedEvent<Extract<EvidenceEvent, { type: Type }>> & Evidence {
  return (types as readonly string[]).includes(evidence.event.type);
}

/** The log of one kind of stream, as its rules read it. */
export function eventsIn<Of extends Category>(category: Of, log: readonly Evidence[]): EvidenceIn<Of>[] {
  return log.filter((each): each is EvidenceIn<Of> => isIn(category, each));
}

/** By a key, in the order in which the keys first came; what has none is left out. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export function inLogOrder<Item extends Evidence>(evidence: readonly Item[]): Item[] {
  return evidence.toSorted((one, other) => (one.position < other.position ? -1 : 1));
}

export function newestFirst(findings: readonly JudgedFinding[]): JudgedFinding[] {
  return findings.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** A verdict, and the sentence that says why. */
export type Said = readonly [verdict: Verdict, sentence: string];

export function right(sentence: string): Said {
  return ['as_it_should_be', `${sentence}.`];
}

export function wrong(sentence: string): Said {
  return ['not_as_it_should_be', `${sentence}: that is our mistake.`];
}
