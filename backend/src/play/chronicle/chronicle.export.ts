import { Injectable } from '@nestjs/common';
import type { ChronicleDelta, ChronicleSummaryLine } from '@rubicon/domain';
import { IsNull, MoreThan, Not } from 'typeorm';
import { ExportPart } from '../../platform/export/index.js';
import { openText, PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow, TurnNodeRow } from '../story/index.js';
import { ChronicleAmendmentRow } from './chronicle-amendment.table.js';
import { ChronicleSummaryRow } from './chronicle-summary.table.js';

/** Turns that are in memory at a time. */
const PAGE = 100;

/** What the narrator remembers, on whatever branch: what each turn told, what was summarised, and what the player made of it. */
@Injectable()
export class ChronicleExport extends ExportPart {
  readonly name = 'chronicles';

  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
  ) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const games = await this.readModels
      .repository(GameRow)
      .find({ select: { gameId: true }, where: { playerId }, order: { lastPlayedAt: 'ASC' } });
    for (const { gameId } of games) {
      yield* this.told(gameId);
      yield* this.summaries(gameId);
      yield* this.amendments(gameId);
    }
  }

  private async *told(gameId: string): AsyncGenerator<object> {
    let after = 0;
    for (;;) {
      const rows = await this.readModels.repository(TurnNodeRow).find({
        select: { turnId: true, turnNumber: true, text: true },
        where: { gameId, turnNumber: MoreThan(after), text: Not(IsNull()) },
        order: { turnNumber: 'ASC' },
        take: PAGE,
      });
      for (const { turnId, text } of rows) {
        const told = text && (await openText<{ chronicle?: ChronicleDelta[] }>(this.keys, text));
        if (told?.chronicle?.length) yield { gameId, turnId, told: told.chronicle };
      }
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = last.turnNumber;
    }
  }

  private async *summaries(gameId: string): AsyncGenerator<object> {
    const rows = await this.readModels
      .repository(ChronicleSummaryRow)
      .find({ where: { gameId }, order: { position: 'ASC' } });
    for (const { throughTurnId, lines } of rows) {
      const summary = await openText<{ lines: ChronicleSummaryLine[] }>(this.keys, lines);
      yield { gameId, throughTurnId, summarised: summary.lines };
    }
  }

  private async *amendments(gameId: string): AsyncGenerator<object> {
    const rows = await this.readModels
      .repository(ChronicleAmendmentRow)
      .find({ where: { gameId }, order: { position: 'ASC' } });
    for (const { lineId, pinned, struck, text } of rows) {
      const own = text && (await openText<{ text: string }>(this.keys, text));
      yield { gameId, lineId, pinned, struck, text: own?.text ?? null };
    }
  }
}
