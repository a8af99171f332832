/** What an act would append, or why nothing would come of it: asked before it is asked for, so that no act fails that could have been refused. */
import { Injectable } from '@nestjs/common';
import type { ActPlan } from '@rubicon/contracts';
import { planAct, type RequestAct } from '@rubicon/domain';
import { ProviderUnavailable } from '../../payments/index.js';
import { RateLimiter, type RateLimitRule } from '../../platform/rate-limits/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { TurnReportRow } from '../../play/index.js';
import { SupportEngine } from './support-engine.js';

/** Guessing what was paid, and with which card: a refusal leaves no trace. By who asks, whatever the player and the payment. */
const evidenceTold: RateLimitRule = { name: 'staff-evidence', limit: 20, perSeconds: 3_600 };

@Injectable()
export class ActPlans {
  constructor(
    private readonly engine: SupportEngine,
    private readonly readModels: ReadModels,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws Refused */
  async of(command: RequestAct): Promise<ActPlan> {
    const { playerId, staffId, act } = command;
    if (act.kind === 'attach_payment') await this.limiter.take(evidenceTold, staffId);
    if (act.kind === 'answer_report' && !(await this.isTheirs(act.reportId, playerId)))
      throw new Refused('unknown_report');
    try {
      const plan = await planAct(command, this.engine);
      if (plan.kind === 'refused') throw Refused.by(plan.refusal);
      return { needsApproval: plan.needsApproval, events: [...plan.events] };
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new Refused(error.code);
      throw error;
    }
  }

  private isTheirs(reportId: string, playerId: string): Promise<boolean> {
    return this.readModels.repository(TurnReportRow).existsBy({ reportId, playerId });
  }
}
