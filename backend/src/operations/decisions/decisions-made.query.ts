/** What operators have decided of narration lately, from its stream: what holds by now is the last of it only. */
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DecisionMade, DecisionsMade } from '@rubicon/contracts';
import { aggregates, HOUSE, type NarrationEvent } from '@rubicon/domain';
import { streamIdOf, type EventStore } from '@rubicon/eventsourcing';
import { EVENT_STORE } from '../../platform/event-store/index.js';
import { StaffNames } from '../../staff/index.js';

const MOST_SHOWN = 50;

type Told = Omit<DecisionMade, 'name'>;

export class GetDecisionsMade extends Query<DecisionsMade> {}

@QueryHandler(GetDecisionsMade)
export class GetDecisionsMadeHandler implements IQueryHandler<GetDecisionsMade> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly names: StaffNames,
  ) {}

  /** The stream is read whole: it has a few events a year, and every process reads it when it starts. */
  async execute(): Promise<DecisionsMade> {
    const { category, codec } = aggregates.narration;
    const all: Told[] = [];
    for await (const stored of this.store.readStream(streamIdOf(category, HOUSE)))
      all.push(decisionIn(codec.decode(stored).event));
    const told = all.slice(-MOST_SHOWN).reverse();
    const names = await this.names.of(told.map(({ staffId }) => staffId));
    return { decisions: told.map((decision) => ({ ...decision, name: names.get(decision.staffId)! })) };
  }
}

function decisionIn(event: NarrationEvent): Told {
  const { staffId } = event.data;
  const by = { staffId, narrator: null, slots: null, capMicroUsd: null, reason: null };
  switch (event.type) {
    case 'NarrationPaused':
      return { ...by, did: 'paused', at: event.data.pausedAt, reason: event.data.reason };
    case 'NarrationResumed':
      return { ...by, did: 'resumed', at: event.data.resumedAt };
    case 'NarratorQuieted':
      return { ...by, did: 'narrator_quieted', at: event.data.quietedAt, narrator: event.data.narrator };
    case 'NarratorDrained':
      return { ...by, did: 'narrator_drained', at: event.data.drainedAt, narrator: event.data.narrator };
    case 'NarratorWoken':
      return { ...by, did: 'narrator_woken', at: event.data.wokenAt, narrator: event.data.narrator };
    case 'NarratorSlotsSet': {
      const { setAt: at, narrator, slots } = event.data;
      return { ...by, did: 'slots_set', at, narrator, slots };
    }
    case 'DailyCapSet': {
      const { setAt: at, capMicroUsd, reason } = event.data;
      return { ...by, did: 'cap_set', at, capMicroUsd, reason };
    }
    case 'DailyCapReset':
      return { ...by, did: 'cap_reset', at: event.data.resetAt };
    case 'FallbackForced':
      return { ...by, did: 'fallback_forced', at: event.data.forcedAt, reason: event.data.reason };
    case 'FallbackLifted':
      return { ...by, did: 'fallback_lifted', at: event.data.liftedAt };
  }
}
