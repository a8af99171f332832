/**
 * What watches the product is about what is there: every figure that rules, dashboards and the scaler's example name is registered by the code, every
 * alert is seen to fire and to be silent by a test, and a dashboard needs nothing but a data source, which is chosen on its page.
 */
import { alerts, dashboards, figuresAsked, figuresThere, testedAlerts } from './watch-files.mjs';

/** What Grafana brings itself. */
const PANELS = new Set(['timeseries', 'stat', 'row', 'text']);
const DATA_SOURCE = JSON.stringify({ type: 'prometheus', uid: '${datasource}' });
/** Columns of Grafana's grid. */
const COLUMNS = 24;

/** @returns {string[]} a line for each fault */
export function watchingFaults() {
  const there = figuresThere();
  const tested = testedAlerts();
  return [
    ...figuresAsked()
      .filter(({ name }) => !there.has(name))
      .map(({ file, line, name }) => `${file}:${line}: no code registers ${name}`),
    ...alerts().flatMap(({ file, line, alert }) => [
      ...(tested.fires.has(alert) ? [] : [`${file}:${line}: no test sees ${alert} fire`]),
      ...(tested.silent.has(alert) ? [] : [`${file}:${line}: no test sees ${alert} silent`]),
    ]),
    ...dashboards().flatMap(({ file, dashboard }) =>
      dashboardFaults(dashboard).map((fault) => `${file}: ${fault}`),
    ),
  ];
}

function dashboardFaults({ uid, title, schemaVersion, templating, panels }) {
  const faults = [];
  if (!/^[a-z-]{1,40}$/.test(uid)) faults.push('its uid is none');
  if (!title) faults.push('it has no title');
  if (!Number.isInteger(schemaVersion)) faults.push('it has no schemaVersion');
  const [variable] = templating.list;
  if (variable?.name !== 'datasource' || variable.type !== 'datasource' || variable.query !== 'prometheus')
    faults.push('its data source is no variable');
  const ids = panels.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push('two panels have one id');
  for (const [index, panel] of panels.entries()) {
    if (!PANELS.has(panel.type)) faults.push(`“${panel.title}” needs a plugin: ${panel.type}`);
    if (!isInGrid(panel.gridPos)) faults.push(`“${panel.title}” has no place in the grid`);
    if (panels.slice(0, index).some((other) => overlap(panel.gridPos, other.gridPos)))
      faults.push(`“${panel.title}” lies over another panel`);
    if (panel.type === 'row' || panel.type === 'text') continue;
    if (JSON.stringify(panel.datasource) !== DATA_SOURCE)
      faults.push(`“${panel.title}” names a data source of its own`);
    if (!panel.description) faults.push(`“${panel.title}” does not say what it shows`);
    if (!panel.targets?.length || panel.targets.some(({ expr, refId }) => !expr || !refId))
      faults.push(`“${panel.title}” has no query`);
    for (const { datasource } of panel.targets ?? [])
      if (datasource) faults.push(`“${panel.title}” has a query with a data source of its own`);
  }
  return faults;
}

function isInGrid({ x, y, w, h }) {
  return [x, y, w, h].every(Number.isInteger) && x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= COLUMNS;
}

function overlap(one, other) {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  );
}
