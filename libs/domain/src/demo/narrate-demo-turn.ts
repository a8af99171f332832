import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { asMicroUsdFromZero } from '../money.js';
import type { NarrateDemoTurn } from './demo.commands.js';
import type { DemoEvent } from './demo.events.js';
import { type DemoState, pendingDemoTurn } from './demo.state.js';

export function narrateDemoTurn(command: NarrateDemoTurn, state: DemoState): Decision<DemoEvent> {
  const pending = pendingDemoTurn(state, command.turnId);
  if (!pending) return nothingToDo();
  return accept({
    type: 'DemoTurnNarrated',
    data: {
      demoId: command.demoId,
      turnId: pending.turnId,
      turnNumber: pending.turnNumber,
      model: command.model,
      usage: command.usage,
      providerCostMicroUsd: asMicroUsdFromZero(command.providerCostMicroUsd),
      outputCharacters: command.outputCharacters,
      world: command.world,
      sceneFaults: command.sceneFaults,
      narratedAt: command.at,
    },
    private: { narrative: command.narrative, suggestions: command.suggestions, scene: command.scene },
  });
}
