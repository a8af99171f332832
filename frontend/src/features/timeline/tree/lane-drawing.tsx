/** The lines and the mark of one row. Rows stand on one another without a gap, so that their lines make one picture. */
import type { GameType } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { NodeMark } from './node-mark.js';
import { laneOf, type Stroke, type TreeRow } from './tree-rows.js';

/** Between two lanes, and from the edge to the first and from the last to the text. */
const LANE_PX = 22;
const EDGE_PX = 16;
/** From the row's top to its mark. */
const MARK_Y_PX = 24;

/** Lines reach into the row above: heights are seldom whole pixels. */
const SEAM_PX = 1;

/** Lanes drawn beside one another at most; deeper ones share the last, and say by their words where they hang. */
const LANES_MAX = 8;

const laneX = (lane: number) => EDGE_PX + Math.min(lane, LANES_MAX - 1) * LANE_PX;

/** Up to the row's own lane: its words stand beside its mark. */
export function drawingWidthPx(row: TreeRow): number {
  return laneX(laneOf(row)) + EDGE_PX;
}

export interface LaneDrawingProps {
  row: TreeRow;
  era: GameType;
  /** Room above the row's mark, where a phase is named. */
  dropPx: number;
}

export function LaneDrawing({ row, era, dropPx }: LaneDrawingProps) {
  const { item, past, above, below, leaves } = row;
  const x = laneX(laneOf(row));
  const y = MARK_Y_PX + dropPx;
  const from = laneX(laneOf(row) - 1);
  const dashed = item.kind === 'run' && !row.expanded;
  return (
    <svg
      aria-hidden="true"
      width={drawingWidthPx(row)}
      className="absolute inset-y-0 left-0 h-full overflow-visible"
      fill="none"
    >
      {above && (
        <Line era={era} told={above === 'told'} dashed={dashed}>
          {(props) =>
            leaves && from !== x ? (
              <path d={`M${from} 0C${from} ${y * 0.75} ${x} ${y * 0.25} ${x} ${y}`} {...props} />
            ) : (
              <line x1={x} x2={x} y1={-SEAM_PX} y2={y} {...props} />
            )
          }
        </Line>
      )}
      {below && (
        <Line era={era} told={isTold(below)} dashed={dashed}>
          {(props) => <line x1={x} x2={x} y1={y} y2="100%" {...props} />}
        </Line>
      )}
      {past.map((told, lane) => (
        <Line key={lane} era={era} told={told}>
          {(props) => <line x1={laneX(lane)} x2={laneX(lane)} y1={-SEAM_PX} y2="100%" {...props} />}
        </Line>
      ))}
      <NodeMark item={item} era={era} x={x} y={y} />
    </svg>
  );
}

function isTold(stroke: Stroke): boolean {
  return stroke === 'told';
}

/** The engraver's double rule, the mason's broad band, the brush: how each era draws the path told so far. */
const toldWidth: Readonly<Record<GameType, number>> = {
  french_revolution: 5,
  roman_republic: 4,
  sengoku_japan: 3.5,
};

function Line({
  era,
  told,
  dashed = false,
  children,
}: {
  era: GameType;
  told: boolean;
  dashed?: boolean;
  children: (props: { className: string; strokeWidth: number; strokeDasharray?: string }) => ReactNode;
}) {
  const dashes = dashed ? { strokeDasharray: '2 6' } : {};
  if (!told) return children({ className: 'stroke-line-strong', strokeWidth: 1.5, ...dashes });
  if (dashed) return children({ className: 'stroke-accent', strokeWidth: 2, ...dashes });
  const width = toldWidth[era];
  return (
    <>
      {children({ className: 'stroke-accent', strokeWidth: width })}
      {era === 'french_revolution' && children({ className: 'stroke-page', strokeWidth: width - 3 })}
    </>
  );
}
