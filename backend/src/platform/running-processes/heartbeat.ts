/** Says every two seconds that this process runs and what it does. That it cannot say so is no failure of the process: it is warned of once. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { Log } from '../observability/index.js';
import { NarratorAtWork } from '../queue/index.js';
import { processVersion } from './process-version.js';
import { RunningProcesses, type ProcessSign } from './running-processes.js';

const EVERY_MS = 2_000;

@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly instanceId = randomUUID();
  private readonly startedAt = performance.now();
  private readonly version: string;
  private readonly log: Log;
  private readonly ending = new AbortController();
  private beating: Promise<void> = Promise.resolve();
  private isEnding = false;
  private isUnheard = false;

  constructor(
    private readonly processes: RunningProcesses,
    private readonly narrator: NarratorAtWork,
    private readonly config: AppConfig,
    log: Log,
  ) {
    this.version = processVersion(config.gitRevision);
    this.log = log.for('heartbeat');
  }

  onApplicationBootstrap(): void {
    this.beating = this.beat();
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
  }

  /** While it finishes what is under way it still runs. */
  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.beating;
    await this.processes.signOff(this.instanceId).catch((error: unknown) => this.unheard(error));
  }

  private async beat(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
        await this.processes.sign(this.sign());
        this.isUnheard = false;
      } catch (error) {
        this.unheard(error);
      }
      await wait(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private sign(): ProcessSign {
    const { processName: name, roles } = this.config;
    const { mode, slots, configuredSlots, turns, prologues } = this.narrator;
    const narrates = this.config.has('narrator');
    return {
      instanceId: this.instanceId,
      name,
      roles,
      version: this.version,
      runsForMs: performance.now() - this.startedAt,
      isEnding: this.isEnding,
      mode,
      slots: narrates ? slots : 0,
      configuredSlots: narrates ? configuredSlots : 0,
      turns,
      prologues,
    };
  }

  private unheard(error: unknown): void {
    if (!this.isUnheard) this.log.warn('this process cannot say that it runs', { error });
    this.isUnheard = true;
  }
}
