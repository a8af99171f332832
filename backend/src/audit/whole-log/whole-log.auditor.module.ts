import { Module } from '@nestjs/common';
import { NightsModule } from '../nightly/index.js';
import { WholeAudits } from './whole-audits.js';

@Module({ imports: [NightsModule], providers: [WholeAudits] })
export class WholeLogAuditorModule {}
