/** The provider's side as auditors see it, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  providerLists,
  type ProviderFetches,
  type ProviderList,
  type ProviderRow,
  type ProviderRowPage,
} from '@rubicon/contracts';

type FetchOfList = ProviderFetches['lists'][number];
const fetchStates: readonly FetchOfList['state'][] = ['never', 'complete', 'fetching', 'interrupted'];

@ApiSchema({ name: 'ProviderRow' })
export class ProviderRowBody implements ProviderRow {
  @ApiProperty({ enum: providerLists })
  list: ProviderList;
  @ApiProperty({ description: "The provider's." })
  id: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  fetchedAt: string;
  @ApiProperty({ type: 'integer', description: 'Versions of it that were fetched before this one.' })
  earlierVersions: number;
  @ApiProperty({ description: "The provider's word; the list's name where it has none." })
  type: string;
  @ApiProperty({ type: String, nullable: true })
  status: string | null;
  @ApiProperty({ description: 'ISO 4217, in small letters.' })
  currency: string;
  @ApiProperty({ type: 'integer', description: "In the currency's minor units." })
  amountMinor: number;
  @ApiProperty({ type: 'integer', nullable: true })
  feeMinor: number | null;
  @ApiProperty({ type: 'integer', nullable: true })
  netMinor: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  availableAt: string | null;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Ours; null: none of ours is known for it.',
  })
  paymentId: string | null;
  @ApiProperty({ type: String, nullable: true })
  paymentIntentId: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'That it was paid out with; null: not yet, or not told.',
  })
  payoutId: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'As fetched, without what names a person.',
  })
  body: Record<string, unknown>;
}

@ApiSchema({ name: 'ProviderRowPage' })
export class ProviderRowPageBody implements ProviderRowPage {
  @ApiProperty({ type: [ProviderRowBody] })
  rows: ProviderRowBody[];
  @ApiProperty({ type: String, nullable: true })
  nextBefore: string | null;
  @ApiProperty({ type: 'integer', description: 'All that there are under these filters.' })
  total: number;
}

@ApiSchema({ name: 'ProviderFetch' })
class ProviderFetchBody implements FetchOfList {
  @ApiProperty({ enum: providerLists })
  list: ProviderList;
  @ApiProperty({ type: 'integer' })
  rows: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Everything created before has been fetched; null: never.',
  })
  fetchedUntil: string | null;
  @ApiProperty({ enum: fetchStates })
  state: FetchOfList['state'];
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  at: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it was interrupted: the next round goes on where it stopped.',
  })
  trouble: string | null;
}

@ApiSchema({ name: 'ProviderFetches' })
export class ProviderFetchesBody implements ProviderFetches {
  @ApiProperty({ type: [ProviderFetchBody] })
  lists: ProviderFetchBody[];
}
