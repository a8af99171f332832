import { Module } from '@nestjs/common';
import { PlayerLogModule } from '../player-log/player-log.module.js';
import { StaffReadsModule } from '../reads/reads.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { GetProofHandler } from './proof.query.js';
import { ProofsEndpoint } from './proofs.endpoint.js';

/** From a complaint to its proof. */
@Module({
  imports: [PlayerLogModule, StaffReadsModule, TimelineModule],
  controllers: [ProofsEndpoint],
  providers: [GetProofHandler],
})
export class ProofsModule {}
