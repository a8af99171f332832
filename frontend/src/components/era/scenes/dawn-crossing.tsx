import { EagleSilhouette } from '../eagle-silhouette.js';
import { strokes } from '../vignettes/scene.js';
import { Panorama, RuledSky } from './panorama.js';

/** The Rubicon at dawn, 10 January 49 BC: the Thirteenth on its own bank, one rider in the ford, a heron that has seen enough. */
export function DawnCrossing({ className }: { className?: string | undefined }) {
  return (
    <Panorama className={className}>
      <RuledSky top={330} horizon={610} lines={26} />
      <Sun />
      <Hills />
      <River />
      <NearBank />
      <Legion />
      <Rider />
      <Pine />
      <Heron />
      <Centurion />
      <Reeds />
    </Panorama>
  );
}

/** The sun's road on the water: middle, y, half its length, thickness. */
const glints: readonly (readonly [x: number, y: number, half: number, width: number])[] = [
  [1112, 632, 16, 4],
  [1092, 646, 20, 5],
  [1070, 659, 12, 5],
  [1090, 674, 20, 6],
  [1116, 688, 30, 6],
  [1120, 714, 52, 7],
  [1100, 730, 40, 7],
  [1084, 744, 54, 8],
  [1090, 768, 44, 8],
  [1080, 786, 66, 9],
  [1094, 804, 48, 9],
  [1078, 828, 78, 10],
  [1092, 846, 58, 10],
  [1070, 862, 88, 11],
  [1086, 888, 76, 11],
];
/** Where a far ridge turns from the light: x, y and number of its strokes. */
const ridges: readonly (readonly [x: number, y: number, count: number])[] = [
  [136, 548, 7],
  [386, 544, 6],
  [624, 536, 7],
  [796, 524, 8],
  [1312, 514, 6],
  [1442, 502, 8],
  [1602, 488, 7],
];
const cypresses: readonly (readonly [x: number, base: number, height: number])[] = [
  [1290, 602, 46],
  [1306, 600, 62],
  [1321, 598, 38],
  [842, 614, 34],
  [856, 613, 50],
  [700, 608, 40],
  [1405, 602, 34],
  [560, 612, 30],
];

function Sun() {
  return (
    <g>
      <g className="fill-art-dawn">
        <circle cx="1110" cy="520" r="430" opacity="0.22" />
        <circle cx="1110" cy="520" r="320" opacity="0.36" />
        <circle cx="1110" cy="520" r="222" opacity="0.7" />
      </g>
      <circle cx="1110" cy="520" r="136" className="fill-art-light" />
      <g className="fill-art-light" opacity="0.85">
        <path d="M640 470h250c16 0 16 11 0 11h-90c-14 0-14 9 0 9h150c14 0 14 10 0 10H700c-14 0-14-10 0-10h40c12 0 12-9 0-9H640c-16 0-16-11 0-11Z" />
        <path d="M1010 404h300c14 0 14 9 0 9h-60c-12 0-12 8 0 8h110c12 0 12 9 0 9h-270c-12 0-12-9 0-9h30c10 0 10-8 0-8h-110c-14 0-14-9 0-9Z" />
        <path d="M1280 512h420c14 0 14 10 0 10h-480c-12 0-12-9 0-9Z" />
      </g>
      <g className="stroke-art-mid" strokeWidth="2.6" strokeLinecap="round" fill="none">
        <path d="M930 300q9-9 17 1 9-10 18-1M985 322q7-7 13 1 7-8 14-1M1022 292q8-8 15 1 8-9 16-1M1076 316q6-6 11 1 6-7 12-1M1058 270q6-6 11 1 6-7 12-1M1120 288q6-6 11 1 6-7 12-1" />
      </g>
    </g>
  );
}

