import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Input } from '../../../components/ui/input.js';
import { useToast } from '../../../lib/toast.js';
import { timelineStrings } from '../../../strings/timeline.js';

const strings = timelineStrings.sharing;

/** A link in a field of its own, and a button that copies it; where the page may not, the field is selected. */
export function CopyLink({
  url,
  label,
  autoFocus = false,
}: {
  url: string;
  label: string;
  /** It stands where the button was that made it. */
  autoFocus?: boolean;
}) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const id = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toast({ title: strings.copied, description: strings.copiedText });
    } catch {
      // No secure page, or the browser refuses.
      field.current?.select();
      toast({ title: strings.copyYourself, description: strings.copyYourselfText });
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <div className="mt-2 flex gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Input
        ref={field}
        id={id}
        readOnly
        value={url}
        className="min-w-0 flex-1 text-note"
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="secondary"
        autoFocus={autoFocus}
        aria-label={strings.copyNamed(label)}
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{strings.copy}</span>
      </Button>
    </div>
  );
}
