/** The page of the book: what the player did, and what comes of it, as it is written. */
import type { GameState } from '@rubicon/contracts';
import { Square } from 'lucide-react';
import { lazy, Suspense, type Ref } from 'react';
import { InkDrops } from '../../../components/story/ink-drops.js';
import { Narrative } from '../../../components/story/narrative.js';
import { StoryLeaf } from '../../../components/story/story-leaf.js';
import { PlayersPart, ToldTurn } from '../../../components/story/told-turn.js';
import { Button } from '../../../components/ui/button.js';
import { playStrings } from '../../../strings/play.js';
import { TurnReceipt } from '../receipt/turn-receipt.js';
import { turnOnItsWay, writtenTurnId } from '../turn/turn-phase.js';
import type { TurnPlay } from '../turn/use-turn.js';
import { useWritten } from '../turn/written-text.js';
import { LastFailure } from './last-failure.js';
import { useLanguageOf } from '../narrative-language.js';
import { StoryFailure } from './story-failure.js';
import { TurnActs } from './turn-acts.js';
import { WaitingLine } from './waiting-line.js';

const Epilogue = lazy(async () => ({ default: (await import('../ending/epilogue.js')).Epilogue }));
const { story } = playStrings;

export interface StoryPanelProps {
  state: GameState;
  turn: TurnPlay;
  storyRef: Ref<HTMLElement>;
  /** The story is on its way to another turn. */
  goingBack: boolean;
  /** From a failure to the page it stands on. */
  onBack: () => void;
  onUndo: () => void;
  onTellDifferently: () => void;
  onShowLatest: () => void;
}

export function StoryPanel({ state, turn, storyRef, goingBack, ...handlers }: StoryPanelProps) {
  const { phase } = turn;
  const onItsWay = turnOnItsWay(phase);
  return (
    <StoryLeaf
      ref={storyRef}
      era={state.gameType}
      label={story.name}
      busy={onItsWay !== null}
      className="painted-apart scroll-mt-20 lg:min-h-[calc(100dvh-9rem)]"
      below={<BelowThePage state={state} turn={turn} goingBack={goingBack} {...handlers} />}
    >
      {phase.name === 'failed' ? null : onItsWay ? (
        // A page being written is not read out piece by piece; the finished one takes its place, and is, once.
        <div key="writing" aria-hidden="true" className="min-h-[60dvh] lg:min-h-40">
          <PlayersPart clamped>{onItsWay.userInput}</PlayersPart>
          <WaitingLine turn={turn} />
          <WrittenStory turn={turn} />
        </div>
      ) : (
        <ToldPage key={state.headTurnId} state={state} />
      )}
    </StoryLeaf>
  );
}

function ToldPage({ state }: { state: GameState }) {
  const lang = useLanguageOf(state.narrative);
  return (
    <div>
      {state.narrative === '' ? (
        <p className="text-center text-ink-soft">{story.initialising}</p>
      ) : (
        <ToldTurn input={state.headInput} text={state.narrative} lang={lang} clamped />
      )}
      {state.ending && (
        <Suspense fallback={null}>
          <Epilogue ending={state.ending} era={state.gameType} date={state.currentDate} />
        </Suspense>
      )}
    </div>
  );
}

/** What went wrong, what is being done, or what can be done with the page. */
function BelowThePage({ state, turn, goingBack, ...handlers }: Omit<StoryPanelProps, 'storyRef'>) {
  const { phase } = turn;
  switch (phase.name) {
    case 'failed':
      return (
        <StoryFailure
          failure={phase.failure}
          onTryAgain={turn.tryAgain}
          onBack={handlers.onBack}
          onShowLatest={handlers.onShowLatest}
        />
      );
    case 'sending':
    case 'writing':
      return <BeingWritten turn={turn} />;
    case 'reading':
      return (
        <>
          <LastFailure turn={state.lastFailedTurn} onTryAgain={turn.tryAgain} />
          <div className="mx-auto mt-8 flex max-w-[37rem] flex-col gap-1 border-t border-line pt-3 sm:text-center">
            <TurnActs
              state={state}
              disabled={goingBack}
              onUndo={handlers.onUndo}
              onTellDifferently={handlers.onTellDifferently}
            />
            {state.parentTurnId !== null && <TurnReceipt key={state.headTurnId} turnId={state.headTurnId} />}
          </div>
        </>
      );
  }
}

function WrittenStory({ turn: { written, phase } }: { turn: TurnPlay }) {
  const text = useWritten(written, (soFar) => soFar.of(writtenTurnId(phase)));
  const lang = useLanguageOf(text);
  return <Narrative text={text} lang={lang} writing />;
}

function BeingWritten({ turn }: { turn: TurnPlay }) {
  const { phase, written, stop } = turn;
  const begun = useWritten(written, (soFar) => soFar.of(writtenTurnId(phase)) !== '');
  const stopping = phase.name === 'writing' && phase.stopping;
  return (
    <div className="mx-auto max-w-[37rem] mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
      {/* On a phone the first of these takes two lines: the second leaves the page as it is. */}
      <p className="flex min-h-[2lh] items-center gap-3 text-note text-ink-soft sm:min-h-0">
        <InkDrops className="text-accent" />
        {begun ? story.beingWritten : story.freeToStop}
      </p>
      <Button variant="secondary" size="sm" pending={stopping} onClick={stop}>
        {!stopping && <Square aria-hidden="true" className="size-3.5" />}
        {stopping ? story.stopping : story.stop}
      </Button>
    </div>
  );
}
