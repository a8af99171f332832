import type { TreeRow } from './tree-rows.js';

const PAGE_ROWS = 10;

/** What a key does in the tree (WAI-ARIA, "Tree View Pattern"): the row it leads to, to fold or unfold this one, or nothing. */
export function nextRow(rows: readonly TreeRow[], index: number, key: string): number | 'toggle' | null {
  const row = rows[index];
  if (!row) return null;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(index + PAGE_ROWS, last);
    case 'PageUp':
      return Math.max(index - PAGE_ROWS, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowRight':
      if (row.expanded === null) return null;
      return row.expanded ? index + 1 : 'toggle';
    case 'ArrowLeft': {
      if (row.expanded) return 'toggle';
      const parent = rows.findIndex(({ item }) => item.id === row.parentId);
      return parent < 0 ? null : parent;
    }
    default:
      return null;
  }
}
