/** The books' accounts at any instant, for whoever closes a month or writes a file. */
import { Injectable } from '@nestjs/common';
import type { AccountAmounts } from '@rubicon/contracts';
import { ReadModels } from '../../platform/read-models/index.js';
import { sumsOf } from './ledger-sums.js';

@Injectable()
export class Figures {
  constructor(private readonly readModels: ReadModels) {}

  /** Sums of all events before an instant. @param upTo log position, inclusive: what stands behind it is left out */
  async closingAt(until: Date, upTo?: bigint): Promise<AccountAmounts> {
    return (await sumsOf(this.readModels.manager, { from: null, until, upTo })).accounts;
  }

  /** Sums of the events of a period. @param upTo as in `closingAt` */
  async movedIn(from: Date, until: Date, upTo?: bigint): Promise<AccountAmounts> {
    return (await sumsOf(this.readModels.manager, { from, until, upTo })).accounts;
  }
}
