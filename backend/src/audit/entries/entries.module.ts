import { Module } from '@nestjs/common';
import { EntriesEndpoint } from './entries.endpoint.js';
import { ListEntriesHandler } from './entries.query.js';

@Module({ controllers: [EntriesEndpoint], providers: [ListEntriesHandler] })
export class EntriesModule {}
