/** A wallet's events and commands for specs: short to write, every field named. */
import type { WalletCommand } from '../wallet/wallet.commands.js';
import type { WalletEvent } from '../wallet/wallet.events.js';

const playerId = 'player';
type EventOf<Type extends WalletEvent['type']> = Extract<WalletEvent, { type: Type }>;
type CommandOf<Type extends WalletCommand['type']> = Extract<WalletCommand, { type: Type }>;

/** The ids of turn `turnNumber` of a game. */
export const turnOf = (turnNumber: number, gameId = 'game') => ({
  gameId,
  turnId: `${gameId}-turn-${turnNumber}`,
  turnNumber,
});

/** One event with its player filled in. */
export function happened<Type extends WalletEvent['type']>(
  type: Type,
  data: Omit<EventOf<Type>['data'], 'playerId'>,
): WalletEvent {
  // The compiler cannot follow the union through `Omit`; the parameters hold the caller to it.
  return { type, data: { playerId, ...data } } as unknown as WalletEvent;
}

/** One command with its player filled in. */
export function please<Type extends WalletCommand['type']>(
  type: Type,
  rest: Omit<CommandOf<Type>, 'type' | 'playerId'>,
): WalletCommand {
  // The compiler cannot follow the union through `Omit`; the parameters hold the caller to it.
  return { type, playerId, ...rest } as unknown as WalletCommand;
}

export const purchased = (paymentId: string, amountMicroUsd: number) =>
  happened('CreditsPurchased', { paymentId, amountMicroUsd });
export const granted = (grantId: string, amountMicroUsd: number) =>
  happened('CreditsGranted', { grantId, amountMicroUsd, reasonCode: 'welcome' });
export const reserved = (turnNumber: number, amountMicroUsd = 32_000, gameId = 'game') =>
  happened('CreditsReserved', { ...turnOf(turnNumber, gameId), amountMicroUsd, priceVersion: '2026-11' });
export const reserve = (turnNumber: number, amountMicroUsd = 32_000, gameId = 'game') =>
  please('ReserveCredits', { ...turnOf(turnNumber, gameId), amountMicroUsd, priceVersion: '2026-11' });
export const captured = (turnNumber: number, chargedMicroUsd: number, lotId: string) =>
  happened('ReservationCaptured', {
    ...turnOf(turnNumber),
    chargedMicroUsd,
    returnedMicroUsd: 32_000 - chargedMicroUsd,
    returnedTo: 'available',
    lots: [{ lotId, amountMicroUsd: chargedMicroUsd }],
  });
export const frozen = (
  disputeId: string,
  paymentId: string,
  amountMicroUsd: number,
  disputedMicroUsd = amountMicroUsd,
  news = 1,
) => happened('CreditsFrozen', { disputeId, paymentId, amountMicroUsd, disputedMicroUsd, news });
export const held = (
  refundId: string,
  paymentId: string,
  cents: number,
  costMicroUsd = 0,
  kind: 'unspent' | 'guarantee' | 'staff' = 'unspent',
) =>
  happened('RefundHeld', {
    refundId,
    paymentId,
    creditsReturnedMicroUsd: cents * 10_000 - costMicroUsd,
    moneyRefundedCents: cents,
    guaranteeCostMicroUsd: costMicroUsd,
    kind,
  });
