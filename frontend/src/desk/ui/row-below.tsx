import type { ReactNode } from 'react';

/** What belongs to the chosen row of a table, below it, as wide as the table. */
export function RowBelow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className="border-b border-line bg-surface shadow-[inset_3px_0_0_var(--accent)]">
      <td colSpan={columns} className="px-3 pt-1 pb-5">
        {children}
      </td>
    </tr>
  );
}
