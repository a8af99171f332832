/** What a search and a look come to. */
import { play } from '../testing/played-game.js';

const turn = (action: string, seed: number) =>
  play({ gameType: 'roman_republic', turns: 1, actionOf: () => action, ordinal: 0, seed })[0]!.narration;

it('gives what was searched for to whoever found it, and to nobody who did not', () => {
  const scenes = Array.from(
    { length: 20 },
    (_one, seed) => turn('I search the room for the key.', seed).scene,
  );
  for (const { outcome, things } of scenes)
    expect(things).toEqual(
      outcome === 'failed' ? [] : [{ name: 'the key', holder: 'you', gone: false, note: '' }],
    );
  expect(new Set(scenes.map(({ outcome }) => outcome)).size).toBeGreaterThan(1);
});

it('does not find who is elsewhere', () => {
  const { scene, narrative } = turn('I find Cleopatra.', 3);
  expect(scene.people.filter(({ state }) => state === 'here')).toEqual([]);
  expect(narrative.match(/Cleopatra/g)).toHaveLength(2);
});

it.each(['I look around.', 'I look north.', 'I look out of the window.'])('shows the place: %s', (action) =>
  expect(turn(action, 3).narrative).toMatch(/ and /),
);
