import { formatMicroUsd } from '../../lib/format.js';
import { modelStrings } from '../../strings/desk/models.js';

/** @param capMicroUsd null: there is none */
export function writtenCap(capMicroUsd: number | null): string {
  return capMicroUsd === null ? modelStrings.cost.noCap : formatMicroUsd(capMicroUsd);
}
