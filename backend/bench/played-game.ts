/** A player who signs up, buys credits and plays a game of so many turns, by the built backend: what a bench makes many of. */
import { ApiPlayer } from '../trials/api-player.js';
import { startBackend } from '../trials/start-backend.js';

/** @throws when a turn is not told */
export async function playGame(env: Readonly<Record<string, string>>, turns: number): Promise<void> {
  const backend = await startBackend(env);
  try {
    const player = new ApiPlayer(backend.origin);
    await player.register();
    await player.buyCredits(20);
    const { gameState } = await player.startGame('french_revolution');
    for (let turn = 0; turn < turns; turn += 1) {
      const told = await player.playTurn(
        { gameId: gameState.gameId, gameType: 'french_revolution' },
        `I write letter ${turn} to clerk ${turn}.`,
      );
      if (told.status !== 'narrated') throw new Error(`a turn is ${told.status}: ${told.failure?.code}`);
    }
  } finally {
    await backend.stop();
  }
}
