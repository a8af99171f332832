/** Amounts as sentences tell them: to the last micro-dollar where there are any, else to the cent. */
import { MICRO_USD_PER_CENT, microUsdFromCents, type Cents, type MicroUsd } from '@rubicon/domain/money';

const MICRO_USD_PER_DOLLAR = 100 * MICRO_USD_PER_CENT;

export function dollars(amount: MicroUsd): string {
  const micro = Math.abs(amount);
  const whole = Math.floor(micro / MICRO_USD_PER_DOLLAR);
  const fraction = String(micro % MICRO_USD_PER_DOLLAR).padStart(6, '0');
  return `${amount < 0 ? '-' : ''}$${whole}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, '')}`;
}

export function dollarsOfCents(cents: Cents): string {
  return dollars(microUsdFromCents(cents));
}
