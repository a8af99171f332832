import { Module } from '@nestjs/common';
import { SupportExport } from './export/support.export.js';
import { GrantsModule } from './grants/grants.module.js';

/** The desk of support. */
@Module({ imports: [GrantsModule], providers: [SupportExport] })
export class SupportApiModule {}
