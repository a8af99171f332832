import { given } from '../testing/given.js';
import {
  captured,
  frozen,
  granted,
  happened,
  held,
  please,
  purchased,
  reserve,
  reserved,
  turnOf,
} from '../testing/wallet-events.js';
import { walletDecider as wallet } from './wallet.decider.js';
import { WHOLE_PURCHASE } from './wallet.events.js';

const hold = (
  kind: 'unspent' | 'guarantee' | 'staff',
  moneyRefundedCents: number | null = null,
  refundId = 'r1',
  paymentId = 'p1',
) => please('HoldRefund', { refundId, paymentId, kind, moneyRefundedCents });
const settled = (refundId: string, paymentId: string, cents: number, costMicroUsd = 0) =>
  happened('RefundSettled', {
    refundId,
    paymentId,
    creditsReturnedMicroUsd: cents * 10_000 - costMicroUsd,
    moneyRefundedCents: cents,
    guaranteeCostMicroUsd: costMicroUsd,
  });
const refundReleased = (cents: number) =>
  happened('RefundReleased', {
    refundId: 'r1',
    paymentId: 'p1',
    creditsReturnedMicroUsd: cents * 10_000,
    returnedTo: 'available',
  });
const unfrozen = (disputeId: string, amountMicroUsd: number, news = 2) =>
  happened('CreditsUnfrozen', { disputeId, amountMicroUsd, news });
const clawedBack = (amountMicroUsd: number) =>
  happened('CreditsClawedBack', { disputeId: 'd1', paymentId: 'p1', amountMicroUsd });
const writtenOff = (amountMicroUsd: number) =>
  happened('DisputeWrittenOff', { disputeId: 'd1', paymentId: 'p1', amountMicroUsd });
const reinstated = (amountMicroUsd: number, writtenOffMicroUsd = 0) =>
  happened('CreditsReinstated', { disputeId: 'd1', paymentId: 'p1', amountMicroUsd, writtenOffMicroUsd });
const reversed = (cents: number, costMicroUsd = 0) =>
  happened('RefundReversed', {
    refundId: 'r1',
    paymentId: 'p1',
    creditsReturnedMicroUsd: cents * 10_000 - costMicroUsd,
    moneyRefundedCents: cents,
    guaranteeCostMicroUsd: costMicroUsd,
  });
const freeze = (disputedMicroUsd: number, disputeId = 'd1', paymentId = 'p1', news = 1) =>
  please('FreezeCredits', { disputeId, paymentId, disputedMicroUsd, news });
const close = (lostMicroUsd: number, disputeId = 'd1', news = 2) =>
  please('CloseDispute', { disputeId, paymentId: 'p1', lostMicroUsd, news });
const bought = purchased('p1', 1_000_000);
const spent = [reserved(1), captured(1, 25_000, 'p1')];

