/**
 * Submits a turn: the quick path of architecture's "The turn", steps 1 to 4. What it must get right: the turn's id follows from
 * player, game and key; nothing is appended for a player who cannot pay; once `TurnSubmitted` is in the log the turn is accepted.
 */
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { GameType, TurnKind } from '@rubicon/contracts';
import {
  currentPriceVersion,
  playTurn,
  TURN_ID_NAMESPACE,
  turnCeiling,
  turnIdName,
  type GameState,
  type MicroUsd,
  type SubmitTurn,
} from '@rubicon/domain';
import { keyedQueue } from '@rubicon/eventsourcing';
import { scenarios } from '@rubicon/scenarios';
import { v5 as uuidV5 } from 'uuid';
import { DecentWords } from '../../moderation/index.js';
import { wellFormed } from '../../platform/text/index.js';
import { Ids } from '../../platform/clock/index.js';
import { PlayerFence } from '../../platform/erasure/index.js';
import { CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Log } from '../../platform/observability/index.js';
import { NarrationQueue } from '../../platform/queue/index.js';
import { ProviderBudget } from '../../provider-costs/index.js';
import { CurrentGames } from '../current-game/index.js';
import { failedTurn } from '../story/index.js';
import { TurnEngine } from './turn-engine.js';
import { TurnStages } from './turn-stages.js';
import { UnbilledAllowance } from './unbilled-allowance.js';

const INPUT_CODE_POINTS_MAX = 4_000;

export class SubmitTurnFor {
  constructor(
    readonly playerId: string,
    readonly userInput: string,
    readonly gameType: GameType,
    /** Null: the player's game of that era last started or played. */
    readonly gameId: string | null,
    /** Null: the game's head. */
    readonly parentTurnId: string | null,
    /** The parent need not be the head: the story goes another way from there. */
    readonly fork: boolean,
    /** Null: an action, or a question when it is one of the era's preset ones. */
    readonly kind: TurnKind | null,
    readonly idempotencyKey: string | null,
    /** Called with the turn's id before anything is appended: who wants to see its end listens from here on. */
    readonly beforeSubmission: (turnId: string) => void,
  ) {}
}

export interface SubmittedTurn {
  readonly turnId: string;
  readonly gameId: string;
  readonly ended: boolean;
  readonly position: bigint | null;
}

@CommandHandler(SubmitTurnFor)
export class SubmitTurnHandler implements ICommandHandler<SubmitTurnFor, SubmittedTurn> {
  private readonly inTurn = keyedQueue();

  constructor(
    private readonly engine: TurnEngine,
    private readonly queue: NarrationQueue,
    private readonly currentGames: CurrentGames,
    private readonly unbilled: UnbilledAllowance,
    private readonly budget: ProviderBudget,
    private readonly fence: PlayerFence,
    private readonly decency: DecentWords,
    private readonly contexts: CommandContexts,
    private readonly keys: PlayerKeys,
    private readonly ids: Ids,
    private readonly stages: TurnStages,
    private readonly config: AppConfig,
    private readonly log: Log,
  ) {}

  /** @throws Refused for everything that is not accepted, Failed when the credits do not suffice */
  execute(request: SubmitTurnFor): Promise<SubmittedTurn> {
    // What one of a player's turns reserves, the check of the next one counts.
    return this.inTurn(request.playerId, () => this.submit(request));
  }

  private async submit(request: SubmitTurnFor): Promise<SubmittedTurn> {
    const stages = this.stages.clock();
    const userInput = readableInput(request.userInput);
    const [latest, named, wallet] = await Promise.all([
      this.currentGames.latest(request.playerId),
      request.gameId === null ? null : this.engine.game.load(request.gameId),
      this.engine.wallet.load(request.playerId),
      this.fence.check(request.playerId),
    ]);
    const current = latest.find(({ gameType }) => gameType === request.gameType);
    const gameId = request.gameId ?? current?.gameId;
    if (gameId === undefined) throw new Refused('no_active_game');
    const game = named ?? (await this.engine.game.load(gameId));
    this.checkGame(game.state, request);

    const turnId = uuidV5(
      turnIdName(request.playerId, gameId, request.idempotencyKey ?? this.ids.uuid()),
      TURN_ID_NAMESPACE,
    );
    // What was taken already has passed: whoever asks again gets its answer.
    if (!game.state.turns.get(turnId))
      await this.admit(request.playerId, userInput, wallet.state.reservedMicroUsd);
    request.beforeSubmission(turnId);
    stages.ended('admit');
    const outcome = await playTurn(
      await this.commandOf(request, gameId, turnId, userInput, game.state),
      this.contexts.of({ actorId: request.playerId, keyOwner: request.playerId }),
      this.engine,
      {
        wallet,
        driveFailed: (turn, error) =>
          this.log.warn('turn accepted, to be driven on later', { turnId: turn, error }),
      },
    );
    stages.ended('submit');
    if (outcome.kind === 'declined') throw failedTurn(outcome.reason);
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);

    if (outcome.position !== null && latest[0]?.gameId !== gameId)
      await this.currentGames.pointTo(
        { playerId: request.playerId, gameType: request.gameType, gameId },
        outcome.position,
      );
    const { turn, progress, repeated } = outcome;
    if (!repeated && turn.status === 'failed' && progress?.reservation.status === 'declined')
      throw failedTurn(progress.reservation.reason);
    return { turnId, gameId, ended: turn.status !== 'pending', position: outcome.position };
  }

  /** Refused before it is taken: nothing of it is kept. */
  private async admit(playerId: string, userInput: string, underWayMicroUsd: MicroUsd): Promise<void> {
    await Promise.all([
      this.queue.admit(),
      this.budget.check(),
      this.unbilled.check(playerId, underWayMicroUsd),
    ]);
    await this.decency.checkMove(userInput);
  }

  private checkGame(game: GameState, { playerId, gameType }: SubmitTurnFor): void {
    if (game.opening?.playerId !== playerId) throw new Refused('game_not_found');
    if (game.opening.gameType !== gameType) throw new Refused('game_moved_on');
  }

  private async commandOf(
    request: SubmitTurnFor,
    gameId: string,
    turnId: string,
    userInput: string,
    game: GameState,
  ): Promise<SubmitTurn> {
    const { playerId, gameType, parentTurnId, fork } = request;
    const kind =
      request.kind ?? (scenarios[gameType].public.questions.includes(userInput) ? 'question' : 'action');
    return {
      type: 'SubmitTurn',
      gameId,
      playerId,
      turnId,
      parentTurnId,
      // A loaded save, too, is gone on from without being the head (decision 7); any other parent must still be it (decision 6).
      expectsHead: parentTurnId !== null && parentTurnId !== game.savedTurnId && !fork,
      kind,
      userInput,
      inputCharacters: codePoints(userInput),
      bodyHash: await this.keys.fingerprint(
        playerId,
        JSON.stringify([userInput, gameType, parentTurnId, request.kind, ...(fork ? ['fork'] : [])]),
      ),
      ceilingMicroUsd: turnCeiling(this.config.turnTokenLimits, currentPriceVersion),
      priceVersion: currentPriceVersion,
      at: this.contexts.of({ actorId: playerId }).at,
    };
  }
}

function readableInput(typed: string): string {
  const userInput = wellFormed(typed).trim();
  const length = codePoints(userInput);
  if (length === 0) throw new Refused('empty_input');
  if (length > INPUT_CODE_POINTS_MAX)
    throw new Refused('input_too_long', {
      detail: `Please keep your text under ${INPUT_CODE_POINTS_MAX + 1} characters.`,
    });
  return userInput;
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
