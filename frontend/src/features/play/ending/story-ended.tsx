import type { GameState } from '@rubicon/contracts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { endingStrings } from '../../../strings/play-panels.js';
import { timelineAddress } from '../../../lib/timeline-address.js';

const ExportDialog = lazy(async () => ({
  default: (await import('../../../components/book/export-dialog.js')).ExportDialog,
}));

export interface StoryEndedProps {
  state: GameState;
  disabled: boolean;
  onUndo: () => void;
}

/** Stands where the moves were, once nothing can grow from the page shown. */
export function StoryEnded({ state, disabled, onUndo }: StoryEndedProps) {
  const [exporting, setExporting] = useState(false);
  const { gameId, gameType, headTurnId, currentDate, ending } = state;
  if (!ending) return null;
  return (
    <section aria-labelledby="story-ended" className="plate animate-fade p-6">
      <h2 id="story-ended" className="display display-md">
        {endingStrings.title}
      </h2>
      <p className="mt-2 text-ink-soft">{endingStrings.texts[ending.kind]}</p>
      <div className="mt-5 flex flex-col gap-2.5">
        <Button disabled={disabled} onClick={onUndo}>
          {endingStrings.goBack}
        </Button>
        <Button asChild variant="secondary">
          <Link to={timelineAddress(gameId)}>{endingStrings.timeline}</Link>
        </Button>
        <Button variant="secondary" onClick={() => setExporting(true)}>
          {endingStrings.export}
        </Button>
        <Button asChild variant="ghost">
          <Link to={`/character-select?game=${gameType}`}>{endingStrings.newGame}</Link>
        </Button>
      </div>
      {exporting && (
        <Suspense fallback={null}>
          <ExportDialog
            gameId={gameId}
            turnId={headTurnId}
            upTo={currentDate}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
