/**
 * The API as its own OpenAPI document describes it: what an operation takes, and what of an answer is not as documented: the operation itself, its
 * status (of refusals each: only what breaks on our side is told as the default says), its headers, its type, and the body, which has exactly the
 * documented shape (a field that the document does not name is a fault too).
 */
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json, JsonSchema } from './json-schema.js';

export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface Operation {
  /** "GET /api/game/load/{id}" */
  readonly name: string;
  /** In capitals. */
  readonly method: string;
  /** "/api/game/load/{id}" */
  readonly path: string;
  readonly pattern: RegExp;
  readonly parameters: readonly Parameter[];
  /** Of a JSON body; null: it takes none. */
  readonly body: { readonly required: boolean; readonly schema: JsonSchema } | null;
  /** Any one of them will do; an empty one: nobody in particular. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
}

export interface ReceivedAnswer {
  readonly status: number;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>;
  /** Empty where it was a stream. */
  readonly body: Buffer;
}

interface DocumentedAnswer {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Json }>>;
}
type Referred = DocumentedAnswer | { readonly $ref: string };
interface DocumentedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly security?: Operation['security'];
  readonly responses: Readonly<Record<string, Referred>>;
}

const NOT_MODIFIED = 304;

export class DocumentedApi {
  readonly operations: readonly Operation[];
  private readonly schemas: Readonly<Record<string, JsonSchema>>;
  private readonly ajv: Ajv2020;
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly schemaValidators = new Map<JsonSchema, ValidateFunction>();

  /** As it is served there. */
  static async read(origin: string): Promise<DocumentedApi> {
    const document = await fetch(`${origin}/api/docs-json`);
    return new DocumentedApi((await document.json()) as OpenAPIObject);
  }

  constructor(document: OpenAPIObject) {
    const exactDocument = exact(document) as OpenAPIObject;
    this.ajv = new Ajv2020({ strict: false, allErrors: true });
    this.ajv.addSchema({ ...exactDocument, $id: 'api' });
    addFormats.default(this.ajv);
    this.schemas = (exactDocument.components?.schemas ?? {}) as Readonly<Record<string, JsonSchema>>;
    this.operations = operationsOf(exactDocument);
  }

  /** Whatever answers at this address, by whichever method. @param path as it was sent, without its query */
  operationsAt(path: string): readonly Operation[] {
    return this.operations.filter(({ pattern }) => pattern.test(path));
  }

  /** A schema in place of a reference to it. */
  resolved(schema: JsonSchema): JsonSchema {
    if (schema.$ref === undefined) return schema;
    const name = schema.$ref.split('/').at(-1)!;
    const found = this.schemas[name];
    if (!found) throw new Error(`the document has no schema ${name}`);
    return this.resolved(found);
  }

  /** Whether a value is as a schema says. */
  admits(schema: JsonSchema, value: unknown): boolean {
    const found = this.schemaValidators.get(schema) ?? this.ajv.compile(schema as Json);
    this.schemaValidators.set(schema, found);
    return found(value) === true;
  }

  /** What differs, a sentence each. */
  differences({ name, responses }: Operation, { status, headers, body }: ReceivedAnswer): string[] {
    // No operation foresees what breaks on our side.
    const documented = responses[status === 500 ? 'default' : status];
    if (!documented)
      return status === NOT_MODIFIED ? [] : [`${name} ${status}: status not documented: ${body.toString()}`];
    return this.differencesFrom(documented, `${name} ${status}`, headers, body);
  }

  private differencesFrom(
    documented: DocumentedAnswer,
    name: string,
    headers: ReceivedAnswer['headers'],
    body: Buffer,
  ): string[] {
    const missing = Object.entries(documented.headers ?? {})
      .filter(([header, { required }]) => required && headers[header.toLowerCase()] === undefined)
      .map(([header]) => `${name}: no ${header}`);
    const type = String(headers['content-type'] ?? '').split(';')[0]!;
    if (type === '') return missing;
    const content = documented.content?.[type];
    if (!content) return [...missing, `${name}: ${type} not documented`];
    if (!content.schema || !/json$/.test(type) || body.length === 0) return missing;
    const shown = body.toString().slice(0, 300);
    const value = parsed(body);
    if (value === undefined) return [...missing, `${name}: no JSON: ${shown}`];
    const validate = this.validatorOf(`${name} ${type}`, content.schema);
    if (validate(value)) return missing;
    return [...missing, `${name}: ${this.ajv.errorsText(validate.errors)}: ${shown}`];
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

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function operationsOf({ paths, components }: OpenAPIObject): Operation[] {
  const shared = (components?.responses ?? {}) as Readonly<Record<string, DocumentedAnswer>>;
  const answerOf = (answer: Referred): DocumentedAnswer =>
    '$ref' in answer ? shared[answer.$ref.split('/').at(-1)!]! : answer;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DocumentedOperation>).map(([method, told]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: (told.parameters ?? []).map((parameter) => ({
        ...parameter,
        required: parameter.required ?? false,
      })),
      body: bodyOf(told),
      security: told.security ?? [],
      responses: Object.fromEntries(
        Object.entries(told.responses).map(([status, answer]) => [status, answerOf(answer)]),
      ),
    })),
  );
}

function bodyOf({ requestBody }: DocumentedOperation): Operation['body'] {
  const content = requestBody?.content['application/json'];
  return content ? { required: requestBody?.required ?? false, schema: content.schema } : null;
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
