/** Requests that are as documented but for one thing. Some of them are taken all the same: what matters is that each is answered as documented. */
import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from './documented-api.js';
import type { Json } from './json-schema.js';
import {
  namesOfPrototypes,
  nastyBodies,
  nastyContentEncodings,
  nastyEncodings,
  nastyHeaderText,
  nastyJson,
  nastyNumber,
  nastyQueries,
  nastyText,
  nastyTypes,
} from './nasty-values.js';
import { pathOf, withQuery, written, encoded, type Draft, type WireRequest } from './probe-request.js';

export interface BrokenRequest {
  readonly request: WireRequest;
  readonly what: string;
}

/** Beyond what the API reads of a body. */
const TOO_LARGE = 600_000;
/** Beyond what Node reads of headers, all together. */
const TOO_LONG_HEADER = 20_000;

const headerNames = [
  'x-log-position',
  'x-correlation-id',
  'idempotency-key',
  'prefer',
  'authorization',
  'cookie',
  'accept',
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'range',
  'content-language',
  'x-forwarded-for',
  'x-http-method-override',
  'origin',
];

/** @param draft as documented */
export function brokenRequests(operation: Operation, drafts: Arbitrary<Draft>): Arbitrary<BrokenRequest> {
  const { parameters, path, body } = operation;
  const queried = parameters.filter(({ in: where }) => where === 'query').length;
  const some = [
    { arbitrary: brokenHeaders(operation, drafts), weight: 2 },
    { arbitrary: brokenQueries(operation, drafts), weight: Math.min(6, 1 + queried) },
  ];
  if (path.includes('{')) some.push({ arbitrary: brokenPaths(operation, drafts), weight: 4 });
  if (body) {
    some.push({ arbitrary: brokenFields(operation, drafts), weight: 5 });
    some.push({ arbitrary: brokenBodies(operation, drafts), weight: 2 });
  } else some.push({ arbitrary: unaskedBodies(operation, drafts), weight: 1 });
  return fc.oneof(...some);
}

function brokenHeaders(operation: Operation, drafts: Arbitrary<Draft>): Arbitrary<BrokenRequest> {
  const one = fc.oneof(
    {
      arbitrary: fc.tuple(fc.constantFrom(...headerNames), nastyHeaderText),
      weight: 40,
    },
    { arbitrary: fc.constant(['x-very-long', 'x'.repeat(TOO_LONG_HEADER)] as const), weight: 1 },
  );
  return fc.tuple(drafts, one).map(([draft, [name, value]]) => {
    const request = written(operation, draft);
    return {
      request: { ...request, headers: { ...request.headers, [name]: value } },
      what: `the header ${name}`,
    };
  });
}

function brokenQueries(operation: Operation, drafts: Arbitrary<Draft>): Arbitrary<BrokenRequest> {
  const names = operation.parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
  const name = fc.constantFrom(...names, 'nobody-asked', ...namesOfPrototypes);
  const known = names.length === 0 ? name : fc.oneof(fc.constantFrom(...names), name);
  const replaced = fc.tuple(drafts, known, nastyText).map(([draft, field, value]) => ({
    request: written(operation, { ...draft, query: { ...draft.query, [field]: value } }),
    what: `the query's ${field}`,
  }));
  const twice = fc.tuple(drafts, known, nastyText).map(([draft, field, value]) => {
    const request = written(operation, draft);
    const again = `${field}=${encoded(draft.query[field] ?? value)}`;
    return {
      request: { ...request, path: withQuery(request.path, [again, again]) },
      what: `the query's ${field}, twice`,
    };
  });
  const left = fc.tuple(drafts, known).map(([draft, field]) => ({
    request: written(operation, { ...draft, query: without(draft.query, field) }),
    what: `a query without ${field}`,
  }));
  const raw = fc.tuple(drafts, fc.constantFrom(...nastyQueries)).map(([draft, query]) => {
    const request = written(operation, draft);
    return { request: { ...request, path: withQuery(request.path, [query]) }, what: 'the query as a whole' };
  });
  return names.length === 0 ? fc.oneof(replaced, raw) : fc.oneof(replaced, replaced, twice, left, raw);
}

function brokenPaths(operation: Operation, drafts: Arbitrary<Draft>): Arbitrary<BrokenRequest> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const name = fc.constantFrom(...names);
  const replaced = fc.tuple(drafts, name, nastyText).map(([draft, field, value]) => ({
    request: written(operation, { ...draft, path: { ...draft.path, [field]: value } }),
    what: `the path's ${field}`,
  }));
  const raw = fc.tuple(drafts, name, fc.constantFrom(...nastyEncodings)).map(([draft, field, value]) => {
    const request = written(operation, { ...draft, path: {} });
    const [, query] = request.path.split('?');
    const path = pathOf(operation.path, draft.path, { [field]: value });
    return {
      request: { ...request, path: withQuery(path, query === undefined ? [] : [query]) },
      what: `the encoding of the path's ${field}`,
    };
  });
  return fc.oneof(replaced, raw);
}

