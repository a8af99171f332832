import { Copy } from 'lucide-react';
import { useToast } from '../../lib/toast.js';
import { hashStrings as strings } from '../../strings/desk/hash.js';

/** Puts a text on the clipboard. Outside a secure context there is none, and no button. @param what it is, as in "Copy the hash" */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const say = useToast();
  if (!window.isSecureContext) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say({ title: strings.copied }),
      () => say({ title: strings.notCopied, variant: 'destructive' }),
    );
  return (
    <button
      type="button"
      title={strings.copy(what)}
      onClick={() => void copy()}
      className="relative inline-flex size-6 shrink-0 items-center justify-center rounded-era align-middle text-ink-soft hover:bg-sunken hover:text-ink focus-visible:outline-offset-0"
    >
      <Copy className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{strings.copy(what)}</span>
    </button>
  );
}