describe('holding a refund', () => {
  it('takes the unspent part back, in whole cents', () =>
    given(wallet, bought, ...spent)
      .when(hold('unspent'))
      .then(held('r1', 'p1', 97)));
  it('never touches reserved credits', () =>
    given(wallet, bought, reserved(1))
      .when(hold('unspent'))
      .then(held('r1', 'p1', 96)));
  it('leaves other purchases alone', () =>
    given(wallet, bought, purchased('p2', 5_000_000))
      .when(hold('unspent'))
      .then(held('r1', 'p1', 100)));
  it('pays the guarantee in full and notes what it costs us', () =>
    given(wallet, bought, ...spent)
      .when(hold('guarantee', 100))
      .then(held('r1', 'p1', 100, 25_000, 'guarantee')));
  it('takes no more credits back than staff pays', () =>
    given(wallet, bought)
      .when(hold('staff', 30))
      .then(held('r1', 'p1', 30, 0, 'staff')));
  it('refuses an unknown purchase', () =>
    given(wallet, granted('p1', 9)).when(hold('unspent')).refused('unknown_purchase'));
  it('refuses while it is disputed, and only then', () => {
    given(wallet, bought, frozen('d1', 'p1', 200_000))
      .when(hold('unspent'))
      .refused('credits_frozen');
    given(wallet, bought, purchased('p2', 1_000_000), frozen('d2', 'p2', 1_000_000))
      .when(hold('unspent'))
      .then(held('r1', 'p1', 100));
  });
  it('refuses a second hold of the same purchase', () =>
    given(wallet, bought, held('r0', 'p1', 10, 0, 'staff'))
      .when(hold('unspent'))
      .refused('refund_pending'));
  it('refuses when less than a cent is left', () =>
    given(wallet, purchased('p1', 32_000), reserved(1), captured(1, 22_001, 'p1'))
      .when(hold('unspent'))
      .refused('nothing_to_refund'));
  it('gives the guarantee once', () =>
    given(
      wallet,
      bought,
      purchased('p0', 1_000_000),
      held('r0', 'p0', 100, 0, 'guarantee'),
      settled('r0', 'p0', 100),
    )
      .when(hold('guarantee', 100))
      .refused('guarantee_used'));
  it('gives the guarantee again when the first was not paid out', () =>
    given(wallet, bought, held('r1', 'p1', 100, 0, 'guarantee'), refundReleased(100))
      .when(hold('guarantee', 100, 'r2'))
      .then(held('r2', 'p1', 100, 0, 'guarantee')));
  it('refuses more than was paid and not yet paid back', () =>
    given(wallet, bought, held('r0', 'p1', 60, 0, 'staff'), settled('r0', 'p1', 60))
      .when(hold('staff', 41))
      .refused('refund_exceeds_purchase'));
  it.each([
    ['held', [held('r1', 'p1', 97)]],
    ['settled', [held('r1', 'p1', 97), settled('r1', 'p1', 97)]],
    ['released', [held('r1', 'p1', 97), refundReleased(97)]],
  ])('happens once: %s', (_name, history) =>
    given(wallet, bought, ...history)
      .when(hold('unspent'))
      .nothingHappens(),
  );
  it('needs an amount for the guarantee', () =>
    expect(() => given(wallet, bought).when(hold('guarantee'))).toThrow(RangeError));
});

describe('settling a refund', () => {
  const command = please('SettleRefund', { refundId: 'r1' });
  it('ends it', () =>
    given(wallet, bought, held('r1', 'p1', 100, 25_000, 'guarantee'))
      .when(command)
      .then(settled('r1', 'p1', 100, 25_000)));
  it('refuses an unknown one', () => given(wallet, bought).when(command).refused('unknown_refund'));
  it('happens once', () =>
    given(wallet, bought, held('r1', 'p1', 97), settled('r1', 'p1', 97))
      .when(command)
      .nothingHappens());
  it('does not settle what was released', () =>
    given(wallet, bought, held('r1', 'p1', 97), refundReleased(97))
      .when(command)
      .nothingHappens());
});

describe('releasing a refund', () => {
  const command = please('ReleaseRefund', { refundId: 'r1' });
  it('gives the credits back', () =>
    given(wallet, bought, held('r1', 'p1', 97))
      .when(command)
      .then(refundReleased(97)));
  it('freezes of them what a dispute still lacks', () => {
    given(wallet, bought, held('r1', 'p1', 97), frozen('d1', 'p1', 30_000, 1_000_000))
      .when(command)
      .then(refundReleased(97), frozen('d1', 'p1', 970_000, 1_000_000));
    given(wallet, bought, held('r1', 'p1', 97), frozen('d1', 'p1', 30_000, 500_000))
      .when(command)
      .then(refundReleased(97), frozen('d1', 'p1', 470_000, 500_000));
  });
  it('refuses an unknown one', () => given(wallet, bought).when(command).refused('unknown_refund'));
  it('happens once', () =>
    given(wallet, bought, held('r1', 'p1', 97), refundReleased(97))
      .when(command)
      .nothingHappens());
});

