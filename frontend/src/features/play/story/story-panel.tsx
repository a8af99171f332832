/** The page of the book: what the player did, and what comes of it, as it is written. */
import type { GameState } from '@rubicon/contracts';
import { Square } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { EraRule } from '../../../components/era/era-rule.js';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { Spinner } from '../../../components/ui/spinner.js';
import type { TurnPlay } from '../turn/use-turn.js';
import { Narrative } from '../../../components/story/narrative.js';
import { StoryFailure } from './story-failure.js';
import { TurnReceipt } from './turn-receipt.js';

export interface StoryPanelProps {
  state: GameState;
  turn: TurnPlay;
  storyRef: Ref<HTMLElement>;
  onShowLatest: () => void;
}

export function StoryPanel({ state, turn, storyRef, onShowLatest }: StoryPanelProps) {
  const writing = turn.input !== null;
  return (
    <section
      ref={storyRef}
      tabIndex={-1}
      aria-label="Story"
      aria-busy={writing}
      className="plate scroll-mt-20 px-5 pt-6 pb-8 sm:px-8 sm:pt-8 lg:min-h-[calc(100dvh-9rem)]"
    >
      <EraRule era={state.gameType} className="mb-6" />
      {/* A page being written is not read out piece by piece; the finished one takes its place, and is, once. */}
      <div aria-live="polite">
        {turn.failure ? null : writing ? (
          <div key="writing" aria-hidden="true" className="min-h-[60dvh] lg:min-h-0">
            <PlayersPart input={turn.input} />
            <Narrative text={turn.preview} writing />
          </div>
        ) : (
          <div key={state.headTurnId}>
            <PlayersPart input={state.headInput} />
            {state.narrative === '' ? (
              <p className="text-center text-ink-soft">Initializing game...</p>
            ) : (
              <Narrative text={state.narrative} />
            )}
          </div>
        )}
      </div>
      {turn.failure && (
        <StoryFailure
          failure={turn.failure}
          gameType={state.gameType}
          onBack={turn.dismissFailure}
          onShowLatest={onShowLatest}
        />
      )}
      {writing && <BeingWritten turn={turn} />}
      {!writing && !turn.failure && (
        <>
          {state.lastFailedTurn?.failure && (
            <Notice
              tone="second"
              title="Your last text was not played"
              className="mx-auto max-w-[37rem] mt-5"
            >
              <p className="mt-0.5">{state.lastFailedTurn.failure.detail}</p>
            </Notice>
          )}
          <TurnReceipt state={state} />
        </>
      )}
    </section>
  );
}

function PlayersPart({ input }: { input: string | null }) {
  if (input === null) return null;
  return (
    <Quoted>
      <span className="line-clamp-6">{input}</span>
    </Quoted>
  );
}

function Quoted({ children }: { children: ReactNode }) {
  return (
    <p className="mx-auto max-w-[37rem] mb-6 border-l-2 border-second pl-4 text-[1.02rem] text-ink-soft italic">
      {children}
    </p>
  );
}

function BeingWritten({ turn }: { turn: TurnPlay }) {
  return (
    <div className="mx-auto max-w-[37rem] mt-4 flex items-center justify-between gap-4 border-t border-line pt-4">
      <p className="flex items-center gap-3 text-[0.9rem] text-ink-soft">
        <Spinner decorative className="size-4 text-accent" />
        {turn.preview === '' ? 'Free to stop until the first word' : 'Being written'}
      </p>
      <Button variant="secondary" size="sm" pending={turn.stopping} onClick={turn.stop}>
        {!turn.stopping && <Square aria-hidden="true" className="size-3.5" />}
        {turn.stopping ? 'Stopping...' : 'Stop'}
      </Button>
    </div>
  );
}
