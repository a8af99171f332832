import { pineTuft, strokes, Wave } from '../vignettes/scene.js';
import { Panorama, RuledSky } from './panorama.js';

/** A lord's keep over the bay, the summer of 1582: Fuji in the morning, the gate in the water, spears going round the foot of the wall. */
export function CastleShore({ className }: { className?: string | undefined }) {
  return (
    <Panorama className={className}>
      <RuledSky top={360} horizon={600} lines={16} />
      <circle cx="1080" cy="372" r="250" className="fill-art-dawn" opacity="0.4" />
      <circle cx="1080" cy="372" r="176" className="fill-art-spark" />
      <Geese />
      <Fuji />
      <Mist />
      <Bay />
      <Keep />
      <Gate />
      <Boat x={180} y={704} scale={0.8} />
      <Boat x={690} y={676} scale={0.45} />
      <Column />
      <Waves />
      <Bough />
    </Panorama>
  );
}

function Geese() {
  return (
    <g className="stroke-art-mid" strokeWidth="3" strokeLinecap="round" fill="none">
      <path d="M742 300q12-10 20 2 12-10 22 0M786 322q11-9 18 2 11-9 20 0M826 346q10-9 17 2 10-9 18 0M704 330q9-8 15 2 9-8 16 0M664 356q8-7 13 2 8-7 14 0M866 374q9-8 15 2 9-8 16 0" />
    </g>
  );
}

function Fuji() {
  return (
    <g>
      <path
        d="M-800 640c0 0 356.7-9 500-14c143.3-5 268.3-9.7 360-16c91.7-6.3 135-11.7 190-22c55-10.3 101.7-25.7 140-40c38.3-14.3 64.2-30 90-46c25.8-16 65-50 65-50c0 0 10.5 4.5 15 4c4.5-0.5 7.3-7 12-7c4.7 0 10.7 7.2 16 7c5.3-0.2 10.7-7.8 16-8c5.3-0.2 11 6.7 16 7c5 0.3 14-5 14-5c0 0 40 39 66 56c26 17 53.3 31.7 90 46c36.7 14.3 81.7 29.7 130 40c48.3 10.3 80 16 160 22c80 6 100 9.7 320 14c220 4.3 1000 12 1000 12c0 0 0 120 0 120c0 0-3200 0-3200 0c0 0 0-120 0-120Z"
        className="fill-art-far"
      />
      <path
        d="M545 452c0 0 10.5 4.5 15 4c4.5-0.5 7.3-7 12-7c4.7 0 10.7 7.2 16 7c5.3-0.2 10.7-7.8 16-8c5.3-0.2 11 6.7 16 7c5 0.3 14-5 14-5c0 0 23 20.7 34 30c11 9.3 32 26 32 26c0 0-6.7 7-10 6c-3.3-1-10-12-10-12c0 0-12 24-12 24c0 0-9.3-23.7-14-22c-4.7 1.7-14 32-14 32c0 0-7.3-28-12-26c-4.7 2-16 38-16 38c0 0-7.3-33-12-34c-4.7-1-16 28-16 28c0 0-5.3-29.3-10-30c-4.7-0.7-18 26-18 26c0 0-5.3-29.7-10-32c-4.7-2.3-18 18-18 18c0 0-2.3-18.7-6-20c-3.7-1.3-16 12-16 12c0 0-5.7-6-10-8c-4.3-2-16-4-16-4c0 0 23.2-15.7 34-24c10.8-8.3 31-26 31-26Z"
        className="fill-art-light"
      />
      <g className="stroke-art-mid" strokeWidth="1.6" strokeLinecap="round" opacity="0.6">
        <path d="M706 522l60 42M686 530l70 50M664 540l64 48M640 552l52 42M420 560l-50 28M444 556l-40 32M470 548l-30 34M498 546l-20 30" />
      </g>
      <path
        d="M-800 690c0 0 200-44.3 300-50c100-5.7 216.7 18 300 16c83.3-2 140-27 200-28c60-1 106.7 20 160 22c53.3 2 110-11.7 160-10c50 1.7 86.7 18.3 140 20c53.3 1.7 113.3-10.7 180-10c66.7 0.7 220 14 220 14c0 0 0 96 0 96c0 0-1660 0-1660 0c0 0 0-70 0-70Z"
        className="fill-art-mid"
        opacity="0.75"
      />
    </g>
  );
}

function Mist() {
  return (
    <g className="fill-art-light">
      <path d="M-800 596H260c22 0 22 13 0 13H140c-17 0-17 11 0 11h300c20 0 20 13 0 13H-800Z" opacity="0.9" />
      <path
        d="M640 600h330c17 0 17 11 0 11h-60c-14 0-14 9 0 9h180v12H560c-17 0-17-11 0-11h110c14 0 14-9 0-9h-30c-16 0-16-12 0-12Z"
        opacity="0.85"
      />
      <path
        d="M2400 560H1420c-20 0-20 13 0 13h90c16 0 16 11 0 11h-210c-20 0-20 13 0 13h1100Z"
        opacity="0.85"
      />
    </g>
  );
}

