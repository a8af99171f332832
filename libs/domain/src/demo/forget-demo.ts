import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ForgetDemo } from './demo.commands.js';
import type { DemoEvent } from './demo.events.js';
import type { DemoState } from './demo.state.js';
import { failDemoTurn } from './fail-demo-turn.js';

export function forgetDemo({ demoId, at }: ForgetDemo, state: DemoState): Decision<DemoEvent> {
  if (!state.opening || state.forgotten) return nothingToDo();
  const forgotten: DemoEvent = { type: 'DemoForgotten', data: { demoId, forgottenAt: at } };
  if (!state.pending) return accept(forgotten);
  const failed = failDemoTurn(
    {
      type: 'FailDemoTurn',
      demoId,
      turnId: state.pending.turnId,
      code: 'demo_forgotten',
      providerCostMicroUsd: 0,
      at,
    },
    state,
  );
  return failed.kind === 'events' ? accept(...failed.events, forgotten) : failed;
}
