/** Drives a prologue on as far as it goes now: asks `nextDemoStep`, does what it says, asks again. */
import type { CommandContext, CommandHandler } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import type { DemoCommand } from './demo.commands.js';
import type { DemoEvent } from './demo.events.js';
import { nextDemoStep, type DemoLimits } from './demo.process.js';
import type { DemoState } from './demo.state.js';

export interface DemoPorts {
  readonly demo: CommandHandler<DemoState, DemoCommand, DemoEvent>;
  readonly limits: DemoLimits;
  /** Makes it unreadable, and lets go of whose it was; may be done again. */
  forgetKey(demoId: string): Promise<void>;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  context(): CommandContext;
}

/** Fail, forget and then nothing is the longest way; somebody else may have been quicker each time. */
const MOST_STEPS = 6;

/** @throws EventStoreUnavailable, CommandContention, or what the key's store throws: whoever drives it next goes on from there */
export async function driveDemo(demoId: string, ports: DemoPorts): Promise<DemoState> {
  let { state } = await ports.demo.load(demoId);
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const step = nextDemoStep(state, ports.limits, ports.now());
    const context = ports.context();
    switch (step.do) {
      case 'nothing':
        return state;
      case 'fail':
        ({ state } = await ports.demo.handle(
          demoId,
          {
            type: 'FailDemoTurn',
            demoId,
            turnId: step.turnId,
            code: 'timed_out',
            providerCostMicroUsd: 0,
            at: context.at,
          },
          context,
        ));
        break;
      case 'forget':
        state = await forgetDemoFor(demoId, ports);
        break;
      default:
        return unhandled(step);
    }
  }
  throw new Error(`prologue ${demoId} does not come to rest`);
}

/** Before its time, because its player is forgotten. Broken off in the middle, it may be done again. */
export async function forgetDemoFor(
  demoId: string,
  ports: Pick<DemoPorts, 'demo' | 'forgetKey' | 'context'>,
): Promise<DemoState> {
  await ports.forgetKey(demoId);
  const context = ports.context();
  const { state } = await ports.demo.handle(demoId, { type: 'ForgetDemo', demoId, at: context.at }, context);
  return state;
}
