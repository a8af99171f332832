/** What keeps turns from being told or taken, beside a pause, by the rules that take and tell them. */
import { Injectable } from '@nestjs/common';
import type { NarrationHindrance } from '@rubicon/contracts';
import type { NarrationState } from '@rubicon/domain';
import { DemoQueue, NarrationQueue, QueueOverfull, QueueUnavailable } from '../../platform/queue/index.js';
import { ProviderBudget } from '../../provider-costs/index.js';
import { NarratorsNow } from '../narrators/index.js';

@Injectable()
export class NarrationHindrances {
  constructor(
    private readonly narrators: NarratorsNow,
    private readonly budget: ProviderBudget,
    private readonly turns: NarrationQueue,
    private readonly prologues: DemoQueue,
  ) {}

  /** The gravest first. @param state what is decided of narrators */
  async now(state: NarrationState): Promise<NarrationHindrance[]> {
    const [narrators, turns, prologues, cap] = await Promise.all([
      this.narrators.countAtHand(state),
      refused(this.turns),
      refused(this.prologues),
      this.budget.reached(),
    ]);
    return [
      ...ofNarrators(narrators),
      ...(turns === 'away' || prologues === 'away' ? ['queue_away' as const] : []),
      ...(turns === 'overfull' ? ['turns_overfull' as const] : []),
      ...(prologues === 'overfull' ? ['prologues_overfull' as const] : []),
      ...(cap === null ? [] : [`cap_${cap}` as const]),
    ];
  }
}

function ofNarrators({ narrators, slots }: { narrators: number; slots: number }): NarrationHindrance[] {
  if (slots > 0) return [];
  return [narrators === 0 ? 'no_narrator' : 'narrators_rest'];
}

/** Why a queue takes no new ones; null: it does. */
async function refused(queue: { admit(): Promise<void> }): Promise<'away' | 'overfull' | null> {
  try {
    await queue.admit();
    return null;
  } catch (error) {
    if (error instanceof QueueUnavailable) return 'away';
    if (error instanceof QueueOverfull) return 'overfull';
    throw error;
  }
}
