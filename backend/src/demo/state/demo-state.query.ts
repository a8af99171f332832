/** The visitor's prologue as it stands. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DemoAnswer, DemoStateAnswer } from '@rubicon/contracts';
import { DEMO_TURNS } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { Aggregates } from '../../platform/event-store/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { DemoStory, type ToldDemo } from '../story/demo-story.js';
import { DemoTurns } from '../demo-turns.js';
import { VisitorDemos } from '../visitor-demos.js';

export class GetDemoState extends Query<DemoStateAnswer> {
  constructor(
    /** Null: the request came without the cookie. */
    readonly visitor: string | null,
    readonly position: bigint | null,
  ) {
    super();
  }
}

const nothing: DemoStateAnswer = { gameState: null, character: null };

@QueryHandler(GetDemoState)
export class GetDemoStateHandler implements IQueryHandler<GetDemoState> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly visitorDemos: VisitorDemos,
    private readonly aggregates: Aggregates,
    private readonly story: DemoStory,
    private readonly turns: DemoTurns,
  ) {}

  async execute({ visitor, position }: GetDemoState): Promise<DemoStateAnswer> {
    if (visitor === null) return nothing;
    const [demoId] = await Promise.all([
      this.visitorDemos.current(visitor),
      this.readModels.waitFor(position),
    ]);
    if (demoId === null) return nothing;
    const told = (await this.story.of(demoId)) ?? (await this.storyNotThereYet(demoId));
    if (!told) return nothing;
    const { demo } = told;
    const { characterName, characterTitle } = scenarios[demo.gameType].prologue.demo;
    return {
      gameState: {
        gameType: demo.gameType,
        currentDate: demo.world.date.label,
        playerStats: demo.world.stats,
        turnsDone: demo.turnsDone,
        completed: demo.turnsDone >= DEMO_TURNS,
        pending: demo.pendingSince !== null && !this.turns.isAbandoned(demo.pendingSince.toISOString()),
        ...answerOf(told),
        story: [
          { input: null, narrative: told.opening.narrative },
          ...told.turns.map(({ input, narrative }) => ({ input, narrative })),
        ],
        startedAt: demo.startedAt.toISOString(),
      },
      character: { name: characterName, title: characterTitle },
    };
  }

  /** The log knows whether there is one. */
  private async storyNotThereYet(demoId: string): Promise<ToldDemo | null> {
    const { state, position } = await this.aggregates.demo.load(demoId);
    if (!state.opening || state.forgotten) return null;
    await this.readModels.waitFor(position);
    return this.story.of(demoId);
  }
}

/** Where a prologue stands, for the call that moved it. */
export class GetDemoAnswer extends Query<DemoAnswer> {
  constructor(
    readonly demoId: string,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetDemoAnswer)
export class GetDemoAnswerHandler implements IQueryHandler<GetDemoAnswer> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly story: DemoStory,
  ) {}

  /** @throws Refused `no_demo` when it was forgotten meanwhile */
  async execute({ demoId, position }: GetDemoAnswer): Promise<DemoAnswer> {
    await this.readModels.waitFor(position);
    const told = await this.story.of(demoId);
    if (!told) throw new Refused('no_demo');
    return answerOf(told);
  }
}

function answerOf({ opening, turns }: ToldDemo): DemoAnswer {
  const { narrative, suggestions } = turns.at(-1) ?? opening;
  return { narrative, actionButtons: [...suggestions] };
}
