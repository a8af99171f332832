/** Personal text as staff may see it, in OpenAPI's terms. The shape is the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { StaffText } from '@rubicon/contracts';

@ApiSchema({ name: 'StaffText' })
export class StaffTextBody implements StaffText {
  @ApiProperty({ enum: ['masked', 'open', 'erased'] })
  state: StaffText['state'];
  @ApiProperty({ type: String, nullable: true, description: 'Only when open.' })
  text: string | null;
  @ApiProperty({ type: 'integer', description: 'Characters of a masked one; 0 when it is not known.' })
  length: number;
}
