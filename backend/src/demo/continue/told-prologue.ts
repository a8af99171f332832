/** What a game needs of the prologue it goes on from. */
import type { PrologueStory, Scene, Suggestion, WorldState } from '@rubicon/domain';

export interface ToldPrologue {
  readonly story: PrologueStory;
  readonly world: WorldState;
  readonly suggestions: readonly Suggestion[];
  /** As the last turn left it; none when no narrator told one. */
  readonly scene?: Scene;
}
