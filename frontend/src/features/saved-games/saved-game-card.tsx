import type { SavedGameSummary } from '@rubicon/contracts';
import { BookOpen, GitBranch, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ExportDialog } from '../../components/book/export-dialog.js';
import { EraEmblem } from '../../components/era/era-emblem.js';
import { Badge } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { eraLabels } from '../../lib/era/eras.js';
import { formatCount, formatMoment } from '../../lib/format.js';
import { timelineAddress } from '../../lib/timeline-address.js';
import { savedGamesStrings } from '../../strings/saved-games.js';
import { timelineStrings } from '../../strings/timeline.js';

export function SavedGameCard({ game, onDelete }: { game: SavedGameSummary; onDelete: () => void }) {
  const [exporting, setExporting] = useState(false);
  const named = savedGamesStrings.named(game.characterName, game.currentDate);
  const address = `/game?${new URLSearchParams({ loadGame: game.id, gameType: game.gameType })}`;
  return (
    <li data-era={game.gameType} className="@container plate flex flex-col p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <Badge variant="accent" className="text-wrap">
            {eraLabels[game.gameType].name}
          </Badge>
          {game.autoSaved && <Badge>{savedGamesStrings.autoSaved}</Badge>}
        </div>
        <EraEmblem era={game.gameType} className="-mt-1 size-10 shrink-0 text-ornament @max-[12rem]:hidden" />
      </div>
      <h2 className="display display-lg mt-3 text-accent">{game.characterName}</h2>
      <p className="eyebrow mt-1.5">{game.gamePhase}</p>
      <p className="mt-3 text-balance">{game.currentDate}</p>
      <p className="figures mt-1 text-note text-ink-soft">
        {savedGamesStrings.lastPlayed(
          formatMoment(game.lastPlayed),
          game.turnCount,
          formatCount(game.turnCount),
        )}
      </p>
      <div className="mt-3 mb-5 -ml-3 flex flex-wrap gap-x-1">
        <Button asChild variant="ghost" size="sm">
          <Link to={timelineAddress(game.id)} aria-label={savedGamesStrings.timelineNamed(named)}>
            <GitBranch aria-hidden="true" className="size-4" strokeWidth={1.6} />
            {timelineStrings.name}
          </Link>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={savedGamesStrings.exportNamed(named)}
          onClick={() => setExporting(true)}
        >
          <BookOpen aria-hidden="true" className="size-4" strokeWidth={1.6} />
          {timelineStrings.export}
        </Button>
      </div>
      <div className="mt-auto flex flex-wrap gap-3">
        <Button asChild className="flex-1">
          <Link to={address} aria-label={savedGamesStrings.loadNamed(named)}>
            {savedGamesStrings.loadGame}
          </Link>
        </Button>
        <Button
          variant="danger"
          size="icon"
          onClick={onDelete}
          aria-label={savedGamesStrings.deleteNamed(named)}
        >
          <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.6} />
        </Button>
      </div>
      {exporting && (
        <ExportDialog
          gameId={game.id}
          turnId={null}
          upTo={timelineStrings.book.head}
          onClose={() => setExporting(false)}
        />
      )}
    </li>
  );
}
