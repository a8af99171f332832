import { strokes } from '../vignettes/scene.js';
import { Panorama, RuledSky } from './panorama.js';

/** Paris, 14 July 1789, towards five in the afternoon, as an engraver cut it: eight towers, smoke, and everyone who could come. */
export function FourteenthOfJuly({ className }: { className?: string | undefined }) {
  return (
    <Panorama className={className}>
      <RuledSky top={300} horizon={640} lines={44} />
      <Rays />
      <City />
      <Smoke />
      <Fortress />
      <Square />
      <Gun />
      <FlagBearer />
      <Crowd />
    </Panorama>
  );
}

function Rays() {
  return (
    <g className="stroke-art-dawn" strokeWidth="3" opacity="0.75">
      {strokes(33).map((ray) => (
        <path
          key={ray}
          d="M0-190V-560"
          transform={`translate(1010 640) rotate(${-80 + ray * 5})`}
          strokeDasharray={ray % 2 ? '250 14 40 200' : '330 300'}
        />
      ))}
    </g>
  );
}

/** Roofs, Notre-Dame, the dome of Sainte-Geneviève. */
function City() {
  return (
    <g>
      <path
        d="M-800 700V640h60v-20l30-24 30 24v20h90v-34h40v34h80v-26l34-26 34 26v26h60v-40h26v-18h22v18h22v44h80v-74h8v-12h34v12h6v20h12v-20h6v-12h34v12h8v74h40v-30l26-22 26 22v30h50v-26h30v-20q2-40 44-46v-16h6v16q42 6 44 46v20h30v26h70v-40l30-22 30 22v40h900v-36h40v-20l34-26 34 26v20h60v36h80v-50h30v50h200v-30l40-26 40 26v30h300v90z"
        className="fill-art-far"
      />
      <g className="stroke-art-mid" strokeWidth="1.2" opacity="0.7">
        <path
          d="M-796 648h220M-560 652h240M-300 646h160M-120 650h180M80 648h240M340 652h200M-780 660h300M-420 664h360M0 662h300M330 666h240M1300 652h600M1280 664h700"
          strokeDasharray="8 4 22 5 12 6"
        />
      </g>
    </g>
  );
}

function Smoke() {
  return (
    <g className="stroke-art-mid" strokeWidth="1.6">
      <path
        d="M1180 520c-50-6-62-66-22-88-30-44 6-100 60-92-6-56 62-92 106-58 18-58 108-66 136-14 48-30 112 6 106 60 52 4 74 70 34 104 28 44-4 92-54 88-20 44-86 46-112 8-36 36-98 30-122-8-40 26-104 26-132 0Z"
        className="fill-art-light"
      />
      <path
        d="M640 560c-40 0-54-44-24-66-20-36 14-72 50-60 8-42 66-52 90-18 38-14 72 22 58 56 30 14 22 62-12 66-16 34-66 34-84 8-22 24-62 26-78 14Z"
        className="fill-art-light"
      />
      <g fill="none" opacity="0.75">
        <path d="M1196 470c14 14 40 14 54-4M1210 430c4-20 26-30 44-22M1290 336c10-16 34-18 46-2M1330 300c24-16 50-4 56 18M1440 300c10-18 34-22 50-8M1500 370c18-10 42 0 44 22M1430 410c14-20 48-22 60 0M1350 450c20-18 54-10 60 14M1280 400c16-14 40-8 46 10M1460 470c18 8 40 2 48-14M1236 500c20 10 46 6 58-10" />
        <path d="M656 520c10 12 34 12 44-4M670 480c2-16 22-24 36-16M740 452c8-14 28-16 38-2M770 510c12-12 34-6 38 10M716 530c14-12 36-8 42 8" />
      </g>
      <g strokeWidth="1" opacity="0.6">
        {strokes(10).map((line) => (
          <path key={line} d={`M${1400 + line * 12} ${496 - line * 5}q40-20 70-64`} />
        ))}
      </g>
    </g>
  );
}

const towers: readonly (readonly [x: number, top: number])[] = [
  [700, 478],
  [1264, 478],
  [790, 462],
  [1174, 462],
  [884, 446],
  [1080, 446],
];

