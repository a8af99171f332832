/** The report as text: a row for each operation, what was found with the line that shows it again, and the verdict. */
import type { ProbeReport } from './probe-api.js';
import type { Fault, OperationReport } from './probe-operation.js';

const NAME_WIDTH = 62;

export function heading(): string {
  return `${'operation'.padEnd(NAME_WIDTH)} requests  past   statuses`;
}

export function rowOf({ name, requests, past, statuses }: OperationReport): string {
  const share = requests === 0 ? 0 : Math.round((past * 100) / requests);
  const told = Object.entries(statuses).map(([status, count]) => `${status}×${count}`);
  return `${name.padEnd(NAME_WIDTH)} ${String(requests).padStart(8)} ${String(share).padStart(4)} %   ${told.join(' ')}`;
}

export function tellFault({ says, what, caller, curl, seed }: Fault): string {
  return `${says}\n  asked with: ${what}; by: ${caller}; seed ${seed}\n  ${curl}`;
}

export function summaryOf({ operations, methods }: ProbeReport): string {
  const requests = operations.reduce((sum, each) => sum + each.requests, 0);
  const past = operations.reduce((sum, each) => sum + each.past, 0);
  const least = [...operations].sort(
    (one, other) => one.past / one.requests - other.past / other.requests,
  )[0];
  const shareOfLeast = least ? Math.round((least.past * 100) / least.requests) : 0;
  return [
    `${operations.length} operations were sent ${requests} requests: ${Math.round((past * 100) / Math.max(1, requests))} % came past the checks, of the least one ${shareOfLeast} % (${least?.name ?? 'none'})`,
    `${methods.addresses} addresses were sent ${methods.requests} requests by methods that they do not have, and by HEAD`,
  ].join('\n');
}
