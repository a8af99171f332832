/** Drives an erasure on as far as it goes now: asks `nextErasureMove`, does what it says, asks again. */
import type { CommandContext, CommandHandler } from '@rubicon/eventsourcing';
import type { PlayerCommand } from '../player/player.commands.js';
import type { PlayerEvent } from '../player/player.events.js';
import type { PlayerState } from '../player/player.state.js';
import { unhandled } from '../unhandled.js';
import { erasureStages, nextErasureMove, type ErasureStage, type NamedStep } from './erasure.process.js';

/** `waiting`: something else has to end first; the step is asked again later. */
export type ErasureProgress = 'done' | 'waiting';

export interface ErasureStep extends NamedStep {
  /** May be called any number of times, also when it was done before. @throws when it could not: it is tried again */
  erase(playerId: string): Promise<ErasureProgress>;
}

export interface ErasurePorts {
  readonly player: CommandHandler<PlayerState, PlayerCommand, PlayerEvent>;
  readonly steps: readonly ErasureStep[];
  context(this: void): CommandContext;
  /** A step could not do its part; the others of its stage go on. */
  failed(this: void, step: string, error: unknown): void;
}

export type ErasureOutcome =
  | { readonly kind: 'erased' }
  | { readonly kind: 'waiting'; readonly stage: ErasureStage; readonly steps: readonly string[] };

/**
 * A round that got further than the one before is followed by the next at once; one that did not waits.
 * @throws EventStoreUnavailable, CommandContention: whoever drives it next goes on from there
 */
export async function driveErasure(playerId: string, ports: ErasurePorts): Promise<ErasureOutcome> {
  for (let reached = -1; ;) {
    const outcome = await round(playerId, ports);
    if (outcome.kind === 'erased') return outcome;
    const stage = erasureStages.indexOf(outcome.stage);
    if (stage <= reached) return outcome;
    reached = stage;
  }
}

async function round(playerId: string, ports: ErasurePorts): Promise<ErasureOutcome> {
  const { erasure } = (await ports.player.load(playerId)).state;
  const reports = new Map<string, ErasureProgress | 'failed'>();
  for (;;) {
    const move = nextErasureMove({ erasure, steps: ports.steps, reports });
    switch (move.do) {
      case 'ask':
        reports.set(move.step, await ask(move.step, playerId, ports));
        break;
      case 'wait':
        return { kind: 'waiting', stage: move.stage, steps: move.steps };
      case 'complete':
        await complete(playerId, ports);
        return { kind: 'erased' };
      case 'nothing':
        return { kind: 'erased' };
      default:
        return unhandled(move);
    }
  }
}

async function ask(
  name: string,
  playerId: string,
  { steps, failed }: ErasurePorts,
): Promise<ErasureProgress | 'failed'> {
  try {
    return (await steps.find((step) => step.name === name)?.erase(playerId)) ?? 'failed';
  } catch (error) {
    failed(name, error);
    return 'failed';
  }
}

async function complete(playerId: string, { player, context }: ErasurePorts): Promise<void> {
  const ending = context();
  const outcome = await player.handle(playerId, { type: 'CompleteErasure', at: ending.at }, ending);
  if (outcome.kind === 'refused')
    throw new Error(`the end of the erasure was refused: ${outcome.refusal.code}`);
}
