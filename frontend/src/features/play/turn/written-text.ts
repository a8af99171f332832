/** The text of the turn being written. Beside React's state, so that a piece that comes draws anew only what shows the text. */
import { useSyncExternalStore } from 'react';

export class WrittenText {
  private written = { turnId: '', text: '' };
  private readonly listeners = new Set<() => void>();

  /** @param text all of it so far */
  write(turnId: string, text: string): void {
    this.written = { turnId, text };
    for (const listener of this.listeners) listener();
  }

  /** Empty until the first word of that turn came. */
  of(turnId: string | null): string {
    return turnId === this.written.turnId ? this.written.text : '';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** What `look` makes of the text so far; drawn anew when that is another. */
export function useWritten<T extends string | boolean>(
  written: WrittenText,
  look: (written: WrittenText) => T,
): T {
  return useSyncExternalStore(written.subscribe, () => look(written));
}
