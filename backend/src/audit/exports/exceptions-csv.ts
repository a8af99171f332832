/** What did not fit before the end of a period, and what auditors did about it. */
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadModels } from '../../platform/read-models/index.js';
import { StaffNames } from '../../staff/index.js';
import { Exceptions, type StandingException } from '../exceptions/index.js';
import { amountColumns, csvHeader, csvRows, type Columns } from './csv.js';
import type { ExportProgress, ExportScope, ExportSource } from './export-source.js';

interface ExceptionLine extends StandingException {
  readonly ageSeconds: number;
  /** By id of the staff. */
  readonly names: ReadonlyMap<string, string>;
}

const MS_PER_SECOND = 1_000;

/** Of an explanation that still holds. */
function explained<Value extends string | Date | null>(
  field: (handling: NonNullable<StandingException['handling']>) => Value,
) {
  return ({ state, handling }: ExceptionLine) =>
    state === 'open' || handling === null ? null : field(handling);
}

/** Two columns of one of the staff: names go when people do, and ids stay. */
function staffColumns(name: string, idOf: (line: ExceptionLine) => string | null): Columns<ExceptionLine> {
  return {
    [`${name}_id`]: idOf,
    [name]: (line) => line.names.get(idOf(line) ?? '') ?? null,
  };
}

const exceptionColumns: Columns<ExceptionLine> = {
  exception_id: ({ exceptionId }) => exceptionId,
  cause: ({ cause }) => cause,
  item_kind: ({ itemKind }) => itemKind,
  item_id: ({ itemId }) => itemId,
  player_id: ({ playerId }) => playerId,
  ...amountColumns<ExceptionLine>('amount', ({ amountMicroUsd }) => amountMicroUsd),
  since: ({ since }) => since,
  age_seconds: ({ ageSeconds }) => ageSeconds,
  state: ({ state }) => state,
  ...staffColumns('owner', ({ handling }) => handling?.ownerId ?? null),
  ...staffColumns(
    'explained_by',
    explained(({ explainedBy }) => explainedBy),
  ),
  explained_at: explained(({ explainedAt }) => explainedAt),
  reason: explained(({ reason }) => reason),
  ...staffColumns(
    'accepted_by',
    explained(({ acceptedBy }) => acceptedBy),
  ),
  accepted_at: explained(({ acceptedAt }) => acceptedAt),
  says: ({ sentence }) => sentence,
};

@Injectable()
export class ExceptionsCsv implements ExportSource {
  constructor(
    private readonly readModels: ReadModels,
    private readonly exceptions: Exceptions,
    private readonly staffNames: StaffNames,
  ) {}

  async *contents(scope: ExportScope, progress: ExportProgress): AsyncGenerator<string> {
    const lines = await this.readModels.dataSource.transaction('REPEATABLE READ', (snapshot) =>
      this.lines(scope, snapshot),
    );
    progress.rowsTotal = lines.length;
    yield textOf(lines);
    progress.rowsDone = lines.length;
  }

  /** All of it, as it stands in a snapshot. */
  async text(scope: ExportScope, snapshot: EntityManager): Promise<string> {
    return textOf(await this.lines(scope, snapshot));
  }

  private async lines({ period, asOf }: ExportScope, snapshot: EntityManager): Promise<ExceptionLine[]> {
    const standing = await this.exceptions.before(period.until, asOf, snapshot);
    const names = await this.staffNames.of(
      standing.flatMap(({ handling }) =>
        [handling?.ownerId, handling?.explainedBy, handling?.acceptedBy].filter((id) => id != null),
      ),
    );
    const at = Math.min(period.until.getTime(), asOf.getTime());
    return standing.map((exception) => ({
      ...exception,
      ageSeconds: Math.floor((at - Date.parse(exception.since)) / MS_PER_SECOND),
      names,
    }));
  }
}

function textOf(lines: readonly ExceptionLine[]): string {
  return csvHeader(exceptionColumns) + csvRows(exceptionColumns, lines);
}
