/**
 * One turn after another: sends it once per intent, follows it while it is written, and hands its end on. What is being written
 * is the game state's `pendingTurn`, so a turn found there after a reload is followed like one just sent.
 */
import type {
  GameState,
  NarratorState,
  ProcessTurnRequest,
  Turn,
  TurnAccepted,
  TurnKind,
} from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { apiCall } from '../../../lib/api/api-client.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.js';
import { toast } from '../../../lib/toast-store.js';
import { playStrings } from '../../../strings/play.js';
import { pendingTurn } from '../game.api.js';
import { followTurn } from './follow-turn.js';
import { failedTurn, turnFailure, type TurnFailure } from './turn-failure.js';
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
  /** Plays a text from the head on; ignored, as every play, while a turn is on its way. */
  readonly send: (input: string, kind: TurnKind) => void;
  /** Plays from another node than the head: the story branches there. */
  readonly branch: (told: TurnText) => void;
  /** Plays once more what failed, from where it was played. */
  readonly tryAgain: () => void;
  readonly stop: () => void;
  /** From the press to the turn's end. */
  readonly busy: boolean;
  readonly stopping: boolean;
  /** What the player did in the turn being written. */
  readonly input: string | null;
  /** The node that the turn being written grows from. */
  readonly parentTurnId: string | null;
  /** Null until the server has taken the turn. */
  readonly turnId: string | null;
  /** The text so far of the turn being written. */
  readonly written: WrittenText;
  /** Says what the turn being written waits for, where its first words take a while; null: nothing is known of it. */
  readonly waiting: string | null;
  /** Stands where the story was, until dismissed. */
  readonly failure: TurnFailure | null;
  readonly dismissFailure: () => void;
}

export function useTurn(state: GameState, events: TurnEvents): TurnPlay {
  const keys = useIdempotencyKey();
  const sending = useRef(false);
  const [text] = useState(() => new WrittenText());
  const [failure, setFailure] = useState<TurnFailure | null>(null);
  const [waiting, setWaiting] = useState<{ readonly turnId: string; readonly sentence: string } | null>(null);
  const written = state.pendingTurn;

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
      return apiCall<TurnAccepted>('POST', '/api/game/process', {
        body,
        idempotencyKey: keys.keyFor(body),
        headers: { Prefer: 'respond-async' },
      });
    },
    onSuccess: ({ turnId }, sent) => {
      keys.settle();
      const submittedAt = new Date().toISOString();
      events.update((now) => ({ ...now, pendingTurn: pendingTurn(now, { turnId, ...sent }, submittedAt) }));
    },
    onError: refuse,
    onSettled: () => {
      sending.current = false;
    },
  });
  const stopping = useMutation({
    mutationFn: (turnId: string) =>
      apiCall<Turn>('POST', `/api/game/turns/${encodeURIComponent(turnId)}/stop`),
    onError: (error) =>
      toast({ title: serverMessage(error, playStrings.failure.unknown), variant: 'destructive' }),
  });

  function refuse(error: unknown, text: TurnText) {
    const refused = turnFailure(error, text);
    events.onRefused(text);
    // A refusal is final for its key; an answer that never came is asked for again under the same one.
    if (refused.code !== null) keys.settle();
    if (refused.code === 'turn_pending') {
      toast({ title: refused.sentence, description: playStrings.failure.keptText });
      events.onOvertaken();
    } else setFailure(refused);
  }

  const end = useEffectEvent((turn: Turn) => {
    if (turn.status === 'failed') {
      events.onRefused(turn);
      const failed = failedTurn(turn);
      if (failed?.code === 'stopped_before_first_word') toast({ title: failed.sentence });
      else setFailure(failed);
    }
    events.onEnd(turn);
  });
  const lose = useEffectEvent((error: unknown) => {
    events.update((now) => ({ ...now, pendingTurn: null }));
    if (written) refuse(error, written);
  });
  const turnId = written?.turnId;
  useEffect(() => {
    if (turnId === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    followTurn(turnId, {
      signal,
      onText: (soFar) => text.write(turnId, soFar),
      onNarrator: (narrator) =>
        void sentenceFor(narrator).then((sentence) => sentence && setWaiting({ turnId, sentence })),
    }).then(
      (turn) => signal.aborted || end(turn),
      (error: unknown) => signal.aborted || lose(error),
    );
    return () => leaving.abort();
  }, [turnId, text]);

  // What was refused is on its way no longer, though the mutation says so only a moment later.
  const onItsWay = submission.isPending && failure === null;
  const sent: TurnText | undefined = written ?? (onItsWay ? submission.variables : undefined);
  const busy = sent !== undefined;
  function play({ userInput, kind, parentTurnId }: TurnText) {
    const text = userInput.trim();
    if (text === '' || busy || sending.current) return;
    sending.current = true;
    setFailure(null);
    submission.mutate({ userInput: text, kind, parentTurnId });
  }
  const failed = failure ?? failedTurn(state.lastFailedTurn);
  return {
    busy,
    failure,
    stopping: written !== null && stopping.variables === written.turnId && !stopping.isError,
    input: sent?.userInput ?? null,
    parentTurnId: sent?.parentTurnId ?? null,
    turnId: turnId ?? null,
    written: text,
    waiting: waiting !== null && waiting.turnId === turnId ? waiting.sentence : null,
    send: (userInput, kind) => play({ userInput, kind, parentTurnId: state.headTurnId }),
    branch: play,
    tryAgain: () => {
      if (failed?.text) play(failed.text);
    },
    stop: () => {
      if (written) stopping.mutate(written.turnId);
    },
    dismissFailure: () => setFailure(null),
  };
}

/** Where the narrator is quick its words are not needed. Null when they cannot be loaded: the turn comes without them. */
async function sentenceFor(narrator: NarratorState): Promise<string | null> {
  const words = await import('./waiting-sentence.js').catch(() => null);
  return words && words.waitingSentence(narrator);
}
