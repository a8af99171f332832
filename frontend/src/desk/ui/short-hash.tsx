import { shortHash } from '../lib/short-id.js';
import { CopyButton } from './copy-button.js';

/** The beginning of a long code; all of it is copied. @param what it is, as in "Copy the hash" */
export function ShortHash({ hash, what }: { hash: string; what: string }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span title={hash} className="typed text-note">
        {shortHash(hash)}
      </span>
      <CopyButton text={hash} what={what} />
    </span>
  );
}