function Hills() {
  return (
    <g>
      <path
        d="M-800 640c0 0 213.3-64.7 280-80c66.7-15.3 75-17 120-12c45 5 103.3 41.3 150 42c46.7 0.7 85-35.3 130-38c45-2.7 98.3 23.3 140 22c41.7-1.3 73.3-29.7 110-30c36.7-0.3 68.3 28.7 110 28c41.7-0.7 96.7-29.3 140-32c43.3-2.7 80 17.3 120 16c40-1.3 86.7-22.7 120-24c33.3-1.3 51.7 18 80 16c28.3-2 65-26 90-28c25-2 36.7 9.7 60 16c23.3 6.3 53.3 18 80 22c26.7 4 53.3 0.7 80 2c26.7 1.3 51.7 6.7 80 6c28.3-0.7 63.3-4.3 90-10c26.7-5.7 48.3-16.7 70-24c21.7-7.3 60-20 60-20c0 0 48.3 18 70 16c21.7-2 60-28 60-28c0 0 53.3 22.3 80 20c26.7-2.3 50-32.7 80-34c30-1.3 60 27 100 26c40-1 90-33.3 140-32c50 1.3 66.7 26.7 160 40c93.3 13.3 400 40 400 40c0 0 0 340 0 340c0 0-3200 0-3200 0c0 0 0-260 0-260Z"
        className="fill-art-far"
      />
      <g className="stroke-art-mid" strokeWidth="1.6" opacity="0.6" strokeLinecap="round">
        {ridges.map(([x, y, count]) => (
          <path
            key={x}
            d={strokes(count)
              .map((line) => `M${x + line * 9} ${y + line * 3}l${14 + line * 2} ${20 - line}`)
              .join('')}
          />
        ))}
      </g>
      <path
        d="M-800 700c0 0 216.7-62 300-72c83.3-10 133.3 14.7 200 12c66.7-2.7 133.3-26.3 200-28c66.7-1.7 133.3 19.3 200 18c66.7-1.3 136.7-24.7 200-26c63.3-1.3 123.3 18.7 180 18c56.7-0.7 110-21 160-22c50-1 96.7 15 140 16c43.3 1 81.7-10.7 120-10c38.3 0.7 75 10.3 110 14c35 3.7 65 9.3 100 8c35-1.3 73.3-10 110-16c36.7-6 71.7-19 110-20c38.3-1 75 16.3 120 14c45-2.3 91.7-27 150-28c58.3-1 66.7 20 200 22c133.3 2 600-10 600-10c0 0 0 310 0 310c0 0-3200 0-3200 0c0 0 0-200 0-200Z"
        className="fill-art-mid"
      />
      <g className="fill-art-deep">
        {cypresses.map(([x, base, height]) => (
          <path
            key={x}
            d={`M${x} ${base - height}q${height * 0.16} ${height * 0.62} ${height * 0.09} ${height}h${-height * 0.18}q${-height * 0.07} ${-height * 0.38} ${height * 0.09} ${-height}Z`}
          />
        ))}
        <path d="M744 610v-26h-3v-7h5v3h5v-3h6v3h5v-3h5v7h-3v26zM1192 618v-16l20-10 20 10v16z" />
      </g>
      <g className="fill-art-light" opacity="0.7">
        <path d="M-800 624H420c18 0 18 10 0 10H300c-14 0-14 8 0 8h240c16 0 16 10 0 10H-800Z" />
        <path d="M2400 632H1500c-18 0-18 9 0 9h80c14 0 14 8 0 8h-240c-14 0-14 9 0 9h1060Z" />
      </g>
    </g>
  );
}

