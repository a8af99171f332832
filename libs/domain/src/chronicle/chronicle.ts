/**
 * What the narrator remembers: lines about people, places, promises and the like, folded along the path of turns. The model proposes
 * changes; the rules of the fold are ours (`fold-chronicle.ts`), and the player's word is above both.
 */
export type ChronicleTopic =
  'person' | 'place' | 'promise' | 'debt' | 'wound' | 'death' | 'secret' | 'faction' | 'history';

export const chronicleTopics: readonly ChronicleTopic[] = [
  'person',
  'place',
  'promise',
  'debt',
  'wound',
  'death',
  'secret',
  'faction',
  'history',
];

/** `settled`: the promise kept or broken, the debt paid, the wound healed, the secret out. */
export type ChronicleChange = 'new' | 'changed' | 'settled';
export const chronicleChanges: readonly ChronicleChange[] = ['new', 'changed', 'settled'];

/** UTF-16 units. */
export const SUBJECT_CHARACTERS_MAX = 80;
export const LINE_CHARACTERS_MAX = 240;
/** Changes that one turn may make; further ones are dropped. */
export const CHANGES_PER_TURN_MAX = 6;

/** What a turn changes. Personal text. */
export interface ChronicleDelta {
  readonly change: ChronicleChange;
  /** The line it is about; null for a new one. */
  readonly lineId: string | null;
  readonly topic: ChronicleTopic;
  /** Who or what it is about, as the story names it. */
  readonly subject: string;
  /** One sentence. */
  readonly text: string;
  /** The player brought the subject up, in the very words they typed. */
  readonly fromPlayer: boolean;
}

/** Several lines about one subject, told in one. Personal text. */
export interface ChronicleSummaryLine {
  /** The lines it stands for. */
  readonly replaces: readonly string[];
  readonly topic: ChronicleTopic;
  readonly subject: string;
  readonly text: string;
}

export interface ChronicleLine {
  /** `<node id>.<place in its delta>`, or `<summary id>.<place>`. Stable for good. */
  readonly id: string;
  readonly topic: ChronicleTopic;
  readonly subject: string;
  readonly text: string;
  /** The node that told it first; for a summary the oldest of what it stands for. */
  readonly nodeId: string;
  /** Day on which it was told first. */
  readonly ordinal: number;
  /** Place on the path at which it was told last, from 1. */
  readonly lastDepth: number;
  readonly settled: boolean;
  readonly fromPlayer: boolean;
  readonly pinned: boolean;
  /** The text is the player's own. */
  readonly corrected: boolean;
}

/** The player's own word on a line; the last one of each kind counts, wherever in the tree the line is told. */
export interface ChronicleAmendment {
  readonly pinned: boolean;
  /** Null: as told. */
  readonly text: string | null;
  readonly struck: boolean;
}

/** A node of the path, as far as the chronicle goes. */
export interface ChronicleNode {
  readonly nodeId: string;
  /** Day after the turn. */
  readonly ordinal: number;
  readonly delta: readonly ChronicleDelta[];
  /** What was summarised of everything told up to this node. */
  readonly summary: { readonly summaryId: string; readonly lines: readonly ChronicleSummaryLine[] } | null;
}

export function lineId(ownerId: string, place: number): string {
  return `${ownerId}.${place}`;
}

/** Null: no id of a line. */
export function parseLineId(id: string): { ownerId: string; place: number } | null {
  const [, ownerId, place] = /^([0-9a-f-]{36})\.(0|[1-9]\d{0,2})$/.exec(id) ?? [];
  return ownerId && place ? { ownerId, place: Number(place) } : null;
}
