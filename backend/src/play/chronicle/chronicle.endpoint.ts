/** GET /api/games/{id}/chronicle, PATCH /api/games/{id}/chronicle/{lineId} */
import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { Chronicle } from '@rubicon/contracts';
import { LINE_CHARACTERS_MAX, type ChronicleAmendmentKind } from '@rubicon/domain';
import { IsBoolean, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  LogPosition,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { invalidRequest } from '../../platform/refusals/index.js';
import { OnOneLine } from '../../platform/text/index.js';
import { gameIdParameter } from '../story/index.js';
import { AmendChronicleOf } from './amend-chronicle.handler.js';
import { ChronicleBody } from './chronicle.answers.js';
import { GetChronicle } from './chronicle.query.js';

class ChronicleQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'The node it stands at; without it, the head.' })
  @IsOptional()
  @IsUUID('all', { message: 'turn must be the id of a turn.' })
  turn?: string;
}

@ApiSchema({ name: 'AmendChronicleRequest' })
class AmendChronicleBody {
  @ApiPropertyOptional({ nullable: true })
  @IsOptional()
  @IsBoolean({ message: 'pinned must be true or false.' })
  pinned?: boolean;

  @ApiPropertyOptional({ nullable: true, description: 'False: told again.' })
  @IsOptional()
  @IsBoolean({ message: 'struck must be true or false.' })
  struck?: boolean;

  @ApiPropertyOptional({
    minLength: 1,
    maxLength: LINE_CHARACTERS_MAX,
    nullable: true,
    description: 'What is true instead.',
  })
  @IsOptional()
  @OnOneLine()
  @Length(1, LINE_CHARACTERS_MAX, {
    message: `The line must have 1 to ${LINE_CHARACTERS_MAX} characters.`,
  })
  @IsString({ message: 'text must be text.' })
  text?: string;
}

@ApiTags('play')
@Controller('api/games')
export class ChronicleEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':id/chronicle')
  @ApiOperation({ summary: 'What the narrator remembers, and where the world stands.' })
  @ApiOkResponse({ type: ChronicleBody })
  @Refuses('game_not_found', 'unknown_turn')
  getChronicle(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Query() { turn }: ChronicleQuery,
    @LogPosition() position: bigint | null,
  ): Promise<Chronicle> {
    return this.queries.execute(new GetChronicle(player.playerId, gameId, turn ?? null, position));
  }

  @Patch(':id/chronicle/:lineId')
  @RateLimit({ name: 'chronicle-amendments', limit: 60, perSeconds: 60 })
  @ApiOperation({
    summary: 'Pins, corrects or strikes a line, wherever in the tree it is told. One change at a time.',
  })
  @ApiOkResponse({ type: ChronicleBody })
  @Refuses('game_not_found', 'game_deleted', 'unknown_line', 'text_refused')
  async amendChronicle(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Param('lineId') lineId: string,
    @Body() body: AmendChronicleBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Chronicle> {
    const { change, text } = amendmentIn(body);
    const position = await this.commands.execute(
      new AmendChronicleOf(player.playerId, gameId, lineId, change, text),
    );
    tellPosition(response, position);
    return this.queries.execute(new GetChronicle(player.playerId, gameId, null, position));
  }
}

/** @throws Refused `invalid_request` unless it is exactly one */
function amendmentIn({ pinned, struck, text }: AmendChronicleBody): {
  change: ChronicleAmendmentKind;
  text?: string;
} {
  const given = [pinned, struck, text].filter((value) => value !== undefined && value !== null);
  if (given.length !== 1)
    throw invalidRequest({ pinned: ['Name exactly one change: pinned, struck or text.'] });
  if (typeof text === 'string') return { change: 'corrected', text };
  if (typeof pinned === 'boolean') return { change: pinned ? 'pinned' : 'unpinned' };
  return { change: struck ? 'struck' : 'restored' };
}
