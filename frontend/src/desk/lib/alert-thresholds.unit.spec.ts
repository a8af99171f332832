import { readFileSync } from 'node:fs';
import path from 'node:path';
import { alertThresholds } from './alert-thresholds.js';

const rules = ['turns', 'money', 'read-models']
  .map((file) => readFileSync(path.resolve(`../docker/prometheus/rules/${file}.yml`), 'utf8'))
  .join('\n');
const MS_PER_SECOND = 1_000;

it.each([
  ['TurnsWaitTooLong', 'page', alertThresholds.waitedMs / MS_PER_SECOND],
  ['NarratorsAreFull', 'ticket', alertThresholds.turnsPerSlot],
  ['DailyCapNear', 'ticket', alertThresholds.capShare],
  ['ReadModelsBehind', 'page', alertThresholds.behindMs / MS_PER_SECOND],
  ['LettersUnsent', 'ticket', alertThresholds.letterMs / MS_PER_SECOND],
])('is where %s fires, a %s', (alert, severity, threshold) => {
  const [rule] = rules.split('- alert: ').filter((each) => each.startsWith(`${alert}\n`));
  expect(rule).toMatch(new RegExp(`expr: [^]* > ${threshold}\\n[^]*severity: ${severity} `));
});
