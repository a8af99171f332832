import fc from 'fast-check';
import { hasNews, newWordsIn, ToldSentences, untilTold, withoutTold } from './told-sentences.js';

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
      'The crowd’s listening to every word.',
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

describe('a sentence with fewer words than a told one', () => {
  const before = new ToldSentences([
    'The winter camp is very tidy; the men are bored. “You will cross, Labienus, or you will not!”',
    'The merchant’s garden is famous for a single pine, and you have just been shown it. Labienus doesn’t cross the river with you.',
    'Quintus is not dead but far away. 夜明けに静かな城を出て、敵の陣へ向かう。ローマ軍は敵の大軍に敗れて川の向こうへ退いた。',
  ]);

  it.each([
    ['has no new word', 'The winter camp is tidy; the men are bored.', 0],
    ['has none when it is only its beginning', 'The winter camp is very tidy.', 0],
    ['has none in other marks', '"You will cross or you will not…"', 0],
    [
      'has none in a script without spaces',
      '夜明けに城を出て、敵の陣へ向かう。ローマ軍は敵に敗れて川の向こうへ退いた。',
      0,
    ],
    [
      'has none in other forms of its words',
      'The merchants’ garden is famous for a single pine, and you have just been shown it.',
      0,
    ],
    [
      'has none in another number',
      'The merchants’ gardens, famous for single pines, you have just been shown.',
      0,
    ],
    ['is new when it denies less', 'Labienus does cross the river with you.', 7],
    ['is new with another word', 'The winter camp is very empty.', 6],
    ['is new in another order', 'The men are very bored; tidy is the camp.', 9],
    ['is new when it says the opposite', 'Quintus is dead but far away.', 6],
    ['is new when its words stand far apart', 'The camp is bored, the camp.', 6],
    ['is new when they stand in several', 'The winter camp is bored, Labienus.', 6],
    ['is new when it has few, which anybody may say', 'The men are bored.', 4],
    ['is new in a script without spaces, too', 'ローマでは元老院が騒然となった。', 5],
  ])('%s', (_, text, words) => expect(newWordsIn(text, before)).toBe(words));
});

describe('a page has nothing new', () => {
  it.each([
    ['I groom my horse.', 'You groom your horse.'],
    ['I am ready. I write to my wife, and wait!', 'You are ready. You write to your wife and wait.'],
    ['I tell my wife that I love her and my sons.', 'You tell your wife that you love her and your sons.'],
    ['I ask the men what they want.', 'The crowd listens to every word. You ask the men what they want.'],
    ['Ich bereite mich auf die Schlacht vor.', 'Du bereitest dich auf die Schlacht vor.'],
    ['Escribo una carta a mi esposa y a mis hijos.', 'Escribes una carta a tu esposa y a tus hijos.'],
    ['J’écris une lettre à ma femme.', 'Vous écrivez une lettre à votre femme.'],
    ['Mi preparo alla battaglia con i miei uomini.', 'Ti prepari alla battaglia con i tuoi uomini.'],
    ['Ik schrijf mijn vrouw een brief.', 'Je schrijft je vrouw een brief.'],
    ['Piszę list do mojej żony.', 'Piszesz list do swojej żony.'],
    ['Escrevo uma carta à minha mulher.', 'Escreves uma carta à tua mulher.'],
    ['私は川を渡って敵の陣へ向かう。', 'あなたは川を渡って敵の陣へ向かう。'],
  ])('that says of "%s" no more than "%s"', (action, text) => {
    expect(hasNews(text, told, action)).toBe(false);
    expect(hasNews(`${text} ${page}`, told, action)).toBe(false);
    expect(hasNews(`${text} A shot falls.`, told, action)).toBe(true);
    expect(hasNews(text, told, '')).toBe(true);
  });

  it.each([
    ['I persuade the senator to join me.', 'The senator refuses to join you.'],
    ['I ask Cicero to support me in the Senate.', 'Cicero refuses to support you in the Senate.'],
    ['I ask who commands the army on the Rhine.', '“Labienus commands the army on the Rhine.”'],
    ['I do not cross the river', 'You cross the river.'],
    ['I train until dusk.', 'You train until dusk falls.'],
    [
      'I let my brother go home with the men and the horses and ask the guard at the gate for a word in quiet',
      'The guard lets you in.',
    ],
    ['私は城門を開けて、敵の兵を中に入れない。', '城門は開いて、敵の兵を中に入れる。'],
    ['川を渡る。', 'ローマでは元老院が騒然となった。'],
    ['I wait.', '…'],
  ])('but for "%s" in "%s"', (action, text) => expect(hasNews(text, told, action)).toBe(true));
});
