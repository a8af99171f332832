import type { TurnFailureCode } from '@rubicon/domain';

/** Why a turn came to nothing, after "because". */
export const failureReasons: Readonly<Record<TurnFailureCode, string>> = {
  insufficient_credits: 'your balance was below what a turn may cost',
  credits_frozen: 'your credits were frozen while your bank decided about a payment',
  reservation_lost: 'nothing was set aside for it any more',
  stopped_before_first_word: 'you stopped it before its first word',
  timed_out: 'it was not told in time',
  failed_by_support: 'support ended it before it was told',
  failed_by_operator: 'it hung, and we ended it before it was told',
  game_deleted: 'its game was deleted meanwhile',
  player_erased: 'your account was deleted meanwhile',
  model_quota_exceeded: 'the narrator had no more capacity',
  model_quota_insufficient: 'the narrator had no more capacity',
  model_rate_limited: 'the narrator was asked too often at once',
  model_unavailable: 'the narrator could not be reached',
  model_answer_malformed: 'the narrator’s answer could not be read',
  model_refused: 'the narrator would not tell it',
  text_refused: 'its words were refused',
  answer_refused: 'what the narrator wrote was refused',
  prompt_too_long: 'the story had become too long to be read at once',
  text_unreadable: 'its text could not be read any more',
};
