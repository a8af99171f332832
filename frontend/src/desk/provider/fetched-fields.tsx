/** Fields by the provider's own names, with the values that it gave them. */
export function FetchedFields({ fields }: { fields: object }) {
  return (
    <dl className="flex flex-col gap-1 text-caption">
      {Object.entries(fields).map(([name, value]: [string, unknown]) =>
        isMade(value) ? (
          <div key={name}>
            <dt className="typed text-ink-soft">{name}</dt>
            <dd className="mt-0.5 border-l border-line pl-3">
              <FetchedFields fields={value} />
            </dd>
          </div>
        ) : (
          <div key={name} className="flex justify-between gap-4">
            <dt className="typed shrink-0 text-ink-soft">{name}</dt>
            <dd className="typed min-w-0 text-right [overflow-wrap:anywhere]">
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Of parts, at least one; an empty list or object is written as it is. */
function isMade(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
