import { randomBytes } from 'node:crypto';

/** An id in Stripe's manner: `cs_test_…`, `pi_…`, `evt_…`; 24 random letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
