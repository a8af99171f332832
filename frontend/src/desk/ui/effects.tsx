import { operationsStrings as strings } from '../../strings/desk/operations.js';

/** What a decision does, before it is made: a sentence each. It is said again where it changes as somebody types. */
export function Effects({ effects }: { effects: readonly string[] }) {
  return (
    <div role="status" className="border-l-4 border-line-strong bg-sunken px-4 py-3 text-ink">
      <p className="eyebrow">{strings.effect}</p>
      <ul className="figures mt-1 flex list-disc flex-col gap-1 pl-4">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  );
}
