/** Money is at stake and somebody has to look: an error in the log, and a count to be woken by. Ids, amounts and codes, nothing personal. */
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Log, Metrics } from '../platform/observability/index.js';

export interface AlarmFacts {
  readonly paymentId?: string | null;
  readonly amountCents?: number;
  /** The provider's id of the notice that told it. */
  readonly noticeId?: string;
  /** Why, as the provider says. */
  readonly providerCode?: string;
}

@Injectable()
export class PaymentAlarms {
  private readonly log: Log;
  private readonly raised: Counter<'code'>;

  constructor(log: Log, { registry }: Metrics) {
    this.log = log.for('payments');
    this.raised = new Counter({
      name: 'rubicon_payment_alarms_total',
      help: 'Money that somebody has to look at, by code: what the provider tells and we refuse, money that is owed, returns refused.',
      labelNames: ['code'],
      registers: [registry],
    });
  }

  raise(code: string, message: string, facts: AlarmFacts): void {
    this.raised.inc({ code });
    this.log.error(message, { code, ...facts });
  }
}
