import type { PastTurn } from './earlier-turns.api.js';

/** What the short and the long list of earlier turns take. */
export interface TurnListProps {
  /** Oldest first. */
  turns: readonly PastTurn[];
  /** Takes most of the screen's height; else shows the last few. */
  tall: boolean;
  open: ReadonlySet<string>;
  onToggle: (turnId: string) => void;
  /** The story can not go back now. */
  disabled: boolean;
  onGoBack: (turnId: string) => void;
}
