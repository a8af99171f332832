/* ---- what operators have decided of narration ---- */

export const decisionKinds = [
  'paused',
  'resumed',
  'narrator_quieted',
  'narrator_drained',
  'narrator_woken',
  'slots_set',
  'cap_set',
  'cap_reset',
  'fallback_forced',
  'fallback_lifted',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export interface DecisionMade {
  at: string;
  staffId: string;
  /** Who of the staff. */
  name: string;
  did: DecisionKind;
  /** Null: it is of no narrator in particular. */
  narrator: string | null;
  /** Of `slots_set`. Null: as configured. */
  slots: number | null;
  /** Of `cap_set`. Null: none. */
  capMicroUsd: number | null;
  /** Null: none is asked for. */
  reason: string | null;
}
/** GET /api/staff/operations/decisions */
export interface DecisionsMade {
  /** The fifty newest, newest first. */
  decisions: DecisionMade[];
}