function Fortress() {
  return (
    <g>
      <path d="M712 520h616v260H712z" className="fill-art-mid" />
      {towers.map(([x, top]) => (
        <Tower key={x} x={x} top={top} width={74} />
      ))}
      <g className="stroke-art-near" strokeWidth="1.2" opacity="0.55">
        {strokes(13).map((row) => (
          <path key={row} d={`M712 ${540 + row * 17}h616`} strokeDasharray={row % 2 ? '17 4' : '10 4 24 4'} />
        ))}
      </g>
      <Tower x={972} top={424} width={92} />
      <path d="M982 780v-84a36 36 0 0 1 72 0v84Z" className="fill-art-near" />
      <path d="M966 790 950 824h136l-16-34Z" className="fill-art-near" />
      <path d="M984 700 952 820M1052 700l32 120" className="stroke-art-near" strokeWidth="3" />
      <path d="M1018 412v-72" className="stroke-art-near" strokeWidth="4" />
      <path
        d="M1018 342q20-12 38 0t34-2v34q-16 8-34 0t-38 4Z"
        className="fill-art-light stroke-art-near"
        strokeWidth="1.6"
      />
      {[
        [836, 500],
        [1140, 496],
        [930, 470],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M0 0c-14-2-16-20-4-26-4-16 18-24 28-12 12-8 28 4 22 18 10 8 2 22-10 20-10 8-28 8-36 0Z"
            className="fill-art-light stroke-art-mid"
            strokeWidth="1.4"
          />
          <path
            d="M-2 4l-16 6M-4-4l-18-2"
            className="stroke-art-spark"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

function Tower({ x, top, width }: { x: number; top: number; width: number }) {
  const teeth = 5;
  const tooth = (width + 16) / (teeth * 2 - 1);
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d={`M0 14h${width}l6 ${780 - top - 14}H-6Z`} className="fill-art-mid" />
      <path d={`M-8 0h${width + 16}v20l-8 10H0l-8-10z`} className="fill-art-near" />
      {strokes(teeth).map((index) => (
        <path
          key={index}
          d={`M${(-8 + index * 2 * tooth).toFixed(1)} -16h${tooth.toFixed(1)}v17h${(-tooth).toFixed(1)}z`}
          className="fill-art-near"
        />
      ))}
      <g className="stroke-art-near" strokeWidth="1.3" opacity="0.8">
        {strokes(Math.floor(width / 7)).map((line) => (
          <path
            key={line}
            d={`M${(width - 2 - line * 4.6).toFixed(1)} 34v${720 - top - line * 16}`}
            opacity={(1 - line / 13).toFixed(2)}
          />
        ))}
      </g>
      <path
        d={`M${width / 2 - 4} 62h8v26h-8zM${width / 2 - 4} 138h8v26h-8zM${width / 2 - 3} 212h6v20h-6z`}
        className="fill-art-near"
      />
      <path d={`M8 40v${640 - top}`} className="stroke-art-light" strokeWidth="1.6" opacity="0.5" />
    </g>
  );
}

function Square() {
  return (
    <g>
      <path d="M-800 690H700v90h640v-84H2400v240H-800z" className="fill-art-mid" />
      <path d="M-800 772h3200v160H-800z" className="fill-art-deep" />
      <g className="stroke-art-far" strokeWidth="1.3" opacity="0.5">
        {strokes(7).map((row) => (
          <path
            key={row}
            d={`M-800 ${724 + row * 9}h${1490 - row * 10}M${1350 + row * 6} ${728 + row * 9}H2400`}
            strokeDasharray={`${40 - row * 3} 8 ${70 + row * 6} 12`}
          />
        ))}
      </g>
      <g className="fill-art-near" opacity="0.85">
        {strokes(46).map((head) => (
          <g
            key={head}
            transform={`translate(${-60 + head * 36 + ((head * 13) % 17)} ${764 + ((head * 29) % 15)})`}
          >
            <circle r="7" />
            <path d="M-11 26q0-20 11-20t11 20z" />
            {head % 3 === 0 && <path d="M5 4 12-38" className="stroke-art-near" strokeWidth="2" />}
          </g>
        ))}
      </g>
    </g>
  );
}

/** One of the five that the Gardes Françaises brought, and the man with the match. */
function Gun() {
  return (
    <g transform="translate(236 850)" className="fill-art-near">
      <path d="M-96 -10c0 0 43.3-30.7 66-42c22.7-11.3 43.7-16 70-26c26.3-10 88-34 88-34c0 0 10.3 7.7 12 12c1.7 4.3-2 14-2 14c0 0-51.7 24.7-78 36c-26.3 11.3-56.7 20.7-80 32c-23.3 11.3-60 36-60 36c0 0-16-28-16-28Z" />
      <path d="M128-114l14-4 8 26-12 8zM-104-6q-12-2-12 10t14 10z" />
      <path d="M-150 48-40-22l14 20-100 60z" />
      <g transform="translate(6 4)">
        <circle r="54" className="fill-art-deep" />
        <circle r="54" className="stroke-art-near" strokeWidth="9" fill="none" />
        <g className="stroke-art-near" strokeWidth="5">
          {strokes(10).map((spoke) => (
            <path key={spoke} d="M0-10V-52" transform={`rotate(${spoke * 36})`} />
          ))}
        </g>
        <circle r="12" />
        <circle r="4" className="fill-art-light" />
      </g>
      <g transform="translate(-150 36)">
        <path d="M-24 0c0 0 5.7-45.7 4-60c-1.7-14.3-12.3-14.7-14-26c-1.7-11.3 0.3-32 4-42c3.7-10 11.3-15.3 18-18c6.7-2.7 16-1 22 2c6 3 11.3 7.3 14 16c2.7 8.7 3 24.7 2 36c-1 11.3-8 16.7-8 32c0 15.3 8 60 8 60c0 0-18 0-18 0c0 0-5.3-50-8-50c-2.7 0-8 50-8 50c0 0-16 0-16 0Z" />
        <circle cx="4" cy="-164" r="15" />
        <path d="M-22-170q26 8 52-2l-8-14q-16-14-34 0z" />
        <path d="M14-132q26 12 50 34" className="stroke-art-near" strokeWidth="11" strokeLinecap="round" />
        <path d="M58-108 84-56" className="stroke-art-near" strokeWidth="4" />
        <path d="M-16-138 20-70M20-138-14-76" className="stroke-art-light" strokeWidth="2" opacity="0.7" />
        <path d="M84-56q8 2 10-8-8-2-10 8Z" className="fill-art-spark" />
      </g>
    </g>
  );
}

/** On a heap of paving stones, the colours over everything. */
function FlagBearer() {
  return (
    <g transform="translate(548 838)">
      <path d="M-100 70-84 14l40-8 14-20 54 2 20 12 40-4 30 30 26 44z" className="fill-art-near" />
      <g className="stroke-art-mid" strokeWidth="2">
        <path d="M-84 16l36 8 14-26M-48 24l10 40M-28-8l20 14 36-12M-8 6l4 50M28-6l18 14 34-6M46 8l6 50M80 0l20 36" />
      </g>
      <path d="M66-60 96-392" className="stroke-art-near" strokeWidth="6" strokeLinecap="round" />
      <path d="M97-400l-7-18 11-14 8 17z" className="fill-art-near" />
      <path
        d="M96 -388c0 0 12.7-10.7 20-10c7.3 0.7 16.7 12.7 24 14c7.3 1.3 20-6 20-6c0 0-8 124-8 124c0 0-14.7 7.3-22 6c-7.3-1.3-14.7-12.7-22-14c-7.3-1.3-22 6-22 6c0 0 10-120 10-120Z"
        className="fill-art-deep"
      />
      <path
        d="M160 -390c0 0 14.7-11 22-10c7.3 1 15 14.7 22 16c7 1.3 20-8 20-8c0 0-8 124-8 124c0 0-13 11-20 10c-7-1-14.7-14.7-22-16c-7.3-1.3-22 8-22 8c0 0 8-124 8-124Z"
        className="fill-art-light"
      />
      <path
        d="M224 -392c0 0 14.7-12.3 22-12c7.3 0.3 14.3 13.3 22 14c7.7 0.7 24-10 24-10c0 0-10 120-10 120c0 0-14.7 9.3-22 10c-7.3 0.7-14.7-6.3-22-6c-7.3 0.3-22 8-22 8c0 0 8-124 8-124Z"
        className="fill-art-spark"
      />
      <g className="stroke-art-near" strokeWidth="1.4" opacity="0.6" fill="none">
        <path d="M112-384q-4 56-10 108M132-376q-4 50-10 100M176-386q-4 52-10 104M190-378q-4 52-8 106M206-376q-4 50-8 102M242-392q-4 54-10 110M264-382q-4 50-8 102M280-386q-4 48-8 96" />
      </g>
      <g className="fill-art-near">
        <path d="M-12 -104c0 0 13.7-1.3 20 0c6.3 1.3 18 8 18 8c0 0 4 15 8 22c4 7 14 12.3 16 20c2 7.7-3.7 18-4 26c-0.3 8 2 22 2 22c0 0 18 4 18 4c0 0 0 6 0 6c0 0-30 0-30 0c0 0-2.7-21.7-4-30c-1.3-8.3 0-14-4-20c-4-6-14-12-20-16c-6-4-11.7-10.7-16-8c-4.3 2.7-6.3 16-10 24c-3.7 8-8.3 16.3-12 24c-3.7 7.7-10 22-10 22c0 0 14 8 14 8c0 0-4 6-4 6c0 0-28-8-28-8c0 0 3-15.7 6-24c3-8.3 8.3-17 12-26c3.7-9 5.3-18 10-28c4.7-10 18-32 18-32Z" />
        <path d="M-20 -160c0 0 13-7.7 20-8c7-0.3 22 6 22 6c0 0 5.7 14.3 6 22c0.3 7.7-4.3 16-4 24c0.3 8 6.3 18.7 6 24c-0.3 5.3-3 7.7-8 8c-5 0.3-15.3-6-22-6c-6.7 0-12.3 2.7-18 6c-5.7 3.3-12.3 13-16 14c-3.7 1-7.3-2.3-6-8c1.3-5.7 11.3-17.3 14-26c2.7-8.7 1-16.7 2-26c1-9.3 4-30 4-30Z" />
        <path d="M14 -160c0 0 9-1.3 14 2c5 3.3 10.3 11.3 16 18c5.7 6.7 13 17.3 18 22c5 4.7 12 6 12 6c0 0 4 12 4 12c0 0-10 4.7-16 2c-6-2.7-14-12.3-20-18c-6-5.7-11.3-8.7-16-16c-4.7-7.3-12-28-12-28Z" />
        <path d="M-14 -160c0 0-9.7-7-14-12c-4.3-5-9-10.7-12-18c-3-7.3-6-26-6-26c0 0 12-6 12-6c0 0 3.3 15.7 6 22c2.7 6.3 6 11.3 10 16c4 4.7 13.3 8 14 12c0.7 4-10 12-10 12Z" />
        <path d="M-46-214q-8-10 0-18t14 2l-2 14z" />
        <path d="M-8 -170c0 0-2.7-9.3-2-14c0.7-4.7 2.7-11 6-14c3.3-3 10-4.3 14-4c4 0.3 7.7 3.3 10 6c2.3 2.7 4 10 4 10c0 0 3 4 3 4c0 0-2.8 2-4 4c-1.2 2-0.8 5.7-3 8c-2.2 2.3-5.3 6-10 6c-4.7 0-18-6-18-6Z" />
        <path d="M-60-226q18-14 40-8l-6-20q-16-10-28 2z" />
      </g>
      <path
        d="M-12 -190c0 0-5.3-11.3-4-16c1.3-4.7 7.3-10.7 12-12c4.7-1.3 11.3 0.7 16 4c4.7 3.3 12 16 12 16c0 0-10-0.7-14 0c-4 0.7-10 4-10 4c0 0-5 8.3-8 10c-3 1.7-7.7 1.3-10 0c-2.3-1.3-4-8-4-8c0 0 10 2 10 2Z"
        className="fill-art-spark"
      />
      <path d="M-26-106q22 8 52 0v10q-30 8-54 0z" className="fill-art-spark" />
      <circle cx="2" cy="-196" r="4.5" className="fill-art-light" />
    </g>
  );
}

/** Along the lower edge, nearest to us: caps, hats, pikes, a hay fork. */
function Crowd() {
  const people = strokes(44);
  const place = (index: number) => ({
    x: -780 + index * 72 + ((index * 31) % 26),
    y: 866 + ((index * 47) % 34),
  });
  return (
    <g className="fill-art-near">
      <g className="stroke-art-near" strokeWidth="4">
        {people.map((index) => {
          const { x, y } = place(index);
          return (
            <path
              key={index}
              d={`M${x + 20} ${y + 60}l${6 + (index % 3) * 9} ${-150 - ((index * 53) % 60)}`}
            />
          );
        })}
      </g>
      {people.map((index) => {
        const { x, y } = place(index);
        return (
          <path
            key={index}
            d={`M${x + 26 + (index % 3) * 9} ${y - 88 - ((index * 53) % 60)}l-6 -8 8 -30 8 29z`}
          />
        );
      })}
      {people.map((index) => {
        const { x, y } = place(index);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <path d="M-32 80c0-56 12-72 32-76 20 4 32 20 32 76Z" />
            <circle cy="-6" r="18" />
            {index % 3 === 1 ? (
              <path d="M-27-10q26 8 54 0l-10-19q-16-14-34 0z" />
            ) : (
              <path
                d="M-20-10c-3-26 16-36 30-28 12 5 14 17 7 17-4 0-5-3-7-3 5 8 9 12 8 17-12 5-28 5-38-3Z"
                className={index % 3 === 0 ? 'fill-art-spark' : undefined}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
