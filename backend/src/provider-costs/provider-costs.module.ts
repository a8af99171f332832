import { Module } from '@nestjs/common';
import { ProviderBudget } from './provider-budget.js';

@Module({ providers: [ProviderBudget], exports: [ProviderBudget] })
export class ProviderCostsModule {}
