import { Module } from '@nestjs/common';
import { BookModule } from './book/book.module.js';
import { ChronicleApiModule } from './chronicle/chronicle.api.module.js';
import { ComparisonModule } from './comparison/comparison.module.js';
import { GamesApiModule } from './games/games.api.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { SavesModule } from './saves/saves.module.js';
import { SharesModule } from './shares/shares.module.js';
import { TreeModule } from './tree/tree.module.js';
import { TurnsApiModule } from './turns/turns.api.module.js';

@Module({
  imports: [
    TurnsApiModule,
    GamesApiModule,
    SavesModule,
    TreeModule,
    ChronicleApiModule,
    ComparisonModule,
    BookModule,
    SharesModule,
    ReportsModule,
  ],
})
export class PlayApiModule {}
