import type { WholeAudit } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';
import { WholeAuditRow } from './whole-audit.table.js';

/** When the last one was made: looked at often, and a row with its findings may be large. Null: none ever was. */
export async function lastWholeAuditAt(database: EntityManager): Promise<string | null> {
  const [row] = await database.find(WholeAuditRow, {
    select: { auditedAt: true },
    order: { auditedAt: 'DESC' },
    take: 1,
  });
  return row?.auditedAt.toISOString() ?? null;
}

/** Null: none was ever made. */
export async function lastWholeAudit(database: EntityManager): Promise<WholeAudit | null> {
  const [row] = await database.find(WholeAuditRow, { order: { auditedAt: 'DESC' }, take: 1 });
  if (!row) return null;
  const { auditedAt, position, events, invariants } = row;
  return { at: auditedAt.toISOString(), position, events, invariants };
}
