import { pressKitStrings } from '../../strings/press-kit.js';

/** Bytes as a reader compares them: 48213 → "48 kB", 15234567 → "15.2 MB" (thousands, not 1,024s). */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return pressKitStrings.kilobytes(Math.ceil(bytes / 1000));
  return pressKitStrings.megabytes((bytes / 1_000_000).toFixed(1));
}
