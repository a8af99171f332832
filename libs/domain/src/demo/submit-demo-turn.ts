import { accept, type Decision } from '@rubicon/eventsourcing';
import type { SubmitDemoTurn } from './demo.commands.js';
import { DEMO_TURNS, type DemoEvent } from './demo.events.js';
import type { DemoState } from './demo.state.js';
import { refuse } from './refusals.js';

export function submitDemoTurn(command: SubmitDemoTurn, state: DemoState): Decision<DemoEvent> {
  const { demoId, turnId, turnNumber, input, inputCharacters, at } = command;
  if (!state.opening || state.forgotten) return refuse('no_demo');
  if (state.continued) return refuse('demo_continued');
  if (state.turnsDone >= DEMO_TURNS) return refuse('demo_completed');
  if (state.pending) return refuse('demo_pending');
  if (turnNumber !== state.turnsDone + 1) return refuse('demo_turn_mismatch');
  return accept({
    type: 'DemoTurnSubmitted',
    data: { demoId, turnId, turnNumber, inputCharacters, submittedAt: at },
    private: { input },
  });
}
