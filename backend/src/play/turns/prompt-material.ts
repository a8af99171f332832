/** Gathers what the prompt of a turn is made of: the game, the turn's own text, the turns on its path that can fit, and the chronicle. */
import { Injectable } from '@nestjs/common';
import {
  worldAt,
  type CharacterSheet,
  type GameState,
  type PrologueStory,
  type Scene,
  type TokenUsage,
  type TurnKind,
} from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import {
  countTokens,
  firstDepthInReach,
  OTHER_TELLINGS_MAX,
  PATH_TURNS_MAX,
  sceneNow,
  seedOf,
  tokenCounts,
  type PathTurn,
  type PromptMaterial,
} from '../../narration/index.js';
import { Aggregates } from '../../platform/event-store/index.js';
import { allOpen, EnvelopeBroken, Erased, PlayerKeys, type SealedText } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { Chronicles, type ChronicleAt } from '../chronicle/index.js';
import { GameRow, pathBack, type NodeText, type TurnNodeStatus } from '../story/index.js';
import type { LastTold } from './stopped-usage.js';

export interface TurnMaterial extends PromptMaterial {
  /** The node that the turn grows from: the chronicle stands there. */
  readonly parentTurnId: string;
  /** Null: none before it on its path. */
  readonly lastTold: LastTold | null;
}

/** Why there is none: the player's key is destroyed, or a text of theirs does not open. */
export type Unreadable = 'player_erased' | 'text_unreadable';

/** The last ones to be told of those that grow from the same parent, newest first. */
const otherTellings = `
  SELECT text FROM turn_node
  WHERE parent_turn_id = $1 AND game_id = $2 AND turn_id <> $3 AND text IS NOT NULL
  ORDER BY turn_number DESC LIMIT ${OTHER_TELLINGS_MAX}`;

interface PathRow {
  readonly turn_id: string;
  readonly depth: number;
  readonly kind: TurnKind;
  readonly input: SealedText;
  readonly text: SealedText | null;
  readonly status: TurnNodeStatus;
  readonly usage: TokenUsage | null;
  readonly settled_at: Date | null;
}

@Injectable()
export class PromptMaterials {
  private readonly counts = tokenCounts(countTokens);

  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly aggregates: Aggregates,
    private readonly chronicles: Chronicles,
  ) {}

  /**
   * @param position of the game's stream as read by the worker: the read models must have come that far
   * @throws Refused `read_model_behind` when they do not get there in time: the turn is left to a later job
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
    const { gameId, gameType, difficulty, characterId } = opening;
    const { parentTurnId } = node;
    const [gameRow, rows, tellings] = await Promise.all([
      this.readModels.repository(GameRow).findOneBy({ gameId }),
      pathBack<PathRow>(
        this.readModels.manager,
        { gameId, turnId, most: 1 + PATH_TURNS_MAX },
        'node.turn_id, node.depth, node.kind, node.input, node.text, node.status, node.usage, node.settled_at',
      ),
      this.readModels.manager.query<{ text: SealedText }[]>(otherTellings, [parentTurnId, gameId, turnId]),
    ]);
    const own = rows[0];
    if (!gameRow || !own) throw new Error(`turn ${turnId} has no rows though the read models came past it`);
    const first = firstDepthInReach(own.depth);

    const texts = await this.open(
      gameRow,
      rows.filter(({ depth }) => depth >= first).reverse(),
      tellings.map(({ text }) => text),
      parentTurnId,
    );
    if (texts === 'player_erased' || texts === 'text_unreadable') return texts;
    const scenario = scenarios[gameType];
    const { historicalAccuracy, language } = player.state.settings;
    const { character, prologue, scene: openingScene } = texts.opening;
    return {
      parentTurnId,
      lastTold: lastToldOf(rows),
      world,
      scenario,
      seed: seedOf(gameId),
      scene: sceneNow({
        path: texts.path,
        eraOpening: prologue || !nothingTold(game, parentTurnId) ? null : scenario.openingSceneFor(character),
        ...(openingScene && { openingScene }),
        scenario,
        character,
        chronicle: texts.chronicle.lines,
        struck: texts.chronicle.struck,
      }),
      game: {
        gameType,
        difficulty,
        historicalAccuracy,
        language,
        character,
        situation: scenario.characters.find(({ id }) => id === characterId)?.situation ?? null,
      },
      opening: texts.opening,
      path: texts.path,
      chronicle: texts.chronicle.lines,
      action: {
        depth: own.depth,
        kind: own.kind,
        action: texts.action,
        otherTellings: texts.otherTellings,
      },
      countTokens: this.counts,
    };
  }

  private async open(
    game: GameRow,
    rows: readonly PathRow[],
    tellings: readonly SealedText[],
    parentTurnId: string,
  ): Promise<OpenTexts | Unreadable> {
    try {
      const [opening, chronicle, others, turns] = await Promise.all([
        this.openOne<OpenTexts['opening']>(game.opening),
        this.chronicles.at(game, parentTurnId),
        Promise.all(tellings.map((text) => this.openOne<NodeText>(text))),
        Promise.all(rows.map((row) => this.openTurn(row))),
      ]);
      if (opening instanceof Erased || chronicle instanceof Erased) return 'player_erased';
      const path = allOpen(turns);
      const otherTexts = allOpen(others);
      if (path instanceof Erased || otherTexts instanceof Erased) return 'player_erased';
      return {
        opening,
        chronicle,
        path: path.slice(0, -1),
        action: path.at(-1)?.action ?? '',
        otherTellings: otherTexts.map(({ narrative }) => narrative).reverse(),
      };
    } catch (error) {
      if (error instanceof EnvelopeBroken) return 'text_unreadable';
      throw error;
    }
  }

  private async openTurn({ turn_id, depth, input, text }: PathRow): Promise<PathTurn | Erased> {
    const [typed, told] = await Promise.all([
      this.openOne<{ userInput: string }>(input),
      text ? this.openOne<ToldText>(text) : NOTHING_TOLD,
    ]);
    if (typed instanceof Erased) return typed;
    if (told instanceof Erased) return told;
    return { turnId: turn_id, depth, action: typed.userInput, ...told };
  }

  private openOne<T extends object>({ aad, envelope }: SealedText): Promise<T | Erased> {
    return this.keys.open<T>(envelope, aad);
  }
}

/** @param rows newest first */
function lastToldOf(rows: readonly PathRow[]): LastTold | null {
  for (const { status, usage, settled_at } of rows)
    if (status === 'narrated' && usage && settled_at) return { usage, at: settled_at };
  return null;
}

/** No turn from the opening to this node was told: none at all, or all were stopped. */
function nothingTold({ opening, turns }: GameState, nodeId: string): boolean {
  let at = nodeId;
  while (at !== opening?.gameId) {
    const turn = turns.get(at);
    if (!turn || turn.status === 'narrated') return false;
    at = turn.parentTurnId;
  }
  return true;
}

interface ToldText extends NodeText {
  readonly scene?: Scene;
}
const NOTHING_TOLD: ToldText = { narrative: '', suggestions: [] };

interface OpenTexts {
  readonly opening: ToldText & {
    readonly character: CharacterSheet;
    readonly prologue?: PrologueStory;
  };
  readonly chronicle: ChronicleAt;
  readonly path: readonly PathTurn[];
  readonly action: string;
  readonly otherTellings: readonly string[];
}
