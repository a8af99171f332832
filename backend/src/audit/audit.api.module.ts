import { Module } from '@nestjs/common';
import { EntriesModule } from './entries/entries.module.js';
import { ExceptionActsApiModule } from './exception-acts/exception-acts.api.module.js';
import { ExceptionsApiModule } from './exceptions/exceptions.api.module.js';
import { AuditExportsApiModule } from './exports/exports.api.module.js';
import { FiguresApiModule } from './figures/figures.api.module.js';
import { MonthCloseApiModule } from './month-close/month-close.api.module.js';
import { ProofApiModule } from './proof/proof.api.module.js';
import { ProviderApiModule } from './provider/provider.api.module.js';

/** The desk of auditors. */
@Module({
  imports: [
    AuditExportsApiModule,
    EntriesModule,
    ExceptionActsApiModule,
    ExceptionsApiModule,
    FiguresApiModule,
    MonthCloseApiModule,
    ProofApiModule,
    ProviderApiModule,
  ],
})
export class AuditApiModule {}
