import type { ReplayFrame } from '@rubicon/contracts';
import { Link } from 'react-router-dom';
import { replayStrings as strings } from '../../strings/desk/replay.js';
import { addressOf } from '../lib/timeline-address.js';
import { Differences } from './differences.js';
import { PageThen } from './page-then.js';
import { readDifferences } from './read-difference.js';
import { WalletThen } from './wallet-then.js';

/** One event: the page at the left, the wallet and what changed since at the right. */
export function FrameView({ playerId, frame }: { playerId: string; frame: ReplayFrame }) {
  const { entry } = frame;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_19rem] items-start gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <p className="col-span-2 -mb-1 text-lead font-semibold">
        <Link
          to={addressOf(playerId, entry)}
          className="decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {entry.says}
        </Link>
      </p>
      <section aria-label={strings.page}>
        <h2 className="eyebrow mb-2">{strings.page}</h2>
        <PageThen playerId={playerId} game={frame.game} />
      </section>
      <div className="flex flex-col gap-6">
        <section aria-label={strings.wallet}>
          <h2 className="eyebrow mb-2">{strings.wallet}</h2>
          <WalletThen wallet={frame.wallet} />
        </section>
        <section aria-label={strings.today}>
          <h2 className="eyebrow mb-2">{strings.today}</h2>
          <Differences differences={readDifferences(frame)} />
        </section>
      </div>
    </div>
  );
}
