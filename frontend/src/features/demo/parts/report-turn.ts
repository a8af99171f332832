import { demoTurns } from '@rubicon/contracts';
import { track } from '../../../lib/analytics/index.js';

/** @param turn turns done, 1 to 3 */
export function reportTurn(turn: number): void {
  track({ name: 'demo_turn_complete', turn });
  if (turn === demoTurns) track({ name: 'demo_complete' });
}
