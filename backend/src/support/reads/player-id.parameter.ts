import type { PipeTransform } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Refused } from '../../platform/refusals/index.js';

/** Of a path under `/api/staff/players`. One that is no id names nobody; streams are named by ids in lower case. */
export const playerIdParameter: PipeTransform<string, string> = {
  transform(playerId) {
    if (!isUuid(playerId)) throw new Refused('unknown_player');
    return playerId.toLowerCase();
  },
};
