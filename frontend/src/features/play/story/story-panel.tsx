/** The page of the book: what the player did, and what comes of it, as it is written. */
import type { GameState } from '@rubicon/contracts';
import { Square } from 'lucide-react';
import { lazy, Suspense, type Ref } from 'react';
import { EraRule } from '../../../components/era/era-rule.js';
import { InkDrops } from '../../../components/story/ink-drops.js';
import { Narrative } from '../../../components/story/narrative.js';
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
    <section
      ref={storyRef}
      tabIndex={-1}
      aria-label={story.name}
      aria-busy={onItsWay !== null}
      className="painted-apart plate scroll-mt-20 px-5 pt-6 pb-8 sm:px-8 sm:pt-8 lg:min-h-[calc(100dvh-9rem)]"
    >
      <EraRule era={state.gameType} className="mb-6" />
      {/* A page being written is not read out piece by piece; the finished one takes its place, and is, once. */}
      <div aria-live="polite">
        {phase.name === 'failed' ? null : onItsWay ? (
          <div key="writing" aria-hidden="true" className="min-h-[60dvh] lg:min-h-40">
            <PlayersPart input={onItsWay.userInput} />
            <WaitingLine turn={turn} />
            <WrittenStory turn={turn} />
          </div>
        ) : (
          <div key={state.headTurnId}>
            <PlayersPart input={state.headInput} />
            {state.narrative === '' ? (
              <p className="text-center text-ink-soft">{story.initialising}</p>
            ) : (
              <StoryText text={state.narrative} />
            )}
            {state.ending && (
              <Suspense fallback={null}>
                <Epilogue ending={state.ending} era={state.gameType} date={state.currentDate} />
              </Suspense>
            )}
          </div>
        )}
      </div>
      {phase.name === 'failed' && (
        <StoryFailure
          failure={phase.failure}
          onTryAgain={turn.tryAgain}
          onBack={handlers.onBack}
          onShowLatest={handlers.onShowLatest}
        />
      )}
      {onItsWay && <BeingWritten turn={turn} />}
      {phase.name === 'reading' && (
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
      )}
    </section>
  );
}

function WrittenStory({ turn: { written, phase } }: { turn: TurnPlay }) {
  const text = useWritten(written, (soFar) => soFar.of(writtenTurnId(phase)));
  return <StoryText text={text} writing />;
}

function StoryText({ text, writing = false }: { text: string; writing?: boolean }) {
  const lang = useLanguageOf(text);
  return <Narrative text={text} lang={lang} writing={writing} />;
}

function PlayersPart({ input }: { input: string | null }) {
  if (input === null) return null;
  return (
    <p
      dir="auto"
      className="mx-auto mb-6 max-w-[37rem] border-s-2 border-second ps-4 text-[1.02rem] text-ink-soft italic"
    >
      <span className="line-clamp-6">{input}</span>
    </p>
  );
}

function BeingWritten({ turn }: { turn: TurnPlay }) {
  const { phase, written, stop } = turn;
  const begun = useWritten(written, (soFar) => soFar.of(writtenTurnId(phase)) !== '');
  const stopping = phase.name === 'writing' && phase.stopping;
  return (
    <div className="mx-auto max-w-[37rem] mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
      {/* On a phone the first of these takes two lines: the second leaves the page as it is. */}
      <p className="flex min-h-[2lh] items-center gap-3 text-[0.9rem] text-ink-soft sm:min-h-0">
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
