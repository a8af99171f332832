/** What of an answer is a fault; and whether the request had come past the validation. */
import type { DocumentedApi, Operation, ReceivedAnswer } from './documented-api.js';

const SHOWN = 300;

/** What only our own house knows: where code lies, what it throws, how it asks the database. */
const inside = [
  /\n\s*at .+:\d+/,
  /\bat \S+ \(.+:\d+:\d+\)/,
  /node_modules|node:internal|\/src\/|\/dist\//,
  /\.(ts|js|mjs|cjs):\d+/,
  /\b(Type|Range|Reference|Syntax|URI|Eval|Aggregate|Assertion|QueryFailed|Postgres|Command)Error\b/,
  /\b(SELECT|INSERT INTO|DELETE FROM)\s/,
  /\bUPDATE \S+ SET\b/,
  /\b(relation|column|constraint) "/,
  /invalid (byte sequence|input syntax)|out of range for type/,
  /\bECONN(REFUSED|RESET)\b|\bENOENT\b/,
  /\[object Object\]/,
];

/** A sentence each. */
export function faultsOf(api: DocumentedApi, operation: Operation, answer: ReceivedAnswer): string[] {
  const { status } = answer;
  const faults = api.differences(operation, answer);
  const text = answer.body.toString('utf8');
  if (status >= 500) faults.push(`${operation.name} ${status}: ${text.slice(0, SHOWN)}`);
  return [...faults, ...leaks(answer).map((found) => `${operation.name} ${status}: shows ${found}`)];
}

/** A story may speak of anything: only what was refused is read for what is ours alone. */
function leaks({ status, body }: ReceivedAnswer): string[] {
  if (status < 400) return [];
  const text = body.toString('utf8').replaceAll('\\n', '\n');
  return inside.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
}

/** What the edge, the guards and the checks of what comes in answer, whoever stands behind them. */
const CHECKED = new Set([400, 405, 413, 415, 422, 429, 431]);
const GUARDED = new Set(['not_signed_in', 'session_ended', 'not_found']);

/** Whether a request came to who answers it: it was neither malformed, nor too often, nor by somebody it is not for. */
export function isPast({ status, body }: ReceivedAnswer): boolean {
  if (status < 400) return true;
  return !CHECKED.has(status) && status < 500 && !GUARDED.has(codeIn(body));
}

function codeIn(body: Buffer): string {
  try {
    return (JSON.parse(body.toString('utf8')) as { code?: string }).code ?? '';
  } catch {
    return '';
  }
}
