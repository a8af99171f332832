/** `npm run probe:api` in short: some requests to each operation, and to each address every method that it does not have. */
import { StaffOffice } from '../src/staff/office/staff-office.js';
import type { RunningBackend } from '../src/start-backend.js';
import { DocumentedApi } from '../trials/probe-api/documented-api.js';
import { InhabitedHouse } from '../trials/probe-api/inhabited-house.js';
import { probeApi, type ProbeReport } from '../trials/probe-api/probe-api.js';
import { probeFaults } from '../trials/probe-api/probe-faults.js';
import { Wire } from '../trials/probe-api/send-request.js';
import { tellFault } from '../trials/probe-api/tell-report.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';

jest.setTimeout(240_000);

const REQUESTS = 8;
/** What is generated is always the same: another seed finds other faults, in the trial. */
const SEED = 29;
const WORKERS = 4;
/** The usual ones are tried by `http-edge.int.spec.ts`. */
const METHODS = ['PUT', 'DELETE', 'OPTIONS', 'TRACE'];

let local: LocalBackend;
let backend: RunningBackend;
let wire: Wire;
let report: ProbeReport;

beforeAll(async () => {
  local = await localBackend('stripe', 'chronicler');
  backend = await local.start({
    ROLES: 'api,narrator,projector,auditor',
    STRIPE_WEBHOOK_SECRET: local.env['STRIPE_WEBHOOK_SECRET']!,
    RATE_LIMITS: 'off',
    // Faults are planted in the house, and found.
    LOG_LEVEL: 'fatal',
    DEMO_STARTS_PER_VISITOR: '1000',
  });
  const origin = `http://127.0.0.1:${backend.port}`;
  wire = new Wire(origin, WORKERS);
  const house = await InhabitedHouse.at({
    origin,
    eventStoreUrl: local.env['EVENTSTORE_URL']!,
    webhookSecret: local.env['STRIPE_WEBHOOK_SECRET']!,
    invite: (name, role) => backend.app.get(StaffOffice).invite(name, [role]),
  });
  const api = await DocumentedApi.read(origin);
  const valuesFor = house.valuesFor(api);
  report = await probeApi(
    { api, house, valuesFor, wire, requests: REQUESTS, methods: METHODS, seed: SEED, workers: WORKERS },
    () => true,
    () => undefined,
  );
});

afterAll(async () => {
  await wire?.close();
  await local?.stop();
});

it('answers whatever it is sent as its document says', () => {
  const shown = [...report.operations, report.methods].flatMap(({ faults }) => faults.map(tellFault));
  expect(shown).toEqual([]);
  expect(probeFaults(report, { requests: REQUESTS, pastPercent: 0 })).toEqual([]);
});

it('lets most of what is as documented come to who answers it', () => {
  const sums = report.operations.reduce(
    (sum, { requests, past }) => ({ requests: sum.requests + requests, past: sum.past + past }),
    { requests: 0, past: 0 },
  );
  expect(sums.past / sums.requests).toBeGreaterThanOrEqual(0.4);
});
