import { Global, Module } from '@nestjs/common';
import { ErasureSteps } from './erasure-step.js';

@Global()
@Module({ providers: [ErasureSteps], exports: [ErasureSteps] })
export class ErasureStepsModule {}
