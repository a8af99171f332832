import { Module } from '@nestjs/common';
import { OperationsFiguresModule } from './figures/index.js';
import { HangingTurnsApiModule } from './hanging-turns/index.js';
import { LanesApiModule } from './lanes/index.js';
import { NarratorsApiModule } from './narrators/index.js';
import { PauseApiModule } from './pause/index.js';
import { ProviderApiModule } from './provider/index.js';
import { QueueBoardApiModule } from './queue-board/index.js';
import { RebuildApiModule } from './rebuild/index.js';

/** What operators see and do, a room each. */
@Module({
  imports: [
    OperationsFiguresModule,
    HangingTurnsApiModule,
    LanesApiModule,
    NarratorsApiModule,
    PauseApiModule,
    ProviderApiModule,
    QueueBoardApiModule,
    RebuildApiModule,
  ],
})
export class OperationsApiModule {}
