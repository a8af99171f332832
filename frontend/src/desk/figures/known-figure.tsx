import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { figureStrings } from '../../strings/desk/figures.js';
import type { Runbook } from '../lib/runbooks.js';
import { RunbookName } from '../ui/runbook-name.js';

/** A screen of the desk that helps. */
export interface HelpingScreen {
  readonly to: string;
  readonly name: string;
}

/** How bad it is: `warning` is for the day, `alarm` for now. */
export type FigureTone = 'calm' | 'warning' | 'alarm';

const edges: Readonly<Record<FigureTone, string>> = {
  calm: 'border-line-strong',
  warning: 'border-second',
  alarm: 'border-danger',
};

/** A figure with what it counts, what belongs to it, and where help is; on a phone the figure stands beside its name. */
export function KnownFigure({
  name,
  text,
  figure,
  beside,
  tone = 'calm',
  isInWords = false,
  screen,
  runbook,
}: {
  name: string;
  text: string;
  figure: string;
  /** Of it: how old, of how much. */
  beside: ReactNode;
  tone?: FigureTone;
  /** Words in a figure's place. */
  isInWords?: boolean;
  screen?: HelpingScreen;
  runbook: Runbook;
}) {
  return (
    <div
      className={classNames(
        'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t-3 bg-surface px-4 py-3 sm:flex sm:flex-col',
        edges[tone],
      )}
    >
      <dt>
        <ToneMark tone={tone} />
        <span className="block font-semibold">{name}</span>
        <span className="block text-caption text-ink-soft">{text}</span>
      </dt>
      <dd className="max-sm:contents sm:mt-1 sm:flex sm:flex-1 sm:flex-col">
        <span
          className={classNames(
            'figures block [overflow-wrap:anywhere] max-sm:text-right',
            isInWords ? 'text-large' : 'text-figure leading-tight font-semibold',
            tone === 'alarm' && 'text-danger',
          )}
        >
          {figure}
        </span>
        <span className="figures col-span-2 block text-note max-sm:mt-1">{beside}</span>
        <span className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-3 max-sm:pt-0.5 sm:mt-auto sm:pt-2">
          <RunbookName page={runbook} />
          {screen && (
            <Link to={screen.to} className="text-caption text-accent">
              {screen.name}
            </Link>
          )}
        </span>
      </dd>
    </div>
  );
}

/** Told by more than a colour. */
function ToneMark({ tone }: { tone: FigureTone }) {
  if (tone === 'calm') return null;
  const Icon = tone === 'alarm' ? OctagonAlert : TriangleAlert;
  return (
    <span className={classNames('float-right ml-2', tone === 'alarm' ? 'text-danger' : 'text-second')}>
      <Icon aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{figureStrings.tones[tone]}</span>
    </span>
  );
}