function River() {
  return (
    <g>
      <path
        d="M1086 624c0 0 52 0 52 0c0 0 17 8 14 12c-3 4-20 8-32 12c-12 4-36 7.3-40 12c-4 4.7-0.7 11.3 16 16c16.7 4.7 60 7 84 12c24 5 54 11 60 18c6 7-9 16.3-24 24c-15 7.7-61.7 12.7-66 22c-4.3 9.3 16.7 21.7 40 34c23.3 12.3 71.7 21 100 40c28.3 19 70 74 70 74c0 0-890 0-890 0c0 0 53.3-35.3 90-50c36.7-14.7 86.7-26.3 130-38c43.3-11.7 95-21.3 130-32c35-10.7 61.7-21.3 80-32c18.3-10.7 11.7-23 30-32c18.3-9 65-15.7 80-22c15-6.3 13.3-10.7 10-16c-3.3-5.3-31.7-10.7-30-16c1.7-5.3 25.7-11.3 40-16c14.3-4.7 36.7-8.3 46-12c9.3-3.7 10-10 10-10Z"
        className="fill-art-light"
      />
      <g className="stroke-art-dawn" strokeLinecap="round">
        {glints.map(([x, y, half, width]) => (
          <path key={y} d={`M${x - half} ${y}H${x + half}`} strokeWidth={width} />
        ))}
      </g>
      <g className="stroke-art-mid" strokeWidth="2.2" strokeLinecap="round" opacity="0.7">
        <path d="M1022 690h34M1150 700h50M980 716h40M1150 728h48M960 742h50M880 768h54M1146 782h40M800 796h60M700 828h70M1150 812h66M600 862h90M760 850h90M1180 848h80M640 884h120M1190 882h110M860 884h80" />
      </g>
      <g className="stroke-art-spark" strokeWidth="2.6" strokeLinecap="round" opacity="0.8">
        <path d="M1098 667h14M1090 705h40M1066 756h46M1056 814h60M1042 872h70" />
      </g>
    </g>
  );
}

/** The bank the legion stands on, and the one it has not reached. */
function NearBank() {
  return (
    <g>
      <path
        d="M-800 746c0 0 366.7-19 500-22c133.3-3 216.7 4 300 4c83.3 0 140-4.7 200-4c60 0.7 110 4 160 8c50 4 98.3 10 140 16c41.7 6 80 12.7 110 20c30 7.3 53 16 70 24c17 8 30.3 16.7 32 24c1.7 7.3-8.3 14-22 20c-13.7 6-38.3 10.7-60 16c-21.7 5.3-48.3 10.7-70 16c-21.7 5.3-45 10.7-60 16c-15 5.3-30 16-30 16c0 0-1270 0-1270 0c0 0 0-154 0-154Z"
        className="fill-art-deep"
      />
      <g className="stroke-art-mid" strokeWidth="1.6" opacity="0.55">
        {strokes(9).map((row) => (
          <path
            key={row}
            d={`M${-800 + row * 22} ${776 + row * 14}H${[580, 640, 666, 640, 570, 500, 460, 430, 410][row]}`}
            strokeDasharray={`${90 - row * 4} ${12 + row * 3} ${26 + row * 2} ${20 + row}`}
          />
        ))}
      </g>
      <path
        d="M2400 690c0 0-460-22.3-600-26c-140-3.7-173.3-0.3-240 4c-66.7 4.3-115 14-160 22c-45 8-83.3 17.3-110 26c-26.7 8.7-45.3 16.7-50 26c-4.7 9.3 5.3 19.7 22 30c16.7 10.3 55 19 78 32c23 13 46.7 30 60 46c13.3 16 20 50 20 50c0 0 980 0 980 0c0 0 0-210 0-210Z"
        className="fill-art-deep"
      />
    </g>
  );
}

/** Marching down to the water, pila sloped; the ranks run off the sheet. */
function Legion() {
  const ranks = strokes(19);
  const ground = (x: number) => 732 + Math.max(0, (x - 250) / 400) ** 2 * 60;
  return (
    <g className="fill-art-near">
      <g className="stroke-art-near" strokeWidth="3" strokeLinecap="round">
        {ranks.map((rank) => {
          const x = -330 + rank * 52;
          const y = ground(x) - 44;
          return (
            <path key={rank} d={`M${x + 12} ${y + 8}l${-46 - (rank % 3) * 3} ${-96 - (rank % 4) * 4}`} />
          );
        })}
      </g>
      {ranks.map((rank) => (
        <Legionary key={rank} x={-330 + rank * 52} y={ground(-330 + rank * 52)} step={rank % 2 === 0} />
      ))}
      <Aquila x={496} y={746} />
      <Vexillum x={288} y={736} />
    </g>
  );
}

