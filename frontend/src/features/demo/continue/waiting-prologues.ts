/** The prologues of this browser that an account may go on with: at least a turn played, and not declined. */
import type { ContinuePrologueRequest, GameType } from '@rubicon/contracts';
import type { LocalDemoState } from '@rubicon/scenarios/public/local-demo';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasServerDemo, isPrologueDeclined } from '../parts/prologue-flags.js';
import { readPrologue, turnsOf } from '../prologue/stored-prologue.js';
import { demoStateQuery } from '../try-free/server-demo.api.js';

export interface WaitingPrologue {
  readonly gameType: GameType;
  readonly characterName: string;
  readonly characterTitle: string;
  readonly currentDate: string;
  readonly turns: number;
  readonly lastPage: string;
  /** Milliseconds; of the server's the beginning is known. */
  readonly readAt: number;
  /** What continuing it asks of the server. */
  readonly request: ContinuePrologueRequest;
}

export function useWaitingPrologues(): WaitingPrologue[] {
  const [declined] = useState(isPrologueDeclined);
  const [local] = useState(() => readPrologue(Date.now()));
  const [onServer] = useState(hasServerDemo);
  const asked = useQuery({ ...demoStateQuery, enabled: onServer && !declined });
  // What was continued may have been told once more.
  const data = onServer ? asked.data : undefined;
  if (declined) return [];
  const waiting: WaitingPrologue[] = [];
  if (data?.gameState && data.character && data.gameState.turnsDone > 0) {
    waiting.push({
      gameType: data.gameState.gameType,
      characterName: data.character.name,
      characterTitle: data.character.title,
      currentDate: data.gameState.currentDate,
      turns: data.gameState.turnsDone,
      lastPage: data.gameState.narrative,
      readAt: Date.parse(data.gameState.startedAt),
      request: { source: 'server' },
    });
  }
  if (local !== null && local.turnCount > 0) waiting.push(fromBrowser(local));
  return waiting;
}

function fromBrowser(state: LocalDemoState): WaitingPrologue {
  const { gameType, characterName, characterTitle, currentDate } = state;
  return {
    gameType,
    characterName,
    characterTitle,
    currentDate,
    turns: state.turnCount,
    lastPage: state.narrative.at(-1)!,
    readAt: state.timestamp,
    request: { source: 'browser', gameType, actions: turnsOf(state).map(({ action }) => action) },
  };
}
