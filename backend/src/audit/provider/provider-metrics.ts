/** How far the provider's side has been fetched, and what of its money is still on its way to us. */
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Clock } from '../../platform/clock/index.js';
import { Metrics } from '../../platform/observability/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { awaitingSettlementAt } from './awaiting-settlement.js';
import { ProviderFetchRow } from './provider-fetch.table.js';

const MS_PER_SECOND = 1_000;

@Injectable()
export class ProviderMetrics {
  constructor(metrics: Metrics, readModels: ReadModels, clock: Clock) {
    const registers = [metrics.registry];
    const fetches = () =>
      readModels
        .repository(ProviderFetchRow)
        .find()
        .catch(() => []);
    const onItsWay = () => awaitingSettlementAt(readModels.manager, clock.now()).catch(() => undefined);
    const ageOf = (time: Date) => (clock.now().getTime() - time.getTime()) / MS_PER_SECOND;
    new Gauge({
      name: 'rubicon_provider_rows',
      help: 'Rows of the payment provider that were fetched, by list.',
      labelNames: ['list'],
      registers,
      async collect() {
        for (const { list, rows } of await fetches()) this.set({ list }, rows);
      },
    });
    new Gauge({
      name: 'rubicon_provider_fetched_age_seconds',
      help: 'How long ago that was up to which a list of the payment provider has been fetched.',
      labelNames: ['list'],
      registers,
      async collect() {
        for (const { list, fetchedUntil } of await fetches())
          this.set({ list }, fetchedUntil ? ageOf(fetchedUntil) : NaN);
      },
    });
    new Gauge({
      name: 'rubicon_provider_awaiting_settlement_cents',
      help: 'Money (US cents, without fees) that the payment provider has taken and not yet made available.',
      registers,
      async collect() {
        this.set((await onItsWay())?.cents ?? NaN);
      },
    });
    new Gauge({
      name: 'rubicon_provider_awaiting_settlement_age_seconds',
      help: 'How long the oldest money has been on its way that the payment provider has not yet made available.',
      registers,
      async collect() {
        const found = await onItsWay();
        this.set(found === undefined ? NaN : found.since ? ageOf(found.since) : 0);
      },
    });
  }
}
