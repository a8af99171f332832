/** POST /api/auth/password-reset and /api/auth/password-reset/complete */
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiProperty,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import { emailRules, type CompletePasswordReset, type RequestPasswordReset } from '@rubicon/contracts';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Public, RateLimit, Refuses } from '../../platform/http/index.js';
import { RateLimiter, type RateLimitRule } from '../../platform/rate-limits/index.js';
import { IsNewPassword, newPasswordSchema } from '../account-fields.js';
import { emailKey } from '../account-names.js';
import { CompletePasswordResetWith } from './complete-password-reset.handler.js';
import { RequestPasswordResets } from './request-password-reset.js';

/** Whatever was typed, known or not: the limit tells nothing either. */
const perLogin: RateLimitRule = { name: 'password-reset-account', limit: 5, perSeconds: 3_600 };
const TOKEN_MAX = 100;

@ApiSchema({ name: 'RequestPasswordReset' })
class RequestPasswordResetBody implements RequestPasswordReset {
  @ApiProperty({ description: 'Username or email', minLength: 1, maxLength: emailRules.maxLength })
  @MaxLength(emailRules.maxLength, { message: 'Username or email is too long' })
  @MinLength(1, { message: 'Username or email is required' })
  @IsString({ message: 'Username or email is required' })
  username: string;
}

@ApiSchema({ name: 'CompletePasswordReset' })
class CompletePasswordResetBody implements CompletePasswordReset {
  @ApiProperty({ description: 'Of the link.', minLength: 1, maxLength: TOKEN_MAX })
  @MaxLength(TOKEN_MAX, { message: 'The link is not complete.' })
  @MinLength(1, { message: 'The link is not complete.' })
  @IsString({ message: 'The link is not complete.' })
  token: string;

  @ApiProperty(newPasswordSchema)
  @IsNewPassword()
  newPassword: string;
}

@ApiTags('accounts')
@Controller('api/auth/password-reset')
export class PasswordResetEndpoint {
  constructor(
    private readonly resets: RequestPasswordResets,
    private readonly commands: CommandBus,
    private readonly limiter: RateLimiter,
  ) {}

  @Public()
  @RateLimit({ name: 'password-reset', limit: 20, perSeconds: 3_600 })
  @Post()
  @HttpCode(202)
  @ApiOperation({ summary: 'Mails a link to choose a new password, if there is such an account.' })
  @ApiAcceptedResponse()
  async requestPasswordReset(@Body() { username }: RequestPasswordResetBody): Promise<void> {
    await this.limiter.take(perLogin, emailKey(username));
    this.resets.request(username);
  }

  @Public()
  @RateLimit({ name: 'password-reset-complete', limit: 20, perSeconds: 600 })
  @Post('complete')
  @HttpCode(204)
  @ApiOperation({ summary: 'Chooses a new password with a mailed link; ends every sign-in.' })
  @ApiNoContentResponse()
  @Refuses('reset_link_expired')
  completePasswordReset(@Body() { token, newPassword }: CompletePasswordResetBody): Promise<void> {
    return this.commands.execute(new CompletePasswordResetWith(token, newPassword));
  }
}
