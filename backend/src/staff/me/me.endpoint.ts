/** GET /api/staff/me */
import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { StaffMe } from '@rubicon/contracts';
import type { Request } from 'express';
import { Public } from '../../platform/http/index.js';
import { StaffSignIns } from '../sessions/staff-sign-ins.js';
import { StaffMeBody } from '../staff.answers.js';
import { DescribeStaff } from './describe-staff.js';

@ApiTags('staff')
@Controller('api/staff/me')
export class StaffMeEndpoint {
  constructor(
    private readonly signIns: StaffSignIns,
    private readonly describe: DescribeStaff,
  ) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'Who of the staff is signed in, if anybody is.' })
  @ApiOkResponse({ type: StaffMeBody })
  async getStaffMe(@Req() request: Request): Promise<StaffMe> {
    const session = await this.signIns.find(request);
    return session ? this.describe.of(session.staff.staffId, session.expiresAt) : this.describe.nobody();
  }
}
