/** Fields of what a model wrote: of any type, whatever they should be. */
import { wellFormed } from '../platform/text/index.js';

export type Fields = Readonly<Record<string, unknown>>;

export function isOneOf<T extends string>(known: readonly T[], value: unknown): value is T {
  return known.some((one) => one === value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asRecord(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? wellFormed(value) : '';
}

export function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Null for what is no number. */
export function whole(value: unknown, most: number): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.min(most, Math.max(-most, Math.round(value))) || 0;
}
