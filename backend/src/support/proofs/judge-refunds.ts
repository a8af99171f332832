/** "Refunded too little": of every purchase, what was paid, played, paid back and taken by a bank, and whether each refund was the right sum. */
import {
  MICRO_USD_PER_CENT,
  paymentDecider,
  walletDecider,
  type Cents,
  type MicroUsd,
  type PaymentState,
  type Refund,
  type RefundHeld,
  type WalletState,
} from '@rubicon/domain';
import { fold, type RecordedEvent } from '@rubicon/eventsourcing';
import {
  eventsIn,
  groupBy,
  inLogOrder,
  newestFirst,
  notYet,
  type Case,
  type Evidence,
  type EvidenceIn,
  type JudgedFinding,
  type Said,
  type Verdict,
} from './finding.js';
import { dollars, dollarsOfCents } from '../../platform/text/index.js';
import { counted, dayOf, listed } from './proof-words.js';

type OfWallet = EvidenceIn<'wallet'>;
type OfPayment = EvidenceIn<'payment'>;
type Held = RecordedEvent<RefundHeld>;

/** A part of the sentence, after "You", and what it says of the whole. */
type Part = readonly [verdict: Verdict, words: string];

interface AskedRefund {
  readonly held: Held;
  /** Of the purchase when the refund was asked for. */
  readonly unspentMicroUsd: MicroUsd;
  readonly notPaidBackMicroUsd: MicroUsd;
}

interface Purchase {
  readonly paymentId: string;
  readonly credited: OfWallet;
  readonly amountMicroUsd: MicroUsd;
  playedMicroUsd: MicroUsd;
  turns: number;
  readonly refunds: AskedRefund[];
  /** Of the wallet, beside the charges. */
  readonly events: OfWallet[];
}

export function judgeRefunds(given: Case): JudgedFinding[] {
  const { purchases, wallet } = readWallet(eventsIn('wallet', given.log));
  const payments = groupBy(eventsIn('payment', given.log), ({ event }) => event.data.paymentId);
  return newestFirst(
    [...purchases.values()].map((purchase) => {
      const events = payments.get(purchase.paymentId) ?? [];
      const payment = fold(
        paymentDecider,
        events.map(({ event }) => event),
      );
      const [verdict, sentence] = judgePurchase(purchase, payment, events, wallet, given.nowMs);
      const evidence = inLogOrder<Evidence>([...events, ...purchase.events]);
      return { subjectId: purchase.paymentId, at: evidence.at(-1)!.at, verdict, sentence, evidence };
    }),
  );
}

function judgePurchase(
  purchase: Purchase,
  payment: PaymentState,
  events: readonly OfPayment[],
  wallet: WalletState,
  nowMs: number,
): Said {
  const paid = payment.checkout?.amountCents ?? purchase.amountMicroUsd / MICRO_USD_PER_CENT;
  const day = dayOf(payment.completedAt ?? purchase.credited.at);
  const refunds = purchase.refunds.map((asked) =>
    judgeRefund(asked, paid, purchase, payment, events, wallet, nowMs),
  );
  const unheard = Object.entries(payment.refunds)
    .filter(([refundId]) => !wallet.refunds[refundId])
    .map(([refundId, cents]): Part => {
      const { at } = eventOf(events, 'PaymentRefunded', refundId)!;
      return [
        notYet(at, nowMs),
        `got back ${dollarsOfCents(cents)} on ${dayOf(at)}, which your balance does not show yet`,
      ];
    });
  const parts = [...refunds, ...unheard];
  const disputes = disputeParts(payment, events);
  const left = wallet.lots.find(({ lotId }) => lotId === purchase.paymentId)?.remainingMicroUsd ?? 0;
  const rest: Part =
    left > 0
      ? ['as_it_should_be', `have ${dollars(left)} of it unspent`]
      : ['as_it_should_be', 'have nothing of it left'];
  const played =
    purchase.playedMicroUsd === 0
      ? 'played none of it'
      : `played ${dollars(purchase.playedMicroUsd)} of it in ${counted(purchase.turns, 'turn')}`;
  const said = listed([
    `You paid ${dollarsOfCents(paid)} on ${day}`,
    played,
    ...(parts.length > 0 ? parts : [rest]).map(([, words]) => words),
  ]);
  const verdict = worst([...parts, ...disputes].map(([each]) => each));
  const mistake = verdict === 'not_as_it_should_be' ? ': that is our mistake' : '';
  const after = disputes.map(([, words]) => `; ${words}`).join('');
  const closed = wallet.closed ? '; what was left of it was given up when your account was deleted' : '';
  return [verdict, `${said}${after}${closed}${mistake}.`];
}

