/** POST /api/staff/sign-in and /api/staff/sign-out */
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { StaffMe, StaffSignInRequest } from '@rubicon/contracts';
import type { Request, Response } from 'express';
import {
  AnyStaff,
  CurrentStaff,
  KnownBrowsers,
  Public,
  RateLimit,
  Refuses,
  SignInLimits,
  type SignedInStaff,
} from '../../platform/http/index.js';
import type { SignInDoor } from '../../platform/rate-limits/index.js';
import { DescribeStaff } from '../me/describe-staff.js';
import { StaffCookie } from '../sessions/staff.cookie.js';
import { StaffSignIns } from '../sessions/staff-sign-ins.js';
import { staffNameKey } from '../staff-accounts.js';
import { CODE_MAX, IsTyped, NAME_MAX, PASSWORD_MAX } from '../staff-fields.js';
import { StaffMeBody } from '../staff.answers.js';
import { StaffSignIn } from './staff-sign-in.js';

/** A password and a code are guessed at: fewer tries than at a player's door. */
const door: SignInDoor = {
  cookie: { name: 'rubicon_staff_known', path: '/api/staff/sign-in' },
  limits: {
    browser: { name: 'staff-sign-in-browser', limit: 8, perSeconds: 300 },
    browsers: { name: 'staff-sign-in-browsers', limit: 40, perSeconds: 3_600 },
    network: [
      { name: 'staff-sign-in-account', limit: 8, perSeconds: 300 },
      { name: 'staff-sign-in-account-hour', limit: 16, perSeconds: 3_600 },
    ],
    everywhere: { name: 'staff-sign-in-anywhere', limit: 60, perSeconds: 3_600 },
  },
};

@ApiSchema({ name: 'StaffSignInRequest' })
class StaffSignInBody implements StaffSignInRequest {
  @IsTyped('The name', NAME_MAX)
  name: string;
  @IsTyped('The password', PASSWORD_MAX)
  password: string;
  @IsTyped('The code', CODE_MAX)
  code: string;
}

@ApiTags('staff')
@Controller('api/staff')
export class StaffSignInEndpoint {
  constructor(
    private readonly signIn: StaffSignIn,
    private readonly signIns: StaffSignIns,
    private readonly cookie: StaffCookie,
    private readonly describe: DescribeStaff,
    private readonly limits: SignInLimits,
    private readonly known: KnownBrowsers,
  ) {}

  @Public()
  @RateLimit({ name: 'staff-sign-in', limit: 30, perSeconds: 60 })
  @Post('sign-in')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in by name, password and a code; sets the cookie.' })
  @ApiOkResponse({ type: StaffMeBody })
  @Refuses('invalid_credentials')
  async signInStaff(
    @Body() { name, password, code }: StaffSignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffMe> {
    const nameKey = staffNameKey(name);
    await this.limits.take(request, door, nameKey);
    const { staffId, token, expiresAt } = await this.signIn.signIn(name, password, code.trim());
    this.cookie.set(response, token, expiresAt);
    this.known.remember(request, response, door.cookie, [nameKey]);
    return this.describe.of(staffId, expiresAt);
  }

  @AnyStaff()
  @Post('sign-out')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends this sign-in.' })
  @ApiNoContentResponse()
  async signOutStaff(
    @CurrentStaff() { staffId, sessionId }: SignedInStaff,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.signIns.end(staffId, sessionId);
    this.cookie.clear(response);
  }
}
