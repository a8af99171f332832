/** POST /api/auth/change-password */
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { ChangePasswordRequest, Session } from '@rubicon/contracts';
import { CurrentPlayer, Refuses, type SignedInPlayer } from '../../platform/http/index.js';
import {
  currentPasswordSchema,
  IsCurrentPassword,
  IsNewPassword,
  newPasswordSchema,
} from '../account-fields.js';
import { SessionAnswer, userOf } from '../user.js';
import { ChangePassword } from './change-password.handler.js';

@ApiSchema({ name: 'ChangePasswordRequest' })
class ChangePasswordBody implements ChangePasswordRequest {
  @ApiProperty(currentPasswordSchema)
  @IsCurrentPassword()
  currentPassword: string;

  @ApiProperty(newPasswordSchema)
  @IsNewPassword()
  newPassword: string;
}

@ApiTags('accounts')
@Controller('api/auth/change-password')
export class ChangePasswordEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Changes the password, ends every sign-in and answers a fresh one.' })
  @ApiOkResponse({ type: SessionAnswer })
  @Refuses('wrong_password')
  async changePassword(
    @CurrentPlayer() { playerId }: SignedInPlayer,
    @Body() { currentPassword, newPassword }: ChangePasswordBody,
  ): Promise<Session> {
    const { account, token } = await this.commands.execute(
      new ChangePassword(playerId, currentPassword, newPassword),
    );
    return { token, user: userOf(account) };
  }
}
