/** Ids in paths. One that is no id names nothing. */
import { ParseUUIDPipe } from '@nestjs/common';
import { gameNotFound, unknownTurn } from './refused.js';

export const gameIdParameter = new ParseUUIDPipe({ exceptionFactory: gameNotFound });

export const turnIdParameter = new ParseUUIDPipe({ exceptionFactory: unknownTurn });
