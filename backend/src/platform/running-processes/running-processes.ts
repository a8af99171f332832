/**
 * Which processes run: each says so every two seconds in a row of its own, takes it away at its end, and counts as dead when it was silent for ten.
 * All by the database's clock. Ids and counts only.
 */
import { Injectable } from '@nestjs/common';
import type { NarratorControl } from '@rubicon/domain';
import { ReadModels } from '../read-models/index.js';

/** Of one that died without a word. */
const SILENT = `interval '10 seconds'`;
/** For whoever looks in the table for what has died. */
const FORGOTTEN_AFTER = `interval '1 hour'`;

export interface ProcessSign {
  readonly instanceId: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly version: string;
  /** Milliseconds since its start. */
  readonly runsForMs: number;
  /** It was told to end, and finishes what is under way. */
  readonly isEnding: boolean;
  readonly mode: NarratorControl['mode'];
  readonly slots: number;
  readonly configuredSlots: number;
  readonly turns: readonly { readonly turnId: string; readonly forMs: number }[];
  readonly prologues: number;
}

export interface RunningProcess extends Omit<ProcessSign, 'runsForMs' | 'turns'> {
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly turns: readonly { readonly turnId: string; /** ISO 8601. */ readonly since: string }[];
}

@Injectable()
export class RunningProcesses {
  constructor(private readonly readModels: ReadModels) {}

  /** It runs, and does this now. */
  async sign(sign: ProcessSign): Promise<void> {
    const { instanceId, name, roles, version, runsForMs, isEnding } = sign;
    const { mode, slots, configuredSlots, turns, prologues } = sign;
    await this.readModels.manager.query(
      `INSERT INTO running_process
         (instance_id, name, roles, version, started_at, seen_at, is_ending, mode, slots, configured_slots, prologues, turns)
       VALUES ($1, $2, $3, $4, now() - $5 * interval '1 millisecond', now(), $6, $7, $8, $9, $10,
               (SELECT coalesce(jsonb_agg(jsonb_build_object('turnId', turn_id, 'since', now() - for_ms * interval '1 millisecond')
                                          ORDER BY for_ms DESC), '[]')
                FROM unnest($11::uuid[], $12::float8[]) AS turn (turn_id, for_ms)))
       ON CONFLICT (instance_id) DO UPDATE
         SET seen_at = excluded.seen_at, is_ending = excluded.is_ending, mode = excluded.mode, slots = excluded.slots,
             prologues = excluded.prologues, turns = excluded.turns`,
      [
        instanceId,
        name,
        roles,
        version,
        runsForMs,
        isEnding,
        mode,
        slots,
        configuredSlots,
        prologues,
        turns.map(({ turnId }) => turnId),
        turns.map(({ forMs }) => forMs),
      ],
    );
  }

  /** It ends in order. */
  async signOff(instanceId: string): Promise<void> {
    await this.readModels.manager.query('DELETE FROM running_process WHERE instance_id = $1', [instanceId]);
  }

  /** Those of a role that live, by name and start. */
  async ofRole(role: string): Promise<RunningProcess[]> {
    return this.readModels.manager.query<RunningProcess[]>(
      `SELECT instance_id AS "instanceId", name, roles, version, started_at AS "startedAt", seen_at AS "seenAt",
              is_ending AS "isEnding", mode, slots, configured_slots AS "configuredSlots", turns, prologues
       FROM running_process
       WHERE seen_at > now() - ${SILENT} AND $1 = ANY (roles)
       ORDER BY name, started_at, instance_id`,
      [role],
    );
  }

  /** Rows of those that have long died. */
  async forgetDead(): Promise<void> {
    await this.readModels.manager.query(
      `DELETE FROM running_process WHERE seen_at < now() - ${FORGOTTEN_AFTER}`,
    );
  }
}
