import fc from 'fast-check';
import type { GameTree } from '@rubicon/contracts';
import { grownTree, turnIdOf, withBranchName, withEnding } from '../../../testing/trees.js';
import { nextRow } from './next-row.js';
import { outlineOf, type Item } from './tree-outline.js';
import { laneOf, rowsOf, type TreeRow } from './tree-rows.js';

/** Every run unfolded. */
function allRows(tree: GameTree): TreeRow[] {
  const outline = outlineOf(tree);
  const runs = rowsOf(outline, new Set()).filter(({ item }) => item.kind === 'run');
  return rowsOf(outline, new Set(runs.map(({ item }) => item.id)));
}

const turnIds = (rows: readonly TreeRow[]) =>
  rows.filter(({ item }) => item.kind === 'turn').map(({ item }) => item.id);

/** The word a row begins with, for reading a whole picture at a glance. */
function sketch(rows: readonly TreeRow[]): string[] {
  return rows.map((row) => '  '.repeat(laneOf(row)) + name(row.item));
}
function name(item: Item): string {
  if (item.kind === 'run') return `${item.turns.length} turns`;
  return item.node ? String(item.node.turnNumber) : 'opening';
}

/** Any tree: each turn grows from any node before it; any node is the head. */
const anyTree = fc
  .tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 120 }), fc.nat(), fc.nat())
  .map(([choices, head, saved]): GameTree => {
    const tree = grownTree(choices.length);
    const ids = [tree.gameId];
    const nodes = tree.nodes.map((node, index) => {
      const parentTurnId = ids[choices[index]! % ids.length]!;
      ids.push(node.turnId);
      return { ...node, parentTurnId };
    });
    return { ...tree, nodes, headTurnId: ids[head % ids.length]!, savedTurnId: ids[saved % ids.length]! };
  });

it('draws every turn once, after the one it grew from', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const rows = allRows(tree);
      const order = turnIds(rows);
      expect([...order].sort()).toEqual([tree.gameId, ...tree.nodes.map(({ turnId }) => turnId)].sort());
      for (const { turnId, parentTurnId } of tree.nodes)
        expect(order.indexOf(parentTurnId)).toBeLessThan(order.indexOf(turnId));
    }),
  );
});

it('keeps the path told so far in the first lane, and few lanes beside it', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const rows = allRows(tree);
      for (const row of rows) if (row.item.told) expect(laneOf(row)).toBe(0);
      expect(Math.max(...rows.map(laneOf))).toBeLessThanOrEqual(Math.log2(tree.nodes.length) + 1);
    }),
  );
});

it('counts each row among its siblings, one level below the row it hangs on', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const rows = allRows(tree);
      for (const parentId of new Set(rows.map((row) => row.parentId))) {
        const siblings = rows.filter((row) => row.parentId === parentId);
        expect(siblings.map(({ position }) => position)).toEqual(siblings.map((_, index) => index + 1));
        expect(siblings.every(({ setSize }) => setSize === siblings.length)).toBe(true);
        const parent = rows.find(({ item }) => item.id === parentId);
        expect(new Set(siblings.map(({ level }) => level))).toEqual(new Set([(parent?.level ?? 0) + 1]));
      }
    }),
  );
});

it('draws what was told otherwise before the story goes on', () => {
  const tree = grownTree(6);
  const [first, second, third, fourth, fifth, sixth] = tree.nodes;
  const nodes = [
    first!,
    second!,
    third!,
    { ...fourth!, parentTurnId: first!.turnId },
    { ...fifth!, parentTurnId: fourth!.turnId },
    { ...sixth!, parentTurnId: fourth!.turnId },
  ];
  expect(sketch(allRows({ ...tree, nodes, headTurnId: sixth!.turnId }))).toEqual([
    'opening',
    '1',
    '  2',
    '  3',
    '4',
    '  5',
    '6',
  ]);
  // Gone back to turn 2: its path is the trunk, the larger continuation aside.
  expect(sketch(allRows({ ...tree, nodes, headTurnId: second!.turnId }))).toEqual([
    'opening',
    '1',
    '  4',
    '    6',
    '  5',
    '2',
    '3',
  ]);
});

it('draws long straight runs as one, and what matters by itself', () => {
  let tree = grownTree(40, 1, { savedTurnId: turnIdOf(20) });
  tree = withEnding(tree, turnIdOf(40), 'triumph');
  expect(sketch(rowsOf(outlineOf(tree), new Set()))).toEqual([
    'opening',
    '1',
    '18 turns',
    '20',
    '16 turns',
    '37',
    '38',
    '39',
    '40',
  ]);
  expect(rowsOf(outlineOf(grownTree(24)), new Set())).toHaveLength(25);
});

it('stays short with five hundred turns in thirty branches', () => {
  const tree = grownTree(500, 30);
  expect(tree.branches.length).toBeGreaterThan(25);
  const rows = rowsOf(outlineOf(tree), new Set());
  expect(rows.length).toBeLessThan(200);
  expect(Math.max(...rows.map(laneOf))).toBeLessThan(8);
});

it('leads the keyboard along the turns, into a telling and out of it', () => {
  const tree = withBranchName(grownTree(40, 2), 1, 'The other way');
  const rows = rowsOf(outlineOf(tree), new Set());
  const fork = rows.findIndex(({ expanded, item }) => item.kind === 'turn' && expanded === true);
  const run = rows.findIndex(({ item }) => item.kind === 'run');
  expect(nextRow(rows, fork, 'ArrowRight')).toBe(fork + 1);
  expect(rows[fork + 1]!.leaves).toBe(true);
  expect(nextRow(rows, fork + 1, 'ArrowLeft')).toBe(fork);
  expect(nextRow(rows, fork, 'ArrowLeft')).toBe('toggle');
  expect(nextRow(rows, run, 'ArrowRight')).toBe('toggle');
  expect(nextRow(rows, 0, 'ArrowUp')).toBe(0);
  expect(nextRow(rows, 0, 'ArrowLeft')).toBeNull();
  expect(nextRow(rows, 0, 'End')).toBe(rows.length - 1);
  expect(nextRow(rows, rows.length - 1, 'ArrowDown')).toBe(rows.length - 1);
  expect(nextRow(rows, rows.length - 1, 'Home')).toBe(0);
  expect(nextRow(rows, 0, 'x')).toBeNull();
});
