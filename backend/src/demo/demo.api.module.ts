import { Module } from '@nestjs/common';
import { ModerationModule } from '../moderation/index.js';
import { ProviderCostsModule } from '../provider-costs/index.js';
import { DemoAllowance } from './allowance/demo-allowance.js';
import { ContinuePrologueEndpoint } from './continue/continue-prologue.endpoint.js';
import { DemoTurnsUnderWay } from './turns/demo-turns-under-way.js';
import {
  ContinueBrowserPrologueHandler,
  ContinueServerPrologueHandler,
} from './continue/continue-prologue.handler.js';
import { StartDemoEndpoint } from './start/start-demo.endpoint.js';
import { StartDemoHandler } from './start/start-demo.handler.js';
import { DemoStateEndpoint } from './state/demo-state.endpoint.js';
import { GetDemoAnswerHandler, GetDemoStateHandler } from './state/demo-state.query.js';
import { DemoStory } from './story/demo-story.js';
import { DemoTurns } from './demo-turns.js';
import { ProcessDemoEndpoint } from './turns/process-demo.endpoint.js';
import { GetDemoTurnToSubmitHandler } from './turns/demo-turn-to-submit.query.js';
import { SubmitDemoTurnHandler } from './turns/submit-demo-turn.handler.js';
import { VisitorDemos } from './visitor-demos.js';

@Module({
  imports: [ModerationModule, ProviderCostsModule],
  controllers: [StartDemoEndpoint, ProcessDemoEndpoint, DemoStateEndpoint, ContinuePrologueEndpoint],
  providers: [
    VisitorDemos,
    DemoAllowance,
    DemoStory,
    DemoTurns,
    DemoTurnsUnderWay,
    StartDemoHandler,
    GetDemoTurnToSubmitHandler,
    SubmitDemoTurnHandler,
    GetDemoStateHandler,
    GetDemoAnswerHandler,
    ContinueServerPrologueHandler,
    ContinueBrowserPrologueHandler,
  ],
})
export class DemoApiModule {}
