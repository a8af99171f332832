/** The scene as the prompt has it and as an answer proposes it: plain data, read with a default for whatever is missing. */
export const hours = ['dawn', 'morning', 'noon', 'afternoon', 'evening', 'night'] as const;
export type Hour = (typeof hours)[number];
export type Presence = 'here' | 'held' | 'away' | 'dead';
export type Outcome = 'done' | 'partly' | 'failed' | 'refused';

export interface PersonData {
  readonly name: string;
  readonly state: Presence;
  readonly where: string;
  readonly regard: number;
  readonly note: string;
}

export interface ThingData {
  readonly name: string;
  readonly holder: string;
  readonly gone: boolean;
  readonly note: string;
}

export interface DeedData {
  readonly act: string;
  readonly outcome: Outcome;
  readonly text: string;
  readonly to: string;
  readonly answer: string;
  readonly knownTo: readonly string[];
}

export interface MatterData {
  readonly kind: string;
  readonly from: string;
  readonly text: string;
}

export interface SceneData {
  readonly place: string;
  readonly hour: Hour;
  readonly people: readonly PersonData[];
  readonly things: readonly ThingData[];
  readonly deeds: readonly DeedData[];
  readonly open: readonly MatterData[];
}

/** What an answer proposes: only what is new or has changed. */
export interface ProposedScene {
  readonly act: string;
  readonly outcome: Outcome;
  readonly place: string;
  readonly hour: Hour;
  readonly speakers: readonly string[];
  readonly uses: readonly string[];
  readonly people: readonly PersonData[];
  readonly things: readonly ThingData[];
  readonly deed: Omit<DeedData, 'act' | 'outcome'> | null;
  readonly opened: readonly MatterData[];
  readonly closed: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** Null: the prompt has none. */
export function readSceneData(value: unknown): SceneData | null {
  const scene = object(value);
  if (Object.keys(scene).length === 0) return null;
  return {
    place: text(scene['place']),
    hour: hourOf(scene['hour']),
    people: list(scene['people']).map((one) => ({
      name: text(one['name']),
      state: presenceOf(one['state']),
      where: text(one['where']),
      regard: whole(one['regard']),
      note: text(one['note']),
    })),
    things: list(scene['things']).map((one) => ({
      name: text(one['name']),
      holder: text(one['holder']),
      gone: one['gone'] === true,
      note: text(one['note']),
    })),
    deeds: list(scene['deeds']).map((one) => ({
      act: text(one['act']),
      outcome: outcomeOf(one['outcome']),
      text: text(one['text']),
      to: text(one['to']),
      answer: text(one['answer']),
      knownTo: Array.isArray(one['knownTo']) ? one['knownTo'].map(text) : [],
    })),
    open: list(scene['open']).map((one) => ({
      kind: text(one['kind']),
      from: text(one['from']),
      text: text(one['text']),
    })),
  };
}

function hourOf(value: unknown): Hour {
  return hours.find((hour) => hour === value) ?? 'morning';
}

function presenceOf(value: unknown): Presence {
  return value === 'held' || value === 'away' || value === 'dead' ? value : 'here';
}

function outcomeOf(value: unknown): Outcome {
  return value === 'partly' || value === 'failed' || value === 'refused' ? value : 'done';
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(object) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function whole(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.max(-3, Math.min(3, Math.round(value)))
    : 0;
}
