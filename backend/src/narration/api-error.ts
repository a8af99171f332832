/** What the client's error of a server's answer tells, be it a status of its own or an object in the middle of a stream. */
import { APIConnectionError, APIError } from 'openai';

/** Null: the server has not answered so. */
export function apiErrorOf(error: unknown): APIError | null {
  return error instanceof APIError && !(error instanceof APIConnectionError) ? error : null;
}

/** As LM Studio says it, with status 200, of a path that it does not know. */
const NO_SUCH_PATH = /^"?Unexpected endpoint or method/;

/** In a stream that began with 200 the error's code is the status (vLLM, OpenRouter, LiteLLM). */
export function statusOf({ status, code, message }: APIError): number | undefined {
  if (typeof status === 'number') return status;
  if (NO_SUCH_PATH.test(message)) return 404;
  const told = Number(code);
  return Number.isInteger(told) && told >= 400 && told < 600 ? told : undefined;
}

/** All that the server said: not for the log, for it may quote what it was sent. */
export function saidBy({ code, type, param, message }: APIError): string {
  return [code, type, param, message].filter((one) => typeof one === 'string').join(' ');
}

/** As OpenAI, llama.cpp, llama-cpp-python, vLLM and LM Studio say that a prompt does not fit. */
const TOO_LONG =
  /context_length_exceeded|exceed_context_size|exceeds?[^.]{0,30} context (?:size|window|length)|context size has been exceeded|maximum context length|context length of only/i;

export function isTooLongFor(error: APIError): boolean {
  return statusOf(error) !== 429 && TOO_LONG.test(saidBy(error));
}
