/** Vite plugin: beside each text asset its Brotli and gzip variants, which the server prefers. Pages are not: it fills them in first. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Below this a variant saves no packet. */
const LEAST_BYTES = 512;

export function compress(): Plugin {
  return {
    name: 'rubicon-compress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(files.map((name) => writeVariants(path.join(dir ?? '', name))));
    },
  };
}

async function writeVariants(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((variant) => writeFile(`${file}.br`, variant)),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }).then((variant) =>
      writeFile(`${file}.gz`, variant),
    ),
  ]);
}
