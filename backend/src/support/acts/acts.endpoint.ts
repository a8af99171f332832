/** GET and POST /api/staff/players/{playerId}/acts, POST …/acts/plan, POST …/acts/{actId}/approve, …/decline and …/withdraw */
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ActPlan, StaffAct, StaffActList } from '@rubicon/contracts';
import type { Response } from 'express';
import {
  CurrentStaff,
  IdempotencyKey,
  Refuses,
  StaffOnly,
  tellPosition,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { actIdParameter, playerIdParameter } from '../reads/index.js';
import { ActRequestBody, DeclineActBody } from './act-request.body.js';
import { ActPlanBody, StaffActBody, StaffActListBody } from './act.answers.js';
import { GetAct, ListActsOf } from './acts.query.js';
import { AskForAct } from './ask-for-act.handler.js';
import { DecideAboutAct, type ActDecision } from './decide-about-act.handler.js';
import { PlanActOf } from './plan-act.handler.js';

/** What is wrong with the request, and what the aggregate refuses that would carry it out. */
const RefusesActs = () =>
  Refuses(
    'unknown_player',
    'player_erased',
    'reason_too_short',
    'reason_too_long',
    'letter_too_short',
    'letter_too_long',
    'amount_not_positive',
    'goodwill_too_large',
    'no_evidence',
    'evidence_mismatch',
    'idempotency_key_reused',
    'account_closed',
    'unknown_purchase',
    'credits_frozen',
    'refund_pending',
    'refund_exceeds_purchase',
    'unknown_payment',
    'not_paid',
    'claimed_by_another',
    'payment_returned',
    'payment_disputed',
    'payment_provider_unavailable',
    'game_not_found',
    'unknown_turn',
    'turn_not_pending',
    'unknown_report',
    'report_taken',
    'report_answered',
    'too_many_requests',
  );

@ApiTags('staff')
@StaffOnly('support')
@Controller('api/staff/players/:playerId/acts')
export class ActsEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What staff asked for about the player, newest first.' })
  @ApiOkResponse({ type: StaffActListBody })
  @Refuses('unknown_player')
  listActs(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
  ): Promise<StaffActList> {
    return this.queries.execute(new ListActsOf(staffId, playerId));
  }

  @Post('plan')
  @HttpCode(200)
  @ApiOperation({ summary: 'The dry run of an act: names what would be appended, and appends nothing.' })
  @ApiOkResponse({ type: ActPlanBody })
  @RefusesActs()
  planAct(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Body() request: ActRequestBody,
  ): Promise<ActPlan> {
    return this.commands.execute(new PlanActOf({ staffId, playerId, request }));
  }

  @Post()
  @HttpCode(201)
  @ApiOperation({
    summary:
      'Asks for an act. One that needs nobody else is carried out at once; any other waits for a second person.',
  })
  @ApiCreatedResponse({ type: StaffActBody })
  @RefusesActs()
  async askForAct(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Body() request: ActRequestBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffAct> {
    const { actId, position } = await this.commands.execute(
      new AskForAct({ staffId, playerId, request }, idempotencyKey),
    );
    tellPosition(response, position);
    return this.queries.execute(new GetAct(staffId, playerId, actId));
  }

  @Post(':actId/approve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Allows what another asked for: it is carried out at once.' })
  @ApiOkResponse({ type: StaffActBody })
  @Refuses('unknown_player', 'unknown_act', 'own_act', 'act_decided')
  approveAct(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Param('actId', actIdParameter) actId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffAct> {
    return this.decide(staffId, playerId, actId, { type: 'ApproveAct' }, response);
  }

  @Post(':actId/decline')
  @HttpCode(200)
  @ApiOperation({ summary: 'Does not allow what another asked for.' })
  @ApiOkResponse({ type: StaffActBody })
  @Refuses(
    'unknown_player',
    'player_erased',
    'unknown_act',
    'own_act',
    'act_decided',
    'reason_too_short',
    'reason_too_long',
  )
  declineAct(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Param('actId', actIdParameter) actId: string,
    @Body() { reason }: DeclineActBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffAct> {
    return this.decide(staffId, playerId, actId, { type: 'DeclineAct', reason }, response);
  }

  @Post(':actId/withdraw')
  @HttpCode(200)
  @ApiOperation({ summary: 'Takes back what one asked for oneself, while it waits.' })
  @ApiOkResponse({ type: StaffActBody })
  @Refuses('unknown_player', 'unknown_act', 'not_own_act', 'act_decided')
  withdrawAct(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Param('actId', actIdParameter) actId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffAct> {
    return this.decide(staffId, playerId, actId, { type: 'WithdrawAct' }, response);
  }

  private async decide(
    staffId: string,
    playerId: string,
    actId: string,
    decision: ActDecision,
    response: Response,
  ): Promise<StaffAct> {
    tellPosition(
      response,
      await this.commands.execute(new DecideAboutAct(staffId, playerId, actId, decision)),
    );
    return this.queries.execute(new GetAct(staffId, playerId, actId));
  }
}
