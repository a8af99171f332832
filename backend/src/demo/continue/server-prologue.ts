/** A prologue played on the server, as its visitor last saw it. */
import type { ToldDemo } from '../story/demo-story.js';
import type { ToldPrologue } from './told-prologue.js';

export function serverPrologue({ demo, opening, turns }: ToldDemo): ToldPrologue {
  const scene = turns.findLast((turn) => turn.scene)?.scene;
  return {
    story: {
      opening: opening.narrative,
      turns: turns.map(({ input, narrative }) => ({ action: input, narrative })),
    },
    // A prologue shows no danger: the game begins to count.
    world: { ...demo.world, dangerTurns: 0 },
    suggestions: (turns.at(-1) ?? opening).suggestions,
    ...(scene && { scene }),
  };
}
