/** /try-free: the prologue that is played on the server, French Revolution (specification, section 2, "Reading A"). */
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { PageSpinner } from '../../../components/ui/spinner.js';
import { useEraDress } from '../../../lib/era/page-era.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { hasServerDemo } from '../parts/prologue-flags.js';
import { commonStrings } from '../../../strings/common.js';
import { demoStrings } from '../../../strings/demo.js';
import { Intro } from './intro.js';
import { LimitReached } from './limit-reached.js';
import { PlayScreen } from './play-screen.js';
import { demoStateQuery, isOverLimit, useStartDemo } from './server-demo.api.js';

export function TryFreePage() {
  useEraDress('french_revolution');
  const begun = useHydrated() && hasServerDemo();
  const demo = useQuery({ ...demoStateQuery, enabled: begun });
  const start = useStartDemo();
  const state = demo.data?.gameState ?? null;

  if (start.isPending || (begun && demo.isPending))
    return <PageSpinner label={demoStrings.tryFree.telling} />;
  if (state !== null)
    return <PlayScreen key={state.startedAt} state={state} character={demo.data?.character ?? null} />;
  if (isOverLimit(start.error)) {
    return (
      <div className="page-width max-w-2xl py-16">
        <LimitReached error={start.error} />
      </div>
    );
  }
  if (begun && demo.isError) {
    return (
      <div className="page-width max-w-2xl py-16">
        <Notice tone="danger" title={demoStrings.tryFree.notLoaded}>
          <p className="mt-1">{demoStrings.tryFree.notLoadedText}</p>
          <Button variant="secondary" className="mt-4" onClick={() => void demo.refetch()}>
            {commonStrings.tryAgain}
          </Button>
        </Notice>
      </div>
    );
  }
  return <Intro onBegin={() => start.mutate()} />;
}
