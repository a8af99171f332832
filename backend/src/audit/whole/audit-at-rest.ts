/** What the auditor checks once the log is read: each thing against its counterpart in another stream. */
import type { AuditedLog, AuditOptions } from './audited-log.js';

export function auditAtRest(ledger: AuditedLog, options: AuditOptions): void {
  for (const [turnId, reservation] of ledger.reservations) {
    const turn = ledger.turns.get(turnId);
    ledger.findings.check(
      'a reservation belongs to a turn of that player and game',
      turn?.playerId === reservation.playerId && turn.gameId === reservation.gameId,
      () => `turn ${turnId}`,
    );
    if (reservation.settlement === 'captured')
      ledger.findings.check(
        'a charge belongs to one narrated or stopped turn and is what that turn says',
        turn !== undefined &&
          (turn.outcome === 'narrated' || turn.outcome === 'stopped') &&
          reservation.chargedMicroUsd === Math.min(turn.chargeMicroUsd, reservation.amountMicroUsd),
        () => `turn ${turnId}: charged ${reservation.chargedMicroUsd}, turn is ${turn?.outcome ?? 'unknown'}`,
      );
    if (options.quiescent)
      ledger.findings.check(
        'at rest, no reservation is open',
        reservation.settlement !== 'open',
        () => `turn ${turnId}, which is ${turn?.outcome ?? 'unknown'}`,
      );
  }
  for (const [turnId, turn] of ledger.turns) {
    if (options.quiescent)
      ledger.findings.check(
        'at rest, no turn is pending',
        turn.outcome !== 'pending',
        () => `turn ${turnId}`,
      );
    if (options.quiescent && (turn.outcome === 'narrated' || turn.outcome === 'stopped'))
      ledger.findings.check(
        'at rest, every turn with text was charged',
        ledger.reservations.get(turnId)?.settlement === 'captured',
        () => `turn ${turnId}: ${ledger.reservations.get(turnId)?.settlement ?? 'never reserved'}`,
      );
  }
  if (options.quiescent) auditWallets(ledger);
  if (options.quiescent)
    for (const [actId, { status }] of ledger.acts)
      ledger.findings.check(
        'at rest, what staff were allowed to do is done',
        status !== 'authorised',
        () => `act ${actId}`,
      );
  if (options.quiescent)
    for (const [demoId, { pendingTurnId }] of ledger.demos)
      ledger.findings.check(
        "at rest, no prologue's turn is pending",
        pendingTurnId === null,
        () => `turn ${pendingTurnId} of prologue ${demoId}`,
      );
}

/** Nothing is kept from anybody for ever, and whoever is gone has nothing. */
function auditWallets({ findings, books, payments, leavers }: AuditedLog): void {
  const disputed = [...payments.values()].filter(({ disputes }) =>
    [...disputes.values()].some(({ status }) => status === 'open'),
  );
  const waitForBanks = new Set(disputed.map(({ playerId }) => playerId));
  for (const [playerId, { frozen }] of books)
    findings.check(
      'at rest, credits are frozen only while a bank decides',
      frozen === 0 || waitForBanks.has(playerId),
      () => `player ${playerId}: ${frozen} micro-dollars`,
    );
  for (const [playerId, stage] of leavers) {
    const book = books.get(playerId);
    findings.check('at rest, nobody is left half forgotten', stage === 'gone', () => `player ${playerId}`);
    findings.check(
      'at rest, the wallet of somebody who is gone is empty',
      !book || book.available + book.reserved + book.held + book.frozen === 0,
      () => `player ${playerId}: ${JSON.stringify(book)}`,
    );
  }
}