function Legionary({ x, y, step }: { x: number; y: number; step: boolean }) {
  return (
    <g transform={`translate(${x} ${Math.round(y)})`}>
      <path d={step ? 'M-7-32-16 4h7l9-30 8 30h7L7-32Z' : 'M-7-32-8 4h7l2-30 3 14-2 16h7l3-18-5-18Z'} />
      <path d="M-10 -66c2-4 6.7-4 10-4c3.3 0 8 0 10 4c2 4 1.8 14 2 20c0.2 6 2.8 13.3-1 16c-3.8 2.7-18.2 2.7-22 0c-3.8-2.7-1.2-10-1-16c0.2-6 0-16 2-20Z" />
      <path d="M-9 -80c1.2-3.7 1.2-8 3-10c1.8-2 5.7-2.7 8-2c2.3 0.7 5 3.3 6 6c1 2.7 0.7 7.3 0 10c-0.7 2.7-1.7 5-4 6c-2.3 1-10 0-10 0c0 0-7 2-7 2c0 0 2.8-8.3 4-12Z" />
      <path
        d="M-14 -80c0 0 1.7-10.5 4-14c2.3-3.5 6.7-6.7 10-7c3.3-0.3 7.8 2.8 10 5c2.2 2.2 3 8 3 8c0 0-4.5-4-7-5c-2.5-1-5.5-1.8-8-1c-2.5 0.8-5 3.7-7 6c-2 2.3-5 8-5 8Z"
        className="fill-art-spark"
      />
      <path d="M0-64q13-5 24 0v42q-11 5-24 0Z" className="fill-art-spark" />
      <path d="M0-64q13-5 24 0v42q-11 5-24 0Z" className="stroke-art-near" strokeWidth="2.2" fill="none" />
      <path d="M12-64v40M2-43h20" className="stroke-art-light" strokeWidth="1.3" opacity="0.8" />
      <circle cx="12" cy="-43" r="4" className="fill-art-light" />
    </g>
  );
}

function Aquila({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-2.5-190h5V0h-5z" />
      <g transform="translate(-60 -246) scale(0.25)">
        <EagleSilhouette />
      </g>
      <path d="M-20-186h40l-5 8h-30z" />
      {[-160, -140, -120].map((disc) => (
        <g key={disc}>
          <circle cy={disc} r="8.5" />
          <circle cy={disc} r="5" className="stroke-art-light" strokeWidth="1.2" fill="none" />
        </g>
      ))}
    </g>
  );
}

function Vexillum({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-2-196h4V0h-4zM0-212l6 16H-6zM-32-186h64v5h-64z" />
      <path d="M-29-181h58v52l-7-5-7 6-8-6-7 6-7-6-8 6-7-6-7 5z" className="fill-art-spark" />
      <path
        d="M-23-174h46M-23-174v30M23-174v30"
        className="stroke-art-light"
        strokeWidth="1.4"
        opacity="0.85"
      />
      <text y="-146" textAnchor="middle" fontSize="22" fontWeight="700" className="fill-art-light font-text">
        XIII
      </text>
    </g>
  );
}

