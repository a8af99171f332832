import { Module } from '@nestjs/common';
import { DestroyKeyStep } from './destroy-key.step.js';
import { ErasureMetrics } from './erasure-metrics.js';
import { ErasureProcessManager } from './erasure.process-manager.js';

@Module({ providers: [DestroyKeyStep, ErasureMetrics, ErasureProcessManager] })
export class ErasureProjectorModule {}
