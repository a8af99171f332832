/** A story as a book, before it has a format. */
import type { Difficulty, GameEnding, GameType, NarrationLanguage } from '@rubicon/contracts';
import type { PrologueStory } from '@rubicon/domain';
import type { ToldTurn } from '../story/index.js';

export interface Book {
  /** Of this very story: the node that it ends with. */
  readonly id: string;
  readonly gameType: GameType;
  readonly difficulty: Difficulty;
  /** What it is written in. */
  readonly language: NarrationLanguage;
  readonly character: { readonly name: string; readonly estate: string; readonly profession: string };
  /** Null: the player gave the branch none. */
  readonly branchName: string | null;
  /** In the era's words. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly opening: {
    readonly narrative: string;
    /** What the player lived through before; then `narrative` is the same in one text. */
    readonly prologue: PrologueStory | null;
  };
  readonly chapters: readonly Chapter[];
  readonly ending: GameEnding | null;
  /** When the story was last told on, ISO 8601. */
  readonly toldAt: string;
  /** How many turns there are in all. */
  readonly turnCount: number;
  /** The turns of a chapter, read when they are needed. */
  turnsOf(this: void, chapter: Chapter): AsyncIterable<ToldTurn>;
}

/** Turns of one phase that follow each other. */
export interface Chapter {
  /** From 1. */
  readonly number: number;
  /** The phase's name; its further parts are numbered. */
  readonly title: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly turnIds: readonly string[];
}
