/** Which models a server has: `GET {base}/models`, as OpenAI, Ollama, vLLM, llama.cpp, LM Studio and LiteLLM answer it. */
import { asRecord, listOf, onOneLine } from './read-fields.js';
import { shortened } from './shorten-text.js';

/** Milliseconds that the list is waited for. */
export const LIST_TIMEOUT_MS = 2_000;
const NAMES_MAX = 10;
const NAME_CHARACTERS_MAX = 80;

export interface ModelServer {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Their ids in the server’s order, each once; null: it cannot be read, whatever the reason. */
export async function listModels(
  { baseUrl, apiKey }: ModelServer,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
      signal,
    });
    const listed = response.ok ? asRecord(await response.json())?.['data'] : null;
    if (!response.ok) await response.body?.cancel();
    if (!Array.isArray(listed)) return null;
    const ids = listOf(listed).flatMap((model) => {
      const id = asRecord(model)?.['id'];
      return typeof id === 'string' && id !== '' ? [id] : [];
    });
    return [...new Set(ids)];
  } catch {
    return null;
  }
}

/** "has qwen, llama3 and 4 more", for the log. */
export function inventory(known: readonly string[]): string {
  if (known.length === 0) return 'lists none';
  const names = known.slice(0, NAMES_MAX).map((name) => shortened(onOneLine(name), NAME_CHARACTERS_MAX));
  const more = known.length - names.length;
  return `has ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
