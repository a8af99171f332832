/** What is known of the configured models, kept for all processes and beyond a restart. Holds nothing personal. */
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ModelAddress } from '../platform/config/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import type { ModelPace } from './model-pace.js';

/** A probe holds for so long. */
const FRESH = `interval '1 day'`;
/** Whoever is at it says so again within a third of it; else they are gone. */
const LEASE = `interval '45 seconds'`;
export const LEASE_RENEWED_EVERY_MS = 15_000;
const FIRST_WORDS_KEPT = 9;

export interface KnownModel {
  readonly isWaking: boolean;
  /** Probed within a day. */
  readonly isFresh: boolean;
  /** Milliseconds since it was, and how many that took; null: never. */
  readonly wokeMsAgo: number | null;
  readonly wakingMs: number;
  /** Null: never probed. */
  readonly pace: ModelPace | null;
  readonly dialect: object | null;
  /** Milliseconds, oldest first. */
  readonly firstWordsMs: readonly number[];
}

export const UNKNOWN_MODEL: KnownModel = {
  isWaking: false,
  isFresh: false,
  wokeMsAgo: null,
  wakingMs: 0,
  pace: null,
  dialect: null,
  firstWordsMs: [],
};

@Injectable()
export class ModelProbes {
  constructor(private readonly readModels: ReadModels) {}

  async find(address: ModelAddress): Promise<KnownModel> {
    const [row] = await this.readModels.manager.query<KnownModel[]>(
      `SELECT coalesce(waking_since > now() - ${LEASE}, false) AS "isWaking",
              coalesce(probed_at > now() - ${FRESH}, false) AS "isFresh",
              (extract(epoch FROM now() - probed_at) * 1000)::float8 AS "wokeMsAgo", waking_ms AS "wakingMs",
              pace, dialect, first_words AS "firstWordsMs"
       FROM model_probe WHERE model_key = $1`,
      [keyOf(address)],
    );
    return row ?? UNKNOWN_MODEL;
  }

  /** Whether this process is the one to probe it now: nobody else is at it, and what is known is older than a day. */
  async claim(address: ModelAddress): Promise<boolean> {
    const claimed = await this.readModels.manager.query<unknown[]>(
      `INSERT INTO model_probe AS known (model_key, waking_since) VALUES ($1, now())
       ON CONFLICT (model_key) DO UPDATE SET waking_since = now()
         WHERE coalesce(known.probed_at <= now() - ${FRESH}, true)
           AND coalesce(known.waking_since <= now() - ${LEASE}, true)
       RETURNING model_key`,
      [keyOf(address)],
    );
    return claimed.length > 0;
  }

  async save(
    address: ModelAddress,
    found: {
      /** Null: it answers, and how fast was not to be found out. */
      readonly pace: ModelPace | null;
      readonly dialect: object;
      readonly costMicroUsd: number;
      readonly tookMs: number;
    },
  ): Promise<void> {
    await this.readModels.manager.query(
      `UPDATE model_probe SET waking_since = NULL, probed_at = now(), pace = $2, dialect = $3, cost = $4, waking_ms = $5
       WHERE model_key = $1`,
      [keyOf(address), found.pace, found.dialect, found.costMicroUsd, Math.round(found.tookMs)],
    );
  }

  /** Still at it. */
  async renew(address: ModelAddress): Promise<void> {
    await this.readModels.manager.query(
      `UPDATE model_probe SET waking_since = now() WHERE model_key = $1 AND waking_since IS NOT NULL`,
      [keyOf(address)],
    );
  }

  /** The probe failed: another may be made at once. */
  async giveBack(address: ModelAddress): Promise<void> {
    await this.readModels.manager.query(`UPDATE model_probe SET waking_since = NULL WHERE model_key = $1`, [
      keyOf(address),
    ]);
  }

  async addFirstWords(address: ModelAddress, milliseconds: number): Promise<void> {
    await this.readModels.manager.query(
      `UPDATE model_probe SET first_words = (first_words || $2::integer)[greatest(1, cardinality(first_words) + 2 - ${FIRST_WORDS_KEPT}):]
       WHERE model_key = $1`,
      [keyOf(address), Math.round(milliseconds)],
    );
  }

  /** Micro-dollars that probes of this day (UTC) cost. */
  async costToday(): Promise<number> {
    const [{ cost }] = await this.readModels.manager.query<[{ cost: string }]>(
      `SELECT coalesce(sum(cost), 0) AS cost FROM model_probe
       WHERE probed_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`,
    );
    return Number(cost);
  }
}

function keyOf({ baseUrl, model }: ModelAddress): string {
  return createHash('sha256').update(`${baseUrl}|${model}`).digest('hex');
}
