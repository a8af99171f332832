import type { Profile, Session, User } from '@rubicon/contracts';

export const player: User = {
  id: '5b0c9d7e-3a52-4f1b-9a40-6a2f1f6f7c11',
  username: 'mirabeau',
  email: 'mirabeau@example.org',
  createdAt: '2026-03-14T09:30:00.000Z',
};

export const playerProfile: Profile = {
  ...player,
  accountType: 'Credit-based Gaming',
  creditBalance: '4.97',
  availableMicroUsd: 4_970_000,
  reservedMicroUsd: 0,
  frozenMicroUsd: 0,
  heldMicroUsd: 0,
  turnCeilingMicroUsd: 32_000,
  fullGameUnlocked: false,
  guaranteeUsed: false,
  isSuspended: false,
  settings: { emailNotifications: true, autoSave: true, historicalAccuracy: true, language: 'en' },
};

/** A token shaped as the server's: only its expiry matters to the browser. */
export function tokenExpiring(atMs: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: player.id, exp: Math.floor(atMs / 1000) })}.signature`;
}

export function freshSession(): Session {
  return { token: tokenExpiring(Date.now() + 3_600_000), user: player };
}
