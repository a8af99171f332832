/**
 * Carries out what was authorised and left: by a process that was killed, or since the mail server or the provider was away. What happened
 * only just now is the endpoint's, which is at it this very moment; what that leaves is overdue, and found in the read model.
 */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ACT_EVENT_TYPES, driveAct, type ActApproved, type ActRequested } from '@rubicon/domain';
import type { EventRef, KeyProcess, RecordedEvent } from '@rubicon/eventsourcing';
import { Clock } from '../../platform/clock/index.js';
import { Processes } from '../../platform/projector/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { SupportEngine } from './support-engine.js';

const LOOK_EVERY_MS = 15_000;
/** An act is left to whoever asked for it or approved it for so long: longer than a letter takes. */
const QUICK_PATH_MS = 60_000;
const ACTS_PER_LOOK = 200;

const overdueActs = `
  SELECT player_id AS "playerId", act_id AS "actId" FROM open_act
  WHERE state = 'authorised' AND coalesce(decided_at, asked_at) < $1
  ORDER BY coalesce(decided_at, asked_at) LIMIT ${ACTS_PER_LOOK}`;

type ActRef = Pick<ActRequested['data'], 'playerId' | 'actId'>;
type Authorising = ActRequested | ActApproved;

@Injectable()
export class ActProcessManager implements KeyProcess<Authorising>, OnModuleInit {
  readonly name = 'support';
  readonly categories = ['support'];
  readonly startAt = 'now';
  readonly handles = ACT_EVENT_TYPES;
  readonly overdue = { everyMs: LOOK_EVERY_MS, list: () => this.listOverdue() };

  constructor(
    private readonly engine: SupportEngine,
    private readonly processes: Processes,
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.processes.register(this);
  }

  key({ event }: RecordedEvent<Authorising>): string {
    return keyOf(event.data);
  }

  async drive(key: string, newest: EventRef | null): Promise<void> {
    if (newest && this.clock.now().getTime() - Date.parse(newest.at) < QUICK_PATH_MS) return;
    const [playerId = '', actId = ''] = key.split('/');
    await driveAct(playerId, actId, this.engine);
  }

  private async listOverdue(): Promise<string[]> {
    const before = new Date(this.clock.now().getTime() - QUICK_PATH_MS);
    const rows = await this.readModels.manager.query<ActRef[]>(overdueActs, [before]);
    return rows.map(keyOf);
  }
}

/** Of its player too, in whose stream it lies. */
function keyOf({ playerId, actId }: ActRef): string {
  return `${playerId}/${actId}`;
}
