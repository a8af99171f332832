/** What auditors did about exceptions, folded from the raw log: how each exception stands as it is by now. */
import type { ExceptionState } from '@rubicon/contracts';
import { amount } from '../events/raw-event.js';
import { categoryOf, keyOf } from '../events/stream-of.js';
import { stateOf } from '../exception-cases/index.js';
import type { Exception, TimedEvent } from '../ledger/index.js';

type Case = NonNullable<Parameters<typeof stateOf>[1]>;

export class CasesOfLog {
  private readonly cases = new Map<string, Case>();

  /** Passes over what is about no exception. @throws UnreadableEvent */
  add(event: TimedEvent): void {
    if (categoryOf(event) !== 'exception') return;
    const exceptionId = keyOf(event);
    if (event.type === 'ExplanationDeclined') this.cases.delete(exceptionId);
    if (event.type === 'ExceptionExplained')
      this.cases.set(exceptionId, {
        state: 'explained',
        amount: amount(event, 'amountMicroUsd'),
        explainedAt: new Date(event.at),
      });
    const known = this.cases.get(exceptionId);
    if (event.type === 'ExceptionAccepted' && known)
      this.cases.set(exceptionId, { ...known, state: 'accepted' });
  }

  stateOf(exception: Pick<Exception, 'exceptionId' | 'amountMicroUsd' | 'since'>): ExceptionState {
    return stateOf(exception, this.cases.get(exception.exceptionId));
  }
}
