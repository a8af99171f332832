/** The measures of a scene see all of it, whatever the prompt had room for. */
import { emptyScene, nothingNew, type Scene } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { measureScene } from '../trials/story/measure-scene.js';
import { sceneAfterTurn, wholeScene, type SceneGame } from '../trials/story/whole-scene.js';

const scenario = scenarios.french_revolution;
const stage: SceneGame = {
  scenario,
  game: {
    gameType: 'french_revolution',
    difficulty: 'normal',
    historicalAccuracy: true,
    language: 'en',
    character: scenario.prologue.character,
    situation: null,
  },
};
const opening: Scene = { ...emptyScene, place: 'the Café de Foy' };
const after = (before: Scene, proposed: Partial<typeof nothingNew>) =>
  sceneAfterTurn(before, { proposed: { ...nothingNew, ...proposed }, daysPassed: 0, kind: 'action' }, stage);
const known = after(opening, {
  people: [{ name: 'Bastien Roche', state: 'dead', where: '', regard: 0, note: '' }],
  things: [{ name: 'the letter', holder: 'you', gone: true, note: '' }],
  deed: { text: 'you burned the letter', to: '', answer: '', knownTo: [] },
});
/** As a full prompt shows it. */
const shown: Scene = { ...opening, deeds: known.deeds };

const missed = (before: Scene, narrative: string) =>
  measureScene(
    [
      {
        action: 'I wait.',
        isSensible: true,
        world: { ordinal: 3, phase: '', stats: {}, chronicle: [] },
        narrative,
        suggestions: [],
        promptTokens: 0,
        cachedTokens: 0,
        stats: {},
        before,
        proposed: nothingNew,
        offered: [],
        elsewhere: [],
        moves: null,
      },
    ],
    scenario,
  ).filter(({ met }) => !met);

it.each(['Bastien Roche nods.', 'You read the letter once more.'])(
  'finds what a cut scene hides: %s',
  (page) => {
    expect(missed(shown, page)).toEqual([]);
    expect(missed(wholeScene(shown, known), page)).toHaveLength(1);
  },
);

it('is told once what is known and shown, as it is shown', () => {
  const whole = wholeScene(
    { ...shown, people: [{ name: 'bastien roche', state: 'away', where: '', regard: 0, note: '' }] },
    known,
  );
  expect(whole.people.map(({ state }) => state)).toEqual(['away']);
  expect(whole.deeds).toHaveLength(1);
  expect(wholeScene(shown, undefined)).toBe(shown);
});

it('goes by the rules of the house, turn by turn', () => {
  const next = after(known, { things: [{ name: 'the letter', holder: 'you', gone: false, note: '' }] });
  expect(next.things).toEqual(known.things);
  expect(sceneAfterTurn(known, { proposed: null, daysPassed: null, kind: 'question' }, stage)).toEqual(known);
});
