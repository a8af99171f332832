/** Around every view of one player: who it is at the left, the views and what can be done above, the view itself. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink, Outlet, useNavigate, useSearchParams, type To } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { classNames } from '../../lib/class-names.js';
import { playerStrings } from '../../strings/desk/player.js';
import { ActDialog } from '../acts/act-dialog.js';
import { cardQuery, usePlayerId } from '../lib/player-card.js';
import { QueryState } from '../ui/query-state.js';
import { PlayerCardColumn } from './card/player-card-column.js';

export function Component() {
  const playerId = usePlayerId();
  const card = useQuery(cardQuery(playerId));
  return (
    // Another player is another frame: nothing of one is left standing over the other.
    <div
      key={playerId}
      className="-mx-4 -my-5 grid min-h-0 grid-cols-[15rem_minmax(0,1fr)] xl:-mx-6 xl:grid-cols-[17rem_minmax(0,1fr)] h-[calc(100dvh-3.25rem)]"
    >
      <aside
        aria-label={playerStrings.card.label}
        className="overflow-y-auto border-r border-line-strong bg-surface px-4 py-4 [scrollbar-width:thin]"
      >
        <QueryState query={card}>{(data) => <PlayerCardColumn card={data} />}</QueryState>
      </aside>
      <div className="flex min-h-0 min-w-0 flex-col">
        <Views playerId={playerId} openActs={card.data?.openActs ?? 0} />
        <div className="relative min-h-0 flex-1">
          <Outlet />
        </div>
      </div>
      <AttachFromAddress playerId={playerId} />
    </div>
  );
}

function Views({ playerId, openActs }: { playerId: string; openActs: number }) {
  const navigate = useNavigate();
  const [acting, setActing] = useState(false);
  const base = `/players/${playerId}`;
  return (
    <div className="flex min-h-12 flex-wrap items-stretch justify-between gap-x-4 border-b border-line bg-page px-4">
      <nav aria-label={playerStrings.views} className="flex items-stretch gap-1">
        <View to={base} end>
          {playerStrings.timeline}
        </View>
        <View to={`${base}/replay`}>{playerStrings.replay}</View>
        <View to={`${base}/acts`}>
          {playerStrings.acts}
          {openActs > 0 && <span className="figures">({openActs})</span>}
        </View>
      </nav>
      <div className="flex items-center gap-2 py-1.5">
        <Button variant="secondary" size="sm" onClick={() => void navigate(`${base}/complaint`)}>
          {playerStrings.complaint}
        </Button>
        <Button size="sm" onClick={() => setActing(true)}>
          {playerStrings.act}
        </Button>
      </div>
      {acting && <ActDialog playerId={playerId} onClose={() => setActing(false)} />}
    </div>
  );
}

function View({ to, end = false, children }: { to: To; end?: boolean; children: React.ReactNode }) {
  return (
    <NavLink
      to={to}
      end={end}
      className={({ isActive }) =>
        classNames(
          '-mb-px flex items-center gap-1 border-b-2 px-2.5 whitespace-nowrap no-underline focus-visible:-outline-offset-2',
          isActive
            ? 'border-accent font-semibold text-accent'
            : 'border-transparent text-ink-soft hover:text-ink',
        )
      }
    >
      {children}
    </NavLink>
  );
}

/** A payment that nobody claimed was found, and then the player who paid it (find/find-screen.tsx). */
function AttachFromAddress({ playerId }: { playerId: string }) {
  const [params, setParams] = useSearchParams();
  const paymentId = params.get('attach');
  if (paymentId === null) return null;
  return (
    <ActDialog
      playerId={playerId}
      draft={{ kind: 'attach_payment', paymentId }}
      onClose={() =>
        setParams(
          (current) => {
            const rest = new URLSearchParams(current);
            rest.delete('attach');
            return rest;
          },
          { replace: true },
        )
      }
    />
  );
}
