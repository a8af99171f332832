/** Processes are killed while many play and the desks work; when it is over, everything is held against what was told. */
import type { Dice } from '../dice.js';
import type { KillableHouse } from '../killable-house.js';
import { Killer } from '../killer.js';
import { ProviderDesk } from '../provider-desk.js';
import { sumUp, TurnLog, type TurnSums } from '../scale-narrators/turn-counts.js';
import { Acts } from './acts.js';
import { auditedBooks } from './audited-books.js';
import { Desks } from './desks.js';
import { judgeDiary } from './judge-diary.js';
import { Player } from './player.js';
import type { SurvivalAims, SurvivalReport } from './survival-report.js';
import { untilQuiet, type Quiet } from './until-quiet.js';

export interface SurvivalTrial {
  readonly house: KillableHouse;
  readonly dice: Dice;
  readonly players: number;
  readonly aims: SurvivalAims;
  /** Between two acts of a player, and between two kills, milliseconds: at most. */
  readonly thinkMs: number;
  readonly pauseMs: number;
  /** When the killing ends, though it is not done. */
  readonly forMs?: number;
  readonly say: (line: string) => void;
}

export class SurvivalPlay {
  private readonly acts = new Acts();
  private readonly crowd: Player[];
  private killer: Killer | null = null;
  private playedMs = 0;
  private quiet: Quiet | null = null;
  private desks: Desks | null = null;

  constructor(private readonly trial: SurvivalTrial) {
    const { dice, players, house } = trial;
    this.crowd = Array.from(
      { length: players },
      (_, place) => new Player(`player ${place + 1}`, place + 1, house.house.origin, dice.fork(), this.acts),
    );
  }

  /** Until each kind was killed often enough, and all is quiet. @throws Error when something does not come back */
  async play(): Promise<void> {
    const { house, dice, aims, thinkMs, pauseMs, forMs = Number.POSITIVE_INFINITY, say } = this.trial;
    const { origin } = house.house;
    const env = await house.house.environment();
    await Promise.all(this.crowd.map((player) => player.arrive()));
    const desks = await Desks.open(origin, env, dice.fork(), this.acts);
    this.desks = desks;
    say(`${this.crowd.length} players play; killed are ${house.kinds.join(', ')}`);

    const startedAt = Date.now();
    const { killsEach } = aims;
    const killer = new Killer(house, dice.fork(), { killsEach, pauseMs, endsAt: startedAt + forMs, say });
    this.killer = killer;
    let isOver = false;
    const playing = Promise.all(this.crowd.map((player) => player.play(() => isOver, thinkMs)));
    const working = desks.work(this.crowd, () => isOver, thinkMs);
    const killing = killer.run().finally(() => (isOver = true));
    const waking = Promise.all([killing, working]).then(async () => {
      this.playedMs = killer.lastKillAt - startedAt;
      await killer.untilAllReady();
      await desks.wakeAll(house.narrators);
    });
    // Nothing may be killed or played any more when this ends, whichever way.
    playing.catch(() => killer.stop());
    working.catch(() => killer.stop());
    for (const outcome of await Promise.allSettled([playing, waking]))
      if (outcome.status === 'rejected') throw outcome.reason;
    this.quiet = await untilQuiet(
      desks,
      await this.provider(),
      env['EVENTSTORE_URL']!,
      killer.lastKillAt,
      aims.quietWithinMs,
    );
  }

  /** What the log, the books, the pages and the diaries say now. */
  async report(): Promise<SurvivalReport> {
    const { house } = this.trial.house;
    const { quiet, killer, desks } = this;
    if (!quiet || !killer || !desks) throw new Error('nobody has played');
    const env = await house.environment();
    const eventStoreUrl = env['EVENTSTORE_URL']!;
    const again = await untilQuiet(desks, await this.provider(), eventStoreUrl, Date.now(), 0);
    const ofPlayers = await Promise.all(this.crowd.map((player) => judgeDiary(player, again.audit)));
    return {
      players: this.crowd.length,
      acts: this.acts.counts,
      kills: killer.counts,
      playedMs: this.playedMs,
      quietAfterMs: quiet.afterMs,
      audit: again.audit,
      books: await auditedBooks(env),
      turns: await turnsIn(eventStoreUrl),
      differences: [...desks.complaints, ...ofPlayers.flat()],
      rebuildEqualsLive: await house.replayEqualsLive(),
    };
  }

  private async provider(): Promise<ProviderDesk> {
    const { house } = this.trial.house;
    return new ProviderDesk(await house.addressOf('stripe'), await house.variable('STRIPE_SECRET_KEY'));
  }
}

async function turnsIn(eventStoreUrl: string): Promise<TurnSums> {
  const log = new TurnLog(eventStoreUrl);
  try {
    return sumUp(await log.read());
  } finally {
    await log.close();
  }
}
