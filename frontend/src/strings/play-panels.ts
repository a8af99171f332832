/** What opens on /game, or comes at a story's end; loaded when it does. */
import type { GameEnding, ReportReason } from '@rubicon/contracts';

export const receiptStrings = {
  reserved: 'Set aside',
  input: 'Tokens in',
  cached: 'of which cached',
  output: 'Tokens out',
  charged: 'Charged',
  balance: 'Balance after',
  settling: 'being settled',
  asPriced: (version: string) => `Price list ${version}. What was set aside and not used came back at once.`,
  countedByUs:
    'Counted by us, and never above what was sent: of a stopped turn nobody says what the model took.',
  free: 'Nothing was charged for this turn.',
};

export const pastTurnStrings = {
  goBack: 'Go back to here',
  goBackText: 'The story goes on from here as another branch; what came after stays in the timeline.',
};

export const endingStrings = {
  epilogue: 'Epilogue',
  kinds: {
    death: 'Here your life ends',
    triumph: 'Your cause has won',
    last_day: 'The age is over',
  } satisfies Record<GameEnding['kind'], string>,
  title: 'The story has ended',
  texts: {
    death: 'Nothing grows from here. But every turn is kept: go back, and live otherwise.',
    triumph: 'There is nothing left to win. Go back to see what else might have been, or begin anew.',
    last_day: 'The era\u2019s last day is told. Go back to see what else might have been, or begin anew.',
  } satisfies Record<GameEnding['kind'], string>,
  goBack: 'Go back a turn',
  timeline: 'See the timeline',
  export: 'Take it with you as a book',
  newGame: 'Begin a new game',
};

export const reportStrings = {
  title: 'Report this turn',
  text: 'It goes to our support with the turn\u2019s text. Your story goes on as it is.',
  reason: 'What is wrong?',
  reasons: {
    offensive: 'It is offensive or hateful',
    sexual: 'It is sexual',
    harmful: 'It could do harm',
    untrue: 'It tells history wrongly',
    broken: 'It is broken or makes no sense',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  comment: 'In your words',
  commentHint: 'If you like. At most 1,000 characters.',
  submit: 'Send Report',
  sending: 'Sending...',
  failed: 'The report could not be sent. Please try again.',
  thanks: 'Thank you',
  thanksText: 'Somebody will read it. What was reported stays with the turn.',
};
