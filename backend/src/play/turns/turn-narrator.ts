/** The narrator of one job: builds the prompt, calls the model, sends the text on, and says how the turn ends. */
import {
  chargeFor,
  type Narration,
  type NarrationRequest,
  type Narrator,
  type TokenUsage,
  type TurnTokenLimits,
  type TurnFailureCode,
  type TurnView,
} from '@rubicon/domain';
import {
  buildPrompt,
  type ModelCallFailed,
  MODEL_CALLS_MAX,
  failureSaid,
  narrate,
  pagesIn,
  stillOffered,
  promptCacheKey,
  judgedBy,
  judgeLanguage,
  sceneAfter,
  ToldSentences,
  unlessAborted,
  type NarratePorts,
  type Narration as ModelNarration,
} from '../../narration/index.js';
import { LEAST_TIMES } from '../../model-pace/index.js';
import { judgeDecency, type Moderation } from '../../moderation/index.js';
import type { PreviewChannel } from '../../platform/preview/index.js';
import { HandedBack, type JobDelivery } from '../../platform/queue/index.js';
import type { GrownChronicle } from '../chronicle/index.js';
import { PreviewWriter } from './preview-writer.js';
import type { PromptMaterials, TurnMaterial } from './prompt-material.js';
import { stoppedUsage } from './stopped-usage.js';
import type { StageClock } from './turn-stages.js';
import { whatCameOf } from './what-came-of.js';

export interface TurnNarratorPorts {
  readonly materials: PromptMaterials;
  readonly models: NarratePorts;
  readonly moderation: Moderation;
  readonly preview: PreviewChannel;
  readonly stages: StageClock;
  /** Resolves when the first model is known, or cannot be; with the reason. */
  awake(this: void): Promise<ModelCallFailed | null>;
  /** Whether another model can be asked meanwhile. */
  readonly hasFallback: boolean;
  /** Milliseconds for all calls of a turn. */
  totalTimeoutMs(this: void): number;
  /** Told of every turn whose first words were sent. @param milliseconds from its start */
  firstWordsAfter(this: void, milliseconds: number): void;
  readonly tokenLimits: TurnTokenLimits;
  warn(this: void, message: string, error: unknown): void;
}

export interface TurnNarrator extends Narrator {
  /** Resolves when no piece of the preview is under way any more: the outcome need not wait for the last one. */
  previewEnded(): Promise<void>;
  /** Where the turn was just told; null when the model told none. */
  grownChronicle(): GrownChronicle | null;
}

export function turnNarrator(delivery: JobDelivery, ports: TurnNarratorPorts): TurnNarrator {
  let ended: Promise<void> = Promise.resolve();
  let grown: GrownChronicle | null = null;
  const bill = { costMicroUsd: 0 };
  return {
    previewEnded: () => ended,
    costMicroUsd: () => bill.costMicroUsd,
    grownChronicle: () => grown,
    async narrate(request: NarrationRequest): Promise<Narration> {
      const { turn } = request;
      ports.stages.ended('load');
      const stopped = new AbortController();
      const [read, listening, leftStanding] = await Promise.allSettled([
        ports.materials.of(request.game, turn.turnId, request.position),
        ports.preview.onStop(turn.turnId, () => stopped.abort()),
        delivery.isFirst ? false : ports.preview.isShown(turn.turnId),
      ]);
      ports.stages.ended('material');
      if (listening.status === 'rejected') throw listening.reason;
      const stopListening = listening.value;
      // A redelivered job starts the page anew, and so does every further call of one delivery.
      const attemptOf = (call: number) => delivery.delivery * MODEL_CALLS_MAX + call;
      const standing = delivery.isFirst ? attemptOf(0) : attemptOf(0) - 1;
      const writer = new PreviewWriter(ports.preview, turn, standing, (error) =>
        ports.warn('preview not sent', error),
      );
      // Half a page of a narrator that has gone; where that cannot be seen, it may be there.
      if (leftStanding.status === 'rejected' || leftStanding.value) writer.offer(attemptOf(0), () => '');
      const unsaid = abortWhenLeaving(delivery.leaving, () => writer.hasBegun);
      const signal = AbortSignal.any([stopped.signal, unsaid.signal, delivery.signal]);
      try {
        if (read.status === 'rejected') throw read.reason;
        const material = read.value;
        if (material === 'player_erased' || material === 'text_unreadable') return failed(material, 0);
        const prompt = buildPrompt(material, ports.tokenLimits.maxInputTokens);
        ports.stages.ended('prompt');
        const { failure, startedAtMs } = await whenAwake(ports, delivery, signal);
        ports.stages.ended('waking');
        if (failure) {
          ports.warn(failureSaid(failure.code, failure.cause), failure.cause);
          return failed(failure.code, 0);
        }
        const beganAt = performance.now();
        const narration = await narrate(ports.models, {
          messages: prompt.messages,
          inputTokens: prompt.inputTokens,
          maxOutputTokens: ports.tokenLimits.maxOutputTokens,
          cacheKey: promptCacheKey(material.game.gameType, turn.gameId),
          deadlineMs: startedAtMs + ports.totalTimeoutMs(),
          signal,
          bill,
          judge: judgedBy(judgeDecency(ports.moderation), judgeLanguage(material.game.language)),
          sceneAfter: sceneAfter(material),
          told: new ToldSentences(pagesIn(material)),
          action: material.action.action,
          isQuestion: material.action.kind === 'question',
          offered: stillOffered(material),
          onProgress: (call, read) => writer.offer(attemptOf(call), read),
        });
        ended = writer.end();
        // Whether a word was shown decides what a stopped turn costs.
        if (narration.kind === 'aborted') await ended;
        ports.stages.ended('model');
        if (narration.kind === 'aborted' && !stopped.signal.aborted)
          throw new HandedBack('the process ends while it narrates');
        if (narration.kind === 'failed')
          ports.warn(failureSaid(narration.code, narration.cause), narration.cause);
        if (writer.firstWordsAtMs !== null) ports.firstWordsAfter(writer.firstWordsAtMs - beganAt);
        if (narration.kind === 'narrated') grown = grownFrom(turn, material);
        return answerOf(narration, turn, material, {
          attempt: narration.kind === 'failed' ? 0 : attemptOf(narration.call),
          wasShown: writer.hasPublished,
          sentTokens: prompt.sentTokens,
          nowMs: ports.models.nowMs(),
        });
      } finally {
        stopListening();
        unsaid.stopListening();
        ended = writer.end();
      }
    },
  };
}

