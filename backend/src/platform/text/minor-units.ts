/** Amounts in the payment provider's minor units, written in decimals without a floating point. */

/** @param amount a safe integer, in units of which 10^`digits` make one @throws RangeError */
export function writtenUnits(amount: number, digits: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`no safe integer: ${amount}`);
  const sign = amount < 0 ? '-' : '';
  const units = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = units.slice(0, units.length - digits);
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${units.slice(-digits)}`;
}

/** Where the provider's minor unit is not the one of ISO 4217: https://docs.stripe.com/currencies#special-cases and #zero-decimal. */
const providersDigits: Readonly<Record<string, number>> = { isk: 2, mga: 0, ugx: 2 };

/**
 * Digits behind the point of an amount in the provider's minor units.
 * @param currency ISO 4217, in small letters
 * @returns null when it is no currency that anybody knows
 */
export function minorDigitsOf(currency: string): number | null {
  if (!/^[a-z]{3}$/.test(currency)) return null;
  return (
    providersDigits[currency] ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    null
  );
}

/** For example "9.00 EUR"; of a currency that nobody knows, "900 in the smallest unit of XYZ". @param currency ISO 4217 */
export function writtenMinor(amount: number, currency: string): string {
  const digits = minorDigitsOf(currency.toLowerCase());
  const name = currency.toUpperCase();
  return digits === null
    ? `${amount} in the smallest unit of ${name}`
    : `${writtenUnits(amount, digits)} ${name}`;
}
