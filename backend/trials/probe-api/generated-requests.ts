/** What an operation is asked: mostly as documented, by whom it is for; else with one thing broken, or by somebody it is not for. */
import fc, { type Arbitrary } from 'fast-check';
import { brokenRequests } from './broken-requests.js';
import type { Operation, Parameter } from './documented-api.js';
import { callerNames, written, type CallerName, type Draft, type ProbeRequest } from './probe-request.js';
import type { ValidValues } from './valid-values.js';

/** Of a hundred. */
const AS_DOCUMENTED = 65;
const BY_WHOM_IT_IS_FOR = 88;

export function generatedRequests(operation: Operation, values: ValidValues): Arbitrary<ProbeRequest> {
  const drafts = draftsOf(operation, values);
  const asDocumented = drafts.map((draft) => ({ request: written(operation, draft), what: 'as documented' }));
  const requests = fc.oneof(
    { arbitrary: asDocumented, weight: AS_DOCUMENTED },
    { arbitrary: brokenRequests(operation, drafts), weight: 100 - AS_DOCUMENTED },
  );
  return fc
    .tuple(callersOf(operation), requests)
    .map(([caller, { request, what }]) => ({ caller, what, ...request }));
}

/** Whom an operation answers, by what it says of itself. */
export function mayCall({ security }: Operation): readonly CallerName[] {
  const staff = security.flatMap(({ staff: roles = [] }) => roles) as CallerName[];
  if (staff.length > 0) return staff;
  const isForVisitors = security.length === 0 || security.some((each) => Object.keys(each).length === 0);
  return isForVisitors ? callerNames : ['player'];
}

function callersOf(operation: Operation): Arbitrary<CallerName> {
  const may = mayCall(operation);
  const mayNot = callerNames.filter((name) => !may.includes(name));
  if (mayNot.length === 0) return fc.constantFrom(...may);
  return fc.oneof(
    { arbitrary: fc.constantFrom(...may), weight: BY_WHOM_IT_IS_FOR },
    { arbitrary: fc.constantFrom(...mayNot), weight: 100 - BY_WHOM_IT_IS_FOR },
  );
}

export function draftsOf(operation: Operation, values: ValidValues): Arbitrary<Draft> {
  const { parameters, body } = operation;
  const fields = (where: Parameter['in']) => {
    const here = parameters.filter((parameter) => parameter.in === where);
    return fc.record(
      Object.fromEntries(here.map((parameter) => [parameter.name, valueOf(operation, parameter, values)])),
      {
        requiredKeys: here.filter(({ required }) => required).map(({ name }) => name),
        noNullPrototype: true,
      },
    );
  };
  const content = body ? values.of(`body of ${operation.name}`, body.schema) : fc.constant(undefined);
  return fc.record({
    path: fields('path'),
    query: fields('query'),
    headers: fields('header'),
    body: !body || body.required ? content : fc.option(content, { nil: undefined, freq: 8 }),
  });
}

function valueOf(operation: Operation, parameter: Parameter, values: ValidValues): Arbitrary<unknown> {
  const { name, schema } = parameter;
  switch (parameter.in) {
    case 'path':
      // An empty one would be another address.
      return values.of(fieldNameOf(operation, name), { minLength: 1, ...schema });
    case 'query':
      return values.of(fieldNameOf(operation, name), schema);
    case 'header':
      return headerValue(name, values);
  }
}

/** What is generally called `id`, or a page's end, by the name under which it is known. */
function fieldNameOf({ path }: Operation, name: string): string {
  if (name === 'id') return path.startsWith('/api/characters') ? 'characterId' : 'gameId';
  if (['before', 'after', 'turn', 'left', 'right'].includes(name)) return `${name} of ${path}`;
  return name;
}

function headerValue(name: string, values: ValidValues): Arbitrary<unknown> {
  switch (name.toLowerCase()) {
    case 'x-log-position':
      return values.of('x-log-position', { enum: ['1'] });
    case 'x-correlation-id':
    case 'idempotency-key':
      return fc.uuid();
    case 'prefer':
      return fc.constantFrom('respond-async', 'respond-async, wait=10', 'wait=1');
    default:
      return values.of(name, { type: 'string', pattern: '^[a-zA-Z0-9]{1,40}$' });
  }
}
