import { gameTypes, type GameType } from '@rubicon/contracts';
import { useQueries } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { SuspensionNotice } from '../../components/suspension-notice.js';
import { Button } from '../../components/ui/button.js';
import { eraQuery } from '../../lib/era/era-data.js';
import { selectEra } from '../../lib/era/selected-era.js';
import { formatDollars } from '../../lib/format.js';
import { usePageTitle } from '../../lib/page-title.js';
import { useProfile } from '../../lib/queries/profile.js';
import { commonStrings } from '../../strings/common.js';
import { newGameStrings } from '../../strings/new-game.js';
import { ContinueGame } from './continue-game.js';
import { EraCard } from './era-card.js';

export function GameSelectPage() {
  usePageTitle(commonStrings.games);
  const navigate = useNavigate();
  const eras = useQueries({ queries: gameTypes.map((gameType) => eraQuery(gameType)) });

  function enter(gameType: GameType) {
    selectEra(gameType);
    void navigate(`/character-select?game=${gameType}`);
  }

  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <p className="eyebrow">{newGameStrings.eras.eyebrow}</p>
          <h1 className="display display-xl mt-1">{commonStrings.games}</h1>
        </div>
        <AvailableCredits />
      </div>
      <SuspensionNotice className="mt-8" />
      <ContinueGame />
      <ul className="mt-8 grid gap-10 lg:mt-10 lg:grid-cols-3 lg:gap-6">
        {gameTypes.map((gameType, index) => (
          <EraCard
            key={gameType}
            gameType={gameType}
            era={eras[index]?.data}
            onEnter={() => enter(gameType)}
          />
        ))}
      </ul>
    </div>
  );
}

function AvailableCredits() {
  const { data, isError } = useProfile();
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <div className="text-right max-sm:text-left">
        <p className="eyebrow">{commonStrings.availableCredits}</p>
        <div aria-live="polite">
          {isError && !data ? (
            <p className="mt-1 text-danger">{commonStrings.profileFailed}</p>
          ) : (
            <p className="display figures mt-1 text-figure text-accent">
              {data ? formatDollars(data.creditBalance) : commonStrings.loading}
            </p>
          )}
        </div>
      </div>
      <Button asChild variant="secondary">
        <Link to="/account?tab=credits">{commonStrings.buyCredits}</Link>
      </Button>
    </div>
  );
}
