export { QueueBoardApiModule } from './queue-board.api.module.js';
