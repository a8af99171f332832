import { pineTuft, Scene, strokes, Wave } from './scene.js';

/** Japan, the summer of 1582: sun, Fuji, mist, the gate in the water and the great blue waves. */
export function Shore({ className }: { className?: string | undefined }) {
  return (
    <Scene className={className}>
      <circle cx="240" cy="196" r="112" className="fill-art-spark" />
      <path
        d="M-500 430C-200 404-40 380 60 320c60-36 96-84 118-112 10 8 18-4 28 2s16-8 26-2 18-6 28 4c20 26 66 82 126 114 100 56 260 84 614 108v300H-500Z"
        className="fill-art-far"
      />
      <path
        d="M178 208c10 8 18-4 28 2s16-8 26-2 18-6 28 4c8 10 18 24 30 38-8 4-12 22-20 20s-8-20-16-18-8 34-18 34-8-30-16-32-10 20-18 20-6-22-14-22-14 18-24 14-8-14-14-22c10-14 20-26 28-36Z"
        className="fill-art-light"
      />
      <g className="fill-art-light">
        <path
          d="M-200 296h190c24 0 24 14 0 14h-60c-18 0-18 12 0 12h130c22 0 22 14 0 14H-200Z"
          opacity="0.9"
        />
        <path d="M700 330H450c-22 0-22-13 0-13h50c16 0 16-11 0-11H380c-20 0-20-13 0-13h320Z" opacity="0.9" />
        <path d="M130 372h190c16 0 16 11 0 11H130c-16 0-16-11 0-11Z" opacity="0.75" />
      </g>
      <path d="M-400 404h1280v300H-400z" className="fill-art-mid" />
      <g className="stroke-art-light" strokeWidth="1.3" opacity="0.55">
        {strokes(7).map((row) => (
          <path
            key={row}
            d={`M${-200 + (row % 3) * 40} ${414 + row * 9}h900`}
            strokeDasharray={`${30 + row * 9} ${46 - row * 3}`}
          />
        ))}
      </g>
      <Gate />
      <Waves />
      <Pine />
      <Banner />
    </Scene>
  );
}

function Gate() {
  return (
    <g className="fill-art-near">
      <path d="M104 236c70 26 202 26 272 0l-7 27c-80 17-178 17-258 0z" />
      <path d="M118 272c80 14 164 14 244 0v10c-80 13-164 13-244 0z" className="fill-art-spark" />
      <path d="M122 316h236v16H122z" />
      <path d="M230 278h20v42h-20z" />
      <path d="M150 276h21l-7 232h-25zM330 276h-21l7 232h25z" />
      <path d="M112 400h9v104h-10zM368 400h-9v104h10zM108 412h46v7h-46zM326 412h46v7h-46z" />
    </g>
  );
}

function Waves() {
  return (
    <g>
      <defs>
        <Wave id="shore-wave" />
      </defs>
      {strokes(4).map((row) => (
        <g key={row} className={row % 2 ? 'fill-art-near' : 'fill-art-mid'}>
          {strokes(20).map((column) => (
            <use key={column} href="#shore-wave" x={-240 + column * 60 - (row % 2) * 30} y={500 + row * 30} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Pine() {
  const clumps: readonly (readonly [number, number, number])[] = [
    [470, 70, 1],
    [414, 96, 0.9],
    [352, 74, 0.72],
    [446, 142, 0.78],
  ];
  return (
    <g>
      <path
        d="M700 20C600 40 520 60 460 84c-40 14-80 8-112-2m112 2c10 20 4 44-14 60"
        className="stroke-art-near"
        strokeWidth="7"
        strokeLinecap="round"
      />
      {clumps.map(([x, y, scale]) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          className="stroke-art-near"
          strokeWidth="2.6"
          strokeLinecap="round"
        >
          <path d={pineTuft(38)} />
        </g>
      ))}
    </g>
  );
}

/** A nobori with the five-petalled quince of the Oda. */
function Banner() {
  return (
    <g>
      <path d="M44 560V150h56" className="stroke-art-near" strokeWidth="5" />
      <path d="M50 156h46c4 60-4 120 2 178 2 16-2 26-2 34H50z" className="fill-art-light" />
      <path d="M50 156h46v26H50zM50 342h47v26H50z" className="fill-art-near" />
      <g transform="translate(73 232)" className="fill-art-near">
        {strokes(5).map((petal) => (
          <path key={petal} d="M0-5c-11-6-12-20 0-25 12 5 11 19 0 25Z" transform={`rotate(${petal * 72})`} />
        ))}
        <circle r="4.500" className="fill-art-spark" />
      </g>
    </g>
  );
}
