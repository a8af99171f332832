/** What the auditor follows of players: who asked to be forgotten, and whether it came to its end. */
import type { AuditedLog } from './audited-log.js';
import { text, type RawEvent } from '../events/raw-event.js';

export function auditPlayer(event: RawEvent, ledger: AuditedLog): void {
  if (event.type === 'PlayerErasureRequested') ledger.leavers.set(text(event, 'playerId'), 'leaving');
  if (event.type !== 'PlayerErased') return;
  const playerId = text(event, 'playerId');
  ledger.findings.check(
    'only who asked to be forgotten is, once',
    ledger.leavers.get(playerId) === 'leaving',
    () => `player ${playerId}`,
  );
  ledger.leavers.set(playerId, 'gone');
}
