import { Module } from '@nestjs/common';
import { ForfeitCreditsStep } from './erasure/forfeit-credits.step.js';

@Module({ providers: [ForfeitCreditsStep] })
export class CreditsProjectorModule {}
