/** Starts a game where a free prologue ends (decision 1): at normal difficulty, with all that was told there as its opening. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { GameType } from '@rubicon/contracts';
import type { PrologueSource, PrologueStory, Scene, Suggestion, WorldState } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { PlayerFence } from '../../platform/erasure/index.js';
import { BeginGame, type StartedGame } from './begin-game.js';

export class StartGameAfterPrologue extends Command<StartedGame> {
  constructor(
    readonly playerId: string,
    /** The same prologue, the same id: it begins one game. */
    readonly gameId: string,
    readonly gameType: GameType,
    /** The player's own, made of the prologue's. */
    readonly characterId: number,
    readonly prologue: {
      readonly source: PrologueSource;
      readonly story: PrologueStory;
      readonly world: WorldState;
      readonly suggestions: readonly Suggestion[];
      readonly scene?: Scene;
    },
  ) {
    super();
  }
}

@CommandHandler(StartGameAfterPrologue)
export class StartGameAfterPrologueHandler implements ICommandHandler<StartGameAfterPrologue> {
  constructor(
    private readonly beginGame: BeginGame,
    private readonly fence: PlayerFence,
  ) {}

  async execute(request: StartGameAfterPrologue): Promise<StartedGame> {
    const { playerId, gameId, gameType, characterId } = request;
    const { source, story, world, suggestions, scene } = request.prologue;
    await this.fence.checkPlay(playerId);
    return this.beginGame.begin({
      type: 'StartGame',
      gameId,
      playerId,
      gameType,
      difficulty: 'normal',
      characterId,
      isHistorical: false,
      world,
      character: scenarios[gameType].prologue.character,
      narrative: narrativeOf(story),
      suggestions,
      prologue: { source, story, ...(scene && { scene }) },
    });
  }
}

/** As the prologue showed it (specification, section 4): the action's block, then what came of it. */
function narrativeOf({ opening, turns }: PrologueStory): string {
  const told = turns.map(
    ({ action, narrative }) => `**Your Action:** ${oneParagraph(action)}\n\n${narrative}`,
  );
  return [opening, ...told].join('\n\n');
}

function oneParagraph(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
