/** What a command needs to know that only reads: where the log is, and what lies beside it. */
import type { TokenPrices } from '@rubicon/domain';
import { readEventStoreConfig, type EventStoreConfig } from './event-store-config.js';
import { POSTGRES } from './protocols.js';
import { VariableReader } from './variable-reader.js';

export interface LogConfig extends EventStoreConfig {
  /** Null: there is none to look into. */
  readonly databaseUrl: string | null;
  /** Of an operator's own models, by name. */
  readonly providerPrices: Readonly<Record<string, TokenPrices>>;
}

/** @throws ConfigError naming every variable that is missing or invalid, one sentence each */
export function readLogConfig(env: Readonly<Record<string, string | undefined>>): LogConfig {
  const read = new VariableReader(env);
  const config: LogConfig = {
    ...readEventStoreConfig(read),
    databaseUrl: read.optionalUrl('DATABASE_URL', POSTGRES),
    providerPrices: read.tokenPrices('PROVIDER_PRICES'),
  };
  read.assertComplete();
  return config;
}
