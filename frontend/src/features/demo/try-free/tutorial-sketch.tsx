import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.js';

export type SketchedPart = 'story' | 'input' | 'status';

/** The screen in a few strokes, the part spoken of inked in. */
export function Sketch({ part, className }: { part: SketchedPart; className?: string }) {
  const shade = (own: SketchedPart) => (own === part ? 'stroke-accent' : 'stroke-line-strong opacity-60');
  const ground = (own: SketchedPart) => (own === part ? 'fill-surface' : 'fill-sunken');
  return (
    <svg viewBox="0 0 160 130" fill="none" aria-hidden="true" className={classNames('block', className)}>
      <Part className={shade('story')} ground={ground('story')} box={[2, 2, 100, 126]}>
        <path d="M14 18h14v14H14z" className="fill-current" strokeWidth="0" />
        <path d="M34 20h56M34 30h50M14 42h76M14 52h70M14 62h76M14 72h62M14 86h76M14 96h72M14 106h40" />
      </Part>
      <Part className={shade('input')} ground={ground('input')} box={[110, 2, 48, 78]}>
        <path d="M117 13h34M117 25h34M117 37h34" />
        <path d="M117 47h34v15h-34zM121 54.500h12" strokeWidth="1.4" />
        <path d="M117 70h34" strokeWidth="6" />
      </Part>
      <Part className={shade('status')} ground={ground('status')} box={[110, 88, 48, 40]}>
        <path d="M117 99h26M117 108h18M117 117h30" strokeWidth="3.4" />
      </Part>
    </svg>
  );
}

function Part({
  className,
  ground,
  box: [x, y, width, height],
  children,
}: {
  className: string;
  ground: string;
  box: readonly [number, number, number, number];
  children: ReactNode;
}) {
  return (
    <g className={classNames('text-accent transition-colors', className)} strokeWidth="2">
      <rect x={x} y={y} width={width} height={height} className={ground} />
      {children}
    </g>
  );
}
