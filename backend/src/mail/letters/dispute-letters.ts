/** Letters about a payment that its payer's bank was asked to take back. */
import { shortTransactionId } from '@rubicon/contracts';
import type { Cents, MicroUsd, Product } from '@rubicon/domain';
import { composeLetter, type Letter, type LetterPart } from '../../platform/mail/index.js';
import { credits, dollars, productNames, type FurtherHelp } from './letter-words.js';

const REASON_OF_VISITOR = 'You get this because this address was given when paying.';

export interface ToldDispute {
  /** Of the letter: the same for the same piece of news. */
  readonly letterId: string;
  readonly paymentId: string;
  readonly product: Product;
  /** What is disputed. */
  readonly amountCents: Cents;
}

/** @param frozenMicroUsd none, when all of the purchase was played before */
export function disputeOpenedLetter(
  dispute: ToldDispute,
  frozenMicroUsd: MicroUsd,
  to: string,
  help: FurtherHelp,
): Letter {
  const frozen =
    frozenMicroUsd > 0
      ? `While it decides, ${credits(frozenMicroUsd)} of your credits are frozen; everything else in your account can be played, and so can what you buy now.`
      : 'None of its credits are left, so nothing in your account is frozen; if some come back, they are frozen while it decides.';
  return openedLetter(dispute, to, 'You get this because a payment of yours is being disputed.', [
    {
      kind: 'text',
      text: `Your bank has told us that ${dollars(dispute.amountCents)} of a purchase of yours are disputed. ${frozen}`,
    },
    whatToDo(help),
    factsOf(dispute, ['Frozen', credits(frozenMicroUsd)]),
    { kind: 'action', label: 'Go to your account', url: help.accountUrl },
  ]);
}

export interface DisputeEnd {
  /** What the bank keeps of it, as it stands now. */
  readonly lostCents: Cents;
  /** Credits that went with it. */
  readonly takenMicroUsd: MicroUsd;
}

/** Also when a bank has thought better of it: it says how things stand now. */
export function disputeClosedLetter(
  dispute: ToldDispute,
  { lostCents, takenMicroUsd }: DisputeEnd,
  to: string,
  help: FurtherHelp,
): Letter {
  const text =
    lostCents === 0
      ? 'Your bank has closed the dispute, and the payment stands. None of your credits are frozen or taken back because of it any more.'
      : takenMicroUsd > 0
        ? `Your bank has decided that ${dollars(lostCents)} go back to you. ${credits(takenMicroUsd)} of credits have left your account with it; nothing is frozen because of it any more.`
        : `Your bank has decided that ${dollars(lostCents)} go back to you. None of its credits were left, so nothing was taken from your account.`;
  return closedLetter(dispute, lostCents, to, 'You get this because a payment of yours was disputed.', [
    { kind: 'text', text },
    factsOf(dispute, ['Taken back by your bank', dollars(lostCents)]),
    { kind: 'action', label: 'Go to your account', url: help.accountUrl },
  ]);
}

/** To a visitor: nobody can claim the purchase meanwhile. */
export function visitorDisputeOpenedLetter(dispute: ToldDispute, to: string, help: FurtherHelp): Letter {
  return openedLetter(dispute, to, REASON_OF_VISITOR, [
    {
      kind: 'text',
      text: `Your bank has told us that ${dollars(dispute.amountCents)} of your purchase are disputed. While it decides, no account can claim the purchase.`,
    },
    whatToDo(help),
    factsOf(dispute),
  ]);
}

/** @param claimUrl null: nothing is left to claim */
export function visitorDisputeClosedLetter(
  dispute: ToldDispute,
  lostCents: Cents,
  to: string,
  claimUrl: string | null,
): Letter {
  const decided =
    lostCents === 0
      ? 'Your bank has closed the dispute, and the payment stands.'
      : `Your bank has decided that ${dollars(lostCents)} go back to you.`;
  const claimable =
    claimUrl === null
      ? 'Nothing of the purchase is left to claim.'
      : 'What is left of your purchase waits for you again: sign up or sign in with this link.';
  return closedLetter(dispute, lostCents, to, REASON_OF_VISITOR, [
    { kind: 'text', text: `${decided} ${claimable}` },
    ...(claimUrl === null ? [] : [{ kind: 'action', label: 'Claim your purchase', url: claimUrl } as const]),
    factsOf(dispute, ['Taken back by your bank', dollars(lostCents)]),
  ]);
}

function openedLetter(
  { letterId, amountCents }: ToldDispute,
  to: string,
  reason: string,
  parts: readonly LetterPart[],
): Letter {
  return composeLetter({
    id: letterId,
    to,
    subject: `Your payment of ${dollars(amountCents)} is being disputed`,
    heading: 'Your bank is deciding about a payment',
    parts,
    reason,
  });
}

function closedLetter(
  { letterId, amountCents }: ToldDispute,
  lostCents: Cents,
  to: string,
  reason: string,
  parts: readonly LetterPart[],
): Letter {
  const end = lostCents === 0 ? 'the payment stands' : `${dollars(lostCents)} go back to you`;
  return composeLetter({
    id: letterId,
    to,
    subject: `The dispute about ${dollars(amountCents)} is closed: ${end}`,
    heading: 'Your bank has decided',
    parts,
    reason,
  });
}

function whatToDo({ contactEmail }: FurtherHelp): LetterPart {
  return {
    kind: 'text',
    text: `If you did not mean to dispute it, tell your bank. If something is wrong with the purchase, write to ${contactEmail}; once your bank has decided for us, what is unspent can be refunded in your account.`,
  };
}

function factsOf(
  { product, amountCents, paymentId }: ToldDispute,
  ...more: readonly (readonly [string, string])[]
): LetterPart {
  return {
    kind: 'facts',
    facts: [
      ['Product', productNames[product]],
      ['Disputed', dollars(amountCents)],
      ...more,
      ['Transaction', shortTransactionId(paymentId)],
    ],
  };
}
