/** What the API says of itself, in OpenAPI's terms: what its endpoints declare, and what follows for each from its guards. */
import type { INestApplication } from '@nestjs/common';
import {
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  DocumentBuilder,
  getSchemaPath,
  SwaggerModule,
  type OpenAPIObject,
} from '@nestjs/swagger';
import type { Problem } from '@rubicon/contracts';
import { apiRoutes } from './api-routes.js';
import { problems, type ProblemCode } from './problems.js';
import { ACCESS, type Access } from './public.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const BEARER = 'bearer';

@ApiSchema({ name: 'Problem' })
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

const frame = new DocumentBuilder()
  .setOpenAPIVersion('3.1.0')
  .setTitle('Rubicon')
  .setDescription(
    `A text game of history: a language model narrates, every turn is an event.\n\n${catalogueOfProblems()}`,
  )
  .setVersion('1')
  .addServer('/', 'Where this description is served.')
  .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, BEARER)
  .addGlobalParameters(
    {
      name: 'X-Log-Position',
      in: 'header',
      required: false,
      description: 'What an earlier answer carried: what is read is at least as new as that.',
      schema: { type: 'string', pattern: '^\\d{1,19}$' },
    },
    {
      name: 'X-Correlation-Id',
      in: 'header',
      required: false,
      description: 'Answered again; without it, a new one is.',
      schema: { type: 'string', format: 'uuid' },
    },
  )
  .addGlobalResponse({
    status: 'default',
    description: 'What went wrong (RFC 9457).',
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemBody) } } },
  })
  .build();

export function apiDocument(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, frame, {
    extraModels: [ProblemBody],
    operationIdFactory: (_controller, method) => method,
  });
  const routes = apiRoutes(app);
  for (const operation of operationsOf(document)) {
    const route = routes.get(operation.operationId!)!;
    operation.security = securityOf(route.said<Access>(ACCESS));
  }
  return inOrder(document);
}

/** Whichever module brought what: a description changes only where the API does. */
function inOrder(document: OpenAPIObject): OpenAPIObject {
  const components = { ...document.components, schemas: byName(document.components?.schemas ?? {}) };
  return { ...document, paths: byName(document.paths), components };
}

function byName<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** In Markdown. */
function catalogueOfProblems(): string {
  const rows = problems.map(({ status, code, detail }) => `| ${status} | \`${code}\` | ${detail} |`);
  return ['## Problems', '', '| status | code | meaning |', '|---|---|---|', ...rows].join('\n');
}

function operationsOf({ paths }: OpenAPIObject): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods) as Operation[]);
}

function securityOf(access: Access | undefined): NonNullable<Operation['security']> {
  switch (access) {
    case undefined:
      return [{ [BEARER]: [] }];
    case 'visitors-too':
      return [{}, { [BEARER]: [] }];
    case 'public':
      return [];
  }
}
