import type { Act } from '@rubicon/contracts';
import { formatMicroUsd } from '../../lib/format.js';
import { actStrings } from '../../strings/desk/acts.js';
import { formatCents } from './format-staff.js';
import { shortId } from './short-id.js';

const says = actStrings.sentences;

/** "Refund of $3.00 of payment …1d2c3b4a" */
export function actSentence(act: Act): string {
  switch (act.kind) {
    case 'goodwill':
      return says.goodwill(formatMicroUsd(act.amountMicroUsd));
    case 'refund':
      return says.refund(formatCents(act.amountCents), shortId(act.paymentId));
    case 'attach_payment':
      return says.attach_payment(shortId(act.paymentId));
    case 'drive_turn':
      return says.drive_turn(shortId(act.turnId));
    case 'fail_turn':
      return says.fail_turn(shortId(act.turnId));
    case 'answer_report':
      return says.answer_report(shortId(act.reportId));
    case 'end_sessions':
    case 'suspend':
    case 'lift_suspension':
    case 'write_letter':
      return actStrings.kinds[act.kind];
  }
}
