/** What a player's support must remember to decide: no reads, no text. */
import type { Act } from './act.js';

export interface SupportState {
  /** By staff id: the grant that each opened last. */
  readonly grants: Readonly<Record<string, GrantEntry>>;
  readonly acts: Readonly<Record<string, ActEntry>>;
  /** By report id, those that somebody has taken or answered. */
  readonly reports: Readonly<Record<string, ReportEntry>>;
}

export interface GrantEntry {
  readonly grantId: string;
  readonly openedAt: string;
  readonly expiresAt: string;
  readonly closed: boolean;
}

/** `waiting` for a second person; `authorised`: to be carried out. */
export type ActStatus = 'waiting' | 'authorised' | 'carried_out' | 'failed' | 'declined' | 'withdrawn';

export interface ActEntry {
  readonly status: ActStatus;
  /** Who asked for it. */
  readonly staffId: string;
  readonly act: Act;
  readonly bodyHash: string;
  readonly needsApproval: boolean;
  readonly requestedAt: string;
  /** Who approved or declined. */
  readonly decidedBy: string | null;
}

export interface ReportEntry {
  readonly ownerId: string | null;
  /** The act that answered it. */
  readonly answeredBy: string | null;
}

export function noSupport(): SupportState {
  return { grants: {}, acts: {}, reports: {} };
}

/** The grant by which this staff member may read the player's personal text now; null: none. */
export function openGrantOf(state: SupportState, staffId: string, at: string): GrantEntry | null {
  const grant = Object.hasOwn(state.grants, staffId) ? state.grants[staffId] : undefined;
  if (!grant || grant.closed) return null;
  return Date.parse(at) < Date.parse(grant.expiresAt) ? grant : null;
}

export function actOf(state: SupportState, actId: string): ActEntry | null {
  return (Object.hasOwn(state.acts, actId) ? state.acts[actId] : undefined) ?? null;
}

export function reportOf(state: SupportState, reportId: string): ReportEntry {
  const known = Object.hasOwn(state.reports, reportId) ? state.reports[reportId] : undefined;
  return known ?? { ownerId: null, answeredBy: null };
}
