import { emptyForm, kindsFor, readForm } from './act-form.js';

const reason = 'The player called about it.';

it('makes a refund of whole cents', () => {
  const form = { ...emptyForm({ kind: 'refund', paymentId: 'p1' }), amount: '7.5', reason: ` ${reason} ` };
  expect(readForm(form, undefined)).toEqual({
    act: { kind: 'refund', paymentId: 'p1', amountCents: 750 },
    reason,
  });
});

it('brings the payer’s evidence with a payment that is to be attached', () => {
  const draft = { kind: 'attach_payment', paymentId: 'p1' } as const;
  const form = { ...emptyForm(draft), paid: '5', paidOn: '2026-11-26', last4: ' 4242', reason };
  expect(readForm(form, draft)).toEqual({
    act: draft,
    reason,
    evidence: { amountCents: 500, paidOn: '2026-11-26', last4: '4242' },
  });
});

it('takes the turn from where the act was asked for', () => {
  const draft = { kind: 'fail_turn', gameId: 'g', turnId: 't' } as const;
  expect(readForm({ ...emptyForm(draft), reason }, draft)).toEqual({ act: draft, reason });
});

it('says all that is missing at once', () => {
  expect(readForm(emptyForm({ kind: 'attach_payment' }), undefined)).toEqual({
    errors: {
      paymentId: 'Give the payment’s id: it stands in its rows of the timeline',
      paid: 'Give an amount above 0, such as 2.50',
      paidOn: 'Give the day',
      last4: 'Give the last four digits',
      reason: 'Give a reason of at least 10 characters',
    },
  });
  expect(readForm({ ...emptyForm({ kind: 'write_letter' }), letter: 'Hello', reason }, undefined)).toEqual({
    errors: { letter: 'Write at least 10 characters' },
  });
});

it('offers what can be asked for of a player in their state', () => {
  expect(kindsFor('suspended', undefined)).toContain('lift_suspension');
  expect(kindsFor('active', undefined)).not.toContain('drive_turn');
  expect(kindsFor('active', { kind: 'drive_turn' })[0]).toBe('drive_turn');
});
