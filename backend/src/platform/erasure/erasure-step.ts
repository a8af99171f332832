/** What it takes to forget a player: every slice that keeps something of theirs has a step; `driveErasure` runs them in order. */
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ErasureProgress, ErasureStep as Step } from '@rubicon/domain';
import { providersOf } from '../lifecycle/index.js';

export type { ErasureProgress } from '@rubicon/domain';

/** A step is a provider of the projector role. */
export abstract class ErasureStep implements Step {
  /** Unique; appears in logs. */
  abstract readonly name: string;
  abstract readonly stage: Step['stage'];
  abstract erase(playerId: string): Promise<ErasureProgress>;
}

/** The projector process's steps. */
@Injectable()
export class ErasureSteps implements OnModuleInit {
  private readonly steps = new Map<string, Step>();

  constructor(@Inject(DiscoveryService) private readonly discovery: Pick<DiscoveryService, 'getProviders'>) {}

  onModuleInit(): void {
    for (const step of providersOf(this.discovery, ErasureStep)) this.register(step);
  }

  /** @throws Error when the name is taken */
  register(step: Step): void {
    if (this.steps.has(step.name)) throw new Error(`Two erasure steps are named ${step.name}.`);
    this.steps.set(step.name, step);
  }

  get all(): readonly Step[] {
    return [...this.steps.values()];
  }
}