/** One field of the body, wherever it lies: another value, none, or one that nobody asked for. */
function brokenFields(operation: Operation, drafts: Arbitrary<Draft>): Arbitrary<BrokenRequest> {
  const where = fc.nat();
  const values = fc.record({ ofItsType: fc.nat(3), text: nastyText, number: nastyNumber, any: nastyJson });
  const replaced = fc.tuple(drafts, where, values).map(([draft, at, { ofItsType, text, number, any }]) => {
    const places = placesIn(draft.body);
    const place = places[at % Math.max(1, places.length)] ?? [];
    const change = (old: unknown): unknown => {
      if (ofItsType > 0 && typeof old === 'string') return text;
      return ofItsType > 0 && typeof old === 'number' ? number : any;
    };
    return {
      request: written(operation, { ...draft, body: changed(draft.body, place, change) }),
      what: `the body's ${place.join('.')}`,
    };
  });
  const left = fc.tuple(drafts, where).map(([draft, at]) => {
    const names = isObject(draft.body) ? Object.keys(draft.body) : [];
    const name = names[at % Math.max(1, names.length)] ?? '';
    return {
      request: written(operation, { ...draft, body: isObject(draft.body) ? without(draft.body, name) : {} }),
      what: `a body without ${name}`,
    };
  });
  const more = fc
    .tuple(drafts, fc.constantFrom('nobodyAsked', '$ne', '', ...namesOfPrototypes), nastyJson)
    .map(([draft, name, value]) => {
      const body = JSON.stringify(draft.body ?? {}).replace(/^\{/, (start) => {
        const rest = isObject(draft.body) && Object.keys(draft.body).length > 0 ? ',' : '';
        return `${start}${JSON.stringify(name)}:${JSON.stringify(value)}${rest}`;
      });
      return { request: withBody(written(operation, draft), Buffer.from(body)), what: `a body with ${name}` };
    });
  return fc.oneof(replaced, replaced, replaced, left, more);
}

function brokenBodies(operation: Operation, drafts: Arbitrary<Draft>): Arbitrary<BrokenRequest> {
  const whole = fc.tuple(drafts, fc.constantFrom(...nastyBodies)).map(([draft, body]) => ({
    request: withBody(written(operation, draft), body),
    what: 'the body as a whole',
  }));
  const type = fc.tuple(drafts, fc.constantFrom(...nastyTypes)).map(([draft, value]) => ({
    request: withBody(written(operation, draft), null, { 'content-type': value }),
    what: 'the type of the body',
  }));
  const encoding = fc.tuple(drafts, fc.constantFrom(...nastyContentEncodings)).map(([draft, value]) => ({
    request: withBody(written(operation, draft), null, { 'content-encoding': value }),
    what: 'the encoding of the body',
  }));
  const none = drafts.map((draft) => ({
    request: written(operation, { ...draft, body: undefined }),
    what: 'no body',
  }));
  const tooLarge = drafts.map((draft) => ({
    request: withBody(written(operation, draft), Buffer.from(`{"a":"${'x'.repeat(TOO_LARGE)}"}`)),
    what: 'a body beyond the limit',
  }));
  return fc.oneof(
    { arbitrary: whole, weight: 12 },
    { arbitrary: type, weight: 6 },
    { arbitrary: encoding, weight: 3 },
    { arbitrary: none, weight: 2 },
    { arbitrary: tooLarge, weight: 1 },
  );
}

function unaskedBodies(operation: Operation, drafts: Arbitrary<Draft>): Arbitrary<BrokenRequest> {
  const bodies = fc.constantFrom(Buffer.from('{"a":1}'), ...nastyBodies);
  return fc
    .tuple(drafts, bodies, fc.constantFrom('application/json', ...nastyTypes))
    .map(([draft, body, type]) => ({
      request: withBody(written(operation, draft), body, { 'content-type': type }),
      what: 'a body that nobody asked for',
    }));
}

function withBody(
  request: WireRequest,
  body: Buffer | null,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): WireRequest {
  return { ...request, body: body ?? request.body, headers: { ...request.headers, ...headers } };
}

type Place = readonly (string | number)[];

/** Of every value in it but itself. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const name = Array.isArray(value) ? Number(key) : key;
    return [[name], ...placesIn(part).map((place) => [name, ...place])];
  });
}

function changed(value: unknown, [name, ...rest]: Place, change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (isList(value)) return value.map((part, at) => (at === name ? changed(part, rest, change) : part));
  return { ...(value as Json), [name]: changed((value as Json)[name], rest, change) };
}

function without(object: Readonly<Json>, name: string): Json {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
