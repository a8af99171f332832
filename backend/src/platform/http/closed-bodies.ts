/** A body has the fields that are named, and no other: the validation refuses what nobody asked for. */
import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  additionalProperties?: unknown;
}
interface Body {
  readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** Changes the document. */
export function closeBodies({ paths, components }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  for (const methods of Object.values(paths))
    for (const { requestBody } of Object.values(methods as Record<string, { requestBody?: Body }>))
      for (const { schema } of Object.values(requestBody?.content ?? {})) close(schema, schemas);
}

function close(schema: Schema | undefined, schemas: Readonly<Record<string, Schema>>): void {
  if (!schema) return;
  const { $ref, properties, items, anyOf = [], allOf = [] } = schema;
  if ($ref !== undefined) return close(schemas[$ref.split('/').at(-1)!], schemas);
  if (properties) schema.additionalProperties ??= false;
  for (const part of [...Object.values(properties ?? {}), ...anyOf, ...allOf, items]) close(part, schemas);
}
