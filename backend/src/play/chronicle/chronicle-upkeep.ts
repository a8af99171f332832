/**
 * Memory upkeep: what a chronicle has too much of is told in fewer lines, beside the turns and in none of their slots, at the house's
 * cost. Nothing waits for it and nothing is lost with it: what was not done, a later turn asks for again.
 */
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { checkSummary, type ChronicleLine, type ChronicleSummaryLine } from '@rubicon/domain';
import { KeyDestroyed } from '@rubicon/eventsourcing';
import { LRUCache } from 'lru-cache';
import { v5 as uuidV5 } from 'uuid';
import {
  askModels,
  countTokens,
  LanguageModels,
  linesToSummarise,
  readSummary,
  summaryPrompt,
  summaryRoom,
  summarySchema,
  type Asked,
  type ModelBill,
  type SummaryRoom,
  type PromptGame,
} from '../../narration/index.js';
import { ModelPaces, orAsTurnsOf } from '../../model-pace/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Log } from '../../platform/observability/index.js';
import { ProviderBudget, UnrecordedCosts } from '../../provider-costs/index.js';
import { ChronicleMetrics } from './chronicle-metrics.js';

const ACTOR = 'system:narrator';
const SUMMARY_ID_NAMESPACE = '0b7f3c52-7e0d-4f0a-9b1e-52a1a5c7c0de';
/** Calls of this process at a time. */
const AT_ONCE = 2;
const TIMEOUT_MS = 60_000;
/** The same for all of them: nothing of a game stands in their beginning. */
const CACHE_KEY = 'chronicle-summary';
/** A chronicle that was looked at is left alone for so many turns. */
const AGAIN_AFTER_TURNS = 10;
/** A shorter one cannot have outgrown its place. */
const LINES_MIN = 30;
const GAMES_REMEMBERED = 5_000;

/** A chronicle where a turn was just told. */
export interface GrownChronicle {
  readonly gameId: string;
  readonly playerId: string;
  /** The node at whose end it stands. */
  readonly nodeId: string;
  readonly depth: number;
  readonly chronicle: readonly ChronicleLine[];
  readonly language: PromptGame['language'];
}

@Injectable()
export class ChronicleUpkeep implements BeforeApplicationShutdown {
  private readonly log: Log;
  private readonly room: SummaryRoom;
  /** By game. */
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly ending = new AbortController();
  /** Places at which games were looked after last. */
  private readonly lately = new LRUCache<string, number>({ max: GAMES_REMEMBERED });

  constructor(
    private readonly models: LanguageModels,
    private readonly paces: ModelPaces,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly budget: ProviderBudget,
    private readonly unrecorded: UnrecordedCosts,
    private readonly metrics: ChronicleMetrics,
    config: AppConfig,
    log: Log,
  ) {
    this.room = summaryRoom(config.turnTokenLimits.maxInputTokens);
    this.log = log.for('chronicle-upkeep');
  }

  /** Looks at it now, and has it summarised later. */
  offer(grown: GrownChronicle): void {
    const { gameId, depth, chronicle } = grown;
    if (chronicle.length < LINES_MIN) return;
    if (this.underWay.has(gameId) || this.underWay.size >= AT_ONCE) return;
    if (Math.abs(depth - (this.lately.get(gameId) ?? -AGAIN_AFTER_TURNS)) < AGAIN_AFTER_TURNS) return;
    this.lately.set(gameId, depth);
    const lines = linesToSummarise(chronicle, depth, countTokens, this.room.offered);
    if (lines.length === 0) return;
    const summarised = this.summarise(grown, lines)
      .catch((error: unknown) => {
        this.metrics.summaryEnded('broken_off');
        this.log.warn('a chronicle was not summarised', { gameId, error });
      })
      .finally(() => this.underWay.delete(gameId));
    this.underWay.set(gameId, summarised);
  }

  /** Breaks off what is under way, and waits until its cost is noted. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.underWay.values());
  }

  private async summarise(grown: GrownChronicle, lines: readonly ChronicleLine[]): Promise<void> {
    if (await this.budget.isSpent()) return this.metrics.summaryEnded('put_off');
    const bill = { costMicroUsd: 0 };
    let isRecorded = false;
    try {
      isRecorded = await this.keep(grown, lines, await this.ask(grown, lines, bill));
    } finally {
      this.metrics.spent(bill.costMicroUsd);
      if (!isRecorded) await this.unrecorded.add('summary_not_kept', bill.costMicroUsd);
    }
  }

  /** Whether an event tells what it cost. */
  private async keep(
    grown: GrownChronicle,
    lines: readonly ChronicleLine[],
    asked: Asked<ChronicleSummaryLine[]>,
  ): Promise<boolean> {
    if (asked.kind !== 'answered') {
      this.metrics.summaryEnded(asked.kind);
      return false;
    }
    // Recorded though it may hold nothing: it was paid for.
    const summary = checkSummary(asked.value, lines);
    const { gameId, playerId, nodeId } = grown;
    const context = this.contexts.of({ actorId: ACTOR, keyOwner: playerId });
    try {
      const outcome = await this.aggregates.game.handle(
        gameId,
        {
          type: 'SummariseChronicle',
          gameId,
          summaryId: uuidV5(nodeId, SUMMARY_ID_NAMESPACE),
          throughTurnId: nodeId,
          lines: summary,
          model: asked.model,
          usage: asked.usage,
          providerCostMicroUsd: asked.providerCostMicroUsd,
          at: context.at,
        },
        context,
      );
      const gained = summary.length === 0 ? 'nothing_gained' : 'summarised';
      this.metrics.summaryEnded(outcome.kind === 'appended' ? gained : 'too_late');
      return outcome.kind === 'appended';
    } catch (error) {
      if (!(error instanceof KeyDestroyed)) throw error;
      // Erased meanwhile: nobody may keep this text.
      this.metrics.summaryEnded('too_late');
      return false;
    }
  }

  private ask(
    { language }: GrownChronicle,
    lines: readonly ChronicleLine[],
    bill: ModelBill,
  ): Promise<Asked<ChronicleSummaryLine[]>> {
    const messages = summaryPrompt(lines, language);
    return askModels(this.models, {
      messages,
      inputTokens: messages.reduce((sum, { content }) => sum + countTokens(content), 0),
      schema: summarySchema,
      maxOutputTokens: this.room.written,
      cacheKey: CACHE_KEY,
      deadlineMs: this.models.nowMs() + orAsTurnsOf(this.paces.times(), TIMEOUT_MS),
      signal: this.ending.signal,
      bill,
      onText: () => null,
      read: ({ text }) => {
        const value = readSummary(text, lines);
        return value
          ? { kind: 'accepted', value }
          : {
              kind: 'rejected',
              note: null,
              why: 'a summary that cannot be read',
              otherwise: { failWith: 'model_answer_malformed' },
            };
      },
    });
  }
}
