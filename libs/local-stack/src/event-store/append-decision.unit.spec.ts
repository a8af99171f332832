import { decideAppend, NO_STREAM, type ExpectedRevision, type StreamFacts } from './append-decision.js';

function streamOf(...ids: string[]): StreamFacts {
  return {
    lastRevision: ids.length - 1,
    idAt: (revision) => ids[revision],
    revisionOf: (id) => (ids.includes(id) ? ids.indexOf(id) : undefined),
  };
}
const wrong = { kind: 'wrong_expected_version' };
const append = { kind: 'append' };
const already = (lastRevision: number) => ({ kind: 'already_appended', lastRevision });

describe('decideAppend', () => {
  it.each<[string, string[], ExpectedRevision, string[], unknown]>([
    ['an empty stream, as expected', [], 'no_stream', ['a'], append],
    ['an empty stream, any', [], 'any', ['a'], append],
    ['an empty stream, expected to exist', [], 'stream_exists', ['a'], wrong],
    ['an empty stream, expected further', [], 0, ['a'], wrong],
    ['at the end', ['a', 'b'], 1, ['c'], append],
    ['at the end, an id known from before: not looked at', ['a', 'b'], 1, ['a'], append],
    ['beyond the end', ['a', 'b'], 2, ['c'], wrong],
    ['behind, another event', ['a', 'b'], 0, ['c'], wrong],
    ['behind, the same event', ['a', 'b'], 0, ['b'], already(1)],
    ['a retry of all', ['a', 'b', 'c'], 'no_stream', ['a', 'b'], already(1)],
    ['a retry in another order', ['a', 'b', 'c'], 'no_stream', ['b', 'a'], wrong],
    ['a partial overlap: a later id is new', ['a', 'b', 'c'], 'no_stream', ['a', 'x'], wrong],
    ['a partial overlap: longer than the stream', ['a', 'b'], 'no_stream', ['a', 'b', 'c'], wrong],
    ['behind, nothing to append', ['a'], 'no_stream', [], wrong],
    ['any, a new event', ['a'], 'any', ['b'], append],
    ['any, a retry', ['a', 'b', 'c'], 'any', ['a', 'b'], already(1)],
    ['any, a partial overlap', ['a'], 'any', ['a', 'b'], wrong],
    [
      'any, a new event before a known one: stored twice, as the original does',
      ['a'],
      'any',
      ['b', 'a'],
      append,
    ],
    ['existing, a retry', ['a', 'b'], 'stream_exists', ['b'], already(1)],
    ['existing, a new event', ['a'], 'stream_exists', ['b'], append],
  ])('%s', (_name, stored, expected, ids, decision) => {
    expect(decideAppend(expected, ids, streamOf(...stored))).toEqual(decision);
  });

  it('has no revision below the first', () => {
    expect(NO_STREAM).toBe(-1);
  });
});
