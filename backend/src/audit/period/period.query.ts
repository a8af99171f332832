import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

/** The period of a query, as it was sent: `periodOf` says what is wrong with it, in one way for all. */
export class PeriodQuery {
  @ApiProperty({ format: 'date-time', description: 'Inclusive.' })
  @IsOptional()
  from: string;

  @ApiProperty({ format: 'date-time', description: 'Exclusive; after `from`. It may lie in the future.' })
  @IsOptional()
  until: string;
}
