import { demoInputLimit } from '@rubicon/contracts';
import { useId, type KeyboardEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Textarea } from '../../../components/ui/textarea.js';
import { demoStrings } from '../../../strings/demo.js';
import type { DemoDraft } from './demo-draft.js';

/** From here on the length is shown. */
const LENGTH_SHOWN_FROM = 400;

export interface ActionFormProps {
  draft: DemoDraft;
  label: string;
  placeholder: string;
  button: string;
  /** Stands on the button while a turn is being told. */
  busyButton: string;
  busy: boolean;
  /** The prologue is over. */
  disabled?: boolean;
  onAct: (action: string) => void;
}

/** Where the visitor writes: Enter submits, Shift+Enter adds a line break. Nothing is cut off, and nothing too long is sent. */
export function ActionForm({ draft, onAct, ...props }: ActionFormProps) {
  const { label, placeholder, button, busyButton, busy, disabled = false } = props;
  const id = useId();
  const playable = draft.action !== '' && !draft.tooLong && !busy && !disabled;

  function submit() {
    if (playable) onAct(draft.action);
  }
  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Textarea
        id={id}
        rows={3}
        disabled={busy || disabled}
        value={draft.text}
        placeholder={placeholder}
        aria-invalid={draft.tooLong || undefined}
        aria-describedby={draft.length >= LENGTH_SHOWN_FROM ? `${id}-length` : undefined}
        enterKeyHint="send"
        className="field-sizing-content max-h-64 min-h-[80px]"
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={submitOnEnter}
      />
      {draft.length >= LENGTH_SHOWN_FROM && (
        <p id={`${id}-length`} className="figures mt-1 text-right text-[0.9rem] text-ink-soft">
          {demoStrings.length(draft.length, demoInputLimit)}
        </p>
      )}
      {draft.tooLong && (
        <p role="alert" className="mt-1 text-[0.95rem] text-danger">
          {demoStrings.tooLong}
        </p>
      )}
      <Button
        type="submit"
        className="mt-2.5 w-full"
        disabled={draft.action === '' || draft.tooLong || disabled || busy}
      >
        {busy ? busyButton : button}
      </Button>
    </form>
  );
}
