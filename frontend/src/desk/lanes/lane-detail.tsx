import type { LanesOfProcess, ParkedLane } from '@rubicon/contracts';
import { Button } from '../../components/ui/button.js';
import { formatCount } from '../../lib/format.js';
import { laneStrings as strings } from '../../strings/desk/lanes.js';
import { Sentence } from '../../strings/sentence.js';
import { formatWait } from '../lib/format-duration.js';
import { shortId } from '../lib/short-id.js';
import { CopyButton } from '../ui/copy-button.js';
import { DeskLink } from '../ui/desk-link.js';
import { Facts } from '../ui/facts.js';
import { KeyHint } from '../ui/key-hint.js';
import { RunbookName } from '../ui/runbook-name.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { howItGoesOn } from './how-it-goes-on.js';
import { laneKeys } from './lane-keys.js';

/** The process manager whose keys are games, and whose lanes keep turns from their end. */
const TURN_PROCESS = 'turn';

/** The chosen lane: what keeps it, since when, where it stands and how it goes on. */
export function LaneDetail({
  lane,
  processes,
  at,
  onDrive,
}: {
  lane: ParkedLane;
  processes: readonly LanesOfProcess[];
  at: string;
  onDrive: () => void;
}) {
  const { process, key, parkedAt, lastTriedAt, tries, event, errorCode, errorName, errorMessage } = lane;
  return (
    <section aria-labelledby="chosen-lane" className="min-w-0">
      <h2 id="chosen-lane" className="text-lead font-semibold [overflow-wrap:anywhere] max-lg:sr-only">
        {process} {shortId(key)}
      </h2>
      <p className="mt-1 text-ink-soft">{howItGoesOn(lane, processes)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" variant="secondary" aria-keyshortcuts={laneKeys.one} onClick={onDrive}>
          {strings.drive.openOne}
          <KeyHint>{laneKeys.one}</KeyHint>
        </Button>
        {process === TURN_PROCESS && (
          <DeskLink to={`/turns?${new URLSearchParams({ minutes: '5', game: key }).toString()}`}>
            {strings.hanging}
          </DeskLink>
        )}
      </div>
      <div className="figures mt-5">
        <Facts
          facts={[
            [
              strings.facts.why,
              <span key="why" className="[overflow-wrap:anywhere]">
                {errorMessage}
              </span>,
            ],
            [
              strings.facts.code,
              <span key="code" className="typed text-note [overflow-wrap:anywhere]">
                {errorCode === errorName ? errorCode : `${errorCode} (${errorName})`}
              </span>,
            ],
            [strings.facts.parkedAt, <Ago key="parked" since={parkedAt} at={at} />],
            [strings.facts.lastTriedAt, <Ago key="tried" since={lastTriedAt} at={at} />],
            [strings.facts.tries, strings.facts.inARow(formatCount(tries))],
            [
              strings.facts.event,
              event === null ? (
                strings.facts.noEvent
              ) : (
                <span key="event" className="[overflow-wrap:anywhere]">
                  {event.type}
                  <span className="block text-caption text-ink-soft">
                    <UtcMoment at={event.at} /> {'\u00b7'} {strings.facts.position(event.position)}
                  </span>
                </span>
              ),
            ],
            [
              strings.facts.key,
              <span key="key" className="typed text-note [overflow-wrap:anywhere]">
                {key} <CopyButton text={key} what={strings.facts.theKey} />
              </span>,
            ],
          ]}
        />
      </div>
      <p className="mt-3">
        <RunbookName page="a-key-was-parked" />
      </p>
    </section>
  );
}

function Ago({ since, at }: { since: string; at: string }) {
  return (
    <Sentence
      text={strings.facts.ago(formatWait(Date.parse(at) - Date.parse(since)))}
      parts={{ at: <UtcMoment at={since} /> }}
    />
  );
}
