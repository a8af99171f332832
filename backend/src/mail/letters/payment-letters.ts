/** Letters about money. The receipts always go (specification, section 2: "check your email for the receipt"). */
import { shortTransactionId } from '@rubicon/contracts';
import type { Cents, MicroUsd, Product } from '@rubicon/domain';
import { composeLetter, type Letter, type LetterPart } from '../../platform/mail/index.js';
import { credits, dayOf, dollars, productNames, type FurtherHelp } from './letter-words.js';

export interface PaidOrder {
  readonly paymentId: string;
  readonly product: Product;
  readonly amountCents: Cents;
  readonly creditsMicroUsd: MicroUsd;
  /** ISO 8601. */
  readonly completedAt: string;
}

/**
 * @param url where the game goes on
 * @param isGuaranteeUsed by this player, with another purchase
 */
export function receiptLetter(order: PaidOrder, to: string, url: string, isGuaranteeUsed: boolean): Letter {
  return composeLetter({
    id: `receipt-${order.paymentId}`,
    to,
    subject: subjectOf(order),
    heading: 'Payment received',
    parts: [
      {
        kind: 'text',
        text: `Thank you. ${credits(order.creditsMicroUsd)} of credits are in your account; they never expire.`,
      },
      factsOf(order),
      guaranteeOf(order, isGuaranteeUsed),
      { kind: 'action', label: 'Continue your story', url },
    ],
    reason: 'You get this because you bought something in your account.',
  });
}

/** To a visitor who paid without an account. @param claimUrl what brings the credits into one */
export function visitorReceiptLetter(order: PaidOrder, to: string, claimUrl: string): Letter {
  return composeLetter({
    id: `receipt-${order.paymentId}`,
    to,
    subject: subjectOf(order),
    heading: 'Payment received',
    parts: [
      {
        kind: 'text',
        text: `Thank you. ${credits(order.creditsMicroUsd)} of credits wait for you; they never expire once they are in an account. Sign up or sign in with this link, and they are yours:`,
      },
      { kind: 'action', label: 'Claim your purchase', url: claimUrl },
      factsOf(order),
      {
        kind: 'text',
        text: 'Whoever has the link can claim the purchase, so keep it to yourself. A purchase that nobody claims within 30 days is paid back by itself.',
      },
      guaranteeOf(order, false),
    ],
    reason: 'You get this because this address was given when paying.',
  });
}

export interface Refund {
  readonly refundId: string;
  readonly paymentId: string;
  readonly product: Product;
  readonly amountCents: Cents;
}

export function refundLetter(refund: Refund, to: string): Letter {
  return composeLetter({
    id: `refund-${refund.refundId}`,
    to,
    subject: `${dollars(refund.amountCents)} are on their way back to you`,
    heading: 'Your refund',
    parts: [
      {
        kind: 'text',
        text: `We have paid back ${dollars(refund.amountCents)} to the card you paid with. Banks take up to ten days to show it.`,
      },
      refundFacts(refund),
    ],
    reason: 'You get this because a purchase of yours was refunded.',
  });
}

/** Its money is here, and so are its credits. */
export interface FailedRefund extends Refund {
  /** None, when all of the purchase had been played and was paid back all the same. */
  readonly creditsReturnedMicroUsd: MicroUsd;
  /** What banks are asked to take back of the purchase, or have taken: so much of the credits is frozen, or gone. */
  readonly disputedCents: Cents;
}

/** Asked for, and refused before it was paid. */
export function refundNotMadeLetter(refund: FailedRefund, to: string, help: FurtherHelp): Letter {
  return composeLetter({
    id: `refund-not-made-${refund.refundId}`,
    to,
    subject: `Your refund of ${dollars(refund.amountCents)} could not be made`,
    heading: 'Your refund could not be made',
    parts: [
      {
        kind: 'text',
        text: `You asked for ${dollars(refund.amountCents)} back, and it could not be paid to the card you paid with.${creditsBack(refund)}`,
      },
      ...furtherHelp(refund, help),
    ],
    reason: 'You get this because you asked for a refund.',
  });
}

export function refundFailedLetter(refund: FailedRefund, to: string, help: FurtherHelp): Letter {
  const { refundId, amountCents } = refund;
  return composeLetter({
    id: `refund-failed-${refundId}`,
    to,
    subject: `Your refund of ${dollars(amountCents)} did not get through`,
    heading: 'Your refund came back to us',
    parts: [
      {
        kind: 'text',
        text: `We paid back ${dollars(amountCents)} to the card you paid with, and its bank did not take it, so the money is with us again.${creditsBack(refund)}`,
      },
      ...furtherHelp(refund, help),
    ],
    reason: 'You get this because we had written that a purchase of yours was refunded.',
  });
}

/** To a visitor whose purchase nobody claimed. */
export function unclaimedReturnedLetter(refund: Refund, to: string): Letter {
  return composeLetter({
    id: `refund-${refund.refundId}`,
    to,
    subject: `${dollars(refund.amountCents)} are on their way back to you`,
    heading: 'Nobody came for it',
    parts: [
      {
        kind: 'text',
        text: `Your purchase was not claimed by any account within 30 days, so we pay ${dollars(refund.amountCents)} back to the card you paid with. Banks take up to ten days to show it.`,
      },
      refundFacts(refund),
    ],
    reason: 'You get this because this address was given when paying.',
  });
}

function creditsBack({ creditsReturnedMicroUsd, disputedCents }: FailedRefund): string {
  if (creditsReturnedMicroUsd === 0) return '';
  const back = ` ${credits(creditsReturnedMicroUsd)} of credits are in your account again`;
  return disputedCents === 0
    ? `${back}.`
    : `${back}, less what of them is frozen or taken back because ${dollars(disputedCents)} of the purchase are disputed.`;
}

function furtherHelp(refund: FailedRefund, help: FurtherHelp): LetterPart[] {
  return [
    {
      kind: 'text',
      text: `You can ask for the refund again in your account. If the card is no longer valid, write to ${help.contactEmail} instead.`,
    },
    refundFacts(refund, 'Not refunded'),
    { kind: 'action', label: 'Go to your account', url: help.accountUrl },
  ];
}

function subjectOf({ product, amountCents }: PaidOrder): string {
  return `Your receipt: ${productNames[product]}, ${dollars(amountCents)}`;
}

function factsOf(order: PaidOrder): LetterPart {
  return {
    kind: 'facts',
    facts: [
      ['Product', productNames[order.product]],
      ['Amount', dollars(order.amountCents)],
      ['Credits', credits(order.creditsMicroUsd)],
      ['Transaction', shortTransactionId(order.paymentId)],
      ['Date', dayOf(order.completedAt)],
      ['Status', 'Completed'],
    ],
  };
}

/** Decision 26. */
function guaranteeOf({ product }: PaidOrder, isUsed: boolean): LetterPart {
  const text =
    product === 'full-game' && !isUsed
      ? '30-day money-back guarantee: ask for a refund in your account within 30 days, and you get all of it back, once per player.'
      : 'You can have the unspent part of this purchase back: ask for a refund in your account.';
  return { kind: 'text', text };
}

function refundFacts({ paymentId, product, amountCents }: Refund, label = 'Refunded'): LetterPart {
  return {
    kind: 'facts',
    facts: [
      ['Product', productNames[product]],
      [label, dollars(amountCents)],
      ['Transaction', shortTransactionId(paymentId)],
    ],
  };
}
