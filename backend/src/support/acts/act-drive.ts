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

  /** The newest log position; `position` where it could not be carried out now. */
  async now(playerId: string, actId: string, position: bigint | null): Promise<bigint | null> {
    try {
      return (await driveAct(playerId, actId, this.engine)).position ?? position;
    } catch (error) {
      this.log.warn('an act is left to its process', { actId, error });
      return position;
    }
  }
}
