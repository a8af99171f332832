/** All that auditors did about an exception, from its stream: what stands in a row by now is the last of it only. */
import { Inject, Injectable } from '@nestjs/common';
import type { ExceptionStep } from '@rubicon/contracts';
import { aggregates, type ExceptionEvent } from '@rubicon/domain';
import { streamIdOf, type EventStore } from '@rubicon/eventsourcing';
import { EVENT_STORE } from '../../platform/event-store/index.js';
import { StaffNames } from '../../staff/index.js';

type Told = Omit<ExceptionStep, 'byName'>;

@Injectable()
export class ExceptionHistory {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly names: StaffNames,
  ) {}

  /** Oldest first. */
  async of(exceptionId: string): Promise<ExceptionStep[]> {
    const steps: Told[] = [];
    for await (const stored of this.store.readStream(streamIdOf('exception', exceptionId)))
      steps.push(stepOf(aggregates.exception.codec.decode(stored).event));
    const names = await this.names.of(steps.map(({ byId }) => byId));
    return steps.map((step) => ({ ...step, byName: names.get(step.byId) ?? '' }));
  }
}

function stepOf({ type, data }: ExceptionEvent): Told {
  const by = { byId: data.staffId, reason: null, amountMicroUsd: null };
  switch (type) {
    case 'ExceptionTaken':
      return { ...by, did: 'taken', at: data.takenAt };
    case 'ExceptionHandedBack':
      return { ...by, did: 'handed_back', at: data.handedBackAt };
    case 'ExceptionExplained':
      return {
        ...by,
        did: 'explained',
        at: data.explainedAt,
        reason: data.reason,
        amountMicroUsd: data.amountMicroUsd,
      };
    case 'ExplanationDeclined':
      return { ...by, did: 'declined', at: data.declinedAt, reason: data.reason };
    case 'ExceptionAccepted':
      return { ...by, did: 'accepted', at: data.acceptedAt, amountMicroUsd: data.amountMicroUsd };
  }
}
