import { classNames } from '../../lib/class-names.js';
import { operationsStrings as strings } from '../../strings/desk/operations.js';

/** What a decision does, before it is made: a sentence each. It is said again where it changes as somebody types. @param isGrave players are kept from playing, or lose something */
export function Effects({ effects, isGrave = false }: { effects: readonly string[]; isGrave?: boolean }) {
  return (
    <div
      role="status"
      className={classNames(
        'border-l-4 bg-sunken px-4 py-3 text-ink',
        isGrave ? 'border-danger' : 'border-line-strong',
      )}
    >
      <p className="eyebrow">{strings.effect}</p>
      <ul className="figures mt-1 flex list-disc flex-col gap-1 pl-4">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  );
}
