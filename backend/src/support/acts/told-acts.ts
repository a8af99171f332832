/** Acts as they stand, folded from what was recorded of them. */
import type { Act, ActState } from '@rubicon/contracts';
import type { SupportEvent } from '@rubicon/domain';
import type { RecordedEvent } from '@rubicon/eventsourcing';
import { sealedTextOf, type SealedText } from '../../platform/keys/index.js';

export interface ToldAct {
  readonly actId: string;
  readonly playerId: string;
  readonly act: Act;
  readonly state: ActState;
  readonly needsApproval: boolean;
  readonly askedBy: string;
  /** ISO 8601, UTC. */
  readonly askedAt: string;
  /** Who approved or declined. */
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly failureCode: string | null;
  readonly reason: SealedText;
}

/** Null: the event tells nothing of how the act stands. */
export function askedFor(recorded: RecordedEvent<SupportEvent>): ToldAct | null {
  if (recorded.event.type !== 'ActRequested') return null;
  const { actId, playerId, staffId, act, needsApproval, requestedAt } = recorded.event.data;
  return {
    actId,
    playerId,
    act,
    state: needsApproval ? 'waiting' : 'authorised',
    needsApproval,
    askedBy: staffId,
    askedAt: requestedAt,
    decidedBy: null,
    decidedAt: null,
    failureCode: null,
    reason: sealedTextOf(recorded),
  };
}

export type ActNews = Pick<ToldAct, 'actId' | 'state'> &
  Partial<Pick<ToldAct, 'decidedBy' | 'decidedAt' | 'failureCode'>>;

/** What an event says of an act that was asked for before; null: nothing. */
export function newsOf(event: SupportEvent): ActNews | null {
  switch (event.type) {
    case 'ActApproved': {
      const { actId, staffId, approvedAt } = event.data;
      return { actId, state: 'authorised', decidedBy: staffId, decidedAt: approvedAt };
    }
    case 'ActDeclined': {
      const { actId, staffId, declinedAt } = event.data;
      return { actId, state: 'declined', decidedBy: staffId, decidedAt: declinedAt };
    }
    case 'ActWithdrawn':
      return { actId: event.data.actId, state: 'withdrawn' };
    case 'ActCarriedOut':
      return { actId: event.data.actId, state: 'carried_out' };
    case 'ActFailed':
      return { actId: event.data.actId, state: 'failed', failureCode: event.data.code };
    default:
      return null;
  }
}

/** In the order in which they were asked for. */
export async function toldActs(events: AsyncIterable<RecordedEvent<SupportEvent>>): Promise<ToldAct[]> {
  const acts = new Map<string, ToldAct>();
  for await (const recorded of events) {
    const asked = askedFor(recorded);
    if (asked) acts.set(asked.actId, asked);
    const news = newsOf(recorded.event);
    const known = news && acts.get(news.actId);
    if (known) acts.set(known.actId, { ...known, ...news });
  }
  return [...acts.values()];
}
