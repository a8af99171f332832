/** Players who play on and on, each in several games at once: the next turn of a game is sent as soon as the last one was told. */
import type { Game } from '../api-player.js';
import { ApiPlayer } from '../api-player.js';

export interface CrowdSize {
  readonly players: number;
  readonly gamesEach: number;
}

const DOLLARS_EACH = 20;
/** A pause and a queue that is lost make some turns wait. */
const GIVE_UP_AFTER_MS = 120_000;

export class Crowd {
  private isPlaying = true;
  private games: Promise<void>[] = [];

  private constructor(
    private readonly seats: readonly { readonly player: ApiPlayer; readonly game: Game }[],
  ) {}

  /** Everyone is signed up, has paid and has begun their games. */
  static async gather(origin: string, { players, gamesEach }: CrowdSize): Promise<Crowd> {
    const seats = await Promise.all(
      Array.from({ length: players }, async () => {
        const player = new ApiPlayer(origin, GIVE_UP_AFTER_MS);
        await player.register();
        await player.buyCredits(DOLLARS_EACH);
        const games: Game[] = [];
        for (let game = 0; game < gamesEach; game += 1) {
          const { gameState } = await player.startGame('french_revolution');
          games.push({ gameId: gameState.gameId, gameType: gameState.gameType });
        }
        return games.map((game) => ({ player, game }));
      }),
    );
    return new Crowd(seats.flat());
  }

  play(): void {
    this.games = this.seats.map(async ({ player, game }) => {
      for (let turn = 1; this.isPlaying; turn += 1) await player.playTurn(game, `I answer letter ${turn}.`);
    });
    // Until `stop` looks at it.
    for (const game of this.games) game.catch(() => undefined);
  }

  /** Nobody sends another turn; resolves when each has its outcome. @throws what a player met instead of an outcome */
  async stop(): Promise<void> {
    this.isPlaying = false;
    await Promise.all(this.games);
  }
}
