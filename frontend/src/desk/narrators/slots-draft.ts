import { readSlots } from './read-slots.js';

/** What is written of slots before they are given. */
export interface SlotsDraft {
  /** As typed. */
  readonly slots: string;
  readonly isAsConfigured: boolean;
}

/** Null: as configured again; undefined: no number can be read. */
export function wantedSlots({ slots, isAsConfigured }: SlotsDraft): number | null | undefined {
  return isAsConfigured ? null : (readSlots(slots) ?? undefined);
}