function judgeRefund(
  { held, unspentMicroUsd, notPaidBackMicroUsd }: AskedRefund,
  paidCents: Cents,
  purchase: Purchase,
  payment: PaymentState,
  events: readonly OfPayment[],
  wallet: WalletState,
  nowMs: number,
): Part {
  const { refundId, kind, moneyRefundedCents, creditsReturnedMicroUsd, guaranteeCostMicroUsd } =
    held.event.data;
  const money = moneyRefundedCents * MICRO_USD_PER_CENT;
  const sum = dollarsOfCents(moneyRefundedCents);
  const { status } = wallet.refunds[refundId]!;
  const ended = purchase.events.findLast(
    ({ event }) =>
      event.type !== 'RefundHeld' && 'refundId' in event.data && event.data.refundId === refundId,
  );
  const due = dueCents(kind, unspentMicroUsd, notPaidBackMicroUsd);
  const paidOut = eventOf(events, 'PaymentRefunded', refundId);
  const outCents = paidOut?.event.type === 'PaymentRefunded' ? paidOut.event.data.amountCents : null;

  if (money !== creditsReturnedMicroUsd + guaranteeCostMicroUsd)
    return wrongPart(
      `asked for ${sum} back on ${dayOf(held.at)}, for which ${dollars(creditsReturnedMicroUsd)} were taken from your balance and ${dollars(guaranteeCostMicroUsd)} were ours to bear, which is not the same sum`,
    );
  if (due !== null && due !== moneyRefundedCents)
    return wrongPart(
      `${gotOf(status)} ${sum} on ${dayOf(held.at)}, though ${dollarsOfCents(due)} ${duePart(kind)}`,
    );
  if (outCents !== null && outCents !== moneyRefundedCents)
    return wrongPart(
      `were to get back ${sum}, but ${dollarsOfCents(outCents)} were paid out on ${dayOf(paidOut!.at)}`,
    );

  const why = whyOf(kind, moneyRefundedCents === paidCents);
  switch (status) {
    case 'held':
      return paidOut
        ? [
            notYet(paidOut.at, nowMs),
            `got back ${sum} on ${dayOf(paidOut.at)}${why}, which your balance does not show yet`,
          ]
        : ['under_way', `have ${sum} on their way back since ${dayOf(held.at)}${why}`];
    case 'settled': {
      if (!paidOut)
        return wrongPart(`were to get back ${sum} on ${dayOf(held.at)}, but no payout is on record`);
      const failed = eventOf(events, 'PaymentRefundFailed', refundId);
      return failed
        ? [
            notYet(failed.at, nowMs),
            `got back ${sum} on ${dayOf(paidOut.at)}, which failed at your bank on ${dayOf(failed.at)}, and whose credits are not in your balance again yet`,
          ]
        : ['as_it_should_be', `got back ${sum} on ${dayOf(paidOut.at)}${why}`];
    }
    case 'released':
    case 'reversed': {
      const how = status === 'released' ? 'the payment provider refused' : 'failed at your bank';
      const back =
        ended && 'creditsReturnedMicroUsd' in ended.event.data ? ended.event.data.creditsReturnedMicroUsd : 0;
      const asked = `asked for ${sum} back on ${dayOf(held.at)}, which ${how} on ${dayOf(ended?.at ?? held.at)}`;
      if (back !== creditsReturnedMicroUsd && !wallet.closed)
        return wrongPart(
          `${asked}, but of ${dollars(creditsReturnedMicroUsd)} of credits only ${dollars(back)} came back`,
        );
      return ['as_it_should_be', `${asked}, so that ${dollars(back)} of credits are in your balance again`];
    }
  }
}

