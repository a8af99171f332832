import type { LocalDemoState } from '@rubicon/scenarios/public/local-demo';
import { useEffect, useRef } from 'react';
import { Narrative } from '../../../components/story/narrative.js';
import { ScrollArea } from '../../../components/ui/scroll-area.js';
import { Spinner } from '../../../components/ui/spinner.js';
import { actionIn } from './stored-prologue.js';

/** The narrative, about 400 px high and scrolling; what is added is scrolled to and read out. */
export function UnfoldingStory({ state, telling }: { state: LocalDemoState; telling: string | null }) {
  const viewport = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const { narrative } = state;
  const newestAction = narrative.length > 1 ? narrative.length - 2 : null;

  useEffect(() => {
    const view = viewport.current;
    const target = newest.current;
    if (!view || !target) return;
    view.scrollTop = target.offsetTop - view.offsetTop;
  }, [narrative.length, telling]);

  return (
    <ScrollArea
      label="The Story Unfolds"
      viewportRef={viewport}
      className="plate h-[400px] px-5 py-6 sm:px-8"
    >
      <div aria-live="polite">
        {narrative.map((block, index) => (
          <div key={index} ref={telling === null && index === newestAction ? newest : undefined}>
            <Block text={block} />
          </div>
        ))}
      </div>
      {telling !== null && (
        <div ref={newest}>
          <Action text={telling} />
          <p role="status" className="mx-auto flex max-w-[37rem] items-center gap-3 text-ink-soft">
            <Spinner decorative className="text-accent" />
            The wheel of history turns...
          </p>
          {/* So that the line above can stand at the top of the area. */}
          <div aria-hidden="true" className="h-56" />
        </div>
      )}
    </ScrollArea>
  );
}

function Block({ text }: { text: string }) {
  const action = actionIn(text);
  return action === null ? <Narrative text={text} /> : <Action text={action} />;
}

function Action({ text }: { text: string }) {
  return (
    <p className="mx-auto my-5 max-w-[37rem] border-l-2 border-second pl-4 whitespace-pre-line text-ink-soft italic">
      <strong className="text-ink not-italic">Your Action:</strong> {text}
    </p>
  );
}
