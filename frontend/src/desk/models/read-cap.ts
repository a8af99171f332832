const amount = /^\s*\$?\s*(\d[\d,]{0,12})(?:\.(\d{1,6}))?\s*$/;
const THOUSANDS = /^\d{1,3}(,\d{3})+$/;

/** "1,000.5" → 1000500000: typed dollars in micro-dollars, exact; nothing is a cap as well. Null: it is no amount. */
export function readCap(typed: string): number | null {
  const [, whole, fraction = ''] = amount.exec(typed) ?? [];
  if (whole === undefined || (whole.includes(',') && !THOUSANDS.test(whole))) return null;
  return Number(whole.replaceAll(',', '')) * 1_000_000 + Number(fraction.padEnd(6, '0'));
}
