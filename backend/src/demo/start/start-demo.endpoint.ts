/** POST /api/game/start-demo */
import { Body, Controller, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { DemoAnswer, GameType, StartDemoRequest } from '@rubicon/contracts';
import { Equals } from 'class-validator';
import type { Request, Response } from 'express';
import {
  BrowserSecrets,
  networkOf,
  Public,
  RateLimit,
  Refuses,
  tellPosition,
} from '../../platform/http/index.js';
import { DemoAnswerBody } from '../demo.answers.js';
import { GetDemoAnswer } from '../state/demo-state.query.js';
import { visitorCookie } from '../visitor.cookie.js';
import { SERVER_DEMO_ERA, StartDemoFor } from './start-demo.handler.js';

@ApiSchema({ name: 'StartDemoRequest' })
class StartDemoBody implements StartDemoRequest {
  @ApiProperty({ enum: [SERVER_DEMO_ERA] })
  @Equals(SERVER_DEMO_ERA, { message: 'gameType must be french_revolution.' })
  gameType: GameType;
}

@ApiTags('prologue')
@Controller('api/game/start-demo')
export class StartDemoEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly secrets: BrowserSecrets,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'demo-starts', limit: 30, perSeconds: 60 })
  @ApiOperation({ summary: 'Begins the free prologue; coming back answers the one that is there.' })
  @ApiOkResponse({ type: DemoAnswerBody })
  @Refuses('demo_visitor_limit', 'demo_day_limit', 'no_demo', 'read_model_behind')
  async startDemo(
    @Body() _body: StartDemoBody,
    @Ip() address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DemoAnswer> {
    const visitor = this.secrets.keep(request, response, visitorCookie);
    const { demoId, position } = await this.commands.execute(new StartDemoFor(visitor, networkOf(address)));
    tellPosition(response, position);
    return this.queries.execute(new GetDemoAnswer(demoId, position));
  }
}
