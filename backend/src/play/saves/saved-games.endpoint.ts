/** GET /api/games/saved */
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SavedGameSummary } from '@rubicon/contracts';
import { CurrentPlayer, LogPosition, type SignedInPlayer } from '../../platform/http/index.js';
import { ListSavedGames } from './saved-games.query.js';
import { SavedGameBody } from './saves.answers.js';

@ApiTags('play')
@Controller('api/games/saved')
export class SavedGamesEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: "The player's saved games, last played first." })
  @ApiOkResponse({ type: [SavedGameBody] })
  listSavedGames(
    @CurrentPlayer() player: SignedInPlayer,
    @LogPosition() position: bigint | null,
  ): Promise<SavedGameSummary[]> {
    return this.queries.execute(new ListSavedGames(player.playerId, position));
  }
}
