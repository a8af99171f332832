/**
 * `npm run scale` in short, on the queue in PostgreSQL: many play while two narrators, processes of their own, get twice the slots, one of them is
 * drained, a third one killed without a word, and the queue lost in a pause. Other files run beside it and decide how many turns a second are
 * told, so that it counts how many are told at once.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { auditLog } from '../src/audit/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { readLog } from '../trials/read-log.js';
import { NarratorProcesses } from '../trials/scale-narrators/narrator-processes.js';
import { Operator } from '../trials/scale-narrators/operator.js';
import { scalingFaults } from '../trials/scale-narrators/scaling-faults.js';
import { startSlowModel, type SlowModel } from '../trials/scale-narrators/slow-model.js';
import { tryScaling } from '../trials/scale-narrators/try-scaling.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { StaffPerson } from './support/staff-person.js';

jest.setTimeout(120_000);

let model: SlowModel;
let local: LocalBackend;
let backend: RunningBackend;
let narrators: NarratorProcesses;

beforeAll(async () => {
  if (!existsSync(join(import.meta.dirname, '../dist/main.js')))
    throw new Error('backend/dist/main.js is missing: run "npm run build" first.');
  model = await startSlowModel({ answerMs: 800, words: 4 });
  local = await localBackend('stripe');
  const env = { ...local.env, OPENAI_BASE_URL: model.url, MODEL: 'slow', RATE_LIMITS: 'off' };
  narrators = new NarratorProcesses(env);
  backend = await local.start({ ...env, ROLES: 'api,projector' });
}, 60_000);

afterAll(async () => {
  await narrators?.stop();
  await local?.stop();
  await model?.stop();
}, 30_000);

it('loses no turn and tells none twice, whatever becomes of narrators and of the queue', async () => {
  const olga = await StaffPerson.of(backend, 'Olga', ['operator']);
  const eventStoreUrl = local.env['EVENTSTORE_URL']!;
  const report = await tryScaling({
    origin: olga.origin,
    eventStoreUrl,
    queueUrl: local.env['QUEUE_URL']!,
    operator: new Operator(olga.origin, olga.cookie),
    narrators,
    model,
    crowd: { players: 4, gamesEach: 2 },
    slots: 1,
    rounds: 3,
    say: () => undefined,
  });
  expect(scalingFaults(report, null)).toEqual([]);
  expect(report.turns).toMatchObject({ failed: {}, open: 0, toldTwice: 0, chargedTwice: 0 });
  const audit = await auditLog(readLog(eventStoreUrl), { quiescent: true });
  expect(audit.invariants.flatMap(({ violations }) => violations)).toEqual([]);
});