describe('accepting a refund that the provider paid by itself', () => {
  const accepting = (cents: number, paymentId = 'p1') =>
    please('AcceptRefund', { refundId: 'r1', paymentId, moneyRefundedCents: cents });
  const both = (cents: number, costMicroUsd = 0) => [
    held('r1', 'p1', cents, costMicroUsd, 'staff'),
    settled('r1', 'p1', cents, costMicroUsd),
  ];
  it('takes the credits back at once', () =>
    given(wallet, bought)
      .when(accepting(30))
      .then(...both(30)));
  it('bears what is spent or reserved', () =>
    given(wallet, bought, ...spent, reserved(2))
      .when(accepting(100))
      .then(...both(100, 57_000)));
  it('asks no rule: not while frozen, not beside another one', () => {
    given(wallet, bought, frozen('d1', 'p1', 1_000_000))
      .when(accepting(50))
      .then(...both(50, 500_000));
    given(wallet, bought, held('r0', 'p1', 60))
      .when(accepting(30))
      .then(...both(30));
  });
  it('takes the place of a held one that the provider has no money left to pay', () => {
    const released = happened('RefundReleased', {
      refundId: 'r0',
      paymentId: 'p1',
      creditsReturnedMicroUsd: 600_000,
      returnedTo: 'available',
    });
    given(wallet, bought, held('r0', 'p1', 60))
      .when(accepting(41))
      .then(released, ...both(41));
    given(wallet, bought, ...spent, held('r0', 'p1', 60))
      .when(accepting(100))
      .then(released, ...both(100, 25_000));
    given(wallet, bought, held('r0', 'p1', 60), frozen('d1', 'p1', 400_000))
      .when(accepting(100))
      .then(released, ...both(100, 400_000));
  });
  it('takes after all what was released before', () =>
    given(wallet, bought, held('r1', 'p1', 97), refundReleased(97))
      .when(accepting(97))
      .then(...both(97)));
  it('refuses an unknown purchase', () => given(wallet).when(accepting(1)).refused('unknown_purchase'));
  it('refuses more than was paid and not yet paid back', () =>
    given(wallet, bought, held('r0', 'p1', 60), settled('r0', 'p1', 60))
      .when(accepting(41))
      .refused('refund_exceeds_purchase'));
  it.each([
    ['held', [held('r1', 'p1', 97)]],
    ['settled', [held('r1', 'p1', 97), settled('r1', 'p1', 97)]],
  ])('happens once: %s', (_name, history) =>
    given(wallet, bought, ...history)
      .when(accepting(97))
      .nothingHappens(),
  );
  it('leaves no room for a held refund that the provider then cannot have paid', () =>
    given(
      wallet,
      bought,
      held('r0', 'p1', 60),
      held('r1', 'p1', 50, 100_000, 'staff'),
      settled('r1', 'p1', 50, 100_000),
    )
      .when(please('SettleRefund', { refundId: 'r0' }))
      .refused('refund_exceeds_purchase'));
});

describe('reversing a refund that failed after it was paid', () => {
  const command = please('ReverseRefund', { refundId: 'r1' });
  const paid = [held('r1', 'p1', 100, 25_000, 'guarantee'), settled('r1', 'p1', 100, 25_000)];
  it('gives its credits back', () =>
    given(wallet, bought, ...spent, ...paid)
      .when(command)
      .then(reversed(100, 25_000)));
  it('lets it be asked for again, the guarantee too', () =>
    given(wallet, bought, ...spent, ...paid, reversed(100, 25_000))
      .when(hold('guarantee', 100, 'r2'))
      .then(held('r2', 'p1', 100, 25_000, 'guarantee')));
  it('freezes of them what a dispute still lacks', () =>
    given(wallet, bought, held('r1', 'p1', 97), settled('r1', 'p1', 97), frozen('d1', 'p1', 30_000, 60_000))
      .when(command)
      .then(reversed(97), frozen('d1', 'p1', 30_000, 60_000)));
  it('gives none to a wallet that is closed', () =>
    given(
      wallet,
      bought,
      held('r1', 'p1', 100),
      settled('r1', 'p1', 100),
      happened('CreditsForfeited', { amountMicroUsd: 0, frozenMicroUsd: 0, reasonCode: 'account_deleted' }),
    )
      .when(command)
      .then(reversed(100, 1_000_000)));
  it('refuses an unknown one', () => given(wallet, bought).when(command).refused('unknown_refund'));
  it.each([
    ['held', [held('r1', 'p1', 97)]],
    ['released', [held('r1', 'p1', 97), refundReleased(97)]],
    ['reversed', [held('r1', 'p1', 97), settled('r1', 'p1', 97), reversed(97)]],
  ])('does nothing where it is %s', (_name, history) =>
    given(wallet, bought, ...history)
      .when(command)
      .nothingHappens(),
  );
});

