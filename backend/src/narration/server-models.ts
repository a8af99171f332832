/** Which models a server has: `GET {base}/models`, as OpenAI, Ollama, vLLM, llama.cpp, LM Studio and LiteLLM answer it. */
import { asRecord, listOf } from './read-fields.js';

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
