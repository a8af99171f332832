import type { DemoState } from '@rubicon/contracts';
import { ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { EraRule } from '../../../components/era/era-rule.js';
import { InkDrops } from '../../../components/story/ink-drops.js';
import { Narrative } from '../../../components/story/narrative.js';
import { demoStrings } from '../../../strings/demo.js';

export interface StoryPageProps {
  state: DemoState;
  /** What is being told now; null: nothing. */
  telling: string | null;
  storyRef: Ref<HTMLElement>;
}

/** The page of the book: the last turn told, earlier ones folded above it. New text is read out once, when it is whole. */
export function StoryPage({ state, telling, storyRef }: StoryPageProps) {
  const { story } = state;
  const last = story.at(-1) ?? { input: null, narrative: state.narrative };
  const earlier = telling === null ? story.slice(0, -1) : story;
  return (
    <section
      ref={storyRef}
      tabIndex={-1}
      aria-label={demoStrings.tryFree.story}
      aria-busy={telling !== null}
      className="plate scroll-mt-4 px-5 pt-6 pb-8 sm:px-8 sm:pt-8"
    >
      {earlier.map((turn, index) => (
        <details key={index} className="group mx-auto max-w-[37rem] border-b border-line">
          <summary className="flex cursor-pointer list-none items-center gap-2.5 py-2 text-[0.95rem] font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 text-ornament transition-transform group-open:rotate-90"
            />
            <span className="truncate">{turn.input ?? demoStrings.tryFree.opening}</span>
          </summary>
          <div className="pt-2 pb-3">
            <Narrative text={turn.narrative} />
          </div>
        </details>
      ))}
      <EraRule era={state.gameType} className={earlier.length > 0 ? 'my-6' : 'mb-6'} />
      <div aria-live="polite">
        {telling === null ? (
          <div key={story.length}>
            <Action input={last.input} />
            <Narrative text={last.narrative} />
          </div>
        ) : (
          <div key="telling" className="min-h-40">
            <Action input={telling} />
            <p className="mx-auto flex max-w-[37rem] items-center gap-3 text-ink-soft">
              <InkDrops className="text-accent" />
              {demoStrings.tryFree.telling}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function Action({ input }: { input: string | null }) {
  if (input === null || input === '') return null;
  return (
    <p className="mx-auto mb-6 line-clamp-6 max-w-[37rem] border-l-2 border-second pl-4 text-[1.02rem] text-ink-soft italic">
      {input}
    </p>
  );
}
