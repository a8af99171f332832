/** The page of a game as its player saw it: what needs no text by the functions that made their page, the text out of the events that told it. */
import { Injectable } from '@nestjs/common';
import type { ReplayGame, StaffText, TextGrant } from '@rubicon/contracts';
import { endingAt, worldAt, type GameState, type Opening, type Suggestion } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import {
  lastTurnOnPage,
  openPage,
  standingsIn,
  worldShown,
  type NodeText,
  type OpeningText,
  type PageNode,
} from '../../play/index.js';
import { sealedIn, type LoggedEvent, type LoggedStream } from '../player-log/index.js';
import { StaffTexts } from '../texts/index.js';
import type { PlayedGame } from './played-game.js';

/** The sealed part of an event, when there is such an event and it has one. */
type Sealed = ReturnType<typeof sealedIn>;

@Injectable()
export class ReplayedPages {
  constructor(private readonly texts: StaffTexts) {}

  /** Null: the game had not begun. @param stream of the game */
  async page(
    stream: LoggedStream,
    { state, lastPlayedAt }: PlayedGame,
    grant: TextGrant | null,
  ): Promise<ReplayGame | null> {
    const { opening, headTurnId, newestTurnId } = state;
    if (!opening || headTurnId === null || lastPlayedAt === null) return null;
    const shown = nodeAt(state, opening, headTurnId);
    const game = {
      ...opening,
      openingWorld: opening.world,
      savedTurnId: state.savedTurnId,
      turnCount: state.turnCount,
      lastPlayedAt: new Date(lastPlayedAt),
    };
    const newest = newestTurnId === null ? undefined : state.turns.get(newestTurnId);
    const last = newestTurnId === null || !newest ? null : { ...newest, turnId: newestTurnId };
    const { pendingTurn, lastFailedTurn } = lastTurnOnPage(last, headTurnId);
    const began = sealedOf(stream, isOpening);
    const told = shown ? sealedOf(stream, (event) => isTold(event, headTurnId)) : began;
    const ending = endingAt(state, headTurnId);
    return {
      ...openPage(game, shown),
      factions: standingsIn(
        opening.gameType,
        worldShown(game, shown),
        await this.estate(opening, began, grant),
      ),
      characterName: await this.texts.read<OpeningText>(began, ({ character }) => character.name, grant),
      narrative: await this.texts.read<NodeText>(told, ({ narrative }) => narrative, grant),
      suggestions: await this.suggestions(told, grant),
      headInput: shown && (await this.input(stream, headTurnId, grant)),
      ending,
      epilogue: ending && (await this.texts.read<NodeText>(told, ({ epilogue }) => epilogue ?? '', grant)),
      pendingTurnId: pendingTurn?.turnId ?? null,
      lastFailedTurnId: lastFailedTurn?.turnId ?? null,
      isDeleted: state.deleted,
    };
  }

  /** A real person's is known to all; null: a player's own character, whose sheet is not open. */
  private async estate(opening: Opening, began: Sealed, grant: TextGrant | null): Promise<string | null> {
    const { gameType, characterId, isHistorical } = opening;
    const known = scenarios[gameType].characters.find(({ id }) => isHistorical && id === characterId);
    if (known) return known.estate;
    return (await this.texts.read<OpeningText>(began, ({ character }) => character.estate, grant)).text;
  }

  private input(stream: LoggedStream, turnId: string, grant: TextGrant | null): Promise<StaffText> {
    const sent = sealedOf(
      stream,
      ({ event }) => event.type === 'TurnSubmitted' && event.data.turnId === turnId,
    );
    return this.texts.read<{ userInput: string }>(sent, ({ userInput }) => userInput, grant);
  }

  /** As many as there are when they are open; else one that stands for all. */
  private async suggestions(told: Sealed, grant: TextGrant | null): Promise<StaffText[]> {
    const all = await this.texts.read<NodeText>(
      told,
      ({ suggestions }) => JSON.stringify(suggestions),
      grant,
    );
    if (all.text === null) return [all];
    const suggestions = JSON.parse(all.text) as Suggestion[];
    return suggestions.map(({ title, text }) => ({ ...all, text: `${title}: ${text}` }));
  }
}

/** Null: the opening. */
function nodeAt(state: GameState, opening: Opening, turnId: string): PageNode | null {
  const turn = state.turns.get(turnId);
  if (!turn) return null;
  let depth = 1;
  for (let at = turn.parentTurnId; at !== opening.gameId; at = state.turns.get(at)!.parentTurnId) depth += 1;
  return { turnId, parentTurnId: turn.parentTurnId, depth, world: worldAt(state, turnId) };
}

function isOpening({ event }: LoggedEvent): boolean {
  return event.type === 'GameStarted';
}

function isTold({ event }: LoggedEvent, turnId: string): boolean {
  return (event.type === 'TurnNarrated' || event.type === 'TurnStopped') && event.data.turnId === turnId;
}

function sealedOf({ events }: LoggedStream, isIt: (event: LoggedEvent) => boolean): Sealed {
  const event = events.find(isIt);
  return event ? sealedIn(event) : null;
}
