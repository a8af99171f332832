import { Module } from '@nestjs/common';
import { ModerationModule } from '../../moderation/index.js';
import { BranchNamesExport } from './branch-names.export.js';
import { BranchNames } from './branch-names.js';
import { NameBranchHandler } from './name-branch.handler.js';

@Module({
  imports: [ModerationModule],
  providers: [BranchNames, NameBranchHandler, BranchNamesExport],
  exports: [BranchNames],
})
export class BranchesModule {}
