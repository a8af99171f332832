/** The picture of a chart, by uPlot: it comes with the first chart of a screen. */
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { useMedia } from '../../lib/use-media.js';
import { amountRange } from '../lib/amount-range.js';
import type { Drawing, DrawnChartProps } from './drawing.js';

const [BAR_SHARE, BAR_PX_MOST] = [0.7, 28];
const WHOLE_STEPS = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
];

export function DrawnChart({ drawing, onPoint, onPress }: DrawnChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef({ onPoint, onPress });
  useEffect(() => {
    told.current = { onPoint, onPress };
  });
  // The ink is read from the page: another scheme is another picture.
  const isDark = useMedia('(prefers-color-scheme: dark)');
  useEffect(() => {
    const around = place.current;
    if (!around) return;
    const plot = new uPlot(
      optionsOf(drawing, around, {
        onPoint: (step) => told.current.onPoint(step),
        onPress: (step) => told.current.onPress?.(step),
      }),
      [
        Array.from({ length: drawing.steps }, (_, step) => step),
        ...drawing.series.map(({ amounts }) => [...amounts]),
      ],
      around,
    );
    const sizes = new ResizeObserver(() =>
      plot.setSize({ width: around.clientWidth, height: around.clientHeight }),
    );
    sizes.observe(around);
    return () => {
      sizes.disconnect();
      plot.destroy();
    };
  }, [drawing, isDark]);
  return <div ref={place} className="drawn h-full" data-leads={onPress !== undefined || undefined} />;
}

function optionsOf(
  { shape, series, steps, labels, writtenAmount, isWhole = false }: Drawing,
  around: HTMLElement,
  { onPoint, onPress }: Required<Pick<DrawnChartProps, 'onPoint' | 'onPress'>>,
): uPlot.Options {
  const style = getComputedStyle(around);
  const ink = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const axis = {
    stroke: ink('ink-soft'),
    font: `12px ${style.fontFamily}`,
    ticks: { show: false },
    border: { show: false },
  };
  return {
    width: around.clientWidth,
    height: around.clientHeight,
    padding: [6, 18, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      points: { show: shape === 'lines' },
      drag: { x: false, y: false, setScale: false },
    },
    scales: {
      x: { time: false, range: () => [-0.5, steps - 0.5] },
      y: { range: (_, least, most) => amountRange(least, most) },
    },
    axes: [
      {
        ...axis,
        size: 22,
        gap: 4,
        grid: { show: false },
        splits: () => [...labels.keys()],
        values: (_, indexes) => indexes.map((index) => labels.get(index) ?? ''),
      },
      {
        ...axis,
        size: 52,
        gap: 6,
        space: 24,
        grid: { stroke: ink('line'), width: 1 },
        values: (_, amounts) => amounts.map((amount) => writtenAmount(amount)),
        ...(isWhole ? { incrs: WHOLE_STEPS } : {}),
      },
    ],
    series: [
      {},
      ...series.map(({ ink: name, isDashed = false }) => ({
        stroke: ink(name),
        ...(shape === 'bars'
          ? {
              fill: ink(name),
              width: 0,
              points: { show: false },
              paths: uPlot.paths.bars!({ size: [BAR_SHARE, BAR_PX_MOST] }),
            }
          : {
              width: 2,
              points: { show: steps === 1, fill: ink(name) },
              ...(isDashed ? { dash: [6, 4] } : {}),
            }),
      })),
    ],
    hooks: {
      setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)],
      ready: [
        ({ over, cursor }) =>
          over.addEventListener('click', () => {
            if (typeof cursor.idx === 'number') onPress(cursor.idx);
          }),
      ],
    },
  };
}
