import type { NarrationOperations, WaitingTurns } from '@rubicon/contracts';
import { classNames } from '../../lib/class-names.js';
import { formatCount } from '../../lib/format.js';
import { narrationStrings as strings } from '../../strings/desk/narration.js';
import { Sentence } from '../../strings/sentence.js';
import { waitsTooLong } from '../lib/waits-too-long.js';
import { formatLimit, formatWait } from '../lib/format-duration.js';

/** Turns and prologues that no narrator has taken, how long the next of them has waited, and how long it may. */
export function WhatWaits({ now }: { now: NarrationOperations }) {
  return (
    <section className="mt-8">
      <h2 className="eyebrow border-b border-line pb-1">{strings.waiting}</h2>
      <dl className="mt-4 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Waiting name={strings.turns} waiting={now.turns} />
        <Waiting name={strings.prologues} waiting={now.prologues} />
      </dl>
      {(now.turns === null || now.prologues === null) && <p className="mt-4">{strings.unknownText}</p>}
      <p className="figures mt-6">{strings.admits(formatLimit(now.admitsUpToMs))}</p>
      <p className="mt-1 text-note text-ink-soft">
        <Sentence text={strings.boardText} parts={{ board: <QueueBoardLink /> }} />
      </p>
    </section>
  );
}

function Waiting({ name, waiting }: { name: string; waiting: WaitingTurns | null }) {
  return (
    <div>
      <dt>
        <span className="block font-semibold">{name}</span>
        <span className="block text-note text-ink-soft">{strings.notTaken}</span>
      </dt>
      <dd className="mt-1">
        {waiting === null ? (
          <span className="display text-large text-ink-soft">{strings.unknown}</span>
        ) : (
          <>
            <span
              className={classNames(
                'display figures block text-price',
                waitsTooLong(waiting) && 'text-danger',
              )}
            >
              {formatCount(waiting.count)}
            </span>
            <span
              className={classNames(
                'figures block text-note',
                waitsTooLong(waiting) ? 'font-semibold text-danger' : 'text-ink-soft',
              )}
            >
              {waiting.nextWaitedMs === null
                ? strings.noneWaits
                : strings.next(formatWait(waiting.nextWaitedMs))}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

/** A page of the server's, not of the desk's. */
function QueueBoardLink() {
  return (
    <a
      href="/api/staff/operations/queue-board"
      target="_blank"
      rel="noopener"
      className="text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {strings.board}
    </a>
  );
}
