import { locale } from '../../strings/locale.js';

/** ISO 4217. */
const CODE = /^[A-Z]{3}$/;
/** A provider counts these in hundredths although they have none (Stripe's documentation: currencies, special cases). */
const countedInHundredths: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** 1250 'usd' → "$12.50", 500 'jpy' → "¥500": minor units of a currency, as a provider counts them. */
export function formatMinor(amountMinor: number, currency: string): string {
  const code = currency.toUpperCase();
  // What is no code of a currency is taken for hundredths, and named: a row that says so has to be seen.
  if (!CODE.test(code)) return `${written(amountMinor / 100, { minimumFractionDigits: 2 })} ${code}`;
  const style = { style: 'currency', currency: code } as const;
  const digits = countedInHundredths.has(code)
    ? 2
    : (new Intl.NumberFormat(locale.numbers, style).resolvedOptions().maximumFractionDigits ?? 0);
  return written(amountMinor / 10 ** digits, { ...style, minimumFractionDigits: digits });
}

function written(amount: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale.numbers, options).format(amount).replace('-', '\u2212');
}
