import type { ProviderList } from '@rubicon/contracts';
import { personalFields } from './personal-fields.js';

type Json = Record<string, unknown>;

/** A copy of the provider's object without what names a person. */
export function withoutPersonalFields(list: ProviderList, object: object): Json {
  const body = structuredClone(object) as Json;
  const { leftOut, keptOf } = personalFields[list];
  for (const path of leftOut) drop(body, path.split('.'));
  for (const [field, kept] of Object.entries(keptOf)) {
    const whole = body[field];
    if (isObject(whole)) body[field] = only(whole, kept);
  }
  return body;
}

function drop(value: unknown, [field, ...rest]: readonly string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) drop(item, field === undefined ? [] : [field, ...rest]);
    return;
  }
  if (!isObject(value) || field === undefined) return;
  if (rest.length === 0) delete value[field];
  else drop(value[field], rest);
}

function only(object: Json, paths: readonly string[]): Json {
  const kept: Json = {};
  for (const path of paths) {
    const [field = '', inner] = path.split('.');
    const value = object[field];
    if (inner === undefined && value !== undefined) kept[field] = value;
    if (inner === undefined || !isObject(value) || value[inner] === undefined) continue;
    kept[field] = { ...(kept[field] as Json | undefined), [inner]: value[inner] };
  }
  return kept;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
