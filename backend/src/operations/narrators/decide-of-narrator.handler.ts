/** What an operator decides of one narrator that runs, and what comes of it. This process knows at once, every other one by the log. */
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NarratorDecided } from '@rubicon/contracts';
import { Refused } from '../../platform/refusals/index.js';
import { DecideNarration, type NarrationDecision } from '../decisions/index.js';
import { atHand, NarratorsNow } from './narrators-now.js';

/** `evenTheLast`: also when nobody else would take turns. */
export type NarratorDecision =
  | { readonly type: 'QuietNarrator' | 'DrainNarrator'; readonly evenTheLast: boolean }
  | { readonly type: 'WakeNarrator' }
  | {
      readonly type: 'SetNarratorSlots';
      /** Null: as configured. */
      readonly slots: number | null;
      /** Null: as configured. */
      readonly seenSlots: number | null;
      readonly evenTheLast: boolean;
    };

export class DecideOfNarrator extends Command<NarratorDecided> {
  constructor(
    readonly staffId: string,
    readonly narrator: string,
    readonly decision: NarratorDecision,
  ) {
    super();
  }
}

@CommandHandler(DecideOfNarrator)
export class DecideOfNarratorHandler implements ICommandHandler<DecideOfNarrator> {
  constructor(
    private readonly commands: CommandBus,
    private readonly narrators: NarratorsNow,
  ) {}

  /** @throws Refused `unknown_narrator`, `last_narrator`, and when it is so already or was changed meanwhile */
  async execute({ staffId, narrator, decision }: DecideOfNarrator): Promise<NarratorDecided> {
    const running = await this.narrators.running();
    if (!running.some(({ name }) => name === narrator)) throw new Refused('unknown_narrator');
    const about = { narrator, staffId };
    const state = await this.commands.execute(
      new DecideNarration(commandOf(decision, about, { running: atHand(running) })),
    );
    return this.narrators.effect(narrator, running, state);
  }
}

function commandOf(
  decision: NarratorDecision,
  about: { readonly narrator: string; readonly staffId: string },
  others: { readonly running: ReturnType<typeof atHand> },
): NarrationDecision {
  switch (decision.type) {
    case 'WakeNarrator':
      return { type: 'WakeNarrator', ...about };
    case 'SetNarratorSlots': {
      const { slots, seenSlots, evenTheLast } = decision;
      const seen = seenSlots ?? 'as_configured';
      const wanted = slots ?? 'as_configured';
      return { type: 'SetNarratorSlots', slots: wanted, seen, ...about, ...(evenTheLast ? {} : others) };
    }
    default:
      return { type: decision.type, ...about, ...(decision.evenTheLast ? {} : others) };
  }
}
