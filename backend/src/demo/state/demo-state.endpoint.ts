/** GET /api/game/demo-state */
import { Controller, Get, Header, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DemoStateAnswer } from '@rubicon/contracts';
import type { Request } from 'express';
import { BrowserSecrets, LogPosition, Public, RateLimit, Refuses } from '../../platform/http/index.js';
import { DemoStateAnswerBody } from '../demo.answers.js';
import { visitorCookie } from '../visitor.cookie.js';
import { GetDemoState } from './demo-state.query.js';

@ApiTags('prologue')
@Controller('api/game/demo-state')
export class DemoStateEndpoint {
  constructor(
    private readonly queries: QueryBus,
    private readonly secrets: BrowserSecrets,
  ) {}

  @Public()
  @Get()
  @RateLimit({ name: 'demo-state', limit: 300, perSeconds: 60 })
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: "This browser's prologue; nulls without one, or once it can be read no more." })
  @ApiOkResponse({ type: DemoStateAnswerBody })
  @Refuses('read_model_behind')
  getDemoState(@Req() request: Request, @LogPosition() position: bigint | null): Promise<DemoStateAnswer> {
    const visitor = this.secrets.hashOf(request, visitorCookie);
    return this.queries.execute(new GetDemoState(visitor, position));
  }
}
