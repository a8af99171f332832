import { Global, Module } from '@nestjs/common';
import { RecurringWork } from './recurring-work.js';

@Global()
@Module({ providers: [RecurringWork], exports: [RecurringWork] })
export class RecurringWorkModule {}
