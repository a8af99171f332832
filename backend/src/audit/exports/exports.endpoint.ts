/** GET and POST /api/staff/audit/exports, POST …/{exportId}/cancel, GET …/{exportId}/file */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Body, Controller, Get, HttpCode, Param, Post, Res, type PipeTransform } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { AuditExport, AuditExportList } from '@rubicon/contracts';
import type { Response } from 'express';
import { validate as isUuid } from 'uuid';
import { Clock } from '../../platform/clock/index.js';
import {
  CurrentStaff,
  IdempotencyKey,
  Refuses,
  StaffOnly,
  type SignedInStaff,
} from '../../platform/http/index.js';
import { Log } from '../../platform/observability/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { periodOf } from '../period/index.js';
import { AuditExports } from './audit-exports.js';
import { fileKinds, fileNameOf } from './export-files.js';
import { AuditExportBody, AuditExportListBody, AuditExportRequestBody } from './exports.answers.js';

const exportIdParameter: PipeTransform<string, string> = {
  transform(id) {
    if (!isUuid(id)) throw new Refused('unknown_export');
    return id.toLowerCase();
  },
};

@ApiTags('staff')
@StaffOnly('auditor')
@Controller('api/staff/audit/exports')
export class AuditExportsEndpoint {
  private readonly log: Log;

  constructor(
    private readonly exports: AuditExports,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.log = log.for('audit-exports');
  }

  @Get()
  @ApiOperation({ summary: 'What auditors asked for in files, newest first: the last 50.' })
  @ApiOkResponse({ type: AuditExportListBody })
  async listAuditExports(): Promise<AuditExportList> {
    return { exports: await this.exports.list() };
  }

  @Post()
  @HttpCode(202)
  @ApiOperation({ summary: 'Asks for a file: it is written in the background, and kept for a day.' })
  @ApiAcceptedResponse({ type: AuditExportBody })
  @Refuses('invalid_period', 'idempotency_key_reused', 'too_many_exports')
  askForAuditExport(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Body() { kind, ...asked }: AuditExportRequestBody,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<AuditExport> {
    return this.exports.ask(staffId, kind, periodOf(asked, this.clock.now()), idempotencyKey);
  }

  @Post(':exportId/cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends one that waits or is being written. One that has ended stays as it is.' })
  @ApiOkResponse({ type: AuditExportBody })
  @Refuses('unknown_export')
  cancelAuditExport(@Param('exportId', exportIdParameter) exportId: string): Promise<AuditExport> {
    return this.exports.cancel(exportId);
  }

  @Get(':exportId/file')
  @ApiOperation({ summary: 'The file of one that is done.' })
  @ApiProduces(...new Set(Object.values(fileKinds).map(({ type }) => type)))
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Refuses('unknown_export', 'export_not_ready')
  async getAuditExportFile(
    @Param('exportId', exportIdParameter) exportId: string,
    @Res() response: Response,
  ): Promise<void> {
    const row = await this.exports.findFile(exportId);
    response.set({
      'content-type': fileKinds[row.kind].type,
      'content-length': String(row.bytes),
      'content-disposition': `attachment; filename="${fileNameOf(row.kind, row)}"`,
      'cache-control': 'no-store',
    });
    try {
      await pipeline(Readable.from(this.exports.contents(row)), response);
    } catch (error) {
      // The reader sees the file break off. Who went away before its end is nobody's fault.
      if (!response.writableFinished && !response.closed) response.destroy();
      if (!isAbandoned(error)) this.log.error('an export broke off while it was read', { exportId, error });
    }
  }
}

function isAbandoned(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
