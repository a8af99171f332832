import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

interface Placing {
  /** Figures and what stands over them: at the right. */
  readonly isFigure?: boolean;
  /** The least room that the table has to have for it; without, it is always there. */
  readonly least?: 'medium' | 'wide';
}

export interface TableColumn extends Placing {
  /** Null: it needs none. */
  readonly name: string | null;
  readonly className?: string;
}

const rooms = { medium: 'hidden @md:table-cell', wide: 'hidden @3xl:table-cell' };
const placed = ({ isFigure = false, least }: Placing) =>
  classNames(isFigure && 'figures text-right whitespace-nowrap', least && rooms[least]);

/** A table of the books: dense, with rules between its rows. Children are `tbody` and the like. */
export function Table({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly TableColumn[];
  children: ReactNode;
}) {
  return (
    <div className="@container">
      <table aria-label={label} className="w-full text-left text-note">
        <thead>
          <tr className="border-b border-line-strong text-caption text-ink-soft">
            {columns.map(({ name, className, ...placing }, index) =>
              name === null ? (
                <td key={index} className={classNames(placed(placing), className)} />
              ) : (
                <th
                  key={index}
                  scope="col"
                  className={classNames('py-1 pr-4 font-normal last:pr-0', placed(placing), className)}
                >
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

/** @param isName it names its row */
export function Cell({
  isName = false,
  className,
  children,
  ...placing
}: Placing & { isName?: boolean; className?: string; children?: ReactNode }) {
  const classes = classNames('py-1.5 pr-4 align-baseline last:pr-0', placed(placing), className);
  return isName ? (
    <th scope="row" className={classNames(classes, 'font-normal')}>
      {children}
    </th>
  ) : (
    <td className={classes}>{children}</td>
  );
}
