/** Which turn a visitor's call is about to submit: known before anything is appended, so that its end can be listened for from then on. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Ids } from '../../platform/clock/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { VisitorDemos } from '../visitor-demos.js';

export class GetDemoTurnToSubmit extends Query<DemoTurnRef> {
  constructor(
    /** Null: the request came without the cookie. */
    readonly visitor: string | null,
  ) {
    super();
  }
}

export interface DemoTurnRef {
  readonly demoId: string;
  readonly turnId: string;
}

@QueryHandler(GetDemoTurnToSubmit)
export class GetDemoTurnToSubmitHandler implements IQueryHandler<GetDemoTurnToSubmit> {
  constructor(
    private readonly visitorDemos: VisitorDemos,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused `no_demo` */
  async execute({ visitor }: GetDemoTurnToSubmit): Promise<DemoTurnRef> {
    const demoId = visitor === null ? null : await this.visitorDemos.current(visitor);
    if (demoId === null) throw new Refused('no_demo');
    return { demoId, turnId: this.ids.uuid() };
  }
}