/** Null: what was agreed, which no rule says. Of the unspent part whole cents go back, and a fraction of a cent stays to be played. */
function dueCents(
  kind: Refund['kind'],
  unspentMicroUsd: MicroUsd,
  notPaidBackMicroUsd: MicroUsd,
): Cents | null {
  if (kind === 'staff') return null;
  const due = kind === 'guarantee' ? notPaidBackMicroUsd : Math.min(unspentMicroUsd, notPaidBackMicroUsd);
  return Math.floor(due / MICRO_USD_PER_CENT);
}

function gotOf(status: Refund['status']): string {
  return status === 'settled' ? 'got back' : 'asked for';
}

function duePart(kind: Refund['kind']): string {
  return kind === 'guarantee' ? 'were due by the thirty-day guarantee' : 'were unspent';
}

function whyOf(kind: Refund['kind'], isWhole: boolean): string {
  switch (kind) {
    case 'unspent':
      return ': the unspent part, to the cent';
    case 'guarantee':
      return isWhole
        ? ': the whole price, by the thirty-day guarantee'
        : ': all that was left of the price, by the thirty-day guarantee';
    case 'staff':
      return ', as was decided by us';
  }
}

/** What the bank took, or may take, after a semicolon. */
function disputeParts({ disputes }: PaymentState, events: readonly OfPayment[]): Part[] {
  return Object.entries(disputes).flatMap(([disputeId, { status, lostCents, amountCents }]): Part[] => {
    const newest = events.findLast(
      ({ event }) => 'disputeId' in event.data && event.data.disputeId === disputeId,
    )!;
    if (status === 'open')
      return [
        [
          'under_way',
          `since ${dayOf(newest.at)} your bank is deciding about ${dollarsOfCents(amountCents)} of it`,
        ],
      ];
    if (lostCents === 0) return [];
    return [
      ['as_it_should_be', `your bank took back ${dollarsOfCents(lostCents)} of it on ${dayOf(newest.at)}`],
    ];
  });
}

/** One pass: at each refund stands what the purchase was then. */
function readWallet(events: readonly OfWallet[]): { purchases: Map<string, Purchase>; wallet: WalletState } {
  const purchases = new Map<string, Purchase>();
  let wallet = walletDecider.initialState();
  for (const recorded of events) {
    const { event } = recorded;
    if (event.type === 'CreditsPurchased') {
      const { paymentId, amountMicroUsd } = event.data;
      const purchase = { paymentId, credited: recorded, amountMicroUsd, playedMicroUsd: 0, turns: 0 };
      purchases.set(paymentId, { ...purchase, refunds: [], events: [] });
    }
    if (event.type === 'ReservationCaptured')
      for (const { lotId, amountMicroUsd } of event.data.lots) {
        const played = purchases.get(lotId);
        if (!played) continue;
        played.playedMicroUsd += amountMicroUsd;
        played.turns += 1;
      }
    const purchase = 'paymentId' in event.data ? purchases.get(event.data.paymentId) : undefined;
    if (purchase && event.type === 'RefundHeld')
      purchase.refunds.push(askedOf({ ...recorded, event }, purchase.paymentId, wallet));
    purchase?.events.push(recorded);
    wallet = walletDecider.evolve(wallet, event);
  }
  return { purchases, wallet };
}

/** Only one refund of a purchase is under way at a time, and none while its bank decides: all that remains is unspent. */
function askedOf(held: Held, paymentId: string, { lots, availableMicroUsd }: WalletState): AskedRefund {
  const lot = lots.find(({ lotId }) => lotId === paymentId)!;
  return {
    held,
    unspentMicroUsd: Math.min(lot.remainingMicroUsd, availableMicroUsd),
    notPaidBackMicroUsd: lot.amountMicroUsd - lot.paidBackMicroUsd,
  };
}

function eventOf(
  events: readonly OfPayment[],
  type: 'PaymentRefunded' | 'PaymentRefundFailed',
  refundId: string,
): OfPayment | undefined {
  return events.find(({ event }) => event.type === type && event.data.refundId === refundId);
}

function worst(verdicts: readonly Verdict[]): Verdict {
  return (
    (['not_as_it_should_be', 'under_way'] as const).find((verdict) => verdicts.includes(verdict)) ??
    'as_it_should_be'
  );
}

function wrongPart(words: string): Part {
  return ['not_as_it_should_be', words];
}
