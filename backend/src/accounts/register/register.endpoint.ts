/** POST /api/auth/register */
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { RegisterRequest, Session } from '@rubicon/contracts';
import type { Request, Response } from 'express';
import { KnownBrowsers, Public, RateLimit, Refuses, tellPosition } from '../../platform/http/index.js';
import {
  emailSchema,
  IsEmailAddress,
  IsNewPassword,
  IsUsername,
  newPasswordSchema,
  usernameSchema,
} from '../account-fields.js';
import { SignInHooks } from '../sessions/sign-in-hooks.js';
import { signInDoor } from '../sign-in-door.js';
import { SessionAnswer, userOf } from '../user.js';
import { RegisterAccount } from './register.handler.js';

@ApiSchema({ name: 'RegisterRequest' })
class RegisterBody implements RegisterRequest {
  @ApiProperty(usernameSchema)
  @IsUsername()
  username: string;

  @ApiProperty(emailSchema)
  @IsEmailAddress()
  email: string;

  @ApiProperty(newPasswordSchema)
  @IsNewPassword()
  password: string;
}

@ApiTags('accounts')
@Controller('api/auth/register')
export class RegisterEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly hooks: SignInHooks,
    private readonly known: KnownBrowsers,
  ) {}

  @Public()
  @RateLimit({ name: 'registration', limit: 20, perSeconds: 600 })
  @Post()
  @ApiOperation({ summary: 'Makes an account and signs in.' })
  @ApiCreatedResponse({ type: SessionAnswer })
  @Refuses('username_taken', 'email_taken', 'session_ended')
  async register(
    @Body() { username, email, password }: RegisterBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const { account, token, position } = await this.commands.execute(
      new RegisterAccount(username, email, password),
    );
    this.known.remember(request, response, signInDoor.cookie, [account.usernameKey, account.emailKey]);
    await this.hooks.run(account.playerId, request);
    tellPosition(response, position);
    return { token, user: userOf(account) };
  }
}