/** He has stopped where the water reaches the horse's knees. */
function Rider() {
  return (
    <g transform="translate(900 810) scale(1.62)">
      <g className="fill-art-near">
        <path d="M-56 -92c0 0-6.7 0.3-10 4c-3.3 3.7-8 11-10 18c-2 7-2.7 16-2 24c0.7 8 6 24 6 24c0 0 2.3-7.3 4-8c1.7-0.7 6 4 6 4c0 0-0.7-13.7 0-20c0.7-6.3 3-10.3 4-18c1-7.7 2-28 2-28Z" />
        <path d="M-38 -54c2-1.7 10.2 3 12 6c1.8 3-0.3 8.3-1 12c-0.7 3.7-3.3 6-3 10c0.3 4 3.7 9 5 14c1.3 5 3 16 3 16c0 0-9 0-9 0c0 0-2.5-13-4-18c-1.5-5-4.5-8-5-12c-0.5-4 1.7-7.3 2-12c0.3-4.7-2-14.3 0-16Z" />
        <path d="M38 -62c0 0 10.3 0 16 2c5.7 2 14.5 7.2 18 10c3.5 2.8 3.7 3.5 3 7c-0.7 3.5-6.7 10-7 14c-0.3 4 5 10 5 10c0 0-9 5-9 5c0 0-4.8-3.8-5-8c-0.2-4.2 6.2-13.7 4-17c-2.2-3.3-12.5-2.2-17-3c-4.5-0.8-10-2-10-2c0 0 2-18 2-18Z" />
        <path d="M12 -104c5-3.8 9.3-10.5 14-15c4.7-4.5 10-9 14-12c4-3 10-6 10-6c0 0 3-12 3-12c0 0 6 11 6 11c0 0 7.7 5.2 11 9c3.3 3.8 6 9.2 9 14c3 4.8 7.3 11.3 9 15c1.7 3.7 1.7 4.8 1 7c-0.7 2.2-3 5-5 6c-2 1-4.8 1-7 0c-2.2-1-3.7-4.2-6-6c-2.3-1.8-5.3-3.3-8-5c-2.7-1.7-5.7-3.7-8-5c-2.3-1.3-4.7-4.2-6-3c-1.3 1.2-2.2 6-2 10c0.2 4 2.2 9.7 3 14c0.8 4.3 2.5 7.7 2 12c-0.5 4.3-3 10-5 14c-2 4-2.8 7.7-7 10c-4.2 2.3-11.3 2.7-18 4c-6.7 1.3-15 3.8-22 4c-7 0.2-14.3-1.3-20-3c-5.7-1.7-9-5.8-14-7c-5-1.2-11.7 2.3-16 0c-4.3-2.3-8-9-10-14c-2-5-2.8-11.2-2-16c0.8-4.8 3.7-9.5 7-13c3.3-3.5 7.8-7 13-8c5.2-1 11.7 1.5 18 2c6.3 0.5 14 2.2 20 1c6-1.2 11-4.2 16-8Z" />
        <path d="M22 -48c0 0 15.3-3.3 18 0c2.7 3.3-1.3 15.7-2 20c-0.7 4.3-2 0.7-2 6c0 5.3 2 26 2 26c0 0-10 0-10 0c0 0 1.2-20.3 1-26c-0.2-5.7-0.8-3.7-2-8c-1.2-4.3-5-18-5-18Z" />
        <path d="M-62 -68c0 0 21.5 4.3 26 8c4.5 3.7 2.3 9.3 1 14c-1.3 4.7-7.7 10-9 14c-1.3 4 0.7 4 1 10c0.3 6 1 26 1 26c0 0-10 0-10 0c0 0-0.2-20.3-1-26c-0.8-5.7-3.7-5-4-8c-0.3-3 2.8-6 2-10c-0.8-4-5.8-9.3-7-14c-1.2-4.7 0-14 0-14Z" />
        <path d="M50 -138c0 0-6.7-0.7-10 1c-3.3 1.7-6.7 5.8-10 9c-3.3 3.2-6.7 6.3-10 10c-3.3 3.7-10 12-10 12c0 0-5.7-6.3-6-6c-0.3 0.3 2.3 6.3 4 8c1.7 1.7 6 2 6 2c0 0 11.3-6 16-10c4.7-4 8.7-9.7 12-14c3.3-4.3 8-12 8-12Z" />
        <path d="M-6 -100c0 0 9.3-8 14-8c4.7 0 10.7 4.5 14 8c3.3 3.5 6 8.3 6 13c0 4.7-4.7 10.8-6 15c-1.3 4.2-3.5 7.3-2 10c1.5 2.7 11 6 11 6c0 0-17 2-17 2c0 0-1.8-9.7-2-14c-0.2-4.3 3-8.7 1-12c-2-3.3-9.8-4.7-13-8c-3.2-3.3-6-12-6-12Z" />
        <path d="M-11-106h26l8 17-6-2-3 4-5-3-5 3-5-3-5 3-7-4Z" />
        <path d="M-10 -100c-4.3-2.7-1.2-10-1-16c0.2-6 0.3-15 2-20c1.7-5 4.8-8.2 8-10c3.2-1.8 8-2.3 11-1c3 1.3 5.8 4.2 7 9c1.2 4.8 0.3 13.7 0 20c-0.3 6.3 2.5 15-2 18c-4.5 3-20.7 2.7-25 0Z" />
        <path d="M10 -140c0 0 7.3 4.5 10 8c2.7 3.5 2.5 10.3 6 13c3.5 2.7 12.7 1.3 15 3c2.3 1.7 2.2 6-1 7c-3.2 1-13.7 0.8-18-1c-4.3-1.8-6-5-8-10c-2-5-4-20-4-20Z" />
        <path d="M20 -163c0 0-1 7-1 7c0 0 3 4 3 4c0 0-2.3 1-3 2c-0.7 1 0.7 2.8-1 4c-1.7 1.2-6 2.3-9 3c-3 0.7-9 1-9 1c0 0-6-3-6-3c0 0 3.3-4.2 4-7c0.7-2.8-1-7.2 0-10c1-2.8 3.5-5.7 6-7c2.5-1.3 6.3-2 9-1c2.7 1 7 7 7 7Z" />
      </g>
      <path
        d="M18 -170c0 0-2.8-9-6-11c-3.2-2-9.2-2.5-13-1c-3.8 1.5-7.7 6-10 10c-2.3 4-3.5 9.3-4 14c-0.5 4.7 1 14 1 14c0 0 4.3-5 6-8c1.7-3 2-7 4-10c2-3 5.3-6.3 8-8c2.7-1.7 5.7-2 8-2c2.3 0 6 2 6 2Z"
        className="fill-art-spark"
      />
      <path
        d="M14 -146c0 0-8.3-4.2-12-3c-3.7 1.2-6.8 5.2-10 10c-3.2 4.8-5 13.3-9 19c-4 5.7-8.8 10.7-15 15c-6.2 4.3-14.3 8.5-22 11c-7.7 2.5-17 1.3-24 4c-7 2.7-18 12-18 12c0 0 13.7 0 18 2c4.3 2 8 10 8 10c0 0 12-8.3 16-8c4 0.3 8 10 8 10c0 0 14.2-9.7 20-14c5.8-4.3 10.7-7 15-12c4.3-5 7.5-11.7 11-18c3.5-6.3 7.7-13.7 10-20c2.3-6.3 4-18 4-18Z"
        className="fill-art-spark"
      />
      <g className="stroke-art-near" strokeWidth="1.3" opacity="0.65" strokeLinecap="round">
        <path d="M4 -140c0 0-6.7 15.3-12 22c-5.3 6.7-11.7 12.7-20 18c-8.3 5.3-30 14-30 14" />
        <path d="M6 -126c0 0-5.3 14-10 20c-4.7 6-11.3 11.3-18 16c-6.7 4.7-22 12-22 12" />
      </g>
      <g className="stroke-art-light" strokeWidth="1.2" opacity="0.7" strokeLinecap="round" fill="none">
        <path d="M3-156q6-6 15-5M63-126l-11 18M72-121l12 20-2 6M83-93Q62-92 42-112" />
      </g>
      <circle cx="70" cy="-119" r="1.5" className="fill-art-light" />
      <path d="M-64 1q10-3 24-1t24-1v6q-22 4-48 1ZM20 1q12-3 28-1v5q-14 3-28 1Z" className="fill-art-light" />
      <g className="stroke-art-mid" strokeWidth="1.6" strokeLinecap="round">
        <path d="M-60 3h26M-40 7h22M20 3h28M14 7h14M-78 12h70M8 13h66M-30 19h52M66-8l4-6M60-5l-3-7" />
      </g>
    </g>
  );
}

