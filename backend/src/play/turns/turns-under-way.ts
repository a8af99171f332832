/** Tells the day's budget how many turns have no outcome yet. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReadModels } from '../../platform/read-models/index.js';
import { ProviderBudget } from '../../provider-costs/index.js';
import { OpenTurnRow } from './open-turn.table.js';

@Injectable()
export class TurnsUnderWay implements OnModuleInit {
  constructor(
    private readonly budget: ProviderBudget,
    private readonly readModels: ReadModels,
  ) {}

  onModuleInit(): void {
    this.budget.countsToo(() => this.readModels.repository(OpenTurnRow).countBy({ ended: false }));
  }
}
