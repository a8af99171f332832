import { Module } from '@nestjs/common';
import { DeleteAccountEndpoint } from './delete-account.endpoint.js';
import { DeleteAccountHandler } from './delete-account.handler.js';

@Module({ controllers: [DeleteAccountEndpoint], providers: [DeleteAccountHandler] })
export class ErasureApiModule {}
