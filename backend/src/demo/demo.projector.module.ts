import { Module } from '@nestjs/common';
import { DemoAllowance } from './allowance/demo-allowance.js';
import { DemosStep } from './forgetting/demos.step.js';
import { ForgetDemos } from './forgetting/forget-demos.js';
import { DemoProcessManager } from './demo.process-manager.js';
import { DemoTurns } from './demo-turns.js';
import { VisitorDemos } from './visitor-demos.js';

@Module({ providers: [VisitorDemos, DemoAllowance, DemoTurns, ForgetDemos, DemoProcessManager, DemosStep] })
export class DemoProjectorModule {}
