/** The newest page of the book: what the player did, and what comes of it, as it is written; or why nothing came of it. */
import type { GameState } from '@rubicon/contracts';
import { Square } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { InkDrops } from '../../../components/story/ink-drops.js';
import { Narrative } from '../../../components/story/narrative.js';
import { PlayersPart, ToldTurn } from '../../../components/story/told-turn.js';
import { Button } from '../../../components/ui/button.js';
import { playStrings } from '../../../strings/play.js';
import { useLanguageOf } from '../narrative-language.js';
import { TurnReceipt } from '../receipt/turn-receipt.js';
import { turnOnItsWay, writtenTurnId } from '../turn/turn-phase.js';
import type { TurnPlay } from '../turn/use-turn.js';
import { useWritten } from '../turn/written-text.js';
import { LastFailure } from './last-failure.js';
import { PageHead } from './page-head.js';
import { StoryFailure } from './story-failure.js';
import { TurnActs } from './turn-acts.js';
import { WaitingLine } from './waiting-line.js';

const Epilogue = lazy(async () => ({ default: (await import('../ending/epilogue.js')).Epilogue }));
const { story } = playStrings;

export interface NewestPageProps {
  state: GameState;
  turn: TurnPlay;
  /** The story is on its way to another turn. */
  goingBack: boolean;
  /** From a failure to the page before it. */
  onBack: () => void;
  onUndo: () => void;
  onTellDifferently: () => void;
  onShowLatest: () => void;
}

export function NewestPage({ state, turn, goingBack, ...handlers }: NewestPageProps) {
  const { phase } = turn;
  const onItsWay = turnOnItsWay(phase);
  return (
    <>
      <PageHead era={state.gameType} />
      {/* A page being written is not read out piece by piece; the finished one takes its place, and is, once. */}
      <div aria-live="polite">
        {phase.name === 'failed' ? null : onItsWay ? (
          <div key="writing" aria-hidden="true">
            <PlayersPart clamped>{onItsWay.userInput}</PlayersPart>
            <WaitingLine turn={turn} />
            <WrittenStory turn={turn} />
          </div>
        ) : (
          <ToldPage key={state.headTurnId} state={state} />
        )}
      </div>
      <BelowThePage state={state} turn={turn} goingBack={goingBack} {...handlers} />
    </>
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
function BelowThePage({ state, turn, goingBack, ...handlers }: NewestPageProps) {
  const { phase } = turn;
  switch (phase.name) {
    case 'failed':
      return (
        <>
          <PlayersPart clamped>{phase.failure.text.userInput}</PlayersPart>
          <StoryFailure
            failure={phase.failure}
            onTryAgain={turn.tryAgain}
            onBack={handlers.onBack}
            onShowLatest={handlers.onShowLatest}
          />
        </>
      );
    case 'sending':
    case 'writing':
      return <BeingWritten turn={turn} />;
    case 'reading':
      return (
        <>
          <LastFailure turn={state.lastFailedTurn} onTryAgain={turn.tryAgain} />
          <div className="mx-auto flex w-full max-w-[37rem] flex-wrap items-center justify-between gap-x-1 sm:gap-x-3">
            {state.parentTurnId !== null && <TurnReceipt key={state.headTurnId} turnId={state.headTurnId} />}
            <TurnActs
              state={state}
              disabled={goingBack}
              onUndo={handlers.onUndo}
              onTellDifferently={handlers.onTellDifferently}
            />
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
    <div className="mx-auto mt-4 flex w-full max-w-[37rem] items-center justify-between gap-4 border-t border-line pt-4">
      {/* On a phone the first of these takes two lines: the second leaves the page as it is. */}
      <p className="flex min-h-[2lh] items-center gap-3 text-note text-ink-soft sm:min-h-0">
        <InkDrops className="text-accent" />
        {begun ? story.beingWritten : story.freeToStop}
      </p>
      <Button variant="secondary" className="text-note" pending={stopping} onClick={stop}>
        {!stopping && <Square aria-hidden="true" className="size-3.5" />}
        {stopping ? story.stopping : story.stop}
      </Button>
    </div>
  );
}
