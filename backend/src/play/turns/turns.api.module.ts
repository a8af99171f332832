import { Module } from '@nestjs/common';
import { ModerationModule } from '../../moderation/index.js';
import { ProviderCostsModule } from '../../provider-costs/index.js';
import { CurrentGameModule } from '../current-game/current-game.module.js';
import { GameStateModule } from '../game-state/game-state.module.js';
import { StoryModule } from '../story/story.module.js';
import { GetFinishedTurnHandler } from './finished-turn.query.js';
import { FollowTurnEndpoint } from './follow-turn.endpoint.js';
import { CountOpenReservesHandler } from './open-reserves.query.js';
import { ListPendingTurnsHandler } from './pending-turns.query.js';
import { StopTurnEndpoint } from './stop-turn.endpoint.js';
import { StopTurnHandler } from './stop-turn.handler.js';
import { SubmitTurnEndpoint } from './submit-turn.endpoint.js';
import { SubmitTurnHandler } from './submit-turn.handler.js';
import { TurnStagesModule } from './turn-stages.js';
import { TurnWaits } from './turn-waits.js';
import { TurnEndpoint } from './turn.endpoint.js';
import { GetTurnToSubmitHandler } from './turn-to-submit.query.js';
import { GetTurnHandler } from './turn.query.js';
import { TurnsUnderWay } from './turns-under-way.js';
import { TurnsCoreModule } from './turns.core.module.js';
import { TurnsExport } from './turns.export.js';
import { UnbilledAllowance } from './unbilled-allowance.js';

@Module({
  imports: [
    TurnsCoreModule,
    TurnStagesModule,
    StoryModule,
    GameStateModule,
    CurrentGameModule,
    ModerationModule,
    ProviderCostsModule,
  ],
  controllers: [SubmitTurnEndpoint, TurnEndpoint, FollowTurnEndpoint, StopTurnEndpoint],
  providers: [
    SubmitTurnHandler,
    StopTurnHandler,
    GetTurnHandler,
    GetFinishedTurnHandler,
    GetTurnToSubmitHandler,
    CountOpenReservesHandler,
    ListPendingTurnsHandler,
    TurnsUnderWay,
    TurnWaits,
    UnbilledAllowance,
    TurnsExport,
  ],
})
export class TurnsApiModule {}
