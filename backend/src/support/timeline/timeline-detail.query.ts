/** One event of a player's, or one letter, with all that staff may see of it. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StaffLetter, StaffText, TextGrant, TimelineDetail } from '@rubicon/contracts';
import { privateFieldsOf } from '@rubicon/domain';
import type { KeptLetter, LetterText } from '../../platform/mail/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { TextGrants } from '../grants/index.js';
import { eventAt, PlayerLogs, sealedIn, type LoggedEvent, type PlayerLog } from '../player-log/index.js';
import { StaffReads } from '../reads/index.js';
import { StaffTexts } from '../texts/index.js';
import { eventOfLetter } from './entries.js';
import { receiptOf } from './receipts.js';
import { Timelines } from './timelines.js';
import { kindOf } from './what-happened.js';

export class GetTimelineDetail extends Query<TimelineDetail> {
  /** @param position null: none of the log can have it */
  constructor(
    readonly staffId: string,
    readonly playerId: string,
    readonly position: bigint | null,
    readonly letterId: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetTimelineDetail)
export class GetTimelineDetailHandler implements IQueryHandler<GetTimelineDetail> {
  constructor(
    private readonly logs: PlayerLogs,
    private readonly timelines: Timelines,
    private readonly reads: StaffReads,
    private readonly grants: TextGrants,
    private readonly texts: StaffTexts,
  ) {}

  /** @throws Refused `unknown_player`, `unknown_position` */
  async execute({ staffId, playerId, position, letterId }: GetTimelineDetail): Promise<TimelineDetail> {
    const log = await this.logs.of(playerId);
    const event = eventAt(log, position);
    const letter = letterId === null ? null : await this.timelines.letter(log, letterId);
    const isBeside = letterId === null || (letter !== null && eventOfLetter(log, letter) === event);
    if (!isBeside) throw new Refused('unknown_position');
    await this.reads.record({ staffId }, playerId, letter ? 'letter' : 'event', letter?.letterId ?? event.id);
    const grant = await this.grants.of({ staffId }, playerId);
    const { id: eventId, version, metadata } = event;
    return {
      entry: await this.timelines.entry(log, event, letter),
      data: { ...event.event.data },
      metadata: {
        eventId,
        version,
        correlationId: metadata.$correlationId,
        causationId: metadata.$causationId,
        actorId: metadata.actorId,
      },
      texts: await this.textsOf(event, grant),
      receipt: receiptFor(log, event),
      letter: letter && (await this.letterOf(letter, grant)),
    };
  }

  private async textsOf(event: LoggedEvent, grant: TextGrant | null): Promise<Record<string, StaffText>> {
    const sealed = sealedIn(event);
    const texts = await Promise.all(
      privateFieldsOf(event.event.type).map(async (name): Promise<[string, StaffText]> => {
        const pick = (opened: Readonly<Record<string, unknown>>) => inWords(opened[name]);
        return [name, await this.texts.read(sealed, pick, grant)];
      }),
    );
    return Object.fromEntries(texts.filter(([, { state, text }]) => state !== 'open' || text !== null));
  }

  private async letterOf(
    { letterId, sentAt, sealed }: KeptLetter,
    grant: TextGrant | null,
  ): Promise<StaffLetter> {
    return {
      letterId,
      subject: await this.texts.read<LetterText>(sealed, ({ subject }) => subject, grant),
      text: await this.texts.read<LetterText>(sealed, ({ text }) => text, grant),
      sentAt: sentAt.toISOString(),
    };
  }
}

/** Of the turn that an event or its charge is about. */
function receiptFor(log: PlayerLog, { event }: LoggedEvent) {
  const isAbout = ['turn', 'charge'].includes(kindOf(event));
  return isAbout && 'turnId' in event.data ? receiptOf(log, event.data.turnId) : null;
}

/** Null: it is not among what was sealed. */
function inWords(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
