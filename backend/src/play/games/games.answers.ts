/** A page of a game's path, in OpenAPI's terms. The shape is the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { TurnPage } from '@rubicon/contracts';
import { OpeningBody, TurnBody } from '../story/story.answers.js';

@ApiSchema({ name: 'TurnPage' })
export class TurnPageBody implements TurnPage {
  @ApiProperty({ type: [TurnBody] })
  turns: TurnBody[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  nextBefore: string | null;
  @ApiProperty({ type: OpeningBody, nullable: true })
  opening: OpeningBody | null;
}
