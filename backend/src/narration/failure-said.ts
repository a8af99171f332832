/** What the log says of a model that failed: the code, and the sentence that says what to look at. Neither holds anything of a prompt. */

export function failureSaid(code: string, cause: unknown): string {
  return `model failed: ${failureSentence(code, cause)}`;
}

export function failureSentence(code: string, cause: unknown): string {
  const sentence = innermost(cause);
  return sentence === null || sentence === code ? code : `${code}: ${sentence}`;
}

/** A call's failure wraps the sentence. */
function innermost(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  return innermost(cause.cause) ?? cause.message;
}
