/** The scene as the house keeps it: a prompt shows no more of it than its budget allows. Pure. */
import type { TurnKind } from '@rubicon/contracts';
import { isSameName, type ProposedScene, type Scene } from '@rubicon/domain';
import type { PromptMaterial } from '../../src/narration/build-prompt.js';
import { sceneAfter } from '../../src/narration/scene-after.js';

export type SceneGame = Pick<PromptMaterial, 'game' | 'scenario'>;

/** What is shown, with all that is known besides. */
export function wholeScene(shown: Scene, known: Scene | undefined): Scene {
  if (!known) return shown;
  const names = <T extends { readonly name: string }>(all: readonly T[], others: readonly T[]): T[] => [
    ...others.filter(({ name }) => !all.some((one) => isSameName(one.name, name))),
    ...all,
  ];
  const texts = <T extends { readonly text: string }>(all: readonly T[], others: readonly T[]): T[] => [
    ...others.filter(({ text }) => !all.some((one) => isSameName(one.text, text))),
    ...all,
  ];
  return {
    ...shown,
    people: names(shown.people, known.people),
    things: names(shown.things, known.things),
    deeds: texts(shown.deeds, known.deeds),
    open: texts(shown.open, known.open),
  };
}

/** By the rules of the house. */
export function sceneAfterTurn(
  before: Scene,
  {
    proposed,
    daysPassed,
    kind,
  }: {
    readonly proposed: ProposedScene | null;
    readonly daysPassed: number | null;
    readonly kind: TurnKind;
  },
  { game, scenario }: SceneGame,
): Scene {
  const action = { depth: 1, kind, action: '', otherTellings: [] };
  // Nothing is known of history here: what it has of its people is judged by the house.
  const world = { date: { ordinal: 0 }, bent: scenario.timeline.map(({ id }) => id) };
  const turn = { scene: before, scenario, game, action, world, chronicle: [] };
  return sceneAfter(turn)(proposed, daysPassed ?? 0).scene;
}
