import type { Narrators } from '@rubicon/contracts';
import { narratorStrings as strings } from '../../strings/desk/narrators.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { ChangeSlotsDialog } from './change-slots-dialog.js';
import { effectsOfDrain, effectsOfQuiet, effectsOfSlots, effectsOfWake } from './effects-of-decision.js';
import { LastNarrator } from './last-narrator.js';
import { namedNarrator } from './named-narrator.js';
import { actsOf } from './narrator-acts.js';
import { wantedSlots, type SlotsDraft } from './slots-draft.js';
import type { Asked, useNarratorDecision } from './use-narrator-decision.js';

/** Says what is about to be decided does, in numbers, as they change; and asks for it once more. */
export function NarratorDialog({
  asked,
  decision,
  now,
}: {
  asked: Asked;
  decision: ReturnType<typeof useNarratorDecision>;
  now: Narrators;
}) {
  const { is, name, isLast } = asked;
  const { isPending, error, carryOut, close, draft, write } = decision;
  const effects = effectsOf(asked, draft, now, isPending);
  const dialog = { effects, isPending, error, onSubmit: carryOut, onClose: close };
  if (is === 'slots')
    return (
      <ChangeSlotsDialog
        {...dialog}
        name={name}
        seenSlots={asked.seenSlots}
        configured={namedNarrator(now.narrators, name)?.processes[0]?.slotsConfigured ?? null}
        draft={draft}
        onDraft={write}
        isLast={isLast}
      />
    );
  const { title, failed } = strings[is];
  return (
    <ConfirmDialog
      {...dialog}
      isGrave={isLast}
      strings={{ title: title(name), submit: isLast ? strings.allTheSame : title(name), failed }}
    >
      {isLast && <LastNarrator />}
    </ConfirmDialog>
  );
}

function effectsOf({ is, name }: Asked, draft: SlotsDraft, now: Narrators, isPending: boolean): string[] {
  const narrator = namedNarrator(now.narrators, name);
  if (!narrator) return [strings.effect.gone];
  // While it is being done it stands already as it is to stand.
  if (!isPending && !actsOf(narrator.mode).includes(is))
    return [strings.effect.meanwhile(strings.modes[narrator.mode].toLowerCase())];
  switch (is) {
    case 'quiet':
      return effectsOfQuiet(narrator, now);
    case 'drain':
      return effectsOfDrain(narrator, now);
    case 'wake':
      return effectsOfWake(narrator, now);
    case 'slots':
      return effectsOfSlots(wantedSlots(draft), narrator, now);
  }
}
