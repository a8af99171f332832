/** Telling an outage of PostgreSQL from a statement it refused. */
import { types } from 'node:util';

/** SQLSTATE classes: connection exception, insufficient resources, operator intervention, system error. */
const OUTAGE_CLASSES = ['08', '53', '57', '58'];
const OUTAGE_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT'];
/** The last two are what TypeORM says in the middle of a transaction whose connection broke between two statements. */
const OUTAGE_MESSAGE =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|not queryable|Client was closed|Query runner already released|query runner was already released/i;

/** SQLSTATE classes: invalid authorization, invalid catalog name. */
const REFUSAL_CLASSES = ['28', '3D'];
const INSUFFICIENT_PRIVILEGE = '42501';
/** Of the driver, for an address without a password where one is asked for, or with `ssl` where there is none. */
const REFUSAL_MESSAGE = /^SASL: |does not support SSL connections/;

/** PostgreSQL does not let this process in, or not do what it needs to, or has no such database. */
export function isPostgresRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (!/^[0-9A-Z]{5}$/.test(code)) return REFUSAL_MESSAGE.test(error.message);
  return code === INSUFFICIENT_PRIVILEGE || REFUSAL_CLASSES.includes(code.slice(0, 2));
}

export function isPostgresOutage(error: unknown): boolean {
  if (!(error instanceof Error || types.isNativeError(error))) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (OUTAGE_CODES.includes(code)) return true;
  if (/^[0-9A-Z]{5}$/.test(code) && OUTAGE_CLASSES.includes(code.slice(0, 2))) return true;
  return OUTAGE_MESSAGE.test(error.message);
}

const UNIQUE_VIOLATION = '23505';

/** The name of the unique constraint or index that a row would have broken; null for any other error. */
export function brokenUniqueConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}

const UNDEFINED_TABLE = '42P01';

/** There is no such table, or its schema is gone. */
export function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE;
}
