import { Module } from '@nestjs/common';
import { GrantsModule } from './grants/grants.module.js';

/** The desk of support. */
@Module({ imports: [GrantsModule] })
export class SupportApiModule {}
