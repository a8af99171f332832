/** Heads of the chain, each signed and naming the one before: whoever has one outside the database can prove what stood below it. */
import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditProof, SignedHead } from '@rubicon/contracts';
import { LessThanOrEqual, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Log } from '../../platform/observability/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { ChainLinkRow } from './chain-link.table.js';
import { Chain } from './chain.js';
import { hashOfHead, signedHead } from './head-body.js';
import { keyIdOf } from '../ledger-file/key-id.js';
import { SignedHeadRow } from './signed-head.table.js';
import { SigningKeyRow } from './signing-key.table.js';

/** Key of the advisory lock under which heads are signed, one after another. */
const HEADS_LOCK = 0x52554844;
const HOUR_MS = 3_600_000;

@Injectable()
export class SignedHeads {
  private readonly log: Log;
  /** When this process last said that the chain does not fit; milliseconds. */
  private saidAt = 0;

  constructor(
    private readonly readModels: ReadModels,
    private readonly chain: Chain,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('proof');
  }

  /** Whether this process has a key. */
  get canSign(): boolean {
    return this.config.auditSigningKey !== null;
  }

  /**
   * Brings the chain up to the log's end, signs where it stands, and writes that to the log of this process, which is a copy outside the database.
   * @throws Refused `heads_not_signed` without a key, when there is nothing to sign, or when the chain is not what was signed before; AnotherLog;
   * EventStoreUnavailable
   */
  async sign(why: SignedHead['why']): Promise<SignedHead> {
    const key = this.config.auditSigningKey;
    if (!key) throw new Refused('heads_not_signed');
    await this.chain.catchUp();
    const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
    const keyId = keyIdOf(spki);
    const head = await this.readModels.dataSource.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [HEADS_LOCK]);
      const link = await this.chain.last(tx);
      if (!link)
        throw new Refused('heads_not_signed', {
          detail: 'The ledger has no event yet: nothing can be signed.',
        });
      const [row] = await tx.find(SignedHeadRow, { order: { number: 'DESC' }, take: 1 });
      const previous = row && headOf(row);
      if (previous && !(await this.fits(previous, tx))) throw this.rewritten(previous);
      const signedAt = this.clock.now();
      const signed = signedHead(
        {
          number: (previous?.number ?? 0) + 1,
          position: link.position.toString(),
          events: link.number,
          head: link.hash.toString('hex'),
          previousHead: previous ? hashOfHead(previous) : null,
          why,
          signedAt: signedAt.toISOString(),
          keyId,
        },
        key,
      );
      await tx
        .createQueryBuilder()
        .insert()
        .into(SigningKeyRow)
        .values({ keyId, publicKey: spki.toString('base64'), firstUsedAt: signedAt })
        .orIgnore()
        .execute();
      await tx.insert(SignedHeadRow, { ...signed, signedAt });
      return signed;
    });
    const { number, position, head: hash } = head;
    this.log.info('a head of the ledger was signed', { number, position, head: hash, keyId });
    return head;
  }

  /** Whether the chain still has, where the head was signed, the very link that it names. */
  private async fits({ events, head, position }: SignedHead, tx: EntityManager): Promise<boolean> {
    const link = await tx.findOneBy(ChainLinkRow, { number: events.toString() });
    return link?.hash.toString('hex') === head && link.position === position;
  }

  /** Said once an hour: a head that is due is tried every minute. */
  private rewritten({ number, position, head }: SignedHead): Refused {
    const now = this.clock.now().getTime();
    if (this.saidAt + HOUR_MS <= now) {
      this.saidAt = now;
      this.log.error('no head of the ledger is signed: its chain is not what was signed before', {
        number,
        position,
        head,
      });
    }
    return new Refused('heads_not_signed', {
      detail: `The chain of the ledger is not what head ${number} signed: no head is signed until somebody has looked into it.`,
    });
  }

  /** From the first to this number, oldest first. */
  async upTo(number: number): Promise<SignedHead[]> {
    const rows = await this.readModels
      .repository(SignedHeadRow)
      .find({ where: { number: LessThanOrEqual(number) }, order: { number: 'ASC' } });
    return rows.map(headOf);
  }

  /** The oldest that was signed at this event or a later one; null: none was yet. */
  async firstCovering(events: number): Promise<SignedHead | null> {
    const [row] = await this.readModels
      .repository(SignedHeadRow)
      .find({ where: { events: MoreThanOrEqual(events) }, order: { number: 'ASC' }, take: 1 });
    return row ? headOf(row) : null;
  }

  /** Newest first. */
  async newest(limit: number): Promise<SignedHead[]> {
    const rows = await this.readModels
      .repository(SignedHeadRow)
      .find({ order: { number: 'DESC' }, take: limit });
    return rows.map(headOf);
  }

  /** The newest that was signed for this reason; null: none was. */
  async last(why: SignedHead['why']): Promise<SignedHead | null> {
    const [row] = await this.readModels
      .repository(SignedHeadRow)
      .find({ where: { why }, order: { number: 'DESC' }, take: 1 });
    return row ? headOf(row) : null;
  }

  /** Public keys that these heads are signed with, newest first. */
  async keysOf(heads: readonly SignedHead[]): Promise<AuditProof['keys']> {
    const used = new Set(heads.map(({ keyId }) => keyId));
    return (await this.keys()).filter(({ keyId }) => used.has(keyId));
  }

  /** Public keys of all heads, newest first. */
  async keys(): Promise<AuditProof['keys']> {
    const rows = await this.readModels.repository(SigningKeyRow).find({ order: { firstUsedAt: 'DESC' } });
    return rows.map(({ firstUsedAt, ...key }) => ({ ...key, firstUsedAt: firstUsedAt.toISOString() }));
  }
}

function headOf({ signedAt, ...row }: SignedHeadRow): SignedHead {
  return { ...row, signedAt: signedAt.toISOString() };
}