function Pine() {
  return (
    <g>
      <path
        d="M1446 900c0 0 12.3-80 14-120c1.7-40-5.3-83.3-4-120c1.3-36.7 6.3-68.3 12-100c5.7-31.7 16-75.7 22-90c6-14.3 14 4 14 4c0 0-10.7 61-14 92c-3.3 31-7.3 58.3-6 94c1.3 35.7 7 80 14 120c7 40 28 120 28 120c0 0-80 0-80 0Z"
        className="fill-art-near"
      />
      <path
        d="M1473 570q-14-56-72-100M1482 530q34-40 86-66M1466 640q-26-34-64-46"
        className="stroke-art-near"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g className="fill-art-near">
        <path d="M1262 476c0 0 13-17.3 20-24c7-6.7 14-12 22-16c8-4 19-3.3 26-8c7-4.7 7.7-15 16-20c8.3-5 23.3-9.3 34-10c10.7-0.7 21 6 30 6c9 0 15.3-7 24-6c8.7 1 20.3 5.3 28 12c7.7 6.7 13.3 18.3 18 28c4.7 9.7 10 30 10 30c0 0-35-6.7-50-6c-15 0.7-26.7 9.7-40 10c-13.3 0.3-25-8.3-40-8c-15 0.3-33.7 8-50 10c-16.3 2-48 2-48 2Z" />
        <path d="M1402 432c0 0 1.7-30 8-40c6.3-10 23-12.3 30-20c7-7.7 3.3-19 12-26c8.7-7 27-14 40-16c13-2 26.3 6.3 38 4c11.7-2.3 19.3-16.7 32-18c12.7-1.3 31 9.7 44 10c13 0.3 20-10.7 34-8c14 2.7 35.7 12.7 50 24c14.3 11.3 27.7 27.7 36 44c8.3 16.3 14 54 14 54c0 0-43.3-9-60-8c-16.7 1-25 13-40 14c-15 1-33.3-9-50-8c-16.7 1-33.3 13.7-50 14c-16.7 0.3-33.3-11-50-12c-16.7-1-35.3 7.3-50 6c-14.7-1.3-38-14-38-14Z" />
        <path d="M1340 604c0 0 6-12.3 12-16c6-3.7 16.3-3.3 24-6c7.7-2.7 14-10 22-10c8 0 18.3 5.3 26 10c7.7 4.7 20 18 20 18c0 0-23.3-3-34-2c-10.7 1-18.3 7-30 8c-11.7 1-40-2-40-2Z" />
      </g>
      <g className="stroke-art-mid" strokeWidth="1.7" strokeLinecap="round" opacity="0.8">
        <path d="M1296 454q16-12 36-10M1346 424q18-12 44-8M1340 446q26-8 50-2M1404 420q20-4 34 6M1400 446q20-6 40 0M1440 386q10-16 32-20M1476 350q22-14 48-8M1478 384q30-14 62-8M1546 342q24-12 46-4M1556 372q32-10 60 0M1604 344q30-8 52 8M1500 416q34-10 70-4M1600 412q34-8 62 0M1448 420q16-6 30-4M1374 592q14-6 30-4" />
      </g>
    </g>
  );
}

