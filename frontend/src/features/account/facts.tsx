import type { ReactNode } from 'react';

/** Names and their values, ruled like a register. */
export function Facts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {items.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="figures text-right font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
