import { v5 as uuidV5 } from 'uuid';

/** As the payments make it: what is recorded here stands under this id. */
const PROVIDER_REFUNDS = 'a0c5b1d2-7f0e-4f0b-9a37-6d1d5f6b2c84';

/** Our id of a refund: ours out of its metadata, or, when it began at the provider, made of the provider's. @returns a UUID */
export function refundIdOf({
  id,
  body,
}: {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}): string {
  const metadata = body['metadata'];
  const refundId =
    typeof metadata === 'object' && metadata !== null && 'refundId' in metadata ? metadata.refundId : null;
  return typeof refundId === 'string' ? refundId : uuidV5(id, PROVIDER_REFUNDS);
}
