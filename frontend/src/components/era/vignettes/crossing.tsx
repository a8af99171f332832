import { EagleSilhouette } from '../eagle-silhouette.js';
import { Scene } from './scene.js';

/** The eagle at the river, 10 January 49 BC: a low sun, the Rubicon winding down, spears and shields waiting. */
export function Crossing({ className }: { className?: string | undefined }) {
  return (
    <Scene className={className}>
      <circle cx="240" cy="292" r="150" className="fill-art-light" opacity="0.45" />
      <circle cx="240" cy="292" r="104" className="fill-art-light" />
      <path
        d="M-400 322c90-40 150-12 220-30 90-24 150 18 236-6 80-22 130-30 184 0 80-22 140 10 230-12 120-28 220 16 420-10v460H-400Z"
        className="fill-art-far"
      />
      <path
        d="M-400 390c120-46 230-34 330-14 90 18 170-26 268-12 84 12 140 36 232 14 110-26 220-6 460-34v420H-400Z"
        className="fill-art-mid"
      />
      <path
        d="M258 366c-26 12 34 20 6 34-44 22-110 24-76 54 46 40 168 26 150 82-8 28-50 50-90 74h250c40-40 10-70-40-98-76-42-200-34-196-62 2-20 96-20 96-46 0-18-46-22-38-38Z"
        className="fill-art-light"
      />
      <g className="stroke-art-mid" strokeWidth="1.6" opacity="0.7">
        <path d="M214 446c20 6 44 4 62 10M260 484c28 6 66 8 96 26M322 540c24 2 60 8 86 26M296 574c30-8 70-6 96 6M252 424c16-4 30-8 40-14" />
      </g>
      <Cypress x={48} base={420} height={120} />
      <Cypress x={82} base={430} height={88} />
      <Cypress x={436} base={414} height={104} />
      <Eagle />
      <Ranks />
    </Scene>
  );
}

function Cypress({ x, base, height }: { x: number; base: number; height: number }) {
  return (
    <path
      d={`M${x} ${base - height}c${height * 0.2} ${height * 0.42} ${height * 0.14} ${height * 0.9} 0 ${height}c${-height * 0.14} ${-height * 0.1} ${-height * 0.2} ${-height * 0.58} 0 ${-height}Z`}
      className="fill-art-near"
      opacity="0.85"
    />
  );
}

function Eagle() {
  return (
    <g className="fill-art-near">
      <path d="M236 176h8v420h-8z" />
      <EagleSilhouette />
      <g className="stroke-art-sky" strokeWidth="1.8" fill="none" opacity="0.75">
        <path d="M262 142c16-22 40-36 68-48M268 154c18-16 42-26 66-30M276 166c16-8 32-12 50-14" />
        <path d="M218 142c-16-22-40-36-68-48M212 154c-18-16-42-26-66-30M204 166c-16-8-32-12-50-14" />
      </g>
      <path d="M212 200h56l-8 12h-40z" />
      <path d="M168 216h144v7H168z" />
      <path d="M176 223h128v84l-16-8-16 10-16-10-16 10-16-10-16 10-16-10-16 8z" className="fill-art-spark" />
      <path d="M184 231h112v58" className="stroke-art-light" strokeWidth="1.4" fill="none" opacity="0.8" />
      <path d="M184 231v58" className="stroke-art-light" strokeWidth="1.4" opacity="0.8" />
      <text
        x="240"
        y="274"
        textAnchor="middle"
        fontSize="33"
        fontWeight="600"
        letterSpacing="3"
        className="fill-art-light font-display"
      >
        SPQR
      </text>
      {[344, 386, 428].map((y) => (
        <g key={y}>
          <circle cx="240" cy={y} r="17" />
          <circle cx="240" cy={y} r="10.5" className="stroke-art-light" strokeWidth="1.6" fill="none" />
          <circle cx="240" cy={y} r="3.5" className="fill-art-light" />
        </g>
      ))}
      <path d="M222 456h36l-5 14h-26z" />
    </g>
  );
}

function Ranks() {
  const soldiers = [-70, -14, 42, 98, 154, 326, 382, 438, 494, 550];
  return (
    <g className="fill-art-near">
      <g className="stroke-art-near" strokeWidth="3">
        {soldiers.map((x, index) => (
          <path key={x} d={`M${x + 24} 570 ${x + 26 + (index % 2) * 3} ${318 + ((index * 23) % 30)}`} />
        ))}
      </g>
      {soldiers.map((x, index) => (
        <path key={x} d={`M${x + 26 + (index % 2) * 3} ${292 + ((index * 23) % 30)}l4.500 30h-9z`} />
      ))}
      {soldiers.map((x, index) => (
        <g key={x} transform={`translate(${x} ${498 + (index % 2) * 8})`}>
          <path d="M-15 4c0-24 30-24 30 0v10l-4 2v-8h-22v8l-4-2z" />
          <path d="M-13-12c4-16 22-16 26 0l3-1c-2-24-30-24-32 0z" className="fill-art-spark" />
          <path d="M-24 22c16-8 32-8 48 0v110h-48z" className="fill-art-spark" />
          <path d="M-24 22c16-8 32-8 48 0v110h-48z" className="stroke-art-near" strokeWidth="3" fill="none" />
          <path d="M0 18v100M-20 62h40" className="stroke-art-light" strokeWidth="1.6" opacity="0.85" />
          <circle cx="0" cy="62" r="8" className="fill-art-light" />
        </g>
      ))}
      <path d="M172 600c10-40 18-66 24-66h88c8 0 16 30 24 66Z" />
    </g>
  );
}
