/** Carries an act out at once, so that the answer shows what came of it; what cannot be done now is left to the act's process. */
import { Injectable } from '@nestjs/common';
import { driveAct } from '@rubicon/domain';
import { Log } from '../../platform/observability/index.js';
import { SupportEngine } from './support-engine.js';

@Injectable()
export class ActDrive {
  private readonly log: Log;

  constructor(
    private readonly engine: SupportEngine,
    log: Log,
  ) {
    this.log = log.for('support');
  }

  /**
   * What was authorised before is somebody else's to carry out, who may be at it: two at once would send a letter twice.
   * @returns the newest log position; `outcome`'s where it could not be carried out now
   */
  async after(
    outcome: { readonly kind: 'appended' | 'unchanged'; readonly position: bigint | null },
    playerId: string,
    actId: string,
  ): Promise<bigint | null> {
    if (outcome.kind === 'unchanged') return outcome.position;
    try {
      return (await driveAct(playerId, actId, this.engine)).position ?? outcome.position;
    } catch (error) {
      this.log.warn('an act is left to its process', { actId, error });
      return outcome.position;
    }
  }
}
