/** The six screenshots under addresses that stay (specification, section 7; decision 40); the pages show smaller versions of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AppConfig } from '../config/index.js';
import { EdgeError } from './edge-error.js';
import { Public } from './public.js';
import { Refuses } from './refuses.js';
import { mediaCaching } from './static-frontend.js';

const files = [1, 2, 3, 4, 5, 6].map((number) => `screenshot${number}.jpeg`);

@ApiTags('pages')
@Controller('api/screenshots')
export class ScreenshotsEndpoint {
  constructor(private readonly config: AppConfig) {}

  @Public()
  @Get(':file')
  @ApiParam({ name: 'file', enum: files })
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiOperation({ summary: 'A screenshot of 1920×1080.' })
  @Refuses('screenshot_not_found')
  getScreenshot(@Param('file') file: string, @Res() response: Response): void {
    const { staticDir } = this.config;
    const folder = staticDir === null ? null : join(staticDir, 'media', 'screenshots');
    if (!files.includes(file) || folder === null || !existsSync(join(folder, file)))
      throw new EdgeError('screenshot_not_found');
    response.setHeader('cache-control', mediaCaching);
    response.sendFile(file, { root: folder, cacheControl: false });
  }
}
