/** Acts as one of the staff may see them: by name, of whom by a masked one, and why only with a grant for their player. */
import { Injectable } from '@nestjs/common';
import type { StaffAct, TextGrant } from '@rubicon/contracts';
import type { ActRequested } from '@rubicon/domain';
import { StaffNames } from '../../staff/index.js';
import { TextGrants } from '../grants/index.js';
import { MaskedNames } from '../players/index.js';
import { StaffReads } from '../reads/index.js';
import { StaffTexts } from '../texts/index.js';
import type { ToldAct } from './told-acts.js';

/** By player. */
type ReaderGrants = ReadonlyMap<string, TextGrant | null>;

@Injectable()
export class StaffActs {
  constructor(
    private readonly reads: StaffReads,
    private readonly grants: TextGrants,
    private readonly texts: StaffTexts,
    private readonly names: StaffNames,
    private readonly players: MaskedNames,
  ) {}

  /** @param grants the reader's, with all that they open recorded as read; so are the players, whose masked names are told */
  async shown(staffId: string, acts: readonly ToldAct[], grants: ReaderGrants): Promise<StaffAct[]> {
    const [names, players] = await Promise.all([
      this.names.of(acts.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? askedBy])),
      this.players.of(acts.map(({ playerId }) => playerId)),
    ]);
    return Promise.all(
      acts.map(async ({ reason, ...act }) => {
        const grant = grants.get(act.playerId) ?? null;
        return {
          ...act,
          maskedUsername: players.get(act.playerId) ?? null,
          askedByName: names.get(act.askedBy)!,
          isOwn: act.askedBy === staffId,
          decidedByName: act.decidedBy === null ? null : names.get(act.decidedBy)!,
          reason: await this.texts.read<NonNullable<ActRequested['private']>>(
            reason,
            (opened) => opened.reason,
            grant,
          ),
          grant,
        };
      }),
    );
  }

  /**
   * Of an act that the reader has just asked for or decided about: that they did is on record, and says whom they had before them. If their
   * grant opens personal text as well, that is read, and recorded here.
   */
  async recorded(staffId: string, acts: readonly Pick<ToldAct, 'playerId'>[]): Promise<ReaderGrants> {
    const grants = await this.grantsOf(staffId, acts);
    for (const [playerId, grant] of grants) if (grant) await this.reads.record({ staffId }, playerId, 'acts');
    return grants;
  }

  /** By player. */
  async grantsOf(staffId: string, acts: readonly Pick<ToldAct, 'playerId'>[]): Promise<ReaderGrants> {
    const playerIds = [...new Set(acts.map(({ playerId }) => playerId))];
    const found = await Promise.all(playerIds.map((playerId) => this.grants.of({ staffId }, playerId)));
    return new Map(playerIds.map((playerId, index) => [playerId, found[index] ?? null]));
  }
}
