import { Scene, strokes } from './scene.js';

/** Paris, 14 July 1789, as an engraver cut it: ruled sky, the eight towers, pikes and a flag in front. */
export function Storming({ className }: { className?: string | undefined }) {
  return (
    <Scene className={className}>
      <g className="stroke-art-far" strokeWidth="0.9">
        {strokes(46).map((line) => (
          <path key={line} d={`M-300 ${8 + line * 9}h1080`} opacity={0.15 + (line / 46) * 0.75} />
        ))}
      </g>
      <g className="stroke-art-light" strokeWidth="2.2" opacity="0.85">
        {strokes(37).map((ray) => (
          <path
            key={ray}
            d="M240 330V-40"
            transform={`rotate(${-90 + ray * 5} 240 360)`}
            strokeDasharray={ray % 2 ? '260 16 60 900' : '330 900'}
          />
        ))}
      </g>
      <Smoke />
      <g>
        {[78, 148, 286, 356].map((x) => (
          <Tower key={x} x={x} top={262} />
        ))}
        <path d="M60 330h364v180H60z" className="fill-art-mid" />
        <Tower x={206} top={226} wide />
        <path d="M222 510v-62a24 24 0 0 1 48 0v62Z" className="fill-art-near" />
        <g className="stroke-art-near" strokeWidth="1" opacity="0.5">
          {strokes(12).map((row) => (
            <path key={row} d={`M60 ${340 + row * 14}h364`} strokeDasharray={row % 2 ? '16 3' : '9 3 22 3'} />
          ))}
        </g>
      </g>
      <path d="M-300 508h1080v100H-300z" className="fill-art-mid" />
      <Flag />
      <Crowd />
    </Scene>
  );
}

function Tower({ x, top, wide = false }: { x: number; top: number; wide?: boolean }) {
  const width = wide ? 78 : 56;
  const teeth = wide ? 5 : 4;
  const tooth = (width + 12) / (teeth * 2 - 1);
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d={`M0 10h${width}v280H0z`} className="fill-art-mid" />
      <path d={`M-6 0h${width + 12}v16l-6 8H0l-6-8z`} className="fill-art-near" />
      {strokes(teeth).map((index) => (
        <path
          key={index}
          d={`M${-6 + index * 2 * tooth} -12h${tooth}v13h${-tooth}z`}
          className="fill-art-near"
        />
      ))}
      <g className="stroke-art-near" strokeWidth="1.1" opacity="0.75">
        {strokes(Math.floor(width / 7)).map((line) => (
          <path key={line} d={`M${width - 3 - line * 4.2} 26v${260 - line * 6}`} opacity={1 - line / 12} />
        ))}
      </g>
      <path d={`M${width / 2 - 3} 48h6v20h-6zM${width / 2 - 3} 104h6v20h-6z`} className="fill-art-near" />
    </g>
  );
}

function Smoke() {
  return (
    <g className="fill-art-light stroke-art-far" strokeWidth="1.4">
      <path d="M20 330c-26-6-30-38-8-46-14-24 12-46 32-34 2-28 42-34 52-10 22-10 40 14 26 32 18 10 10 38-10 40-6 20-34 24-46 10-14 16-38 16-46 8Z" />
      <path d="M34 300c8 8 22 8 30-2m2-32c10-2 18 6 18 16m14 6c4-10 14-14 22-8" fill="none" />
      <path d="M408 316c-20-2-26-28-8-36-8-22 16-38 32-26 6-22 38-20 42 2 20-4 30 20 16 32 10 14-4 32-20 28-14 16-46 16-62 0Z" />
      <path d="M424 292c8 6 18 4 24-4m6-22c8 0 14 6 14 14" fill="none" />
    </g>
  );
}

function Flag() {
  return (
    <g>
      <path d="M318 560 300 118" className="stroke-art-near" strokeWidth="5" />
      <path d="m300 118-6-16 9-12 5 14z" className="fill-art-near" />
      <path d="M301 124c18-10 32 8 50 0l4 96c-18 8-34-8-50 2z" className="fill-art-near" />
      <path d="M351 124c16-8 30 8 46 0l4 94c-16 8-32-6-46 2z" className="fill-art-light" />
      <path d="M397 124c18-10 30 6 48-4l2 94c-16 10-30-4-46 4z" className="fill-art-spark" />
      <g className="stroke-art-near" strokeWidth="0.9" opacity="0.55">
        {strokes(9).map((fold) => (
          <path
            key={fold}
            d={`M${356 + fold * 4.5} ${128 + (fold % 3)}v${82 - fold * 2}`}
            opacity={fold < 5 ? 1 : 0.35}
          />
        ))}
      </g>
    </g>
  );
}

function Crowd() {
  const people = [-24, 18, 62, 108, 150, 196, 240, 288, 334, 380, 424, 470, 510];
  return (
    <g className="fill-art-near">
      <g className="stroke-art-near" strokeWidth="3.4">
        {people.map((x, index) => (
          <path key={x} d={`M${x + 16} 560 ${x + 22 + (index % 3) * 7} ${372 + ((index * 37) % 64)}`} />
        ))}
      </g>
      {people.map((x, index) => (
        <path key={x} d={`M${x + 22 + (index % 3) * 7} ${376 + ((index * 37) % 64)}l-5 -6 6 -24 7 23z`} />
      ))}
      {people.map((x, index) => (
        <g key={x} transform={`translate(${x} ${492 + ((index * 29) % 34)})`}>
          <path d="M-26 130c0-66 10-84 26-88 16 4 26 22 26 88Z" />
          <circle cx="0" cy="24" r="15" />
          {index % 3 === 1 ? (
            <path d="M-20 20h40l-9 -16q-11 -9 -22 0z" />
          ) : (
            <path
              d="M-17 20c-2-22 14-30 26-24 10 4 12 14 6 14-3 0-4-2-6-2 4 6 8 10 7 14-10 4-24 4-33-2Z"
              className={index % 3 === 0 ? 'fill-art-spark' : undefined}
            />
          )}
        </g>
      ))}
      <path d="M-300 566h1080v400H-300z" />
    </g>
  );
}
