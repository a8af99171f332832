/**
 * Submits a turn: the quick path of architecture's "The turn", steps 1 to 4. What it must get right: nothing is appended for a
 * player who cannot pay; once `TurnSubmitted` is in the log the turn is accepted.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { GameType, TurnKind } from '@rubicon/contracts';
import {
  currentPriceVersion,
  playTurn,
  turnCeiling,
  type GameState,
  type MicroUsd,
  type SubmitTurn,
} from '@rubicon/domain';
import { keyedQueue } from '@rubicon/eventsourcing';
import { scenarios } from '@rubicon/scenarios';
import { DecentWords } from '../../moderation/index.js';
import { PlayerFence } from '../../platform/erasure/index.js';
import { CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { Log } from '../../platform/observability/index.js';
import { NarrationPauses } from '../../platform/house-narration/index.js';
import { NarrationQueue } from '../../platform/queue/index.js';
import { ProviderBudget } from '../../provider-costs/index.js';
import { CurrentGames } from '../current-game/index.js';
import { failedTurn } from '../story/index.js';
import { codePoints } from './readable-input.js';
import { TurnEngine } from './turn-engine.js';
import { TurnStages } from './turn-stages.js';
import { UnbilledAllowance } from './unbilled-allowance.js';

export class SubmitTurnFor extends Command<SubmittedTurn> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    /** Of player, game and key: the same turn when it is sent again. */
    readonly turnId: string,
    /** Trimmed, within bounds. */
    readonly userInput: string,
    readonly gameType: GameType,
    /** Null: the game's head. */
    readonly parentTurnId: string | null,
    /** The parent need not be the head: the story goes another way from there. */
    readonly fork: boolean,
    /** Null: an action, or a question when it is one of the era's preset ones. */
    readonly kind: TurnKind | null,
  ) {
    super();
  }
}

export interface SubmittedTurn {
  readonly ended: boolean;
  readonly position: bigint | null;
}

@CommandHandler(SubmitTurnFor)
export class SubmitTurnHandler implements ICommandHandler<SubmitTurnFor> {
  private readonly inTurn = keyedQueue();

  constructor(
    private readonly engine: TurnEngine,
    private readonly pauses: NarrationPauses,
    private readonly queue: NarrationQueue,
    private readonly currentGames: CurrentGames,
    private readonly unbilled: UnbilledAllowance,
    private readonly budget: ProviderBudget,
    private readonly fence: PlayerFence,
    private readonly decency: DecentWords,
    private readonly contexts: CommandContexts,
    private readonly keys: PlayerKeys,
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
    const { playerId, gameId, turnId, userInput, gameType } = request;
    const stages = this.stages.clock(turnId);
    const [latest, game, wallet] = await Promise.all([
      this.currentGames.latest(playerId),
      this.engine.game.load(gameId),
      this.engine.wallet.load(playerId),
      this.fence.checkPlay(playerId),
    ]);
    checkGame(game.state, request);
    // What was taken already has passed: whoever asks again gets its answer.
    if (!game.state.turns.get(turnId)) await this.admit(playerId, userInput, wallet.state.reservedMicroUsd);
    stages.ended('admit');
    const outcome = await playTurn(
      await this.commandOf(request, game.state),
      this.contexts.of({ actorId: playerId, keyOwner: playerId }),
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
      await this.currentGames.pointTo({ playerId, gameType, gameId }, outcome.position);
    const { turn, progress, repeated } = outcome;
    if (!repeated && turn.status === 'failed' && progress?.reservation.status === 'declined')
      throw failedTurn(progress.reservation.reason);
    return { ended: turn.status !== 'pending', position: outcome.position };
  }

  /** Refused before it is taken: nothing of it is kept. */
  private async admit(playerId: string, userInput: string, underWayMicroUsd: MicroUsd): Promise<void> {
    this.pauses.check();
    await Promise.all([
      this.queue.admit(),
      this.budget.check(),
      this.unbilled.check(playerId, underWayMicroUsd),
    ]);
    await this.decency.checkMove(userInput);
  }

  private async commandOf(request: SubmitTurnFor, game: GameState): Promise<SubmitTurn> {
    const { playerId, gameId, turnId, userInput, gameType, parentTurnId, fork } = request;
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

function checkGame({ opening }: GameState, { playerId, gameType }: SubmitTurnFor): void {
  if (opening?.playerId !== playerId) throw new Refused('game_not_found');
  if (opening.gameType !== gameType) throw new Refused('game_moved_on');
}
