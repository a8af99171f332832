/** POST /api/auth/login */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { LoginRequest, Session } from '@rubicon/contracts';
import { IsString, MinLength } from 'class-validator';
import type { Request, Response } from 'express';
import {
  KnownBrowsers,
  Public,
  RateLimit,
  Refuses,
  SignInLimits,
  tellPosition,
} from '../../platform/http/index.js';
import { usernameKey } from '../account-names.js';
import { SignInHooks } from '../sessions/sign-in-hooks.js';
import { SessionAnswer, userOf } from '../user.js';
import { signInDoor } from '../sign-in-door.js';
import { SignIn } from './sign-in.handler.js';

/** No name or address is longer; what is counted stays small. */
const LOGIN_COUNTED_MAX = 254;

/** Messages to the letter: specification, section 5. */
@ApiSchema({ name: 'LoginRequest' })
class LoginBody implements LoginRequest {
  @ApiProperty({ description: 'Username or email', minLength: 1 })
  @MinLength(1, { message: 'Username or email is required' })
  @IsString({ message: 'Username or email is required' })
  username: string;

  @ApiProperty({ minLength: 1 })
  @MinLength(1, { message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;
}

@ApiTags('accounts')
@Controller('api/auth/login')
export class SignInEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: SignInLimits,
    private readonly known: KnownBrowsers,
    private readonly hooks: SignInHooks,
  ) {}

  @Public()
  @RateLimit({ name: 'sign-in', limit: 60, perSeconds: 60 })
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in by username or email.' })
  @ApiOkResponse({ type: SessionAnswer })
  @Refuses('invalid_credentials', 'unknown_player')
  async signIn(
    @Body() { username, password }: LoginBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const login = usernameKey(username).slice(0, LOGIN_COUNTED_MAX);
    await this.limits.take(request, signInDoor, login);
    const { account, token, position } = await this.commands.execute(new SignIn(username, password));
    this.known.remember(request, response, signInDoor.cookie, [account.usernameKey, account.emailKey]);
    await this.hooks.run(account.playerId, request);
    tellPosition(response, position);
    return { token, user: userOf(account) };
  }
}
