/** The narrators that run, beside what operators have decided of them. */
import { Injectable } from '@nestjs/common';
import type { NarratorDecided, Narrators, RunningNarrator } from '@rubicon/contracts';
import {
  narratorControl,
  openSlots,
  type NarrationState,
  type RunningNarrator as AtHand,
} from '@rubicon/domain';
import { NarrationQueue, QueueUnavailable } from '../../platform/queue/index.js';
import { RunningProcesses, type RunningProcess } from '../../platform/running-processes/index.js';

@Injectable()
export class NarratorsNow {
  constructor(
    private readonly processes: RunningProcesses,
    private readonly queue: NarrationQueue,
  ) {}

  running(): Promise<RunningProcess[]> {
    return this.processes.ofRole('narrator');
  }

  async tell(state: NarrationState): Promise<Narrators> {
    const [running, waiting] = await Promise.all([this.running(), this.waiting()]);
    return {
      narrators: running.map((process) => described(process, state, running)),
      slots: slotsOf(running, state),
      active: activeOf(running),
      waiting,
    };
  }

  /** How many could take turns, and how many turns all of them may tell at once. */
  async countAtHand(state: NarrationState): Promise<{ readonly narrators: number; readonly slots: number }> {
    const running = await this.running();
    return { narrators: atHand(running).length, slots: slotsOf(running, state) };
  }

  /** @param running as they were when it was decided. @param state as it is since */
  async effect(
    name: string,
    running: readonly RunningProcess[],
    state: NarrationState,
  ): Promise<NarratorDecided> {
    return {
      finishes: activeOf(running.filter((process) => process.name === name)),
      waiting: await this.waiting(),
      slotsLeft: slotsOf(running, state),
    };
  }

  /** Null: it cannot be asked. Narrators can be told all the same. */
  private async waiting(): Promise<number | null> {
    try {
      return (await this.queue.waiting()).jobs;
    } catch (error) {
      if (error instanceof QueueUnavailable) return null;
      throw error;
    }
  }
}

/** Those that could take turns. */
export function atHand(running: readonly RunningProcess[]): AtHand[] {
  return running.filter(({ isEnding }) => !isEnding);
}

function slotsOf(running: readonly RunningProcess[], state: NarrationState): number {
  return sum(
    atHand(running).map(({ name, configuredSlots }) =>
      openSlots(narratorControl(state, name), configuredSlots),
    ),
  );
}

function activeOf(running: readonly RunningProcess[]): number {
  return sum(running.map(({ turns }) => turns.length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function described(
  process: RunningProcess,
  state: NarrationState,
  running: readonly RunningProcess[],
): RunningNarrator {
  const { name, configuredSlots } = process;
  const control = narratorControl(state, name);
  const slots = openSlots(control, configuredSlots);
  return {
    name,
    instanceId: process.instanceId,
    bearers: running.filter((other) => other.name === name).length,
    version: process.version,
    roles: [...process.roles],
    startedAt: process.startedAt.toISOString(),
    seenAt: process.seenAt.toISOString(),
    isEnding: process.isEnding,
    mode: control.mode,
    slots,
    slotsSet: control.slots === 'as_configured' ? null : control.slots,
    slotsConfigured: configuredSlots,
    hasHeard: process.mode === control.mode && process.slots === slots,
    turns: process.turns.map(({ turnId, since }) => ({ turnId, since: new Date(since).toISOString() })),
    prologues: process.prologues,
  };
}
