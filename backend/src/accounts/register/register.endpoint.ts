/** POST /api/auth/register */
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { RegisterRequest, Session } from '@rubicon/contracts';
import { Transform } from 'class-transformer';
import { IsEmail, Length, Matches, MaxLength, MinLength } from 'class-validator';
import type { Request, Response } from 'express';
import { Public, RateLimit, tellPosition } from '../../platform/http/index.js';
import { wellFormed } from '../../platform/text/index.js';
import { SignInHooks } from '../sessions/sign-in-hooks.js';
import type { SignedIn } from '../sign-in/sign-in.handler.js';
import { SessionAnswer, userOf } from '../user.js';
import { RegisterAccount } from './register.handler.js';

const NO_AT_SIGN = /^[^@]*$/;
const EMAIL_MAX = 254;
const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u;
const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;
/** What no database keeps as it was typed is no address. */
const trimmedAddress = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && wellFormed(value) !== value ? '' : trimmed({ value });

/** Messages to the letter: specification, section 5. */
class RegisterBody implements RegisterRequest {
  @ApiProperty({ minLength: 3, maxLength: 50, description: 'Without @; upper and lower case are the same.' })
  @Matches(NO_CONTROL_CHARACTERS, { message: 'Username cannot contain control characters' })
  @Matches(NO_AT_SIGN, { message: 'Username cannot contain @' })
  @MaxLength(50, { message: 'Username too long' })
  @MinLength(3, { message: 'Username must be at least 3 characters' })
  @Transform(trimmed)
  username: string;

  @ApiProperty({ format: 'email', maxLength: EMAIL_MAX })
  @Length(1, EMAIL_MAX, { message: 'Please enter a valid email' })
  @IsEmail({}, { message: 'Please enter a valid email' })
  @Transform(trimmedAddress)
  email: string;

  @ApiProperty({ minLength: 6, maxLength: 100 })
  @MaxLength(100, { message: 'Password too long' })
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  password: string;
}

@ApiTags('accounts')
@Controller('api/auth/register')
export class RegisterEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly hooks: SignInHooks,
  ) {}

  @Public()
  @RateLimit({ name: 'registration', limit: 20, perSeconds: 600 })
  @Post()
  @ApiOperation({ summary: 'Makes an account and signs in.' })
  @ApiCreatedResponse({ type: SessionAnswer })
  async register(
    @Body() { username, email, password }: RegisterBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session> {
    const { account, token, position } = await this.commands.execute<RegisterAccount, SignedIn>(
      new RegisterAccount(username, email, password),
    );
    await this.hooks.run(account.playerId, request);
    tellPosition(response, position);
    return { token, user: userOf(account) };
  }
}
