/** "Paid and no credits": of every payment, whether its money came, and whether its credits did. */
import {
  CHECKOUT_OVERDUE_MS,
  paymentDecider,
  UNCLAIMED_DAYS,
  type CreditsPurchased,
  type PaymentState,
} from '@rubicon/domain';
import { fold, type RecordedEvent } from '@rubicon/eventsourcing';
import {
  eventsIn,
  groupBy,
  inLogOrder,
  isOf,
  newestFirst,
  notYet,
  type Case,
  type Evidence,
  type EvidenceIn,
  type JudgedFinding,
  right,
  type Said,
  wrong,
} from './finding.js';
import { dollars, dollarsOfCents } from '../../platform/text/index.js';
import { dayOf } from './proof-words.js';

const DAY_MS = 86_400_000;

export function judgePayments(given: Case): JudgedFinding[] {
  const payments = groupBy(eventsIn('payment', given.log), ({ event }) => event.data.paymentId);
  const purchases = groupBy(
    given.log.filter((each) => isOf(each, 'CreditsPurchased')),
    ({ event }) => event.data.paymentId,
  );
  const unlocked = new Map(
    given.log
      .filter((each) => isOf(each, 'FullGameUnlocked'))
      .map((each) => [each.event.data.paymentId, each]),
  );
  const frozen = groupBy(
    given.log.filter((each) => isOf(each, 'CreditsFrozen')),
    ({ event }) => event.data.paymentId,
  );
  const leaving = given.log.find((each) => isOf(each, 'PlayerErasureRequested')) ?? null;

  const findings = [...payments].flatMap(([paymentId, events]): JudgedFinding[] => {
    const payment = fold(
      paymentDecider,
      events.map(({ event }) => event),
    );
    if (!payment.checkout) return [];
    const credited = purchases.get(paymentId) ?? [];
    const unlock = unlocked.get(paymentId) ?? null;
    const [verdict, sentence] = judgePayment(payment, events, credited, unlock, leaving, given.nowMs);
    const evidence = inLogOrder<Evidence>([
      ...events,
      ...credited,
      ...(unlock ? [unlock] : []),
      ...(frozen.get(paymentId) ?? []),
    ]);
    return [{ subjectId: paymentId, at: payment.completedAt ?? events[0]!.at, verdict, sentence, evidence }];
  });
  const unpaid = [...purchases].filter(([paymentId]) => !payments.has(paymentId));
  return newestFirst([
    ...findings,
    ...unpaid.map(([paymentId, credited]) => creditsOutOfNothing(paymentId, credited)),
  ]);
}

function judgePayment(
  payment: PaymentState,
  events: readonly EvidenceIn<'payment'>[],
  credited: readonly RecordedEvent<CreditsPurchased>[],
  unlock: Evidence | null,
  leaving: Evidence | null,
  nowMs: number,
): Said {
  const { amountCents, creditsMicroUsd, product } = payment.checkout!;
  const amount = dollarsOfCents(amountCents);
  if (payment.status !== 'completed') return judgeUnpaid(payment, events, credited, nowMs);

  const paid = `You paid ${amount} on ${dayOf(payment.completedAt!)}`;
  const [first] = credited;
  if (credited.length > 1) return wrong(`${paid}, and its credits were added ${credited.length} times`);
  if (first) {
    const added = first.event.data.amountMicroUsd;
    if (added !== creditsMicroUsd)
      return wrong(
        `${paid}, which buys ${dollars(creditsMicroUsd)} of credits, but ${dollars(added)} were added`,
      );
    const claim = events.find(({ event }) => event.type === 'PaymentClaimed');
    const how = claim ? `, when the payment was brought to your account` : '';
    if (product === 'full-game' && !unlock && !leaving)
      return [
        notYet(first.at, nowMs),
        `${paid}, and ${dollars(added)} of credits were added on ${dayOf(first.at)}, but the full game has not been opened yet.`,
      ];
    const opened = product === 'full-game' && unlock ? ', and the full game was opened' : '';
    const sentence = `${paid}, and all ${dollars(added)} of its credits were added to your balance on ${dayOf(first.at)}${how}${opened}${sinceThen(payment)}`;
    return isDisputed(payment) ? ['under_way', `${sentence}.`] : right(sentence);
  }
  return judgeUncredited(paid, payment, events, leaving, nowMs);
}

