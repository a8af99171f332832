import { EagleSilhouette } from '../eagle-silhouette.js';
import { strokes } from '../vignettes/scene.js';
import { Panorama, RuledSky } from './panorama.js';

/** The Flaminian Way at sunset: tombs and pines beside it, the aqueduct, the city on its hill, and the standards that go there. */
export function RoadToRome({ className }: { className?: string | undefined }) {
  return (
    <Panorama className={className}>
      <RuledSky top={340} horizon={620} lines={22} />
      <Sun />
      <City />
      <Aqueduct />
      <Fields />
      <Road />
      <Tomb />
      <Pine x={1440} base={820} scale={1} />
      <Pine x={1290} base={716} scale={0.5} />
      <Pine x={1226} base={694} scale={0.36} />
      <Pine x={690} base={704} scale={0.38} />
      <Pine x={610} base={732} scale={0.56} />
      <Horseman />
      <Ranks />
      <Standards />
    </Panorama>
  );
}

function Sun() {
  return (
    <g>
      <g className="fill-art-dawn">
        <circle cx="960" cy="560" r="400" opacity="0.2" />
        <circle cx="960" cy="560" r="300" opacity="0.38" />
        <circle cx="960" cy="560" r="214" opacity="0.8" />
      </g>
      <circle cx="960" cy="560" r="146" className="fill-art-light" />
      <g className="fill-art-far">
        <path d="M560 436h220c14 0 14 9 0 9h-70c-12 0-12 8 0 8h170c12 0 12 9 0 9H600c-12 0-12-9 0-9h30c11 0 11-8 0-8h-70c-14 0-14-9 0-9Z" />
        <path d="M1070 478h200c13 0 13 9 0 9h-50c-11 0-11 8 0 8h140c12 0 12 9 0 9h-260c-12 0-12-9 0-9h20c10 0 10-8 0-8h-120c-13 0-13-9 0-9Z" />
      </g>
    </g>
  );
}

/** Walls, roofs, and the temple of Jupiter above them. */
function City() {
  return (
    <g>
      <path
        d="M-800 640c0 0 283.3-36.7 400-40c116.7-3.3 206.7 21.7 300 20c93.3-1.7 180-27.7 260-30c80-2.3 153.3 16 220 16c66.7 0 126.7-14.3 180-16c53.3-1.7 103.3 7.7 140 6c36.7-1.7 55-9.3 80-16c25-6.7 50-18.7 70-24c20-5.3 50-8 50-8c0 0 160 0 160 0c0 0 30 5 50 12c20 7 38.3 22.7 70 30c31.7 7.3 70 15.7 120 14c50-1.7 116.7-16.7 180-24c63.3-7.3 130-21.7 200-20c70 1.7 100 26.7 220 30c120 3.3 500-10 500-10c0 0 0 180 0 180c0 0-3200 0-3200 0c0 0 0-120 0-120Z"
        className="fill-art-mid"
      />
      <g className="fill-art-deep">
        <path d="M884 548V506h12v42zM912 548V506h12v42zM940 548V506h12v42zM968 548V506h12v42zM996 548V506h12v42zM1024 548V506h12v42zM872 548h176v10H872zM868 500h184v8H868zM862 500l98-44 98 44z" />
        <path d="M952 456l8-16 8 16z" />
        <path d="M800 592v-30h30v-14h22v14h18v30zM1068 590v-28h24v-12h30v20h16v20zM746 606v-26l16-10 16 10v26zM1150 606v-22h26v-10h18v32zM840 600v-22h40v22zM900 590v-24h34l14-10 14 10v24zM1000 592v-22h44v22z" />
        <path d="M690 640V612h20v-8h16v8h90v-10h18v10h110v-12h20v12h130v-10h18v10h90v-10h18v10h34v28z" />
      </g>
      <g className="fill-art-dawn">
        <path d="M812 570h6v9h-6zM846 560h6v9h-6zM1080 570h6v9h-6zM1104 562h6v9h-6zM1160 590h6v9h-6zM856 584h6v9h-6zM914 574h6v9h-6zM1014 576h6v9h-6zM1030 576h6v9h-6z" />
        <path d="M938 640v-16a14 14 0 0 1 28 0v16Z" />
      </g>
      <path d="M874 494 960 460l86 34Z" className="stroke-art-far" strokeWidth="2" />
    </g>
  );
}

