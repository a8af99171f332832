/** POST /api/staff/password and /api/staff/recovery-codes */
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiSchema, ApiTags } from '@nestjs/swagger';
import type {
  StaffChangePasswordRequest,
  StaffConfirmAnswer,
  StaffRenewCodesRequest,
} from '@rubicon/contracts';
import { AnyStaff, CurrentStaff, Refuses, type SignedInStaff } from '../../platform/http/index.js';
import { IsNewStaffPassword, IsTyped, PASSWORD_MAX } from '../staff-fields.js';
import { StaffConfirmBody } from '../staff.answers.js';
import { OwnStaffAccount } from './own-account.js';

@ApiSchema({ name: 'StaffChangePasswordRequest' })
class StaffChangePasswordBody implements StaffChangePasswordRequest {
  @IsTyped('The current password', PASSWORD_MAX)
  currentPassword: string;
  @IsNewStaffPassword()
  newPassword: string;
}

@ApiSchema({ name: 'StaffRenewCodesRequest' })
class StaffRenewCodesBody implements StaffRenewCodesRequest {
  @IsTyped('The current password', PASSWORD_MAX)
  currentPassword: string;
}

@ApiTags('staff')
@AnyStaff()
@Controller('api/staff')
export class OwnStaffAccountEndpoint {
  constructor(private readonly account: OwnStaffAccount) {}

  @Post('password')
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes one’s own password; every other sign-in ends.' })
  @ApiNoContentResponse()
  @Refuses('wrong_password', 'too_many_requests')
  changeStaffPassword(
    @CurrentStaff() staff: SignedInStaff,
    @Body() { currentPassword, newPassword }: StaffChangePasswordBody,
  ): Promise<void> {
    return this.account.changePassword(staff, currentPassword, newPassword);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ten new recovery codes; the ones before count no more.' })
  @ApiOkResponse({ type: StaffConfirmBody })
  @Refuses('wrong_password', 'too_many_requests')
  async renewRecoveryCodes(
    @CurrentStaff() staff: SignedInStaff,
    @Body() { currentPassword }: StaffRenewCodesBody,
  ): Promise<StaffConfirmAnswer> {
    return { recoveryCodes: await this.account.renewCodes(staff, currentPassword) };
  }
}
