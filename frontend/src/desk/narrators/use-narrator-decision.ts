/** What an operator is about to decide of a narrator, what was typed for it, and what the server has against it. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.js';
import { formatCount } from '../../lib/format.js';
import { useToast } from '../../lib/toast.js';
import { narratorStrings as strings } from '../../strings/desk/narrators.js';
import { narratorsQuery } from '../lib/narrators.js';
import { overtakenBy } from '../lib/refusals.js';
import { outcomeOf } from './effects-of-decision.js';
import type { NarratorAct } from './narrator-acts.js';
import { namedNarrator, type NamedNarrator } from './named-narrator.js';
import { useDecideOfNarrator, type NarratorDecision } from './narrators.api.js';
import { wantedSlots, type SlotsDraft } from './slots-draft.js';

export interface Asked {
  readonly is: NarratorAct;
  readonly name: string;
  /** Slots that were decided, as they were when they were shown: they do not change under the hands of who types. */
  readonly seenSlots: number | null;
  /** What stands in the field before anything is typed. */
  readonly offeredSlots: string;
  /** It was refused, for nobody else takes turns: asked again, it is meant all the same. */
  readonly isLast: boolean;
}

export function useNarratorDecision() {
  const queryClient = useQueryClient();
  const say = useToast();
  const decide = useDecideOfNarrator();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Neither a refusal nor a closed dialog loses it. */
  const [written, setWritten] = useState<(SlotsDraft & { name: string }) | null>(null);
  const [overtaken, setOvertaken] = useState<{ name: string; sentence: string } | null>(null);

  const ask = (is: NarratorAct, { name, slotsSet, processes }: NamedNarrator) => {
    decide.reset();
    setOvertaken(null);
    const offeredSlots = String(slotsSet ?? processes[0]?.slotsConfigured ?? '');
    setAsked({ is, name, seenSlots: slotsSet, offeredSlots, isLast: false });
  };
  const draft: SlotsDraft =
    written !== null && written.name === asked?.name
      ? written
      : { slots: asked?.offeredSlots ?? '', isAsConfigured: false };

  const refused = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'last_narrator') return setAsked((now) => now && { ...now, isLast: true });
    if (code === 'slots_changed') {
      // By then it was looked at again: what another operator made of them is what is to be changed now.
      const now = queryClient.getQueryData(narratorsQuery.queryKey)?.told.narrators ?? [];
      return setAsked((was) => was && { ...was, seenSlots: namedNarrator(now, was.name)?.slotsSet ?? null });
    }
    const sentence =
      code === 'unknown_narrator' && error instanceof ApiError ? error.problem?.detail : overtakenBy(error);
    if (!sentence || !asked) return;
    setOvertaken({ name: asked.name, sentence });
    setAsked(null);
  };

  const carryOut = () => {
    if (!asked) return;
    const slots = wantedSlots(draft);
    if (asked.is === 'slots' && slots === undefined) return;
    decide.mutate(decisionOf(asked, slots ?? null), {
      onSuccess: (outcome) => {
        say({ title: doneOf(asked, slots ?? null), description: outcomeOf(outcome) });
        setAsked(null);
        if (asked.is === 'slots') setWritten(null);
      },
      onError: refused,
    });
  };

  return {
    asked,
    ask,
    carryOut,
    close: () => setAsked(null),
    isPending: decide.isPending,
    /** Not what is said in other words. */
    error: asked?.isLast ? null : decide.error,
    draft,
    write: (next: SlotsDraft) => asked && setWritten({ ...next, name: asked.name }),
    overtaken,
  };
}

function decisionOf({ is, name, seenSlots, isLast }: Asked, slots: number | null): NarratorDecision {
  switch (is) {
    case 'wake':
      return { is, name };
    case 'slots':
      return { is, name, slots, seenSlots, evenTheLast: isLast };
    default:
      return { is, name, evenTheLast: isLast };
  }
}

function doneOf({ is, name }: Asked, slots: number | null): string {
  if (is !== 'slots') return strings[is].done(name);
  return slots === null
    ? strings.slots.doneAsConfigured(name)
    : strings.slots.done(name, slots, formatCount(slots));
}
