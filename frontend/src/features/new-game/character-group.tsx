import type { Character } from '@rubicon/contracts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.js';
import { classNames } from '../../lib/class-names.js';
import { newGameStrings } from '../../strings/new-game.js';

export interface CharacterGroupProps {
  title: string;
  characters: readonly Character[];
  /** Stands there when there is none. */
  empty?: string;
  selectedId: number | null;
  /** Whose card takes the focus. */
  focusedId?: number | null;
  onSelect: (character: Character) => void;
  /** Stand at a card's lower edge, beside the choosing. */
  actions?: (character: Character) => ReactNode;
}

/** Cards to choose one of: radio buttons, so that the arrow keys walk through them. */
export function CharacterGroup({
  title,
  characters,
  empty,
  selectedId,
  focusedId,
  onSelect,
  actions,
}: CharacterGroupProps) {
  const id = useId();
  if (characters.length === 0 && empty === undefined) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="display display-md">
        {title}
      </h2>
      {characters.length === 0 ? (
        <p className="mt-2 text-ink-soft">{empty}</p>
      ) : (
        <div role="radiogroup" aria-labelledby={id} className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {characters.map((character) => (
            <div key={character.id} className="relative flex flex-col">
              <CharacterCard
                character={character}
                selected={character.id === selectedId}
                focused={character.id === focusedId}
                onSelect={() => onSelect(character)}
                className={actions && 'pb-14'}
              />
              {actions && (
                <div className="absolute right-3 bottom-3 left-3 flex justify-end gap-1">
                  {actions(character)}
                </div>
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function CharacterCard({
  character,
  selected,
  focused,
  onSelect,
  className,
}: {
  character: Character;
  selected: boolean;
  focused: boolean;
  onSelect: () => void;
  className?: string | undefined;
}) {
  const id = useId();
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) radio.current?.focus();
  }, [focused]);
  const { name, estate, profession, description, politicalLeanings } = character;
  return (
    <label
      className={classNames(
        '@container plate relative flex flex-1 cursor-pointer flex-col p-5 transition-colors hover:border-accent has-checked:border-accent has-checked:shadow-[inset_4px_0_0_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
        className,
      )}
    >
      <input
        ref={radio}
        type="radio"
        name="character"
        aria-label={name}
        aria-describedby={`${id}-estate ${id}-description`}
        className="sr-only"
        checked={selected}
        onChange={onSelect}
        value={character.id}
      />
      <span className="flex items-start justify-between gap-x-3 @max-[14rem]:flex-wrap">
        <span className="display display-md text-accent">{name}</span>
        <Badge className="mt-0.5 shrink-0 capitalize" variant={selected ? 'accent' : 'plain'}>
          {politicalLeanings}
        </Badge>
      </span>
      <span id={`${id}-estate`} className="eyebrow mt-1.5">
        {newGameStrings.characters.position(estate, profession)}
      </span>
      <span id={`${id}-description`} className="mt-2.5 text-aside">
        {description}
      </span>
    </label>
  );
}
