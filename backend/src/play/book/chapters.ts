/** Where the chapters of a story begin: with each phase, and within a long phase after so many turns. */
import type { Chapter } from './book.js';

/** Turns of a chapter; so many are in memory at a time. */
const CHAPTER_TURNS_MAX = 40;

export interface PlaceInStory {
  readonly turnId: string;
  /** After the turn. */
  readonly date: string;
  /** The phase's name. */
  readonly phase: string;
}

export function chaptersOf(story: readonly PlaceInStory[]): Chapter[] {
  const runs: PlaceInStory[][] = [];
  for (const place of story) {
    const run = runs.at(-1);
    if (run && run[0]?.phase === place.phase && run.length < CHAPTER_TURNS_MAX) run.push(place);
    else runs.push([place]);
  }
  const parts = new Map<string, number>();
  return runs.map((run, index) => {
    const phase = run[0]?.phase ?? '';
    const part = (parts.get(phase) ?? 0) + 1;
    parts.set(phase, part);
    return {
      number: index + 1,
      title: part === 1 ? phase : `${phase}, part ${part}`,
      fromDate: run[0]?.date ?? '',
      toDate: run.at(-1)?.date ?? '',
      turnIds: run.map(({ turnId }) => turnId),
    };
  });
}
