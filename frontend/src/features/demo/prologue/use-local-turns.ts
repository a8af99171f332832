/** One turn after another of the prologue in the browser: each takes as long as telling would, and is kept when it is told. */
import {
  localDemoTurns,
  playLocalDemo,
  type LocalDemo,
  type LocalDemoState,
} from '@rubicon/scenarios/public/local-demo';
import { useEffect, useEffectEvent, useState } from 'react';
import { offerPrologue } from '../parts/prologue-flags.js';
import { reportTurn } from '../parts/report-turn.js';
import { keepPrologue } from './stored-prologue.js';

const TURN_DELAY_MS = 1_500;
const END_PANEL_DELAY_MS = 2_000;

export interface LocalTurns {
  readonly state: LocalDemoState;
  /** What is being told; null: nothing. */
  readonly telling: string | null;
  readonly play: (action: string) => void;
  readonly over: boolean;
  /** The end-of-prologue panel stands in the input's place. */
  readonly ended: boolean;
}

export function useLocalTurns(demo: LocalDemo, opened: LocalDemoState): LocalTurns {
  const [state, setState] = useState(opened);
  const [telling, setTelling] = useState<string | null>(null);
  const [ended, setEnded] = useState(false);
  const over = state.turnCount >= localDemoTurns;

  const tell = useEffectEvent((action: string) => {
    const told = playLocalDemo(demo, state, action, Date.now());
    keepPrologue(told);
    offerPrologue();
    reportTurn(told.turnCount);
    setState(told);
    setTelling(null);
  });
  useEffect(() => {
    if (telling === null) return;
    const waiting = setTimeout(() => tell(telling), TURN_DELAY_MS);
    return () => clearTimeout(waiting);
  }, [telling]);

  useEffect(() => {
    if (!over) return;
    const waiting = setTimeout(() => setEnded(true), END_PANEL_DELAY_MS);
    return () => clearTimeout(waiting);
  }, [over]);

  return {
    state,
    telling,
    over,
    ended,
    play: (action) => {
      if (telling === null && !over) setTelling(action);
    },
  };
}
