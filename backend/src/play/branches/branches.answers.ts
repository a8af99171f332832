/** A branch by its name, in OpenAPI's terms. The shape is the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { BranchName } from '@rubicon/contracts';

@ApiSchema({ name: 'BranchName' })
export class BranchNameBody implements BranchName {
  @ApiProperty({ format: 'uuid', description: "The node it begins with: the game's id for the first one." })
  branchId: string;
  @ApiProperty({ type: String, nullable: true })
  name: string | null;
}
