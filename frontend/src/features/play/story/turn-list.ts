import type { NarrationLanguage } from '@rubicon/contracts';
import type { PastTurn } from './earlier-turns.api.js';

/** What the short and the long list of earlier turns take. */
export interface TurnListProps {
  /** Oldest first. */
  turns: readonly PastTurn[];
  /** Takes most of the screen's height; else shows the last few. */
  tall: boolean;
  open: ReadonlySet<string>;
  /** Stays the same function, so that opening a turn does not draw the others again. */
  onToggle: (turnId: string) => void;
  /** The language set, which not every turn is in. */
  language: NarrationLanguage;
  /** The story can not go back now. */
  disabled: boolean;
  onGoBack: (turnId: string) => void;
}
