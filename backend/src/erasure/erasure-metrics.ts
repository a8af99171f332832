/** How many players wait to be forgotten, and for how long the first of them. */
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Clock } from '../platform/clock/index.js';
import { Metrics } from '../platform/observability/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { OpenErasureRow } from './open-erasure.table.js';

@Injectable()
export class ErasureMetrics {
  constructor(metrics: Metrics, readModels: ReadModels, clock: Clock) {
    const registers = [metrics.registry];
    const rows = () => readModels.repository(OpenErasureRow);
    new Gauge({
      name: 'rubicon_erasures_open',
      help: 'Players who asked to be forgotten and are not yet',
      registers,
      async collect() {
        this.set(
          await rows()
            .count()
            .catch(() => NaN),
        );
      },
    });
    new Gauge({
      name: 'rubicon_erasure_oldest_seconds',
      help: 'How long the player has waited to be forgotten who waits longest',
      registers,
      async collect() {
        const ageSeconds = await rows()
          .find({ order: { requestedAt: 'ASC' }, take: 1 })
          .then(
            ([oldest]) => (oldest ? (clock.now().getTime() - oldest.requestedAt.getTime()) / 1_000 : 0),
            () => NaN,
          );
        this.set(ageSeconds);
      },
    });
  }
}
