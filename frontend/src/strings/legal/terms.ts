/** /terms: what is promised on both sides; refunds as decision 26 has them. */
import type { LegalText } from './legal-text.js';
import { commonStrings } from '../common.js';
import { offerStrings } from '../offers.js';

export const termsStrings: LegalText = {
  title: 'Terms',
  since: '21 November 2026',
  lead: 'What you can count on from Rubicon, and what Rubicon counts on from you.',
  chapters: [
    {
      id: 'account',
      heading: 'Your account',
      body: [
        'You must be 16 or older. One person, one account; keep its password to yourself, since whoever has it can spend your credits. You can delete the account at any time in its settings.',
        'The free prologue needs no account.',
      ],
    },
    {
      id: 'game',
      heading: 'The game',
      body: [
        'The story is written by a large language model. The people, offices and dates it starts from are researched; what it tells from there is fiction, can be wrong, and is no advice on anything. War, terror and execution are part of these periods and of the game. What you write and what is told is checked by rules, and by the model provider where it offers that; a text that is refused is not told and costs nothing. You can report any turn to us.',
        'What you write is yours. You let us store it and pass it to the model, for the sole purpose of telling your game. The stories told to you may be kept, shown and published by you. A link you make to a story can be read by whoever has it, until you take it back, delete the game or delete the account.',
        'Do not use the game to harass people, to produce what the law forbids, or to break into it or overload it. We may close an account that does; credits bought and not spent are then refunded, unless they were got by fraud.',
      ],
    },
    {
      id: 'credits',
      heading: 'Prices and credits',
      body: [
        `The full game costs $1, once, and ${commonStrings.dollarNote}. Further credits can be bought for $1, $5, $10 or $20; a dollar paid is a dollar of credits. There are no subscriptions, and credits never expire.`,
        'A turn costs about $0.03, metered by the text that was read and written for it. Before it is told a fixed most is set aside; you are charged what was used, never more than that. A turn that fails costs nothing. A turn you stop is free before its first word was shown; afterwards you pay for what was written. Every turn has its receipt.',
        '\u201cUnlimited\u201d means without the limit of three turns that the free prologue has.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Money back',
      body: [
        `${offerStrings.refunds.fullGame} ${offerStrings.refunds.others} Credits are spent in the order in which you got them: gifts first, then the oldest purchase.`,
        'Ask for it in your account, beside the payment, or write to {contact}. The money goes back the way it came. A payment made without an account and never claimed is refunded by itself after 30 days.',
        'Rights that the law of your country gives you as a consumer stand beside these.',
      ],
    },
    {
      id: 'service',
      heading: 'What we answer for',
      body: [
        'We keep every turn and every cent on record and want the game to be there whenever you are, but cannot promise that it is never interrupted. If we ever close it for good you are told 30 days before, can export your games, and get the credits you bought and have not spent back.',
        'For damage done on purpose or by gross negligence, and wherever the law does not let us limit it, we are liable without limit; otherwise up to what you have paid in the twelve months before.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      body: [
        'If these terms change to your disadvantage you are told by letter 30 days before, and may leave with a refund of unspent credits. What happens to your data is in the {privacy}. Everything else: {contact}.',
      ],
    },
  ],
};
