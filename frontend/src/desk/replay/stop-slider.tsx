import type { ReplayStop } from '@rubicon/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../components/ui/button.js';
import { Select } from '../../components/ui/select.js';
import { formatCount, formatDay } from '../../lib/format.js';
import { replayStrings as strings } from '../../strings/desk/replay.js';
import { formatSecond } from '../lib/format-staff.js';
import { Moment } from '../ui/moment.js';
import type { ReplayedGame } from './stops.js';

export interface StopSliderProps {
  stops: readonly ReplayStop[];
  index: number;
  games: readonly ReplayedGame[];
  gameId: string | null;
  /** It is being drawn, and not let go yet. */
  onDrag: (index: number) => void;
  onGo: (index: number) => void;
  onStep: (by: 1 | -1) => void;
  onGame: (gameId: string | null) => void;
}

/** A stop for each event. Arrows, Home and End are the platform's own; `[` and `]` step here as everywhere. */
export function StopSlider({ stops, index, games, gameId, onDrag, onGo, onStep, onGame }: StopSliderProps) {
  const gameField = useId();
  const isHeld = useRef(false);
  const stop = stops[index]!;
  const place = strings.stop(formatCount(index + 1), formatCount(stops.length));
  const letGo = (value: number) => {
    if (!isHeld.current) return;
    isHeld.current = false;
    onGo(value);
  };
  return (
    <div className="border-b border-line bg-surface px-5 py-2.5">
      <div className="flex items-center gap-3">
        <Step name={strings.back} keys="[" disabled={index === 0} onClick={() => onStep(-1)}>
          <ChevronLeft className="size-4.5" aria-hidden="true" />
        </Step>
        <input
          type="range"
          aria-label={strings.slider}
          aria-valuetext={`${place}: ${stop.type}, ${formatSecond(stop.at)}`}
          min={0}
          max={stops.length - 1}
          value={index}
          onPointerDown={() => (isHeld.current = true)}
          onPointerUp={({ currentTarget }) => letGo(currentTarget.valueAsNumber)}
          onPointerCancel={({ currentTarget }) => letGo(currentTarget.valueAsNumber)}
          onChange={({ target }) => (isHeld.current ? onDrag : onGo)(target.valueAsNumber)}
          onKeyDown={(event) => {
            if (event.key !== '[' && event.key !== ']') return;
            event.preventDefault();
            onStep(event.key === '[' ? -1 : 1);
          }}
          className="h-6 min-w-0 flex-1 cursor-pointer accent-accent"
        />
        <Step name={strings.on} keys="]" disabled={index === stops.length - 1} onClick={() => onStep(1)}>
          <ChevronRight className="size-4.5" aria-hidden="true" />
        </Step>
        {games.length > 1 && (
          <>
            <label htmlFor={gameField} className="sr-only">
              {strings.game}
            </label>
            <span className="w-56 shrink-0">
              <Select
                id={gameField}
                className="min-h-9 py-1 text-note"
                value={gameId ?? ''}
                onChange={({ target }) => onGame(target.value === '' ? null : target.value)}
              >
                <option value="">{strings.allGames}</option>
                {games.map((game) => (
                  <option key={game.gameId} value={game.gameId}>
                    {strings.gameName(game.place, formatDay(game.began), formatCount(game.events))}
                  </option>
                ))}
              </Select>
            </span>
          </>
        )}
      </div>
      <p className="figures mt-1 flex gap-x-4 text-note text-ink-soft">
        <span className="font-semibold text-ink">{place}</span>
        <Moment at={stop.at} />
        <span>{stop.type}</span>
      </p>
    </div>
  );
}

function Step({
  name,
  keys,
  disabled,
  onClick,
  children,
}: {
  name: string;
  keys: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="size-9 shrink-0 p-0"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={name}
      // Not `disabled`: the focus would be lost at either end.
      aria-disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
