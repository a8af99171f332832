/**
 * Holds every answer that a test receives against the API's own OpenAPI document: the operation is documented, its status is (of refusals
 * each: only what breaks on our side is told as the default says), so are its headers and its type, and the body has exactly the documented
 * shape (a field that the document does not name is a fault too).
 */
import type { Server, ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Json = Record<string, unknown>;
interface DocumentedAnswer {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Json }>>;
}
type Referred = DocumentedAnswer | { readonly $ref: string };
interface Operation {
  readonly name: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
}

/** Pages of libraries, no part of our API: its documentation, and Bull Board. */
const undescribed = ['/api/docs', '/api/staff/operations/queue-board'];

export class OpenApiWatch {
  /** "GET /api/x 200: what differs" */
  readonly violations: string[] = [];
  /** "GET /api/game/load/{id}" → statuses seen. */
  readonly seen = new Map<string, Set<number>>();
  readonly operations: readonly Operation[];
  private readonly ajv: Ajv2020;
  private readonly validators = new Map<string, ValidateFunction>();

  /** Reads the document from the running API and watches it from now on. */
  static async of(app: INestApplicationContext, port: number): Promise<OpenApiWatch> {
    const document = await fetch(`http://127.0.0.1:${port}/api/docs-json`);
    const watch = new OpenApiWatch((await document.json()) as OpenAPIObject);
    watch.watch((app as NestExpressApplication).getHttpServer());
    return watch;
  }

  private constructor(document: OpenAPIObject) {
    const exactDocument = exact(document) as OpenAPIObject;
    this.ajv = new Ajv2020({ strict: false, allErrors: true });
    this.ajv.addSchema({ ...exactDocument, $id: 'api' });
    addFormats.default(this.ajv);
    this.operations = operationsOf(exactDocument);
  }

  /** Answers that are streams or no JSON are only noted. */
  private watch(server: Server): void {
    server.prependListener('request', ({ method = 'GET', url = '/' }, response: ServerResponse) => {
      const path = url.split('?')[0]!;
      if (!path.startsWith('/api/') || undescribed.some((start) => path.startsWith(start))) return;
      const pieces: Buffer[] = [];
      const end = response.end.bind(response);
      response.end = ((chunk?: unknown, ...rest: unknown[]) => {
        if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) pieces.push(Buffer.from(chunk));
        return (end as (...all: unknown[]) => ServerResponse)(chunk, ...rest);
      }) as typeof response.end;
      response.once('finish', () => this.check(method, path, response, Buffer.concat(pieces)));
    });
  }

  private check(method: string, path: string, response: ServerResponse, body: Buffer): void {
    const status = response.statusCode;
    const here = this.operations.filter(({ pattern }) => pattern.test(path));
    const operation = here.find((each) => each.method === (method === 'HEAD' ? 'GET' : method));
    if (!operation) {
      const expected = here.length === 0 ? 404 : method === 'OPTIONS' ? 204 : 405;
      if (status !== expected) this.violations.push(`${method} ${path} ${status}: not documented`);
      return;
    }
    const { name, responses } = operation;
    this.seen.set(name, (this.seen.get(name) ?? new Set()).add(status));
    // No operation foresees what breaks on our side.
    const documented = responses[status === 500 ? 'default' : status];
    if (documented) this.checkAnswer(`${name} ${status}`, documented, response, body);
    else if (status !== 304)
      this.violations.push(`${name} ${status}: status not documented: ${body.toString()}`);
  }

  private checkAnswer(name: string, documented: DocumentedAnswer, response: ServerResponse, body: Buffer) {
    for (const [header, { required }] of Object.entries(documented.headers ?? {}))
      if (required && !response.hasHeader(header)) this.violations.push(`${name}: no ${header}`);
    const type = String(response.getHeader('content-type') ?? '').split(';')[0]!;
    if (type === '') return;
    const content = documented.content?.[type];
    if (!content) this.violations.push(`${name}: ${type} not documented`);
    if (!content?.schema || !/json$/.test(type) || body.length === 0) return;
    const validate = this.validatorOf(`${name} ${type}`, content.schema);
    if (!validate(JSON.parse(body.toString('utf8'))))
      this.violations.push(
        `${name}: ${this.ajv.errorsText(validate.errors)}: ${body.toString().slice(0, 300)}`,
      );
  }

  private validatorOf(name: string, schema: Json): ValidateFunction {
    let validator = this.validators.get(name);
    if (!validator) {
      validator = this.ajv.compile(schema);
      this.validators.set(name, validator);
    }
    return validator;
  }
}

function operationsOf({ paths, components }: OpenAPIObject): Operation[] {
  const shared = (components?.responses ?? {}) as Readonly<Record<string, DocumentedAnswer>>;
  const answerOf = (answer: Referred): DocumentedAnswer =>
    '$ref' in answer ? shared[answer.$ref.split('/').at(-1)!]! : answer;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { responses: Record<string, Referred> }>).map(
      ([method, told]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        responses: Object.fromEntries(
          Object.entries(told.responses).map(([status, answer]) => [status, answerOf(answer)]),
        ),
      }),
    ),
  );
}

/** Local references point into the document; an object has only the fields that are named. */
function exact(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(exact);
  if (typeof node !== 'object' || node === null) return node;
  const copy: Json = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, exact(value)]));
  if (typeof copy.$ref === 'string' && copy.$ref.startsWith('#')) copy.$ref = `api${copy.$ref}`;
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined)
    copy.additionalProperties = false;
  return copy;
}
