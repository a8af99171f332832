/** `ROLES=rebuild`: fills all read models anew beside the live ones, compares, swaps, and ends. */
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, AppConfig } from './platform/config/index.js';
import { EventStoreDb } from './platform/event-store/index.js';
import {
  Log,
  NestLog,
  ObservabilityModule,
  processLog,
  StartingNestLog,
} from './platform/observability/index.js';
import { rebuildReadModels } from './platform/projector/index.js';
import { DatabaseModule, Tables } from './platform/read-models/index.js';
import { allTables } from './tables.js';
import { waitForServices } from './wait-for-services.js';

/** The process's exit code: 1 when the new read models differ from the live ones and were not put in their place. */
export async function rebuildAndEnd(config: AppConfig): Promise<number> {
  @Module({ imports: [ConfigModule.with(config), ObservabilityModule, DatabaseModule.with(allTables)] })
  class Rebuild {}

  await waitForServices(config);
  const app = await NestFactory.createApplicationContext(Rebuild, {
    logger: new StartingNestLog(processLog(config)),
    abortOnError: false,
  });
  app.useLogger(new NestLog(app.get(Log)));
  const store = new EventStoreDb(config.eventStoreUrl, { answerWithinMs: config.eventStoreTimeoutMs });
  try {
    const report = await rebuildReadModels({
      url: config.databaseUrl,
      tables: app.get(Tables),
      store,
      log: app.get(Log).for('rebuild'),
      differences: config.rebuildAcceptsDifferences ? 'accepted' : 'refused',
      keepsReplaced: false,
    });
    return report.swapped ? 0 : 1;
  } finally {
    await store.close();
    await app.close();
  }
}
