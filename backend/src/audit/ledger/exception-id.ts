import { v5 as uuidV5 } from 'uuid';
import type { Finding } from './causes.js';

/** Never changed: what auditors did about an exception stands under its id. */
const EXCEPTION_ID_NAMESPACE = '6b1f0c1e-5a0e-4f0b-9a52-7d1c3e8f2a64';

/** The same cause of the same thing is the same exception, whatever its amount is. @returns a UUID of version 5 */
export function exceptionIdOf({
  cause,
  itemKind,
  itemId,
}: Pick<Finding, 'cause' | 'itemKind' | 'itemId'>): string {
  return uuidV5(`${cause} ${itemKind} ${itemId}`, EXCEPTION_ID_NAMESPACE);
}