function Heron() {
  return (
    <g transform="translate(1268 842)">
      <path d="M8-40 5 8M18-40q6 12 2 22L16 8" className="stroke-art-near" strokeWidth="3" fill="none" />
      <path
        d="M-62 -122c0 0 20-6 26-8c6-2 6.3-4 10-4c3.7 0 7 4.3 12 4c5-0.3 18-6 18-6c0 0-8.7 7.3-12 10c-3.3 2.7-6.3 3-8 6c-1.7 3-2.3 7.7-2 12c0.3 4.3 3.7 9.3 4 14c0.3 4.7-2.3 10.3-2 14c0.3 3.7 0.7 6.3 4 8c3.3 1.7 10 0.3 16 2c6 1.7 13.3 4.3 20 8c6.7 3.7 13.7 9.3 20 14c6.3 4.7 18 14 18 14c0 0-15-2-22-2c-7 0-13.3 2.3-20 2c-6.7-0.3-14.3-1.7-20-4c-5.7-2.3-10.3-6-14-10c-3.7-4-6-9-8-14c-2-5-3.7-10.7-4-16c-0.3-5.3 2.3-11 2-16c-0.3-5-2.7-9.7-4-14c-1.3-4.3 1.7-9.7-4-12c-5.7-2.3-30-2-30-2Z"
        className="fill-art-near"
      />
      <path
        d="M0-62q22 6 44 22M-4-54q18 6 34 14"
        className="stroke-art-light"
        strokeWidth="1.5"
        opacity="0.8"
      />
      <circle cx="-28" cy="-127" r="1.8" className="fill-art-light" />
    </g>
  );
}

