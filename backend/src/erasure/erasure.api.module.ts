import { Module } from '@nestjs/common';
import { DeleteAccountEndpoint } from './delete-account.endpoint.js';
import { DeleteAccountHandler } from './delete-account.handler.js';
import { CountOverdueErasuresHandler } from './overdue-erasures.query.js';

@Module({
  controllers: [DeleteAccountEndpoint],
  providers: [DeleteAccountHandler, CountOverdueErasuresHandler],
})
export class ErasureApiModule {}
