/** What the auditor checks at every event of a free prologue: three turns at most, one at a time, one outcome each, nobody's credits. */
import type { AuditedLog } from './audited-log.js';
import { amount, text, type RawEvent } from '../events/raw-event.js';

const TURNS_MAX = 3;

export function auditDemo(event: RawEvent, ledger: AuditedLog): void {
  const demoId = text(event, 'demoId');
  const where = (): string => `${event.type} in prologue ${demoId} at ${event.position}`;
  if (event.type === 'DemoStarted') {
    ledger.findings.check('a prologue begins once', !ledger.demos.has(demoId), where);
    ledger.demos.set(demoId, { told: 0, pendingTurnId: null, continued: false, forgotten: false });
    return;
  }
  const demo = ledger.demos.get(demoId);
  ledger.findings.check(
    'nothing happens to a prologue before it began or after it was forgotten',
    demo?.forgotten === false,
    where,
  );
  if (!demo) return;
  switch (event.type) {
    case 'DemoTurnSubmitted':
      ledger.findings.check(
        'a prologue has three turns, in order, one at a time',
        demo.pendingTurnId === null &&
          !demo.continued &&
          demo.told < TURNS_MAX &&
          event.data['turnNumber'] === demo.told + 1,
        where,
      );
      demo.pendingTurnId = text(event, 'turnId');
      break;
    case 'DemoTurnNarrated':
    case 'DemoTurnFailed':
      ledger.findings.check(
        "a prologue's turn has one outcome",
        demo.pendingTurnId === text(event, 'turnId'),
        where,
      );
      demo.pendingTurnId = null;
      ledger.houseCosts.prologueMicroUsd += amount(event, 'providerCostMicroUsd');
      if (event.type === 'DemoTurnNarrated') demo.told += 1;
      break;
    case 'DemoContinued':
      ledger.findings.check(
        'a prologue is continued once, between turns',
        !demo.continued && demo.pendingTurnId === null,
        where,
      );
      demo.continued = true;
      break;
    case 'DemoForgotten':
      ledger.findings.check('a forgotten prologue has no turn under way', demo.pendingTurnId === null, where);
      demo.forgotten = true;
      break;
  }
}