function judgeUnpaid(
  payment: PaymentState,
  events: readonly EvidenceIn<'payment'>[],
  credited: readonly RecordedEvent<CreditsPurchased>[],
  nowMs: number,
): Said {
  const amount = dollarsOfCents(payment.checkout!.amountCents);
  const opened = `You opened the payment page for ${amount} on ${dayOf(payment.openedAt!)}`;
  if (credited.length > 0)
    return wrong(`${opened}, and its credits were added although no payment is on record`);
  const expired = events.find(({ event }) => event.type === 'CheckoutExpired');
  if (expired)
    return right(
      `${opened}, and it was closed on ${dayOf(expired.at)} without a payment, so that nothing was taken and nothing was added`,
    );
  const verdict = notYet(payment.openedAt!, nowMs, CHECKOUT_OVERDUE_MS);
  const by = dayOf(new Date(Date.parse(payment.openedAt!) + CHECKOUT_OVERDUE_MS).toISOString());
  return verdict === 'under_way'
    ? [
        verdict,
        `${opened}, and the payment provider has not told us yet that it was paid: we ask it ourselves by ${by} at the latest, and what was paid is added then.`,
      ]
    : [
        verdict,
        `${opened}, and by ${by} we should have asked the payment provider whether it was paid, but there is no answer on record: that is our mistake.`,
      ];
}

function judgeUncredited(
  paid: string,
  payment: PaymentState,
  events: readonly EvidenceIn<'payment'>[],
  leaving: Evidence | null,
  nowMs: number,
): Said {
  const { amountCents } = payment.checkout!;
  const { back, lost } = goneFrom(payment);
  if (isDisputed(payment))
    return [
      'under_way',
      `${paid}, and your bank is deciding about this payment: until then no credits are added for it.`,
    ];
  if (back + lost >= amountCents)
    return right(`${paid}, and no credits were added because ${wentBack(back, lost)}`);
  if (payment.unclaimedReturn)
    return [
      'under_way',
      `${paid} without an account, nobody claimed it within ${UNCLAIMED_DAYS} days, and ${dollarsOfCents(payment.unclaimedReturn.amountCents)} are on their way back to the card.`,
    ];
  if (payment.owed)
    return [
      'under_way',
      `${paid}, and ${dollarsOfCents(payment.owed.amountCents)} of it are owed to you: the payment provider could not pay them back yet.`,
    ];
  if (payment.playerId === null) {
    const until = new Date(Date.parse(payment.completedAt!) + UNCLAIMED_DAYS * DAY_MS).toISOString();
    return [
      'under_way',
      `${paid} without an account, and the payment waits to be claimed: its credits are added when it is, and after ${dayOf(until)} it goes back to the card.`,
    ];
  }
  const since = events.findLast(
    ({ event }) => event.type === 'PaymentCompleted' || event.type === 'PaymentClaimed',
  )!.at;
  const verdict = notYet(since, nowMs);
  if (leaving)
    return [
      verdict,
      `${paid}, your account was being deleted since ${dayOf(leaving.at)}, and the payment has not gone back yet.`,
    ];
  return verdict === 'under_way'
    ? [verdict, `${paid}, and its credits are being added.`]
    : [
        verdict,
        `${paid}, and its ${dollars(payment.checkout!.creditsMicroUsd)} of credits were never added: that is our mistake.`,
      ];
}

/** ", of which $2.00 have gone back to you since and …" */
function sinceThen(payment: PaymentState): string {
  const { back, lost } = goneFrom(payment);
  const gone = back + lost > 0 ? `; since then ${wentBack(back, lost)}` : '';
  return `${gone}${isDisputed(payment) ? '; your bank is deciding about this payment, and until it has, what is disputed of these credits is frozen and cannot be played' : ''}`;
}

function isDisputed({ disputes }: PaymentState): boolean {
  return Object.values(disputes).some(({ status }) => status === 'open');
}

function wentBack(backCents: number, lostCents: number): string {
  const back = backCents > 0 ? `${dollarsOfCents(backCents)} went back to you` : '';
  const lost = lostCents > 0 ? `your bank took back ${dollarsOfCents(lostCents)}` : '';
  return [back, lost].filter((part) => part !== '').join(' and ');
}

function goneFrom({ refunds, disputes }: PaymentState): { back: number; lost: number } {
  return {
    back: Object.values(refunds).reduce((sum, cents) => sum + cents, 0),
    lost: Object.values(disputes).reduce((sum, { lostCents }) => sum + lostCents, 0),
  };
}

function creditsOutOfNothing(
  subjectId: string,
  credited: readonly RecordedEvent<CreditsPurchased>[],
): JudgedFinding {
  const [first] = credited;
  const sum = credited.reduce((all, { event }) => all + event.data.amountMicroUsd, 0);
  const [verdict, sentence] = wrong(
    `On ${dayOf(first!.at)}, ${dollars(sum)} of credits were added for a payment that is not on record`,
  );
  return { subjectId, at: first!.at, verdict, sentence, evidence: credited };
}
