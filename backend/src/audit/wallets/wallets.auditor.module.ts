import { Module } from '@nestjs/common';
import { NightsModule } from '../nightly/index.js';
import { WalletComparisons } from './wallet-comparisons.js';

@Module({ imports: [NightsModule], providers: [WalletComparisons] })
export class WalletsAuditorModule {}
