import {
  receiptLetter,
  refundFailedLetter,
  refundLetter,
  refundNotMadeLetter,
  unclaimedReturnedLetter,
  visitorReceiptLetter,
  type PaidOrder,
} from './payment-letters.js';

const order: PaidOrder = {
  paymentId: '6b1d3c1e-8f2a-4d5b-9c7e-0123456789ab',
  product: 'full-game',
  amountCents: 100,
  creditsMicroUsd: 1_000_000,
  completedAt: '2026-11-21T23:30:00.000Z',
};
const to = 'caesar@example.com';

describe('a receipt', () => {
  it('says what was bought, for how much, under which order, when, and what is guaranteed', () => {
    const { id, subject, text, html } = receiptLetter(order, to, 'https://rubicon.example/play', false);
    expect(id).toBe(`receipt-${order.paymentId}`);
    expect(subject).toBe('Your receipt: Full Game Access, $1.00');
    for (const line of [
      'Product: Full Game Access',
      'Amount: $1.00',
      'Credits: $1.00',
      'Transaction: 456789ab',
      'Date: 21 November 2026',
      'Status: Completed',
    ])
      expect(text).toContain(line);
    expect(text).toContain('30-day money-back guarantee');
    expect(html).toContain('30-day money-back guarantee');
    expect(html).toContain('href="https://rubicon.example/play"');
  });

  it('promises for credits what decision 26 gives, and no more', () => {
    const { subject, text } = receiptLetter(
      { ...order, product: 'credits', amountCents: 2000, creditsMicroUsd: 20_000_000 },
      to,
      'https://rubicon.example/play',
      false,
    );
    expect(subject).toBe('Your receipt: Credits, $20.00');
    expect(text).toContain('unspent part');
    expect(text).not.toContain('guarantee');
  });

  it('promises no guarantee that its player has used', () => {
    const { text } = receiptLetter(order, to, 'https://rubicon.example/play', true);
    expect(text).toContain('unspent part');
    expect(text).not.toContain('guarantee');
  });

  it('carries the link to claim it for a visitor', () => {
    const url = 'https://rubicon.example/account?tab=credits&claim=abc';
    const { text, html } = visitorReceiptLetter(order, to, url);
    expect(text).toContain(`Claim your purchase:\n${url}`);
    expect(html).toContain('href="https://rubicon.example/account?tab=credits&#38;claim=abc"');
  });
});

it('tells a refund and a return under one id, so that they are one letter', () => {
  const refund = { refundId: 'r1', paymentId: order.paymentId, product: order.product, amountCents: 100 };
  const letters = [refundLetter(refund, to), unclaimedReturnedLetter(refund, to)];
  expect(letters.map(({ id }) => id)).toEqual(['refund-r1', 'refund-r1']);
  for (const { text } of letters) expect(text).toContain('$1.00');
});

describe('a refund that its bank did not take', () => {
  const refund = {
    refundId: 'r1',
    paymentId: order.paymentId,
    product: order.product,
    amountCents: 100,
    disputedCents: 0,
  };
  const help = {
    accountUrl: 'https://rubicon.example/account?tab=credits',
    contactEmail: 'contact@rubicon.example',
  };

  it('is told apart from the refund, with what is back', () => {
    const { id, subject, text } = refundFailedLetter(
      { ...refund, creditsReturnedMicroUsd: 960_000 },
      to,
      help,
    );
    expect([id, subject]).toEqual(['refund-failed-r1', 'Your refund of $1.00 did not get through']);
    for (const line of [
      '$0.96 of credits are in your account again.',
      'Not refunded: $1.00',
      help.accountUrl,
      help.contactEmail,
    ])
      expect(text).toContain(line);
  });

  it('speaks of no credits where none came back', () => {
    const { text } = refundFailedLetter({ ...refund, creditsReturnedMicroUsd: 0 }, to, help);
    expect(text).not.toContain('of credits');
  });

  it('promises no credits that a dispute has frozen or taken', () => {
    const { text } = refundFailedLetter(
      { ...refund, creditsReturnedMicroUsd: 960_000, disputedCents: 50 },
      to,
      help,
    );
    expect(text).toContain(
      '$0.96 of credits are in your account again, less what of them is frozen or taken back because $0.50 of the purchase are disputed.',
    );
  });

  it('is told otherwise when it had not been paid before', () => {
    const { id, subject, text } = refundNotMadeLetter(
      { ...refund, creditsReturnedMicroUsd: 960_000 },
      to,
      help,
    );
    expect([id, subject]).toEqual(['refund-not-made-r1', 'Your refund of $1.00 could not be made']);
    for (const line of [
      '$0.96 of credits are in your account again.',
      'Not refunded: $1.00',
      help.accountUrl,
    ])
      expect(text).toContain(line);
  });
});
