import { EraVignette } from '../../../components/era/era-vignette.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { demoStrings } from '../../../strings/demo.js';
import { Tutorial } from './tutorial.js';

/** Before the first turn: who one is, and how it is played, over Paris on the morning of the 14th. */
export function Intro({ onBegin }: { onBegin: () => void }) {
  return (
    <div data-era="french_revolution" className="relative isolate flex flex-1 flex-col bg-page">
      <EraVignette era="french_revolution" className="absolute inset-0 -z-10 size-full" />
      <div className="page-width flex flex-1 flex-col justify-end gap-3 pt-4 pb-4 sm:gap-6 sm:pt-56 sm:pb-8 lg:flex-row lg:items-end lg:justify-between lg:gap-12 lg:pt-64 lg:pb-14">
        <div className="plate max-w-md px-5 py-4 sm:p-7">
          <p className="eyebrow">{demoStrings.tryFree.intro.eyebrow}</p>
          <h1 className="display display-lg mt-1 sm:display-xl">{eraLabels.french_revolution.title}</h1>
          <p className="mt-2">{demoStrings.tryFree.intro.who}</p>
          <p className="mt-2 text-ink-soft max-sm:text-aside">{demoStrings.tryFree.intro.how}</p>
        </div>
        <div className="w-full lg:max-w-xl">
          <Tutorial onDone={onBegin} />
        </div>
      </div>
    </div>
  );
}
