/** Ids in paths. One that is no id names nothing; what was recorded is named by ids in lower case. */
import type { PipeTransform } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Refused } from '../../platform/refusals/index.js';

function idParameter(
  code: 'unknown_player' | 'unknown_report' | 'unknown_act',
): PipeTransform<string, string> {
  return {
    transform(id) {
      if (!isUuid(id)) throw new Refused(code);
      return id.toLowerCase();
    },
  };
}

export const playerIdParameter = idParameter('unknown_player');

export const reportIdParameter = idParameter('unknown_report');

export const actIdParameter = idParameter('unknown_act');
