/** The game: the book in the middle, the moves under its newest page, the field at the edge; how one stands above or beside it. */
import type { Character, GameAnswer, GameState } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { suggestionInput } from '../../components/story/suggestion-list.js';
import { SuspensionNotice } from '../../components/suspension-notice.js';
import { askAnew } from '../../lib/queries/ask-anew.js';
import { profileQuery } from '../../lib/queries/profile.js';
import { turnQuery } from '../../lib/queries/turn.js';
import { useToast } from '../../lib/toast.js';
import { useMedia } from '../../lib/use-media.js';
import { playStrings } from '../../strings/play.js';
import { useDraft } from './draft.js';
import { readGame, withTurn } from './game.api.js';
import { LeaveGuard } from './leave/leave-guard.js';
import { Masthead } from './masthead/masthead.js';
import { WorldStanding } from './masthead/world-standing.js';
import { ActionForm } from './moves/action-form.js';
import { LearnHint } from './moves/learn-hint.js';
import { NextMove } from './moves/next-move.js';
import { Questions } from './moves/questions.js';
import { useRewind } from './rewind.api.js';
import { useSaveGame } from './save-game.api.js';
import { Book } from './story/book.js';
import { useCameOf } from './story/came-of.api.js';
import { Consequences } from './story/consequences.js';
import { EarlierPages } from './story/earlier-pages.js';
import { turnThePage, turnThePageBack } from './story/earlier-turns.api.js';
import { NewestPage } from './story/newest-page.js';
import { beingWritten, usePlaceInBook } from './story/place-in-book.js';
import { WaitingSaid } from './story/waiting-line.js';
import { turnOnItsWay } from './turn/turn-phase.js';
import { useTurn } from './turn/use-turn.js';
import { useScreenHeight } from './screen-height.js';

const StoryEnded = lazy(async () => ({ default: (await import('./ending/story-ended.js')).StoryEnded }));
/** How one stands has a column of its own. */
const THREE_COLUMNS = '(min-width: 80rem)';
/** Where the field can have the focus at once, and no keyboard rises over the page. */
const TYPED_ON_KEYS = '(hover: hover) and (pointer: fine)';

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
  const input = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(state);
  const save = useSaveGame(update);
  const cameOf = useCameOf(state);
  const isWide = useMedia(THREE_COLUMNS);
  useScreenHeight();

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
    update(() => rewound);
    onPlayed();
  });
  const { gameId, parentTurnId } = state;
  const onItsWay = turnOnItsWay(turn.phase);
  const busy = onItsWay !== null;
  const failed = turn.phase.name === 'failed' ? turn.phase.failure : null;
  const cannotGoBack = busy || rewind.isPending;
  const place = usePlaceInBook(busy ? beingWritten : failed ? 'failed' : state.headTurnId);

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
  const toStory = () => story.current?.focus({ preventScroll: true });
  function backFromFailure() {
    turn.dismissFailure();
    toStory();
  }

  useEffect(() => {
    if (window.matchMedia(TYPED_ON_KEYS).matches) input.current?.focus({ preventScroll: true });
  }, []);
  const hasFailed = failed !== null;
  useLayoutEffect(() => {
    // What was pressed may be disabled now, or gone.
    if (!(busy || hasFailed) || !isFocusLost()) return;
    if (window.matchMedia(TYPED_ON_KEYS).matches) input.current?.focus({ preventScroll: true });
    else toStory();
  }, [busy, hasFailed]);
  // Not before the page itself has gone back.
  const wentBackAt =
    rewind.isSuccess && rewind.variables.turnId === state.headTurnId ? rewind.submittedAt : null;
  useLayoutEffect(() => {
    if (wentBackAt !== null) toStory();
  }, [wentBackAt]);

  const standing = (
    <WorldStanding
      state={state}
      returning={rewind.isPending}
      onReturnToSave={() => {
        if (state.savedTurnId !== null) goBackTo(state.savedTurnId);
      }}
    />
  );
  return (
    <div
      data-whole-screen
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && target === input.current) toStory();
      }}
    >
      <Masthead
        state={state}
        character={character}
        era={era}
        changes={busy ? null : (cameOf?.stats ?? null)}
        saving={save.isPending}
        onSave={() => save.mutate(state)}
      >
        {!isWide && standing}
      </Masthead>
      <Book
        place={place}
        earlier={
          <EarlierPages
            state={state}
            headIsPast={(onItsWay ?? failed?.text)?.parentTurnId === state.headTurnId}
            book={place.book}
            disabled={cannotGoBack}
            onGoBack={goBackTo}
          />
        }
      >
        <section
          ref={story}
          tabIndex={-1}
          aria-label={playStrings.story.name}
          aria-busy={busy}
          className="flex flex-col pb-1 sm:pb-4"
        >
          <NewestPage
            state={state}
            turn={turn}
            goingBack={rewind.isPending}
            onBack={backFromFailure}
            onUndo={undo}
            onTellDifferently={tellDifferently}
            onShowLatest={() => {
              backFromFailure();
              onShowLatest();
            }}
          />
          <div aria-live="polite">
            {turn.phase.name === 'reading' && parentTurnId !== null && <Consequences cameOf={cameOf} />}
          </div>
        </section>
        {!isWide && (
          <div className="mx-auto w-full max-w-[37rem] empty:hidden">
            <SuspensionNotice className="mb-4" />
            {parentTurnId === null && <LearnHint examples={era.learnExamples} />}
          </div>
        )}
        {state.ending ? (
          <Suspense fallback={null}>
            <StoryEnded state={state} disabled={cannotGoBack} onUndo={undo} />
          </Suspense>
        ) : (
          <NextMove
            gameType={state.gameType}
            suggestions={failed ? [] : state.suggestions}
            disabled={busy}
            onType={(typed) => {
              draft.write(draft.read() + typed);
              input.current?.focus();
            }}
            onChoose={(suggestion) => {
              turn.send(suggestionInput(suggestion), 'suggestion');
              if (document.activeElement !== input.current) toStory();
            }}
          >
            <Questions
              questions={era.questions}
              disabled={busy}
              onTake={(question) => {
                draft.write(question);
                input.current?.focus();
              }}
            />
          </NextMove>
        )}
      </Book>
      {busy && <WaitingSaid turn={turn} />}
      {!state.ending && (
        <ActionForm draft={draft} questions={era.questions} busy={busy} inputRef={input} onSend={turn.send} />
      )}
      {isWide && (
        <div className="painted-apart min-h-0 min-w-0 overflow-y-auto [grid-area:aside] [scrollbar-width:thin]">
          <SuspensionNotice className="mb-4" />
          {standing}
          {!state.ending && <LearnHint examples={era.learnExamples} />}
        </div>
      )}
      <LeaveGuard
        state={state}
        saving={save.isPending}
        onSave={(whenSaved) => save.mutate(state, { onSuccess: whenSaved })}
      />
    </div>
  );
}

function isFocusLost(): boolean {
  return document.activeElement?.matches('body, :disabled') ?? true;
}
