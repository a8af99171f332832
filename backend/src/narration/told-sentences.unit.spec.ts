import fc from 'fast-check';
import { newWordsIn, ToldSentences, untilTold, withoutTold } from './told-sentences.js';

const page = 'The crowd listens to every word. You rise and take the floor! Nobody stirs.';
const told = new ToldSentences([
  'It begins on a grey morning in Paris.\n\nThe bells ring from all the towers.',
  page,
]);

describe('a whole narrative', () => {
  it.each([
    [
      'loses the sentences that were told before',
      'The guard turns. You rise and take the floor! A shot falls.',
      { text: 'The guard turns. A shot falls.', sentences: 3, repeated: 1 },
    ],
    [
      'keeps its paragraphs',
      'The guard turns.\n\nThe crowd listens to every word. A shot falls.\n\nYou rise and take the floor!',
      { text: 'The guard turns.\n\nA shot falls.', sentences: 4, repeated: 2 },
    ],
    [
      'knows them whatever their letter case, spacing and quotation marks',
      'THE CROWD  listens to\tevery word. A shot falls.',
      { text: 'A shot falls.', sentences: 2, repeated: 1 },
    ],
    [
      'keeps a short sentence, which anybody may say twice',
      'Nobody stirs. A shot falls.',
      { text: 'Nobody stirs. A shot falls.', sentences: 2, repeated: 0 },
    ],
    [
      'keeps a sentence that only begins or ends like a told one',
      'The crowd listens to every word you say. Then you rise and take the floor! You rise and take the floor',
      {
        text: 'The crowd listens to every word you say. Then you rise and take the floor! You rise and take the floor',
        sentences: 3,
        repeated: 0,
      },
    ],
    [
      'says nothing twice itself, but cries and what is said',
      'You cross alone.\n\nHe does not ask. “Not one of us will follow you there.”\n\nHe does not ask. Nobody stirs. Nobody stirs. “Not one of us will follow you there!”',
      {
        text: 'You cross alone.\n\nHe does not ask. “Not one of us will follow you there.”\n\nNobody stirs. Nobody stirs. “Not one of us will follow you there!”',
        sentences: 7,
        repeated: 0,
      },
    ],
    ['may have nothing left', page.slice(0, 32), { text: '', sentences: 1, repeated: 1 }],
  ])('%s', (_, text, expected) => expect(withoutTold(text, told)).toEqual(expected));

  it('is left alone in the midst of speech, and so is a speech of five words', () => {
    const before = new ToldSentences([
      '“Down with the king’s veto! Bread for the people of Paris!” they cry. “Long live the free nation!”',
    ]);
    const speech = '“Enough. Bread for the people of Paris!” a woman shouts. “Long live the free nation!”';
    expect(withoutTold(speech, before)).toEqual({ text: speech, sentences: 2, repeated: 0 });
    const again = '"Down with the king\'s veto! Bread for the people of Paris!" they cry. A shot falls.';
    expect(withoutTold(again, before)).toEqual({ text: 'A shot falls.', sentences: 2, repeated: 1 });
  });

  it('keeps speech that was told with other words around it', () => {
    const before = new ToldSentences(['“Halt you there in the king’s name!” he cries.']);
    const text = '“Halt you there in the king’s name!” She turns.';
    expect(withoutTold(text, before)).toEqual({ text, sentences: 2, repeated: 0 });
  });

  it('ends no sentence at an abbreviation', () => {
    const before = new ToldSentences(['You call on M. Dupont in the rue St. Antoine at night.']);
    const text =
      'M. Dupont in the rue St. Antoine waits. You call on M. Dupont in the rue St. Antoine at night.';
    expect(withoutTold(text, before)).toEqual({
      text: 'M. Dupont in the rue St. Antoine waits.',
      sentences: 2,
      repeated: 1,
    });
  });

  it('is compared with the whole of a told sentence, from its beginning', () => {
    const before = new ToldSentences([
      'So you rise and take the floor! At last you sit down again, all of you.',
    ]);
    const text = 'You rise and take the floor! At last you sit down again.';
    expect(withoutTold(text, before)).toEqual({ text, sentences: 2, repeated: 0 });
  });

  it('is compared with lines that end without a stop, too', () => {
    const before = new ToldSentences(['A shot falls in the yard \n\n  The bells ring from all the towers']);
    const text = 'A shot falls in the yard\nSmoke.\nThe bells ring from all the towers';
    expect(withoutTold(text, before)).toEqual({ text: 'Smoke.', sentences: 3, repeated: 2 });
  });

  it('is read in a script without spaces, too', () => {
    const before = new ToldSentences(['夜明けに城を出て、敵の陣へ向かう。鐘が鳴る。']);
    expect(withoutTold('馬が鳴く。夜明けに城を出て、敵の陣へ向かう。鐘が鳴る。', before)).toEqual({
      text: '馬が鳴く。鐘が鳴る。',
      sentences: 3,
      repeated: 1,
    });
  });
});

