/** The rules of a free prologue: three turns, one at a time, no credits. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import { continueDemo } from './continue-demo.js';
import type { DemoCommand } from './demo.commands.js';
import type { DemoEvent } from './demo.events.js';
import { evolveDemo } from './demo.evolve.js';
import { type DemoState, noDemo } from './demo.state.js';
import { failDemoTurn } from './fail-demo-turn.js';
import { forgetDemo } from './forget-demo.js';
import { narrateDemoTurn } from './narrate-demo-turn.js';
import { startDemo } from './start-demo.js';
import { submitDemoTurn } from './submit-demo-turn.js';

export const demoDecider: Decider<DemoState, DemoCommand, DemoEvent> = {
  initialState: noDemo,
  decide: decideDemo,
  evolve: evolveDemo,
};

function decideDemo(command: DemoCommand, state: DemoState): Decision<DemoEvent> {
  switch (command.type) {
    case 'StartDemo':
      return startDemo(command, state);
    case 'SubmitDemoTurn':
      return submitDemoTurn(command, state);
    case 'NarrateDemoTurn':
      return narrateDemoTurn(command, state);
    case 'FailDemoTurn':
      return failDemoTurn(command, state);
    case 'ContinueDemo':
      return continueDemo(command, state);
    case 'ForgetDemo':
      return forgetDemo(command, state);
    default:
      return unhandled(command);
  }
}
