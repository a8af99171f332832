/**
 * `npm run rules`: Prometheus's own promtool judges what lies in docker: that configuration and rules are well formed, that every alert fires and is
 * silent as its tests say, and that every query of dashboards, runbooks and the scaler's example can be read.
 * Without promtool it says so, and judges nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from './docs/repository.mjs';
import { dashboardQueries, runbookQueries, scalerQueries } from './docs/watch-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Its output goes to the console. @returns {boolean} whether it found no fault */
function promtool(...words) {
  const { status, stdout, stderr } = spawnSync('promtool', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) console.error(`promtool ${words.slice(0, 2).join(' ')}\n${stdout}${stderr}`);
  return status === 0;
}

/** Each query as a rule of its own, for promtool reads rules; those of a file as a group of its name. @returns {number} how many */
function queriesAsRules(file) {
  const queries = [...dashboardQueries(), ...runbookQueries(), ...scalerQueries()];
  const groups = [...new Set(queries.map(({ file: of }) => of))].map((name) => ({
    name,
    rules: queries
      .filter(({ file: of }) => of === name)
      .map(({ query }, index) => ({ record: `query:${index}`, expr: query })),
  }));
  writeFileSync(file, JSON.stringify({ groups }));
  return queries.length;
}

if (spawnSync('promtool', ['--version']).status !== 0) {
  console.log(
    'promtool is not installed (Debian: the package prometheus): the rules of Prometheus were left untested',
  );
} else {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-rules-'));
  try {
    const tests = filesUnder('docker/prometheus/tests');
    const queries = join(folder, 'queries.json');
    const count = queriesAsRules(queries);
    const good = [
      promtool('check', 'config', 'docker/prometheus/prometheus.yml'),
      promtool('check', 'rules', ...filesUnder('docker/prometheus/rules')),
      promtool('check', 'rules', queries),
      promtool('test', 'rules', ...tests),
    ].every(Boolean);
    if (good)
      console.log(
        `The rules hold, their ${tests.length} files of tests pass, and ${count} queries can be read.`,
      );
    else process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
