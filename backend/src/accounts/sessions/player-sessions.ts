/** Sign-ins, each a row of its own, so that they can be ended one by one and all but one. */
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock, Ids } from '../../platform/clock/index.js';
import { ErasureNews } from '../../platform/erasure/index.js';
import { AccessTokens, type Sessions } from '../../platform/http/index.js';
import { AccountsDatabase } from '../../platform/read-models/index.js';
import type { AccountRow } from '../account.table.js';
import { AllSignIns } from './all-sign-ins.js';
import { SessionRow } from './session.table.js';

const CACHED_SESSIONS = 20_000;
/** Longest time for which another process may still honour a session ended here. Milliseconds. */
const BELIEVED_FOR_MS = 10_000;
const MS_PER_SECOND = 1_000;

/** Waits for a change of the account that is under way, and sees what came of it. */
const beginSession = `
  INSERT INTO session (session_id, player_id, started_at, expires_at)
  SELECT $1, player_id, $2, $3 FROM account WHERE player_id = $4 AND password_hash = $5 FOR SHARE
  RETURNING session_id`;

@Injectable()
export class PlayerSessions implements Sessions {
  /** Grows with every ending: what was asked before one is not believed after it. */
  private endings = 0;
  private readonly live = new LRUCache<string, string>({ max: CACHED_SESSIONS, ttl: BELIEVED_FOR_MS });
  /** Whose account is being deleted: none of their sessions counts any more, though its row may be there for a moment yet. */
  private readonly leaving = new LRUCache<string, true>({ max: CACHED_SESSIONS });

  constructor(
    private readonly database: AccountsDatabase,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly all: AllSignIns,
    erasures: ErasureNews,
  ) {
    all.onEnded((playerId) => this.forget(playerId));
    erasures.onRequested((playerId) => this.leave(playerId));
  }

  /**
   * Begins a session and answers its token. The player's expired ones are cleared away.
   * @returns null when the account's password is another by now, or the account is no more: what ended every sign-in ends this one too
   */
  async begin({ playerId, passwordHash }: AccountRow): Promise<string | null> {
    const startedAt = this.clock.now();
    const expiresAt = new Date(startedAt.getTime() + this.tokens.lifetimeSeconds * MS_PER_SECOND);
    const sessionId = this.ids.uuid();
    const { manager } = this.database;
    const begun = await manager.query<unknown[]>(beginSession, [
      sessionId,
      startedAt,
      expiresAt,
      playerId,
      passwordHash,
    ]);
    if (begun.length === 0) return null;
    await manager.query('DELETE FROM session WHERE player_id = $1 AND expires_at < $2', [
      playerId,
      startedAt,
    ]);
    return this.tokens.issue({ playerId, sessionId });
  }

  async isLive(sessionId: string, playerId: string): Promise<boolean> {
    if (this.leaving.has(playerId)) return false;
    if (this.live.get(sessionId) === playerId) return true;
    const endings = this.endings;
    const row = await this.database.repository(SessionRow).findOneBy({ sessionId, playerId });
    if (!row || row.expiresAt <= this.clock.now()) return false;
    if (endings === this.endings) this.live.set(sessionId, playerId);
    return true;
  }

  /** Ends one sign-in: here at once, in other processes within `BELIEVED_FOR_MS`. */
  async end(sessionId: string, playerId: string): Promise<void> {
    await this.database.repository(SessionRow).delete({ sessionId, playerId });
    this.endings += 1;
    this.live.delete(sessionId);
  }

  /** Ends every sign-in of the player, as `end` does. */
  async endAll(playerId: string): Promise<void> {
    await this.all.end(playerId);
  }

  /** The account is being deleted: every sign-in ends in this process at once, whoever took the request. */
  leave(playerId: string): void {
    this.leaving.set(playerId, true);
    this.forget(playerId);
  }

  private forget(playerId: string): void {
    this.endings += 1;
    for (const [sessionId, holder] of this.live) if (holder === playerId) this.live.delete(sessionId);
  }
}
