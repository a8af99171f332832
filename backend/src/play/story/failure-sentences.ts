/** What a player reads when a turn failed: the specification's sentences (section 8), most specific first. */
import type { TurnFailureCode } from '@rubicon/domain';
import { ANSWER_REFUSED, TEXT_REFUSED } from '../../moderation/index.js';
import { Failed } from '../../platform/refusals/index.js';

/** The specification's (decision 27), also when a cent or two is left that is not enough for a turn. */
const NOT_ENOUGH_CREDITS = 'No credits - purchase credits to play games';
const CREDITS_FROZEN =
  'Your credits are frozen while a payment is being disputed. What you buy now can be played at once.';
const FAILED = 'Failed to process your input. Please try again.';

const sentences: Readonly<Record<TurnFailureCode, string>> = {
  insufficient_credits: NOT_ENOUGH_CREDITS,
  credits_frozen: CREDITS_FROZEN,
  reservation_lost: FAILED,
  stopped_before_first_word: 'You stopped this turn before it began. Nothing was charged.',
  timed_out: FAILED,
  failed_by_support: 'Support ended this turn before it was told. You can send your text again.',
  failed_by_operator: 'This turn hung, so we ended it before it was told. You can send your text again.',
  game_deleted: 'This game has been deleted.',
  player_erased: 'This account has been deleted.',
  model_quota_insufficient:
    'OpenAI API quota insufficient. Please upgrade your OpenAI plan or check billing details.',
  model_quota_exceeded:
    'OpenAI API quota exceeded. Please check your OpenAI account billing and usage limits.',
  model_rate_limited: 'API rate limit reached. Please wait a moment before trying again.',
  model_unavailable: FAILED,
  model_answer_malformed: FAILED,
  model_refused: `${FAILED} The chronicler would not tell it as it stands: other words may help.`,
  // Refused by a narrator: texts are refused before they are taken now, and say then whether there is help.
  text_refused: TEXT_REFUSED,
  answer_refused: ANSWER_REFUSED,
  prompt_too_long: 'Your text is too long for the narrator. Please shorten it and try again.',
  text_unreadable: 'A part of this story can no longer be read, so it cannot go on from here.',
};

/** As what a turn may fail. */
export const turnFailures = Object.keys(sentences) as TurnFailureCode[];

/** For whoever waited for it. */
export function failedTurn(code: string): Failed {
  const known = knownCode(code);
  return new Failed(known, sentences[known]);
}

export function failureSentence(code: TurnFailureCode): string {
  return sentences[knownCode(code)];
}

/** A code of a newer process reads as the commonest one. */
function knownCode(code: string): TurnFailureCode {
  return isKnown(code) ? code : 'model_unavailable';
}

function isKnown(code: string): code is TurnFailureCode {
  return Object.hasOwn(sentences, code);
}
