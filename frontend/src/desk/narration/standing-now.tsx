import type { NarrationOperations, NarrationPaused } from '@rubicon/contracts';
import { useState } from 'react';
import { CirclePause, Feather, OctagonAlert, type LucideIcon } from 'lucide-react';
import { Button } from '../../components/ui/button.js';
import { classNames } from '../../lib/class-names.js';
import { useToast } from '../../lib/toast.js';
import { narrationStrings as strings } from '../../strings/desk/narration.js';
import { standingOf, type Standing } from '../lib/narration-standing.js';
import { overtakenBy } from '../lib/refusals.js';
import { useKeys } from '../lib/use-keys.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { Decided } from '../ui/decided.js';
import { KeyHint } from '../ui/key-hint.js';
import { Overtaken } from '../ui/overtaken.js';
import { ReasonedDialog } from '../ui/reasoned-dialog.js';
import { effectsOfPause, effectsOfResume } from './effects-in-numbers.js';
import { Hindrances } from './hindrances.js';
import { useDecideNarration } from './narration.api.js';

const looks: Readonly<Record<Standing, { icon: LucideIcon; ink: string; edge: string }>> = {
  goes_on: { icon: Feather, ink: 'text-accent', edge: 'border-accent' },
  rests: { icon: CirclePause, ink: 'text-second', edge: 'border-second' },
  stands: { icon: OctagonAlert, ink: 'text-danger', edge: 'border-danger' },
  refuses: { icon: OctagonAlert, ink: 'text-danger', edge: 'border-danger' },
};

/** Whether turns are taken and told, and what is in their way: a pause, since when, by whom and why, or what else; and what an operator decides of it. */
export function StandingNow({ now, at }: { now: NarrationOperations; at: string }) {
  const { paused } = now;
  const standing = standingOf(now);
  const { icon: Icon, ink, edge } = looks[standing];
  const say = useToast();
  const decide = useDecideNarration();
  const [asked, setAsked] = useState<'pause' | 'resume' | null>(null);
  /** What is being written: neither a refusal nor a closed dialog loses it. */
  const [reason, setReason] = useState('');
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const next = paused ? 'resume' : 'pause';
  const key = next.charAt(0);
  const ask = () => {
    decide.reset();
    setOvertaken(null);
    setAsked(next);
  };
  useKeys({ [key]: ask });
  const carryOut = () => {
    if (asked === null) return;
    decide.mutate(asked === 'pause' ? reason : null, {
      onSuccess: () => {
        say({ title: strings[asked].done });
        setAsked(null);
        if (asked === 'pause') setReason('');
      },
      onError: (error) => {
        const sentence = overtakenBy(error);
        if (sentence === null) return;
        setOvertaken(sentence);
        setAsked(null);
      },
    });
  };
  // While it is being done it stands already as it is to stand.
  const isAsSeen = decide.isPending || next === asked;
  const dialog = {
    isPending: decide.isPending,
    error: decide.error,
    onSubmit: carryOut,
    onClose: () => setAsked(null),
  };
  return (
    <>
      <Overtaken sentence={overtaken} />
      <section
        aria-label={strings.state}
        className={classNames('mt-4 border-l-4 bg-surface px-5 py-4', edge)}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role="status" className={classNames('display flex items-center gap-2.5 text-large', ink)}>
            <Icon aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
            {strings.standings[standing]}
          </p>
          <Button size="sm" variant={paused ? 'primary' : 'danger'} aria-keyshortcuts={key} onClick={ask}>
            {strings[next].open}
            <KeyHint>{key}</KeyHint>
          </Button>
        </div>
        <p className="mt-1 text-ink-soft">{strings.standingTexts[standing]}</p>
        {paused && <Pause paused={paused} at={at} />}
        <Hindrances now={now} />
      </section>
      {asked === 'pause' && (
        <ReasonedDialog
          {...dialog}
          strings={strings.pause}
          effects={isAsSeen || !paused ? effectsOfPause(now) : [strings.pause.meanwhile(paused.name)]}
          reason={reason}
          onReason={setReason}
        >
          {reason.trim() !== '' && <AsPlayersRead reason={reason} />}
        </ReasonedDialog>
      )}
      {asked === 'resume' && (
        <ConfirmDialog
          {...dialog}
          strings={strings.resume}
          effects={isAsSeen ? effectsOfResume(now) : [strings.resume.meanwhile]}
        />
      )}
    </>
  );
}

function Pause({ paused, at }: { paused: NarrationPaused; at: string }) {
  return (
    <dl className="mt-2 grid gap-x-6 sm:mt-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-y-1.5">
      <dt className="text-ink-soft max-sm:mt-2 max-sm:text-note">{strings.pausedBy}</dt>
      <dd>
        <Decided by={paused} at={at} />
      </dd>
      <dt className="text-ink-soft max-sm:mt-2 max-sm:text-note">{strings.playersRead}</dt>
      <dd className="[overflow-wrap:anywhere]">{strings.asPlayersRead(paused.reason)}</dd>
    </dl>
  );
}

/** One paragraph, as the server keeps it. */
function AsPlayersRead({ reason }: { reason: string }) {
  return (
    <div>
      <p className="eyebrow">{strings.playersRead}</p>
      <p className="mt-0.5 [overflow-wrap:anywhere]">
        {strings.asPlayersRead(reason.trim().replace(/\s+/g, ' '))}
      </p>
    </div>
  );
}
