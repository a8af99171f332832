/**
 * `npm run story`: scripted players play 300 turns each in every era, over HTTP, against the Chronicler or, with OPENAI_BASE_URL and
 * OPENAI_API_KEY set, a real model; what they were told is measured. `-- --turns 60 --era roman_republic --player schemer` plays less.
 * Ends with 1 when a measure is missed.
 */
import { parseArgs } from 'node:util';
import { gameTypes, type GameType, type Turn } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import { startChronicler, startLocalStack, temporaryFolder } from '@rubicon/local-stack';
import { ApiPlayer } from '../api-player.js';
import { startBackend } from '../start-backend.js';
import { measureStory, type Measure, type ToldTurn } from './measure-story.js';
import { startRecordingModel, type Exchange } from './recording-model.js';
import { actionOf, casts, players, type ScriptedPlayer } from './scripted-players.js';

const { values: options } = parseArgs({
  options: {
    turns: { type: 'string', default: '300' },
    era: { type: 'string', multiple: true },
    player: { type: 'string', multiple: true },
    /** Prints every n-th turn to read. */
    print: { type: 'string' },
  },
});
const turnsEach = Number(options.turns);
const eras = gameTypes.filter((era) => !options.era || options.era.includes(era));
const cast = players.filter(({ name }) => !options.player || options.player.includes(name));
const PLACES_SHOWN = 3;
const PACK_DOLLARS = 20;

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
try {
  for (const era of eras)
    for (const player of cast) {
      const started = performance.now();
      const { turns, endings } = await play(era, player);
      const phases = scenarios[era].phases.map(({ id }) => id);
      const seconds = ((performance.now() - started) / 1_000).toFixed(0);
      console.log(`\n${era}, ${player.name}: ${turns.length} turns, ${seconds} s${told(endings)}`);
      const measures = measureStory(turns, casts[era], phases);
      measures.forEach(print);
      missed += measures.filter(({ met }) => !met).length;
    }
  console.log(
    `\n${model.summaries} summaries of chronicles. ${missed === 0 ? 'Every measure is met.' : `${missed} measures MISSED.`}`,
  );
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  await backend.stop();
  await stack.stop();
  await model.stop();
  await chronicler?.stop();
  folder.remove();
}

async function play(
  era: GameType,
  player: ScriptedPlayer,
): Promise<{ turns: ToldTurn[]; endings: readonly string[] }> {
  const client = new ApiPlayer(backend.origin);
  await client.register();
  await client.buyCredits(PACK_DOLLARS);
  const { gameState } = await client.startGame(era);
  const game = { gameId: gameState.gameId, gameType: era };
  const turns: ToldTurn[] = [];
  const endings: string[] = [];
  model.takeTurns();
  for (let number = 1; number <= turnsEach; number += 1) {
    const action = actionOf(player, casts[era], number);
    const turn = await client.playTurn(game, action);
    const exchange = model.takeTurns().at(-1);
    if (turn.status !== 'narrated' || !exchange)
      throw new Error(`turn ${number} of ${player.name} (${era}) is ${turn.status}: ${turn.failure?.code}`);
    const isSensible = player.isSensible || number <= casts[era].establishes.length;
    turns.push(toldTurn(turn, exchange, isSensible));
    if (options.print && number % Number(options.print) === 0)
      console.log(
        `\n[${number}] > ${action.slice(0, 200)}\n${turn.currentDate}\n${turn.narrative}\n${turn.suggestions.map(({ title, text }) => `  - ${title}: ${text}`).join('\n')}`,
      );
    if (turn.ending) {
      endings.push(`${turn.ending.kind} at turn ${number}`);
      // The tree lets the player go back; the story goes on from before its end.
      await client.call('POST', `/api/games/${game.gameId}/rewind`, { turnId: turn.parentTurnId });
    }
  }
  return { turns, endings };
}

function toldTurn(turn: Turn, { messages, prompt, cached }: Exchange, isSensible: boolean): ToldTurn {
  const last = JSON.parse(messages.at(-1)?.content ?? '{}') as {
    ordinal: number;
    phase: { id: string };
    stats: Record<string, number>;
    chronicle?: string[];
  };
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

function told(endings: readonly string[]): string {
  return endings.length === 0
    ? ''
    : `; the story ended ${endings.length} times (${endings.slice(0, PLACES_SHOWN).join(', ')}${endings.length > PLACES_SHOWN ? ', …' : ''})`;
}

function print({ name, value, aim, met, places }: Measure): void {
  console.log(`  ${met ? 'met   ' : 'MISSED'}  ${name.padEnd(48)} ${value} (aim ${aim})`);
  if (met) return;
  for (const place of places.slice(0, PLACES_SHOWN)) console.log(`            ${place}`);
}
