/** A story from the opening to a node, ready to be written as a book. Its texts are read chapter by chapter. */
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Aggregates } from '../../platform/event-store/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { BranchNames } from '../branches/index.js';
import { openOpening, Paths, phaseName, readToldTurn, Story } from '../story/index.js';
import type { Book } from './book.js';
import { chaptersOf } from './chapters.js';

const datesAndPhases = `
  SELECT turn_id, world->'date'->>'label' AS date, world->>'phase' AS phase
  FROM turn_node WHERE turn_id = ANY ($1::uuid[]) ORDER BY depth`;

interface PlaceRow {
  readonly turn_id: string;
  readonly date: string;
  readonly phase: string;
}

export class GetBook extends Query<Book> {
  constructor(
    readonly playerId: string,
    readonly gameId: string,
    /** Null: the head. */
    readonly turnId: string | null,
    readonly position: bigint | null,
  ) {
    super();
  }
}

@QueryHandler(GetBook)
export class GetBookHandler implements IQueryHandler<GetBook> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly aggregates: Aggregates,
    private readonly keys: PlayerKeys,
    private readonly story: Story,
    private readonly paths: Paths,
    private readonly branchNames: BranchNames,
  ) {}

  /** @throws Refused `game_not_found` or `unknown_turn` */
  async execute({ playerId, gameId, turnId, position }: GetBook): Promise<Book> {
    const [player] = await Promise.all([
      this.aggregates.player.load(playerId),
      this.readModels.waitFor(position),
    ]);
    const game = await this.story.ownGame(playerId, gameId);
    const path = await this.paths.to(game, turnId ?? game.headTurnId);
    if (!path) throw new Refused('unknown_turn');
    const tip = await this.paths.node(game, path.at(-1) ?? gameId);
    const [places, { character, narrative, prologue }, { name }, last] = await Promise.all([
      this.readModels.manager.query<PlaceRow[]>(datesAndPhases, [path]),
      openOpening(this.keys, game),
      this.branchNames.of(gameId, tip?.branchId ?? gameId),
      tip && readToldTurn(this.keys, tip),
    ]);
    const { gameType, difficulty, openingWorld } = game;
    return {
      id: tip?.turnId ?? gameId,
      gameType,
      difficulty,
      language: player.state.settings.language,
      character,
      branchName: name,
      fromDate: openingWorld.date.label,
      toDate: (tip?.world ?? openingWorld).date.label,
      opening: { narrative, prologue: prologue ?? null },
      chapters: chaptersOf(
        places.map(({ turn_id, date, phase }) => ({
          turnId: turn_id,
          date,
          phase: phaseName(gameType, phase),
        })),
      ),
      ending: last?.ending ?? null,
      toldAt: (tip?.settledAt ?? game.lastPlayedAt).toISOString(),
      turnCount: path.length,
      turnsOf: ({ turnIds }) => this.paths.told(game, turnIds),
    };
  }
}
