import type { ActRequest } from '@rubicon/contracts';
import { actStrings as strings } from '../../strings/desk/acts.js';
import { actSentence } from '../lib/act-sentence.js';

/** What was typed, in place of its fields while its plan is looked at. */
export function ActSummary({ request }: { request: ActRequest }) {
  const { act, reason, letter } = request;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      <dt className="text-ink-soft">{strings.summary}</dt>
      <dd className="font-semibold">{actSentence(act)}</dd>
      {letter !== undefined && (
        <>
          <dt className="text-ink-soft">{strings.letter}</dt>
          <dd className="max-h-40 overflow-y-auto whitespace-pre-line" tabIndex={0}>
            {letter}
          </dd>
        </>
      )}
      <dt className="text-ink-soft">{strings.reason}</dt>
      <dd className="whitespace-pre-line">{reason}</dd>
    </dl>
  );
}
