/** The outline as the rows that are on the screen: what is folded is left out, and each row knows the lines drawn through it. */
import type { Chain, Item, Outline } from './tree-outline.js';

/** Where the row's own line goes, and whether it is the path told so far. */
export type Stroke = 'told' | 'other' | null;

export interface TreeRow {
  readonly item: Item;
  /** Lines of the lanes left of this row's own, which go on past it; true: the path told so far. */
  readonly past: readonly boolean[];
  readonly above: Stroke;
  /** The line comes from the lane to the left: another telling begins. */
  readonly leaves: boolean;
  readonly below: Stroke;
  /** Null: it holds no rows. */
  readonly expanded: boolean | null;
  /** As WAI-ARIA trees count: from 1. */
  readonly level: number;
  readonly position: number;
  readonly setSize: number;
  /** The row it hangs on; null in the trunk. */
  readonly parentId: string | null;
}

/** The lane is the number of lanes to its left. */
export function laneOf({ past }: TreeRow): number {
  return past.length;
}

/** Rows that stand otherwise than by themselves: runs are folded and tellings unfolded until the reader changes it. */
export type Toggled = ReadonlySet<string>;

export function rowsOf({ trunk }: Outline, toggled: Toggled): TreeRow[] {
  const rows: TreeRow[] = [];
  addChain(rows, toggled, trunk, {
    past: [],
    level: 1,
    parentId: null,
    before: 0,
    setSize: trunk.length,
    leaves: false,
  });
  return rows;
}

interface ChainPlace extends Pick<TreeRow, 'past' | 'level' | 'parentId' | 'setSize' | 'leaves'> {
  /** Siblings before the chain's first item. */
  readonly before: number;
}

function addChain(rows: TreeRow[], toggled: Toggled, chain: Chain, place: ChainPlace): void {
  const { past, level, parentId, setSize, before } = place;
  chain.forEach((item, index) => {
    const next = chain[index + 1];
    const below = strokeTo(next);
    const expanded = isExpanded(item, toggled);
    const leaves = place.leaves && index === 0;
    const above = index > 0 || leaves ? strokeTo(item) : null;
    rows.push({
      item,
      past,
      above,
      leaves,
      below,
      expanded,
      level,
      parentId,
      setSize,
      position: before + index + 1,
    });
    if (!expanded) return;
    if (item.kind === 'run') {
      item.turns.forEach((turn, place_) => {
        const last = place_ === item.turns.length - 1;
        rows.push({
          item: turn,
          past,
          above: strokeTo(turn),
          leaves: false,
          below: last ? below : strokeTo(turn),
          expanded: null,
          level: level + 1,
          parentId: item.id,
          setSize: item.turns.length,
          position: place_ + 1,
        });
      });
      return;
    }
    const inside = item.sides.reduce((sum, side) => sum + side.length, 0);
    let counted = 0;
    for (const side of item.sides) {
      addChain(rows, toggled, side, {
        past: [...past, below === 'told'],
        level: level + 1,
        parentId: item.id,
        before: counted,
        setSize: inside,
        leaves: true,
      });
      counted += side.length;
    }
  });
}

function strokeTo(item: Item | undefined): Stroke {
  if (!item) return null;
  return item.told ? 'told' : 'other';
}

function isExpanded(item: Item, toggled: Toggled): boolean | null {
  if (item.kind === 'run') return toggled.has(item.id);
  return item.sides.length === 0 ? null : !toggled.has(item.id);
}
