import { Module } from '@nestjs/common';
import { DailyHead } from './daily-head.js';
import { ProofMetrics } from './proof-metrics.js';
import { ProofModule } from './proof.module.js';

/** The chain follows the log, and its head is signed each day. */
@Module({ imports: [ProofModule], providers: [DailyHead, ProofMetrics] })
export class ProofAuditorModule {}
