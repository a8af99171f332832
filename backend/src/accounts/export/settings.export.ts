import { Injectable } from '@nestjs/common';
import type { Settings } from '@rubicon/contracts';
import { Aggregates } from '../../platform/event-store/index.js';
import { ExportPart } from '../../platform/export/index.js';

@Injectable()
export class SettingsExport extends ExportPart {
  readonly name = 'settings';

  constructor(private readonly aggregates: Aggregates) {
    super();
  }

  async read(playerId: string): Promise<Settings> {
    return (await this.aggregates.player.load(playerId)).state.settings;
  }
}
