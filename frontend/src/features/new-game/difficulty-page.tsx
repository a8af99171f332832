import type { Difficulty, GameType } from '@rubicon/contracts';
import type { DifficultyInfo } from '@rubicon/scenarios/public/public-era';
import { useEffect, useId, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { EraEmblem } from '../../components/era/era-emblem.js';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { useEra } from '../../lib/era/era-data.js';
import { readGameType } from '../../lib/era/eras.js';
import { selectEra } from '../../lib/era/selected-era.js';
import { usePageTitle } from '../../lib/page-title.js';
import { newGameStrings } from '../../strings/new-game.js';
import { useStartGame } from './start-game.api.js';

export function DifficultyPage() {
  usePageTitle(newGameStrings.difficulty.title);
  const [params] = useSearchParams();
  const gameType: GameType = readGameType(params.get('game') ?? 'french-revolution') ?? 'french_revolution';
  const characterId = readCharacterId(params.get('character'));
  const navigate = useNavigate();
  const [difficulty, setDifficulty] = useState<Difficulty>('normal');
  const { data: era } = useEra(gameType);
  const start = useStartGame(() => void navigate(`/game?gameType=${gameType}`));
  useEffect(() => selectEra(gameType), [gameType]);

  if (!era) return <PageSpinner />;
  const characters = `/character-select?game=${gameType}`;
  return (
    <div className="page-width pt-8 md:pt-12">
      <p className="eyebrow">{era.title}</p>
      <h1 className="display display-xl mt-1">{newGameStrings.difficulty.title}</h1>
      <p className="measure mt-2 text-ink-soft">{era.summary}</p>
      <div
        role="radiogroup"
        aria-label={newGameStrings.difficulty.name}
        className="mt-8 grid gap-4 md:mt-10 md:grid-cols-3 md:gap-5"
      >
        {era.difficulties.map((info, index) => (
          <DifficultyCard
            key={info.id}
            info={info}
            marks={index + 1}
            gameType={gameType}
            selected={info.id === difficulty}
            onSelect={() => setDifficulty(info.id)}
          />
        ))}
      </div>
      {start.isError && (
        <Notice tone="danger" className="mt-6">
          {serverMessage(start.error, newGameStrings.difficulty.notStarted)}
        </Notice>
      )}
      <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button asChild variant="secondary" size="lg">
          <Link to={characters}>{newGameStrings.difficulty.back}</Link>
        </Button>
        <Button
          size="lg"
          pending={start.isPending}
          onClick={() => {
            if (characterId === null) void navigate(characters);
            else start.mutate({ characterId, difficulty, gameType });
          }}
        >
          {start.isPending ? era.startPendingLabel : era.startLabel}
        </Button>
      </div>
    </div>
  );
}

/** One to three of the era's signs tell how hard it is. */
function DifficultyCard({
  info,
  marks,
  gameType,
  selected,
  onSelect,
}: {
  info: DifficultyInfo;
  marks: number;
  gameType: GameType;
  selected: boolean;
  onSelect: () => void;
}) {
  const id = useId();
  return (
    <label className="plate flex cursor-pointer flex-col p-6 transition-colors hover:border-accent has-checked:border-accent has-checked:shadow-[inset_0_4px_0_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="difficulty"
        aria-label={info.name}
        aria-describedby={`${id}-description ${id}-traits`}
        value={info.id}
        className="sr-only"
        checked={selected}
        onChange={onSelect}
      />
      <span className="flex gap-1.5 text-ornament" aria-hidden="true">
        {Array.from({ length: marks }, (_, index) => (
          <EraEmblem key={index} era={gameType} className="size-7" />
        ))}
      </span>
      <span className="display display-lg mt-3 text-accent">{info.name}</span>
      <span id={`${id}-description`} className="mt-2">
        {info.description}
      </span>
      <span
        id={`${id}-traits`}
        className="mt-4 flex flex-col gap-1.5 border-t border-line pt-4 text-aside text-ink-soft"
      >
        {info.traits.map((trait) => (
          <span key={trait}>{trait}</span>
        ))}
      </span>
    </label>
  );
}

function readCharacterId(text: string | null): number | null {
  const id = Number(text ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
