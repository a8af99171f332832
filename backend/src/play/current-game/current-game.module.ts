import { Module } from '@nestjs/common';
import { CurrentGames } from './current-games.js';

@Module({
  providers: [CurrentGames],
  exports: [CurrentGames],
})
export class CurrentGameModule {}
