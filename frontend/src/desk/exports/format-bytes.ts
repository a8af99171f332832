import { locale } from '../../strings/locale.js';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1_000;

/** 1234567 → "1.2 MB" */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)), units.length - 1);
  return new Intl.NumberFormat(locale.numbers, {
    style: 'unit',
    unit: units[step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / STEP ** step);
}
