/** The export as one JSON object, piece by piece: a key per part. */
import type { ExportPart } from './export-part.js';

/** @param head the first keys of the file */
export async function* exportFile(
  head: Readonly<Record<string, unknown>>,
  parts: readonly ExportPart[],
  playerId: string,
): AsyncGenerator<string> {
  const keys = Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}: ${jsonOf(value)}`);
  yield `{\n${keys.join(',\n')}`;
  for (const part of parts) {
    yield `,\n${JSON.stringify(part.name)}: `;
    const content = part.read(playerId);
    if (isList(content)) yield* list(content);
    else yield jsonOf(await content);
  }
  yield '\n}\n';
}

async function* list(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield separator + jsonOf(item);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]' : '\n]';
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value ?? null, null, 2);
}

function isList(content: Promise<unknown> | AsyncIterable<unknown>): content is AsyncIterable<unknown> {
  return Symbol.asyncIterator in content;
}
