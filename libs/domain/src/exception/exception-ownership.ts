/** Whose an exception is: one auditor's at most, as long as they are one. */
import type { ExceptionState } from './exception.state.js';

export function isTakenByAnother(
  { ownerId }: ExceptionState,
  staffId: string,
  formerAuditors: readonly string[],
): boolean {
  return ownerId !== null && ownerId !== staffId && !formerAuditors.includes(ownerId);
}
