import { locale } from '../../strings/locale.js';

const words = new Intl.RelativeTimeFormat(locale.numbers, { numeric: 'always', style: 'short' });
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hr. ago": in the largest unit that is full. */
export function since(iso: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - new Date(iso).getTime());
  const [unit, length] = units.find(([, length]) => passed >= length) ?? units[2];
  return words.format(-Math.floor(passed / length), unit);
}
