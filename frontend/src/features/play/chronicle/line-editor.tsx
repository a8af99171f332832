import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Textarea } from '../../../components/ui/textarea.js';
import { classNames } from '../../../lib/class-names.js';
import { chronicleStrings } from '../../../strings/chronicle.js';
import { commonStrings } from '../../../strings/common.js';

/** Of a line, after trimming; as the contract says. */
const TEXT_MAX = 240;
const { editor: strings } = chronicleStrings;

export interface LineEditorProps {
  subject: string;
  text: string;
  pending: boolean;
  error: string | null;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** A line in the player's words. Enter saves; what was typed stays when it could not be kept. */
export function LineEditor({ subject, text, pending, error, onSave, onCancel }: LineEditorProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(text);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);
  const corrected = draft.trim();
  const length = [...corrected].length;
  const savable = length > 0 && length <= TEXT_MAX && corrected !== text;

  function save(event: FormEvent) {
    event.preventDefault();
    if (savable && !pending) onSave(corrected);
  }
  function saveOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) save(event);
  }
  return (
    <form onSubmit={save} className="mt-2">
      <label htmlFor={id} className="sr-only">
        {strings.label(subject)}
      </label>
      <Textarea
        id={id}
        ref={input}
        dir="auto"
        rows={3}
        value={draft}
        aria-invalid={length > TEXT_MAX || undefined}
        aria-describedby={error === null ? `${id}-length` : `${id}-error ${id}-length`}
        className="field-sizing-content"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={saveOnEnter}
      />
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-note text-danger">
          {error}
        </p>
      )}
      <div className="mt-2 flex items-center justify-between gap-3">
        <p
          id={`${id}-length`}
          className={classNames('figures text-note', length > TEXT_MAX ? 'text-danger' : 'text-ink-soft')}
        >
          {strings.length(length, TEXT_MAX)}
        </p>
        <div className="flex gap-2">
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {commonStrings.cancel}
          </Button>
          <Button type="submit" size="sm" disabled={!savable} pending={pending}>
            {pending ? commonStrings.saving : strings.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