describe('freezing', () => {
  it('freezes what is disputed; the rest plays on', () => {
    given(wallet, bought, granted('g1', 5))
      .when(freeze(400_000))
      .then(frozen('d1', 'p1', 400_000));
    given(wallet, bought, frozen('d1', 'p1', 400_000))
      .when(reserve(1, 600_000))
      .then(reserved(1, 600_000));
  });
  it('no more than what is left of that purchase', () =>
    given(wallet, bought, granted('g1', 25_000), ...spent)
      .when(freeze(1_000_000))
      .then(frozen('d1', 'p1', 975_000, 1_000_000)));
  it('no more than what is available', () =>
    given(wallet, bought, reserved(1))
      .when(freeze(1_000_000))
      .then(frozen('d1', 'p1', 968_000, 1_000_000)));
  it('no more than what is left to pay back', () =>
    given(wallet, bought, ...spent, held('r1', 'p1', 50, 300_000, 'staff'), settled('r1', 'p1', 50, 300_000))
      .when(freeze(1_000_000))
      .then(frozen('d1', 'p1', 500_000, 1_000_000)));
  it('adds up with other disputes of the payment', () =>
    given(wallet, bought, frozen('d1', 'p1', 400_000))
      .when(freeze(700_000, 'd2'))
      .then(frozen('d2', 'p1', 600_000, 700_000)));
  it('leaves alone what other purchases have frozen', () =>
    given(wallet, bought, purchased('p2', 1_000_000), frozen('d1', 'p1', 1_000_000))
      .when(freeze(300_000, 'd2', 'p2'))
      .then(frozen('d2', 'p2', 300_000)));
  it('happens once for the same news, also after the dispute was closed', () => {
    given(wallet, bought, frozen('d1', 'p1', 1_000_000))
      .when(freeze(1_000_000))
      .nothingHappens();
    given(wallet, bought, frozen('d1', 'p1', 1_000_000), unfrozen('d1', 1_000_000))
      .when(freeze(1_000_000))
      .nothingHappens();
  });
  it('happens again when the dispute was opened again', () =>
    given(wallet, bought, frozen('d1', 'p1', 1_000_000), unfrozen('d1', 1_000_000))
      .when(freeze(1_000_000, 'd1', 'p1', 3))
      .then(frozen('d1', 'p1', 1_000_000, 1_000_000, 3)));
  it('freezes nothing beside what it has taken already, when it was opened again', () => {
    const taken = [frozen('d1', 'p1', 400_000), clawedBack(400_000), unfrozen('d1', 0)];
    given(wallet, bought, ...taken)
      .when(freeze(400_000, 'd1', 'p1', 3))
      .then(frozen('d1', 'p1', 0, 400_000, 3));
    given(wallet, bought, ...taken, reserved(1), frozen('d1', 'p1', 0, 400_000, 3))
      .when(please('ReleaseReservation', turnOf(1)))
      .then(
        happened('ReservationReleased', { ...turnOf(1), returnedMicroUsd: 32_000, returnedTo: 'available' }),
      );
  });
  it('freezes nothing twice for one that is open still', () =>
    given(wallet, bought, frozen('d1', 'p1', 400_000))
      .when(freeze(400_000, 'd1', 'p1', 3))
      .then(frozen('d1', 'p1', 0, 400_000, 3)));
  it('tells a turn that it would be affordable were nothing frozen', () =>
    given(wallet, bought, frozen('d1', 'p1', 990_000))
      .when(reserve(1))
      .then(
        happened('ReservationDeclined', {
          ...turnOf(1),
          ceilingMicroUsd: 32_000,
          availableMicroUsd: 10_000,
          reason: 'credits_frozen',
        }),
      ));
  it('takes in what comes back from a turn, as far as it is lacking', () =>
    given(wallet, bought, reserved(1), frozen('d1', 'p1', 968_000, 990_000))
      .when(please('ReleaseReservation', turnOf(1)))
      .then(
        happened('ReservationReleased', { ...turnOf(1), returnedMicroUsd: 32_000, returnedTo: 'available' }),
        frozen('d1', 'p1', 22_000, 990_000),
      ));
  it('lets a turn be paid by what is not disputed', () =>
    given(wallet, bought, purchased('p2', 1_000_000), reserved(1), frozen('d1', 'p1', 1_000_000))
      .when(please('CaptureReservation', { ...turnOf(1), chargeMicroUsd: 25_000 }))
      .then(captured(1, 25_000, 'p2')));
});

