import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { FEWEST_MINUTES, MOST_MINUTES, USUAL_MINUTES } from './figures-period.js';

/** The period of a call, as it was sent: `figuresPeriodOf` says what is wrong with it. */
export class FiguresPeriodQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: FEWEST_MINUTES,
    maximum: MOST_MINUTES,
    default: USUAL_MINUTES,
    description: 'How many, the present one among them.',
  })
  @IsOptional()
  minutes?: unknown;
}
