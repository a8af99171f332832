/**
 * Holds events to the shapes of their types: the JSON Schema that is made from those types (`events.schema.ts`), compiled for an event type
 * when one of it first comes along. The private part is not looked at: whoever reads the log reads it sealed.
 */
import { Ajv, type ValidateFunction } from 'ajv';
import type { ShapeCheck } from '@rubicon/eventsourcing';
import { eventsSchema } from './events.schema.js';

/** As far as this file looks into it. */
interface JsonSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema | undefined>>;
  readonly [keyword: string]: unknown;
}

/** By the name of each event type, and of each type that these are made of. */
const definitions: Readonly<Record<string, JsonSchema>> = eventsSchema.definitions;
const DEFINITIONS = '#/definitions/';

const ajv = new Ajv({ allowUnionTypes: true, meta: false, validateSchema: false });
ajv.addSchema(eventsSchema, 'events');
const checks = new Map<string, ValidateFunction>();

export const faultOf: ShapeCheck = ({ type, data }) => {
  const check = checkOf(type);
  return check(data) ? null : ajv.errorsText(check.errors, { dataVar: 'data' });
};

function checkOf(type: string): ValidateFunction {
  const known = checks.get(type);
  if (known) return known;
  const check = ajv.compile({ $ref: `events${DEFINITIONS}${type}/properties/data` });
  checks.set(type, check);
  return check;
}

/** Names of the fields that are sealed under the player's key. */
export function privateFieldsOf(type: string): string[] {
  return Object.keys(partOf(type, 'private'));
}

/** Names of the fields that are an amount of money, or may be one. */
export function moneyFieldsOf(type: string): string[] {
  return Object.entries(partOf(type, 'data')).flatMap(([name, schema]) =>
    [schema, ...(schema?.anyOf ?? [])].some(isMoney) ? [name] : [],
  );
}

function isMoney(schema: JsonSchema | undefined): boolean {
  return schema?.$ref === `${DEFINITIONS}MicroUsd` || schema?.$ref === `${DEFINITIONS}Cents`;
}

function partOf(type: string, part: 'data' | 'private'): Readonly<Record<string, JsonSchema | undefined>> {
  const schema = definitions[type]?.properties?.[part];
  return (schema && resolved(schema).properties) ?? {};
}

function resolved(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const definition = definitions[schema.$ref.slice(DEFINITIONS.length)];
  if (!definition) throw new Error(`${schema.$ref} is defined nowhere`);
  return definition;
}