function Bay() {
  return (
    <g>
      <path d="M-800 648h3200v300H-800z" className="fill-art-mid" />
      <g className="stroke-art-light" strokeWidth="1.5" opacity="0.55">
        {strokes(9).map((row) => (
          <path
            key={row}
            d={`M${-800 + (row % 3) * 50} ${660 + row * 13}h3200`}
            strokeDasharray={`${26 + row * 12} ${60 - row * 3} ${60 + row * 4} ${90 - row * 4}`}
          />
        ))}
      </g>
    </g>
  );
}

/** Stone, plaster, five roofs. */
function Keep() {
  return (
    <g>
      <path
        d="M800 790c0 0 26.7-31 40-46c13.3-15 40-44 40-44c0 0 66.7-2.3 100-3c33.3-0.7 66.7-1 100-1c33.3 0 66.7-0.2 100 1c33.3 1.2 63.3 3.5 100 6c36.7 2.5 80 7.2 120 9c40 1.8 80 2 120 2c40 0 56.7-4 120-2c63.3 2 133.3 12.7 260 14c126.7 1.3 500-6 500-6c0 0 0 180 0 180c0 0-1640 0-1640 0c0 0 40-110 40-110Z"
        className="fill-art-deep"
      />
      <g className="stroke-art-near" strokeWidth="1.5" opacity="0.6">
        <path
          d="M868 720h90M900 738h140M1100 728h120M1290 742h110M1440 756h160M950 760h120M1180 766h150M1640 748h120"
          strokeDasharray="40 10 18 14"
        />
      </g>
      <g transform="translate(1070 664)">
        <path d="M-196 36Q-164-20-156-76H156Q164-20 196 36Z" className="fill-art-mid" />
        <g className="stroke-art-near" strokeWidth="2" opacity="0.8">
          <path d="M-184 12H184M-172-14H172M-163-38H163M-158-58H158" />
          <path d="M-150 12v24M-96 12v24M-36 12v24M20 12v24M84 12v24M140 12v24M-126-14v26M-70-14v26M-8-14v26M50-14v26M112-14v26M-142-38v24M-90-38v24M-30-38v24M24-38v24M78-38v24M134-38v24M-112-58v20M-58-58v20M0-58v20M56-58v20M110-58v20M-130-76v18M-80-76v18M-24-76v18M30-76v18M86-76v18M132-76v18" />
        </g>
        <Storey y={-344} width={78} height={38} windows={3} top />
        <Storey y={-286} width={120} height={42} windows={4} gable />
        <Storey y={-222} width={164} height={46} windows={5} />
        <Storey y={-152} width={212} height={50} windows={7} gable />
        <Storey y={-76} width={264} height={56} windows={9} />
      </g>
      <g transform="translate(1330 706)">
        <path d="M-66 22Q-52-8-50-34H50Q52-8 66 22Z" className="fill-art-mid" />
        <path
          d="M-62 8H62M-54-12H54M-36 8v14M4 8v14M40 8v14M-18-12V8M22-12V8M-34-32v20M2-32v20M32-32v20"
          className="stroke-art-near"
          strokeWidth="2"
          opacity="0.8"
        />
        <Storey y={-82} width={56} height={30} windows={3} top />
        <Storey y={-34} width={84} height={34} windows={4} />
      </g>
    </g>
  );
}

function Storey({
  y,
  width,
  height,
  windows,
  gable = false,
  top = false,
}: {
  y: number;
  width: number;
  height: number;
  windows: number;
  gable?: boolean;
  top?: boolean;
}) {
  const half = width / 2;
  const eaves = half + 30;
  const gap = width / (windows + 1);
  return (
    <g transform={`translate(0 ${y})`}>
      <path d={`M${-half} 0V${-height}H${half}V0Z`} className="fill-art-light" />
      <path
        d={`M${-half} -8H${half}M${-half} ${-height + 12}H${half}`}
        className="stroke-art-near"
        strokeWidth="2"
      />
      <g className="fill-art-near">
        {strokes(windows).map((window) => (
          <path
            key={window}
            d={`M${Math.round(-half + gap * (window + 1) - 6)} ${-height + 16}h12v${height - 28}h-12z`}
          />
        ))}
        <path
          d={`M${-eaves} ${-height - 2}q18 -2 ${eaves - half + 18} -22H${half - 18 + 0}q${eaves - half} 20 ${eaves - half + 18} 22q-${Math.round(eaves * 0.4)} 8 -${eaves} 8t-${eaves} -8Z`}
        />
        {top && (
          <>
            <path
              d={`M${-half - 6} ${-height - 20}q${half * 0.5} -8 ${half * 0.62} -30h${half * 0.76 + 12}q${half * 0.12} 22 ${half * 0.62} 30Z`}
            />
            <path
              d={`M${-half * 0.46} ${-height - 48}q-2 -16 -14 -20 10 -2 18 4t8 16ZM${half * 0.46} ${-height - 48}q2 -16 14 -20 -10 -2 -18 4t-8 16Z`}
              className="fill-art-light"
            />
          </>
        )}
        {gable && (
          <>
            <path d={`M-56 ${-height - 2}q34 -10 56 -46 22 36 56 46Z`} />
            <path d={`M-27 ${-height - 7}q17 -8 27 -26 10 18 27 26Z`} className="fill-art-light" />
            <path
              d={`M0 ${-height - 32}v25M-14 ${-height - 15}h28`}
              className="stroke-art-near"
              strokeWidth="2"
            />
          </>
        )}
      </g>
    </g>
  );
}

