import { Module } from '@nestjs/common';
import { ProviderBudget } from './provider-budget.js';
import { UnrecordedCosts } from './unrecorded-costs.js';

@Module({ providers: [ProviderBudget, UnrecordedCosts], exports: [ProviderBudget, UnrecordedCosts] })
export class ProviderCostsModule {}