/** Aborts when the process is told to end before `hasBegun`: afterwards the player is to have the rest from here. */
function abortWhenLeaving(leaving: AbortSignal, hasBegun: () => boolean) {
  const unsaid = new AbortController();
  const leave = () => {
    if (!hasBegun()) unsaid.abort();
  };
  if (leaving.aborted) leave();
  leaving.addEventListener('abort', leave);
  return { signal: unsaid.signal, stopListening: () => leaving.removeEventListener('abort', leave) };
}

/** The clock of a turn that waits for its model begins when the model is known. Whoever stops the turn waits no longer. */
async function whenAwake(
  { awake, hasFallback, models }: TurnNarratorPorts,
  { startedAtMs }: JobDelivery,
  signal: AbortSignal,
): Promise<{ readonly failure: ModelCallFailed | null; readonly startedAtMs: number }> {
  const since = models.nowMs();
  const patience = hasFallback
    ? AbortSignal.any([signal, AbortSignal.timeout(LEAST_TIMES.firstTokenMs)])
    : signal;
  const failure = await unlessAborted(awake(), patience);
  const waitedMs = models.nowMs() - since;
  // Who has said nothing for so long is not waited for again; a further model is asked.
  const isSilent = failure?.code === 'timed_out' && !hasFallback;
  return { failure: isSilent ? failure : null, startedAtMs: startedAtMs + waitedMs };
}

/** The chronicle that this turn grew from: its own changes count the next time. */
function grownFrom(
  { gameId, playerId }: TurnView,
  { parentTurnId, action, chronicle, game }: TurnMaterial,
): GrownChronicle {
  const { language } = game;
  return { gameId, playerId, nodeId: parentTurnId, depth: action.depth - 1, chronicle, language };
}

interface Circumstances {
  readonly attempt: number;
  /** A word of it reached the channel to the player. */
  readonly wasShown: boolean;
  /** Of the prompt's messages. */
  readonly sentTokens: number;
  readonly nowMs: number;
}

/** What is charged is the accepted answer; what it cost us is every call. */
function answerOf(
  narration: ModelNarration,
  turn: TurnView,
  material: TurnMaterial,
  { attempt, wasShown, sentTokens, nowMs }: Circumstances,
): Narration {
  const { providerCostMicroUsd } = narration;
  switch (narration.kind) {
    case 'failed':
      return failed(narration.code, providerCostMicroUsd);
    case 'aborted': {
      if (!wasShown || narration.usage === null)
        return failed('stopped_before_first_word', providerCostMicroUsd);
      return {
        type: 'StopTurn',
        ...charged(stoppedUsage(narration.usage, sentTokens, material.lastTold, nowMs), turn),
        attempt,
        model: narration.model,
        providerCostMicroUsd,
        narrative: narration.narrative,
        outputCharacters: codePoints(narration.narrative),
        suggestions: [],
      };
    }
    case 'narrated':
      return {
        type: 'NarrateTurn',
        ...charged(narration.usage, turn),
        attempt,
        model: narration.model,
        providerCostMicroUsd,
        ...whatCameOf(narration.answer, material),
        scene: narration.scene,
        sceneFaults: narration.sceneFaults,
        narrative: narration.answer.narrative,
        outputCharacters: codePoints(narration.answer.narrative),
        suggestions: narration.answer.suggestions,
      };
  }
}

function charged(usage: TokenUsage, turn: TurnView) {
  return {
    usage,
    priceVersion: turn.priceVersion,
    chargeMicroUsd: Math.min(chargeFor(usage, turn.priceVersion), turn.ceilingMicroUsd),
  };
}

function failed(code: TurnFailureCode, providerCostMicroUsd: number): Narration {
  return { type: 'FailTurn', code, providerCostMicroUsd };
}

function codePoints(text: string): number {
  return Array.from(text).length;
}
