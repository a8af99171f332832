const amount = /^\s*\$?\s*(\d{1,7})(?:\.(\d{1,6}))?\s*$/;

/** "2.5" → 2500000: typed dollars in micro-dollars, exact; null: no amount above zero. @param decimals of the smallest unit */
export function readMicroUsd(typed: string, decimals: 2 | 6 = 6): number | null {
  const [, whole, fraction = ''] = amount.exec(typed) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  const microUsd = Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'));
  return microUsd > 0 ? microUsd : null;
}

/** "2.5" → 250; null: no amount in whole cents above zero. */
export function readCents(typed: string): number | null {
  const microUsd = readMicroUsd(typed, 2);
  return microUsd === null ? null : microUsd / 10_000;
}
