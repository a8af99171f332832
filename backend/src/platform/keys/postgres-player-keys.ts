/** Player keys in PostgreSQL, wrapped by the master key, the recently used ones in memory. */
import { createHmac, randomBytes } from 'node:crypto';
import { KeyDestroyed, type SealedEnvelope } from '@rubicon/eventsourcing';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { decrypt, encrypt, KEY_BYTES, seal, unseal } from './aes-gcm.js';
import { derivedKey } from './derived-key.js';
import { Erased, PlayerKeys, UnknownKey, erased } from './player-keys.js';

const CACHED_KEYS = 5_000;
/** A destroyed key is announced by event; should that get lost, no process goes on with it longer than this. Milliseconds. */
const CACHED_FOR_MS = 60_000;

export class PostgresPlayerKeys extends PlayerKeys {
  private readonly cache = new LRUCache<string, Buffer>({
    max: CACHED_KEYS,
    ttl: CACHED_FOR_MS,
    ttlAutopurge: true,
  });

  constructor(
    private readonly pool: Pool,
    private readonly masterKey: Buffer,
  ) {
    super();
  }

  async create(playerId: string): Promise<void> {
    const wrapped = this.wrap(playerId, randomBytes(KEY_BYTES));
    await this.pool.query(
      'INSERT INTO player_key (player_id, wrapped) VALUES ($1, $2) ON CONFLICT (player_id) DO NOTHING',
      [playerId, wrapped],
    );
    if ((await this.keyOf(playerId)) instanceof Erased) throw new KeyDestroyed(playerId);
  }

  async seal(playerId: string, aad: string, plaintext: object): Promise<SealedEnvelope> {
    const key = await this.keyOf(playerId);
    if (key instanceof Erased) throw new KeyDestroyed(playerId);
    const { nonce, ciphertext } = encrypt(key, Buffer.from(JSON.stringify(plaintext), 'utf8'), aad);
    return { v: 1, kid: playerId, n: nonce.toString('base64'), c: ciphertext.toString('base64') };
  }

  async open<T extends object>(envelope: SealedEnvelope, aad: string): Promise<T | Erased> {
    const key = await this.keyOf(envelope.kid);
    if (key instanceof Erased) return erased;
    const sealed = {
      nonce: Buffer.from(envelope.n, 'base64'),
      ciphertext: Buffer.from(envelope.c, 'base64'),
    };
    return JSON.parse(decrypt(key, sealed, aad).toString('utf8')) as T;
  }

  async fingerprint(playerId: string, text: string): Promise<string> {
    const key = await this.keyOf(playerId);
    if (key instanceof Erased) throw new KeyDestroyed(playerId);
    return createHmac('sha256', derivedKey(key, 'fingerprint')).update(text).digest('hex');
  }

  async isDestroyed(playerId: string): Promise<boolean> {
    return (await this.keyOf(playerId)) instanceof Erased;
  }

  async destroy(playerId: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO player_key (player_id, wrapped, destroyed_at) VALUES ($1, NULL, now())
       ON CONFLICT (player_id) DO UPDATE SET wrapped = NULL, destroyed_at = now() WHERE player_key.destroyed_at IS NULL`,
      [playerId],
    );
    this.drop(playerId);
  }

  drop(playerId: string): void {
    this.cache.delete(playerId);
  }

  private async keyOf(playerId: string): Promise<Buffer | Erased> {
    const cached = this.cache.get(playerId);
    if (cached) return cached;
    const { rows } = await this.pool.query<{ wrapped: Buffer | null }>(
      'SELECT wrapped FROM player_key WHERE player_id = $1',
      [playerId],
    );
    const row = rows[0];
    if (!row) throw new UnknownKey(playerId);
    if (row.wrapped === null) return erased;
    const key = this.unwrap(playerId, row.wrapped);
    this.cache.set(playerId, key);
    return key;
  }

  private wrap(playerId: string, key: Buffer): Buffer {
    return seal(this.masterKey, key, `player-key|${playerId}`);
  }

  private unwrap(playerId: string, wrapped: Buffer): Buffer {
    return unseal(this.masterKey, wrapped, `player-key|${playerId}`);
  }
}
