/**
 * One turn after another: sends it once per intent, follows it while it is written, and hands its end on. What is being written
 * is the game state's `pendingTurn`, so a turn found there after a reload is followed like one just sent.
 */
import type { GameState, NarratorState, ProcessTurnRequest, Turn, TurnKind } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { answerOf, api } from '../../../lib/api/api.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.js';
import { useToast } from '../../../lib/toast.js';
import { playStrings } from '../../../strings/play.js';
import { pendingTurn } from '../game.api.js';
import { followTurn } from './follow-turn.js';
import { failedTurn, turnFailure } from './turn-failure.js';
import { firstPhase, turnOnItsWay, turnPhase, writtenTurnId, type TurnPhase } from './turn-phase.js';
import type { TurnText } from './turn-text.js';
import { WrittenText } from './written-text.js';

const NARRATIVE_CHARACTERS_MAX = 50_000;

export interface TurnEvents {
  readonly update: (change: (state: GameState) => GameState) => void;
  /** The turn ended: narrated, stopped or failed. */
  readonly onEnd: (turn: Turn) => void;
  /** The text was not played. */
  readonly onRefused: (refused: TurnText) => void;
  /** Another turn is being written, or was: the server is asked how the game stands. */
  readonly onOvertaken: () => void;
}

export interface TurnPlay {
  readonly phase: TurnPhase;
  /** The text so far of the turn being written. */
  readonly written: WrittenText;
  /** Plays a text from the head on; ignored, as every play, while a turn is on its way. */
  readonly send: (input: string, kind: TurnKind) => void;
  /** Plays from another node than the head: the story branches there. */
  readonly branch: (told: TurnText) => void;
  /** Plays once more what failed, from where it was played. */
  readonly tryAgain: () => void;
  readonly stop: () => void;
  readonly dismissFailure: () => void;
}

export function useTurn(state: GameState, events: TurnEvents): TurnPlay {
  const toast = useToast();
  const keys = useIdempotencyKey();
  const sending = useRef(false);
  const [written] = useState(() => new WrittenText());
  const [phase, dispatch] = useReducer(turnPhase, state.pendingTurn, firstPhase);
  const [told, setTold] = useState(state.pendingTurn);
  // In the same drawing as the rest of the state: a page that has been told is not seen without its text.
  if (told !== state.pendingTurn) {
    setTold(state.pendingTurn);
    dispatch({ type: 'told', turn: state.pendingTurn });
  }

  const submission = useMutation({
    mutationFn: ({ userInput, kind, parentTurnId }: TurnText) => {
      const body: ProcessTurnRequest = {
        userInput,
        kind,
        gameType: state.gameType,
        gameId: state.gameId,
        parentTurnId,
        ...(parentTurnId === state.headTurnId
          ? { currentNarrative: state.narrative.slice(-NARRATIVE_CHARACTERS_MAX) }
          : { fork: true }),
      };
      return answerOf(
        api.POST('/api/game/process', {
          params: { header: { ...keys.headerFor(body), Prefer: 'respond-async' } },
          body,
        }),
      );
    },
    onSuccess: ({ turnId }, sent) => {
      keys.settle();
      const submittedAt = new Date().toISOString();
      events.update((now) => ({ ...now, pendingTurn: pendingTurn(now, { turnId, ...sent }, submittedAt) }));
    },
    onError: (error, text) => {
      const refused = turnFailure(error, text);
      events.onRefused(text);
      // A refusal is final for its key; an answer that never came is asked for again under the same one.
      if (refused.code !== null) keys.settle();
      if (refused.code === 'turn_pending') {
        toast({ title: refused.sentence, description: playStrings.failure.keptText });
        dispatch({ type: 'overtaken' });
        events.onOvertaken();
      } else dispatch({ type: 'refused', failure: refused });
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  const stopping = useMutation({
    mutationFn: (turnId: string) =>
      answerOf(api.POST('/api/game/turns/{turnId}/stop', { params: { path: { turnId } } })),
    onError: (error) => {
      dispatch({ type: 'resumed' });
      toast({ title: serverMessage(error, playStrings.failure.unknown), variant: 'destructive' });
    },
  });

  const end = useEffectEvent((turn: Turn) => {
    const failure = failedTurn(turn);
    if (failure) {
      events.onRefused(turn);
      if (failure.code === 'stopped_before_first_word') toast({ title: failure.sentence });
      else dispatch({ type: 'failed', turnId: turn.turnId, failure });
    }
    events.onEnd(turn);
  });
  const lose = useEffectEvent((turnId: string, error: unknown) => {
    if (phase.name === 'writing') {
      events.onRefused(phase.turn);
      dispatch({ type: 'failed', turnId, failure: turnFailure(error, phase.turn) });
    }
    events.update((now) => ({ ...now, pendingTurn: null }));
  });
  const turnId = writtenTurnId(phase);
  useEffect(() => {
    if (turnId === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    followTurn(turnId, {
      signal,
      onText: (soFar) => written.write(turnId, soFar),
      onNarrator: (narrator) =>
        void sentenceFor(narrator).then(
          (sentence) =>
            sentence && dispatch({ type: 'waits', turnId, waiting: { state: narrator.state, sentence } }),
        ),
    }).then(
      (turn) => signal.aborted || end(turn),
      (error: unknown) => signal.aborted || lose(turnId, error),
    );
    return () => leaving.abort();
  }, [turnId, written]);

  function play({ userInput, kind, parentTurnId }: TurnText) {
    const text: TurnText = { userInput: userInput.trim(), kind, parentTurnId };
    // A second press may come before the page has drawn the first.
    if (text.userInput === '' || turnOnItsWay(phase) || sending.current) return;
    sending.current = true;
    dispatch({ type: 'sent', text });
    submission.mutate(text);
  }
  return {
    phase,
    written,
    send: (userInput, kind) => play({ userInput, kind, parentTurnId: state.headTurnId }),
    branch: play,
    tryAgain: () => {
      const failed = phase.name === 'failed' ? phase.failure : failedTurn(state.lastFailedTurn);
      if (failed) play(failed.text);
    },
    stop: () => {
      if (turnId === null) return;
      dispatch({ type: 'stopped' });
      stopping.mutate(turnId);
    },
    dismissFailure: () => dispatch({ type: 'dismissed' }),
  };
}

/** Where the narrator is quick its words are not needed. Null when they cannot be loaded: the turn comes without them. */
async function sentenceFor(narrator: NarratorState): Promise<string | null> {
  const words = await import('./waiting-sentence.js').catch(() => null);
  return words && words.waitingSentence(narrator);
}