describe('closing a dispute', () => {
  const disputed = [bought, granted('g1', 50_000), ...spent];
  it('won: unfreezes what it had frozen', () =>
    given(wallet, bought, frozen('d1', 'p1', 400_000))
      .when(close(0))
      .then(unfrozen('d1', 400_000)));
  it('lost: claws back what is left, writes off the rest', () =>
    given(wallet, ...disputed, frozen('d1', 'p1', 975_000, 1_000_000))
      .when(close(1_000_000))
      .then(clawedBack(975_000), writtenOff(25_000), unfrozen('d1', 0)));
  it('a part of the payment: takes no more than that', () =>
    given(wallet, bought, frozen('d1', 'p1', 500_000))
      .when(close(500_000))
      .then(clawedBack(500_000), unfrozen('d1', 0)));
  it('partly reinstated: takes what the bank keeps, and gives the rest back', () =>
    given(wallet, bought, frozen('d1', 'p1', 500_000))
      .when(close(200_000))
      .then(clawedBack(200_000), unfrozen('d1', 300_000)));
  it('of before disputes had an amount: unfreezes what came from elsewhere', () =>
    given(wallet, ...disputed, frozen('d1', 'p1', 1_025_000, WHOLE_PURCHASE))
      .when(close(1_000_000))
      .then(clawedBack(975_000), writtenOff(25_000), unfrozen('d1', 50_000)));
  it('lost: does not lose again what was paid back before', () =>
    given(
      wallet,
      bought,
      held('r1', 'p1', 40, 0, 'staff'),
      settled('r1', 'p1', 40),
      frozen('d1', 'p1', 600_000),
    )
      .when(close(1_000_000))
      .then(clawedBack(600_000), unfrozen('d1', 0)));
  it('lost: waits for the refund under way', () => {
    given(wallet, bought, held('r1', 'p1', 97), frozen('d1', 'p1', 30_000))
      .when(close(1_000_000))
      .refused('refund_pending');
    given(wallet, bought, held('r1', 'p1', 97), frozen('d1', 'p1', 30_000))
      .when(close(0))
      .then(unfrozen('d1', 30_000));
  });
  it('keeps frozen what another open dispute claims', () => {
    given(wallet, bought, frozen('d1', 'p1', 400_000), frozen('d2', 'p1', 600_000))
      .when(close(0))
      .then(unfrozen('d1', 400_000));
    given(
      wallet,
      bought,
      frozen('d1', 'p1', 1_000_000, WHOLE_PURCHASE),
      frozen('d2', 'p1', 0, WHOLE_PURCHASE),
    )
      .when(close(0))
      .then(unfrozen('d1', 0));
  });
  it('takes what became available of the purchase when the bank keeps more than it claimed', () =>
    given(wallet, bought, frozen('d1', 'p1', 400_000), unfrozen('d1', 400_000))
      .when(close(300_000, 'd1', 3))
      .then(frozen('d1', 'p1', 300_000, 300_000, 3), clawedBack(300_000), unfrozen('d1', 0, 3)));
  it('gives back what an appeal brings, our own cost first', () => {
    const lost = [
      ...disputed,
      frozen('d1', 'p1', 975_000, 1_000_000),
      clawedBack(975_000),
      writtenOff(25_000),
    ];
    given(wallet, ...lost, unfrozen('d1', 0))
      .when(close(0, 'd1', 3))
      .then(reinstated(975_000, 25_000), unfrozen('d1', 0, 3));
    given(wallet, ...lost, unfrozen('d1', 0))
      .when(close(990_000, 'd1', 3))
      .then(reinstated(0, 10_000), unfrozen('d1', 0, 3));
  });
  it('freezes of what it gives back what another dispute still lacks', () =>
    given(
      wallet,
      bought,
      ...spent,
      frozen('d1', 'p1', 500_000),
      frozen('d2', 'p1', 475_000, 500_000),
      clawedBack(500_000),
      unfrozen('d1', 0),
    )
      .when(close(0, 'd1', 3))
      .then(reinstated(500_000), unfrozen('d1', 0, 3), frozen('d2', 'p1', 25_000, 500_000)));
  it('gives no credits to a wallet that is closed', () =>
    given(
      wallet,
      bought,
      frozen('d1', 'p1', 400_000),
      clawedBack(400_000),
      unfrozen('d1', 0),
      happened('CreditsForfeited', {
        amountMicroUsd: 600_000,
        frozenMicroUsd: 0,
        reasonCode: 'account_deleted',
      }),
    )
      .when(close(0, 'd1', 3))
      .then(reinstated(0, 400_000), unfrozen('d1', 0, 3)));
  it('follows the news in their order', () => {
    given(wallet, bought, frozen('d1', 'p1', 1_000_000), frozen('d1', 'p1', 0, 1_000_000, 3))
      .when(close(1_000_000, 'd1', 2))
      .nothingHappens();
  });
  it('refuses an unknown one', () => given(wallet, bought).when(close(0)).refused('unknown_dispute'));
  it('happens once', () =>
    given(wallet, bought, frozen('d1', 'p1', 1_000_000), clawedBack(1_000_000), unfrozen('d1', 0))
      .when(close(1_000_000))
      .nothingHappens());
});

