import type { Character } from '@rubicon/contracts';
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { Notice } from '../../components/ui/notice.js';
import { Select } from '../../components/ui/select.js';
import { Textarea } from '../../components/ui/textarea.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { useCreateCharacter } from './characters.api.js';
import {
  descriptionMax,
  emptyCharacter,
  isComplete,
  nameMax,
  withDescription,
  withEstate,
  withName,
} from './custom-character-draft.js';

export interface CustomCharacterFormProps {
  era: PublicEra;
  onCreated: (character: Character) => void;
  onCancel: () => void;
}

export function CustomCharacterForm({ era, onCreated, onCancel }: CustomCharacterFormProps) {
  const [draft, setDraft] = useState(emptyCharacter);
  const create = useCreateCharacter(era.id, onCreated);
  const professions = era.estates.find(({ name }) => name === draft.estate)?.professions ?? [];
  return (
    <form
      aria-labelledby="custom-character-title"
      className="plate mt-5 animate-rise p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete(draft) || create.isPending) return;
        create.mutate({
          ...draft,
          name: draft.name.trim(),
          description: draft.description.trim(),
          isHistorical: false,
          startingStats: { influence: 1, reputation: 1, resources: 1 },
          politicalLeanings: 'moderate',
          gameType: era.id,
        });
      }}
    >
      <h3 id="custom-character-title" className="display display-md">
        Create Custom Character
      </h3>
      <div className="mt-5 grid gap-5 md:grid-cols-3">
        <Field label="Name" hint={`${count(draft.name)} of ${nameMax}`}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              value={draft.name}
              onChange={(event) => setDraft(withName(draft, event.target.value))}
            />
          )}
        </Field>
        <Field label="Estate">
          {(control) => (
            <Select
              {...control}
              value={draft.estate}
              onChange={(event) => setDraft(withEstate(draft, event.target.value))}
            >
              <option value="">Select estate</option>
              {era.estates.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Profession">
          {(control) => (
            <Select
              {...control}
              disabled={draft.estate === ''}
              value={draft.profession}
              onChange={(event) => setDraft({ ...draft, profession: event.target.value })}
            >
              <option value="">Select profession</option>
              {professions.map((profession) => (
                <option key={profession}>{profession}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Description"
          hint={`${count(draft.description)} of ${descriptionMax}`}
          className="md:col-span-3"
        >
          {(control) => (
            <Textarea
              {...control}
              value={draft.description}
              onChange={(event) => setDraft(withDescription(draft, event.target.value))}
            />
          )}
        </Field>
      </div>
      {create.isError && (
        <Notice tone="danger" className="mt-5">
          {serverMessage(create.error, 'The character could not be created. Please try again.')}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" disabled={!isComplete(draft)} pending={create.isPending}>
          {create.isPending ? 'Creating...' : 'Create Character'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function count(text: string): number {
  return [...text].length;
}
