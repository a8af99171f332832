/** GET /api/staff/audit/exceptions and …/{exceptionId}, GET /api/staff/audit/items/{itemKind}/{itemId} */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import {
  exceptionCauses,
  exceptionOrders,
  type AuditEvidence,
  type AuditExceptionDetail,
  type AuditExceptionPage,
  type ExceptionCause,
  type ExceptionOrder,
  type ExceptionState,
  type LedgerItemKind,
} from '@rubicon/contracts';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { Clock } from '../../platform/clock/index.js';
import {
  CurrentStaff,
  IsPageLimit,
  LogPosition,
  Refuses,
  StaffOnly,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { instantOf } from '../period/index.js';
import { AuditEvidenceBody, AuditExceptionDetailBody } from './evidence.answers.js';
import { GetEvidence } from './evidence.query.js';
import { AuditExceptionPageBody, exceptionStates, itemKinds } from './exceptions.answers.js';
import { GetExceptionDetail, ListExceptions } from './exceptions.query.js';
import { exceptionIdParameter, itemIdParameter, itemKindParameter } from './id-parameters.js';

const PAGE_EXCEPTIONS = 50;
const PAGE_EXCEPTIONS_MAX = 200;

class ExceptionsQuery {
  @ApiPropertyOptional({ format: 'date-time', description: 'Those that began then or later.' })
  @IsOptional()
  from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Those that began before it; without it, all.' })
  @IsOptional()
  until?: string;

  @ApiPropertyOptional({ enum: exceptionCauses })
  @IsOptional()
  @IsIn(exceptionCauses, { message: 'cause must be one of the closed list.' })
  cause?: ExceptionCause;

  @ApiPropertyOptional({ enum: exceptionStates })
  @IsOptional()
  @IsIn(exceptionStates, { message: 'state must be open, explained or accepted.' })
  state?: ExceptionState;

  @ApiPropertyOptional({ enum: ['me', 'nobody'] })
  @IsOptional()
  @IsIn(['me', 'nobody'], { message: 'owner must be me or nobody.' })
  owner?: 'me' | 'nobody';

  @ApiPropertyOptional({ enum: exceptionOrders, description: 'The largest first is one page.' })
  @IsOptional()
  @IsIn(exceptionOrders, { message: 'order must be oldest or largest.' })
  order?: ExceptionOrder;

  @ApiPropertyOptional({ description: 'The `nextAfter` of the page before.' })
  @IsOptional()
  @IsString({ message: 'after must be the nextAfter of a page.' })
  after?: string;

  @IsPageLimit(PAGE_EXCEPTIONS, PAGE_EXCEPTIONS_MAX)
  limit?: number;
}

@ApiTags('staff')
@StaffOnly('auditor')
@Controller('api/staff/audit')
export class ExceptionsEndpoint {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('exceptions')
  @ApiOperation({ summary: 'What does not fit and is due, oldest first or largest first.' })
  @ApiOkResponse({ type: AuditExceptionPageBody })
  @Refuses('invalid_period')
  listExceptions(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Query() { from, until, order = 'oldest', after, limit = PAGE_EXCEPTIONS, ...filters }: ExceptionsQuery,
    @LogPosition() position: bigint | null,
  ): Promise<AuditExceptionPage> {
    return this.queries.execute(
      new ListExceptions(
        staffId,
        {
          ...filters,
          ...(from === undefined ? {} : { from: instantOf('from', from) }),
          until: until === undefined ? this.clock.now() : instantOf('until', until),
        },
        order,
        after ?? null,
        limit,
        position,
      ),
    );
  }

  @Get('exceptions/:exceptionId')
  @ApiOperation({ summary: 'One exception, with the sides of what it is about.' })
  @ApiOkResponse({ type: AuditExceptionDetailBody })
  @Refuses('unknown_exception')
  getException(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('exceptionId', exceptionIdParameter) exceptionId: string,
    @LogPosition() position: bigint | null,
  ): Promise<AuditExceptionDetail> {
    return this.queries.execute(new GetExceptionDetail(staffId, exceptionId, position));
  }

  @Get('items/:itemKind/:itemId')
  @ApiOperation({ summary: 'The three sides of a payment, of a turn, or a row of the provider’s.' })
  @ApiParam({ name: 'itemKind', enum: itemKinds })
  @ApiParam({ name: 'itemId', description: 'Of a row of the provider’s its id in the balance.' })
  @ApiOkResponse({ type: AuditEvidenceBody })
  @Refuses('unknown_item')
  getEvidence(
    @Param('itemKind', itemKindParameter) itemKind: LedgerItemKind,
    @Param('itemId', itemIdParameter) itemId: string,
    @LogPosition() position: bigint | null,
  ): Promise<AuditEvidence> {
    return this.queries.execute(new GetEvidence(itemKind, itemId, position));
  }
}
