import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { StartDemo } from './demo.commands.js';
import type { DemoEvent } from './demo.events.js';
import type { DemoState } from './demo.state.js';

export function startDemo(command: StartDemo, state: DemoState): Decision<DemoEvent> {
  if (state.opening) return nothingToDo();
  const { demoId, gameType, world, narrative, suggestions, at } = command;
  return accept({
    type: 'DemoStarted',
    data: { demoId, gameType, world, startedAt: at },
    private: { narrative, suggestions },
  });
}
