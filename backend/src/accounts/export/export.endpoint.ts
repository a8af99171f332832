/** GET /api/user/export */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '../../platform/clock/index.js';
import { exportFile, ExportParts } from '../../platform/export/index.js';
import { CurrentPlayer, LogPosition, RateLimit, type SignedInPlayer } from '../../platform/http/index.js';
import { ReadModels } from '../../platform/read-models/index.js';

const FILE_NAME = 'rubicon-export.json';
const CLIENT_WENT_AWAY = 'ERR_STREAM_PREMATURE_CLOSE';

@ApiTags('accounts')
@Controller('api/user/export')
export class ExportEndpoint {
  constructor(
    private readonly parts: ExportParts,
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  @Get()
  @RateLimit({ name: 'export', limit: 6, perSeconds: 600 })
  @ApiOperation({ summary: 'Everything that is held of the player, as one JSON file.' })
  @ApiOkResponse({
    description: 'An attachment, written while it is read.',
    content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
  })
  async exportData(
    @CurrentPlayer() { playerId }: SignedInPlayer,
    @LogPosition() position: bigint | null,
    @Res() response: Response,
  ): Promise<void> {
    await this.readModels.waitFor(position);
    response
      .type('application/json')
      .setHeader('content-disposition', `attachment; filename="${FILE_NAME}"`)
      .setHeader('cache-control', 'no-store');
    const file = exportFile(
      { product: 'Rubicon', exportedAt: this.clock.nowIso() },
      this.parts.all,
      playerId,
    );
    try {
      // What fails on the way breaks the download off: half a file is no file.
      await pipeline(Readable.from(file), response);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === CLIENT_WENT_AWAY)) throw error;
    }
  }
}
