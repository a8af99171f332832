/** Gathers what the prompt of a turn is made of: the game, the turn's own text, and the turns on its path that can fit. */
import { Injectable } from '@nestjs/common';
import {
  worldAt,
  type CharacterSheet,
  type GameState,
  type PrologueStory,
  type TurnKind,
  type WorldState,
} from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import {
  countTokens,
  firstDepthInReach,
  PATH_TURNS_MAX,
  type PathTurn,
  type PromptMaterial,
} from '../../narration/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { EnvelopeBroken, Erased, PlayerKeys, type SealedText } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { GameRow } from '../tree/game.table.js';
import type { NodeText } from '../tree/turn-reader.js';
import { tokenCounts } from './token-counts.js';

export interface TurnMaterial extends PromptMaterial {
  /** Where the world stands before the turn. */
  readonly world: WorldState;
}

/** Why there is none: the player's key is destroyed, or a text of theirs does not open. */
export type Unreadable = 'player_erased' | 'text_unreadable';

/** The turn and its nearest ancestors, oldest first. */
const pathTo = `
  WITH RECURSIVE path AS (
    SELECT turn_id, parent_turn_id, depth, kind, input, text, 0 AS distance FROM turn_node WHERE turn_id = $1
    UNION ALL
    SELECT node.turn_id, node.parent_turn_id, node.depth, node.kind, node.input, node.text, path.distance + 1
    FROM turn_node node JOIN path ON node.turn_id = path.parent_turn_id WHERE path.distance < $2
  )
  SELECT turn_id, depth, kind, input, text FROM path ORDER BY depth`;

interface PathRow {
  readonly turn_id: string;
  readonly depth: number;
  readonly kind: TurnKind;
  readonly input: SealedText;
  readonly text: SealedText | null;
}

@Injectable()
export class PromptMaterials {
  private readonly counts = tokenCounts(countTokens);

  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly aggregates: Aggregates,
  ) {}

  /**
   * @param position of the game's stream as read by the worker: the read models must have come that far
   * @throws ProblemError when they do not get there in time: the turn is left to a later job
   */
  async of(game: GameState, turnId: string, position: bigint | null): Promise<TurnMaterial | Unreadable> {
    const { opening } = game;
    const node = game.turns.get(turnId);
    const world = node && worldAt(game, node.parentTurnId);
    if (!opening || !node || !world) throw new Error(`turn ${turnId} is not in its game`);

    const [player] = await Promise.all([
      this.aggregates.player.load(opening.playerId),
      this.readModels.waitFor(position),
    ]);
    const [gameRow, rows] = await Promise.all([
      this.readModels.repository(GameRow).findOneBy({ gameId: opening.gameId }),
      this.readModels.manager.query<PathRow[]>(pathTo, [turnId, PATH_TURNS_MAX]),
    ]);
    const own = rows.at(-1);
    if (!gameRow || !own) throw new Error(`turn ${turnId} has no rows though the read models came past it`);
    const first = firstDepthInReach(own.depth);

    const texts = await this.open(
      gameRow,
      rows.filter(({ depth }) => depth >= first),
    );
    if (texts === 'player_erased' || texts === 'text_unreadable') return texts;
    const { gameType, difficulty, characterId } = opening;
    const scenario = scenarios[gameType];
    const phase =
      scenario.phases.find(({ id }) => id === world.phase) ?? scenario.phaseAt(world.date.ordinal);
    return {
      world,
      scenario,
      game: {
        gameType,
        difficulty,
        historicalAccuracy: player.state.settings.historicalAccuracy,
        character: texts.opening.character,
        situation: scenario.characters.find(({ id }) => id === characterId)?.situation ?? null,
      },
      opening: texts.opening,
      path: texts.path,
      action: {
        turn: own.depth,
        date: world.date.label,
        ordinal: world.date.ordinal,
        phase: { id: phase.id, name: phase.name, tension: phase.tension },
        stats: world.stats,
        kind: own.kind,
        action: texts.action,
      },
      countTokens: this.counts,
    };
  }

  private async open(game: GameRow, rows: readonly PathRow[]): Promise<OpenTexts | Unreadable> {
    try {
      const [opening, ...turns] = await Promise.all([
        this.openOne<OpenTexts['opening']>(game.opening),
        ...rows.map((row) => this.openTurn(row)),
      ]);
      if (opening instanceof Erased || turns.some((turn) => turn instanceof Erased)) return 'player_erased';
      // None of them is erased, as was just asked.
      const path = turns as PathTurn[];
      return { opening, path: path.slice(0, -1), action: path.at(-1)?.action ?? '' };
    } catch (error) {
      if (error instanceof EnvelopeBroken) return 'text_unreadable';
      throw error;
    }
  }

  private async openTurn({ turn_id, depth, input, text }: PathRow): Promise<PathTurn | Erased> {
    const [typed, told] = await Promise.all([
      this.openOne<{ userInput: string }>(input),
      text ? this.openOne<NodeText>(text) : { narrative: '', suggestions: [] },
    ]);
    if (typed instanceof Erased) return typed;
    if (told instanceof Erased) return told;
    return { turnId: turn_id, depth, action: typed.userInput, ...told };
  }

  private openOne<T extends object>({ aad, envelope }: SealedText): Promise<T | Erased> {
    return this.keys.open<T>(envelope, aad);
  }
}

interface OpenTexts {
  readonly opening: NodeText & {
    readonly character: CharacterSheet;
    readonly prologue?: PrologueStory;
  };
  readonly path: readonly PathTurn[];
  readonly action: string;
}
