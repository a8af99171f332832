/** JSON Schema of every event, made from the types in `libs/domain/src`: the source of `libs/domain/src/events.schema.ts`. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createGenerator } from 'ts-json-schema-generator';

const domain = join(import.meta.dirname, '../libs/domain');
export const schemaFile = join(domain, 'src/events.schema.ts');

/** By the names of their files: `game.events.ts` has the union `GameEvent`. */
const unions = readdirSync(join(domain, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.events.ts'))
  .map((file) => basename(file, '.events.ts'))
  .sort()
  .map((category) => `${category.charAt(0).toUpperCase()}${category.slice(1)}Event`);

/** The file as it should be. */
export async function renderEventSchema(): Promise<string> {
  const generator = createGenerator({
    path: join(domain, 'src/index.ts'),
    tsconfig: join(domain, 'tsconfig.json'),
    // More may be in the log than this code knows of, and is handed on.
    additionalProperties: true,
    jsDoc: 'extended',
    sortProps: false,
    skipTypeCheck: true,
  });
  const definitions = Object.assign({}, ...unions.map((union) => generator.createSchema(union).definitions));
  const source = `/** JSON Schema of every event. Made from the types in \`*.events.ts\` by \`npm run events\`: change it there. */
    export const eventsSchema = ${JSON.stringify({ definitions }, undescribed)};`;
  return format(source, { ...(await resolveConfig(schemaFile)), filepath: schemaFile });
}

/** What a field means stands with its type. */
function undescribed(key: string, value: unknown): unknown {
  return key === 'description' && typeof value === 'string' ? undefined : value;
}
