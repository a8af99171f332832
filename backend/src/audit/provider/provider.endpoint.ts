/** GET /api/staff/audit/provider and …/provider/rows, POST …/provider/fetch */
import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import {
  providerLists,
  type ProviderFetches,
  type ProviderList,
  type ProviderRowPage,
} from '@rubicon/contracts';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { IsPageLimit, Refuses, StaffOnly } from '../../platform/http/index.js';
import { instantOf } from '../period/index.js';
import { AskForProviderFetch } from './ask-for-provider-fetch.handler.js';
import { GetProviderFetches } from './provider-fetches.query.js';
import { ListProviderRows } from './provider-rows.query.js';
import { ProviderFetchesBody, ProviderRowPageBody } from './provider.answers.js';

const PAGE_ROWS = 50;
const PAGE_ROWS_MAX = 200;
const PAYOUT_ID = /^\w{1,100}$/;
const CURSOR = new RegExp(`^(${providerLists.join('|')}):\\w{1,100}$`);

class ProviderRowsQuery {
  @ApiPropertyOptional({ enum: providerLists, description: 'Without it, all.' })
  @IsOptional()
  @IsIn(providerLists, { message: `list must be one of ${providerLists.join(', ')}.` })
  list?: ProviderList;

  @ApiPropertyOptional({ format: 'date-time', description: 'Created at this time or later.' })
  @IsOptional()
  from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Created before.' })
  @IsOptional()
  until?: string;

  @ApiPropertyOptional({ pattern: PAYOUT_ID.source, description: 'Paid out with this payout.' })
  @IsOptional()
  @Matches(PAYOUT_ID, { message: 'payoutId must be the id of a payout.' })
  payoutId?: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Only what is not yet available then, or now if that is earlier, whenever it was created.',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'awaiting must be true or false.' })
  awaiting?: boolean;

  @ApiPropertyOptional({ pattern: CURSOR.source, description: 'What the page before ended with.' })
  @IsOptional()
  @Matches(CURSOR, { message: 'before must be what the page before ended with.' })
  before?: string;

  @IsPageLimit(PAGE_ROWS, PAGE_ROWS_MAX)
  limit?: number;
}

@ApiTags('staff')
@StaffOnly('auditor')
@Controller('api/staff/audit/provider')
export class ProviderEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: "How far each of the payment provider's lists has been fetched." })
  @ApiOkResponse({ type: ProviderFetchesBody })
  getProviderFetches(): Promise<ProviderFetches> {
    return this.queries.execute(new GetProviderFetches());
  }

  @Post('fetch')
  @HttpCode(202)
  @ApiOperation({ summary: "Fetches the payment provider's lists at once; otherwise it is done every hour." })
  @ApiAcceptedResponse({ type: ProviderFetchesBody })
  async fetchProvider(): Promise<ProviderFetches> {
    await this.commands.execute(new AskForProviderFetch());
    return this.queries.execute(new GetProviderFetches());
  }

  @Get('rows')
  @ApiOperation({
    summary: "The payment provider's rows as they were fetched, newest first, a page at a time.",
  })
  @ApiOkResponse({ type: ProviderRowPageBody })
  @Refuses('invalid_period')
  listProviderRows(
    @Query()
    { list, from, until, payoutId, awaiting = false, before, limit = PAGE_ROWS }: ProviderRowsQuery,
  ): Promise<ProviderRowPage> {
    return this.queries.execute(
      new ListProviderRows(
        {
          list: list ?? null,
          from: from === undefined ? null : instantOf('from', from),
          until: until === undefined ? null : instantOf('until', until),
          payoutId: payoutId ?? null,
          isAwaiting: awaiting,
        },
        before ?? null,
        limit,
      ),
    );
  }
}
