/**
 * Money. Credits are integers of micro-dollars (1 USD = 1,000,000); money at the payment provider is integers of cents.
 * Floating point never touches either; dollars as decimal strings exist only at the edge.
 */

/**
 * Integer, micro-dollars.
 * @asType integer
 * @minimum -9007199254740991
 * @maximum 9007199254740991
 */
export type MicroUsd = number;
/**
 * Integer, US cents.
 * @asType integer
 * @minimum -9007199254740991
 * @maximum 9007199254740991
 */
export type Cents = number;

export const MICRO_USD_PER_CENT = 10_000;

export function microUsdFromCents(cents: Cents): MicroUsd {
  return asMicroUsd(cents * MICRO_USD_PER_CENT);
}

/** @throws RangeError when the amount is no safe integer */
export function asMicroUsd(amount: number): MicroUsd {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a safe integer of micro-dollars: ${amount}`);
  return amount;
}

/** @throws RangeError when the amount is no safe integer above zero */
export function asPositiveMicroUsd(amount: number): MicroUsd {
  if (asMicroUsd(amount) <= 0) throw new RangeError(`not a positive amount of micro-dollars: ${amount}`);
  return amount;
}

/** @throws RangeError when the amount is no safe integer from zero up */
export function asMicroUsdFromZero(amount: number): MicroUsd {
  if (asMicroUsd(amount) < 0) throw new RangeError(`a negative amount of micro-dollars: ${amount}`);
  return amount;
}

/** Rounded down to the cent, two decimals: what a player is told they have (decision 28). */
export function toDollarsDown(amount: MicroUsd): string {
  const cents = Math.floor(amount / MICRO_USD_PER_CENT);
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
