/** What the player saw and had at any event, and what is otherwise today. One step asks the server once at most, and what was seen not again. */
import type { ReplayStop } from '@rubicon/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { replayStrings as strings } from '../../strings/desk/replay.js';
import { usePlayerId } from '../lib/player-card.js';
import { useKeys } from '../lib/use-keys.js';
import { QueryState } from '../ui/query-state.js';
import { FrameView } from './frame-view.js';
import { frameQuery, stopsQuery } from './replay-queries.js';
import { StopSlider } from './stop-slider.js';
import { gamesIn, stopAt, stopsOf } from './stops.js';

export function Component() {
  const playerId = usePlayerId();
  const stops = useQuery(stopsQuery(playerId));
  return (
    <section aria-label={strings.title} className="flex h-full min-h-0 flex-col">
      {stops.data ? (
        stops.data.stops.length === 0 ? (
          <p className="px-5 py-4 text-ink-soft">{strings.nothing}</p>
        ) : (
          <Replay playerId={playerId} all={stops.data.stops} />
        )
      ) : (
        <div className="px-5 py-4">
          <QueryState query={stops}>{() => null}</QueryState>
        </div>
      )}
    </section>
  );
}

function Replay({ playerId, all }: { playerId: string; all: readonly ReplayStop[] }) {
  const [params, setParams] = useSearchParams();
  const games = gamesIn(all);
  const gameId = games.find((game) => game.gameId === params.get('game'))?.gameId ?? null;
  const stops = stopsOf(all, gameId);
  const index = stopAt(stops, params.get('at'));
  const [dragged, setDragged] = useState<number | null>(null);
  const stop = stops[index]!;
  const frame = useQuery({
    ...frameQuery(playerId, stop.position, gameId),
    placeholderData: keepPreviousData,
  });
  // At once: a key that is held steps from where the last step came to.
  const write = (position: string, game: string | null) =>
    setParams({ at: position, ...(game === null ? {} : { game }) }, { replace: true, flushSync: true });
  const goTo = (wanted: number) => {
    setDragged(null);
    const next = stops[Math.min(Math.max(wanted, 0), stops.length - 1)]!;
    if (next !== stop) write(next.position, gameId);
  };
  const step = (by: 1 | -1) => goTo(index + by);
  useKeys({ '[': () => step(-1), ']': () => step(1) });
  const shownIndex = dragged ?? index;

  return (
    <>
      <StopSlider
        stops={stops}
        index={shownIndex}
        games={games}
        gameId={gameId}
        onDrag={setDragged}
        onGo={goTo}
        onStep={step}
        onGame={(game) => {
          const narrowed = stopsOf(all, game);
          write(narrowed[stopAt(narrowed, stop.position)]!.position, game);
        }}
      />
      <div
        aria-busy={frame.isFetching || dragged !== null}
        className={`min-h-0 flex-1 overflow-y-auto px-5 py-4 transition-opacity [scrollbar-width:thin] ${frame.isPlaceholderData || dragged !== null ? 'opacity-60' : ''}`}
      >
        <QueryState query={frame}>{(data) => <FrameView playerId={playerId} frame={data} />}</QueryState>
      </div>
    </>
  );
}
