import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = [import.meta.dirname, join(import.meta.dirname, 'demo')];
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => join(folder, file)),
);

test.each(files)('%s brings nothing of the world into a browser', (file) => {
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from!);
  for (const from of imports) {
    expect(join(file, '..', from).startsWith(import.meta.dirname)).toBe(true);
    expect(from).toMatch(/^\.\.?\//);
  }
});
