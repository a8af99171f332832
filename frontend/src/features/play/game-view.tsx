/** The game: the page on the left, the moves on the right; on a phone one below the other. */
import type { Character, GameAnswer, GameState, Stats } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { showStory } from '../../components/story/show-story.js';
import { suggestionInput } from '../../components/story/suggestion-list.js';
import { SuspensionNotice } from '../../components/suspension-notice.js';
import { askAnew } from '../../lib/queries/ask-anew.js';
import { profileQuery } from '../../lib/queries/profile.js';
import { useToast } from '../../lib/toast.js';
import { playStrings } from '../../strings/play.js';
import { useDraft } from './draft.js';
import { readGame, withTurn } from './game.api.js';
import { LeaveGuard } from './leave/leave-guard.js';
import { Masthead } from './masthead/masthead.js';
import { ActionForm } from './moves/action-form.js';
import { LearnHint } from './moves/learn-hint.js';
import { NextMove } from './moves/next-move.js';
import { useRewind } from './rewind.api.js';
import { useSaveGame } from './save-game.api.js';
import { turnThePage, turnThePageBack } from './story/earlier-turns.api.js';
import { EarlierTurns } from './story/earlier-turns.js';
import { StoryPanel } from './story/story-panel.js';
import { WaitingSaid } from './story/waiting-line.js';
import { turnQuery } from '../../lib/queries/turn.js';
import { turnOnItsWay, writtenTurnId } from './turn/turn-phase.js';
import { useTurn } from './turn/use-turn.js';

const StoryEnded = lazy(async () => ({ default: (await import('./ending/story-ended.js')).StoryEnded }));

export interface GameViewProps {
  state: GameState;
  character: Character;
  era: PublicEra;
  update: (change: (state: GameState) => GameState) => void;
  /** A turn has ended: a loaded game is from now on the one last played. */
  onPlayed: () => void;
  onShowLatest: () => void;
}

export function GameView({ state, character, era, update, onPlayed, onShowLatest }: GameViewProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const story = useRef<HTMLElement>(null);
  const draft = useDraft(state);
  const save = useSaveGame(update);
  const [statsBefore, setStatsBefore] = useState<Stats | null>(null);

  async function confirm(): Promise<void> {
    const { gameState: told } = await readGame({ loadGame: null, gameType: state.gameType });
    update((now) =>
      told?.gameId === now.gameId && told.headTurnId === now.headTurnId && now.pendingTurn === null
        ? told
        : now,
    );
  }

  const turn = useTurn(state, {
    update,
    onRefused: ({ userInput, parentTurnId }) => {
      // What is to be told differently stands on the page already.
      if (parentTurnId === state.headTurnId) draft.keep(userInput);
    },
    onOvertaken: onShowLatest,
    onEnd: (ended) => {
      if (ended.status !== 'failed' && ended.narrative !== null) {
        queryClient.setQueryData(turnQuery(ended.turnId).queryKey, ended);
        turnThePage(queryClient, state, ended);
        if (ended.parentTurnId === state.headTurnId) setStatsBefore(state.playerStats);
        draft.played(ended.userInput);
      }
      update((now) => withTurn(now, ended));
      onPlayed();
      void askAnew(queryClient, profileQuery);
      // What the turn said stands when the game cannot be asked.
      confirm().catch(() => undefined);
    },
  });

  const rewind = useRewind((rewound) => {
    turnThePageBack(queryClient, state, rewound.headTurnId);
    turn.dismissFailure();
    setStatsBefore(null);
    update(() => rewound);
    onPlayed();
  });
  const { gameId, parentTurnId } = state;
  const onItsWay = turnOnItsWay(turn.phase);
  const busy = onItsWay !== null;
  const cannotGoBack = busy || rewind.isPending;

  function goBackTo(turnId: string, title: string = playStrings.goneBack.done) {
    if (cannotGoBack) return;
    const onSuccess = ({ gameState }: GameAnswer) =>
      toast({ title, description: playStrings.goneBack.text(gameState.currentDate) });
    rewind.mutate({ gameId, turnId }, { onSuccess });
  }
  function undo() {
    if (parentTurnId === null) return;
    // What the player wrote is there to be written otherwise; a suggestion stands among the suggestions again.
    const undone = queryClient.getQueryData(turnQuery(state.headTurnId).queryKey);
    if (undone && undone.kind !== 'suggestion') draft.keep(undone.userInput);
    goBackTo(parentTurnId, playStrings.goneBack.undone);
  }
  function tellDifferently() {
    if (parentTurnId === null || state.headInput === null) return;
    const { kind } = queryClient.getQueryData(turnQuery(state.headTurnId).queryKey) ?? { kind: 'action' };
    turn.branch({ userInput: state.headInput, kind, parentTurnId });
  }

  const failed = turn.phase.name === 'failed';
  useLayoutEffect(() => {
    if (busy || failed) showStory(story.current);
  }, [busy, failed]);
  // Not before the page itself has gone back.
  const wentBackAt =
    rewind.isSuccess && rewind.variables.turnId === state.headTurnId ? rewind.submittedAt : null;
  useLayoutEffect(() => {
    if (wentBackAt !== null) showStory(story.current);
  }, [wentBackAt]);

  return (
    <div className="page-width pt-5 md:pt-8">
      <Masthead
        state={state}
        character={character}
        era={era}
        statsBefore={statsBefore}
        saving={save.isPending}
        onSave={() => save.mutate(state)}
        returning={rewind.isPending}
        onReturnToSave={() => {
          if (state.savedTurnId !== null) goBackTo(state.savedTurnId);
        }}
      />
      <SuspensionNotice className="mt-6" />
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="min-w-0">
          <EarlierTurns
            state={state}
            writing={onItsWay?.parentTurnId === state.headTurnId}
            disabled={cannotGoBack}
            onGoBack={goBackTo}
          />
          <StoryPanel
            state={state}
            turn={turn}
            storyRef={story}
            goingBack={rewind.isPending}
            onBack={() => {
              turn.dismissFailure();
              showStory(story.current);
            }}
            onUndo={undo}
            onTellDifferently={tellDifferently}
            onShowLatest={() => {
              turn.dismissFailure();
              showStory(story.current);
              onShowLatest();
            }}
          />
          {busy && <WaitingSaid key={writtenTurnId(turn.phase)} turn={turn} />}
        </div>
        <div className="lg:sticky lg:top-18 lg:-mx-2 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:px-2 lg:py-1.5 lg:[scrollbar-width:thin]">
          {state.ending ? (
            <Suspense fallback={null}>
              <StoryEnded state={state} disabled={cannotGoBack} onUndo={undo} />
            </Suspense>
          ) : (
            <>
              <NextMove
                gameType={state.gameType}
                suggestions={failed ? [] : state.suggestions}
                disabled={busy}
                onChoose={(suggestion) => turn.send(suggestionInput(suggestion), 'suggestion')}
              />
              <ActionForm draft={draft} questions={era.questions} busy={busy} onSend={turn.send} />
              <LearnHint examples={era.learnExamples} />
            </>
          )}
        </div>
      </div>
      <LeaveGuard
        state={state}
        saving={save.isPending}
        onSave={(whenSaved) => save.mutate(state, { onSuccess: whenSaved })}
      />
    </div>
  );
}
