import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { LastLine } from '../components/story/last-line.js';
import { useWaitingPrologues } from '../features/demo/continue/waiting-prologues.js';
import { gameInProgressQuery } from '../lib/queries/game-in-progress.js';
import { useSession } from '../lib/session/use-session.js';
import { appStrings } from '../strings/app.js';

/** Around the pages that a payment leads back to: handed to them is the sentence at which the story was left. */
export function LeftOffLayout() {
  return <Outlet context={<LeftOff />} />;
}

function LeftOff() {
  const page = useLastPage();
  if (page === null) return null;
  return (
    <section aria-labelledby="left-off">
      <h2 id="left-off" className="eyebrow">
        {appStrings.leftOff}
      </h2>
      <LastLine page={page} className="mt-2" />
    </section>
  );
}

/** Of the prologue in this browser, or of the player's game, whichever was read last. */
function useLastPage(): string | null {
  const prologues = useWaitingPrologues();
  const { data: game } = useQuery({ ...gameInProgressQuery, enabled: useSession() !== null });
  const pages = prologues.map(({ lastPage, readAt }) => ({ text: lastPage, readAt }));
  if (game) pages.push({ text: game.gameState.narrative, readAt: Date.parse(game.gameState.lastPlayedAt) });
  return pages.sort((one, other) => other.readAt - one.readAt)[0]?.text ?? null;
}
