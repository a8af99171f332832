/** Plays a game with the narrator's functions alone, as the product would: prompts of the last turns, a world that follows the answers. */
import { scenarioOf, type GameType } from '@rubicon/scenarios';
import type { MemoryLine } from '../memory.js';
import { narrate, type Narration } from '../narrator.js';
import { readScene, type ChatMessage } from '../prompt.js';
import { sceneOfOpening } from '../deciding/stage.js';
import type { PersonData, ProposedScene, SceneData } from '../scene-data.js';

export interface PlayedTurn {
  readonly turn: number;
  readonly action: string;
  readonly ordinal: number;
  readonly narration: Narration;
  readonly milliseconds: number;
}

export interface GamePlan {
  readonly gameType: GameType;
  readonly turns: number;
  readonly actionOf: (turn: number, last: Narration | null) => string;
  readonly difficulty?: 'easy' | 'normal' | 'hard';
  readonly character?: { readonly name: string; readonly estate: string; readonly profession: string };
  /** Answers that a prompt shows. */
  readonly window?: number;
  readonly seed?: number;
  /** Days since the opening. */
  readonly ordinal?: number;
}

const estates = { french_revolution: 'Third Estate', roman_republic: 'equestrian', sengoku_japan: 'samurai' };

/** What a figure of history is told, act by act. */
export function playAs(gameType: GameType, name: string, acts: readonly string[]): Narration[] {
  return play({
    gameType,
    turns: acts.length,
    ordinal: 0,
    character: { name, estate: '', profession: '' },
    actionOf: (turn) => acts[turn - 1]!,
  }).map(({ narration }) => narration);
}

export function play({
  gameType,
  turns,
  actionOf,
  difficulty = 'normal',
  character,
  window = 12,
  seed = 7,
  ordinal: from = 3,
}: GamePlan): PlayedTurn[] {
  const scenario = scenarioOf(gameType);
  const sheet = character ?? { name: 'Ada Morel', estate: estates[gameType], profession: 'Lawyer' };
  const game = { gameType, character: sheet, difficulty, historicalAccuracy: true };
  const system: ChatMessage = { role: 'system', content: `Rules.\nGAME: ${JSON.stringify(game)}\n` };
  const path: ChatMessage[] = [];
  const stats = { influence: 40, reputation: 40, resources: 40 };
  const standings = new Map<string, number>();
  const bent = new Set<string>();
  let lines: MemoryLine[] = [];
  let ordinal = from;
  let last: Narration | null = null;
  let scene = sceneOfOpening(scenario.openingSceneFor(sheet), scenario);
  const told: PlayedTurn[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    const action = actionOf(turn, last);
    const phase = scenario.phaseAt(Math.min(ordinal, scenario.lastOrdinal));
    const request = {
      turn,
      date: scenario.dateLabel(ordinal),
      ordinal,
      phase,
      stats,
      factions: scenario.factions
        .filter((one) => ordinal >= one.fromOrdinal && ordinal <= one.untilOrdinal)
        .map(({ id, name, startsAt }) => ({
          id,
          name,
          standing: standings.get(id) ?? startsAt[sheet.estate] ?? 0,
        })),
      elsewhere: scenario.timeline
        .filter((event) => event.ordinal <= ordinal && event.ordinal > ordinal - 40)
        .map((event) => ({ date: scenario.dateLabel(event.ordinal), place: event.place, text: event.text })),
      bent: scenario.timeline.filter(({ id }) => bent.has(id)).map(({ text }) => text),
      chronicle: lines.slice(-60).map(asPrompt),
      otherTellings: [],
      scene,
      offered: last?.suggestions ?? [],
      seed,
      kind: 'action',
      action,
    };
    const user: ChatMessage = { role: 'user', content: JSON.stringify(request) };
    const started = performance.now();
    const narration = narrate(readScene([system, ...path.slice(-2 * window), user]));
    told.push({ turn, action, ordinal, narration, milliseconds: performance.now() - started });
    last = narration;
    scene = sceneAfter(scene, narration.scene);
    path.push(
      { role: 'user', content: JSON.stringify({ action }) },
      {
        role: 'assistant',
        content: JSON.stringify({
          narrative: narration.narrative,
          suggestions: narration.suggestions.map(({ title }) => title),
        }),
      },
    );
    for (const stat of ['influence', 'reputation', 'resources'] as const)
      stats[stat] = Math.max(0, Math.min(100, stats[stat] + narration.effects[stat]));
    for (const { faction, change } of narration.factions)
      standings.set(faction, (standings.get(faction) ?? 0) + change);
    for (const id of narration.bends) bent.add(id);
    lines = remembering(lines, narration, turn);
    ordinal = Math.min(scenario.lastOrdinal, ordinal + narration.daysPassed);
  }
  return told;
}

/** As the game would, whose rules an honest narrator does not meet. */
function sceneAfter(before: SceneData, proposed: ProposedScene): SceneData {
  const changed = <T extends { readonly name: string }>(old: readonly T[], now: readonly T[]): T[] => [
    ...old.filter(({ name }) => !now.some((one) => one.name === name)),
    ...now,
  ];
  const { act, outcome, deed } = proposed;
  return {
    place: proposed.place,
    hour: proposed.hour,
    people: changed(
      before.people.map((one) => leftBehind(one, before, proposed)),
      proposed.people,
    ).slice(-24),
    things: changed(before.things, proposed.things).slice(-20),
    deeds: [...before.deeds, ...(deed ? [{ act, outcome, ...deed }] : [])].slice(-12),
    open: [...before.open, ...proposed.opened]
      .filter(({ text }) => !proposed.closed.includes(text))
      .slice(-6),
  };
}

/** Who is not named as coming along stays where the player was. */
function leftBehind(person: PersonData, before: SceneData, proposed: ProposedScene): PersonData {
  const isLeft =
    proposed.place !== before.place &&
    (person.state === 'here' || (person.state === 'held' && person.where === ''));
  return isLeft
    ? { ...person, state: person.state === 'held' ? 'held' : 'away', where: before.place }
    : person;
}

function remembering(lines: readonly MemoryLine[], { chronicle }: Narration, turn: number): MemoryLine[] {
  return chronicle.reduce<MemoryLine[]>(
    (all, { line, topic, subject, text, change }, index) => {
      const settled = change === 'settled';
      return all.some(({ id }) => id === line)
        ? all.map((one) => (one.id === line ? { ...one, text, settled } : one))
        : [...all, { id: `c${turn * 10 + index}`, topic, subject, text, settled }];
    },
    [...lines],
  );
}

function asPrompt({ id, topic, subject, text, settled }: MemoryLine): string {
  return `${id} ${topic}${settled ? ' (settled)' : ''} ${subject}: ${text}`;
}
