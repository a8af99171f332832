/** Grants to read personal text, in OpenAPI's terms. The shape is the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { TextGrant } from '@rubicon/contracts';

@ApiSchema({ name: 'TextGrant' })
export class TextGrantBody implements TextGrant {
  @ApiProperty({ format: 'uuid' })
  grantId: string;
  @ApiProperty({ format: 'date-time' })
  openedAt: string;
  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}
