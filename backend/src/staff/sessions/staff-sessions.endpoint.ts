/** GET /api/staff/sessions and DELETE /api/staff/sessions/{sessionId}: one's own. */
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProperty,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import type { StaffSessionEntry, StaffSessionList } from '@rubicon/contracts';
import { AnyStaff, CurrentStaff, Refuses, type SignedInStaff } from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { sessionIdParameter } from './session-id-parameter.js';
import { StaffSignIns } from './staff-sign-ins.js';

@ApiSchema({ name: 'StaffSessionEntry' })
class StaffSessionBody implements StaffSessionEntry {
  @ApiProperty({ format: 'uuid' })
  sessionId: string;
  @ApiProperty({ format: 'date-time' })
  startedAt: string;
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
  @ApiProperty()
  isThisOne: boolean;
}

@ApiSchema({ name: 'StaffSessionList' })
class StaffSessionListBody implements StaffSessionList {
  @ApiProperty({ type: [StaffSessionBody] })
  sessions: StaffSessionBody[];
}

@ApiTags('staff')
@AnyStaff()
@Controller('api/staff/sessions')
export class StaffSessionsEndpoint {
  constructor(private readonly signIns: StaffSignIns) {}

  @Get()
  @ApiOperation({ summary: 'One’s own sign-ins that count, newest first.' })
  @ApiOkResponse({ type: StaffSessionListBody })
  async listStaffSessions(@CurrentStaff() staff: SignedInStaff): Promise<StaffSessionList> {
    return { sessions: await this.signIns.list(staff) };
  }

  @Delete(':sessionId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends one of one’s own sign-ins.' })
  @ApiParam({ name: 'sessionId', format: 'uuid' })
  @ApiNoContentResponse()
  @Refuses('unknown_session')
  async endStaffSession(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('sessionId', sessionIdParameter) sessionId: string,
  ): Promise<void> {
    if (!(await this.signIns.end(staffId, sessionId))) throw new Refused('unknown_session');
  }
}
