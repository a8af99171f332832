import { Notice } from '../../components/ui/notice.js';
import { operationsStrings as strings } from '../../strings/desk/operations.js';

/** The server's sentence of why something was not done, for somebody else was quicker. */
export function Overtaken({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <Notice tone="danger" className="mt-4 py-3">
      <p>
        {sentence} {strings.asItIs}
      </p>
    </Notice>
  );
}
