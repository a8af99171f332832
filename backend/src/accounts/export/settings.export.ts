import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Settings } from '@rubicon/contracts';
import { Aggregates } from '../../platform/event-store/index.js';
import { ExportParts, type ExportPart } from '../../platform/export/index.js';

@Injectable()
export class SettingsExport implements ExportPart, OnModuleInit {
  readonly name = 'settings';

  constructor(
    private readonly aggregates: Aggregates,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async read(playerId: string): Promise<Settings> {
    return (await this.aggregates.player.load(playerId)).state.settings;
  }
}
