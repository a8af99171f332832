import { Module } from '@nestjs/common';
import { CloseGrantHandler } from './close-grant.handler.js';
import { GrantsEndpoint } from './grants.endpoint.js';
import { OpenGrantHandler } from './open-grant.handler.js';
import { TextGrants } from './text-grants.js';

@Module({
  controllers: [GrantsEndpoint],
  providers: [TextGrants, OpenGrantHandler, CloseGrantHandler],
  exports: [TextGrants],
})
export class GrantsModule {}
