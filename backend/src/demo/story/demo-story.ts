/** A prologue as its visitor may see it: read models, opened under its own key. */
import { Injectable } from '@nestjs/common';
import type { Suggestion } from '@rubicon/contracts';
import { DEMO_LIFETIME_MS, type Scene } from '@rubicon/domain';
import { Clock } from '../../platform/clock/index.js';
import { Erased, PlayerKeys, type SealedText } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { DemoTurnRow } from './demo-turn.table.js';
import { DemoRow } from './demo.table.js';

interface Told {
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  /** After the turn; none of the opening, or of one told before there were scenes. */
  readonly scene?: Scene;
}

export interface ToldDemo {
  readonly demo: DemoRow;
  readonly opening: Told;
  /** Those with text, in order. */
  readonly turns: readonly (Told & { readonly turnId: string; readonly input: string })[];
  /** What the visitor typed for the turn that is being written; null without one. */
  readonly pendingInput: string | null;
}

@Injectable()
export class DemoStory {
  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * Null: the read models do not have it, or its texts can be read no more.
   * @throws EnvelopeBroken when a text does not open
   */
  async of(demoId: string): Promise<ToldDemo | null> {
    const [demo, rows] = await Promise.all([
      this.readModels.repository(DemoRow).findOneBy({ demoId }),
      this.readModels.repository(DemoTurnRow).find({ where: { demoId }, order: { turnNumber: 'ASC' } }),
    ]);
    if (!demo || this.clock.now().getTime() - demo.startedAt.getTime() >= DEMO_LIFETIME_MS) return null;
    const [opening, ...turns] = await Promise.all([
      this.open<Told>(demo.opening),
      ...rows.map(async (row) => ({
        turnId: row.turnId,
        typed: await this.open<{ input: string }>(row.input),
        told: row.text && (await this.open<Told>(row.text)),
      })),
    ]);
    if (opening === null || turns.some(({ typed }) => typed === null)) return null;
    return {
      demo,
      opening,
      turns: turns.flatMap(({ turnId, typed, told }) =>
        typed && told ? [{ turnId, input: typed.input, ...told }] : [],
      ),
      pendingInput: turns.find(({ turnId }) => turnId === demo.pendingTurnId)?.typed?.input ?? null,
    };
  }

  private async open<T extends object>({ aad, envelope }: SealedText): Promise<T | null> {
    const opened = await this.keys.open<T>(envelope, aad);
    return opened instanceof Erased ? null : opened;
  }
}
