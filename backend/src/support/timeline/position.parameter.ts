import type { PipeTransform } from '@nestjs/common';

/** Positions are 64 bits: more digits than that are none. */
const POSITION = /^\d{1,18}$/;

/** Of a path: a place of the log; null for what can be none. */
export const positionParameter: PipeTransform<string, bigint | null> = {
  transform: (position) => (POSITION.test(position) ? BigInt(position) : null),
};
