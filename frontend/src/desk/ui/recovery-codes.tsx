import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { saveFile } from '../../lib/save-file.js';
import { useToast } from '../../lib/toast.js';
import { recoveryCodeStrings as strings } from '../../strings/desk/join.js';

/** Codes that are shown this once: to be copied, saved or printed before one goes on. */
export function RecoveryCodes({
  codes,
  done,
  onDone,
}: {
  codes: readonly string[];
  done: string;
  onDone: () => void;
}) {
  const say = useToast();
  const [areKept, setKept] = useState(false);
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say({ title: strings.copied }),
      () => say({ title: strings.notCopied, variant: 'destructive' }),
    );
  const save = () =>
    saveFile(new Blob([`${strings.fileTitle}\n\n${text}\n`], { type: 'text/plain' }), strings.file);
  return (
    <>
      <p className="mt-2">{strings.text}</p>
      <div data-print>
        <p className="mb-3 hidden print:block">{strings.fileTitle}</p>
        <ol className="typed mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 border-y border-line-strong px-1 py-4">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {/* Outside a secure context there is no clipboard. */}
        {window.isSecureContext && (
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            {strings.copy}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={save}>
          {strings.save}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          {strings.print}
        </Button>
      </div>
      <label className="mt-6 flex items-baseline gap-2.5">
        <input
          type="checkbox"
          className="size-4 shrink-0 translate-y-0.5 accent-accent"
          checked={areKept}
          onChange={({ target }) => setKept(target.checked)}
        />
        {strings.kept}
      </label>
      <Button className="mt-4 w-full" disabled={!areKept} onClick={onDone}>
        {done}
      </Button>
    </>
  );
}
