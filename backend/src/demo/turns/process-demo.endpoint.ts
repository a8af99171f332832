/** POST /api/game/process-demo: plays a turn of the prologue and waits for it. */
import { Body, Controller, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { demoInputLimit, type DemoAnswer, type ProcessDemoRequest } from '@rubicon/contracts';
import { IsInt, IsString } from 'class-validator';
import type { Request, Response } from 'express';
import {
  BrowserSecrets,
  FailsWith,
  networkOf,
  Public,
  RateLimit,
  Refuses,
  tellPosition,
} from '../../platform/http/index.js';
import { NOT_BLANK } from '../../platform/text/index.js';
import { LiveLog } from '../../platform/live/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { demoTurnFailures, failedDemoTurn } from '../failed-turn.js';
import { DemoAnswerBody } from '../demo.answers.js';
import { GetDemoAnswer } from '../state/demo-state.query.js';
import { visitorCookie } from '../visitor.cookie.js';
import { readableAction } from './action-input.js';
import { outcomeOf } from './demo-turn-outcome.js';
import { GetDemoTurnToSubmit } from './demo-turn-to-submit.query.js';
import { SubmitDemoTurnFor } from './submit-demo-turn.handler.js';

const WAIT_MS = 45_000;

@ApiSchema({ name: 'ProcessDemoRequest' })
class ProcessDemoBody implements ProcessDemoRequest {
  @ApiProperty({
    minLength: 1,
    pattern: NOT_BLANK,
    description: `1 to ${demoInputLimit} code points after trimming.`,
  })
  @IsString({ message: 'input must be text.' })
  input: string;

  @ApiProperty({ type: 'integer', description: 'Turns done + 1.' })
  @IsInt({ message: 'turnNumber must be a whole number.' })
  turnNumber: number;
}

@ApiTags('prologue')
@Controller('api/game/process-demo')
export class ProcessDemoEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly live: LiveLog,
    private readonly secrets: BrowserSecrets,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'demo-turns', limit: 30, perSeconds: 60 })
  @ApiOperation({ summary: 'Plays a turn of the free prologue and answers when it is narrated.' })
  @ApiOkResponse({ type: DemoAnswerBody })
  @Refuses(
    'no_demo',
    'demo_pending',
    'demo_turn_mismatch',
    'demo_completed',
    'demo_continued',
    'text_refused',
    'narration_paused',
    'narrator_resting',
    'demo_slow',
    'demo_visitor_limit',
    'demo_day_limit',
    'read_model_behind',
  )
  @FailsWith(...demoTurnFailures)
  async submitDemoTurn(
    @Body() body: ProcessDemoBody,
    @Ip() address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DemoAnswer> {
    const input = readableAction(body.input, 'input');
    const turn = await this.queries.execute(
      new GetDemoTurnToSubmit(this.secrets.hashOf(request, visitorCookie)),
    );
    const over = new AbortController();
    response.once('close', () => over.abort());
    // From before it is submitted: else it might end unseen.
    const ending = this.live.until(outcomeOf(turn), WAIT_MS, over.signal);
    try {
      await this.commands.execute(new SubmitDemoTurnFor(turn, networkOf(address), input, body.turnNumber));
      const outcome = await ending;
      if (outcome === null) throw new Refused('demo_slow');
      tellPosition(response, outcome.position);
      if (outcome.failure !== null) throw failedDemoTurn(outcome.failure);
      return await this.queries.execute(new GetDemoAnswer(turn.demoId, outcome.position));
    } finally {
      over.abort();
    }
  }
}
