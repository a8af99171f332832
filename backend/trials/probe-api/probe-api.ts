/** Every operation of an API, one after the other, and every method that it does not have. */
import type { Operation } from './documented-api.js';
import { probeMethods, type MethodsReport } from './probe-methods.js';
import { probeOperation, type OperationReport, type Probing } from './probe-operation.js';

export interface ProbeReport {
  readonly operations: readonly OperationReport[];
  readonly methods: MethodsReport;
}

/** @param wanted which operations @param tell called with each as it is done */
export async function probeApi(
  probing: Probing,
  wanted: (operation: Operation) => boolean,
  tell: (report: OperationReport) => void,
): Promise<ProbeReport> {
  const methods = await probeMethods(probing);
  const operations: OperationReport[] = [];
  for (const operation of inOrder(probing.api.operations.filter(wanted))) {
    const report = await probeOperation(probing, operation);
    operations.push(report);
    tell(report);
  }
  return { operations, methods };
}

/** What reads first, while there is little to read; what takes away last. */
function inOrder(operations: readonly Operation[]): readonly Operation[] {
  return [...operations].sort((one, other) => rank(one) - rank(other));
}

function rank({ method, path }: Operation): number {
  if (method === 'GET') return 0;
  if (path.startsWith('/api/staff/operations/read-models')) return 3;
  return method === 'DELETE' ? 2 : 1;
}
