import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module.js';
import { AccountRowStep } from './erasure/account-row.step.js';
import { SignInsStep } from './erasure/sign-ins.step.js';

@Module({ imports: [AccountsModule], providers: [SignInsStep, AccountRowStep] })
export class AccountsProjectorModule {}
