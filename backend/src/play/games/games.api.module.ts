import { Module } from '@nestjs/common';
import { CharactersApiModule } from '../../characters/index.js';
import { CurrentGameModule } from '../current-game/current-game.module.js';
import { GameStateModule } from '../game-state/game-state.module.js';
import { StoryModule } from '../story/story.module.js';
import { TurnsCoreModule } from '../turns/turns.core.module.js';
import { BeginGame } from './begin-game.js';
import { CountGamesHandler } from './count-games.query.js';
import { DeleteGameHandler } from './delete-game.handler.js';
import { DeletedGamesExport } from './deleted-games.export.js';
import { GameEndpoint } from './game.endpoint.js';
import { GetCurrentGameHandler, GetGameHandler, LoadGameHandler } from './game.query.js';
import { GamesEndpoint } from './games.endpoint.js';
import { GamesExport } from './games.export.js';
import { RewindGameHandler } from './rewind-game.handler.js';
import { StartGameAfterPrologueHandler } from './start-game-after-prologue.handler.js';
import { StartGameHandler } from './start-game.handler.js';
import { ListTurnsHandler } from './turns-of-game.query.js';

@Module({
  imports: [StoryModule, GameStateModule, CurrentGameModule, TurnsCoreModule, CharactersApiModule],
  controllers: [GameEndpoint, GamesEndpoint],
  providers: [
    BeginGame,
    StartGameHandler,
    StartGameAfterPrologueHandler,
    RewindGameHandler,
    DeleteGameHandler,
    GetCurrentGameHandler,
    GetGameHandler,
    LoadGameHandler,
    ListTurnsHandler,
    CountGamesHandler,
    GamesExport,
    DeletedGamesExport,
  ],
})
export class GamesApiModule {}
