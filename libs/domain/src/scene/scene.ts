/**
 * Where a story stands at the end of a turn: the place and the hour, who is here, away, held or dead, who holds what, what was done and who
 * knows of it, what waits for an answer. Absolute, never a delta, so that any node of the tree can be gone on from. A narrator proposes what a turn
 * changes; the rules are ours (`next-scene.ts`). Personal text.
 */
export const sceneHours = ['dawn', 'morning', 'noon', 'afternoon', 'evening', 'night'] as const;
export type SceneHour = (typeof sceneHours)[number];

/** `held`: somebody's prisoner, here unless `where` says otherwise. `away`: out of reach of a voice. */
export const presences = ['here', 'held', 'away', 'dead'] as const;
export type Presence = (typeof presences)[number];

/** What kind of act a turn was: what it may move follows from it (`effects/stakes.ts`). */
export const actKinds = [
  'word',
  'lie',
  'oath',
  'letter',
  'inquiry',
  'gift',
  'trade',
  'bribe',
  'order',
  'law',
  'blood',
  'war',
  'guard',
  'arrest',
  'mercy',
  'theft',
  'destruction',
  'betrayal',
  'surrender',
  'flight',
  'travel',
  'faith',
  'love',
  'care',
  'craft',
  'rest',
  'other',
] as const;
export type ActKind = (typeof actKinds)[number];

/** `refused`: it could not be, for a reason told in the story. */
export const actOutcomes = ['done', 'partly', 'failed', 'refused'] as const;
export type ActOutcome = (typeof actOutcomes)[number];

export const matterKinds = ['question', 'offer', 'threat', 'order', 'guard', 'news', 'blow'] as const;
export type MatterKind = (typeof matterKinds)[number];

export const SCENE_PEOPLE_MAX = 24;
export const SCENE_THINGS_MAX = 20;
export const SCENE_DEEDS_MAX = 12;
export const SCENE_MATTERS_MAX = 6;
/** Names in a deed's `knownTo`. */
export const SCENE_WITNESSES_MAX = 6;
/** Either way. */
export const SCENE_REGARD_MAX = 3;
/** UTF-16 units. */
export const SCENE_NAME_CHARACTERS_MAX = 80;
export const SCENE_TEXT_CHARACTERS_MAX = 200;

export interface ScenePerson {
  /** As the story names them: "Asinius Pollio", "the baker’s boy". */
  readonly name: string;
  readonly state: Presence;
  /** Where they are when not here, in words; empty: here, or nobody knows. */
  readonly where: string;
  /** -3 (hates the player) to 3 (would die for them). */
  readonly regard: number;
  /** What of them must not be forgotten: "believes that the order for his arrest is signed". May be empty. */
  readonly note: string;
}

export interface SceneThing {
  /** "the gold ring" */
  readonly name: string;
  /** "you", somebody's name, or a place's. */
  readonly holder: string;
  /** Burned, eaten, spent: it cannot be used again. */
  readonly gone: boolean;
  /** "buried under the fig tree", or what it says. May be empty. */
  readonly note: string;
}

/** What the player did or said, and what came of it. */
export interface SceneDeed {
  readonly act: ActKind;
  readonly outcome: ActOutcome;
  /** In the past, without a full stop: "you gave Asinius Pollio the gold ring". */
  readonly text: string;
  /** To whom; empty: nobody. */
  readonly to: string;
  /** How they answered it, as a clause: "he thanked you". May be empty. */
  readonly answer: string;
  /** Who saw or heard it, besides `to`; empty: nobody. */
  readonly knownTo: readonly string[];
}

/** What was opened and waits: a question, an offer, a blow, a door that is guarded. */
export interface SceneMatter {
  readonly kind: MatterKind;
  /** Who opened it; empty: nobody in particular. */
  readonly from: string;
  /** "whether you will lead them to the Bastille" */
  readonly text: string;
}

export interface Scene {
  /** As within a sentence: "the Bastille". Empty: nobody has said. */
  readonly place: string;
  /** The last place that the era knows, and the days since, while it does not know `place`: ways are measured from there. */
  readonly cameFrom?: { readonly place: string; readonly days: number };
  readonly hour: SceneHour;
  readonly people: readonly ScenePerson[];
  readonly things: readonly SceneThing[];
  /** Oldest first. */
  readonly deeds: readonly SceneDeed[];
  /** Oldest first. */
  readonly open: readonly SceneMatter[];
}

/** What a narrator says that a turn does to the scene: only what is new or has changed. */
export interface ProposedScene {
  readonly act: ActKind;
  readonly outcome: ActOutcome;
  /** Where the turn ends; empty: where it began. */
  readonly place: string;
  /** Null: still the same. */
  readonly hour: SceneHour | null;
  /** Who says or does something in the narrative, besides the player. */
  readonly speakers: readonly string[];
  /** Things that are used in it. */
  readonly uses: readonly string[];
  readonly people: readonly ScenePerson[];
  readonly things: readonly SceneThing[];
  /** Null: nothing that matters later. */
  readonly deed: Omit<SceneDeed, 'act' | 'outcome'> | null;
  readonly opened: readonly SceneMatter[];
  /** Texts of open matters that are settled. */
  readonly closed: readonly string[];
}

/** Of which nobody has told anything. */
export const emptyScene: Scene = {
  place: '',
  hour: 'morning',
  people: [],
  things: [],
  deeds: [],
  open: [],
};

/** A turn that changes nothing. */
export const nothingNew: ProposedScene = {
  act: 'other',
  outcome: 'done',
  place: '',
  hour: null,
  speakers: [],
  uses: [],
  people: [],
  things: [],
  deed: null,
  opened: [],
  closed: [],
};
