/** Acts as one of the staff may see them: by name, and why only with a grant for their player. */
import { Injectable } from '@nestjs/common';
import type { StaffAct } from '@rubicon/contracts';
import type { ActRequested } from '@rubicon/domain';
import { StaffNames } from '../../staff/index.js';
import { TextGrants } from '../grants/index.js';
import { StaffTexts } from '../texts/index.js';
import type { ToldAct } from './told-acts.js';

@Injectable()
export class StaffActs {
  constructor(
    private readonly grants: TextGrants,
    private readonly texts: StaffTexts,
    private readonly names: StaffNames,
  ) {}

  async shown(staffId: string, acts: readonly ToldAct[]): Promise<StaffAct[]> {
    const names = await this.names.of(
      acts.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? askedBy]),
    );
    const grants = await this.grantsOf(staffId, acts);
    return Promise.all(
      acts.map(async ({ reason, ...act }) => ({
        ...act,
        askedByName: names.get(act.askedBy)!,
        isOwn: act.askedBy === staffId,
        decidedByName: act.decidedBy === null ? null : names.get(act.decidedBy)!,
        reason: await this.texts.read<NonNullable<ActRequested['private']>>(
          reason,
          (opened) => opened.reason,
          grants.get(act.playerId) ?? null,
        ),
      })),
    );
  }

  /** By player. */
  async grantsOf(staffId: string, acts: readonly Pick<ToldAct, 'playerId'>[]) {
    const playerIds = [...new Set(acts.map(({ playerId }) => playerId))];
    const found = await Promise.all(playerIds.map((playerId) => this.grants.of({ staffId }, playerId)));
    return new Map(playerIds.map((playerId, index) => [playerId, found[index] ?? null]));
  }
}
