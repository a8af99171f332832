/** What a turn cost, and who paid: folded from the events that say so. */
import type { StaffReceipt } from '@rubicon/contracts';
import type { PlayerLogEvent, LoggedEvent, PlayerLog } from '../player-log/index.js';

type Of<Type extends PlayerLogEvent['type']> = Extract<PlayerLogEvent, { type: Type }>;

/** Null: the log has no such turn. */
export function receiptOf({ events }: PlayerLog, turnId: string): StaffReceipt | null {
  const ofTurn = events.filter(({ event: { data } }) => 'turnId' in data && data.turnId === turnId);
  const find = <Type extends PlayerLogEvent['type']>(...types: Type[]) => findIn(ofTurn, types);
  const submitted = find('TurnSubmitted');
  if (!submitted) return null;
  const told = find('TurnNarrated', 'TurnStopped');
  const failed = find('TurnFailed');
  const captured = find('ReservationCaptured');
  const granted = new Set(
    events.flatMap(({ event }) => (event.type === 'CreditsGranted' ? [event.data.grantId] : [])),
  );
  return {
    turnId,
    status: statusBy(told ?? failed),
    failureCode: failed?.data.code ?? null,
    priceVersion: told?.data.priceVersion ?? submitted.data.priceVersion,
    reservedMicroUsd: find('CreditsReserved')?.data.amountMicroUsd ?? 0,
    chargedMicroUsd: captured?.data.chargedMicroUsd ?? 0,
    returnedMicroUsd: (captured ?? find('ReservationReleased'))?.data.returnedMicroUsd ?? 0,
    inputTokens: told?.data.usage.input ?? null,
    cachedInputTokens: told?.data.usage.cachedInput ?? null,
    outputTokens: told?.data.usage.output ?? null,
    lots: (captured?.data.lots ?? []).map(({ lotId, amountMicroUsd }) => ({
      lotId,
      source: granted.has(lotId) ? 'grant' : 'purchase',
      amountMicroUsd,
    })),
  };
}

function findIn<Type extends PlayerLogEvent['type']>(
  events: readonly LoggedEvent[],
  types: readonly Type[],
): Of<Type> | undefined {
  const isOne = (event: PlayerLogEvent): event is Of<Type> =>
    (types as readonly PlayerLogEvent['type'][]).includes(event.type);
  return events.map(({ event }) => event).find(isOne);
}

function statusBy(
  outcome: Of<'TurnNarrated' | 'TurnStopped' | 'TurnFailed'> | undefined,
): StaffReceipt['status'] {
  switch (outcome?.type) {
    case 'TurnNarrated':
      return 'narrated';
    case 'TurnStopped':
      return 'stopped';
    case 'TurnFailed':
      return 'failed';
    case undefined:
      return 'pending';
  }
}
