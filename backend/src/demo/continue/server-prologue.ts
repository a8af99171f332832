/** A prologue played on the server, as its visitor last saw it. */
import type { ToldDemo } from '../story/demo-story.js';
import type { ToldPrologue } from './told-prologue.js';

export function serverPrologue({ demo, opening, turns }: ToldDemo): ToldPrologue {
  return {
    story: {
      opening: opening.narrative,
      turns: turns.map(({ input, narrative }) => ({ action: input, narrative })),
    },
    world: demo.world,
    suggestions: (turns.at(-1) ?? opening).suggestions,
  };
}