/** Nearest to us, with his back turned: whoever looks at this stands behind him. */
function Centurion() {
  return (
    <g transform="translate(196 862)">
      <path
        d="M-150 150c0 0 3-40.7 10-54c7-13.3 18.3-19.7 32-26c13.7-6.3 38.7-7.7 50-12c11.3-4.3 14.7-7.7 18-14c3.3-6.3-11-20 2-24c13-4 63-4 76 0c13 4-1.3 17.7 2 24c3.3 6.3 6.7 9.7 18 14c11.3 4.3 36.3 5.7 50 12c13.7 6.3 24.7 12.7 32 26c7.3 13.3 12 54 12 54c0 0-302 0-302 0Z"
        className="fill-art-near"
      />
      <path
        d="M-62 40c0 0 15-13.7 18-24c3-10.3-2.3-27.7 0-38c2.3-10.3 6.7-18.3 14-24c7.3-5.7 20-10 30-10c10 0 22.7 4.3 30 10c7.3 5.7 11.7 13.7 14 24c2.3 10.3-3 27.7 0 38c3 10.3 18 24 18 24c0 0-21.7-6.3-32-8c-10.3-1.7-20-2-30-2c-10 0-19.7 0.3-30 2c-10.3 1.7-32 8-32 8Z"
        className="fill-art-near"
      />
      <path d="M-112-26a112 96 0 0 1 224 0l-58 4a54 46 0 0 0-108 0Z" className="fill-art-spark" />
      <g className="stroke-art-near" strokeWidth="2.4" opacity="0.75">
        {strokes(19).map((feather) => (
          <path key={feather} d="M0-60V-118" transform={`rotate(${-81 + feather * 9} 0 -22)`} />
        ))}
      </g>
      <g className="stroke-art-mid" strokeWidth="2.2" strokeLinecap="round" fill="none">
        <path d="M-42-14q42 12 84 0M-42 8q42 12 84 0M-54 34q54-14 108 0M-118 84q56-26 118-26t118 26M-134 110q64-28 134-28t134 28M-128 136q60-26 128-26t128 26" />
      </g>
      <path d="M128 150 116-60" className="stroke-art-near" strokeWidth="9" strokeLinecap="round" />
      <circle cx="116" cy="-64" r="9" className="fill-art-near" />
    </g>
  );
}

function Reeds() {
  return (
    <g className="stroke-art-near" strokeLinecap="round">
      <g strokeWidth="3.4">
        {strokes(34).map((reed) => (
          <path
            key={reed}
            d={`M${1296 + reed * 13 + ((reed * 7) % 9)} 910q${-4 + (reed % 5) * 3} -50 ${-10 + ((reed * 11) % 24)} ${-70 - ((reed * 37) % 62)}`}
          />
        ))}
        {strokes(22).map((reed) => (
          <path
            key={reed}
            d={`M${330 + reed * 9 + ((reed * 5) % 7)} 910q${2 + (reed % 4) * 2} -30 ${2 + ((reed * 13) % 20)} ${-36 - ((reed * 29) % 50)}`}
          />
        ))}
      </g>
      <g strokeWidth="8">
        {[1330, 1396, 1452, 1540, 1604].map((x, index) => (
          <path key={x} d={`M${x} ${798 - (index % 3) * 14}l2 -26`} />
        ))}
      </g>
    </g>
  );
}
