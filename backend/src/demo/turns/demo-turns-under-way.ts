/** Tells the day's budget how many prologues' turns are being written. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { ReadModels } from '../../platform/read-models/index.js';
import { ProviderBudget } from '../../provider-costs/index.js';
import { DemoTurnRow } from '../story/demo-turn.table.js';

@Injectable()
export class DemoTurnsUnderWay implements OnModuleInit {
  constructor(
    private readonly budget: ProviderBudget,
    private readonly readModels: ReadModels,
  ) {}

  onModuleInit(): void {
    this.budget.countsToo(() => this.readModels.repository(DemoTurnRow).countBy({ text: IsNull() }));
  }
}
