import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { ApiError, serverMessage } from '../../lib/api/api-error.js';
import { commonStrings } from '../../strings/common.js';
import { timelineStrings } from '../../strings/timeline.js';

/** 404 and what is no game's id at all (400) are no fault that goes away. */
export function TimelineNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'unknown_turn')
    return <NoGame title={timelineStrings.noTurn} text={timelineStrings.noTurnText} />;
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (gone) return <NoGame title={timelineStrings.notFound} text={timelineStrings.notFoundText} />;
  return (
    <div className="page-width py-16">
      <h1 className="sr-only">{timelineStrings.title}</h1>
      <Notice tone="danger" title={timelineStrings.notLoaded}>
        <p className="mt-1">{serverMessage(error, timelineStrings.notLoadedText)}</p>
        <Button variant="secondary" className="mt-4" onClick={onRetry}>
          {commonStrings.tryAgain}
        </Button>
      </Notice>
    </div>
  );
}

/** The address names none. */
export function NoGameNamed() {
  return <NoGame title={timelineStrings.noGame} text={timelineStrings.noGameText} />;
}

function NoGame({ title, text }: { title: string; text: string }) {
  return (
    <div className="page-width flex flex-1 flex-col items-start justify-center py-16">
      <div className="era-pattern h-(--pattern-height) w-full max-w-60 opacity-60" aria-hidden="true" />
      <h1 className="display display-xl mt-6">{title}</h1>
      <p className="mt-3 text-ink-soft">{text}</p>
      <Button asChild size="lg" className="mt-8">
        <Link to="/saved-games">{timelineStrings.yourGames}</Link>
      </Button>
    </div>
  );
}
