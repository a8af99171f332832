/** Amounts as files hold them: whole numbers, and decimals made of these without a floating point. */

import { writtenUnits } from '../../platform/text/minor-units.js';

/** A number in decimals, which a spreadsheet may count with. */
export class Decimal {
  /** @param text for example `-12.340000` */
  constructor(readonly text: string) {}
}

/** @param amount a safe integer, in units of which 10^`digits` make one */
export function decimalOf(amount: number, digits: number): Decimal {
  return new Decimal(writtenUnits(amount, digits));
}

const MICRO_USD_DIGITS = 6;

export function dollarsOf(microUsd: number): Decimal {
  return decimalOf(microUsd, MICRO_USD_DIGITS);
}
