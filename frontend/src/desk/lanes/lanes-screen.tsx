/**
 * /staff/lanes: what process managers cannot work on, why and since when, and the way to have it tried at once: all that the address finds (key `d`), or
 * the chosen one (`o`). Which are shown, and which one is chosen, stands in the address.
 */
import type { ParkedLane, ParkedLaneList } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { formatCount } from '../../lib/format.js';
import { useMedia, wideScreen } from '../../lib/use-media.js';
import { laneStrings as strings } from '../../strings/desk/lanes.js';
import { useKeys } from '../lib/use-keys.js';
import { DeskLink } from '../ui/desk-link.js';
import { DeskTitle } from '../ui/desk-title.js';
import { KeyHint } from '../ui/key-hint.js';
import { LookedAt } from '../ui/looked-at.js';
import { Overtaken } from '../ui/overtaken.js';
import { QueryState } from '../ui/query-state.js';
import { RunbookName } from '../ui/runbook-name.js';
import { DriveDialog } from './drive-dialog.js';
import { kindOfAll } from './lane-choices.js';
import { LaneDetail } from './lane-detail.js';
import { allLanes, isOfAll, readLaneFilter, type WantedLanes } from './lane-filter.js';
import { LaneFilters } from './lane-filters.js';
import { laneId } from './lane-id.js';
import { laneKeys } from './lane-keys.js';
import { focusedLane, LaneTable } from './lane-table.js';
import { LANES_LOOK_MS, lanesQuery } from './lanes.api.js';
import { SeveralKinds } from './several-kinds.js';
import { useDriving } from './use-driving.js';

export function Component() {
  const [params] = useSearchParams();
  const wanted = readLaneFilter(params);
  const all = useQuery(lanesQuery(allLanes));
  const lanes = useQuery(lanesQuery(wanted));
  const driving = useDriving();
  const { asked, refused } = driving;
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <p className="mt-1 max-w-4xl text-pretty text-ink-soft">{strings.text}</p>
      <RunbookName page="a-key-was-parked" />
      {all.data && <LaneFilters wanted={wanted} all={all.data.told} />}
      {refused?.is === 'gone' && <Overtaken sentence={refused.sentence} />}
      <QueryState query={lanes}>
        {({ told, at }) => (
          <>
            {told.count === 0 ? (
              <None wanted={wanted} />
            ) : (
              <Found now={told} at={at} wanted={wanted} driving={driving} />
            )}
            <LookedAt at={at} everyMs={LANES_LOOK_MS} />
          </>
        )}
      </QueryState>
      {asked && <DriveDialog asked={asked} driving={driving} />}
    </>
  );
}

function None({ wanted }: { wanted: WantedLanes }) {
  return (
    <p role="status" className="mt-6 border-t border-line pt-4">
      {isOfAll(wanted) ? (
        strings.none
      ) : (
        <>
          {strings.noneLikeThis} <DeskLink to={{ search: '' }}>{strings.all}</DeskLink>
        </>
      )}
    </p>
  );
}

function Found({
  now,
  at,
  wanted,
  driving,
}: {
  now: ParkedLaneList;
  at: string;
  wanted: WantedLanes;
  driving: ReturnType<typeof useDriving>;
}) {
  const [params] = useSearchParams();
  const isWide = useMedia(wideScreen);
  const { count, processes, lanes } = now;
  const lane = lanes.find((each) => laneId(each) === params.get('lane')) ?? lanes[0]!;
  const driveAll = () => driving.ask(isOfAll(wanted) ? (kindOfAll(now) ?? allLanes) : wanted);
  const driveOne = ({ process, key }: ParkedLane) => driving.ask({ ...allLanes, process, key });
  useKeys({
    [laneKeys.all]: driveAll,
    // Who is quick presses it before the row that has the focus is shown as the chosen one.
    [laneKeys.one]: () => driveOne(lanes.find((each) => laneId(each) === focusedLane()) ?? lane),
  });
  const idle = processes.filter(({ isRun }) => !isRun).map(({ process }) => process);
  const says = isOfAll(wanted) ? strings.found : strings.foundLikeThis;
  const detail = <LaneDetail lane={lane} processes={processes} at={at} onDrive={() => driveOne(lane)} />;
  return (
    <>
      {idle.length > 0 && (
        <Notice tone="second" className="mt-4 py-3">
          <p>{strings.notRun(idle.join(', '))}</p>
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
        <p role="status" className="figures font-semibold">
          {says(count, formatCount(count))}
        </p>
        <Button size="sm" variant="primary" aria-keyshortcuts={laneKeys.all} onClick={driveAll}>
          {strings.drive.open}
          <KeyHint>{laneKeys.all}</KeyHint>
        </Button>
      </div>
      {driving.refused?.is === 'empty' && isOfAll(wanted) && <SeveralKinds all={now} />}
      <div className="mt-3 grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] xl:gap-x-14">
        <div className="min-w-0">
          <LaneTable lanes={lanes} chosen={laneId(lane)} at={at} below={isWide ? null : detail} />
          {count > lanes.length && (
            <p className="figures mt-3 text-note text-ink-soft">
              {strings.listed(formatCount(lanes.length), formatCount(count))}
            </p>
          )}
        </div>
        {isWide && <div className="sticky top-18 border-l border-line pl-6">{detail}</div>}
      </div>
    </>
  );
}
