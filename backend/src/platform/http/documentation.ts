/** OpenAPI at /api/docs (to read) and /api/docs-json. */
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  ApiProperty,
  ApiPropertyOptional,
  DocumentBuilder,
  getSchemaPath,
  SwaggerModule,
} from '@nestjs/swagger';
import type { Problem } from '@rubicon/contracts';
import { problems, type ProblemCode } from './problems.js';
import { documentationHeaders } from './security-headers.js';

const PATH = 'api/docs';

class ProblemBody implements Problem {
  @ApiProperty({ example: 'about:blank' })
  type: string;
  @ApiProperty({ example: 'Not Found' })
  title: string;
  @ApiProperty({ type: 'integer', example: 404 })
  status: number;
  @ApiProperty({
    enum: [...new Set(problems.map(({ code }) => code))].sort(),
    enumName: 'ProblemCode',
    description: 'Stable.',
    example: 'game_not_found',
  })
  code: ProblemCode;
  @ApiProperty({ description: 'A sentence fit to show.', example: 'There is no such game.' })
  detail: string;
  @ApiPropertyOptional({ format: 'uuid', description: 'Of this request, for support.' })
  correlationId?: string;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'Field → what is wrong with it.',
  })
  errors?: Record<string, string[]>;
}

/** In Markdown. */
function catalogueOfProblems(): string {
  const rows = problems.map(({ status, code, detail }) => `| ${status} | \`${code}\` | ${detail} |`);
  return ['## Problems', '', '| status | code | meaning |', '|---|---|---|', ...rows].join('\n');
}

export function serveDocumentation(app: NestExpressApplication, https: boolean): void {
  const description = new DocumentBuilder()
    .setTitle('Rubicon')
    .setDescription(
      `A text game of history: a language model narrates, every turn is an event.\n\n${catalogueOfProblems()}`,
    )
    .setVersion('1')
    .addBearerAuth()
    .addGlobalResponse({
      status: 'default',
      description: 'What went wrong (RFC 9457).',
      content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemBody) } } },
    })
    .build();
  app.use(`/${PATH}`, documentationHeaders(https));
  SwaggerModule.setup(
    PATH,
    app,
    () => SwaggerModule.createDocument(app, description, { extraModels: [ProblemBody] }),
    {
      jsonDocumentUrl: `${PATH}-json`,
      swaggerOptions: { persistAuthorization: false },
    },
  );
}
