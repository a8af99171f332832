/** A character in OpenAPI's terms. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  gameTypes,
  type Character,
  type GameType,
  type PoliticalLeaning,
  type Stats,
} from '@rubicon/contracts';

export const leanings: readonly PoliticalLeaning[] = ['radical', 'revolutionary', 'moderate', 'conservative'];

@ApiSchema({ name: 'Stats' })
export class StatsAnswer implements Stats {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  influence: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  reputation: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  resources: number;
}

@ApiSchema({ name: 'Character' })
export class CharacterAnswer implements Character {
  @ApiProperty({ type: 'integer' })
  id: number;
  @ApiProperty()
  name: string;
  @ApiProperty()
  estate: string;
  @ApiProperty()
  profession: string;
  @ApiProperty()
  description: string;
  @ApiProperty()
  isHistorical: boolean;
  @ApiProperty({ type: StatsAnswer })
  startingStats: StatsAnswer;
  @ApiProperty({ enum: leanings })
  politicalLeanings: PoliticalLeaning;
  @ApiProperty({ enum: gameTypes })
  gameType: GameType;
}
