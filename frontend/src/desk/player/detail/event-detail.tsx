/** One event: what it says, its personal text, its receipt or letter, and all that lies in the log of it. */
import type { StaffText, TimelineDetail } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { detailStrings as strings, playerStrings } from '../../../strings/desk/player.js';
import { OpenTexts } from '../../grant/open-texts.js';
import { useGrant } from '../../lib/player-card.js';
import { readableText } from '../../lib/readable.js';
import { KindMark } from '../../ui/kind-mark.js';
import { Moment } from '../../ui/moment.js';
import { Money } from '../../ui/money.js';
import { PersonalText } from '../../ui/personal-text.js';
import { QueryState } from '../../ui/query-state.js';
import type { OpenedEvent } from '../../lib/timeline-address.js';
import { EventActs } from './event-acts.js';
import { EventData } from './event-data.js';
import { eventQuery } from './event-query.js';
import { LetterView } from './letter-view.js';
import { ReceiptView } from './receipt-view.js';
import { Section } from '../../ui/section.js';

export function EventDetail({
  playerId,
  opened,
  onClose,
}: {
  playerId: string;
  opened: OpenedEvent;
  onClose: () => void;
}) {
  const detail = useQuery(eventQuery(playerId, opened));
  const panel = useRef<HTMLElement>(null);
  // Whoever opens it with the keyboard goes on in it; Escape closes it.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={strings.label}
      className="absolute inset-y-0 right-0 z-10 w-[26rem] max-w-full overflow-y-auto overscroll-contain border-l border-line-strong bg-page px-5 py-4 shadow-float [scrollbar-width:thin] lg:relative lg:w-auto lg:shadow-none"
    >
      <button
        type="button"
        onClick={onClose}
        className="absolute top-3 right-3 inline-flex size-8 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X className="size-4.5" aria-hidden="true" />
        <span className="sr-only">{strings.close}</span>
      </button>
      <QueryState query={detail}>{(data) => <Event playerId={playerId} detail={data} />}</QueryState>
    </section>
  );
}

function Event({ playerId, detail }: { playerId: string; detail: TimelineDetail }) {
  const { entry, texts, receipt, letter } = detail;
  const names = Object.keys(texts);
  const shown = [...Object.values(texts), ...(letter ? [letter.subject, letter.text] : [])];
  const grant = useGrant(playerId);
  const canOpen = grant === null && shown.some(({ state }) => state === 'masked');
  return (
    <div className="flex flex-col gap-5">
      <header>
        <p className="flex pr-8 flex-wrap items-center gap-x-2 text-note text-ink-soft">
          <KindMark kind={entry.kind} />
          <Moment at={entry.at} className="figures" />
          <span>{entry.staffName ?? playerStrings.by[entry.by]}</span>
        </p>
        <h2 className="mt-1.5 text-lead leading-snug font-semibold">{entry.says}</h2>
        <p className="mt-0.5 flex items-baseline justify-between gap-4 text-note text-ink-soft">
          <span>{entry.type}</span>
          {entry.availableDeltaMicroUsd !== null && (
            <Money
              microUsd={entry.availableDeltaMicroUsd}
              moves
              className="text-body font-semibold text-ink"
            />
          )}
        </p>
      </header>
      <EventActs playerId={playerId} detail={detail} />
      {letter && <LetterView letter={letter} />}
      {names.length > 0 && (
        <Section title={strings.texts}>
          <dl className="flex flex-col gap-3">
            {names.map((name) => (
              <Text key={name} name={name}>
                <PersonalText text={inLines(texts[name]!)} />
              </Text>
            ))}
          </dl>
        </Section>
      )}
      {canOpen && <OpenTexts playerId={playerId} className="self-start" />}
      {receipt && <ReceiptView receipt={receipt} />}
      <EventData detail={detail} />
    </div>
  );
}

function inLines(text: StaffText): StaffText {
  return text.text === null ? text : { ...text, text: readableText(text.text) };
}

function Text({ name, children }: { name: string; children: ReactNode }) {
  const known: Readonly<Record<string, string>> = strings.textNames;
  return (
    <div>
      <dt className="text-caption text-ink-soft">{known[name] ?? name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
