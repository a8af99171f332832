import { GateLeaf } from './gate-leaf.js';

export function Component() {
  return (
    <main>
      <GateLeaf>{null}</GateLeaf>
    </main>
  );
}
