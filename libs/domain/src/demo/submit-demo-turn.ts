import { accept, type Decision, refuse } from '@rubicon/eventsourcing';
import type { SubmitDemoTurn } from './demo.commands.js';
import { DEMO_TURNS, type DemoEvent } from './demo.events.js';
import type { DemoState } from './demo.state.js';
import { demoPending, noSuchDemo } from './refusals.js';

export function submitDemoTurn(command: SubmitDemoTurn, state: DemoState): Decision<DemoEvent> {
  const { demoId, turnId, turnNumber, input, inputCharacters, at } = command;
  if (!state.opening || state.forgotten) return noSuchDemo();
  if (state.continued)
    return refuse('demo_continued', 'This prologue has been continued in an account: it goes on there.');
  if (state.turnsDone >= DEMO_TURNS)
    return refuse('demo_completed', 'Your free prologue is over: its three turns are played.');
  if (state.pending) return demoPending();
  if (turnNumber !== state.turnsDone + 1)
    return refuse('demo_turn_mismatch', 'Your prologue has moved on in another tab.');
  return accept({
    type: 'DemoTurnSubmitted',
    data: { demoId, turnId, turnNumber, inputCharacters, submittedAt: at },
    private: { input },
  });
}
