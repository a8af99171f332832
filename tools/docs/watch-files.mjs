/**
 * What watches the product, as it lies in docker: alerts of Prometheus with their tests, queries of Grafana's dashboards and of the scaler's example, and
 * the figures that all of them name.
 */
import { filesUnder, read } from './repository.mjs';

/**
 * @typedef {{ file: string; line: number; alert: string; page: string | null }} Alert
 */

const RULES = 'docker/prometheus/rules';
const TESTS = 'docker/prometheus/tests';
const DASHBOARDS = 'docker/grafana/dashboards';
const SCALERS = 'docker/keda';
const ALERT = /^ *- alert: (\w+)$/gm;
const PAGE = /^ *runbook_url: (\S+)$/m;

/** @returns {Alert[]} `page`: the file that its `runbook_url` names */
export function alerts() {
  return filesUnder(RULES).flatMap((file) => {
    const text = read(file);
    const found = [...text.matchAll(ALERT)];
    return found.map(({ 1: alert, index }, place) => {
      const body = text.slice(index, found[place + 1]?.index);
      return { file, line: lineAt(text, index), alert, page: PAGE.exec(body)?.[1] ?? null };
    });
  });
}

/** @returns {{ fires: ReadonlySet<string>; silent: ReadonlySet<string> }} alerts that a test sees fire, and that one sees silent on series that it plants */
export function testedAlerts() {
  const text = filesUnder(TESTS).map(read).join('\n');
  const names = (pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
  return {
    fires: names(/labels: 'ALERTS\{alertname="(\w+)",alertstate="firing"/g),
    silent: names(
      /expr: ALERTS\{alertname="(\w+)",alertstate="firing"\}\n +eval_time: \w+\n +exp_samples: \[\]/g,
    ),
  };
}

/** @returns {{ file: string; dashboard: object }[]} */
export function dashboards() {
  return filesUnder(DASHBOARDS).map((file) => ({ file, dashboard: JSON.parse(read(file)) }));
}

/** @returns {{ file: string; panel: string; query: string }[]} every query of every panel */
export function dashboardQueries() {
  return dashboards().flatMap(({ file, dashboard }) =>
    dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({ file, panel: title, query: expr })),
    ),
  );
}

/** @returns {{ file: string; query: string }[]} what the scaler's example asks */
export function scalerQueries() {
  return filesUnder(SCALERS).flatMap((file) =>
    [...read(file).matchAll(/^ *query: (.+)$/gm)].map(([, query]) => ({ file, query })),
  );
}

/** @returns {{ file: string; query: string }[]} what runbooks tell to ask Prometheus, a query a line */
export function runbookQueries() {
  return filesUnder('docs/runbooks').flatMap((file) =>
    [...read(file).matchAll(/^```promql\n([\s\S]*?)^```$/gm)].flatMap(([, lines]) =>
      lines
        .trim()
        .split('\n')
        .map((query) => ({ file, query })),
    ),
  );
}

/** @returns {{ file: string; line: number; name: string }[]} */
export function figuresAsked() {
  return filesUnder('docker').flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(/\brubicon_\w+/g)].map(({ 0: name, index }) => ({
      file,
      line: lineAt(text, index),
      name,
    }));
  });
}

/** @returns {ReadonlySet<string>} the names that the backend registers, and those of a histogram's parts */
export function figuresThere() {
  const names = new Set();
  for (const file of filesUnder('backend/src').filter((path) => /(?<!\.spec)\.ts$/.test(path))) {
    const text = read(file);
    if (!/from 'prom-client'/.test(text)) continue;
    for (const [, name] of text.matchAll(/'(rubicon_\w+)'/g)) {
      const isHistogram = new RegExp(`new Histogram\\(\\{\\s*name: '${name}'`).test(text);
      for (const part of isHistogram ? ['_bucket', '_sum', '_count'] : ['']) names.add(`${name}${part}`);
    }
  }
  return names;
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}
