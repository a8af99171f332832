import type { DemoState } from '@rubicon/contracts';
import { ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { BeingTold } from '../../../components/story/being-told.js';
import { Narrative } from '../../../components/story/narrative.js';
import { StoryLeaf } from '../../../components/story/story-leaf.js';
import { PlayersPart, ToldTurn } from '../../../components/story/told-turn.js';
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
    <StoryLeaf
      ref={storyRef}
      era={state.gameType}
      label={demoStrings.tryFree.story}
      busy={telling !== null}
      className="scroll-mt-4"
      above={earlier.length > 0 && earlier.map((turn, index) => <EarlierTurn key={index} turn={turn} />)}
    >
      {telling === null ? (
        <div key={story.length}>
          <ToldTurn input={last.input} text={last.narrative} clamped />
        </div>
      ) : (
        <div key="telling" className="min-h-40">
          {telling !== '' && <PlayersPart clamped>{telling}</PlayersPart>}
          <BeingTold>{demoStrings.tryFree.telling}</BeingTold>
        </div>
      )}
    </StoryLeaf>
  );
}

function EarlierTurn({ turn }: { turn: DemoState['story'][number] }) {
  return (
    <details className="group mx-auto max-w-[37rem] border-b border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2.5 py-2 text-aside font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
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
  );
}
