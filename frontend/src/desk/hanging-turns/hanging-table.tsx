import type { HangingTurnCount } from '@rubicon/contracts';
import { formatCount, formatMicroUsd } from '../../lib/format.js';
import { hangingStrings } from '../../strings/desk/hanging-turns.js';
import { formatWait } from '../lib/format-duration.js';
import { shortId } from '../lib/short-id.js';
import { DeskLink } from '../ui/desk-link.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { writeHangingFilter, type WantedTurns } from './hanging-filter.js';

const strings = hangingStrings.list;
const columns: readonly TableColumn[] = [
  { name: strings.sent },
  { name: strings.waited },
  { name: strings.game },
  { name: strings.turn, least: 'wide' },
  { name: strings.reserved, isFigure: true },
];

/** The oldest of them, by their ids: what each of them is about is the player's. @param at when that was asked */
export function HangingTable({
  counted: { oldest, count },
  wanted,
  at,
}: {
  counted: HangingTurnCount;
  wanted: WantedTurns;
  at: string;
}) {
  if (oldest.length === 0) return null;
  const more = count - oldest.length;
  return (
    <section className="mt-6 max-w-4xl" aria-label={strings.label}>
      <h2 className="eyebrow border-b border-line pb-1">{strings.label}</h2>
      <Table label={strings.label} columns={columns}>
        <tbody>
          {oldest.map(({ turnId, gameId, submittedAt, reservedMicroUsd }) => (
            <tr key={turnId} className="border-b border-line">
              <Cell className="figures">
                <UtcMoment at={submittedAt} />
              </Cell>
              <Cell className="figures">{formatWait(Date.parse(at) - Date.parse(submittedAt))}</Cell>
              <Cell>
                <DeskLink
                  to={{ search: writeHangingFilter({ ...wanted, gameId }) }}
                  className="typed"
                  title={gameId}
                  aria-label={strings.ofGame(shortId(gameId))}
                >
                  {shortId(gameId)}
                </DeskLink>
              </Cell>
              <Cell least="wide">
                <span className="typed" title={turnId}>
                  {shortId(turnId)}
                </span>
              </Cell>
              <Cell isFigure>{formatMicroUsd(reservedMicroUsd)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p className="mt-2 text-note text-ink-soft">{strings.more(formatCount(more))}</p>}
    </section>
  );
}
