import type { StaffAct, StaffMe, StaffReport, StaffText } from '@rubicon/contracts';
import type { Answers } from '../../testing/serve-api.js';

export const nobody: StaffMe = { staff: null, expiresAt: null, provider: null };
export const ada: StaffMe = {
  staff: { staffId: 'c0a80101-0000-4000-8000-00000000ada0', name: 'Ada', roles: ['support'] },
  expiresAt: '2026-11-26T20:00:00.000Z',
  provider: null,
};
export const masked: StaffText = { state: 'masked', text: null, length: 42 };

const playerId = '0b3f6a52-8f5e-4b8e-9f0e-1d2c3b4a5f60';

export function waitingAct(changes: Partial<StaffAct> = {}): StaffAct {
  return {
    actId: '11111111-0000-4000-8000-000000000001',
    playerId,
    maskedUsername: 'd••••n',
    act: { kind: 'goodwill', amountMicroUsd: 7_500_000 },
    state: 'waiting',
    needsApproval: true,
    askedBy: 'c0a80101-0000-4000-8000-00000000b0b0',
    askedByName: 'Bob',
    isOwn: false,
    askedAt: '2026-11-26T10:00:00.000Z',
    decidedBy: null,
    decidedByName: null,
    decidedAt: null,
    failureCode: null,
    reason: masked,
    grant: null,
    ...changes,
  };
}

export function report(changes: Partial<StaffReport> = {}): StaffReport {
  return {
    reportId: '22222222-0000-4000-8000-000000000002',
    playerId,
    maskedUsername: 'd••••n',
    gameId: '33333333-0000-4000-8000-000000000003',
    turnId: '44444444-0000-4000-8000-000000000004',
    reason: 'untrue',
    reportedAt: '2026-11-26T10:00:00.000Z',
    state: 'open',
    ownerId: null,
    ownerName: null,
    answeredAt: null,
    comment: masked,
    userInput: masked,
    narrative: masked,
    grant: null,
    ...changes,
  };
}

/** What the shell asks by itself, on every screen. */
export const nothingWaits: Answers = {
  'GET /api/staff/acts/count': { body: { waiting: 0 } },
  'GET /api/staff/reports/count': { body: { open: 0 } },
};
