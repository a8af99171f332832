/** Keeps `dist` of the backend and of the libraries it runs on as their build makes it, file by file, at each save. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { watch, type FSWatcher } from 'chokidar';

const packages = ['backend', 'libs/contracts', 'libs/domain', 'libs/eventsourcing', 'libs/scenarios'];

/** @param onBuilt after each file that could be read as a program; one that could not is shown */
export function watchSources(root: string, onBuilt: () => void, line: (text: string) => void): FSWatcher {
  const build = async (file: string) => {
    const target = join(root, relative(root, file).replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
    try {
      const { code, map } = await transformFile(file, {
        configFile: join(root, '.swcrc'),
        sourceFileName: relative(dirname(target), file),
      });
      await mkdir(dirname(target), { recursive: true });
      await writeFile(`${target}.map`, map ?? '');
      await writeFile(target, `${code}\n//# sourceMappingURL=${basename(target)}.map`);
      onBuilt();
    } catch (error) {
      line(error instanceof Error ? error.message : String(error));
    }
  };
  return watch(
    packages.map((name) => join(root, name, 'src')),
    {
      ignoreInitial: true,
      ignored: (path, stats) => stats?.isFile() === true && !/(?<!\.spec)\.ts$/.test(path),
    },
  )
    .on('add', (file) => void build(file))
    .on('change', (file) => void build(file));
}
