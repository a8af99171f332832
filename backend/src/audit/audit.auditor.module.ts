import { Module } from '@nestjs/common';
import { AuditExportsAuditorModule } from './exports/exports.auditor.module.js';
import { ProofAuditorModule } from './proof/proof.auditor.module.js';
import { WalletsAuditorModule } from './wallets/wallets.auditor.module.js';
import { WholeLogAuditorModule } from './whole-log/whole-log.auditor.module.js';
import { ProviderAuditorModule } from './provider/provider.auditor.module.js';

/** What goes on by itself: each room of the audit brings its own. */
@Module({
  imports: [
    AuditExportsAuditorModule,
    ProofAuditorModule,
    WalletsAuditorModule,
    WholeLogAuditorModule,
    ProviderAuditorModule,
  ],
})
export class AuditAuditorModule {}
