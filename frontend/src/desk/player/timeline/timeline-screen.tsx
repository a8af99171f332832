import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { classNames } from '../../../lib/class-names.js';
import { playerStrings } from '../../../strings/desk/player.js';
import { useKeys } from '../../lib/use-keys.js';
import { usePlayerId } from '../../lib/player-card.js';
import { QueryState } from '../../ui/query-state.js';
import { EventDetail } from '../detail/event-detail.js';
import { NoEvent } from '../detail/no-event.js';
import { KindFilter } from './kind-filter.js';
import { useTimelineAddress, writeAddress } from '../../lib/timeline-address.js';
import { timelineQuery } from './timeline-query.js';
import { TimelineTable } from './timeline-table.js';

/** Everything that happened to the player, newest first; beside it the event that is open. */
export function Component() {
  const playerId = usePlayerId();
  const address = useTimelineAddress();
  const navigate = useNavigate();
  const { kinds, opened } = address;
  const timeline = useInfiniteQuery(timelineQuery(playerId, kinds));
  const pages = timeline.data?.pages;
  const entries = useMemo(() => pages?.flatMap((page) => page.entries) ?? [], [pages]);
  const close = () => void navigate({ search: writeAddress({ kinds, opened: null }) });
  useKeys(opened ? { Escape: close } : {});

  return (
    <div
      className={classNames(
        'grid h-full grid-cols-1 xl:grid-cols-[minmax(0,1fr)_26rem]',
        opened && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
      )}
    >
      <section aria-label={playerStrings.timeline} className="@container flex min-h-0 min-w-0 flex-col">
        <KindFilter
          address={address}
          total={pages?.[0]?.total ?? null}
          refreshing={timeline.isRefetching && !timeline.isFetchingNextPage}
          onRefresh={() => void timeline.refetch()}
        />
        <div className={classNames('min-h-0 flex-1', pages === undefined && 'px-4 py-4')}>
          <QueryState query={timeline}>
            {() =>
              entries.length === 0 ? (
                <p className="px-4 py-6 text-ink-soft">
                  {kinds.length > 0 ? playerStrings.nothing : playerStrings.noEvents}
                </p>
              ) : (
                <TimelineTable
                  entries={entries}
                  total={pages?.[0]?.total ?? entries.length}
                  address={address}
                  onEnd={() => {
                    if (timeline.hasNextPage && !timeline.isFetching) void timeline.fetchNextPage();
                  }}
                  isLoadingMore={timeline.isFetchingNextPage}
                  hasFailed={timeline.isFetchNextPageError}
                  onTryAgain={() => void timeline.fetchNextPage()}
                />
              )
            }
          </QueryState>
        </div>
      </section>
      {opened ? (
        <EventDetail
          key={`${opened.position} ${opened.letterId}`}
          playerId={playerId}
          opened={opened}
          onClose={close}
        />
      ) : (
        <NoEvent />
      )}
    </div>
  );
}
