/**
 * /staff/narrators: who narrates, what each tells, and the way to quiet, drain and wake one and to change its slots (keys `q`, `d`, `w`, `s`), with what
 * that does. The chosen one stands in the address, and nothing is decided of another: neither where none is chosen nor when it is not heard any more.
 */
import type { Narrators } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/ui/notice.js';
import { useMedia, wideScreen } from '../../lib/use-media.js';
import { narratorStrings as strings } from '../../strings/desk/narrators.js';
import { NARRATORS_LOOK_MS, narratorsQuery } from '../lib/narrators.js';
import { useKeys } from '../lib/use-keys.js';
import { DeskTitle } from '../ui/desk-title.js';
import { LookedAt } from '../ui/looked-at.js';
import { NarrationPaused } from '../ui/narration-paused.js';
import { Overtaken } from '../ui/overtaken.js';
import { QueryState } from '../ui/query-state.js';
import { RunbookName } from '../ui/runbook-name.js';
import { namedNarrator, type NamedNarrator } from './named-narrator.js';
import { actKeys, actsOf, type NarratorAct } from './narrator-acts.js';
import { NarratorDetail } from './narrator-detail.js';
import { NarratorDialog } from './narrator-dialog.js';
import { focusedNarrator, NarratorTable } from './narrator-table.js';
import { NarratorTotals } from './narrator-totals.js';
import { UnheardNarrator } from './unheard-narrator.js';
import { useNarratorDecision } from './use-narrator-decision.js';

export function Component() {
  const narrators = useQuery(narratorsQuery);
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <NarrationPaused />
      <QueryState query={narrators}>
        {({ told, at }) => (
          <>
            <NarratorTotals now={told} />
            <Chosen now={told} at={at} />
            <LookedAt at={at} everyMs={NARRATORS_LOOK_MS} />
          </>
        )}
      </QueryState>
    </>
  );
}

function Chosen({ now, at }: { now: Narrators; at: string }) {
  const [params] = useSearchParams();
  const decision = useNarratorDecision();
  const { asked, overtaken } = decision;
  const name = params.get('narrator');
  const narrator = name === null ? undefined : namedNarrator(now.narrators, name);
  const isOfChosen = overtaken !== null && overtaken.name === narrator?.name;
  return (
    <>
      {overtaken !== null && !isOfChosen && <Overtaken sentence={overtaken.sentence} />}
      {name !== null && !narrator && <UnheardNarrator name={name} />}
      {now.narrators.length > 0 ? (
        <ListAndActs
          now={now}
          at={at}
          narrator={narrator}
          overtaken={isOfChosen ? overtaken.sentence : null}
          ask={decision.ask}
        />
      ) : (
        <Notice tone="danger" className="mt-6">
          <p>{strings.none}</p>
          <RunbookName page="nobody-tells-turns" />
        </Notice>
      )}
      {asked && <NarratorDialog asked={asked} decision={decision} now={now} />}
    </>
  );
}

/** @param narrator the chosen one. Undefined: none is, or it is not there any more: then nothing can be decided of any */
function ListAndActs({
  now,
  at,
  narrator,
  overtaken,
  ask,
}: {
  now: Narrators;
  at: string;
  narrator: NamedNarrator | undefined;
  overtaken: string | null;
  ask: ReturnType<typeof useNarratorDecision>['ask'];
}) {
  const isWide = useMedia(wideScreen);
  const actByKey = (act: NarratorAct) => () => {
    // Who is quick presses it before the row that has the focus is shown as the chosen one.
    const focused = focusedNarrator();
    const chosen = focused === undefined ? narrator : namedNarrator(now.narrators, focused);
    return chosen && actsOf(chosen.mode).includes(act) ? ask(act, chosen) : false;
  };
  useKeys({
    [actKeys.quiet]: actByKey('quiet'),
    [actKeys.drain]: actByKey('drain'),
    [actKeys.wake]: actByKey('wake'),
    [actKeys.slots]: actByKey('slots'),
  });
  const detail = narrator && (
    <NarratorDetail narrator={narrator} at={at} overtaken={overtaken} onAct={(act) => ask(act, narrator)} />
  );
  return (
    <>
      {now.slots === 0 && (
        <Notice tone="danger" className="mt-5 py-3">
          <p>{strings.nobodyTakes}</p>
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] xl:gap-x-14">
        <NarratorTable
          narrators={now.narrators}
          chosen={narrator?.name ?? null}
          at={at}
          below={isWide ? undefined : detail}
        />
        {(isWide || !detail) && (
          <div className="lg:sticky lg:top-18 lg:border-l lg:border-line lg:pl-6">
            {detail ?? <p className="text-ink-soft max-lg:mt-3">{strings.choose}</p>}
          </div>
        )}
      </div>
    </>
  );
}
