/** Work that goes on by itself: of several processes one does it, a round that fails is counted and followed by the next, and its end waits for it. */
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { poll } from '@rubicon/local-stack';
import { readConfig } from '../src/platform/config/index.js';
import { Metrics } from '../src/platform/observability/index.js';
import { PlatformModule } from '../src/platform/platform.module.js';
import { RecurringWork, RecurringWorkModule } from '../src/platform/recurring-work/index.js';
import { allTables } from '../src/tables.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

type Work = Parameters<RecurringWork['register']>[2];

let local: LocalBackend;
const running: INestApplicationContext[] = [];

beforeAll(async () => {
  local = await localBackend();
}, 90_000);

afterAll(async () => {
  for (const process of running) await process.close();
  await local?.stop();
}, 30_000);

/** Another process, which does this work every few milliseconds. */
async function processWith(name: string, work: Work): Promise<INestApplicationContext> {
  const config = readConfig({ ...local.env, ROLES: 'auditor', LOG_LEVEL: 'silent' });
  @Module({ imports: [PlatformModule.with(config, allTables), RecurringWorkModule] })
  class Process {
    constructor(recurring: RecurringWork) {
      recurring.register(name, 5, work);
    }
  }
  const process = await NestFactory.createApplicationContext(Process, { logger: false, abortOnError: false });
  running.push(process);
  return process;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  if ((await poll(async () => ((await holds()) ? true : null), { timeoutMs: 20_000 })) === null)
    throw new Error('it did not happen in time');
}

it('is done by one process of two, and by the other when that one ends', async () => {
  const rounds = { one: 0, other: 0 };
  let atOnce = 0;
  let mostAtOnce = 0;
  const counting =
    (who: keyof typeof rounds): Work =>
    async () => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      rounds[who] += 1;
      atOnce -= 1;
    };
  const one = await processWith('shared', counting('one'));
  await until(() => rounds.one > 0);
  await processWith('shared', counting('other'));
  const before = rounds.one;
  await until(() => rounds.one > before + 20);
  expect(rounds.other).toBe(0);
  await one.close();
  await until(() => rounds.other > 0);
  expect(mostAtOnce).toBe(1);
});

it('goes on after a round that failed, and counts it', async () => {
  let rounds = 0;
  const process = await processWith('failing', () => {
    rounds += 1;
    return rounds <= 2 ? Promise.reject(new Error('not this time')) : Promise.resolve();
  });
  await until(() => rounds > 3);
  const { registry } = process.get(Metrics);
  const told = async (metric: string) => registry.getSingleMetricAsString(metric);
  expect(await told('rubicon_recurring_work_failed_total')).toMatch(/work="failing".* 2$/);
  expect(await told('rubicon_recurring_work_succeeded_at_seconds')).toMatch(/work="failing".* 1\d{9}/);
});

it('is told when the process ends, and waited for', async () => {
  let stage: 'waiting' | 'told' | 'finished' = 'waiting';
  let begun = false;
  const process = await processWith('long', async (signal) => {
    begun = true;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    stage = 'told';
    await new Promise((resolve) => setImmediate(resolve));
    stage = 'finished';
  });
  await until(() => begun);
  expect(stage).toBe('waiting');
  await process.close();
  expect(stage).toBe('finished');
});

it('has no two kinds of one name', async () => {
  const process = await processWith('named', () => Promise.resolve());
  expect(() => process.get(RecurringWork).register('named', 5, () => Promise.resolve())).toThrow(/named/);
});
