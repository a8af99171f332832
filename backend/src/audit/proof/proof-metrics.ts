/** How long the ledger has waited for a signature. */
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Clock } from '../../platform/clock/index.js';
import { Metrics } from '../../platform/observability/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { ChainLinkRow } from './chain-link.table.js';
import { SignedHeads } from './signed-heads.js';

@Injectable()
export class ProofMetrics {
  constructor(
    private readonly heads: SignedHeads,
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
    { registry }: Metrics,
  ) {
    const unsigned = () => this.unsignedSeconds();
    new Gauge({
      name: 'rubicon_audit_unsigned_age_seconds',
      help: 'How long ago the first event of the ledger was written that no signed head covers; 0: all are covered.',
      registers: [registry],
      async collect() {
        this.set(await unsigned().catch(() => NaN));
      },
    });
  }

  private async unsignedSeconds(): Promise<number> {
    const [head] = await this.heads.newest(1);
    const next = await this.readModels
      .repository(ChainLinkRow)
      .findOneBy({ number: ((head?.events ?? 0) + 1).toString() });
    return next === null ? 0 : Math.max(0, this.clock.now().getTime() - next.at.getTime()) / 1_000;
  }
}
