/**
 * `npm run story`: scripted players play 300 turns each in every era, over HTTP, against the Chronicler or, with OPENAI_BASE_URL and
 * OPENAI_API_KEY set, a real model; what they were told is measured. One of them plays its first turns again, in another game.
 * `-- --turns 60 --era roman_republic --player schemer` plays less; `-- --acts FILE…` plays games of acts from files and prints the pages to
 * read, without a measure. Ends with 1 when a measure is missed.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startChronicler } from '@rubicon/chronicler';
import { gameTypes, type Difficulty, type GameAnswer, type GameType, type Turn } from '@rubicon/contracts';
import type { Scene } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer, ApiProblem } from '../api-player.js';
import { startBackend } from '../start-backend.js';
import { answersWithoutScene, requestIn, sceneOfExchange, type ActedTurn } from './acted-turn.js';
import { compareGames, type PlayedGame } from './compare-games.js';
import { measureActs } from './measure-acts.js';
import { nothingGranted } from './measure-bad-input.js';
import { movesOfTheirKind } from './measure-moves.js';
import { measureScene } from './measure-scene.js';
import { namelessSentences, repeatedWithoutNames } from './measure-sentences.js';
import { measureStory, none, standingOf, type Measure, type ToldTurn } from './measure-story.js';
import { gamesOfActs, type GameOfActs } from './play-acts.js';
import { startRecordingModel, type Exchange } from './recording-model.js';
import { sceneAfterTurn, wholeScene, type SceneGame } from './whole-scene.js';
import { actOf, casts, players, type ScriptedPlayer } from './scripted-players.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    turns: { type: 'string', default: '300' },
    era: { type: 'string', multiple: true },
    player: { type: 'string', multiple: true },
    /** Prints every n-th turn to read. */
    print: { type: 'string' },
    /** Games of acts, told to be read: more files may follow. */
    acts: { type: 'string', multiple: true },
  },
});
const turnsEach = Number(options.turns);
const eras = gameTypes.filter((era) => !options.era || options.era.includes(era));
const cast = players.filter(({ name }) => !options.player || options.player.includes(name));
const games = [...(options.acts ?? []), ...(options.acts ? positionals : [])].flatMap((file) =>
  gamesOfActs(file, readFileSync(file, 'utf8'), options.era?.[0]),
);
const PLACES_SHOWN = 3;
const PACK_DOLLARS = 20;
/** A model that fails so often is away, and the game is left. */
const FAILED_IN_A_ROW_MAX = 5;
/** Of the second game with the same acts. */
const TURNS_AGAIN = 60;

