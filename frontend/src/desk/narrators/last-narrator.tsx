import { Notice } from '../../components/ui/notice.js';
import { narratorStrings as strings } from '../../strings/desk/narrators.js';

/** Why it was not done: whoever asks again, here, means it. */
export function LastNarrator() {
  return (
    <Notice tone="danger" className="bg-sunken px-4 py-3">
      <p>{strings.last}</p>
    </Notice>
  );
}
