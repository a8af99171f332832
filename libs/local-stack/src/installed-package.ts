import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of an installed package, found as Node finds it: in `node_modules` of the running program's folder and of every
 * folder above, then the same from the working directory. Works alike from built ESM and under Jest's CommonJS.
 */
export function findInstalledPackage(name: string): string | null {
  const program = process.argv[1];
  const starts = [...(program && existsSync(program) ? [dirname(realpathSync(program))] : []), process.cwd()];
  for (const start of starts) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'node_modules', name);
      if (existsSync(candidate)) return realpathSync(candidate);
      if (folder === dirname(folder)) break;
    }
  }
  return null;
}
