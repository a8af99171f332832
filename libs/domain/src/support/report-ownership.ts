/** Whose a report is: it is one person's at most, and answered once. */
import type { ReportEntry } from './support.state.js';

/** Why this staff member may not answer the report; null: they may. */
export function whyNotAnswered(
  { ownerId, answeredBy }: ReportEntry,
  staffId: string,
): 'report_answered' | 'report_taken' | null {
  if (answeredBy !== null) return 'report_answered';
  return ownerId === null || ownerId === staffId ? null : 'report_taken';
}
