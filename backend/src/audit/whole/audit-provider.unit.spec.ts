import { auditProvider } from './audit-provider.js';
import { emptyLog, type AuditedDispute, type AuditedLog, type AuditedPayment } from './audited-log.js';
import type { ProviderBooks } from './provider-books.js';

const session = {
  sessionId: 'cs',
  paymentId: 'a',
  paymentIntentId: 'pi',
  amountCents: 500,
  isPaid: true,
};
const unpaid = { ...session, sessionId: 'cs-2', paymentId: 'b', paymentIntentId: null, isPaid: false };
const intent = { paymentIntentId: 'pi', paymentId: 'a', receivedCents: 500 };
const bounced = { paymentIntentId: 'pi-2', paymentId: 'a', receivedCents: 0 };
const charge = { chargeId: 'ch', paymentIntentId: 'pi', amountCents: 500 };
const refund = {
  id: 're',
  refundId: 'r',
  paymentIntentId: 'pi',
  amountCents: 200,
  status: 'paid' as const,
};
/** Begun at the dashboard. */
const theirs = { ...refund, id: 're-2', refundId: null, amountCents: 100 };
const failed = { ...refund, id: 're-3', refundId: 'f', status: 'failed' as const };
const lost = { disputeId: 'd', paymentIntentId: 'pi', status: 'closed' as const, takenCents: 50 };
const open = { disputeId: 'o', paymentIntentId: 'pi', status: 'open' as const, takenCents: 100 };
const asked = { disputeId: 'i', paymentIntentId: 'pi', status: 'inquiry' as const, takenCents: 0 };
const prevented = { disputeId: 'p', paymentIntentId: 'pi', status: 'closed' as const, takenCents: 0 };

const there: ProviderBooks = {
  sessions: [session, unpaid],
  intents: [intent, bounced],
  charges: [charge],
  refunds: [refund, theirs, failed],
  disputes: [lost, open, asked, prevented],
};

const closed: AuditedDispute = { status: 'lost', lostCents: 50, tookAll: false };
const undecided: AuditedDispute = { status: 'open', lostCents: 0, tookAll: false };

/** The log that tells the same, but for what is changed of its payment. */
function logOf(changed: Partial<AuditedPayment> = {}): AuditedLog {
  const log = emptyLog();
  const payment: AuditedPayment = {
    amountCents: 500,
    creditsMicroUsd: 5_000_000,
    playerId: 'p',
    completedTimes: 1,
    paymentIntentId: 'pi',
    creditedMicroUsd: 5_000_000,
    refunds: new Map([
      ['r', 200],
      ['ours-of-theirs', 100],
    ]),
    disputes: new Map([
      ['d', closed],
      ['o', undecided],
    ]),
    failedRefunds: new Set(['f']),
    owedCents: 0,
    lostMicroUsd: 500_000,
    returning: null,
    ...changed,
  };
  log.payments.set('a', payment);
  log.payments.set('b', { ...payment, completedTimes: 0, paymentIntentId: null });
  return log;
}

function broken(books: ProviderBooks, log = logOf()): string[] {
  auditProvider(log, books);
  return log.findings
    .reports()
    .filter(({ violations }) => violations.length > 0)
    .map(({ name }) => name)
    .sort();
}

const charged = 'what was charged at the provider is a completed payment of that amount';
const completed = 'a completed payment is money at the provider, of that amount';
const checkout = 'a checkout at the provider is one of ours, and paid here when it is paid there';
const once = 'nobody is charged twice';
const back = 'what the provider paid back is what is recorded';
const disputed = 'a dispute stands in the log as it does at the provider';
const kept = 'every cent that the provider keeps for us is in the log';

it('finds nothing where the provider’s lists and the log tell the same', () => {
  expect(broken(there)).toEqual([]);
});

it.each<[string, Partial<ProviderBooks>, string[]]>([
  [
    'a charge that no event tells of',
    { charges: [charge, { ...charge, paymentIntentId: 'x' }] },
    [charged, kept],
  ],
  [
    'two charges of one payment',
    { charges: [charge, { ...charge, chargeId: 'ch-2' }] },
    [completed, kept, once],
  ],
  ['a payment paid by two intents', { intents: [intent, { ...intent, paymentIntentId: 'pi-2' }] }, [once]],
  ['money that never came', { intents: [], charges: [] }, [completed, kept]],
  ['less than was asked for', { intents: [{ ...intent, receivedCents: 499 }] }, [completed]],
  ['a checkout that was never opened here', { sessions: [{ ...session, paymentId: 'x' }] }, [checkout]],
  ['a checkout paid there and not here', { sessions: [{ ...unpaid, isPaid: true }] }, [checkout]],
  [
    'a refund that no event tells of',
    { refunds: [...there.refunds, { ...theirs, id: 're-4' }] },
    [back, kept],
  ],
  ['a refund recorded and never paid', { refunds: [refund, failed] }, [back, kept]],
  [
    'a refund of ours under another name',
    { refunds: [{ ...refund, refundId: 'x' }, theirs, failed] },
    [back],
  ],
  [
    'a refund paid twice',
    { refunds: [...there.refunds, { ...refund, id: 're-4' }] },
    [kept, 'the provider pays a refund of ours once', back],
  ],
  [
    'a refund that is never paid out',
    { refunds: [...there.refunds, { ...theirs, id: 're-4', status: 'pending' }] },
    ['at rest, no refund is pending at the provider'],
  ],
  ['a bank that keeps more', { disputes: [{ ...lost, takenCents: 60 }, open] }, [disputed, kept]],
  [
    'a dispute that no event tells of',
    { disputes: [...there.disputes, { ...open, disputeId: 'x' }] },
    [disputed, kept],
  ],
  ['a dispute that was decided since', { disputes: [lost, { ...open, status: 'closed' }] }, [disputed]],
  ['a dispute that is none', { disputes: [lost] }, ['a dispute is one of the provider’s, about this money']],
])('finds %s', (_name, changed, names) => {
  expect(broken({ ...there, ...changed })).toEqual([...names].sort());
});

it.each<[string, Partial<AuditedPayment>, string[]]>([
  ['a payment of another amount', { amountCents: 400 }, [charged, checkout, completed, kept]],
  ['a payment that was never completed', { completedTimes: 0 }, [charged, checkout, disputed, kept]],
  ['a dispute that took nothing here', { disputes: new Map([['o', undecided]]) }, [disputed, kept]],
])('finds %s in the log', (_name, changed, names) => {
  const log = logOf(changed);
  log.payments.delete('b');
  expect(broken({ ...there, sessions: [session] }, log)).toEqual([...names].sort());
});
