/** What staff ask for about a player, in a sentence each. */
export const actSentences = {
  goodwill: (amount: string) => `Goodwill credit of ${amount}`,
  refund: (amount: string, payment: string) => `Refund of ${amount} of payment ${payment}`,
  attach_payment: (payment: string) => `Attach payment ${payment}`,
  drive_turn: (turn: string) => `Drive turn ${turn} on`,
  fail_turn: (turn: string) => `Fail turn ${turn} and release its credits`,
  end_sessions: 'End all sign-ins',
  suspend: 'Suspend the account',
  lift_suspension: 'Lift the suspension',
  answer_report: (report: string) => `Answer report ${report}`,
  write_letter: 'Write a letter',
};
