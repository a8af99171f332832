import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { type Act, givenBy, type PaymentEvidence } from './act.js';
import { needsApproval } from './approval.js';
import { whyNotAnswered } from './report-ownership.js';
import type { RequestAct } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import { actOf, reportOf, type SupportState } from './support.state.js';
import { refuse } from './refusals.js';
import { faultOfLetter, faultOfReason } from './words.js';

/** $100: a gift is a gift. */
const GOODWILL_MOST_MICRO_USD = 100_000_000;

export function requestAct(command: RequestAct, state: SupportState): Decision<SupportEvent> {
  const { playerId, actId, staffId, act, bodyHash, reason, at } = command;
  const known = actOf(state, actId);
  if (known)
    return known.staffId === staffId && known.bodyHash === bodyHash
      ? nothingToDo()
      : refuse('idempotency_key_reused');
  const fault = faultOf(command, state);
  if (fault) return refuse(fault);
  return accept({
    type: 'ActRequested',
    data: {
      playerId,
      actId,
      staffId,
      act,
      needsApproval: needsApproval(command, state),
      bodyHash,
      requestedAt: at,
    },
    private: { reason: reason.trim(), ...letterOf(command), ...evidenceOf(command) },
  });
}

function faultOf({ act, staffId, reason, letter, evidence }: RequestAct, state: SupportState) {
  const fault = faultOfReason(reason) ?? (writesLetter(act) ? faultOfLetter(letter) : null);
  if (fault) return fault;
  if ((givenBy(act) ?? 1) <= 0) return 'amount_not_positive';
  if (act.kind === 'goodwill' && act.amountMicroUsd > GOODWILL_MOST_MICRO_USD) return 'goodwill_too_large';
  if (act.kind === 'attach_payment' && evidence === null) return 'no_evidence';
  if (act.kind === 'answer_report') return whyNotAnswered(reportOf(state, act.reportId), staffId);
  return null;
}

function writesLetter({ kind }: Act): boolean {
  return kind === 'answer_report' || kind === 'write_letter';
}

function letterOf({ act, letter }: RequestAct): { letter?: string } {
  return letter !== null && writesLetter(act) ? { letter: letter.trim() } : {};
}

function evidenceOf({ act, evidence }: RequestAct): { evidence?: PaymentEvidence } {
  return evidence !== null && act.kind === 'attach_payment' ? { evidence } : {};
}
