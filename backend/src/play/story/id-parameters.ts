/** Ids in paths. One that is no id names nothing. */
import { ParseUUIDPipe } from '@nestjs/common';
import { Refused } from '../../platform/refusals/index.js';

export const gameIdParameter = new ParseUUIDPipe({ exceptionFactory: () => new Refused('game_not_found') });

export const branchIdParameter = new ParseUUIDPipe({ exceptionFactory: () => new Refused('unknown_branch') });

export const turnIdParameter = new ParseUUIDPipe({ exceptionFactory: () => new Refused('unknown_turn') });
