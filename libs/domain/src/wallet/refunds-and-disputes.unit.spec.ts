import { given } from '../testing/given.js';
import {
  captured,
  frozen,
  granted,
  happened,
  held,
  please,
  purchased,
  reserved,
} from '../testing/wallet-events.js';
import { walletDecider as wallet } from './wallet.decider.js';

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
const refundReleased = (cents: number, returnedTo: 'available' | 'frozen' = 'available') =>
  happened('RefundReleased', {
    refundId: 'r1',
    paymentId: 'p1',
    creditsReturnedMicroUsd: cents * 10_000,
    returnedTo,
  });
const unfrozen = (disputeId: string, amountMicroUsd: number) =>
  happened('CreditsUnfrozen', { disputeId, amountMicroUsd });
const clawedBack = (amountMicroUsd: number) =>
  happened('CreditsClawedBack', { disputeId: 'd1', paymentId: 'p1', amountMicroUsd });
const writtenOff = (amountMicroUsd: number) =>
  happened('DisputeWrittenOff', { disputeId: 'd1', paymentId: 'p1', amountMicroUsd });
const close = (outcome: 'won' | 'lost', disputeId = 'd1') =>
  please('CloseDispute', { disputeId, paymentId: 'p1', outcome });
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
  it('refuses while a dispute is open', () =>
    given(wallet, bought, frozen('d1', 'p1', 1_000_000))
      .when(hold('unspent'))
      .refused('credits_frozen'));
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
  it('gives them back to frozen during a dispute', () =>
    given(wallet, bought, held('r1', 'p1', 97), frozen('d1', 'p1', 30_000))
      .when(command)
      .then(refundReleased(97, 'frozen')));
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
    const released = (returnedTo: 'available' | 'frozen') =>
      happened('RefundReleased', {
        refundId: 'r0',
        paymentId: 'p1',
        creditsReturnedMicroUsd: 600_000,
        returnedTo,
      });
    given(wallet, bought, held('r0', 'p1', 60))
      .when(accepting(41))
      .then(released('available'), ...both(41));
    given(wallet, bought, ...spent, held('r0', 'p1', 60))
      .when(accepting(100))
      .then(released('available'), ...both(100, 25_000));
    given(wallet, bought, held('r0', 'p1', 60), frozen('d1', 'p1', 400_000))
      .when(accepting(100))
      .then(released('frozen'), ...both(100, 1_000_000));
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

describe('freezing', () => {
  const command = please('FreezeCredits', { disputeId: 'd1', paymentId: 'p1' });
  it('freezes all that is available', () =>
    given(wallet, bought, granted('g1', 5), reserved(1))
      .when(command)
      .then(frozen('d1', 'p1', 968_005)));
  it('happens once, also after the dispute was closed', () => {
    given(wallet, bought, frozen('d1', 'p1', 1_000_000))
      .when(command)
      .nothingHappens();
    given(wallet, bought, frozen('d1', 'p1', 1_000_000), unfrozen('d1', 1_000_000))
      .when(command)
      .nothingHappens();
  });
});

describe('closing a dispute', () => {
  const disputed = [bought, granted('g1', 50_000), ...[reserved(1), captured(1, 25_000, 'p1')]];
  it('won: unfreezes all', () =>
    given(wallet, bought, frozen('d1', 'p1', 1_000_000))
      .when(close('won'))
      .then(unfrozen('d1', 1_000_000)));
  it('lost: claws back what is left, writes off the rest, unfreezes what came from elsewhere', () =>
    given(wallet, ...disputed, frozen('d1', 'p1', 1_025_000))
      .when(close('lost'))
      .then(clawedBack(975_000), writtenOff(25_000), unfrozen('d1', 50_000)));
  it('lost, nothing spent: writes nothing off', () =>
    given(wallet, bought, frozen('d1', 'p1', 1_000_000))
      .when(close('lost'))
      .then(clawedBack(1_000_000), unfrozen('d1', 0)));
  it('lost: does not lose again what was paid back before', () =>
    given(
      wallet,
      bought,
      held('r1', 'p1', 40, 0, 'staff'),
      settled('r1', 'p1', 40),
      frozen('d1', 'p1', 600_000),
    )
      .when(close('lost'))
      .then(clawedBack(600_000), unfrozen('d1', 0)));
  it('lost: waits for the refund under way', () => {
    given(wallet, bought, held('r1', 'p1', 97), frozen('d1', 'p1', 30_000))
      .when(close('lost'))
      .refused('refund_pending');
    given(wallet, bought, held('r1', 'p1', 97), frozen('d1', 'p1', 30_000))
      .when(close('won'))
      .then(unfrozen('d1', 30_000));
  });
  it('keeps everything frozen while another dispute is open', () =>
    given(wallet, bought, frozen('d1', 'p1', 1_000_000), frozen('d2', 'p2', 0))
      .when(close('won'))
      .then(unfrozen('d1', 0)));
  it('refuses an unknown one', () => given(wallet, bought).when(close('won')).refused('unknown_dispute'));
  it('happens once', () =>
    given(wallet, bought, frozen('d1', 'p1', 1_000_000), unfrozen('d1', 1_000_000))
      .when(close('lost'))
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
