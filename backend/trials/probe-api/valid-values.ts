/** Values that a schema admits, by construction; known ones first, where the field has any. */
import fc, { type Arbitrary } from 'fast-check';
import type { DocumentedApi } from './documented-api.js';
import type { JsonSchema } from './json-schema.js';
import type { KnownValues } from './known-values.js';

/** Longer texts are rare; the longest that is allowed comes by itself. */
const USUAL_LENGTH_MAX = 80;
const NUMBER_MAX = 1_000_000;
const KNOWN_TO_ANY = 6;

export class ValidValues {
  constructor(
    private readonly api: DocumentedApi,
    private readonly known: KnownValues,
  ) {}

  /** @param name of the field: what is known by it comes six times as often as anything else */
  of(name: string, given: JsonSchema): Arbitrary<unknown> {
    const schema = this.api.resolved(given);
    const known = this.known.of(name).filter((value) => this.api.admits(schema, value));
    const any = this.admittedBy(schema);
    if (known.length === 0) return any;
    return fc.oneof(
      { arbitrary: fc.constantFrom(...known), weight: KNOWN_TO_ANY },
      { arbitrary: any, weight: 1 },
    );
  }

  private admittedBy(schema: JsonSchema): Arbitrary<unknown> {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => this.of('', each)));
    if (schema.allOf) return this.of('', theOnlyOne(schema.allOf));
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['string']);
    return fc.oneof(...types.map((type) => this.ofType(type, schema)));
  }

  private ofType(type: string, schema: JsonSchema): Arbitrary<unknown> {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number':
        return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? NUMBER_MAX });
      case 'string':
        return text(schema);
      case 'array':
        return fc.array(this.of('', schema.items ?? {}), {
          minLength: schema.minItems ?? 0,
          maxLength: schema.maxItems ?? 5,
        });
      case 'object':
        return this.object(schema);
      default:
        throw new Error(`the trial does not know the type ${type}`);
    }
  }

  private object({ properties, required = [] }: JsonSchema): Arbitrary<unknown> {
    if (!properties) return fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), fc.jsonValue());
    const fields = Object.entries(properties).map(([name, schema]) => [name, this.of(name, schema)]);
    return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: [...required],
      noNullPrototype: true,
    });
  }
}

function theOnlyOne(parts: readonly JsonSchema[]): JsonSchema {
  const [part, ...others] = parts;
  if (!part || others.length > 0) throw new Error('the trial does not know how to put schemas together');
  return part;
}

function text({ format, pattern, minLength = 0, maxLength }: JsonSchema): Arbitrary<string> {
  switch (format) {
    case undefined:
      break;
    case 'uuid':
      return fc.uuid();
    case 'date-time':
      return instants.map((at) => at.toISOString());
    case 'date':
      return instants.map((at) => at.toISOString().slice(0, 10));
    case 'email':
      return fc
        .stringMatching(/^[a-z][a-z0-9.]{0,30}[a-z0-9]$/)
        .filter((name) => !name.includes('..'))
        .map((name) => `${name}@example.org`);
    default:
      throw new Error(`the trial does not know the format ${format}`);
  }
  if (pattern !== undefined && !isLoose(pattern))
    return fc
      .stringMatching(new RegExp(pattern))
      .filter((value) => value.length >= minLength && value.length <= (maxLength ?? Infinity));
  const usualMax = Math.max(minLength, Math.min(maxLength ?? USUAL_LENGTH_MAX, USUAL_LENGTH_MAX));
  const written = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength: usualMax }),
    fc.string({ unit: 'grapheme', minLength, maxLength: usualMax }),
  );
  const longest = maxLength === undefined ? written : fc.constantFrom('x'.repeat(maxLength));
  const admitted = new RegExp(pattern ?? '');
  return fc
    .oneof({ arbitrary: written, weight: 9 }, { arbitrary: longest, weight: 1 })
    .filter((value) => admitted.test(value) && value.length <= (maxLength ?? Infinity));
}

/** Text in general with a few characters left out: filtering is enough. */
function isLoose(pattern: string): boolean {
  return pattern.includes('[^');
}

const instants = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2027-01-01T00:00:00Z'),
  noInvalidDate: true,
});
