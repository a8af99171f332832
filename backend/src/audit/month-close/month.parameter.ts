import type { PipeTransform } from '@nestjs/common';
import { isMonth } from '@rubicon/domain';
import { Refused } from '../../platform/refusals/index.js';

/** `YYYY-MM` in a path. What is no month is not in the books. */
export const monthParameter: PipeTransform<string, string> = {
  transform(month) {
    if (!isMonth(month)) throw new Refused('unknown_month');
    return month;
  },
};
