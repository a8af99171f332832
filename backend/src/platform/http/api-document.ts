/** What the API says of itself, in OpenAPI's terms: what its endpoints declare, and what follows for each from its guards. */
import type { INestApplication } from '@nestjs/common';
import type { StaffRole } from '@rubicon/contracts';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { apiRoutes, type ApiRoute } from './api-routes.js';
import { closeBodies } from './closed-bodies.js';
import {
  anyProblem,
  catalogueOfProblems,
  problemAnswers,
  ProblemBody,
  type Answer,
  type Operation,
} from './problem-answers.js';
import { ACCESS, type Access } from './public.js';
import { problemsOf } from './route-problems.js';
import { STAFF_ROLES, staffCookie } from './staff.js';
import { UNDESCRIBED } from './undescribed.js';

const BEARER = 'bearer';
const STAFF = 'staff';
const LOG_POSITION = { type: 'string', pattern: '^\\d{1,19}$' };

const frame = new DocumentBuilder()
  .setOpenAPIVersion('3.1.0')
  .setTitle('Rubicon')
  .setDescription(
    `A text game of history: a language model narrates, every turn is an event.\n\n${catalogueOfProblems()}`,
  )
  .setVersion('1')
  .addServer('/', 'Where this description is served.')
  .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, BEARER)
  .addCookieAuth(staffCookie, { type: 'apiKey', in: 'cookie' }, STAFF)
  .addGlobalParameters(
    {
      name: 'X-Log-Position',
      in: 'header',
      required: false,
      description: 'What an earlier answer carried: what is read is at least as new as that.',
      schema: LOG_POSITION,
    },
    {
      name: 'X-Correlation-Id',
      in: 'header',
      required: false,
      description: 'A UUID is answered again; in place of anything else a new one is.',
      schema: { type: 'string' },
    },
  )
  .addGlobalResponse({ status: 'default', ...anyProblem })
  .build();

export function apiDocument(app: INestApplication): OpenAPIObject {
  const routes = apiRoutes(app);
  const document = described(everything(app), routes);
  const refusals: Record<string, Answer> = {};
  for (const { method, operation } of operationsOf(document)) {
    const route = routes.get(operation.operationId!)!;
    const isCommand = method !== 'get';
    operation.security = securityOf(route);
    if (isCommand) tellPositions(operation);
    for (const { status, name, answer } of problemAnswers(problemsOf(route, isCommand))) {
      refusals[name] = answer;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  closeBodies(document);
  return inOrder({ ...document, components: { ...document.components, responses: refusals } });
}

/** A call that is answered, described or not. */
export interface ApiCall {
  /** `GET /api/games/{id}` */
  readonly call: string;
  readonly route: ApiRoute;
}

/** Every call that the API answers, by path and method. */
export function apiCalls(app: INestApplication): ApiCall[] {
  const routes = apiRoutes(app);
  return Object.entries(byName(everything(app).paths)).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, { operationId }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      route: routes.get(operationId!)!,
    })),
  );
}

function everything(app: INestApplication): OpenAPIObject {
  return SwaggerModule.createDocument(app, frame, {
    extraModels: [ProblemBody],
    operationIdFactory: (_controller, method) => method,
  });
}

/** Without what is `@Undescribed()`, whose paths are its own. */
function described(document: OpenAPIObject, routes: ReadonlyMap<string, ApiRoute>): OpenAPIObject {
  const isDescribed = ([, methods]: [string, object]): boolean =>
    Object.values(methods as Record<string, Operation>).every(
      ({ operationId }) => routes.get(operationId!)!.said<true>(UNDESCRIBED) === undefined,
    );
  return { ...document, paths: Object.fromEntries(Object.entries(document.paths).filter(isDescribed)) };
}

function operationsOf({ paths }: OpenAPIObject): { method: string; operation: Operation }[] {
  return Object.values(paths).flatMap((methods) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method,
      operation,
    })),
  );
}

/** Staff by their roles, any of which will do. */
function securityOf(route: ApiRoute): NonNullable<Operation['security']> {
  const roles = route.said<StaffRole[]>(STAFF_ROLES);
  if (roles) return roles.map((role) => ({ [STAFF]: [role] }));
  switch (route.said<Access>(ACCESS)) {
    case undefined:
      return [{ [BEARER]: [] }];
    case 'visitors-too':
      return [{}, { [BEARER]: [] }];
    case 'public':
      return [];
  }
}

/** With success, if anything was appended. */
function tellPositions({ responses }: Operation): void {
  for (const [status, answer] of Object.entries(responses) as [string, Answer][])
    if (status.startsWith('2'))
      answer.headers = {
        'X-Log-Position': {
          description: 'How far the log went. Read your own writes with it.',
          schema: LOG_POSITION,
        },
      };
}

/** Whichever module brought what: a description changes only where the API does. */
function inOrder(document: OpenAPIObject): OpenAPIObject {
  const { schemas = {}, responses = {}, ...others } = document.components ?? {};
  const components = { ...others, schemas: byName(schemas), responses: byName(responses) };
  return { ...document, paths: byName(document.paths), components };
}

function byName<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
}
