/** POST /api/staff/join and /api/staff/join/confirm */
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type {
  StaffConfirmAnswer,
  StaffConfirmRequest,
  StaffJoinAnswer,
  StaffJoinRequest,
} from '@rubicon/contracts';
import { Public, RateLimit, Refuses } from '../../platform/http/index.js';
import { CODE_MAX, IsNewStaffPassword, IsTyped, TOKEN_MAX } from '../staff-fields.js';
import { StaffConfirmBody } from '../staff.answers.js';
import { JoinStaff } from './join-staff.js';

@ApiSchema({ name: 'StaffJoinRequest' })
class StaffJoinBody implements StaffJoinRequest {
  @IsTyped('The link', TOKEN_MAX)
  token: string;
  @IsNewStaffPassword()
  password: string;
}

@ApiSchema({ name: 'StaffJoinAnswer' })
class StaffJoinAnswerBody implements StaffJoinAnswer {
  @ApiProperty()
  name: string;
  @ApiProperty({ description: 'An `otpauth://` address, for an authenticator app.' })
  factorUri: string;
  @ApiProperty({ description: 'The same secret, to be typed: base32.' })
  factorSecret: string;
}

@ApiSchema({ name: 'StaffConfirmRequest' })
class StaffConfirmRequestBody implements StaffConfirmRequest {
  @IsTyped('The link', TOKEN_MAX)
  token: string;
  @IsTyped('The code', CODE_MAX)
  code: string;
}

@ApiTags('staff')
@Controller('api/staff/join')
export class JoinEndpoint {
  constructor(private readonly joining: JoinStaff) {}

  @Public()
  @RateLimit({ name: 'staff-join', limit: 20, perSeconds: 600 })
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Chooses a password by an invitation; answers the secret of the second factor.' })
  @ApiOkResponse({ type: StaffJoinAnswerBody })
  @Refuses('invitation_expired')
  joinStaff(@Body() { token, password }: StaffJoinBody): Promise<StaffJoinAnswer> {
    return this.joining.choose(token, password);
  }

  @Public()
  @RateLimit({ name: 'staff-join-confirm', limit: 20, perSeconds: 600 })
  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Proves that the app has the secret: from here on both count, and the link does not.',
  })
  @ApiOkResponse({ type: StaffConfirmBody })
  @Refuses('invitation_expired', 'wrong_code')
  confirmStaffJoin(@Body() { token, code }: StaffConfirmRequestBody): Promise<StaffConfirmAnswer> {
    return this.joining.confirm(token, code.trim());
  }
}
