/** One operation asked many times: how often it answered what, and every fault, shrunk to the smallest request that shows it. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { faultsOf, isPast } from './answer-faults.js';
import { asCurl } from './as-curl.js';
import type { ProbedHouse } from './callers.js';
import type { DocumentedApi, Operation } from './documented-api.js';
import { generatedRequests } from './generated-requests.js';
import type { ProbeRequest, WireRequest } from './probe-request.js';
import type { Wire } from './send-request.js';
import type { ValidValues } from './valid-values.js';

export interface Fault {
  readonly says: string;
  /** Of the request that shows it, what is not as documented. */
  readonly what: string;
  /** By whom. */
  readonly caller: string;
  readonly curl: string;
  readonly seed: number;
}

export interface OperationReport {
  readonly name: string;
  readonly requests: number;
  /** Requests that came past the checks of what comes in. */
  readonly past: number;
  /** Status → how often. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly faults: readonly Fault[];
}

export interface Probing {
  readonly api: DocumentedApi;
  readonly house: ProbedHouse;
  /** What is known by whom the operation is for. */
  readonly valuesFor: (operation: Operation) => ValidValues;
  readonly wire: Wire;
  /** Of each operation. */
  readonly requests: number;
  /** Which each address is sent, unless it has them. */
  readonly methods: readonly string[];
  readonly seed: number;
  /** How many requests are under way at once. */
  readonly workers: number;
}

/** A smaller request is looked for no longer than this. */
const SHRINKS_MAX = 60;

export async function probeOperation(probing: Probing, operation: Operation): Promise<OperationReport> {
  const { house } = probing;
  await house.before(operation);
  const tally = new Tally();
  const workers = house.workersFor(operation, probing.workers);
  const found = await Promise.all(
    Array.from({ length: workers }, (_, worker) => probeAs(probing, operation, tally, worker, workers)),
  );
  await house.after(operation);
  const faults = new Map(found.flatMap((fault) => (fault ? [[fault.says, fault]] : [])));
  return { name: operation.name, ...tally.told(), faults: [...faults.values()] };
}

async function probeAs(
  { api, house, valuesFor, wire, requests, seed }: Probing,
  operation: Operation,
  tally: Tally,
  worker: number,
  workers: number,
): Promise<Fault | null> {
  let shrinks = 0;
  const shown: { last: { readonly request: WireRequest; readonly says: string } | null } = { last: null };
  const property = fc.asyncProperty(generatedRequests(operation, valuesFor(operation)), async (probe) => {
    if (shown.last && (shrinks += 1) > SHRINKS_MAX) return;
    const caller = await house.callerOf(operation, probe.caller, worker);
    const credentials = await caller.headers();
    const request = house.completed(operation, { ...probe, headers: { ...credentials, ...probe.headers } });
    const answer = await wire.send(request).catch((error: unknown) => String(error));
    if (typeof answer !== 'string') {
      if (!shown.last) tally.count(answer.status, isPast(answer));
      await house.answered(operation, caller, request, answer);
    }
    const faults =
      typeof answer === 'string'
        ? [`${operation.name}: no answer: ${answer}`]
        : faultsOf(api, operation, answer);
    if (faults.length === 0) return;
    // Of two workers that find the same, one tells it.
    const says = faults.join('\n').replace(/"correlationId":"[^"]*",?/g, '');
    shown.last = { request, says };
    throw new Error(says);
  });
  const seedHere = seedOf(`${seed} ${operation.name} ${worker}`);
  const details = await fc.check<[ProbeRequest]>(property, {
    numRuns: Math.ceil(requests / workers),
    seed: seedHere,
  });
  if (details.counterexample === null || shown.last === null) return null;
  const [{ caller, what }] = details.counterexample;
  const { request, says } = shown.last;
  return { says, what, caller, curl: asCurl(wire.origin, request), seed: seedHere };
}

/** Of each operation and worker another one: else all of them would be asked much the same. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readInt32BE();
}

class Tally {
  private requests = 0;
  private past = 0;
  private readonly statuses: Record<number, number> = {};

  count(status: number, isPastChecks: boolean): void {
    this.requests += 1;
    if (isPastChecks) this.past += 1;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
  }

  told(): Pick<OperationReport, 'requests' | 'past' | 'statuses'> {
    return { requests: this.requests, past: this.past, statuses: this.statuses };
  }
}
