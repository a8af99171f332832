/** GET /api/shared/{shareId}: for anybody who has the link, and for no search engine. */
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { SharedStory } from '@rubicon/contracts';
import { IsOptional, isUUID, IsUUID } from 'class-validator';
import type { Response } from 'express';
import { IsPageLimit, Public, RateLimit, Refuses } from '../../platform/http/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { SharedStoryBody } from './share.answers.js';
import { ReadSharedStory } from './shared-story.query.js';

const PAGE_TURNS = 20;
const PAGE_TURNS_MAX = 50;

class SharedStoryQuery {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'after must be the id of a turn.' })
  after?: string;

  @IsPageLimit(PAGE_TURNS, PAGE_TURNS_MAX)
  limit?: number;
}

@ApiTags('shared')
@Controller('api/shared')
export class SharedStoryEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Get(':shareId')
  @RateLimit({ name: 'shared-stories', limit: 120, perSeconds: 60 })
  @ApiParam({ name: 'shareId', format: 'uuid' })
  @ApiOperation({ summary: 'A shared story, a page of turns at a time; 404 once its link was taken back.' })
  @ApiOkResponse({ type: SharedStoryBody })
  @Refuses('unknown_share', 'unknown_turn')
  async readSharedStory(
    @Param('shareId') shareId: string,
    @Query() { after, limit = PAGE_TURNS }: SharedStoryQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SharedStory> {
    response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    if (!isUUID(shareId)) throw new Refused('unknown_share');
    return this.queries.execute(new ReadSharedStory(shareId, after ?? null, limit));
  }
}