/** Arches from the left edge to the walls, smaller as they go. */
function Aqueduct() {
  const arches = strokes(17).map((arch) => {
    const at = arch / 17;
    return { x: -420 + 1130 * (1 - (1 - at) ** 1.7), size: 1.5 * (1 - at) + 0.28 };
  });
  return (
    <g>
      <path d="M-800 462 706 606v14L-800 494Z" className="fill-art-near" />
      <path d="M-800 478 706 612" className="stroke-art-mid" strokeWidth="2" />
      {arches.map(({ x, size }) => {
        const top = 494 + ((x + 800) / 1506) * 126 - 4;
        const foot = 660 + size * 34;
        const width = 46 * size;
        return (
          <path
            key={Math.round(x)}
            d={`M${Math.round(x)} ${Math.round(foot)}V${Math.round(top + width * 0.8)}q${Math.round(-width * 0.1)} ${Math.round(-width * 0.8)} ${Math.round(-width)} ${Math.round(-width * 0.86)}h${Math.round(width * 2.5)}q${Math.round(-width)} 0 ${Math.round(-width * 1.1)} ${Math.round(width * 0.86)}V${Math.round(foot)}Z`}
            className="fill-art-near"
          />
        );
      })}
    </g>
  );
}

function Fields() {
  return (
    <g>
      <path
        d="M-800 700c0 0 350-22.3 500-24c150-1.7 280 14.7 400 14c120-0.7 230-11.3 320-18c90-6.7 156.7-16.7 220-22c63.3-5.3 160-10 160-10c0 0 300 0 300 0c0 0 136.7 18.3 220 20c83.3 1.7 100-13.3 280-10c180 3.3 800 30 800 30c0 0 0 220 0 220c0 0-3200 0-3200 0c0 0 0-200 0-200Z"
        className="fill-art-mid"
      />
      <path
        d="M-800 752c0 0 350-25.3 500-28c150-2.7 283.3 12.3 400 12c116.7-0.3 210-8 300-14c90-6 168.3-16 240-22c71.7-6 190-14 190-14c0 0 260 0 260 0c0 0 125 17 210 20c85 3 116.7-6 300-2c183.3 4 800 26 800 26c0 0 0 170 0 170c0 0-3200 0-3200 0c0 0 0-148 0-148Z"
        className="fill-art-deep"
        opacity="0.6"
      />
      <path
        d="M-800 800c0 0 433.3-16.3 600-18c166.7-1.7 280 9.7 400 8c120-1.7 226.7-11 320-18c93.3-7 240-24 240-24c0 0 420 0 420 0c0 0 133.3 17.7 220 22c86.7 4.3 133.3 0.7 300 4c166.7 3.3 700 16 700 16c0 0 0 110 0 110c0 0-3200 0-3200 0c0 0 0-100 0-100Z"
        className="fill-art-deep"
      />
      <g className="stroke-art-far" strokeWidth="1.5" opacity="0.45">
        <path
          d="M-700 712H560M-500 700H460M-200 690h420M-640 736H600M1250 690h900M1160 672h700M1300 724h900M1240 742h600M-700 764H520M-600 778H420"
          strokeDasharray="80 14 30 22 120 10"
        />
      </g>
    </g>
  );
}

/** Cut stone, straight to the gate. */
function Road() {
  const courses = [652, 662, 675, 692, 714, 743, 780, 828];
  return (
    <g>
      <path d="M940 640h24l316 260H560Z" className="fill-art-light" />
      <path d="M940 640h24l316 260H560Z" className="fill-art-far" opacity="0.45" />
      <g className="stroke-art-mid" strokeWidth="2">
        {courses.map((y, index) => {
          const spread = (y - 640) / 260;
          const left = 940 - 380 * spread;
          const right = 964 + 316 * spread;
          const next = ((courses[index + 1] ?? 900) - 640) / 260;
          return (
            <g key={y}>
              <path d={`M${Math.round(left)} ${y}H${Math.round(right)}`} />
              {[0.2, 0.45, 0.68, 0.88].map((part, joint) => {
                const shifted = part + (index % 2 ? 0.09 : -0.04) + joint * 0.005;
                return (
                  <path
                    key={part}
                    d={`M${Math.round(left + (right - left) * shifted)} ${y}L${Math.round(940 - 380 * next + (24 + 696 * next) * shifted)} ${courses[index + 1] ?? 900}`}
                  />
                );
              })}
            </g>
          );
        })}
      </g>
      <path d="M940 640 560 900h-28L936 640ZM964 640l316 260h26L968 640Z" className="fill-art-near" />
    </g>
  );
}

