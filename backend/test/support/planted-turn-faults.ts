/** Turns that went wrong: told for nothing, or charged by somebody's hand in the log. */
import type { HandInLog } from './hand-in-log.js';
import { agreeing, differing, type PlantedFault } from './planted-fault.js';
import { TestPlayer } from './players.js';
import { CHARGE, ToldGame } from './told-turns.js';
import type { Till } from './till.js';

const CEILING = 32_000;
const MODEL_COST = 1_000;
const reserved = ['TurnSubmitted', 'CreditsReserved'];

export class PlantedTurnFaults {
  constructor(
    private readonly till: Till,
    private readonly hand: HandInLog,
  ) {}

  /** The turn says half of it. */
  async chargedTwiceAsMuch(): Promise<PlantedFault> {
    const game = await this.newGame();
    const turnId = await game.submit();
    await this.captureByHand(game, turnId, 2 * CHARGE);
    await game.narrate(turnId);
    return {
      ...fault('amount_differs', turnId, game, CHARGE),
      sentence:
        'The turn says $0.0049, $0.032 were set aside, $0.0098 were charged, $0.0098 were paid by its lots and $0.0222 came back.',
      evidence: {
        events: [...reserved, 'ReservationCaptured', 'TurnNarrated'],
        rows: [],
        sides: [
          agreeing('reserved', null, null, CEILING),
          differing('charged', null, CHARGE, 2 * CHARGE),
          agreeing('model_cost', null, MODEL_COST, null),
        ],
        clearingMicroUsd: null,
      },
    };
  }

  async chargedWithoutWords(): Promise<PlantedFault> {
    const game = await this.newGame();
    const turnId = await game.submit();
    await this.captureByHand(game, turnId, CHARGE);
    await game.fail(turnId);
    return {
      ...fault('charged_without_words', turnId, game, CHARGE),
      sentence: '$0.0049 were charged for a turn that failed.',
      evidence: {
        events: [...reserved, 'ReservationCaptured', 'TurnFailed'],
        rows: [],
        sides: [
          agreeing('reserved', null, null, CEILING),
          differing('charged', null, 0, CHARGE),
          agreeing('model_cost', null, 0, null),
        ],
        clearingMicroUsd: null,
      },
    };
  }

  /** Charged as it should be, and what was left of its reserve is nowhere. */
  async restNotReturned(): Promise<PlantedFault> {
    const game = await this.newGame();
    const turnId = await game.submit();
    await this.captureByHand(game, turnId, CHARGE, 0);
    await game.narrate(turnId);
    return {
      ...fault('reserve_unsettled', turnId, game, CEILING - CHARGE),
      sentence: '$0.0271 are set aside for a turn, and neither charged nor released.',
      evidence: {
        events: [...reserved, 'ReservationCaptured', 'TurnNarrated'],
        rows: [],
        sides: [
          differing('reserved', null, null, CEILING),
          agreeing('charged', null, CHARGE, CHARGE),
          agreeing('model_cost', null, MODEL_COST, null),
        ],
        clearingMicroUsd: null,
      },
    };
  }

  async toldForNothing(): Promise<PlantedFault> {
    const game = await this.newGame();
    const turnId = await game.submit();
    await game.narrate(turnId, { model: 'gpt-4.1-2025-04-14', providerCostMicroUsd: 0 });
    await game.settle(turnId);
    return {
      // By the model's price: a thousand new tokens, a thousand known ones, and 300 that were written.
      ...fault('provider_cost_missing', turnId, game, 1_000 * 2 + 1_000 * 0.5 + 300 * 8),
      sentence: 'It was told by gpt-4.1-2025-04-14, and no cost is recorded.',
      evidence: {
        events: [...reserved, 'TurnNarrated', 'ReservationCaptured'],
        rows: [],
        sides: [
          agreeing('reserved', null, null, CEILING),
          agreeing('charged', null, CHARGE, CHARGE),
          agreeing('model_cost', null, 0, null),
        ],
        clearingMicroUsd: null,
      },
    };
  }

  private async newGame(): Promise<ToldGame> {
    return ToldGame.start(this.till.backend, await TestPlayer.signUp(this.till.backend));
  }

  /** Before the turn has its outcome, so that nobody settles it first; paid by the player's only lot. */
  private async captureByHand(
    game: ToldGame,
    turnId: string,
    chargedMicroUsd: number,
    returnedMicroUsd = CEILING - chargedMicroUsd,
  ): Promise<void> {
    const playerId = game.player.id;
    const { lots, openReservations } = (await this.till.commands.wallet.load(playerId)).state;
    const { turnNumber } = openReservations[turnId]!;
    await this.hand.write(`wallet-${playerId}`, 'ReservationCaptured', {
      playerId,
      gameId: game.id,
      turnId,
      turnNumber,
      chargedMicroUsd,
      returnedMicroUsd,
      returnedTo: 'available',
      lots: [{ lotId: lots[0]!.lotId, amountMicroUsd: chargedMicroUsd }],
    });
  }
}

function fault(
  cause: PlantedFault['cause'],
  itemId: string,
  { player }: ToldGame,
  amountMicroUsd: number,
): Pick<PlantedFault, 'cause' | 'itemKind' | 'itemId' | 'playerId' | 'amountMicroUsd'> {
  return { cause, itemKind: 'turn', itemId, playerId: player.id, amountMicroUsd };
}
