/** GET /api/games/{id}/book */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { bookFormats, type BookFormat } from '@rubicon/contracts';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  LogPosition,
  RateLimit,
  Refuses,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import { Log } from '../../platform/observability/index.js';
import { gameIdParameter } from '../story/index.js';
import { bookFileName } from './book-file-name.js';
import type { Book } from './book.js';
import { GetBook } from './book.query.js';
import { epubBook } from './epub.js';
import { htmlBook } from './html.js';
import { markdownBook } from './markdown.js';

interface Binding {
  readonly type: string;
  readonly extension: string;
  write(this: void, book: Book): Readable;
}

const bindings: Readonly<Record<BookFormat, Binding>> = {
  markdown: {
    type: 'text/markdown; charset=utf-8',
    extension: 'md',
    write: (book) => Readable.from(markdownBook(book)),
  },
  epub: { type: 'application/epub+zip', extension: 'epub', write: epubBook },
  html: {
    type: 'text/html; charset=utf-8',
    extension: 'html',
    write: (book) => Readable.from(htmlBook(book)),
  },
};

/** Should a browser show the file instead of keeping it: nothing in it runs, loads or leads anywhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

class BookQuery {
  @ApiProperty({ enum: bookFormats })
  @IsIn(bookFormats, { message: 'format must be markdown, epub or html.' })
  format: BookFormat;

  @ApiPropertyOptional({ format: 'uuid', description: 'The turn it ends with; without it, the head.' })
  @IsOptional()
  @IsUUID('all', { message: 'turn must be the id of a turn.' })
  turn?: string;
}

@ApiTags('play')
@Controller('api/games')
export class BookEndpoint {
  constructor(
    private readonly queries: QueryBus,
    private readonly log: Log,
  ) {}

  @Get(':id/book')
  @RateLimit({ name: 'books', limit: 20, perSeconds: 60 })
  @ApiOperation({ summary: 'The story from the opening to a turn, as a book.' })
  @ApiProduces('text/markdown', 'application/epub+zip', 'text/html')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Refuses('game_not_found', 'unknown_turn')
  async getBook(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', gameIdParameter) gameId: string,
    @Query() { format, turn }: BookQuery,
    @LogPosition() position: bigint | null,
    @Res() response: Response,
  ): Promise<void> {
    const book = await this.queries.execute(new GetBook(player.playerId, gameId, turn ?? null, position));
    const { type, extension, write } = bindings[format];
    response.set({
      'content-type': type,
      'content-disposition': `attachment; filename="${bookFileName(book.character.name, extension)}"`,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    });
    try {
      await pipeline(write(book), response);
    } catch (error) {
      // The reader sees the file break off. Who went away before its end is nobody's fault.
      if (!response.writableFinished && !response.closed) response.destroy();
      if (!isAbandoned(error)) this.log.error('a book broke off', { gameId, error });
    }
  }
}

function isAbandoned(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
