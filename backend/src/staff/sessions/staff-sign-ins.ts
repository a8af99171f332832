/** Sign-ins of staff: each a row of its own and a token in a cookie, for eight hours. Row and roles are read at every call. */
import { Injectable } from '@nestjs/common';
import type { StaffSessionEntry } from '@rubicon/contracts';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import type { Request } from 'express';
import { Clock, Ids } from '../../platform/clock/index.js';
import { StaffSessions, type SignedInStaff } from '../../platform/http/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import { hashOfToken, randomToken } from '../../platform/tokens/index.js';
import { StaffLog } from '../staff-log.js';
import { StaffCookie } from './staff.cookie.js';
import { StaffSessionRow } from './staff-session.table.js';

const LIFETIME_SECONDS = 8 * 3_600;
const MS_PER_SECOND = 1_000;

/** Waits for a change of the account that is under way, and sees what came of it. */
const beginSession = `
  INSERT INTO staff_session (session_id, token_hash, staff_id, started_at, expires_at)
  SELECT $1, $2, staff_id, $3, $4 FROM staff_account
  WHERE staff_id = $5 AND (password_hash = $6 OR provider_subject = $7) FOR SHARE
  RETURNING session_id`;

/** What the sign-in was allowed for; it must still be so. */
export type SignInProof = { readonly passwordHash: string } | { readonly providerSubject: string };

export interface BegunSession {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface FoundSession {
  readonly staff: SignedInStaff;
  readonly expiresAt: Date;
}

@Injectable()
export class StaffSignIns implements StaffSessions {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly cookie: StaffCookie,
    private readonly log: StaffLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Null: what proved who they are counts no more. The member's expired ones are cleared away. */
  async begin(staffId: string, proof: SignInProof): Promise<BegunSession | null> {
    const startedAt = this.clock.now();
    const expiresAt = new Date(startedAt.getTime() + LIFETIME_SECONDS * MS_PER_SECOND);
    const token = randomToken();
    const begun = await this.database.manager.query<unknown[]>(beginSession, [
      this.ids.uuid(),
      hashOfToken(token),
      startedAt,
      expiresAt,
      staffId,
      'passwordHash' in proof ? proof.passwordHash : null,
      'providerSubject' in proof ? proof.providerSubject : null,
    ]);
    if (begun.length === 0) return null;
    await this.rows.delete({ staffId, expiresAt: LessThanOrEqual(startedAt) });
    return { token, expiresAt };
  }

  async of(request: Request): Promise<SignedInStaff | null> {
    return (await this.find(request))?.staff ?? null;
  }

  async find(request: Request): Promise<FoundSession | null> {
    const token = this.cookie.tokenIn(request);
    if (token === null) return null;
    const row = await this.rows.findOneBy({
      tokenHash: hashOfToken(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (!row) return null;
    const { staffId, sessionId, expiresAt } = row;
    const { roles, joined } = await this.log.stateOf(staffId);
    return joined && roles.length > 0 ? { staff: { staffId, sessionId, roles }, expiresAt } : null;
  }

  /** Newest first. */
  async list({ staffId, sessionId: own }: SignedInStaff): Promise<StaffSessionEntry[]> {
    const rows = await this.rows.find({
      where: { staffId, expiresAt: MoreThan(this.clock.now()) },
      order: { startedAt: 'DESC' },
    });
    return rows.map(({ sessionId, startedAt, expiresAt }) => ({
      sessionId,
      startedAt: startedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isThisOne: sessionId === own,
    }));
  }

  /** Whether there was one. @param actorId who ends it, unless it is the member */
  async end(staffId: string, sessionId: string, actorId = staffId): Promise<boolean> {
    return this.database.manager.transaction(async (tx) => {
      const { affected } = await tx.delete(StaffSessionRow, { staffId, sessionId });
      if (affected !== 1) return false;
      await this.log.append(staffId, { type: 'EndStaffSession', sessionId }, actorId);
      return true;
    });
  }

  /** How many there were. @param except goes on */
  async endAll(staffId: string, { except = '', actorId = staffId } = {}): Promise<number> {
    let ended = 0;
    for (const { sessionId } of await this.rows.findBy({ staffId, expiresAt: MoreThan(this.clock.now()) }))
      if (sessionId !== except && (await this.end(staffId, sessionId, actorId))) ended += 1;
    return ended;
  }

  private get rows() {
    return this.database.repository(StaffSessionRow);
  }
}
