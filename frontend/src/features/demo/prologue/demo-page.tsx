/** /demo: the prologue that is played in the browser, in the era of `period` or in one by chance (specification, section 2, "Reading B"). */
import type { GameType } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageSpinner } from '../../../components/ui/spinner.js';
import { useEraDress } from '../../../lib/era/page-era.js';
import { readGameType } from '../../../lib/era/eras.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { demoStrings } from '../../../strings/demo.js';
import { openPrologue } from './open-prologue.js';
import { PrologueView } from './prologue-view.js';

export function DemoPage() {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  if (!hydrated) return <PageSpinner label={demoStrings.loading} />;
  const asked = readGameType(params.get('period'));
  return <Prologue key={asked} asked={asked} />;
}

function Prologue({ asked }: { asked: GameType | null }) {
  const { data } = useQuery({
    queryKey: ['prologue', asked],
    queryFn: () => openPrologue(asked, Date.now(), Math.random()),
    // It goes on in the browser's storage: a later visit opens it there.
    gcTime: 0,
  });
  useEraDress(data?.demo.gameType ?? null);
  if (!data) return <PageSpinner label={demoStrings.loading} />;
  return <PrologueView {...data} />;
}
