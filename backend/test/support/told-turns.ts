/** Turns that are told as a test says, straight into the log: for tests of what is shown of them, which need no model. */
import { randomUUID } from 'node:crypto';
import type { GameState, TurnAccepted } from '@rubicon/contracts';
import {
  currentPriceVersion,
  driveTurn,
  emptyScene,
  unmovedWorld,
  type ChronicleDelta,
  type EndingKind,
  type WorldState,
} from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { Aggregates, CommandContexts } from '../../src/platform/event-store/index.js';
import { NarrationQueue } from '../../src/platform/queue/index.js';
import { TurnEngine } from '../../src/play/turns/turn-engine.js';
import type { RunningBackend } from '../../src/start-backend.js';
import type { TestPlayer } from './players.js';

export interface Told {
  readonly input?: string;
  readonly narrative?: string;
  /** Day of the world after the turn. */
  readonly ordinal?: number;
  readonly world?: Partial<WorldState>;
  readonly ending?: { readonly kind: EndingKind; readonly epilogue: string };
  readonly chronicle?: readonly ChronicleDelta[];
  readonly model?: string;
  readonly providerCostMicroUsd?: number;
  readonly times?: TurnTimes;
}

/** ISO 8601; now, where they are left out, and no narrator began it. */
export interface TurnTimes {
  readonly submittedAt?: string;
  readonly begunAt?: string | null;
  readonly endedAt?: string;
}

const now = (): string => new Date().toISOString();

export const CHARGE = 4_900;
const usage = { input: 2_000, cachedInput: 1_000, output: 300 };

export class ToldGame {
  constructor(
    private readonly backend: RunningBackend,
    readonly player: TestPlayer,
    readonly game: GameState,
  ) {}

  static async start(backend: RunningBackend, player: TestPlayer): Promise<ToldGame> {
    return new ToldGame(backend, player, await player.startGame());
  }

  get id(): string {
    return this.game.gameId;
  }

  /**
   * Sent over HTTP, reserved and charged as any turn. Its job leaves the queue, for nobody but the test tells it: the queue refuses new turns once the
   * first has waited too long.
   */
  async submit(body: object = {}): Promise<string> {
    const response = await this.player
      .post('/api/game/process', {
        userInput: 'I rise and speak.',
        gameType: this.game.gameType,
        gameId: this.id,
        ...body,
      })
      .set('prefer', 'respond-async')
      .expect(202);
    const { turnId } = response.body as TurnAccepted;
    await this.backend.app.get(NarrationQueue, { strict: false }).discard(turnId);
    return turnId;
  }

  /** As the narrator would. */
  async narrate(turnId: string, told: Told = {}): Promise<void> {
    const { ordinal = 1, narrative = 'The hall falls silent.', ending = null, chronicle = [] } = told;
    const { model = 'told-1', providerCostMicroUsd = 1_000 } = told;
    const scenario = scenarios[this.game.gameType];
    await this.append({
      type: 'NarrateTurn',
      gameId: this.id,
      turnId,
      attempt: 1,
      model,
      usage,
      priceVersion: currentPriceVersion,
      chargeMicroUsd: CHARGE,
      providerCostMicroUsd,
      world: {
        stats: this.game.playerStats,
        date: { ordinal, label: scenario.dateLabel(ordinal) },
        phase: scenario.phaseAt(ordinal).id,
        ...unmovedWorld,
        ...told.world,
      },
      narrative,
      outputCharacters: narrative.length,
      suggestions: [{ title: 'Speak', text: 'Speak now.' }],
      chronicle,
      scene: emptyScene,
      sceneFaults: 0,
      ending,
      begunAt: told.times?.begunAt ?? null,
      at: told.times?.endedAt ?? now(),
    });
  }

  /** Charges or releases what was reserved, as the narrator does once it has told the outcome. */
  async settle(turnId: string): Promise<void> {
    const { correlationId, causationId, actorId } = this.backend.app
      .get(CommandContexts)
      .of({ actorId: 'system:test' });
    const progress = await driveTurn(
      { gameId: this.id, turnId },
      this.backend.app.get(TurnEngine, { strict: false }),
      { correlationId, causationId, actorId },
    );
    this.player.saw(progress?.position ?? null);
  }

  async fail(turnId: string, times: TurnTimes = {}): Promise<void> {
    await this.append({
      type: 'FailTurn',
      gameId: this.id,
      turnId,
      code: 'model_unavailable',
      providerCostMicroUsd: 0,
      begunAt: times.begunAt ?? null,
      at: times.endedAt ?? now(),
    });
  }

  /** As the narrator does when its player stopped it in mid-sentence. */
  async stop(turnId: string, times: TurnTimes = {}): Promise<void> {
    const narrative = 'The hall falls';
    await this.append({
      type: 'StopTurn',
      gameId: this.id,
      turnId,
      attempt: 1,
      model: 'told-1',
      usage,
      priceVersion: currentPriceVersion,
      chargeMicroUsd: CHARGE,
      providerCostMicroUsd: 1_000,
      narrative,
      outputCharacters: narrative.length,
      suggestions: [],
      begunAt: times.begunAt ?? null,
      at: times.endedAt ?? now(),
    });
  }

  /** A turn that grows from a node; answers its id. */
  async tell(parentTurnId: string, told: Told = {}): Promise<string> {
    const turnId = await this.submitOnly(parentTurnId, told.input, told.times);
    await this.narrate(turnId, told);
    return turnId;
  }

  /** Into the log alone: nothing is reserved, nobody is to tell it. */
  async submitOnly(
    parentTurnId: string,
    userInput = 'I rise and speak.',
    times: TurnTimes = {},
  ): Promise<string> {
    const turnId = randomUUID();
    await this.append({
      type: 'SubmitTurn',
      gameId: this.id,
      playerId: this.player.id,
      turnId,
      parentTurnId,
      kind: 'action',
      userInput,
      inputCharacters: [...userInput].length,
      bodyHash: turnId,
      ceilingMicroUsd: 32_000,
      priceVersion: currentPriceVersion,
      at: times.submittedAt ?? now(),
    });
    return turnId;
  }

  /** One after the other; answers their ids. */
  async tellOn(parentTurnId: string, turns: readonly Told[]): Promise<string[]> {
    const ids: string[] = [];
    for (const told of turns) ids.push(await this.tell(ids.at(-1) ?? parentTurnId, told));
    return ids;
  }

  private async append(command: Parameters<Aggregates['game']['handle']>[1]): Promise<void> {
    const context = this.backend.app
      .get(CommandContexts)
      .of({ actorId: 'system:test', keyOwner: this.player.id });
    const outcome = await this.backend.app.get(Aggregates).game.handle(this.id, command, context);
    if (outcome.kind === 'refused') throw new Error(`${command.type}: ${outcome.refusal.code}`);
    this.player.saw(outcome.position);
  }
}
