/** Every refusal of support: its code, and the sentence fit to show to the staff. */
import { refuser } from '../refuser.js';
import { LETTER_CHARACTERS, REASON_CHARACTERS } from './words.js';

export const supportRefusals = {
  reason_too_short: `Please say why, in ${REASON_CHARACTERS.least} characters or more.`,
  reason_too_long: `Please say why in ${REASON_CHARACTERS.most} characters or fewer.`,
  letter_too_short: `Please write to the player in ${LETTER_CHARACTERS.least} characters or more.`,
  letter_too_long: `A letter has ${LETTER_CHARACTERS.most} characters at most.`,
  no_grant: 'You have not opened this player’s personal text.',
  idempotency_key_reused: 'This Idempotency-Key was used before, with another request.',
  unknown_act: 'There is no such act.',
  own_act: 'Whoever asks for an act does not decide about it: somebody else does.',
  not_own_act: 'Only whoever asked for an act can withdraw it.',
  act_decided: 'This has been decided already.',
  act_not_authorised: 'This act waits for a second person, or was not allowed.',
  amount_not_positive: 'Please name an amount above zero.',
  goodwill_too_large: 'A gift is $100 at most.',
  no_evidence:
    'Please say what the payer told you: the amount, the day and the last four digits of the card.',
  evidence_mismatch: 'What the payer told you is not what the payment provider has.',
  turn_not_pending: 'This turn is not being written: there is nothing to end.',
  unknown_report: 'There is no such report.',
  report_taken: 'Somebody else has taken this report.',
  report_answered: 'This report has been answered.',
};

export const refuse = refuser(supportRefusals);
