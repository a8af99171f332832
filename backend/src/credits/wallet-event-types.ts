/** Every event of a wallet: both the balance and the statement are made of all of them. */
import type { WalletEvent } from '@rubicon/domain';

const handled: Readonly<Record<WalletEvent['type'], true>> = {
  CreditsPurchased: true,
  CreditsGranted: true,
  CreditsReserved: true,
  ReservationDeclined: true,
  ReservationCaptured: true,
  ReservationReleased: true,
  ReservationVoided: true,
  RefundHeld: true,
  RefundSettled: true,
  RefundReleased: true,
  RefundReversed: true,
  CreditsFrozen: true,
  CreditsUnfrozen: true,
  CreditsClawedBack: true,
  DisputeWrittenOff: true,
  CreditsReinstated: true,
  CreditsForfeited: true,
};

export const walletEventTypes = Object.keys(handled) as readonly WalletEvent['type'][];
