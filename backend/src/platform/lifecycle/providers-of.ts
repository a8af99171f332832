import type { DiscoveryService } from '@nestjs/core';

/** Every provider of this process that is of a kind: to be one of them is to be registered. Not before `onModuleInit`. */
export function providersOf<Kind>(
  discovery: Pick<DiscoveryService, 'getProviders'>,
  kind: abstract new () => Kind,
): Kind[] {
  return discovery
    .getProviders()
    .map(({ instance }) => instance as unknown)
    .filter((instance): instance is Kind => instance instanceof kind);
}
