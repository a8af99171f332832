import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../components/ui/notice.js';
import { operationsStrings as strings } from '../../strings/desk/operations.js';
import { Sentence } from '../../strings/sentence.js';
import { formatWait } from '../lib/format-duration.js';
import { narrationQuery } from '../lib/narration.js';
import { DeskLink } from './desk-link.js';

/** Where a pause is not the subject but explains what is shown: that there is one, since when, by whom, and where it is ended. */
export function NarrationPaused() {
  const { data } = useQuery(narrationQuery);
  if (!data?.told.paused) return null;
  const { since, name } = data.told.paused;
  return (
    <Notice tone="second" className="mt-4 py-2.5">
      <p className="figures [overflow-wrap:anywhere]">
        <Sentence
          text={strings.paused(formatWait(Date.parse(data.at) - Date.parse(since)), name)}
          parts={{ narration: <DeskLink to="/">{strings.toNarration}</DeskLink> }}
        />
      </p>
    </Notice>
  );
}
