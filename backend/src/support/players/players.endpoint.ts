/** GET /api/staff/players and /api/staff/players/{playerId} */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { emailRules, type FoundPlayerList, type PlayerCard } from '@rubicon/contracts';
import { IsString, MaxLength, MinLength } from 'class-validator';
import {
  CurrentStaff,
  LogPosition,
  Refuses,
  StaffOnly,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { playerIdParameter } from '../reads/index.js';
import { FindPlayers } from './find-players.query.js';
import { GetPlayerCard } from './player-card.query.js';
import { FoundPlayerListBody, PlayerCardBody } from './players.answers.js';

class FindPlayersQuery {
  @ApiProperty({
    description:
      'A username, or at least 3 characters that it begins with; an email; a player’s id; a transaction’s id, ours or the provider’s, whole or its last 8 characters.',
    minLength: 1,
    maxLength: emailRules.maxLength,
  })
  @MaxLength(emailRules.maxLength, { message: 'That is too long for anything that could be found.' })
  @MinLength(1, { message: 'Say whom to look for.' })
  @IsString({ message: 'Say whom to look for.' })
  q: string;
}

@ApiTags('staff')
@StaffOnly('support')
@Controller('api/staff/players')
export class PlayersEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Players by what they say of themselves. Each one shown is recorded as read.' })
  @ApiOkResponse({ type: FoundPlayerListBody })
  findPlayers(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Query() { q }: FindPlayersQuery,
    @LogPosition() position: bigint | null,
  ): Promise<FoundPlayerList> {
    return this.queries.execute(new FindPlayers(staffId, q, position));
  }

  @Get(':playerId')
  @ApiOperation({ summary: 'Who a player is and how they stand. It is recorded as read.' })
  @ApiOkResponse({ type: PlayerCardBody })
  @Refuses('unknown_player')
  getPlayerCard(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @LogPosition() position: bigint | null,
  ): Promise<PlayerCard> {
    return this.queries.execute(new GetPlayerCard(staffId, playerId, position));
  }
}
