/** GET /api/staff/audit/entries */
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import {
  entryMoneys,
  ledgerAccounts,
  memoAccounts,
  type EntryMoney,
  type LedgerAccount,
  type LedgerEventPage,
  type MemoAccount,
} from '@rubicon/contracts';
import { IsIn, IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { Clock } from '../../platform/clock/index.js';
import { IsPageLimit, LogPosition, Refuses, StaffOnly } from '../../platform/http/index.js';
import { WITHOUT_NUL, WithoutNul } from '../../platform/text/index.js';
import { PeriodQuery, periodOf } from '../period/index.js';
import { entryItemKinds, LedgerEventPageBody } from './entries.answers.js';
import { ListEntries } from './entries.query.js';

const PAGE_ENTRIES = 50;
const PAGE_ENTRIES_MAX = 200;
const accounts = [...ledgerAccounts, ...memoAccounts];

class EntriesQuery extends PeriodQuery {
  @ApiPropertyOptional({ enum: accounts, description: 'Only what moves it.' })
  @IsOptional()
  @IsIn(accounts, { message: 'account must be one of the chart of accounts.' })
  account?: LedgerAccount | MemoAccount;

  @ApiPropertyOptional({
    enum: entryMoneys,
    description: 'Only what purchases paid in, or what went back or to banks.',
  })
  @IsOptional()
  @IsIn(entryMoneys, { message: 'money must be in or out.' })
  money?: EntryMoney;

  @ApiPropertyOptional({ enum: entryItemKinds })
  @IsOptional()
  @IsIn(entryItemKinds, { message: 'itemKind must be payment, turn or wallet.' })
  itemKind?: (typeof entryItemKinds)[number];

  @ApiPropertyOptional({ pattern: WITHOUT_NUL })
  @IsOptional()
  @WithoutNul()
  @IsString({ message: 'itemId must be the id of an item.' })
  itemId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'playerId must be the id of a player.' })
  playerId?: string;

  @ApiPropertyOptional({
    pattern: '^\\d{1,18}$',
    description: 'The position that the page before ended with.',
  })
  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: 'before must be a position of the log.' })
  before?: string;

  @IsPageLimit(PAGE_ENTRIES, PAGE_ENTRIES_MAX)
  limit?: number;
}

@ApiTags('staff')
@StaffOnly('auditor')
@Controller('api/staff/audit/entries')
export class EntriesEndpoint {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Events of the ledger in a period, newest first, and what all of them post.' })
  @ApiOkResponse({ type: LedgerEventPageBody })
  @Refuses('invalid_period')
  listLedgerEvents(
    @Query() { from, until, before, limit = PAGE_ENTRIES, ...filters }: EntriesQuery,
    @LogPosition() position: bigint | null,
  ): Promise<LedgerEventPage> {
    const period = periodOf({ from, until }, this.clock.now());
    return this.queries.execute(
      new ListEntries({ ...filters, period }, { before: before ?? null, limit }, position),
    );
  }
}
