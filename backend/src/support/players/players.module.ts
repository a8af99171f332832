import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from '../../payments/index.js';
import { GrantsModule } from '../grants/grants.module.js';
import { StaffReadsModule } from '../reads/reads.module.js';
import { FindPlayersHandler } from './find-players.query.js';
import { GetPlayerCardHandler } from './player-card.query.js';
import { PlayersEndpoint } from './players.endpoint.js';

@Module({
  imports: [PaymentsCoreModule, GrantsModule, StaffReadsModule],
  controllers: [PlayersEndpoint],
  providers: [FindPlayersHandler, GetPlayerCardHandler],
})
export class PlayersModule {}