function Tomb() {
  return (
    <g className="fill-art-near" transform="translate(-150 4)">
      <path d="M380 800V700h-8v-12h12v-10h92v10h12v12h-8v100zM376 676l54-30 54 30z" />
      <path d="M398 716h64v36h-64z" className="fill-art-mid" />
      <path d="M406 726h48M406 734h40M406 742h44" className="stroke-art-near" strokeWidth="2" />
      <path d="M930 720v-26h18v26zM830 756v-30h20v30z" />
    </g>
  );
}

function Pine({ x, base, scale }: { x: number; base: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${base}) scale(${scale})`}>
      <path
        d="M-12 0c0 0 7.3-80 8-120c0.7-40-5-85-4-120c1-35 6.3-75 10-90c3.7-15 12 0 12 0c0 0-5.7 55-6 90c-0.3 35 2.3 80 4 120c1.7 40 6 120 6 120c0 0-30 0-30 0Z"
        className="fill-art-near"
      />
      <path
        d="M0-280q-20-50-70-74M6-290q30-50 76-64M2-230q-14-24-40-34"
        className="stroke-art-near"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M-170 -344c0 0 10.3-31 20-42c9.7-11 24.7-18.7 38-24c13.3-5.3 30-2.3 42-8c12-5.7 17.3-20.7 30-26c12.7-5.3 31-6.7 46-6c15 0.7 31 5 44 10c13 5 21.7 14.7 34 20c12.3 5.3 27.3 5 40 12c12.7 7 27.3 19 36 30c8.7 11 16 36 16 36c0 0-40 6.7-56 6c-16-0.7-25-10.3-40-10c-15 0.3-33.3 12-50 12c-16.7 0-33.3-12-50-12c-16.7 0-33.3 12-50 12c-16.7 0-33.3-10.3-50-12c-16.7-1.7-50 2-50 2Z"
        className="fill-art-near"
      />
      <path
        d="M-140-364q20-20 44-22M-96-380q20-18 46-16M-40-410q24-18 54-12M30-416q26-4 44 12M-60-360q30-14 60-4M20-366q34-14 64 2M84-386q26 2 44 18"
        className="stroke-art-mid"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A courier coming the other way. */
function Horseman() {
  return (
    <g transform="translate(962 734) scale(0.42)" className="fill-art-near">
      <path d="M-26 0c0 0 4.3-34.7 4-50c-0.3-15.3-6-30.3-6-42c0-11.7 3.7-21 6-28c2.3-7 8-14 8-14c0 0-4.7-10.7-4-16c0.7-5.3 5-12.3 8-16c3-3.7 6.7-6 10-6c3.3 0 7 2.3 10 6c3 3.7 7.3 10.7 8 16c0.7 5.3-4 16-4 16c0 0 5.7 7 8 14c2.3 7 6 16.3 6 28c0 11.7-5.7 26.7-6 42c-0.3 15.3 4 50 4 50c0 0-10 0-10 0c0 0-1.7-38.3-6-46c-4.3-7.7-15.7-7.7-20 0c-4.3 7.7-6 46-6 46c0 0-10 0-10 0Z" />
      <path
        d="M-30 -110c-4.3-11.7 1.7-43.3 4-56c2.3-12.7 7-15.7 10-20c3-4.3 8-6 8-6c0 0-3.3-8-2-12c1.3-4 6.7-12 10-12c3.3 0 10 12 10 12c0 0-2 12-2 12c0 0 5 1.7 8 6c3 4.3 7.7 7.3 10 20c2.3 12.7 8.3 44.3 4 56c-4.3 11.7-20 14-30 14c-10 0-25.7-2.3-30-14Z"
        className="fill-art-spark"
      />
      <circle cy="-206" r="11" />
      <path d="M-12-168l-3-16 8 8zM12-168l3-16-8 8z" />
    </g>
  );
}

/** Helmets and shields along the lower edge: those who stand before us on the road. */
function Ranks() {
  const men = strokes(26);
  return (
    <g className="fill-art-near">
      <g className="stroke-art-near" strokeWidth="3.4">
        {men.map((man) => (
          <path key={man} d={`M${-420 + man * 96} 880l${6 + (man % 3) * 3} ${-150 - ((man * 31) % 28)}`} />
        ))}
      </g>
      {men.map((man) => (
        <path
          key={man}
          d={`M${-414 + man * 96 + (man % 3) * 3} ${732 - ((man * 31) % 28)}l-6 22 3 4h6l3-4z`}
        />
      ))}
      {men.map((man) => (
        <g key={man} transform={`translate(${-450 + man * 96} ${846 + (man % 2) * 10})`}>
          <path d="M-19 8c0-34 38-34 38 0v14h-38z" />
          <path d="M-21-12q21-30 42 0l-7 6q-14-17-28 0z" className="fill-art-spark" />
          <path d="M-34 22q34-14 68 0v60h-68z" className="fill-art-spark" />
          <path d="M-34 22q34-14 68 0v60h-68z" className="stroke-art-near" strokeWidth="3.5" fill="none" />
          <path
            d="M0 15v60M-24 46l48 0M-18 30l36 32M18 30-18 62"
            className="stroke-art-light"
            strokeWidth="1.6"
            opacity="0.8"
          />
          <circle cy="46" r="8" className="fill-art-light" />
        </g>
      ))}
    </g>
  );
}

function Standards() {
  return (
    <g className="fill-art-near">
      <g transform="translate(1148 0)">
        <path d="M-4 470h8v430h-8z" />
        <g transform="translate(-132 350) scale(0.55)">
          <EagleSilhouette />
          <g className="stroke-art-dawn" strokeWidth="3" fill="none" opacity="0.85">
            <path d="M262 142c16-22 40-36 68-48M268 154c18-16 42-26 66-30M276 166c16-8 32-12 50-14M218 142c-16-22-40-36-68-48M212 154c-18-16-42-26-66-30M204 166c-16-8-32-12-50-14" />
          </g>
        </g>
        <path d="M-34 462h68l-8 13h-52z" />
        {[508, 546, 584, 622].map((y) => (
          <g key={y}>
            <circle cy={y} r="16" />
            <circle cy={y} r="10" className="stroke-art-dawn" strokeWidth="2" fill="none" />
            <circle cy={y} r="3.5" className="fill-art-dawn" />
          </g>
        ))}
        <path d="M-24 652h48l-6 14h-36z" />
      </g>
      <g transform="translate(500 0)">
        <path d="M-3.5 520h7v380h-7zM0 488l9 32H-9zM-66 540h132v8H-66z" />
        <path d="M-60 548H60v96l-15-8-15 9-15-9-15 9-15-9-15 9-15-9-15 8z" className="fill-art-spark" />
        <path
          d="M-51 557H51v66M-51 557v66"
          className="stroke-art-light"
          strokeWidth="1.8"
          fill="none"
          opacity="0.85"
        />
        <Letters />
      </g>
    </g>
  );
}

/** SPQR, cut as a mason cuts it. */
function Letters() {
  return (
    <g className="stroke-art-light" strokeWidth="4" fill="none" transform="translate(-45 580)">
      <path d="M16 5Q13 0 8 0T1 6t7 7 8 7-8 7T0 22" />
      <path d="M25 28V1h6q8 0 8 7t-8 7h-6" />
      <path d="M56 0q-9 0-9 14t9 14 9-14-9-14ZM57 21l10 12" />
      <path d="M74 28V1h6q8 0 8 7t-8 7h-6M79 15l10 13" />
    </g>
  );
}
