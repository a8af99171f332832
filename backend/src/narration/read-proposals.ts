/**
 * Reads what an answer proposes besides its story. All of it is tolerant: what is missing or makes no sense is nothing, and the story
 * stands. What becomes of a proposal the game decides.
 */
import {
  chronicleChanges,
  chronicleTopics,
  FACTIONS_PER_TURN_MAX,
  LINE_CHARACTERS_MAX,
  MAX_DAYS_PER_TURN,
  MAX_PROPOSED_EFFECT,
  MAX_PROPOSED_STANDING,
  SUBJECT_CHARACTERS_MAX,
  type ChronicleChange,
  type ChronicleTopic,
  type ProposedScene,
  type ProposedStanding,
  type Stats,
} from '@rubicon/domain';
import { CHRONICLE_ITEMS_MAX, EPILOGUE_CHARACTERS_MAX } from './answer-schema.js';
import { asRecord, isOneOf, listOf, onOneLine, textOf, whole, type Fields } from './read-fields.js';
import { readScene } from './read-scene.js';
import { shortened } from './shorten-text.js';

export interface Proposals {
  /** Null: none that makes sense. */
  readonly scene: ProposedScene | null;
  /** Proposed changes, each within ±MAX_PROPOSED_EFFECT. */
  readonly effects: Stats;
  /** 0 to MAX_DAYS_PER_TURN. */
  readonly daysPassed: number;
  /** Each within ±MAX_PROPOSED_STANDING. */
  readonly factions: readonly ProposedStanding[];
  /** Ids of events of history, as the model names them. */
  readonly bends: readonly string[];
  readonly chronicle: readonly ProposedLine[];
  readonly ending: 'death' | 'triumph' | null;
  /** Empty: none was told. */
  readonly epilogue: string;
}

/** What the narrator wants remembered. */
export interface ProposedLine {
  /** The line it is about, by its number in the prompt: 12 is "c12". Null for a new one. */
  readonly line: number | null;
  readonly topic: ChronicleTopic;
  readonly subject: string;
  readonly text: string;
  readonly change: ChronicleChange;
}

/** Of a model that only writes text. */
export const NOTHING_PROPOSED: Proposals = {
  scene: null,
  effects: { influence: 0, reputation: 0, resources: 0 },
  daysPassed: 1,
  factions: [],
  bends: [],
  chronicle: [],
  ending: null,
  epilogue: '',
};

export function readProposals(answer: Fields): Proposals {
  const { ending } = answer;
  const effects = asRecord(answer['effects']) ?? {};
  const effect = (stat: keyof Stats) => whole(effects[stat], MAX_PROPOSED_EFFECT) ?? 0;
  return {
    scene: readScene(answer['scene']),
    effects: {
      influence: effect('influence'),
      reputation: effect('reputation'),
      resources: effect('resources'),
    },
    daysPassed: readDays(answer['daysPassed']) ?? NOTHING_PROPOSED.daysPassed,
    factions: listOf(answer['factions']).flatMap(readStanding).slice(0, FACTIONS_PER_TURN_MAX),
    bends: listOf(answer['bends'])
      .filter((id) => typeof id === 'string')
      .slice(0, 1),
    chronicle: listOf(answer['chronicle']).flatMap(readLine).slice(0, CHRONICLE_ITEMS_MAX),
    ending: ending === 'death' || ending === 'triumph' ? ending : null,
    epilogue: shortened(textOf(answer['epilogue']).trim(), EPILOGUE_CHARACTERS_MAX),
  };
}

/** Null: not told. */
export function readDays(proposed: unknown): number | null {
  const days = whole(proposed, MAX_DAYS_PER_TURN);
  return days === null ? null : Math.max(0, days);
}

function readStanding(proposed: unknown): ProposedStanding[] {
  const { faction, change } = asRecord(proposed) ?? {};
  const by = whole(change, MAX_PROPOSED_STANDING);
  return typeof faction === 'string' && by !== null && by !== 0 ? [{ factionId: faction, change: by }] : [];
}

function readLine(proposed: unknown): ProposedLine[] {
  const { line, topic, subject, text, change } = asRecord(proposed) ?? {};
  const about = readSubject(subject);
  const told = readLineText(text);
  if (!isOneOf(chronicleTopics, topic) || about === '' || told === '') return [];
  return [
    {
      line: lineNumber(line),
      topic,
      subject: about,
      text: told,
      change: isOneOf(chronicleChanges, change) ? change : 'new',
    },
  ];
}

/** Without a colon, which ends the subject in the prompt. */
export function readSubject(subject: unknown): string {
  return shortened(onOneLine(textOf(subject).replaceAll(':', ' ')), SUBJECT_CHARACTERS_MAX);
}

export function readLineText(text: unknown): string {
  return shortened(onOneLine(textOf(text)), LINE_CHARACTERS_MAX);
}

/** Of "c12": 12. Null for anything else. */
export function lineNumber(line: unknown): number | null {
  const [, digits] = /^c(\d{1,6})$/.exec(textOf(line).trim()) ?? [];
  return digits ? Number(digits) : null;
}
