import type { ComparedPath, Comparison, FactionStanding } from '@rubicon/contracts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format.js';
import { commonStrings } from '../../../strings/common.js';
import { timelineStrings } from '../../../strings/timeline.js';

const strings = timelineStrings.compare;

export interface ComparisonTableProps {
  comparison: Comparison;
  labels: Readonly<Record<'left' | 'right', string>>;
}

/** Where the two stand, a line for each measure. */
export function ComparisonTable({ comparison: { left, right }, labels }: ComparisonTableProps) {
  const facts = (name: string, of: (path: ComparedPath) => string) => (
    <Row name={name} left={of(left)} right={of(right)} />
  );
  const stat = (name: 'influence' | 'reputation' | 'resources') => (
    <NumberRow
      key={name}
      name={commonStrings.stats[name]}
      left={left.playerStats[name]}
      right={right.playerStats[name]}
    />
  );
  return (
    <div className="plate overflow-x-auto px-4 py-2 sm:px-6 sm:py-4">
      <table className="w-full table-fixed text-left max-sm:text-note">
        <caption className="sr-only">{strings.table}</caption>
        <colgroup>
          <col className="w-[38%] sm:w-[30%]" />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="py-2 pr-3">
              <span className="sr-only">{strings.measure}</span>
            </th>
            {[labels.left, labels.right].map((label, side) => (
              <th key={side} scope="col" className="py-2 pr-3 leading-snug font-semibold text-accent">
                <span dir="auto" className="line-clamp-3 text-left wrap-anywhere">
                  {label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts(strings.date, ({ currentDate }) => currentDate)}
          {facts(strings.phase, ({ gamePhase }) => gamePhase)}
          {facts(strings.ending, ({ ending }) =>
            ending ? timelineStrings.endings[ending.kind] : strings.noEnding,
          )}
          <NumberRow plain name={strings.since} left={left.turnCount} right={right.turnCount} />
        </tbody>
        <Group name={strings.stats}>
          {(['influence', 'reputation', 'resources'] as const).map(stat)}
          <NumberRow
            name={strings.bent}
            left={left.divergencePercent}
            right={right.divergencePercent}
            write={(percent) => strings.percent(formatCount(percent))}
          />
        </Group>
        <Factions left={left.factions} right={right.factions} />
      </table>
    </div>
  );
}

function Factions({ left, right }: Record<'left' | 'right', readonly FactionStanding[]>) {
  const named = new Map([...left, ...right].map(({ id, name }) => [id, name]));
  if (named.size === 0) return null;
  const standing = (side: readonly FactionStanding[], id: string) =>
    side.find((faction) => faction.id === id)?.standing ?? null;
  return (
    <Group name={strings.standing}>
      {[...named].map(([id, name]) => (
        <NumberRow key={id} signed name={name} left={standing(left, id)} right={standing(right, id)} />
      ))}
    </Group>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup" className="eyebrow border-b border-line pt-5 pb-1 text-left">
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

function Row({ name, left, right }: { name: string; left: ReactNode; right: ReactNode }) {
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="py-2 pr-2 text-left font-normal text-ink-soft hyphens-auto sm:pr-3">
        {name}
      </th>
      <td className="figures py-2 pr-2 hyphens-auto sm:pr-3">{left}</td>
      <td className="figures py-2 pr-2 hyphens-auto sm:pr-3">{right}</td>
    </tr>
  );
}

interface NumberRowProps {
  name: string;
  /** Null: it does not count on that day. */
  left: number | null;
  right: number | null;
  /** With a sign: below nothing is a grudge. */
  signed?: boolean;
  /** More is not better. */
  plain?: boolean;
  write?: (value: number) => string;
}

/** The higher of two is marked, by its weight and by a sign that is read out. */
function NumberRow({
  name,
  left,
  right,
  signed = false,
  plain = false,
  write = formatCount,
}: NumberRowProps) {
  const cell = (own: number | null, other: number | null) => {
    if (own === null) return '\u2013';
    const written = signed && own !== 0 ? `${own > 0 ? '+' : '\u2212'}${write(Math.abs(own))}` : write(own);
    if (plain || other === null || own === other) return written;
    const Icon = own > other ? ArrowUp : ArrowDown;
    return (
      <span className={own > other ? 'font-semibold' : 'text-ink-soft'}>
        {written}
        <Icon
          role="img"
          aria-label={own > other ? strings.higher : strings.lower}
          className="ml-1 inline size-3.5 align-baseline"
        />
      </span>
    );
  };
  return <Row name={name} left={cell(left, right)} right={cell(right, left)} />;
}
