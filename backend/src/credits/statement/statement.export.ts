import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Statement } from '@rubicon/contracts';
import { ExportParts, type ExportPart } from '../../platform/export/index.js';
import { GetStatement } from './statement.query.js';

@Injectable()
export class StatementExport implements ExportPart, OnModuleInit {
  readonly name = 'statement';

  constructor(
    private readonly queries: QueryBus,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  read(playerId: string): Promise<Statement> {
    return this.queries.execute(new GetStatement(playerId, null));
  }
}
