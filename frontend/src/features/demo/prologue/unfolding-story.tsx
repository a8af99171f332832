import type { LocalDemoState } from '@rubicon/scenarios/public/local-demo';
import { useEffect, useRef } from 'react';
import { BeingTold } from '../../../components/story/being-told.js';
import { Narrative } from '../../../components/story/narrative.js';
import { showStory } from '../../../components/story/show-story.js';
import { PlayersPart } from '../../../components/story/told-turn.js';
import { ScrollArea } from '../../../components/ui/scroll-area.js';
import { demoStrings } from '../../../strings/demo.js';
import { Sentence } from '../../../strings/sentence.js';
import { turnsOf } from './stored-prologue.js';

/** Fills the area, so that what it begins with can stand at the top. */
const pageStyles = 'min-h-[400px] pt-4';

/** The narrative, 400 px high and scrolling; what is added is scrolled to and read out. */
export function UnfoldingStory({ state, telling }: { state: LocalDemoState; telling: string | null }) {
  const viewport = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const turns = turnsOf(state);

  useEffect(() => {
    const view = viewport.current;
    const target = newest.current;
    if (view && target) view.scrollTop = target.offsetTop - view.offsetTop;
    if (telling !== null) showStory(view);
  }, [turns.length, telling]);

  return (
    <div className="plate p-2">
      <ScrollArea
        label={demoStrings.prologue.story}
        viewportRef={viewport}
        className="h-[400px] scroll-mt-4 px-3 sm:px-6"
      >
        <div aria-live="polite">
          <div className="pt-4 pb-2">
            <Narrative text={state.narrative[0]!} />
          </div>
          {turns.map(({ action, outcome }, index) => {
            const last = telling === null && index === turns.length - 1;
            return (
              <div key={index} ref={last ? newest : undefined} className={last ? pageStyles : 'pt-4'}>
                <Action text={action} />
                <Narrative text={outcome} />
              </div>
            );
          })}
        </div>
        {telling !== null && (
          <div ref={newest} className={pageStyles}>
            <Action text={telling} />
            <BeingTold role="status">{demoStrings.prologue.telling}</BeingTold>
          </div>
        )}
      </ScrollArea>
    </div>
  );
}

function Action({ text }: { text: string }) {
  return (
    <PlayersPart>
      <Sentence
        text={demoStrings.prologue.action}
        parts={{
          label: <strong className="text-ink not-italic">{demoStrings.prologue.yourAction}</strong>,
          action: text,
        }}
      />
    </PlayersPart>
  );
}
