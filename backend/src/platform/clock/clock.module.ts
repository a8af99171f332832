import { Global, Module } from '@nestjs/common';
import { Clock, Ids } from './clock.js';

@Global()
@Module({ providers: [Clock, Ids], exports: [Clock, Ids] })
export class ClockModule {}
