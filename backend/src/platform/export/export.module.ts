import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ExportParts } from './export-part.js';
import { OpenedEvents } from './opened-events.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [ExportParts, OpenedEvents],
  exports: [ExportParts, OpenedEvents],
})
export class ExportModule {}
