import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asMicroUsdFromZero } from '../money.js';
import type { FailDemoTurn } from './demo.commands.js';
import type { DemoEvent } from './demo.events.js';
import { type DemoState, pendingDemoTurn } from './demo.state.js';

export function failDemoTurn(command: FailDemoTurn, state: DemoState): Decision<DemoEvent> {
  const pending = pendingDemoTurn(state, command.turnId);
  if (!pending) return nothingToDo();
  return accept({
    type: 'DemoTurnFailed',
    data: {
      demoId: command.demoId,
      turnId: pending.turnId,
      turnNumber: pending.turnNumber,
      code: command.code,
      providerCostMicroUsd: asMicroUsdFromZero(command.providerCostMicroUsd),
      failedAt: command.at,
    },
  });
}
