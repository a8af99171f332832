/**
 * An event of the log as an auditor from outside gets it: plain JSON. Everything in this folder is written from docs/audit.md and the shapes of
 * the events alone, and shares no code with `backend/src/audit` nor with the rules that spend the money.
 */
export interface PlainEvent {
  readonly streamId: string;
  readonly type: string;
  /** ISO 8601, UTC: when it was written. */
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Share {
  readonly lotId: string;
  readonly amountMicroUsd: number;
}

const MICRO_USD_OF_A_CENT = 10_000;

export function word({ data, type }: PlainEvent, field: string): string {
  const value = data[field];
  if (typeof value !== 'string') throw new Error(`${type} has no ${field}`);
  return value;
}

export function wordOrNull({ data }: PlainEvent, field: string): string | null {
  const value = data[field];
  return typeof value === 'string' ? value : null;
}

/** A whole number; 0 where an older version of the event did not tell it yet. */
export function figure({ data }: PlainEvent, field: string): number {
  const value = data[field];
  return typeof value === 'number' ? value : 0;
}

/** Micro-dollars of an amount that is told in cents. */
export function ofCents(event: PlainEvent, field: string): number {
  return figure(event, field) * MICRO_USD_OF_A_CENT;
}

export function centsToMicroUsd(cents: number): number {
  return cents * MICRO_USD_OF_A_CENT;
}

/** `wallet-<playerId>` and `payment-<paymentId>`: what comes before the first dash, and after it. */
export function streamOf({ streamId }: PlainEvent): { readonly category: string; readonly id: string } {
  const dash = streamId.indexOf('-');
  return { category: streamId.slice(0, dash), id: streamId.slice(dash + 1) };
}

function isShare(value: unknown): value is Share {
  return typeof value === 'object' && value !== null && 'lotId' in value && 'amountMicroUsd' in value;
}

export function sharesOf({ data }: PlainEvent): Share[] {
  const lots = data['lots'];
  return Array.isArray(lots) ? lots.filter(isShare) : [];
}
