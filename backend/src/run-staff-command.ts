/** One command of the staff office: started, carried out, stopped. */
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventStoreUnavailable } from '@rubicon/eventsourcing';
import { ClockModule } from './platform/clock/index.js';
import { ConfigError, ConfigModule, readConfig, type AppConfig } from './platform/config/index.js';
import { EventStoreModule } from './platform/event-store/index.js';
import { KeysModule } from './platform/keys/index.js';
import { ObservabilityModule } from './platform/observability/index.js';
import { isPostgresOutage } from './platform/postgres/index.js';
import { DatabaseModule } from './platform/read-models/index.js';
import { Refused } from './platform/refusals/index.js';
import { carryOut } from './staff/command-line/carry-out.js';
import { readCommand, usage, UsageError, type StaffCommandLine } from './staff/command-line/read-command.js';
import { StaffOffice } from './staff/office/staff-office.js';
import { StaffModule } from './staff/index.js';
import { startFailureOf } from './start-failure.js';
import { allTables } from './tables.js';

export interface StaffCommandOutcome {
  /** 0 done, 1 refused or out of reach, 2 not understood. */
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** The office calls no model and no bank, and says what it has to say itself. */
const ofNoUse = {
  OPENAI_API_KEY: 'none',
  STRIPE_SECRET_KEY: 'none',
  STRIPE_WEBHOOK_SECRET: 'none',
};
const quiet = { LOG_LEVEL: 'silent', OPERATIONS_PORT: '0' };
const NOT_RUNNING = 'Rubicon is not running here: start it first (npm start).';

/** @param words behind `npm run staff --` */
export async function runStaffCommand(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<StaffCommandOutcome> {
  try {
    const command = readCommand(words);
    if (!env.ACCOUNTS_DATABASE_URL) return { exitCode: 1, lines: [NOT_RUNNING] };
    const config = readConfig({ ...ofNoUse, ...env, ...quiet });
    return { exitCode: 0, lines: await inTheOffice(config, command) };
  } catch (error) {
    if (error instanceof UsageError) return { exitCode: 2, lines: [error.message, '', usage] };
    if (error instanceof Refused) return { exitCode: 1, lines: [error.detail] };
    if (error instanceof EventStoreUnavailable || isPostgresOutage(error))
      return { exitCode: 1, lines: [NOT_RUNNING] };
    const sentence = error instanceof ConfigError ? error.message : startFailureOf(error)?.sentence;
    if (sentence === undefined) throw error;
    return { exitCode: 1, lines: [sentence] };
  }
}

async function inTheOffice(config: AppConfig, command: StaffCommandLine): Promise<string[]> {
  @Module({
    imports: [
      ConfigModule.with(config),
      ClockModule,
      ObservabilityModule,
      DatabaseModule.with(allTables),
      KeysModule,
      EventStoreModule,
      StaffModule,
    ],
  })
  class Office {}

  const app = await NestFactory.createApplicationContext(Office, { logger: false, abortOnError: false });
  try {
    return await carryOut(command, app.get(StaffOffice), config.publicUrl);
  } finally {
    await app.close();
  }
}
