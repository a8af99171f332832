/** PUT /api/games/{id}/branches/{branchId} */
import { Body, Controller, Param, Put, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { GameTree, NameBranchRequest } from '@rubicon/contracts';
import { IsString } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { AtMostCodePoints, OnOneLine } from '../../platform/text/index.js';
import { NameBranchOf } from '../branches/index.js';
import { branchIdParameter, gameIdParameter } from '../story/index.js';
import { GameTreeBody } from './tree.answers.js';
import { GetTree } from './tree.query.js';

const NAME_CODE_POINTS_MAX = 60;

@ApiSchema({ name: 'NameBranchRequest' })
class NameBranchBody implements NameBranchRequest {
  @ApiProperty({ maxLength: NAME_CODE_POINTS_MAX, description: 'Empty: the branch has no name any more.' })
  @OnOneLine()
  @AtMostCodePoints(NAME_CODE_POINTS_MAX, {
    message: `The name is longer than ${NAME_CODE_POINTS_MAX} characters.`,
  })
  @IsString({ message: 'name must be text.' })
  name: string;
}

@ApiTags('play')
@Controller('api/games')
export class NameBranchEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Put(':id/branches/:branchId')
  @RateLimit({ name: 'branch-names', limit: 60, perSeconds: 60 })
  @ApiOperation({ summary: 'Names a branch, which is known by the node that it begins with.' })
  @ApiOkResponse({ type: GameTreeBody })
  @Refuses('game_not_found', 'game_deleted', 'unknown_branch', 'text_refused')
  async nameBranch(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Param('branchId', branchIdParameter) branchId: string,
    @Body() { name }: NameBranchBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GameTree> {
    const position = await this.commands.execute(new NameBranchOf(player.playerId, gameId, branchId, name));
    tellPosition(response, position);
    return this.queries.execute(new GetTree(player.playerId, gameId, position));
  }
}
