/**
 * Begins the visitor's prologue, or answers the one that is there. Which one it is stands in a row before anything is appended, so
 * that a start that broke off in the middle is taken up again.
 */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { unmovedWorld } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { Ids } from '../../platform/clock/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { DemoAllowance } from '../allowance/demo-allowance.js';
import { VisitorDemos } from '../visitor-demos.js';

/** The era that is played on the server (specification, "Reading A"). */
export const SERVER_DEMO_ERA = 'french_revolution';
/** Specification, section 3, "Demo state (server)". */
const STARTING_STATS = { influence: 50, reputation: 45, resources: 40 } as const;

export class StartDemoFor extends Command<StartedDemo> {
  constructor(
    readonly visitor: string,
    /** The visitor's. */
    readonly network: string,
  ) {
    super();
  }
}

export interface StartedDemo {
  readonly demoId: string;
  readonly position: bigint | null;
}

@CommandHandler(StartDemoFor)
export class StartDemoHandler implements ICommandHandler<StartDemoFor> {
  constructor(
    private readonly visitorDemos: VisitorDemos,
    private readonly allowance: DemoAllowance,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly keys: PlayerKeys,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused when no more may be begun */
  async execute({ visitor, network }: StartDemoFor): Promise<StartedDemo> {
    const current = await this.visitorDemos.current(visitor);
    if (current !== null) {
      const { state, position } = await this.aggregates.demo.load(current);
      if (!state.opening) return this.start(current);
      if (!state.continued && !state.forgotten) return { demoId: current, position };
    }
    await this.allowance.takeStart(network);
    return this.start(await this.visitorDemos.begin(visitor, this.ids.uuid(), current));
  }

  private async start(demoId: string): Promise<StartedDemo> {
    await this.keys.create(demoId);
    const scenario = scenarios[SERVER_DEMO_ERA];
    const { demo, openingSuggestions } = scenario.prologue;
    const context = this.contexts.of({ actorId: demoId, keyOwner: demoId });
    const { position } = expectDone(
      await this.aggregates.demo.handle(
        demoId,
        {
          type: 'StartDemo',
          demoId,
          gameType: SERVER_DEMO_ERA,
          world: {
            stats: STARTING_STATS,
            date: { ordinal: 0, label: demo.dates[0] },
            phase: scenario.phaseAt(0).id,
            ...unmovedWorld,
          },
          narrative: demo.opening,
          suggestions: openingSuggestions,
          at: context.at,
        },
        context,
      ),
    );
    return { demoId, position };
  }
}

function expectDone<T extends { readonly kind: string }>(
  outcome: T,
): Exclude<T, { readonly kind: 'refused' }> {
  if (outcome.kind === 'refused') throw new Error('a prologue refused to begin');
  return outcome as Exclude<T, { readonly kind: 'refused' }>;
}
