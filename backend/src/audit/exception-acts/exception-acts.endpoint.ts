/** POST /api/staff/audit/exceptions/{exceptionId}/take, …/hand-back, …/explain, …/accept and …/decline */
import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AuditException } from '@rubicon/contracts';
import type { Response } from 'express';
import {
  CurrentStaff,
  LogPosition,
  Refuses,
  StaffOnly,
  tellPosition,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { AuditExceptionBody, exceptionIdParameter, GetException } from '../exceptions/index.js';
import { ActOnException, type ExceptionAct } from './act-on-exception.handler.js';
import {
  AcceptExceptionBody,
  DeclineExplanationBody,
  ExplainExceptionBody,
} from './exception-acts.bodies.js';

@ApiTags('staff')
@StaffOnly('auditor')
@Controller('api/staff/audit/exceptions/:exceptionId')
export class ExceptionActsEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('take')
  @HttpCode(200)
  @ApiOperation({ summary: 'Takes an exception: nobody else explains it until it is handed back.' })
  @ApiOkResponse({ type: AuditExceptionBody })
  @Refuses('unknown_exception', 'exception_taken')
  takeException(
    @CurrentStaff() staff: SignedInStaff,
    @Param('exceptionId', exceptionIdParameter) exceptionId: string,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditException> {
    return this.act(staff, exceptionId, { type: 'TakeException' }, position, response);
  }

  @Post('hand-back')
  @HttpCode(200)
  @ApiOperation({ summary: 'Hands an exception back, for any auditor to take.' })
  @ApiOkResponse({ type: AuditExceptionBody })
  @Refuses('unknown_exception', 'exception_taken')
  handBackException(
    @CurrentStaff() staff: SignedInStaff,
    @Param('exceptionId', exceptionIdParameter) exceptionId: string,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditException> {
    return this.act(staff, exceptionId, { type: 'HandBackException' }, position, response);
  }

  @Post('explain')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Explains an exception, and takes it when nobody has. An earlier explanation counts no more.',
  })
  @ApiOkResponse({ type: AuditExceptionBody })
  @Refuses(
    'unknown_exception',
    'exception_taken',
    'exception_changed',
    'reason_too_short',
    'reason_too_long',
    'reason_names_somebody',
  )
  explainException(
    @CurrentStaff() staff: SignedInStaff,
    @Param('exceptionId', exceptionIdParameter) exceptionId: string,
    @Body() { reason, amountMicroUsd: seenMicroUsd }: ExplainExceptionBody,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditException> {
    const act = { type: 'ExplainException', reason, seenMicroUsd } as const;
    return this.act(staff, exceptionId, act, position, response);
  }

  @Post('accept')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accepts what another auditor explained, for its amount.' })
  @ApiOkResponse({ type: AuditExceptionBody })
  @Refuses(
    'unknown_exception',
    'exception_not_explained',
    'own_explanation',
    'exception_accepted',
    'exception_changed',
  )
  acceptException(
    @CurrentStaff() staff: SignedInStaff,
    @Param('exceptionId', exceptionIdParameter) exceptionId: string,
    @Body() { amountMicroUsd: seenMicroUsd, explainedAt: seenExplainedAt }: AcceptExceptionBody,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditException> {
    const act = { type: 'AcceptException', seenMicroUsd, seenExplainedAt } as const;
    return this.act(staff, exceptionId, act, position, response);
  }

  @Post('decline')
  @HttpCode(200)
  @ApiOperation({ summary: 'Does not accept what another auditor explained: the exception is open again.' })
  @ApiOkResponse({ type: AuditExceptionBody })
  @Refuses(
    'unknown_exception',
    'exception_not_explained',
    'own_explanation',
    'exception_accepted',
    'exception_changed',
    'reason_too_short',
    'reason_too_long',
    'reason_names_somebody',
  )
  declineExplanation(
    @CurrentStaff() staff: SignedInStaff,
    @Param('exceptionId', exceptionIdParameter) exceptionId: string,
    @Body() { explainedAt: seenExplainedAt, reason }: DeclineExplanationBody,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditException> {
    return this.act(
      staff,
      exceptionId,
      { type: 'DeclineExplanation', seenExplainedAt, reason },
      position,
      response,
    );
  }

  private async act(
    { staffId }: SignedInStaff,
    exceptionId: string,
    act: ExceptionAct,
    seen: bigint | null,
    response: Response,
  ): Promise<AuditException> {
    const position = await this.commands.execute(new ActOnException(staffId, exceptionId, act, seen));
    tellPosition(response, position);
    return this.queries.execute(new GetException(staffId, exceptionId, position));
  }
}
