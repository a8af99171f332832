/** What several calls of the staff answer, in OpenAPI's terms. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  staffRoles,
  type StaffConfirmAnswer,
  type StaffMe,
  type StaffMember,
  type StaffRole,
} from '@rubicon/contracts';

@ApiSchema({ name: 'StaffMember' })
class StaffMemberBody implements StaffMember {
  @ApiProperty({ format: 'uuid' })
  staffId: string;
  @ApiProperty()
  name: string;
  @ApiProperty({ enum: staffRoles, isArray: true })
  roles: StaffRole[];
}

@ApiSchema({ name: 'StaffMe' })
export class StaffMeBody implements StaffMe {
  @ApiProperty({ type: StaffMemberBody, nullable: true, description: 'Null: nobody of the staff.' })
  staff: StaffMemberBody | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of the OpenID Connect provider, if there is one.',
  })
  provider: string | null;
}

@ApiSchema({ name: 'StaffConfirmAnswer' })
export class StaffConfirmBody implements StaffConfirmAnswer {
  @ApiProperty({ type: [String], description: 'Each works once in place of a code. Shown once.' })
  recoveryCodes: string[];
}
