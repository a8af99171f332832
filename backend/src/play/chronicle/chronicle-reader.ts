/** A game's chronicle as its player may see it. */
import { Injectable } from '@nestjs/common';
import type { ChronicleLine as LineAnswer } from '@rubicon/contracts';
import type { ChronicleLine } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import {
  countTokens,
  LATELY_TURNS,
  linesInPrompt,
  promptSizeFor,
  tokenCounts,
  typedAction,
} from '../../narration/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { accountDeleted, Erased, openText, PlayerKeys, type SealedText } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { pathBack, type GameRow, type NodeText } from '../story/index.js';
import { Chronicles, type ChronicleAt } from './chronicles.js';

interface PathRow {
  readonly parent_turn_id: string;
  readonly depth: number;
  readonly input: SealedText;
  readonly text: SealedText;
}

export interface ReadChronicle {
  readonly lines: LineAnswer[];
  readonly struck: LineAnswer[];
}

@Injectable()
export class ChronicleReader {
  private readonly counts = tokenCounts(countTokens);

  constructor(
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly chronicles: Chronicles,
    private readonly config: AppConfig,
  ) {}

  /** At the end of a node with text, or at the opening. @throws Refused `player_erased` */
  async at(game: GameRow, nodeId: string): Promise<ReadChronicle> {
    // The turn's own chronicle is folded on from its parent's.
    const shown = await this.shownFor(game, nodeId);
    const { lines, struck } = await this.folded(game, nodeId);
    const read = (line: ChronicleLine) => this.answerOf(game, line, shown);
    return { lines: oldestFirst(lines).map(read), struck: oldestFirst(struck).map(read) };
  }

  private async folded(game: GameRow, nodeId: string): Promise<ChronicleAt> {
    const chronicle = await this.chronicles.at(game, nodeId);
    if (chronicle instanceof Erased) throw accountDeleted();
    return chronicle;
  }

  /** The ids of the lines that stood in the prompt of the turn: chosen again, as they were then. */
  private async shownFor(game: GameRow, nodeId: string): Promise<ReadonlySet<string>> {
    if (nodeId === game.gameId) return new Set();
    // The turn, and those before it that its prompt took for recent.
    const [own, ...before] = await pathBack<PathRow>(
      this.readModels.manager,
      { gameId: game.gameId, turnId: nodeId, most: 1 + LATELY_TURNS },
      'node.parent_turn_id, node.depth, node.input, node.text',
    );
    if (!own) return new Set();
    const [{ lines }, { userInput: action }, path] = await Promise.all([
      this.folded(game, own.parent_turn_id),
      openText<{ userInput: string }>(this.keys, own.input),
      Promise.all(before.reverse().map((row) => this.open(row))),
    ]);
    const size = promptSizeFor(this.config.turnTokenLimits.maxInputTokens);
    const shown = linesInPrompt({
      chronicle: lines,
      room: size.chronicle,
      action: typedAction(action, this.counts, size.actionTokens),
      path,
      depth: own.depth,
      countTokens: this.counts,
    });
    return new Set(shown.map(({ line }) => line.id));
  }

  private async open({ input, text }: PathRow): Promise<{ action: string; narrative: string }> {
    const [{ userInput }, { narrative }] = await Promise.all([
      openText<{ userInput: string }>(this.keys, input),
      openText<NodeText>(this.keys, text),
    ]);
    return { action: userInput, narrative };
  }

  private answerOf(game: GameRow, line: ChronicleLine, shown: ReadonlySet<string>): LineAnswer {
    const { id, topic, subject, text, ordinal, settled, pinned, corrected } = line;
    return {
      lineId: id,
      topic,
      subject,
      text,
      since: scenarios[game.gameType].dateLabel(ordinal),
      settled,
      pinned,
      corrected,
      inPrompt: shown.has(id),
    };
  }
}

/** A summary stands where it was made, and is as old as the oldest line that it stands for. */
function oldestFirst(lines: readonly ChronicleLine[]): ChronicleLine[] {
  return [...lines].sort((one, other) => one.ordinal - other.ordinal);
}
