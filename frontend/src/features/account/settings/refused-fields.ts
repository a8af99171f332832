import { ApiError, serverMessage } from '../../../lib/api/api-error.js';

export interface Refusal<Field extends string> {
  readonly field: Field | 'root';
  readonly message: string;
}

/**
 * Where in a form a refusal is to be shown: at the fields it names (`errors`), at the one its code belongs to, else at the form's
 * foot (`root`) with the server's sentence or `fallback`.
 */
export function refusedFields<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  byCode: Readonly<Record<string, Field>>,
  fallback: string,
): Refusal<Field>[] {
  const problem = error instanceof ApiError ? error.problem : null;
  const named = fields.flatMap((field) => {
    const message = problem?.errors?.[field]?.[0];
    return message === undefined ? [] : [{ field, message }];
  });
  if (named.length > 0) return named;
  return [{ field: byCode[problem?.code ?? ''] ?? 'root', message: serverMessage(error, fallback) }];
}
