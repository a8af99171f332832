import type { GameType } from '@rubicon/contracts';
import type { ReactNode } from 'react';
import { timelineStrings } from '../../../strings/timeline.js';
import { EndingMark, HeadMark, RunMark } from './node-mark.js';

/** What the marks and lines mean. */
export function Legend({ era }: { era: GameType }) {
  const { legend } = timelineStrings;
  return (
    <ul
      aria-label={legend.name}
      className="flex flex-wrap gap-x-5 gap-y-1.5 border-b border-line py-2.5 text-note text-ink-soft"
    >
      <Entry name={legend.head}>
        <HeadMark era={era} />
      </Entry>
      <Entry name={legend.told}>
        <path d="M0-12V12" className="stroke-accent" strokeWidth="4" />
      </Entry>
      <Entry name={legend.other}>
        <path d="M0-12V12" className="stroke-line-strong" strokeWidth="1.5" />
      </Entry>
      <Entry name={legend.ending}>
        <EndingMark told={false} />
      </Entry>
      <Entry name={legend.run}>
        <RunMark told={false} />
      </Entry>
    </ul>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden="true" viewBox="-14 -14 28 28" fill="none" className="size-5">
        {children}
      </svg>
      {name}
    </li>
  );
}
