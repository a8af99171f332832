/** `npm run probe:api` finds each flaw of a small API, and none in a sound one. */
import type { Caller, ProbedHouse } from '../trials/probe-api/callers.js';
import { DocumentedApi } from '../trials/probe-api/documented-api.js';
import { KnownValues } from '../trials/probe-api/known-values.js';
import { probeApi, type ProbeReport } from '../trials/probe-api/probe-api.js';
import { probeFaults } from '../trials/probe-api/probe-faults.js';
import { allMethods } from '../trials/probe-api/probe-methods.js';
import { Wire } from '../trials/probe-api/send-request.js';
import { ValidValues } from '../trials/probe-api/valid-values.js';
import { flaws, otherMethods, startFlawedApi, type Flaw } from './support/flawed-api.js';

const REQUESTS = 400;
const SEED = 7;
const nobody: Caller = { headers: () => Promise.resolve({}) };
const emptyHouse: ProbedHouse = {
  callerOf: () => Promise.resolve(nobody),
  workersFor: (_operation, most) => most,
  completed: (_operation, request) => request,
  before: () => Promise.resolve(),
  answered: () => Promise.resolve(),
  after: () => Promise.resolve(),
};

async function probed(flaw: Flaw | null): Promise<ProbeReport> {
  const { origin, stop } = await startFlawedApi(flaw);
  const wire = new Wire(origin, 2);
  try {
    const api = await DocumentedApi.read(origin);
    const values = new ValidValues(api, new KnownValues());
    const probing = {
      api,
      house: emptyHouse,
      valuesFor: () => values,
      wire,
      requests: REQUESTS,
      methods: allMethods,
      seed: SEED,
      workers: 2,
    };
    return await probeApi(
      probing,
      () => true,
      () => undefined,
    );
  } finally {
    await wire.close();
    await stop();
  }
}

it('finds nothing in a sound API, and says how much of it was tried', async () => {
  const report = await probed(null);
  expect(probeFaults(report, { requests: REQUESTS, pastPercent: 40 })).toEqual([]);
  expect(report.methods).toEqual({ addresses: 1, requests: otherMethods, faults: [] });
  const [{ statuses, requests }] = report.operations as [ProbeReport['operations'][number]];
  expect(requests).toBe(REQUESTS);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '415']));
});

const finds: Readonly<Record<Flaw, RegExp>> = {
  'breaks on NUL': /PUT \/api\/things\/\{id\} 500: /,
  'shows where code lies': /400: shows at /,
  'tells a field that is not described': /200: data must NOT have additional properties/,
  'answers a status that is not described': /418: status not documented/,
  'answers a type that is not described': /200: text\/html not documented/,
  'hangs up on long names': /no answer: /,
  'takes every method': /GET \/api\/things\/\{id\}: 200 in place of 405/,
  'forgets a method in Allow': /Allow is PUT in place of PUT, OPTIONS/,
};

it.each(flaws)('finds an API that %s', async (flaw) => {
  const report = await probed(flaw);
  const found = probeFaults(report, { requests: REQUESTS, pastPercent: 0 });
  expect(found.join('\n')).toMatch(finds[flaw]);
  const shown = [...report.operations, report.methods].flatMap(({ faults }) => faults);
  expect(shown[0]!.curl).toMatch(
    /^curl -i --path-as-is --globoff .*http:\/\/127\.0\.0\.1:\d+\/api\/things\//,
  );
});

it('says when too few requests came past the checks, or too few were sent', async () => {
  const report = await probed(null);
  const [{ past, requests }] = report.operations as [ProbeReport['operations'][number]];
  expect(probeFaults(report, { requests: REQUESTS + 1, pastPercent: 100 })).toEqual([
    `PUT /api/things/{id} was asked ${REQUESTS} times, not ${REQUESTS + 1}.`,
    `PUT /api/things/{id}: ${past} of ${requests} came past the checks, not 100 %.`,
  ]);
});
