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

const declined = (
  turnNumber: number,
  availableMicroUsd: number,
  reason: 'insufficient_credits' | 'credits_frozen',
) =>
  happened('ReservationDeclined', {
    ...turnOf(turnNumber),
    ceilingMicroUsd: 32_000,
    availableMicroUsd,
    reason,
  });
const voided = (turnNumber: number) => happened('ReservationVoided', turnOf(turnNumber));
const released = (turnNumber: number) =>
  happened('ReservationReleased', {
    ...turnOf(turnNumber),
    returnedMicroUsd: 32_000,
    returnedTo: 'available',
  });
const capture = (turnNumber: number, chargeMicroUsd: number) =>
  please('CaptureReservation', { ...turnOf(turnNumber), chargeMicroUsd });
const release = (turnNumber: number) => please('ReleaseReservation', turnOf(turnNumber));

describe('crediting a purchase', () => {
  const command = please('CreditPurchase', { paymentId: 'p1', amountMicroUsd: 1_000_000 });
  it('adds its credits', () => given(wallet).when(command).then(purchased('p1', 1_000_000)));
  it('happens once, also when all of it is spent', () =>
    given(wallet, purchased('p1', 32_000), reserved(1), captured(1, 32_000, 'p1'))
      .when(command)
      .nothingHappens());
  it('takes no amount that is not positive', () =>
    expect(() => given(wallet).when({ ...command, amountMicroUsd: 0 } as typeof command)).toThrow(
      RangeError,
    ));
});

describe('granting credits', () => {
  const command = please('GrantCredits', { grantId: 'g1', amountMicroUsd: 50_000, reasonCode: 'welcome' });
  it('adds them', () => given(wallet).when(command).then(granted('g1', 50_000)));
  it('happens once', () => given(wallet, granted('g1', 50_000)).when(command).nothingHappens());
});

describe('reserving', () => {
  it('sets the ceiling aside', () =>
    given(wallet, purchased('p1', 32_000)).when(reserve(1)).then(reserved(1)));
  it('declines below the ceiling', () =>
    given(wallet, purchased('p1', 31_999))
      .when(reserve(1))
      .then(declined(1, 31_999, 'insufficient_credits')));
  it('does not count what is reserved', () =>
    given(wallet, purchased('p1', 63_999), reserved(1))
      .when(reserve(2))
      .then(declined(2, 31_999, 'insufficient_credits')));
  it('does not count what is frozen, and plays on with the rest', () => {
    given(wallet, purchased('p1', 64_000), frozen('d1', 'p1', 64_000))
      .when(reserve(1))
      .then(declined(1, 0, 'credits_frozen'));
    given(wallet, purchased('p1', 64_000), frozen('d1', 'p1', 64_000), purchased('p2', 64_000))
      .when(reserve(1))
      .then(reserved(1));
  });
  it.each([
    ['open', [reserved(1)]],
    ['captured', [reserved(1), captured(1, 7, 'p1')]],
    ['released', [reserved(1), released(1)]],
    ['voided', [voided(1)]],
    ['declined', [declined(1, 0, 'insufficient_credits')]],
    ['overtaken by the next turn', [reserved(2)]],
    ['overtaken by a void', [voided(2)]],
  ])('happens once per turn: %s', (_name, history) =>
    given(wallet, purchased('p1', 500_000), ...history)
      .when(reserve(1))
      .nothingHappens(),
  );
  it('keeps the games apart', () =>
    given(wallet, purchased('p1', 500_000), reserved(9, 32_000, 'other'))
      .when(reserve(1))
      .then(reserved(1)));
});

describe('capturing', () => {
  it('charges, returns the rest and names the lots: grants first, then the oldest purchase', () =>
    given(wallet, purchased('p1', 20_000), purchased('p2', 20_000), granted('g1', 5_000), reserved(1))
      .when(capture(1, 30_000))
      .then(
        happened('ReservationCaptured', {
          ...turnOf(1),
          chargedMicroUsd: 30_000,
          returnedMicroUsd: 2_000,
          returnedTo: 'available',
          lots: [
            { lotId: 'g1', amountMicroUsd: 5_000 },
            { lotId: 'p1', amountMicroUsd: 20_000 },
            { lotId: 'p2', amountMicroUsd: 5_000 },
          ],
        }),
      ));
  it('leaves what is held for a refund alone', () =>
    given(wallet, purchased('p1', 20_000), purchased('p2', 40_000), held('r1', 'p1', 2), reserved(1))
      .when(capture(1, 9))
      .then(captured(1, 9, 'p2')));
  it('never charges more than the reserve', () =>
    given(wallet, purchased('p1', 50_000), reserved(1))
      .when(capture(1, 32_001))
      .then(captured(1, 32_000, 'p1')));
  it('goes on during a dispute, which takes in what comes back', () =>
    given(wallet, purchased('p1', 50_000), reserved(1), frozen('d1', 'p1', 18_000, 50_000))
      .when(capture(1, 30_000))
      .then(
        happened('ReservationCaptured', {
          ...turnOf(1),
          chargedMicroUsd: 30_000,
          returnedMicroUsd: 2_000,
          returnedTo: 'available',
          lots: [{ lotId: 'p1', amountMicroUsd: 30_000 }],
        }),
        frozen('d1', 'p1', 2_000, 50_000),
      ));
  it('settles an older turn while a newer one is reserved', () =>
    given(wallet, purchased('p1', 64_000), reserved(1), reserved(2))
      .when(capture(1, 9))
      .then(captured(1, 9, 'p1')));
  it.each([
    ['never reserved', []],
    ['captured before', [reserved(1), captured(1, 9, 'p1')]],
    ['released before', [reserved(1), released(1)]],
  ])('needs an open reservation: %s', (_name, history) =>
    given(wallet, purchased('p1', 64_000), ...history)
      .when(capture(1, 9))
      .nothingHappens(),
  );
});

describe('releasing', () => {
  it('gives all of it back', () =>
    given(wallet, purchased('p1', 32_000), reserved(1)).when(release(1)).then(released(1)));
  it('gives it back during a dispute, which takes it in', () =>
    given(wallet, purchased('p1', 32_000), reserved(1), frozen('d1', 'p1', 0, 32_000))
      .when(release(1))
      .then(released(1), frozen('d1', 'p1', 32_000)));
  it('voids what was never reserved', () => given(wallet).when(release(1)).then(voided(1)));
  it.each([
    ['captured', [reserved(1), captured(1, 9, 'p1')]],
    ['released', [reserved(1), released(1)]],
    ['voided', [voided(1)]],
    ['declined', [declined(1, 0, 'insufficient_credits')]],
    ['overtaken', [reserved(2)]],
  ])('has nothing to do when it was answered: %s', (_name, history) =>
    given(wallet, purchased('p1', 64_000), ...history)
      .when(release(1))
      .nothingHappens(),
  );
});

it('does not grow with turns', () => {
  const turns = Array.from({ length: 200 }, (_, at) => [reserved(at + 1), captured(at + 1, 1, 'p1')]).flat();
  const { state } = given(wallet, purchased('p1', 1_000_000), ...turns);
  expect(JSON.stringify(state).length).toBeLessThan(600);
});
