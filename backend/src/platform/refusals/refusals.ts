/**
 * Every refusal that a call may meet: its code, and the sentence that is shown unless whoever refuses says it better. The rules bring
 * theirs; here stand those of handlers, of queries and of what they ask.
 */
import { refusals as ofTheRules } from '@rubicon/domain';

export const refusals = {
  ...ofTheRules,

  invalid_request: 'The request is not valid.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  read_model_behind: 'The books are catching up. Please try again in a moment.',

  username_taken: 'This username is already taken.',
  email_taken: 'An account with this email already exists.',
  invalid_credentials: 'Invalid credentials',
  session_ended: 'Your session has ended. Please sign in again.',
  wrong_password: 'The current password is not right.',
  reset_link_expired: 'This link has expired or was used before. Please ask for a new one.',
  sign_in_too_old: 'Please sign in again first: an account is deleted within five minutes of signing in.',

  staff_name_taken: 'Somebody of the staff has this name already.',
  invitation_expired: 'This link has expired or was used before. Please ask for a new one.',
  wrong_code: 'This code is not right, or was used before.',
  no_provider: 'No company account opens anything here.',
  unknown_session: 'There is no such sign-in.',

  // In the words of a query, which goes back to no turn.
  unknown_turn: 'There is no such turn.',
  wrong_era: 'This character belongs to another era.',
  no_active_game: 'You have no game of this era. Please start one.',
  empty_input: 'Please write what you do.',
  input_too_long: 'Your text is too long.',
  text_refused: 'The chronicler does not take up these words: they were refused, and not kept.',
  too_many_turns_at_once: 'Too many of your turns are being written. Please wait until one of them is told.',
  too_many_unfinished_turns:
    'Too many of your turns were stopped or failed today. Please come back tomorrow.',
  narrator_resting:
    'The chronicler has written all it can today and rests until midnight (UTC). Your story is safe and waits for you.',
  no_fallback: 'No second model is configured (FALLBACK_MODEL): there is none to tell in place of the first.',
  unknown_narrator: 'No narrator of this name runs now.',
  narration_paused: 'The narrators rest for a while. Your story is safe and waits for you.',
  rebuild_under_way:
    'The read models are being worked on already. Please wait until that is done, or cancel it.',
  no_rebuild_under_way: 'Nothing is being done with the read models.',
  nothing_replaced: 'No read models are kept from before a rebuild.',
  replaced_by_other_code: 'Another release filled these read models: this one cannot go on with them.',
  share_revoked: 'This link was taken back.',

  demo_slow: 'Unable to process your action. Please try again.',
  demo_visitor_limit:
    'You have played all the free prologues there are for now. The prologue in your browser is always open.',
  demo_day_limit:
    'The chronicler has told all of today’s free prologues. The prologue in your browser is always open.',

  invalid_period: 'A period ends after it begins, and begins in the past.',
  unknown_exception: 'There is no such exception, or nothing is wrong with it any more.',
  unknown_item: 'Nothing in the books has this name.',
  unknown_position: 'Nothing of this player was recorded at this position.',

  empty_filter: 'Please say which: by process, by what keeps them, or by key.',
  unknown_lane: 'This key is not parked: it works again, or never stood still.',
  lanes_changed: 'Other keys are parked by now than you were shown. Please look again.',
  turns_changed: 'Other turns hang by now than you were shown. Please look again.',

  unknown_export: 'There is no such export.',
  export_not_ready: 'This export has no file.',
  too_many_exports: 'Too many exports wait already. Please come back when some of them are done.',

  // Of the page that the browser comes back from.
  not_paid: 'This checkout has not been paid.',
  unknown_amount: 'Nothing is sold for this amount.',
  unknown_order: 'There is no such order.',
  unknown_claim: 'This link is not known here, or another account has used it.',
  checkout_closed: 'This checkout has been paid or has expired.',
  payment_provider_unavailable: 'The payment provider cannot be asked right now.',
  forged_notice: 'The signature of this notice is wrong or too old.',
};

export type RefusalCode = keyof typeof refusals;

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}
