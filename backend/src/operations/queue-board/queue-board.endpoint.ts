/**
 * GET /api/staff/operations/queue-board, and whatever its page asks for below: Bull Board, to be looked at. It is the page of somebody else's library and
 * not described with our API, but it stands behind the same guards: files and data of it as well as the page. There are no other methods.
 */
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AppConfig } from '../../platform/config/index.js';
import { handOn, queueBoardHeaders, StaffOnly, Undescribed } from '../../platform/http/index.js';
import { BoardServer } from './board-server.js';
import { QUEUE_BOARD } from './queue-board.js';

@Undescribed()
@StaffOnly('operator')
@Controller(QUEUE_BOARD)
export class QueueBoardEndpoint {
  private readonly headers: ReturnType<typeof queueBoardHeaders>;

  constructor(
    private readonly board: BoardServer,
    { publicUrl }: AppConfig,
  ) {
    this.headers = queueBoardHeaders(publicUrl.startsWith('https:'));
  }

  @Get()
  @ApiOperation({ summary: 'Bull Board: the jobs of the queue one by one.' })
  showQueueBoard(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.handOn(request, response);
  }

  @Get('*path')
  @ApiOperation({ summary: 'What Bull Board’s page is made of, and what it asks for.' })
  showPartOfQueueBoard(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.handOn(request, response);
  }

  private handOn(request: Request, response: Response): Promise<void> {
    return handOn(request, response, this.board.path, [this.headers, this.board.application]);
  }
}
