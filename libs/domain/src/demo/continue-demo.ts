import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ContinueDemo } from './demo.commands.js';
import type { DemoEvent } from './demo.events.js';
import type { DemoState } from './demo.state.js';
import { refuse } from './refusals.js';

export function continueDemo(command: ContinueDemo, state: DemoState): Decision<DemoEvent> {
  const { demoId, playerId, gameId, characterId, at } = command;
  if (!state.opening || state.forgotten) return refuse('no_demo');
  if (state.continued) return state.continued.playerId === playerId ? nothingToDo() : refuse('no_demo');
  if (state.pending) return refuse('demo_pending');
  return accept({
    type: 'DemoContinued',
    data: { demoId, playerId, gameId, characterId, continuedAt: at },
  });
}