describe('while it is written', () => {
  it('is held back only while a sentence begins like a told one', () => {
    const shown = (text: string) => untilTold(text, told);
    expect(shown('A')).toBe('A');
    expect(shown('A shot falls. The cr')).toBe('A shot falls.');
    expect(shown('A shot falls. The crow f')).toBe('A shot falls. The crow f');
    expect(shown('A shot falls. The crowd listens to every word.')).toBe('A shot falls.');
    expect(shown('A shot falls. The crowd listens to every word. Y')).toBe('A shot falls.');
    expect(shown('A shot falls. The crowd listens to every word. Ye')).toBe('A shot falls. Ye');
    expect(shown('A shot falls. The crowd listens to every word of')).toBe(
      'A shot falls. The crowd listens to every word of',
    );
    expect(shown('A shot falls. Nobody st')).toBe('A shot falls. Nobody st');
    // As long as nothing is new, short sentences as well.
    expect(shown('Nobody stirs. Nobody st')).toBe('');
    expect(shown('Nobody stirs. Nobody sta')).toBe('Nobody stirs. Nobody sta');
  });

  it('is held back, too, while a sentence begins like an earlier one of its own', () => {
    const shown = (text: string) => untilTold(text, told);
    expect(shown('He does not ask. He d')).toBe('He does not ask.');
    expect(shown('He does not ask. He does not ask. Then')).toBe('He does not ask. Then');
    expect(shown('He does not ask. He does not see')).toBe('He does not ask. He does not see');
  });

  it('is shown as it comes where nothing was told', () =>
    expect(untilTold('A sh', new ToldSentences([]))).toBe('A sh'));

  it('only ever grows, and ends at what is told', () => {
    const piece = fc.constantFrom(
      ...page.split(/(?<=[.!]) /),
      'The crowd listens to every word you say.',
      '“You rise and take the floor!” he says.',
      '“You rise and take the floor! Go.”',
      'A shot falls.',
      'M. Dupont rises.',
      '夜明けに城を出て、敵の陣へ向かう。',
      '“',
    );
    const gap = fc.constantFrom(' ', '\n', '\n\n', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, gap), { maxLength: 8 }), (pieces) => {
        const text = pieces
          .map((pair) => pair.join(''))
          .join('')
          .trim();
        let before = '';
        for (let end = 0; end <= text.length; end += 1) {
          const now = untilTold(text.slice(0, end), told);
          expect(now.startsWith(before)).toBe(true);
          before = now;
        }
        expect(withoutTold(text, told).text.startsWith(before)).toBe(true);
      }),
    );
  });
});

it.each([
  ['The crowd listens to every word. Nobody stirs.', 0],
  ['Nobody stirs. All wait.', 2],
  ['No! No! You run from the hall. You run from the hall.', 7],
  ['…', 0],
])('of "%s" %i words are new', (text, words) => {
  expect(newWordsIn(text, told)).toBe(words);
});
