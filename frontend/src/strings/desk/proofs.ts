/** From a complaint to its proof. */
export const proofStrings = {
  title: 'A complaint',
  lead: 'What does the player say?',
  complaints: {
    charged_for_nothing: 'Charged for nothing',
    paid_and_no_credits: 'Paid, and no credits',
    story_is_gone: 'My story is gone',
    refunded_too_little: 'Refunded too little',
  },
  asks: {
    charged_for_nothing: 'Every turn that failed, and what it cost.',
    paid_and_no_credits: 'Every payment, and the credits that came of it.',
    story_is_gone: 'Every game, whether it is there, and who deleted it.',
    refunded_too_little: 'Every refund, and what of the payment was unspent.',
  },
  nothing:
    'There is nothing of this player that this can be about. What was paid without an account is found by its transaction id.',
  verdicts: {
    as_it_should_be: 'As it should be',
    not_as_it_should_be: 'Not as it should be',
    under_way: 'Under way',
  },
  events: 'What settles it',
  send: 'Send as a letter…',
  goodwill: 'Goodwill credit…',
  refund: 'Refund…',
};
