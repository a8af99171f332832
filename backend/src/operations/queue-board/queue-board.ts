import { createBullBoard } from '@bull-board/api';
import type { Log } from '../../platform/observability/index.js';
import type { BullQueues } from '../../platform/queue/index.js';
import { BoardServer } from './board-server.js';
import { ShownQueue } from './shown-queue.js';

/** Below the operators' calls: the staff's cookie is for `/api/staff` alone. */
export const QUEUE_BOARD = 'api/staff/operations/queue-board';

/** Bull Board over the two queues of turns. Narration that operators have paused is no paused queue to it: narrators take nothing, that is all. */
export function queueBoard({ turns, prologues }: BullQueues, log: Log): BoardServer {
  const server = new BoardServer(`/${QUEUE_BOARD}`, log.for('queue-board'));
  createBullBoard({
    serverAdapter: server,
    queues: [
      new ShownQueue(turns, {
        displayName: 'Players’ turns',
        description: 'Turns that were paid for. Those that wait are “prioritized”.',
      }),
      new ShownQueue(prologues, {
        displayName: 'Visitors’ prologues',
        description: 'Turns of the free prologue. They have slots of their own.',
      }),
    ],
    options: {
      uiConfig: { boardTitle: 'Rubicon’s queue', locale: { lng: 'en-US' }, hideDocsLink: true },
    },
  });
  return server;
}