describe('forfeiting', () => {
  const command = please('ForfeitCredits', { reasonCode: 'account_deleted' });
  it('takes what is available and what is frozen', () =>
    given(wallet, bought, frozen('d1', 'p1', 1_000_000), purchased('p2', 7))
      .when(command)
      .then(
        happened('CreditsForfeited', {
          amountMicroUsd: 1_000_007,
          frozenMicroUsd: 1_000_000,
          reasonCode: 'account_deleted',
        }),
      ));
  it('waits for reservations', () =>
    given(wallet, bought, reserved(1)).when(command).refused('reservations_open'));
  it('waits for refunds, also of spent credits', () =>
    given(wallet, bought, held('r1', 'p1', 100, 1_000_000, 'guarantee'))
      .when(command)
      .refused('reservations_open'));
  const forfeited = (amountMicroUsd: number) =>
    happened('CreditsForfeited', { amountMicroUsd, frozenMicroUsd: 0, reasonCode: 'account_deleted' });
  it('closes an empty wallet too', () => given(wallet).when(command).then(forfeited(0)));
  it('happens once', () => given(wallet, bought, forfeited(1_000_000)).when(command).nothingHappens());
  it('ends the wallet', () => {
    given(wallet, bought).isOver(false);
    given(wallet, bought, forfeited(1_000_000)).isOver(true);
  });
  it('lets nothing in any more, and knows what came before', () => {
    const closed = given(wallet, bought, forfeited(1_000_000));
    closed
      .when(please('CreditPurchase', { paymentId: 'p2', amountMicroUsd: 1_000_000 }))
      .refused('account_closed');
    closed
      .when(please('GrantCredits', { grantId: 'g', amountMicroUsd: 1, reasonCode: 'x' }))
      .refused('account_closed');
    closed.when(please('CreditPurchase', { paymentId: 'p1', amountMicroUsd: 1_000_000 })).nothingHappens();
  });
});
