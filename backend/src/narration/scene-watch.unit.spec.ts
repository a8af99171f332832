import fc from 'fast-check';
import { nothingNew } from '@rubicon/domain';
import { SceneWatch, type BeforeStory } from './scene-watch.js';

const scene = { act: 'word', place: 'a "hall}, "narrative": [far away\\', speakers: ['Curio'] };
const found = { ...nothingNew, ...scene };

/** What was found, and behind which character. */
function watched(written: string): { found: BeforeStory; at: string } | null {
  const watch = new SceneWatch();
  for (let end = 1; end <= written.length; end += 1) {
    const before = watch.read(written.slice(0, end));
    if (before) return { found: before, at: written.slice(0, end) };
  }
  return null;
}

const rest = ',"narrative":"The hall.","suggestions":[]}';
const json = (value: unknown) => JSON.stringify(value);

it.each([
  ['once both are whole', `{"scene":${json(scene)},"daysPassed":2`, ',', 2],
  ['whatever their order', `{"daysPassed":2,"scene":${json(scene)}`, ',', 2],
  ['when the story begins without days', `{"scene":${json(scene)},"narrative"`, ':', null],
  [
    'behind fields that nobody knows',
    `{"mood":["{\\"scene\\":"],"scene":${json(scene)},"narrative"`,
    ':',
    null,
  ],
  ['in a fence, with spaces', `\`\`\`json\n{ "scene" : ${json(scene)} , "daysPassed" : 0 `, ',', 0],
  ['when days make no sense', `{"scene":${json(scene)},"daysPassed":"soon"`, ',', null],
])('finds scene and days %s', (_, before, last, daysPassed) =>
  expect(watched(`${before}${last}${rest}`)).toEqual({
    found: { scene: found, daysPassed },
    at: `${before}${last}`,
  }),
);

it.each([
  ['text', 'The hall falls silent: {"scene":{"act":"word"},"narrative":"x"}'],
  ['a story that comes first', `{"narrative":"The hall.","scene":${json(scene)},"daysPassed":1}`],
  ['no scene', `{"daysPassed":1${rest}`],
  ['a scene that is none', `{"scene":"Rome","daysPassed":1${rest}`],
  ['a scene within another field', `{"world":{"scene":${json(scene)}},"daysPassed":1${rest}`],
  ['half a scene', `{"scene":${json(scene).slice(0, -1)}`],
])('finds nothing in %s', (_, written) => expect(watched(written)).toBeNull());

it('finds it once, in whatever pieces it comes', () => {
  const written = `{"scene":${json(scene)},"daysPassed":2${rest}`;
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: written.length })), (cuts) => {
      const watch = new SceneWatch();
      const all = [...cuts.sort((a, b) => a - b), written.length].flatMap(
        (cut) => watch.read(written.slice(0, cut)) ?? [],
      );
      expect(all).toEqual([{ scene: found, daysPassed: 2 }]);
    }),
  );
});
