/**
 * `npm run mutants`: breaks the product on purpose, one place at a time, and runs the test that must notice. What the crash simulator
 * meets has mutants of its own beside it; these are of what only the running product shows. `-- <words>`: only those whose sentence has them.
 *
 * A file is put back as soon as its test has run, also after Ctrl-C; a file that differs from the last commit is not touched.
 */
import { spawn, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
/** @type {{ breaks: string; file: string; from: string; to: string; spec: string; test?: string }[]} */
const all = JSON.parse(readFileSync(new URL('mutants.json', import.meta.url), 'utf8'));
const words = process.argv.slice(2).join(' ').toLowerCase();
const mutants = all.filter(({ breaks }) => breaks.toLowerCase().includes(words));

let putBack = () => {};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    putBack();
    process.exit(130);
  });

let survivors = 0;
for (const { breaks, file, from, to, spec, test } of mutants) {
  const path = join(root, file);
  const sound = readFileSync(path, 'utf8');
  if (execFileSync('git', ['status', '--porcelain', '--', file], { cwd: root, encoding: 'utf8' }) !== '')
    throw new Error(`${file} differs from the last commit: commit it first.`);
  if (sound.split(from).length !== 2) throw new Error(`${file} has not exactly one: ${from}`);
  putBack = () => writeFileSync(path, sound);
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  try {
    const { passed, found } = await run(spec, test);
    if (!found) throw new Error(`${spec} has no test that matches: ${test}`);
    if (passed) survivors += 1;
    console.log(`${passed ? 'SURVIVED' : 'caught  '}  ${breaks}`);
  } finally {
    putBack();
  }
}
console.log(`\n${mutants.length - survivors} of ${mutants.length} mutants caught`);
process.exitCode = survivors === 0 ? 0 : 1;

/**
 * @param {string} spec
 * @param {string | undefined} test
 * @returns {Promise<{ passed: boolean; found: boolean }>}
 */
async function run(spec, test) {
  const [home, name] = /^(backend|libs\/[^/]+)\/(.+)$/.exec(spec)?.slice(1) ?? [];
  const cwd = join(root, home);
  const named = test === undefined ? [] : ['--testNamePattern', test];
  const child = spawn(process.execPath, [jest, '--silent', ...named, relative(cwd, join(cwd, name))], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  const code = await new Promise((done) => child.once('close', done));
  return { passed: code === 0, found: /^Tests:.*\b(passed|failed)\b/m.test(said) };
}
