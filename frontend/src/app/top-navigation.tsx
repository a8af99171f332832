import type { GameType } from '@rubicon/contracts';
import { BookMarked, House, LogOut, Swords, UserRound, type LucideIcon } from 'lucide-react';
import { Link, useLocation, useSubmit } from 'react-router-dom';
import { EraEmblem } from '../components/era/era-emblem.js';
import { Tooltip } from '../components/ui/tooltip.js';
import { Wordmark } from '../components/wordmark.js';
import { classNames } from '../lib/class-names.js';
import { eraLabels } from '../lib/era/eras.js';
import { appStrings } from '../strings/app.js';
import { commonStrings } from '../strings/common.js';

const places: readonly { to: string; label: string; icon: LucideIcon; also?: readonly string[] }[] = [
  { to: '/', label: commonStrings.home, icon: House },
  {
    to: '/game-select',
    label: commonStrings.games,
    icon: Swords,
    also: ['/character-select', '/difficulty', '/game', '/timeline', '/timeline/compare'],
  },
  { to: '/saved-games', label: appStrings.navigation.saved, icon: BookMarked },
  { to: '/account', label: commonStrings.account, icon: UserRound },
];

const itemStyles =
  'flex min-h-12 min-w-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent px-2 text-caption text-ink-soft no-underline transition-colors hover:text-accent focus-visible:-outline-offset-2 md:min-h-14 md:flex-row md:gap-2 md:border-t-0 md:border-b-2 md:px-2 md:text-body lg:px-3.5';
/** Beside words they wait for room. */
const iconStyles = 'size-4.5 md:max-lg:hidden';
const activeStyles = 'border-accent font-semibold text-ink';

/**
 * Above the signed-in screens; on a phone the places move to the lower edge, where the thumb is. The header may have no filter
 * and no transform: either would hold the fixed places inside it.
 */
export function TopNavigation({ era, username }: { era: GameType | null; username: string }) {
  const submit = useSubmit();
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page">
      <div className="page-width flex items-center justify-between gap-4">
        <Link to="/" className="flex min-w-0 items-center gap-3 py-2.5 text-ink no-underline">
          <Wordmark />
          {era && (
            <span className="flex min-w-0 items-center gap-2 border-l border-line-strong pl-3">
              <EraEmblem era={era} className="size-6 shrink-0 text-accent" />
              <span className="display truncate py-1 text-body max-[25rem]:text-note">
                {eraLabels[era].navName}
              </span>
            </span>
          )}
        </Link>
        <nav
          aria-label={appStrings.navigation.name}
          className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-t border-line bg-page pb-[env(safe-area-inset-bottom)] md:static md:justify-end md:border-t-0 md:bg-transparent"
        >
          {places.map(({ to, label, icon: Icon, also = [] }) => {
            const active = pathname === to || also.includes(pathname);
            return (
              <Link
                key={to}
                to={to}
                aria-current={active ? 'page' : undefined}
                className={classNames(itemStyles, active && activeStyles)}
              >
                <Icon aria-hidden="true" className={iconStyles} strokeWidth={1.6} />
                {label}
              </Link>
            );
          })}
          <Tooltip content={username}>
            <button
              type="button"
              className={itemStyles}
              onClick={() => void submit(null, { method: 'post', action: '/login' })}
            >
              <LogOut aria-hidden="true" className={iconStyles} strokeWidth={1.6} />
              {appStrings.navigation.logOut}
            </button>
          </Tooltip>
        </nav>
      </div>
    </header>
  );
}
