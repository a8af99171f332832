import { Global, Module } from '@nestjs/common';
import { ExportParts } from './export-part.js';
import { OpenedEvents } from './opened-events.js';

@Global()
@Module({ providers: [ExportParts, OpenedEvents], exports: [ExportParts, OpenedEvents] })
export class ExportModule {}
