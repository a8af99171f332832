import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Statement } from '@rubicon/contracts';
import { ExportPart } from '../../platform/export/index.js';
import { GetStatement } from './statement.query.js';

@Injectable()
export class StatementExport extends ExportPart {
  readonly name = 'statement';

  constructor(private readonly queries: QueryBus) {
    super();
  }

  read(playerId: string): Promise<Statement> {
    return this.queries.execute(new GetStatement(playerId, null));
  }
}
