import type { ChronicleLine } from './chronicle.js';

/** Lines by what they have in common: groups in the order in which their first line was told, and so the lines of each. */
export function groupLines<Key>(
  lines: readonly ChronicleLine[],
  keyOf: (line: ChronicleLine) => Key,
): Map<Key, ChronicleLine[]> {
  const groups = new Map<Key, ChronicleLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return groups;
}
