/** The fields of a character of one's own, for a new one and for one that is changed (specification, section 5). */
import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { Notice } from '../../components/ui/notice.js';
import { Select } from '../../components/ui/select.js';
import { Textarea } from '../../components/ui/textarea.js';
import { commonStrings } from '../../strings/common.js';
import { newGameStrings } from '../../strings/new-game.js';
import {
  descriptionMax,
  isComplete,
  nameMax,
  trimmed,
  withDescription,
  withEstate,
  withName,
  type CharacterDraft,
} from './custom-character-draft.js';

export interface CharacterFormProps {
  era: PublicEra;
  /** Names the form. */
  title: string;
  initial: CharacterDraft;
  submitLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** Why it could not be saved. */
  failure: string | null;
  onSubmit: (draft: CharacterDraft) => void;
  onCancel: () => void;
}

export function CharacterForm({
  era,
  title,
  initial,
  submitLabel,
  pendingLabel,
  pending,
  failure,
  onSubmit,
  onCancel,
}: CharacterFormProps) {
  const [draft, setDraft] = useState(initial);
  const estates = listed(
    era.estates.map(({ name }) => name),
    initial.estate,
  );
  const professions = listed(
    era.estates.find(({ name }) => name === draft.estate)?.professions ?? [],
    draft.estate === initial.estate ? initial.profession : '',
  );
  return (
    <form
      aria-label={title}
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(draft) && !pending) onSubmit(trimmed(draft));
      }}
    >
      <div className="grid gap-5 md:grid-cols-3">
        <Field label={newGameStrings.form.name} hint={newGameStrings.form.length(count(draft.name), nameMax)}>
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
        <Field label={newGameStrings.form.estate}>
          {(control) => (
            <Select
              {...control}
              value={draft.estate}
              onChange={(event) => setDraft(withEstate(draft, event.target.value))}
            >
              <option value="">{newGameStrings.form.selectEstate}</option>
              {estates.map((estate) => (
                <option key={estate}>{estate}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={newGameStrings.form.profession}>
          {(control) => (
            <Select
              {...control}
              disabled={draft.estate === ''}
              value={draft.profession}
              onChange={(event) => setDraft({ ...draft, profession: event.target.value })}
            >
              <option value="">{newGameStrings.form.selectProfession}</option>
              {professions.map((profession) => (
                <option key={profession}>{profession}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={newGameStrings.form.description}
          hint={newGameStrings.form.length(count(draft.description), descriptionMax)}
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
      {failure !== null && (
        <Notice tone="danger" className="mt-5">
          {failure}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" disabled={!isComplete(draft)} pending={pending}>
          {pending ? pendingLabel : submitLabel}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {commonStrings.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A prologue's character may hold an office that cannot be chosen otherwise. */
function listed(choices: readonly string[], held: string): readonly string[] {
  return held === '' || choices.includes(held) ? choices : [held, ...choices];
}

function count(text: string): number {
  return [...text].length;
}
