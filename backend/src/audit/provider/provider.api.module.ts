import { Module } from '@nestjs/common';
import { AskForProviderFetchHandler } from './ask-for-provider-fetch.handler.js';
import { GetProviderFetchesHandler } from './provider-fetches.query.js';
import { ListProviderRowsHandler } from './provider-rows.query.js';
import { ProviderEndpoint } from './provider.endpoint.js';

/** The provider's side on the auditor's desk. */
@Module({
  controllers: [ProviderEndpoint],
  providers: [AskForProviderFetchHandler, GetProviderFetchesHandler, ListProviderRowsHandler],
})
export class ProviderApiModule {}
