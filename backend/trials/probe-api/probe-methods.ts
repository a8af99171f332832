/** Every method that an address does not have is refused with those that it has (RFC 9110, section 15.5.6); OPTIONS is told them; HEAD is GET without the body. */
import { METHODS } from 'node:http';
import fc from 'fast-check';
import { faultsOf } from './answer-faults.js';
import { asCurl } from './as-curl.js';
import type { Operation, ReceivedAnswer } from './documented-api.js';
import { draftsOf, mayCall } from './generated-requests.js';
import type { Fault, Probing } from './probe-operation.js';
import { written, type CallerName, type WireRequest } from './probe-request.js';

export interface MethodsReport {
  readonly addresses: number;
  readonly requests: number;
  readonly faults: readonly Fault[];
}

/** All that Node knows but the one that asks for a tunnel, and has no address. */
export const allMethods: readonly string[] = METHODS.filter((method) => method !== 'CONNECT');

export async function probeMethods(probing: Probing): Promise<MethodsReport> {
  const { api } = probing;
  const paths = [...new Set(api.operations.map(({ path }) => path))];
  const reports: { requests: number; faults: Fault[] }[] = [];
  for (const path of paths) {
    const here = api.operations.filter((operation) => operation.path === path);
    reports.push(await probeAddress(probing, here));
  }
  return {
    addresses: paths.length,
    requests: reports.reduce((sum, { requests }) => sum + requests, 0),
    faults: reports.flatMap(({ faults }) => faults),
  };
}

async function probeAddress(
  probing: Probing,
  operations: readonly Operation[],
): Promise<{ requests: number; faults: Fault[] }> {
  const { api, valuesFor, seed, methods } = probing;
  const [first] = operations as [Operation];
  const [draft] = fc.sample(draftsOf(first, valuesFor(first)), { numRuns: 1, seed });
  const request = written(first, { ...draft!, query: {}, headers: {}, body: undefined });
  // One address may fit two patterns.
  const here = api.operationsAt(request.path);
  const has = new Set(here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
  const allowed = new Set([...has, 'OPTIONS']);
  const callers: readonly CallerName[] = [mayCall(first)[0]!, 'nobody'];
  const asked = methods.filter((method) => !has.has(method));
  const faults: Fault[] = [];
  for (const [at, method] of asked.entries()) {
    const caller = callers[at % callers.length]!;
    const expected = method === 'OPTIONS' ? 204 : 405;
    await judge({ ...request, method }, caller, (answer) => refusalFaults(answer, method, expected, allowed));
  }
  const read = here.find(({ method }) => method === 'GET');
  if (read)
    await judge({ ...request, method: 'HEAD' }, callers[0]!, (answer) => [
      ...faultsOf(api, read, answer),
      ...(answer.body.length === 0 ? [] : ['it has a body']),
    ]);
  return { requests: asked.length + (read ? 1 : 0), faults };

  async function judge(
    wanted: WireRequest,
    caller: CallerName,
    faultsIn: (answer: ReceivedAnswer) => string[],
  ): Promise<void> {
    const { house, wire } = probing;
    const headers = await (await house.callerOf(first, caller, 0)).headers();
    const sent = { ...wanted, headers: { ...headers, ...wanted.headers } };
    const found = await wire.send(sent).then(faultsIn, (error: unknown) => [`no answer: ${String(error)}`]);
    if (found.length === 0) return;
    const says = `${wanted.method} ${first.path}: ${found.join('; ')}`;
    faults.push({ says, what: 'another method', caller, curl: asCurl(wire.origin, sent), seed });
  }
}

function refusalFaults(
  { status, headers, body }: ReceivedAnswer,
  method: string,
  expected: number,
  allowed: ReadonlySet<string>,
): string[] {
  const faults = status === expected ? [] : [`${status} in place of ${expected}`];
  const told = String(headers['allow'] ?? '').split(', ');
  if ([...told].sort().join() !== [...allowed].sort().join())
    faults.push(`Allow is ${told.join(', ')} in place of ${[...allowed].join(', ')}`);
  if (expected === 405 && method !== 'HEAD' && !body.toString('utf8').includes('"code":"method_not_allowed"'))
    faults.push('it does not say why');
  return faults;
}
