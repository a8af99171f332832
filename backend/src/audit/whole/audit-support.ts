/** What the auditor checks of what staff do: asked for once, decided by another, and given as it was asked for. */
import { MICRO_USD_PER_CENT } from './books.js';
import type { AuditedAct, AuditedLog } from './audited-log.js';
import { text, type RawEvent } from '../events/raw-event.js';

export function auditSupport(event: RawEvent, ledger: AuditedLog): void {
  const actId = event.data['actId'];
  if (typeof actId !== 'string' || event.type === 'ReportAnswered') return;
  const act = ledger.acts.get(actId);
  const check = (name: string, holds: boolean): void =>
    ledger.findings.check(name, holds, () => `${event.type} of act ${actId} at ${event.position}`);

  switch (event.type) {
    case 'ActRequested': {
      const asked = event.data['act'] as AuditedAct['asked'];
      const needsApproval = event.data['needsApproval'] === true;
      check('an act is asked for once', act === undefined);
      check('a payment is attached by two people', asked.kind !== 'attach_payment' || needsApproval);
      ledger.acts.set(actId, {
        playerId: text(event, 'playerId'),
        askedBy: text(event, 'staffId'),
        asked,
        status: needsApproval ? 'waiting' : 'authorised',
        givenMicroUsd: 0,
      });
      return;
    }
    case 'ActApproved':
    case 'ActDeclined':
      check(
        'an act is decided once, by somebody else',
        act?.status === 'waiting' && act.askedBy !== text(event, 'staffId'),
      );
      if (act) act.status = event.type === 'ActApproved' ? 'authorised' : 'ended';
      return;
    case 'ActWithdrawn':
      check(
        'an act is withdrawn while it waits, by whoever asked',
        act?.status === 'waiting' && act.askedBy === text(event, 'staffId'),
      );
      if (act) act.status = 'ended';
      return;
    case 'ActCarriedOut':
    case 'ActFailed':
      check('only what is allowed comes to an end, once', act?.status === 'authorised');
      if (!act) return;
      check(
        'what staff give is given when it is carried out, and only then',
        act.givenMicroUsd === (event.type === 'ActCarriedOut' ? toBeGiven(act) : 0),
      );
      act.status = 'ended';
      return;
  }
}

/** Credits or money that go out in the name of an act: its own, while it is allowed, and no more than it says. */
export function auditGiven(actId: string, playerId: string, microUsd: number, ledger: AuditedLog): void {
  const act = ledger.acts.get(actId);
  ledger.findings.check(
    'what staff give is what one allowed act says',
    act?.status === 'authorised' && act.playerId === playerId && microUsd === toBeGiven(act),
    () => `act ${actId}: ${microUsd} micro-dollars`,
  );
  if (act) act.givenMicroUsd += microUsd;
}

function toBeGiven({ asked }: AuditedAct): number {
  if (asked.kind === 'goodwill') return asked.amountMicroUsd ?? 0;
  return asked.kind === 'refund' ? (asked.amountCents ?? 0) * MICRO_USD_PER_CENT : 0;
}
