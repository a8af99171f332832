import { Module } from '@nestjs/common';
import { CurrentGameModule } from '../current-game/current-game.module.js';
import { SaveGameEndpoint } from './save-game.endpoint.js';
import { SaveGameHandler } from './save-game.handler.js';
import { SavedGamesEndpoint } from './saved-games.endpoint.js';
import { ListSavedGamesHandler } from './saved-games.query.js';

@Module({
  imports: [CurrentGameModule],
  controllers: [SaveGameEndpoint, SavedGamesEndpoint],
  providers: [SaveGameHandler, ListSavedGamesHandler],
})
export class SavesModule {}