function Gate() {
  return (
    <g transform="translate(470 800) scale(0.62)" className="fill-art-near">
      <path d="M-142-300c74 28 210 28 284 0l-8 30c-82 18-186 18-268 0z" />
      <path d="M-128-262c82 15 174 15 256 0v12c-82 14-174 14-256 0z" className="fill-art-spark" />
      <path d="M-124-212h248v18h-248z" />
      <path d="M-12-252h24v44h-24z" />
      <path d="M-96-256h24l8 300h-32zM96-256H72l-8 300h32z" />
      <path d="M-138-110h11V30h-11zM138-110h-11V30h11zM-144-98h52v9h-52zM92-98h52v9H92z" />
      <g className="stroke-art-light" strokeWidth="3" strokeLinecap="round">
        <path d="M-150 20h90M60 20h90M-120 32h40M84 32h40" />
      </g>
    </g>
  );
}

/** Under one square sail, with the mon of the Oda on it. */
function Boat({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0V-132" className="stroke-art-near" strokeWidth="5" />
      <path d="M-44-126q44 8 88 0 8 44 0 88-44 10-88 0-8-44 0-88Z" className="fill-art-light" />
      <path d="M-15-129q-3 46 0 94M15-129q3 46 0 94" className="stroke-art-far" strokeWidth="2" />
      <g transform="translate(0 -82)" className="fill-art-near">
        {strokes(5).map((petal) => (
          <path key={petal} d="M0-4c-9-5-10-17 0-21 10 4 9 16 0 21Z" transform={`rotate(${petal * 72})`} />
        ))}
        <circle r="4" className="fill-art-spark" />
      </g>
      <path d="M-96-14q30 12 90 12t104-26l10 2q-14 40-50 44H-58q-28-6-38-32Z" className="fill-art-near" />
      <path d="M-70-8v-20M-52-5v-20M60-10v-22" className="stroke-art-near" strokeWidth="4" />
      <path
        d="M-110 20h70M-20 24h120M70 14h60"
        className="stroke-art-light"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Ashigaru with long spears under their lord's banners, coming round the wall. */
function Column() {
  const men = strokes(30);
  return (
    <g className="fill-art-near">
      <g className="stroke-art-near" strokeWidth="2">
        {men.map((man) => (
          <path key={man} d={`M${860 + man * 22} ${786 - man * 1.5}l4 ${-74 - ((man * 7) % 10)}`} />
        ))}
      </g>
      {men.map((man) => (
        <path
          key={man}
          transform={`translate(${852 + man * 22} ${Math.round(806 - man * 1.5)})`}
          d="M-6-30H6l5 24-4 16H3L0-2-3 10h-4l-4-16Z"
        />
      ))}
      <g className="fill-art-dawn">
        {men.map((man) => (
          <path
            key={man}
            transform={`translate(${852 + man * 22} ${Math.round(806 - man * 1.5)})`}
            d="M-13-28 0-41l13 13Z"
          />
        ))}
      </g>
      {[900, 1032, 1164, 1296, 1428].map((x, index) => (
        <g key={x} transform={`translate(${x} ${786 - index * 9})`}>
          <path d="M-2-150h4V16h-4zM0-150h34v5H0z" />
          <path d="M4-144h30v84q-15 6-30 0z" className="fill-art-spark" />
          <path d="M4-132h30M4-72h30" className="stroke-art-light" strokeWidth="3" />
          <circle cx="19" cy="-102" r="8" className="fill-art-light" />
        </g>
      ))}
    </g>
  );
}

function Waves() {
  return (
    <g>
      <defs>
        <Wave id="castle-wave" />
      </defs>
      {strokes(2).map((row) => (
        <g key={row} className={row % 2 ? 'fill-art-near' : 'fill-art-deep'}>
          {strokes(34).map((column) => (
            <use
              key={column}
              href="#castle-wave"
              x={-210 + column * 60 - (row % 2) * 30}
              y={868 + row * 30}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

function Bough() {
  const clumps: readonly (readonly [number, number, number])[] = [
    [1556, 190, 1],
    [1470, 226, 0.86],
    [1390, 202, 0.7],
    [1500, 286, 0.8],
    [1420, 312, 0.62],
    [1590, 300, 0.9],
  ];
  return (
    <g className="stroke-art-mid" strokeLinecap="round">
      <path
        d="M1760 130C1680 150 1600 160 1540 196c-50 30-110 30-156 14m150-10c14 30 0 70-40 90-30 14-60 14-84 26m190-120c20 40 10 80-10 104"
        strokeWidth="8"
      />
      {clumps.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth="2.6">
          <path d={pineTuft(40)} />
        </g>
      ))}
    </g>
  );
}
