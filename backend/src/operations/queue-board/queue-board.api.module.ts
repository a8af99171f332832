import { Module } from '@nestjs/common';
import { Log } from '../../platform/observability/index.js';
import { BullQueues } from '../../platform/queue/index.js';
import { BoardServer } from './board-server.js';
import { queueBoard } from './queue-board.js';
import { QueueBoardEndpoint } from './queue-board.endpoint.js';

/** The queue job by job, for who knows Bull Board. */
@Module({
  controllers: [QueueBoardEndpoint],
  providers: [{ provide: BoardServer, inject: [BullQueues, Log], useFactory: queueBoard }],
})
export class QueueBoardApiModule {}
