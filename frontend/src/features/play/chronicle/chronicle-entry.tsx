/** A line of the chronicle: what the narrator remembers of somebody or something, and what the player may do about it. */
import type { AmendChronicleRequest } from '@rubicon/contracts';
import { Eraser, Pencil, Pin, Undo2 } from 'lucide-react';
import { useEffect, useRef, type Ref } from 'react';
import { serverMessage } from '../../../lib/api/api-error.js';
import { classNames } from '../../../lib/class-names.js';
import { chronicleStrings } from '../../../strings/chronicle.js';
import { useLanguageOf } from '../narrative-language.js';
import { LineEditor } from './line-editor.js';
import type { KeptLine } from './line-groups.js';

const { marks, topics, settled: settledWords } = chronicleStrings;

export interface ChronicleEntryProps {
  line: KeptLine;
  /** It stands among those of its own topic, under its name. */
  sorted: boolean;
  editing: boolean;
  pending: boolean;
  error: Error | null;
  onEdit: (open: boolean) => void;
  onChange: (change: AmendChronicleRequest) => void;
}

export function ChronicleEntry({
  line,
  sorted,
  editing,
  pending,
  error,
  onEdit,
  onChange,
}: ChronicleEntryProps) {
  const { subject, text, settled, struck, pinned } = line;
  const isPast = settled || struck;
  const lang = useLanguageOf(text);
  const correct = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The editor goes with the focus in it.
    if (wasEditing.current && !editing) correct.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const message = error && serverMessage(error, chronicleStrings.failed);
  return (
    <li
      aria-busy={pending || undefined}
      className={classNames(
        'relative py-3',
        pinned &&
          !struck &&
          "before:absolute before:inset-y-3.5 before:-left-3 before:w-0.5 before:bg-accent before:content-['']",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <p
          dir="auto"
          className={classNames(
            'min-w-0 font-semibold first-letter:uppercase',
            isPast && 'text-ink-soft',
            struck && 'line-through decoration-1',
          )}
        >
          {subject}
        </p>
        {!editing && (
          <Acts line={line} correctRef={correct} onEdit={() => onEdit(true)} onChange={onChange} />
        )}
      </div>
      {!editing && (
        <p
          dir="auto"
          lang={lang}
          className={classNames(
            'mt-0.5 text-aside',
            isPast && 'text-ink-soft',
            struck && 'line-through decoration-1',
          )}
        >
          {text}
        </p>
      )}
      {editing && (
        <LineEditor
          subject={subject}
          text={text}
          pending={pending}
          error={message}
          onSave={(corrected) => onChange({ text: corrected })}
          onCancel={() => onEdit(false)}
        />
      )}
      <Marks line={line} sorted={sorted} />
      {message !== null && !editing && (
        <p role="alert" className="mt-1.5 text-note text-danger">
          {message}
        </p>
      )}
    </li>
  );
}

function Marks({ line, sorted }: { line: KeptLine; sorted: boolean }) {
  const { topic, since, settled, corrected, inPrompt, struck } = line;
  return (
    <p className="figures mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption text-ink-soft">
      {inPrompt && !struck && (
        <span title={marks.inMindHint} className="inline-flex items-center gap-1.5 text-accent">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-accent" />
          {marks.inMind}
        </span>
      )}
      {struck && <span>{marks.struck}</span>}
      {corrected && !struck && <span>{marks.corrected}</span>}
      <span>
        {chronicleStrings.since(sorted ? null : topics[topic], since, settled ? settledWords[topic] : null)}
      </span>
    </p>
  );
}

function Acts({
  line: { subject, pinned, struck },
  correctRef,
  onEdit,
  onChange,
}: {
  line: KeptLine;
  correctRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onChange: (change: AmendChronicleRequest) => void;
}) {
  return (
    <div className="-mt-1.5 -mr-2 flex shrink-0">
      {!struck && (
        <>
          <button
            type="button"
            aria-pressed={pinned}
            aria-label={chronicleStrings.pin(subject)}
            title={pinned ? chronicleStrings.unpinHint : chronicleStrings.pinHint}
            onClick={() => onChange({ pinned: !pinned })}
            className={classNames(actStyles, pinned && 'text-accent')}
          >
            <Pin {...icon} fill={pinned ? 'currentColor' : 'none'} />
          </button>
          <button
            type="button"
            ref={correctRef}
            aria-label={chronicleStrings.correct(subject)}
            title={chronicleStrings.correctHint}
            onClick={onEdit}
            className={actStyles}
          >
            <Pencil {...icon} />
          </button>
        </>
      )}
      {/* One button for both, so that the keyboard stays where it is. */}
      <button
        type="button"
        aria-label={struck ? chronicleStrings.takeBackOf(subject) : chronicleStrings.strike(subject)}
        title={struck ? undefined : chronicleStrings.strikeHint}
        onClick={() => onChange({ struck: !struck })}
        className={classNames(actStyles, struck && 'w-auto gap-1.5 px-2 text-note text-accent')}
      >
        {struck ? <Undo2 {...icon} /> : <Eraser {...icon} />}
        {struck && chronicleStrings.takeBack}
      </button>
    </div>
  );
}

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.6 } as const;
const actStyles =
  'inline-flex size-9 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink';
