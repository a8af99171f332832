/**
 * Holds every answer that a test receives against the API's own OpenAPI document: the operation is documented, its status is, and the
 * body has exactly the documented shape (a field that the document does not name is a fault too).
 */
import type { Server, ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Json = Record<string, unknown>;
interface Operation {
  readonly name: string;
  readonly pattern: RegExp;
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema?: Json }> }>>;
}

export class OpenApiWatch {
  /** "GET /api/x 200: what differs" */
  readonly violations: string[] = [];
  /** "GET /api/game/load/{id}" → statuses seen. */
  readonly seen = new Map<string, Set<number>>();
  readonly operations: readonly Operation[];
  private readonly ajv: Ajv;
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
    this.ajv = new Ajv({ strict: false, allErrors: true });
    this.ajv.addSchema({ ...exactDocument, $id: 'api' });
    addFormats.default(this.ajv);
    this.operations = operationsOf(exactDocument);
  }

  /** Answers that are streams or no JSON are only noted. */
  private watch(server: Server): void {
    server.prependListener('request', ({ method = 'GET', url = '/' }, response: ServerResponse) => {
      const path = url.split('?')[0]!;
      if (!path.startsWith('/api/') || path.startsWith('/api/docs')) return;
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
    const operation = this.operations.find(
      ({ name, pattern }) => name.startsWith(`${method} `) && pattern.test(path),
    );
    if (!operation) {
      if (status !== 404 && status !== 405)
        this.violations.push(`${method} ${path} ${status}: not documented`);
      return;
    }
    this.seen.set(operation.name, (this.seen.get(operation.name) ?? new Set()).add(status));
    const documented =
      operation.responses[status] ?? (status >= 400 ? operation.responses.default : undefined);
    if (!documented) {
      if (status !== 304) this.violations.push(`${operation.name} ${status}: status not documented`);
      return;
    }
    const type = String(response.getHeader('content-type') ?? '').split(';')[0]!;
    if (!/json$/.test(type) || body.length === 0) return;
    const schema = documented.content?.[type]?.schema;
    if (!schema) {
      this.violations.push(`${operation.name} ${status}: ${type} not documented`);
      return;
    }
    const validate = this.validatorOf(`${operation.name} ${status} ${type}`, schema);
    if (!validate(JSON.parse(body.toString('utf8'))))
      this.violations.push(`${operation.name} ${status}: ${this.ajv.errorsText(validate.errors)}`);
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

function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, { responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      responses,
    })),
  );
}

/** Local references point into the document; `nullable` becomes a type; an object has only the fields that are named. */
function exact(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(exact);
  if (typeof node !== 'object' || node === null) return node;
  const copy: Json = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, exact(value)]));
  if (typeof copy.$ref === 'string' && copy.$ref.startsWith('#')) copy.$ref = `api${copy.$ref}`;
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined)
    copy.additionalProperties = false;
  if (copy.nullable === true) {
    const { nullable: _, ...rest } = copy;
    return { anyOf: [rest, { type: 'null' }] };
  }
  return copy;
}
