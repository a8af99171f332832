/** A fault that a test has planted: how the auditors' desk should name it, and what it should show of it. */
import type { AuditException, EvidenceSide, ProviderList } from '@rubicon/contracts';

export interface PlantedFault extends Pick<
  AuditException,
  'cause' | 'itemKind' | 'itemId' | 'playerId' | 'amountMicroUsd' | 'sentence'
> {
  readonly evidence: {
    /** Types of our events, oldest first. */
    readonly events: readonly string[];
    /** Lists of the provider's that have rows of it, in the order of the alphabet. */
    readonly rows: readonly ProviderList[];
    readonly sides: readonly EvidenceSide[];
    readonly clearingMicroUsd: number | null;
  };
}

type Said = number | null;

/** What the sides say of the same thing, and do not say alike. */
export function differing(what: string, provider: Said, payment: Said, wallet: Said): EvidenceSide {
  return { what, provider, payment, wallet, agrees: false };
}

export function agreeing(what: string, provider: Said, payment: Said, wallet: Said): EvidenceSide {
  return { what, provider, payment, wallet, agrees: true };
}

/** Of a fault that is a payment's. */
export function paymentFault(
  cause: PlantedFault['cause'],
  itemId: string,
  playerId: string | null,
  amountMicroUsd: number,
): Pick<PlantedFault, 'cause' | 'itemKind' | 'itemId' | 'playerId' | 'amountMicroUsd'> {
  return { cause, itemKind: 'payment', itemId, playerId, amountMicroUsd };
}
