import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PlayerKeys } from '../keys/index.js';
import { ErasureNews } from './erasure-news.js';
import { ErasureSteps } from './erasure-step.js';
import { PlayerFence } from './player-fence.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [ErasureSteps, ErasureNews, PlayerFence],
  exports: [ErasureSteps, ErasureNews, PlayerFence],
})
export class ErasureStepsModule {
  constructor(news: ErasureNews, keys: PlayerKeys) {
    news.onErased((playerId) => keys.drop(playerId));
  }
}
