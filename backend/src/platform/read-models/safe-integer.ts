/** For bigint columns that hold safe integers (micro-dollars, revisions): the driver answers text, the product counts in numbers. */
import type { ValueTransformer } from 'typeorm';

export const safeInteger: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | null) => {
    if (value === null) return null;
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`no safe integer in a bigint column: ${value}`);
    return number;
  },
};
