/** A player's timeline: one row an event of theirs, and one a letter, newest first. */
import { Injectable } from '@nestjs/common';
import type { TimelineEntry, TimelineKind, TimelinePage } from '@rubicon/contracts';
import { StaffNames } from '../../staff/index.js';
import { LetterArchive, type KeptLetter } from '../../platform/mail/index.js';
import { placeOf, type LoggedEvent, type PlayerLog } from '../player-log/index.js';
import { entryOf, eventOfLetter, letterEntryOf, staffIn } from './entries.js';
import { kindOf } from './what-happened.js';

export interface PageAsked {
  /** Exclusive; null: the newest. */
  readonly before: bigint | null;
  readonly limit: number;
  /** None: all. */
  readonly kinds: readonly TimelineKind[];
}

/** An event, or a letter beside the one that it tells of. */
interface Row {
  readonly event: LoggedEvent;
  readonly letter: KeptLetter | null;
}

@Injectable()
export class Timelines {
  constructor(
    private readonly letters: LetterArchive,
    private readonly names: StaffNames,
  ) {}

  /** What lies at one position is on one page, so that a page may be a few rows longer than asked. */
  async page(log: PlayerLog, { before, limit, kinds }: PageAsked): Promise<TimelinePage> {
    const wanted = (kind: TimelineKind) => kinds.length === 0 || kinds.includes(kind);
    const letters = wanted('letter') ? await this.lettersByEvent(log) : new Map<string, KeptLetter[]>();
    const all = log.events.filter(({ id, event }) => wanted(kindOf(event)) || letters.has(id));
    const rowsOf = (event: LoggedEvent): Row[] => [
      ...(letters.get(event.id) ?? []).map((letter) => ({ event, letter })).reverse(),
      ...(wanted(kindOf(event.event)) ? [{ event, letter: null }] : []),
    ];
    const rows: Row[] = [];
    let place = before === null ? all.length - 1 : placeOf(all, before - 1n);
    for (; place >= 0 && rows.length < limit; place -= 1) rows.push(...rowsOf(all[place]!));
    return {
      entries: await this.entriesOf(log, rows),
      nextBefore: place < 0 ? null : (rows.at(-1)?.event.position.toString() ?? null),
      total: all.reduce((sum, event) => sum + rowsOf(event).length, 0),
    };
  }

  async entry(log: PlayerLog, event: LoggedEvent, letter: KeptLetter | null = null): Promise<TimelineEntry> {
    const [entry] = await this.entriesOf(log, [{ event, letter }]);
    return entry!;
  }

  /** Of these events, in their order. */
  entries(log: PlayerLog, events: readonly LoggedEvent[]): Promise<TimelineEntry[]> {
    return this.entriesOf(
      log,
      events.map((event) => ({ event, letter: null })),
    );
  }

  /** Null: it was never sent, or not to this player. */
  async letter({ playerId }: PlayerLog, letterId: string): Promise<KeptLetter | null> {
    return (await this.letters.of(playerId)).find((letter) => letter.letterId === letterId) ?? null;
  }

  private async lettersByEvent(log: PlayerLog): Promise<Map<string, KeptLetter[]>> {
    const byEvent = new Map<string, KeptLetter[]>();
    for (const letter of await this.letters.of(log.playerId)) {
      const event = eventOfLetter(log, letter);
      if (event) byEvent.set(event.id, [...(byEvent.get(event.id) ?? []), letter]);
    }
    return byEvent;
  }

  private async entriesOf(log: PlayerLog, rows: readonly Row[]): Promise<TimelineEntry[]> {
    const names = await this.names.of(
      staffIn(
        log.playerId,
        rows.map(({ event }) => event),
      ),
    );
    return rows.map(({ event, letter }) => {
      const entry = entryOf(log, event, names);
      return letter ? letterEntryOf(entry, letter) : entry;
    });
  }
}
