/** Problems as answers, in OpenAPI's terms (RFC 9457). */
import {
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  getSchemaPath,
  type OpenAPIObject,
} from '@nestjs/swagger';
import type { Problem } from '@rubicon/contracts';
import { problems, type ProblemCode, type ProblemKind } from './problems.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type Answer = Extract<Operation['responses'][string], { description: string }>;

const TYPE = 'application/problem+json';
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;

@ApiSchema({ name: 'Problem' })
export class ProblemBody implements Problem {
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

export interface NamedAnswer {
  readonly status: number;
  readonly name: string;
  readonly answer: Answer;
}

const schema = { $ref: getSchemaPath(ProblemBody) };

export const anyProblem: Answer = {
  description: 'What went wrong (RFC 9457).',
  content: { [TYPE]: { schema } },
};

/** One for each status, with the codes that it may have here; called by both, so that operations share it. */
export function problemAnswers(kinds: readonly ProblemKind[]): NamedAnswer[] {
  const statuses = new Set(kinds.map(({ status }) => status));
  return [...statuses].map((status) =>
    answerOf(
      status,
      kinds.filter((kind) => kind.status === status),
    ),
  );
}

/** All there are, in Markdown. */
export function catalogueOfProblems(): string {
  const rows = problems.map(({ status, code, detail }) => `| ${status} | \`${code}\` | ${detail} |`);
  return ['## Problems', '', '| status | code | meaning |', '|---|---|---|', ...rows].join('\n');
}

function answerOf(status: number, kinds: readonly ProblemKind[]): NamedAnswer {
  // A turn may fail with a code that a call is refused with: it is named once.
  const named = kinds.filter(({ code }, at) => kinds.findIndex((kind) => kind.code === code) === at);
  const codes = named.map(({ code }) => code);
  const own = { properties: { code: { type: 'string', enum: codes } }, required: ['code'] };
  const answer: Answer = {
    description: named.map(({ code, detail }) => `- \`${code}\`: ${detail}`).join('\n'),
    ...(status === TOO_MANY_REQUESTS || status === UNAVAILABLE ? { headers: retryAfter(status) } : {}),
    content: { [TYPE]: { schema: { allOf: [schema, own] } } },
  };
  return { status, name: [status, ...codes].join('.'), answer };
}

/** Not every 503 knows when it is over. */
function retryAfter(status: number): NonNullable<Answer['headers']> {
  return {
    'Retry-After': {
      description: 'Seconds after which asking again may help.',
      required: status === TOO_MANY_REQUESTS,
      schema: { type: 'integer', minimum: 1 },
    },
  };
}
