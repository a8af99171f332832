import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Statement } from '@rubicon/contracts';
import { CurrentPlayer, LogPosition, type SignedInPlayer } from '../../platform/http/index.js';
import { StatementAnswer } from './statement.answer.js';
import { GetStatement } from './statement.query.js';

@ApiTags('credits')
@Controller('api/credits/statement')
export class StatementEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOkResponse({ type: StatementAnswer })
  @ApiOperation({ summary: 'Balance and every entry of the wallet, newest first, in micro-dollars.' })
  getStatement(
    @CurrentPlayer() player: SignedInPlayer,
    @LogPosition() position: bigint | null,
  ): Promise<Statement> {
    return this.queries.execute(new GetStatement(player.playerId, position));
  }
}
