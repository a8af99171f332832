/** The place of a small chart on the page; the picture comes when it is there. Nothing of it is needed to know the figures. */
import { lazy, Suspense, type ComponentType } from 'react';
import { ensureKnownLanguage } from '../lib/known-language.js';
import type { DrawnChartProps } from './drawing.js';

/** Without a picture, where it cannot be fetched or drawn: the figures stand below it. */
const DrawnChart = lazy<ComponentType<DrawnChartProps>>(() => {
  // uPlot makes a formatter in the browser's language as it is imported.
  ensureKnownLanguage();
  return import('./drawn-chart.js').then(
    (module) => ({ default: module.DrawnChart }),
    () => ({ default: () => null }),
  );
});

export function Chart(props: DrawnChartProps) {
  return (
    <div aria-hidden="true" className="h-32">
      <Suspense>
        <DrawnChart {...props} />
      </Suspense>
    </div>
  );
}
