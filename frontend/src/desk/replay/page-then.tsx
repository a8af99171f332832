import type { ReplayGame, StaffText as Text } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.js';
import { formatSigned } from '../../lib/format.js';
import { commonStrings } from '../../strings/common.js';
import { replayStrings as strings } from '../../strings/desk/replay.js';
import { OpenTexts } from '../grant/open-texts.js';
import { useGrant } from '../lib/player-card.js';
import { PersonalText } from '../ui/personal-text.js';
import { StaffText } from '../ui/staff-text.js';

const stats = ['influence', 'reputation', 'resources'] as const;

/** What stood on the game's page: when it was, how the character stood, what was told, what could be done. */
export function PageThen({ playerId, game }: { playerId: string; game: ReplayGame | null }) {
  const grant = useGrant(playerId);
  if (!game) return <p className="border border-line bg-surface px-5 py-4 text-ink-soft">{strings.noGame}</p>;
  const isMasked = [game.narrative, game.headInput, game.characterName].some(
    (text) => text?.state === 'masked',
  );
  return (
    <article className="border border-line bg-surface px-5 py-4">
      <header className="flex items-start justify-between gap-4 border-b border-line pb-3">
        <div>
          <p className="eyebrow">{game.gamePhase}</p>
          <h3 className="display text-large">{strings.eras[game.gameType]}</h3>
          <p className="mt-1 text-note">
            <span className="font-semibold">{game.currentDate}</span>
            <span className="text-ink-soft">
              {' \u00b7 '}
              <StaffText text={game.characterName} />
              {' \u00b7 '}
              {strings.difficulties[game.difficulty]}
            </span>
          </p>
        </div>
        <p className="flex flex-wrap justify-end gap-1.5">
          <Badge>{game.depth === 0 ? strings.opening : strings.turn(game.depth)}</Badge>
          <Badge>{game.hasUnsavedChanges ? strings.unsaved : strings.saved}</Badge>
          {game.pendingTurnId !== null && <Badge variant="accent">{strings.pendingTurn}</Badge>}
          {game.lastFailedTurnId !== null && <Badge variant="second">{strings.failedTurn}</Badge>}
          {game.isDeleted && <Badge variant="second">{strings.deleted}</Badge>}
        </p>
      </header>
      <dl className="figures grid grid-cols-3 gap-4 border-b border-line py-3">
        {stats.map((stat) => (
          <div key={stat}>
            <dt className="text-caption text-ink-soft">{commonStrings.stats[stat]}</dt>
            <dd className="flex items-center gap-2">
              <span className="w-7 font-semibold">{game.playerStats[stat]}</span>
              <Bar share={game.playerStats[stat] / 100} />
            </dd>
          </div>
        ))}
      </dl>
      {game.headInput !== null && <Passage name={strings.typed} text={game.headInput} />}
      <Passage name={strings.told} text={game.narrative} />
      {game.ending !== null && <p className="mt-3 font-semibold">{strings.ended[game.ending]}</p>}
      {game.epilogue !== null && <Passage name={strings.epilogue} text={game.epilogue} />}
      {game.suggestions.length > 0 && (
        <div className="mt-3">
          <h4 className="text-caption text-ink-soft">{strings.suggested}</h4>
          <ul className="mt-1 space-y-1">
            {game.suggestions.map((suggestion, index) => (
              <li key={index} className="border-l-2 border-line pl-3">
                <PersonalText text={suggestion} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isMasked && grant === null && <OpenTexts playerId={playerId} className="mt-4" />}
      {game.factions.length > 0 && (
        <dl className="figures mt-4 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-note">
          {game.factions.map(({ id, name, standing }) => (
            <div key={id} className="flex gap-1.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{formatSigned(standing)}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

function Passage({ name, text }: { name: string; text: Text }): ReactNode {
  if (text.state === 'open' && (text.text ?? '') === '') return null;
  return (
    <div className="mt-3">
      <h4 className="text-caption text-ink-soft">{name}</h4>
      <div className="mt-1 measure">
        <PersonalText text={text} />
      </div>
    </div>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="h-1.5 flex-1 bg-line">
      <span
        className="block h-full bg-accent"
        style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }}
      />
    </span>
  );
}
