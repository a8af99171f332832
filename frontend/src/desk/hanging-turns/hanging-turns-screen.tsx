/**
 * /staff/turns: how many turns hang, for how long and with what reserved, and the way to end them with release (key `f`). Which are counted stands in the
 * address.
 */
import type { HangingTurnCount } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { hangingStrings as strings } from '../../strings/desk/hanging-turns.js';
import { formatLimit } from '../lib/format-duration.js';
import { useKeys } from '../lib/use-keys.js';
import { DeskLink } from '../ui/desk-link.js';
import { DeskTitle } from '../ui/desk-title.js';
import { KeyHint } from '../ui/key-hint.js';
import { LookedAt } from '../ui/looked-at.js';
import { QueryState } from '../ui/query-state.js';
import { RunbookName } from '../ui/runbook-name.js';
import { outcomeOfFailing } from './effects-of-failing.js';
import { FailDialog } from './fail-dialog.js';
import { HangingFigures } from './hanging-figures.js';
import { readHangingFilter, type WantedTurns } from './hanging-filter.js';
import { HangingFilters } from './hanging-filters.js';
import { HangingTable } from './hanging-table.js';
import { HANGING_LOOKS_MS, hangingTurnsQuery } from './hanging-turns.api.js';
import { useFailing } from './use-failing.js';

const MINUTE_MS = 60_000;
const FAIL_KEY = 'f';

export function Component() {
  const [params] = useSearchParams();
  const wanted = readHangingFilter(params);
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <p className="mt-1 max-w-4xl text-pretty text-ink-soft">{strings.text}</p>
      <HangingFilters wanted={wanted} />
      {wanted === null ? (
        <Notice tone="danger" className="mt-4 py-3">
          <p>{strings.malformed}</p>
        </Notice>
      ) : (
        <Counted wanted={wanted} />
      )}
    </>
  );
}

function Counted({ wanted }: { wanted: WantedTurns }) {
  const turns = useQuery(hangingTurnsQuery(wanted));
  const failing = useFailing();
  return (
    <>
      <WhatCame failing={failing} />
      <QueryState query={turns}>
        {({ told, at }) => (
          <>
            <Found counted={told} wanted={wanted} at={at} failing={failing} />
            <BeforeTheyEnd />
            <LookedAt at={at} everyMs={HANGING_LOOKS_MS} />
          </>
        )}
      </QueryState>
    </>
  );
}

function Found({
  counted,
  wanted,
  at,
  failing,
}: {
  counted: HangingTurnCount;
  wanted: WantedTurns;
  at: string;
  failing: ReturnType<typeof useFailing>;
}) {
  const mayFail = counted.count > 0 || failing.isPending;
  useKeys({ [FAIL_KEY]: () => (mayFail ? failing.ask() : false) });
  return (
    <section aria-label={strings.figures.label} className="mt-4 border-t border-line pt-4">
      <HangingFigures counted={counted} minutes={wanted.minutes} at={at} />
      <p className="mt-4 max-w-4xl text-note text-ink-soft">
        {strings.givenUp(formatLimit(counted.givenUpAfterMs))}
      </p>
      <div className="mt-5">
        {mayFail ? (
          <Button size="sm" variant="danger" aria-keyshortcuts={FAIL_KEY} onClick={failing.ask}>
            {strings.act.open}
            <KeyHint>{FAIL_KEY}</KeyHint>
          </Button>
        ) : (
          <p role="status">{strings.none(formatLimit(wanted.minutes * MINUTE_MS))}</p>
        )}
      </div>
      <HangingTable counted={counted} wanted={wanted} at={at} />
      {failing.isAsked && (
        <FailDialog counted={counted} failing={failing} onSubmit={() => failing.carryOut(wanted, counted)} />
      )}
    </section>
  );
}

/** What is left of it to be done, or why it was not: of what was ended to the end, a word in passing says enough. */
function WhatCame({ failing: { isAsked, unfinished, error } }: { failing: ReturnType<typeof useFailing> }) {
  if (isAsked || (unfinished === null && error === null)) return null;
  return (
    <Notice tone="danger" className="figures mt-4 py-3">
      <p>
        {unfinished === null
          ? serverMessage(error, strings.act.failed)
          : outcomeOfFailing(unfinished).join(' ')}
      </p>
    </Notice>
  );
}

/** What helps without any turn's being ended. */
function BeforeTheyEnd() {
  const { narrators, parked } = strings.beforeTexts;
  return (
    <section className="mt-8 max-w-4xl">
      <h2 className="eyebrow border-b border-line pb-1">{strings.before}</h2>
      <ul className="mt-3 grid gap-x-12 gap-y-4 sm:grid-cols-2">
        <li>
          <p>{narrators}</p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
            <DeskLink to="/narrators">{strings.toNarrators}</DeskLink>
            <RunbookName page="nobody-tells-turns" />
          </p>
        </li>
        <li>
          <p>{parked}</p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
            <DeskLink to="/lanes?process=turn">{strings.toLanes}</DeskLink>
            <RunbookName page="a-key-was-parked" />
          </p>
        </li>
      </ul>
    </section>
  );
}
