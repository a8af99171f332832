/** POST and DELETE /api/staff/players/{playerId}/grant */
import { Body, Controller, Delete, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiProperty,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import type { OpenGrantRequest, TextGrant } from '@rubicon/contracts';
import { IsString } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentStaff,
  Refuses,
  StaffOnly,
  tellPosition,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { Trimmed } from '../../platform/text/index.js';
import { playerIdParameter } from '../reads/index.js';
import { CloseGrantOf } from './close-grant.handler.js';
import { TextGrantBody } from './grants.answers.js';
import { OpenGrantTo } from './open-grant.handler.js';

@ApiSchema({ name: 'OpenGrantRequest' })
class OpenGrantBody implements OpenGrantRequest {
  @ApiProperty({ description: 'Why: 10 to 500 characters. The player finds it in their export.' })
  @Trimmed()
  @IsString({ message: 'reason must be text.' })
  reason: string;
}

@ApiTags('staff')
@StaffOnly('support')
@Controller('api/staff/players/:playerId/grant')
export class GrantsEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({ summary: 'Opens the player’s personal text to whoever asks, for a reason and a while.' })
  @ApiCreatedResponse({ type: TextGrantBody })
  @Refuses('unknown_player', 'player_erased', 'reason_too_short', 'reason_too_long')
  async openGrant(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Body() { reason }: OpenGrantBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TextGrant> {
    const { grant, position } = await this.commands.execute(new OpenGrantTo(staffId, playerId, reason));
    tellPosition(response, position);
    return grant;
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Masks the player’s personal text again.' })
  @ApiNoContentResponse()
  @Refuses('unknown_player', 'no_grant')
  async closeGrant(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    tellPosition(response, await this.commands.execute(new CloseGrantOf(staffId, playerId)));
  }
}
