import type { ReactNode } from 'react';
import type { ReadableRow } from '../lib/readable.js';

const JSON_INDENT = 2;

/** What is made of parts, a row each: names at the left, values at the right. */
export function DataRows({ rows }: { rows: readonly ReadableRow[] }) {
  return (
    <dl className="flex flex-col gap-1 text-note">
      {rows.map(({ name, value }) =>
        typeof value === 'string' ? (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-soft">{name}</dt>
            <dd className="figures min-w-0 text-right [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ) : (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            {value.map((part, index) => (
              <dd key={index} className="mt-1 border-l-2 border-line pl-3">
                <DataRows rows={part} />
              </dd>
            ))}
          </div>
        ),
      )}
    </dl>
  );
}

/** What few look for: opened when it is asked for. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="cursor-pointer text-note text-accent">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

/** As it was kept. */
export function Raw({ data }: { data: unknown }) {
  return (
    <pre
      tabIndex={0}
      className="overflow-x-auto border border-line bg-surface p-3 [font-family:ui-monospace,monospace] text-caption"
    >
      {JSON.stringify(data, null, JSON_INDENT)}
    </pre>
  );
}
