import { Scene, strokes } from './vignettes/scene.js';

/** Rubicon's own scene: the small river, the far bank, and the die in the air. */
export function RiverPlate({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <circle cx="330" cy="150" r="62" className="fill-art-light" />
      <g className="stroke-art-far" strokeWidth="1">
        {strokes(24).map((line) => (
          <path key={line} d={`M-400 ${20 + line * 11}h1280`} opacity={0.1 + line * 0.03} />
        ))}
      </g>
      <path
        d="M-400 300c140-70 240-26 350-60 110-36 170-8 260 18 100 28 180-22 290-8 130 16 220-10 380-30v500H-400Z"
        className="fill-art-far"
      />
      <path
        d="M-400 362c120-24 200-66 330-40 120 26 190 44 310 18 110-24 200-12 300 8 110 22 200-6 340-12v480H-400Z"
        className="fill-art-mid"
      />
      <path
        d="M262 336c-40 10 30 26-16 44-60 22-150 30-108 70 54 50 214 36 188 104-12 34-56 60-110 96h300c70-50 60-96-20-130-96-42-220-44-214-78 6-26 104-22 104-62 0-24-64-34-58-54Z"
        className="fill-art-light"
      />
      <g className="stroke-art-mid" strokeWidth="1.8" opacity="0.75" strokeLinecap="round">
        <path d="M166 432c30 12 66 10 92 20M228 470c40 8 82 16 112 40M310 540c40 2 80 18 104 46M282 580c34-12 86-6 116 14M216 408c24-6 46-12 62-22" />
      </g>
      <path d="M-400 520c150-40 260-20 350 20 60 28 70 60 90 100H-400Z" className="fill-art-near" />
      <g className="stroke-art-near" strokeWidth="2.4" strokeLinecap="round">
        {strokes(16).map((reed) => (
          <path
            key={reed}
            d={`M${-6 + reed * 7} ${566 + reed * 4}q${4 + (reed % 4) * 3} -46 ${2 + (reed % 5) * 5} -${70 + ((reed * 17) % 46)}`}
          />
        ))}
      </g>
      <Die />
    </Scene>
  );
}

function Die() {
  return (
    <g
      transform="translate(196 196) rotate(14)"
      className="stroke-art-near"
      strokeWidth="3"
      strokeLinejoin="round"
    >
      <path d="m0-52 46 24v50L0 46l-46-24v-50Z" className="fill-art-light" />
      <path d="M0-2 46-28M0-2-46-28M0-2v48" />
      <path d="M0-2v48l46-24v-50Z" className="fill-art-spark" />
      <g className="fill-art-near" stroke="none">
        <ellipse cx="0" cy="-27" rx="7" ry="4" />
        <ellipse cx="-33" cy="-9" rx="4" ry="6" />
        <ellipse cx="-13" cy="25" rx="4" ry="6" />
      </g>
      <g className="fill-art-light" stroke="none">
        <ellipse cx="13" cy="4" rx="4" ry="6" />
        <ellipse cx="33" cy="13" rx="4" ry="6" />
        <ellipse cx="23" cy="9" rx="4" ry="6" />
      </g>
    </g>
  );
}
