/**
 * The era as a place to be in: where one can go and how far it is, who lives, where they are and what they know, and how each opening stands
 * at its first moment. Data, for every narrator.
 */
export type Hour = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';
export type Pronoun = 'he' | 'she' | 'they';

export interface Place {
  /** Stable and unique in its era: "hotel-de-ville". */
  readonly id: string;
  /** As it stands within a sentence: "the Hôtel de Ville", "Ariminum". */
  readonly name: string;
  /** What else players call it, without article: "town hall", "city hall". */
  readonly also: readonly string[];
  /** With its preposition: "at the Hôtel de Ville", "in Ariminum", "on the Champ de Mars". */
  readonly at: string;
  /** The town or country that it lies in, by id: one gets about in it within hours. Empty for towns and countries themselves. */
  readonly within: string;
  /** It could be anywhere ("the street", "an inn"), and lies where one is. */
  readonly anywhere?: true;
  /** Kilometres east and north of the era's middle (Paris, Rome, Kyoto): ways are reckoned from it. */
  readonly east: number;
  readonly north: number;
  /** Who is always there, plural and as within a sentence: "the clerks", "market women". At least two. */
  readonly folk: readonly string[];
  /** What one finds there to take hold of: "a lectern", "the well". At least two. */
  readonly things: readonly string[];
}

/** What somebody says when they are asked about it. */
export interface Knowledge {
  /** Questions as a player would type them, or their telling words: two to five. Matched by their words. */
  readonly asked: readonly string[];
  /** Direct speech, without quotation marks; one to three sentences that answer. `{title}`: how they address the player. */
  readonly says: string;
}

export interface Whereabouts {
  /** From this day on, as an ordinal. */
  readonly fromOrdinal: number;
  /** A place's id; empty: out of the world of the era. */
  readonly place: string;
}

/** Somebody whom history knows. */
export interface EraPerson {
  /** As stories name them: "Asinius Pollio". */
  readonly name: string;
  /** What else they are called, titles too: "Pollio", "the Queen". */
  readonly also: readonly string[];
  readonly is: Pronoun;
  /** Apposition: "the provost of the merchants". */
  readonly who: string;
  /** Whose lines they speak: an id of their own, or a kind ("officer"). */
  readonly voice: string;
  /** Sorted by day; the first says where they are on the opening day. */
  readonly whereabouts: readonly Whereabouts[];
  /** Day of death, as an ordinal; negative: dead before the opening day; null: outlives the era. */
  readonly diesOn: number | null;
  /** "peace, and his triumph": what they want of these days, without a verb. */
  readonly wants: string;
  readonly knows: readonly Knowledge[];
}

/** Somebody who is there at an opening, known to history or not. */
export interface PersonAtOpening {
  /** An EraPerson's name, or as the opening names them: "the baker’s boy". */
  readonly name: string;
  readonly also: readonly string[];
  readonly is: Pronoun;
  /** A kind of voice, for those who are no EraPerson. */
  readonly voice: string;
  /** Beside the player, held by them, in sight but out of reach ("away", with `where`), or dead. */
  readonly state: 'here' | 'held' | 'away' | 'dead';
  /** A place's id or words; empty when here. */
  readonly where: string;
  /** -3 (hates the player) to 3 (would die for them). */
  readonly regard: number;
  readonly knows: readonly Knowledge[];
}

export interface ThingAtOpening {
  /** As within a sentence: "the paper", "Caesar’s letter". */
  readonly name: string;
  readonly also: readonly string[];
  /** "you", somebody's name, or "here". */
  readonly holder: string;
  /** What it says when it is read; empty for what cannot be read. One to three sentences in full. */
  readonly says: string;
}

/** What waits for an answer. */
export interface OpenMatter {
  readonly kind: 'question' | 'offer' | 'threat' | 'order' | 'guard' | 'news';
  /** Who put it; empty: nobody in particular. */
  readonly from: string;
  /** "whether you will lead them to the Bastille": goes on after "is still open". */
  readonly text: string;
}

export interface OpeningScene {
  /** A place's id. */
  readonly place: string;
  readonly hour: Hour;
  readonly people: readonly PersonAtOpening[];
  readonly things: readonly ThingAtOpening[];
  readonly open: readonly OpenMatter[];
}

/** What the narrator answers to a question that nobody present need answer. */
export interface Fact {
  /** As players ask it: two to four wordings. */
  readonly asked: readonly string[];
  /** True; one to three sentences, with the number, name or year that is asked for. */
  readonly says: string;
}

export interface World {
  readonly places: readonly Place[];
  readonly people: readonly EraPerson[];
  /** By estate, as the openings are. */
  readonly openingScenes: Readonly<Record<string, OpeningScene>>;
  /** By the name of a historical character who was elsewhere that day. */
  readonly openingScenesByName: Readonly<Record<string, OpeningScene>>;
  /** Of the free prologue alone: a character who is merely called so begins elsewhere. */
  readonly prologueScene: OpeningScene;
  readonly facts: readonly Fact[];
}
