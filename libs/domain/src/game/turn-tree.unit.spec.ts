import fc from 'fast-check';
import { type TurnNode, TurnTree } from './turn-tree.js';

const node = (turnNumber: number): TurnNode => ({
  parentTurnId: 'game',
  turnNumber,
  bodyHash: '',
  ceilingMicroUsd: 1,
  priceVersion: 'v',
  submittedAt: '',
  status: 'pending',
});

it('holds what a map holds, and leaves every earlier tree as it was', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(fc.uuid(), fc.string()), fc.nat())), (entries) => {
      const map = new Map<string, TurnNode>();
      const trees = [TurnTree.empty];
      for (const [turnId, number] of entries) {
        const before = [...trees.at(-1)!.entries()];
        trees.push(trees.at(-1)!.with(turnId, node(number)));
        expect([...trees.at(-2)!.entries()]).toEqual(before);
        map.set(turnId, node(number));
        expect(trees.at(-1)!.get(turnId)).toEqual(node(number));
      }
      expect(new Map(trees.at(-1)!.entries())).toEqual(map);
      expect(trees.at(-1)!.get('nowhere at all')).toBeUndefined();
      const kept = TurnTree.from(trees.at(-1)!.entries());
      expect(new Map(kept.entries())).toEqual(map);
      expect(kept.get('nowhere at all')).toBeUndefined();
    }),
    { numRuns: 50 },
  ));
