/** What is typed into the dialog of acts, and the request it makes. */
import type { Act, ActKind, ActRequest, PlayerCard } from '@rubicon/contracts';
import { actStrings as strings } from '../../strings/desk/acts.js';
import { readCents, readMicroUsd } from '../lib/read-amount.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { isLongEnough } from '../lib/words.js';

/** What is known of an act before its dialog opens. */
export interface ActDraft {
  readonly kind: ActKind;
  readonly paymentId?: string;
  readonly gameId?: string;
  readonly turnId?: string;
  readonly reportId?: string;
  readonly letter?: string;
}

export interface ActForm {
  kind: ActKind;
  amount: string;
  paymentId: string;
  paid: string;
  paidOn: string;
  last4: string;
  letter: string;
  reason: string;
}
export type ActFormErrors = Partial<Record<keyof ActForm, string>>;

export function emptyForm(draft: ActDraft): ActForm {
  return {
    kind: draft.kind,
    amount: '',
    paymentId: draft.paymentId ?? '',
    paid: '',
    paidOn: '',
    last4: '',
    letter: draft.letter ?? '',
    reason: '',
  };
}

/** Of a player in this state; what belongs to a turn or a report is asked for where that stands. */
export function kindsFor(state: PlayerCard['state'], draft: ActDraft | undefined): ActKind[] {
  const kinds: ActKind[] = [
    'goodwill',
    'refund',
    'attach_payment',
    'write_letter',
    'end_sessions',
    state === 'suspended' ? 'lift_suspension' : 'suspend',
  ];
  return draft === undefined || kinds.includes(draft.kind) ? kinds : [draft.kind, ...kinds];
}

export function isWritten(kind: ActKind): boolean {
  return kind === 'answer_report' || kind === 'write_letter';
}

/** @returns the request, or what is missing of it, by field */
export function readForm(form: ActForm, draft: ActDraft | undefined): ActRequest | { errors: ActFormErrors } {
  const errors = errorsIn(form);
  if (Object.keys(errors).length > 0) return { errors };
  return {
    act: actOf(form, draft),
    reason: form.reason.trim(),
    ...(isWritten(form.kind) ? { letter: form.letter.trim() } : {}),
    ...(form.kind === 'attach_payment'
      ? {
          evidence: { amountCents: readCents(form.paid) ?? 0, paidOn: form.paidOn, last4: form.last4.trim() },
        }
      : {}),
  };
}

function errorsIn({ kind, amount, paymentId, paid, paidOn, last4, letter, reason }: ActForm): ActFormErrors {
  const ofPayment = kind === 'refund' || kind === 'attach_payment';
  const wrong: readonly (readonly [keyof ActForm, boolean, string])[] = [
    ['amount', kind === 'goodwill' && readMicroUsd(amount) === null, strings.amountWrong],
    ['amount', kind === 'refund' && readCents(amount) === null, strings.amountWrong],
    ['paymentId', ofPayment && paymentId.trim() === '', strings.paymentMissing],
    ['paid', kind === 'attach_payment' && readCents(paid) === null, strings.amountWrong],
    ['paidOn', kind === 'attach_payment' && paidOn === '', strings.paidOnMissing],
    ['last4', kind === 'attach_payment' && !/^\s*\d{4}\s*$/.test(last4), strings.last4Wrong],
    ['letter', isWritten(kind) && !isLongEnough(letter), strings.letterTooShort],
    ['reason', !isLongEnough(reason), shellStrings.reasonTooShort],
  ];
  return Object.fromEntries(wrong.filter(([, is]) => is).map(([field, , sentence]) => [field, sentence]));
}

function actOf({ kind, amount, paymentId }: ActForm, draft: ActDraft | undefined): Act {
  switch (kind) {
    case 'goodwill':
      return { kind, amountMicroUsd: readMicroUsd(amount) ?? 0 };
    case 'refund':
      return { kind, paymentId: paymentId.trim(), amountCents: readCents(amount) ?? 0 };
    case 'attach_payment':
      return { kind, paymentId: paymentId.trim() };
    case 'drive_turn':
    case 'fail_turn':
      return { kind, gameId: draft?.gameId ?? '', turnId: draft?.turnId ?? '' };
    case 'answer_report':
      return { kind, reportId: draft?.reportId ?? '' };
    default:
      return { kind };
  }
}
