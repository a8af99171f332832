/** The `auditor` role: fetches the provider's side, keeps the chain and its signed heads, compares every night, writes exports. */
import { Module } from '@nestjs/common';
import { AuditAuditorModule } from './audit/audit.auditor.module.js';
import { RecurringWorkModule } from './platform/recurring-work/index.js';

@Module({ imports: [RecurringWorkModule, AuditAuditorModule] })
export class AuditorRole {}
