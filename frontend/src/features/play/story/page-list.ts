import type { GameState, NarrationLanguage } from '@rubicon/contracts';
import type { PastTurn } from './earlier-turns.api.js';

/** What the short and the long list of earlier pages take. */
export interface PageListProps {
  game: Pick<GameState, 'gameId' | 'gameType'>;
  /** Oldest first. */
  turns: readonly PastTurn[];
  /** The language set, which not every turn is in. */
  language: NarrationLanguage;
  /** The story can not go back now. */
  disabled: boolean;
  onGoBack: (turnId: string) => void;
}
