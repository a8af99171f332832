import type { PlayerCard, TimelineDetail, TimelineEntry } from '@rubicon/contracts';

export const playerId = '0b3f6a52-8f5e-4b8e-9f0e-1d2c3b4a5f60';
export const playerCalls = `/api/staff/players/${playerId}`;

export function card(changes: Partial<PlayerCard> = {}): PlayerCard {
  return {
    playerId,
    maskedUsername: 'd••••n',
    maskedEmail: 'd•••@e•••.org',
    username: null,
    email: null,
    state: 'active',
    registeredAt: '2026-11-01T09:00:00.000Z',
    availableMicroUsd: 9_960_916,
    reservedMicroUsd: 0,
    heldMicroUsd: 0,
    frozenMicroUsd: 0,
    purchasedMicroUsd: 10_000_000,
    grantedMicroUsd: 0,
    chargedMicroUsd: 39_084,
    withdrawnMicroUsd: 0,
    games: 1,
    turns: 4,
    openReports: 0,
    openActs: 0,
    grant: null,
    ...changes,
  };
}

export function entry(place: number, changes: Partial<TimelineEntry> = {}): TimelineEntry {
  return {
    position: String(place),
    streamId: `wallet-${playerId}`,
    revision: place,
    type: 'CreditsPurchased',
    kind: 'credit',
    at: new Date(Date.UTC(2026, 10, 26, 10, 0, place)).toISOString(),
    says: `Event ${place} happened.`,
    gameId: null,
    turnId: null,
    paymentId: null,
    letterId: null,
    availableDeltaMicroUsd: null,
    by: 'player',
    staffName: null,
    ...changes,
  };
}

export function detail(of: TimelineEntry, changes: Partial<TimelineDetail> = {}): TimelineDetail {
  return {
    entry: of,
    data: {},
    metadata: {
      eventId: '55555555-0000-4000-8000-000000000005',
      version: 1,
      correlationId: '66666666-0000-4000-8000-000000000006',
      causationId: '77777777-0000-4000-8000-000000000007',
      actorId: playerId,
    },
    texts: {},
    receipt: null,
    letter: null,
    ...changes,
  };
}
