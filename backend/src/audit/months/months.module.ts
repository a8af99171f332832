import { Module } from '@nestjs/common';
import { MonthAdjustments } from './month-adjustments.js';
import { Months } from './months.js';

/** Which months are closed, and what came to them later. */
@Module({ providers: [Months, MonthAdjustments], exports: [Months, MonthAdjustments] })
export class MonthsModule {}
