/** POST /api/game/turns/{turnId}/report */
import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiNoContentResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import { reportReasons, type ReportReason, type ReportTurnRequest } from '@rubicon/contracts';
import { IsIn, IsOptional, IsString } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  LogPosition,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { AtMostCodePoints, Trimmed } from '../../platform/text/index.js';
import { turnIdParameter } from '../story/index.js';
import { ReportTurnFor } from './report-turn.handler.js';

const COMMENT_CODE_POINTS_MAX = 1_000;

@ApiSchema({ name: 'ReportTurnRequest' })
class ReportTurnBody implements ReportTurnRequest {
  @ApiProperty({ enum: reportReasons })
  @IsIn(reportReasons, { message: 'reason must be one of the reasons that we know.' })
  reason: ReportReason;

  @ApiPropertyOptional({ maxLength: COMMENT_CODE_POINTS_MAX, nullable: true })
  @IsOptional()
  @Trimmed()
  @AtMostCodePoints(COMMENT_CODE_POINTS_MAX, { message: 'Please keep your comment under 1,001 characters.' })
  @IsString({ message: 'comment must be text.' })
  comment?: string;
}

@ApiTags('play')
@Controller('api/game/turns')
export class ReportTurnEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post(':turnId/report')
  @HttpCode(204)
  @RateLimit({ name: 'reports', limit: 20, perSeconds: 60 })
  @ApiOperation({ summary: 'Asks support to look at a turn; once for each reason.' })
  @ApiNoContentResponse()
  @Refuses('unknown_turn', 'game_not_found', 'game_deleted')
  async reportTurn(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('turnId', turnIdParameter) turnId: string,
    @Body() { reason, comment }: ReportTurnBody,
    @LogPosition() position: bigint | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    tellPosition(
      response,
      await this.commands.execute(
        new ReportTurnFor(player.playerId, turnId, reason, comment ?? '', position),
      ),
    );
  }
}
