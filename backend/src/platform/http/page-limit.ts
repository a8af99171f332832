/** How many of a list a call asks for: the `limit` of a paged query. */
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** @param usual what is answered without one: the documentation says so, the endpoint sets it */
export function IsPageLimit(usual: number, most: number): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: most, default: usual }),
    IsOptional(),
    Type(() => Number),
    IsInt({ message: 'limit must be a whole number.' }),
    Min(1, { message: 'limit must be at least 1.' }),
    Max(most, { message: `limit must be at most ${most}.` }),
  );
}
