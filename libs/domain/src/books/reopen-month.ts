import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { faultOfLastingReason, lastingReason } from '../lasting-reason.js';
import type { ReopenMonth } from './books.commands.js';
import type { BooksEvent } from './books.events.js';
import type { BooksState } from './books.state.js';
import { refuse } from './refusals.js';

export function reopenMonth(
  { month, staffId, reason: written, at }: ReopenMonth,
  { closed, reopened }: BooksState,
): Decision<BooksEvent> {
  const reason = lastingReason(written);
  const fault = faultOfLastingReason(reason);
  if (fault) return refuse(fault);
  if (closed.at(-1)?.month === month)
    return accept({ type: 'MonthReopened', data: { month, staffId, reason, reopenedAt: at } });
  if (closed.some((each) => each.month === month)) return refuse('later_month_closed');
  const last = reopened.at(-1);
  const isRepeated = last?.month === month && last.staffId === staffId && last.reason === reason;
  return isRepeated ? nothingToDo() : refuse('month_not_closed');
}