const folder = temporaryFolder();
const chronicler = process.env['OPENAI_BASE_URL'] ? null : await startChronicler({ wordsPerSecond: 0 });
const model = await startRecordingModel(process.env['OPENAI_BASE_URL'] ?? `${chronicler!.url}/v1`);
const stack = await startLocalStack({
  dataDir: folder.path,
  env: {
    ...process.env,
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: process.env['OPENAI_API_KEY'] ?? 'chronicler',
    MODEL: process.env['MODEL'] ?? 'chronicler',
  },
});
const backend = await startBackend({ ...stack.env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
let missed = 0;
let unmeasured = 0;
try {
  if (options.acts) for (const game of games) await tell(game);
  else await measureAll();
} finally {
  await backend.stop();
  await stack.stop();
  await model.stop();
  await chronicler?.stop();
  folder.remove();
}

async function measureAll(): Promise<void> {
  const played: PlayedGame[] = [];
  for (const era of eras) {
    for (const player of cast) {
      const started = performance.now();
      const { turns, endings, failed } = await play(
        era,
        player,
        Math.min(turnsEach, player.turns ?? turnsEach),
      );
      const phases = scenarios[era].phases.map(({ id }) => id);
      const seconds = ((performance.now() - started) / 1_000).toFixed(0);
      console.log(`\n${era}, ${player.name}: ${turns.length} turns, ${seconds} s${told(endings)}`);
      const game = playedGame(era, player, turns);
      played.push(game);
      judge([
        none('turns without a story', failed),
        ...measureStory(turns, casts[era], phases),
        ...measureScene(turns, scenarios[era]),
        ...measureActs(turns, scenarios[era].world),
        repeatedWithoutNames(game.sentences),
        movesOfTheirKind(turns),
        nothingGranted(turns),
      ]);
      const without = answersWithoutScene(turns);
      if (without) console.log(`  ${without}`);
    }
    // The first one who writes sensible things does it once more.
    const again = cast.find(({ isSensible }) => isSensible);
    if (!again) continue;
    const { turns } = await play(era, again, Math.min(turnsEach, TURNS_AGAIN));
    played.push({ ...playedGame(era, again, turns), isAgain: true });
  }
  console.log(`\nAll ${played.length} games`);
  judge(compareGames(played));
  console.log(
    `\n${model.summaries} summaries of chronicles. ${missed === 0 ? 'Every measure is met' : `${missed} measures MISSED`}${unmeasured === 0 ? '' : `, ${unmeasured} could not be measured`}.`,
  );
  process.exitCode = missed === 0 ? 0 : 1;
}

function playedGame(era: GameType, player: ScriptedPlayer, turns: readonly ActedTurn[]): PlayedGame {
  return {
    era,
    player: player.name,
    isAgain: false,
    shared: casts[era].establishes.length,
    turns: turns.length,
    sentences: namelessSentences(standingOf(turns), scenarios[era].world),
  };
}

async function play(
  era: GameType,
  player: ScriptedPlayer,
  count: number,
): Promise<{ turns: ActedTurn[]; endings: readonly string[]; failed: readonly string[] }> {
  const client = await richPlayer();
  const started = await client.startGame(era);
  const game = gameOf(started, era);
  const stage = stageOf(started, era);
  /** After each turn. */
  const scenes = new Map<string, Scene>();
  const turns: ActedTurn[] = [];
  const endings: string[] = [];
  const failed: string[] = [];
  let failedInARow = 0;
  model.takeTurns();
  for (let number = 1; number <= count; number += 1) {
    const { action, moves, cannotBe } = actOf(player, casts[era], number);
    const played = await playTurn(client, game, action);
    if ('why' in played) {
      failed.push(`turn ${number}: ${played.why}`);
      failedInARow += 1;
      if (failedInARow === FAILED_IN_A_ROW_MAX) break;
      continue;
    }
    failedInARow = 0;
    const { turn, exchange } = played;
    const isSensible = player.isSensible || number <= casts[era].establishes.length;
    const { daysPassed, ...staged } = sceneOfExchange(exchange);
    const before = staged.before && wholeScene(staged.before, scenes.get(turn.parentTurnId));
    if (before)
      scenes.set(turn.turnId, sceneAfterTurn(before, { ...staged, daysPassed, kind: turn.kind }, stage));
    const isUndone = turn.ending !== null;
    turns.push({ ...toldTurn(turn, exchange, isSensible), ...staged, before, moves, cannotBe, isUndone });
    if (options.print && number % Number(options.print) === 0) console.log(page(number, turn));
    if (turn.ending) endings.push(`${turn.ending.kind} at turn ${number}`);
    await goOn(client, game, turn);
  }
  return { turns, endings, failed };
}

/** Plays it and prints every page. */
async function tell({ era, figure, difficulty, acts }: GameOfActs): Promise<void> {
  const character = scenarios[era].characters[figure];
  if (!character) throw new Error(`${era} has no figure ${figure}`);
  const client = await richPlayer();
  const started = await startAs(client, { characterId: character.id, difficulty, gameType: era });
  const game = gameOf(started, era);
  console.log(`\n=== ${era}, ${character.name}, ${difficulty}`);
  for (const [index, action] of acts.entries()) {
    model.takeTurns();
    const played = await playTurn(client, game, action);
    if ('why' in played) {
      console.log(`\n[${index + 1}] > ${action}\nNot told: ${played.why}`);
      continue;
    }
    const { turn } = played;
    console.log(page(index + 1, turn));
    if (turn.ending) console.log(`The story ends: ${turn.ending.kind}.`);
    await goOn(client, game, turn);
  }
}

async function richPlayer(): Promise<ApiPlayer> {
  const client = new ApiPlayer(backend.origin);
  await client.register();
  await client.buyCredits(PACK_DOLLARS);
  return client;
}

function startAs(
  client: ApiPlayer,
  request: { readonly characterId: number; readonly difficulty: Difficulty; readonly gameType: GameType },
): Promise<GameAnswer> {
  return client.call<GameAnswer>('POST', '/api/game/start', request);
}

interface GameInPlay {
  readonly gameId: string;
  readonly gameType: GameType;
}

function gameOf({ gameState }: GameAnswer, gameType: GameType): GameInPlay {
  return { gameId: gameState.gameId, gameType };
}

type Played = { readonly turn: Turn; readonly exchange: Exchange } | { readonly why: string };

function stageOf({ character }: GameAnswer, gameType: GameType): SceneGame {
  const { name, estate, profession, description } = character;
  return {
    scenario: scenarios[gameType],
    game: {
      gameType,
      difficulty: 'normal',
      historicalAccuracy: true,
      language: 'en',
      character: { name, estate, profession, description, politicalLeanings: 'moderate' },
      situation: null,
    },
  };
}

async function playTurn(client: ApiPlayer, game: GameInPlay, action: string): Promise<Played> {
  const turn = await client.playTurn(game, action).catch((error: unknown) => {
    if (error instanceof ApiProblem) return error;
    throw error;
  });
  // Those before it were asked for anew.
  const exchange = model.takeTurns().at(-1);
  if (turn instanceof ApiProblem) return { why: turn.problem?.code ?? String(turn.status) };
  if (turn.status === 'narrated' && exchange) return { turn, exchange };
  return { why: turn.failure?.code ?? turn.status };
}

/** The tree lets the player go back; the story goes on from before its end. */
async function goOn(client: ApiPlayer, { gameId }: GameInPlay, turn: Turn): Promise<void> {
  if (turn.ending) await client.call('POST', `/api/games/${gameId}/rewind`, { turnId: turn.parentTurnId });
}

function toldTurn(turn: Turn, { messages, prompt, cached }: Exchange, isSensible: boolean): ToldTurn {
  const last = requestIn(messages) as {
    ordinal: number;
    phase: { id: string };
    stats: Record<string, number>;
    chronicle?: string[];
  } | null;
  if (!last) throw new Error('a prompt ends with no request');
  return {
    action: turn.userInput,
    isSensible,
    world: {
      ordinal: last.ordinal,
      phase: last.phase.id,
      stats: last.stats,
      chronicle: last.chronicle ?? [],
    },
    narrative: turn.narrative ?? '',
    suggestions: turn.suggestions,
    promptTokens: prompt,
    cachedTokens: cached,
    stats: { ...turn.playerStats },
  };
}

function page(number: number, turn: Turn): string {
  const moves = turn.suggestions.map(({ title, text }) => `  - ${title}: ${text}`).join('\n');
  return `\n[${number}] > ${turn.userInput.slice(0, 200)}\n${turn.currentDate}\n${turn.narrative}\n${moves}`;
}

function told(endings: readonly string[]): string {
  return endings.length === 0
    ? ''
    : `; the story ended ${endings.length} times (${endings.slice(0, PLACES_SHOWN).join(', ')}${endings.length > PLACES_SHOWN ? ', …' : ''})`;
}

function judge(measures: readonly Measure[]): void {
  measures.forEach(print);
  missed += measures.filter(({ met }) => !met).length;
  unmeasured += measures.filter(({ isUnmeasured }) => isUnmeasured).length;
}

function print({ name, value, aim, met, isUnmeasured, places }: Measure): void {
  const verdict = isUnmeasured ? '–     ' : met ? 'met   ' : 'MISSED';
  console.log(`  ${verdict}  ${name.padEnd(56)} ${value} (aim ${aim})`);
  if (met) return;
  for (const place of places.slice(0, PLACES_SHOWN)) console.log(`            ${place}`);
}
