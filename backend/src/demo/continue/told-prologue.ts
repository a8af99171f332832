/** What a game needs of the prologue it goes on from. */
import type { PrologueStory, Suggestion, WorldState } from '@rubicon/domain';

export interface ToldPrologue {
  readonly story: PrologueStory;
  readonly world: WorldState;
  readonly suggestions: readonly Suggestion[];
}
