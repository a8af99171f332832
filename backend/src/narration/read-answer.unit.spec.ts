import fc from 'fast-check';
import { narrativeSoFar, readAnswer } from './read-answer.js';

const suggestions = [
  { title: 'Speak', text: 'You rise and speak.' },
  { title: 'Wait', text: 'You hold your tongue.' },
  { title: 'Leave', text: 'You walk out.' },
];
const answer = {
  scene: null,
  narrative: 'The hall falls silent.\n\nYou stand “alone” 🜂.',
  suggestions,
  effects: { influence: 3, reputation: -2, resources: 0 },
  daysPassed: 2,
  factions: [{ factionId: 'jacobins', change: 4 }],
  bends: ['bastille'],
  chronicle: [
    { line: null, topic: 'person', subject: 'Marie', text: 'Marie hides your press.', change: 'new' },
    { line: 12, topic: 'promise', subject: 'Paul', text: 'You paid Paul.', change: 'settled' },
  ],
  ending: 'death',
  epilogue: 'The hall remembers.',
};
/** As a model writes it. */
const written = (part: object = {}) =>
  JSON.stringify({
    ...answer,
    factions: [{ faction: 'jacobins', change: 4 }],
    chronicle: answer.chronicle.map(({ line, ...item }) => ({
      line: line === null ? '' : `c${line}`,
      ...item,
    })),
    ...part,
  });
const nothingProposed = {
  scene: null,
  effects: { influence: 0, reputation: 0, resources: 0 },
  daysPassed: 1,
  factions: [],
  bends: [],
  chronicle: [],
  ending: null,
  epilogue: '',
};

describe('reading a whole answer', () => {
  it('takes structured output', () => {
    expect(readAnswer(written())).toEqual({ kind: 'answer', answer, spareSuggestions: 0 });
  });

  it('takes JSON out of a Markdown fence', () => {
    expect(readAnswer('```json\n' + written() + '\n```\n')).toEqual({
      kind: 'answer',
      answer,
      spareSuggestions: 0,
    });
  });

  it('reads plain text by its markers and numbered options', () => {
    const text =
      'The hall falls silent.\n\n**What to Do Next**\n\n1. **Speak**: You rise.\n2. **Wait**: Not yet.\n3. Leave';
    expect(readAnswer(text)).toEqual({
      kind: 'answer',
      answer: {
        narrative: 'The hall falls silent.',
        suggestions: [
          { title: 'Speak', text: 'You rise.' },
          { title: 'Wait', text: 'Not yet.' },
          { title: 'Leave', text: '' },
        ],
        ...nothingProposed,
      },
      spareSuggestions: 0,
    });
  });

  it('cuts options that were written into the narrative', () => {
    const narrative = 'Silence.\n\nWhat to Do Next:\n1. Speak\n2. Wait';
    expect(readAnswer(written({ narrative }))).toEqual({
      kind: 'answer',
      answer: { ...answer, narrative: 'Silence.' },
      spareSuggestions: 0,
    });
  });

  it('cuts effects and days to their bounds and to whole numbers', () => {
    const wild = { effects: { influence: 400, reputation: -99.6, resources: 1.6 }, daysPassed: 1e9 };
    expect(readAnswer(written(wild))).toEqual({
      kind: 'answer',
      answer: { ...answer, effects: { influence: 15, reputation: -15, resources: 2 }, daysPassed: 60 },
      spareSuggestions: 0,
    });
  });

  it('takes the first three suggestions that differ', () => {
    const many = [
      suggestions[0],
      { title: 'speak ', text: 'Again.' },
      ...suggestions.slice(1),
      { title: 'Run', text: '' },
    ];
    expect(readAnswer(written({ suggestions: many }))).toEqual({
      kind: 'answer',
      answer,
      spareSuggestions: 0,
    });
  });

  it('drops what no database can hold', () => {
    const reading = readAnswer(written({ narrative: 'a\u0000b\ud800c' }));
    expect(reading).toEqual({
      kind: 'answer',
      answer: { ...answer, narrative: 'ab\ufffdc' },
      spareSuggestions: 0,
    });
  });

  it('takes an answer that was cut off behind its suggestions, with what of the rest is whole', () => {
    const cutAt = (mark: string) => readAnswer(written().slice(0, written().indexOf(mark)), { cutOff: true });
    expect(cutAt('"effects"')).toEqual({
      kind: 'answer',
      answer: { ...nothingProposed, narrative: answer.narrative, suggestions },
      spareSuggestions: 0,
    });
    expect(cutAt(' Paul.')).toEqual({
      kind: 'answer',
      answer: { ...answer, chronicle: answer.chronicle.slice(0, 1), ending: null, epilogue: '' },
      spareSuggestions: 0,
    });
    expect(cutAt('You walk out').kind).toBe('malformed');
    expect(readAnswer('The hall.\n\n1. Go\n2. Stay\n3. Run', { cutOff: true }).kind).toBe('malformed');
  });

  it('takes as far as it goes a story that was cut off, where there are spare suggestions', () => {
    const sentence = 'The hall falls silent, and every face is turned to you.';
    const story = Array.from({ length: 5 }, () => sentence).join('\n\n');
    const whole = written({ narrative: `${story} Somebody begins to` });
    const cut = whole.slice(0, whole.indexOf('begins') + 3);
    const half = { cutOff: true, spare: suggestions, takesHalf: true };
    const answered = {
      kind: 'answer',
      answer: { ...nothingProposed, narrative: story, suggestions },
      spareSuggestions: 3,
    };
    expect(readAnswer(cut, half)).toEqual(answered);
    expect(narrativeSoFar(cut).startsWith(story)).toBe(true);
    const options = written({ narrative: `${story}\n\n**What to Do Next**\n\n1. **Go**: Now.\n2. **St` });
    expect(readAnswer(options.slice(0, options.indexOf('**St') + 4), half)).toEqual(answered);
    const isCutOff = { kind: 'malformed', why: 'the model’s answer is cut off in its story' };
    expect(readAnswer(cut, { ...half, takesHalf: false })).toEqual(isCutOff);
    expect(readAnswer(cut, { ...half, spare: [] })).toEqual(isCutOff);
    const short = cut.slice(0, cut.indexOf(sentence) + 2 * sentence.length);
    expect(readAnswer(short, half)).toEqual(isCutOff);
    expect(readAnswer('{"scene":{"act":"wo', half)).toEqual({
      kind: 'malformed',
      why: 'the model’s answer has no narrative',
    });
  });

  it.each([
    ['thoughts', '<think>\nThe player rises. {"narrative": "no"}\n</think>\n\n'],
    ['thoughts whose first tag a server swallowed', 'İstanbul?</think>'],
    ['thoughts between Mistral’s tags', '[THINK]\nThe player rises.\nThe hall\n[/THINK]'],
    ['thoughts by another name', '<reasoning>\nThe player rises.\nThe hall\n</reasoning>\n'],
    ['a preamble of its own', 'Below is the turn:\n'],
    ['a preamble on its line', 'Here is the JSON: '],
    ['a fence in capitals', '```JSON\n'],
    ['a preamble', 'Sure! Here is the JSON object you asked for:\n\n'],
    ['thoughts, a preamble and a fence', '<think>Hm.</think>Here is the answer:\n```json\n'],
  ])('passes over %s before it', (_what, before) => {
    expect(readAnswer(before + written())).toEqual({ kind: 'answer', answer, spareSuggestions: 0 });
    const seen = Array.from({ length: before.length }, (_, end) => narrativeSoFar(before.slice(0, end)));
    expect(new Set(seen)).toEqual(new Set(['']));
    expect(narrativeSoFar(before + written())).toBe(answer.narrative);
  });

  it('takes tags of thoughts within the story for text', () => {
    const narrative = 'He shouts “</think>”, and nobody turns.';
    expect(readAnswer(written({ narrative }))).toMatchObject({ answer: { narrative } });
    expect(narrativeSoFar(written({ narrative }))).toBe(narrative);
  });

  it('takes spare suggestions where a story has too few of its own, and where a text is no story none', () => {
    const story = `${'The hall falls silent, and every face is turned to you. '.repeat(5)}You rise.`;
    expect(readAnswer(story).kind).toBe('malformed');
    expect(readAnswer(story, { spare: suggestions })).toEqual({
      kind: 'answer',
      answer: { ...nothingProposed, narrative: story, suggestions },
      spareSuggestions: 3,
    });
    const own = { title: 'Run', text: 'Now.' };
    expect(
      readAnswer(written({ narrative: story, suggestions: [own] }), { spare: suggestions }),
    ).toMatchObject({ answer: { suggestions: [own, ...suggestions.slice(0, 2)] }, spareSuggestions: 2 });
    const japanese = '広間は静まり返り、すべての顔があなたに向けられている。'.repeat(6);
    expect(readAnswer(japanese, { spare: suggestions }).kind).toBe('answer');
    for (const text of [
      'No.',
      `I'm sorry, but I can't go on. ${story}`,
      `{ "scene": {\n${story}`,
      `<think>\n${story}`,
    ])
      expect(readAnswer(text, { spare: suggestions }).kind).toBe('malformed');
  });

  it('passes over what is written behind the answer', () =>
    expect(readAnswer(`${written()}\n{"action":"I give up {"}`)).toEqual({
      kind: 'answer',
      answer,
      spareSuggestions: 0,
    }));

  it('holds that nothing was proposed where it makes no sense', () => {
    const senseless = {
      effects: { influence: 'much', resources: 2 },
      daysPassed: null,
      factions: [{ faction: 3, change: 1 }, { faction: 'court' }, { faction: 'army', change: 99 }, 'clergy'],
      bends: [7, 'varennes', 'fleurus'],
      chronicle: [
        { line: 'c0x', topic: 'weather', subject: 'Rain', text: 'It rains.', change: 'new' },
        {
          line: '3',
          topic: 'place',
          subject: 'The cellar:\nbelow',
          text: ` ${'dark '.repeat(80)}`,
          change: '',
        },
        { topic: 'place', subject: '', text: 'Nowhere.' },
        null,
      ],
      ending: 'marriage',
      epilogue: ['no'],
    };
    expect(readAnswer(written(senseless))).toEqual({
      kind: 'answer',
      answer: {
        ...nothingProposed,
        narrative: answer.narrative,
        suggestions,
        effects: { influence: 0, reputation: 0, resources: 2 },
        factions: [{ factionId: 'army', change: 15 }],
        bends: ['varennes'],
        chronicle: [
          {
            line: null,
            topic: 'place',
            subject: 'The cellar below',
            text: `${'dark '.repeat(47).trim()}…`,
            change: 'new',
          },
        ],
      },
      spareSuggestions: 0,
    });
    const { narrative } = answer;
    expect(readAnswer(JSON.stringify({ narrative, suggestions }))).toEqual({
      kind: 'answer',
      answer: { ...nothingProposed, narrative, suggestions },
      spareSuggestions: 0,
    });
  });

  it.each([
    'Silence.\n\nPlayer: I shout.',
    'Silence.\n**User:** I shout.\n\nThe hall answers.',
    'Silence.\n\n[Human]: I shout.',
    "Silence.\n\nPlayer's action: I shout.",
    'Silence.\n\n{"action": "I shout."}',
  ])('ends a story that goes on in the player’s stead: %j', (narrative) => {
    const reading = readAnswer(written({ narrative }));
    expect(reading).toEqual({
      kind: 'answer',
      answer: { ...answer, narrative: 'Silence.' },
      spareSuggestions: 0,
    });
    let before = '';
    for (let end = 0; end <= narrative.length; end += 1) {
      const now = narrativeSoFar(`{"narrative":${JSON.stringify(narrative.slice(0, end)).slice(0, -1)}`);
      expect(now.startsWith(before)).toBe(true);
      before = now;
    }
    expect(before).toBe('Silence.');
  });

  it('leaves players, users and braces of the story alone', () => {
    const narrative =
      'Players crowd the stage.\nUsers of the old mill grumble: “No bread.” {sic}\n\nHumanity: a word.';
    expect(readAnswer(written({ narrative }))).toEqual({
      kind: 'answer',
      answer: { ...answer, narrative },
      spareSuggestions: 0,
    });
  });

  it('keeps tags, templates and scripts as the text that they are', () => {
    const narrative = '<script>alert(1)</script> {{7*7}} ${process.env} &amp; <b>no</b>';
    expect(readAnswer(written({ narrative }))).toEqual({
      kind: 'answer',
      answer: { ...answer, narrative },
      spareSuggestions: 0,
    });
  });

  it.each([
    ['nothing', '  '],
    ['JSON that ends in the suggestions', written().slice(0, written().indexOf('You walk out'))],
    ['no narrative', written({ narrative: 3 })],
    ['an empty narrative', written({ narrative: ' \n' })],
    ['only the player’s stead', written({ narrative: 'Player: I shout.' })],
    ['two suggestions', written({ suggestions: suggestions.slice(1) })],
    ['three times the same', written({ suggestions: Array(3).fill(suggestions[0]) })],
    [
      'a title too long',
      written({ suggestions: [{ title: 'x'.repeat(121), text: '' }, ...suggestions.slice(1)] }),
    ],
    ['a narrative too long', written({ narrative: 'x'.repeat(12_001) })],
    ['text without options', 'I am sorry, I cannot help with that.'],
    ['a list', '[1, 2]'],
  ])('refuses %s', (_, answered) => {
    expect(readAnswer(answered).kind).toBe('malformed');
  });
});

it('says of what is empty what it is', () => {
  expect(readAnswer(' \n')).toEqual({ kind: 'malformed', why: 'the model’s answer is empty' });
  for (const thoughts of ['<think>The player rises.', '<think>The player rises.</think>\n'])
    expect(readAnswer(thoughts)).toEqual({
      kind: 'malformed',
      why: 'the model’s answer is nothing but thoughts',
    });
});

describe('reading while it is written', () => {
  it('grows from piece to piece and ends at the narrative', () => {
    const whole = written();
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: whole.length })), (cuts) => {
        let before = '';
        for (const cut of [...cuts.sort((a, b) => a - b), whole.length]) {
          const now = narrativeSoFar(whole.slice(0, cut));
          expect(now.startsWith(before)).toBe(true);
          before = now;
        }
        expect(before).toBe(answer.narrative);
      }),
    );
  });

  it('holds half a surrogate pair and half an escape back', () => {
    expect(narrativeSoFar('{"narrative":"fire \\ud83d')).toBe('fire');
    expect(narrativeSoFar('{"narrative":"fire \\ud83d\\udd25')).toBe('fire 🔥');
    expect(narrativeSoFar('{"narrative":"line\\')).toBe('line');
  });

  it('holds the last line of plain text back, and everything below the marker', () => {
    expect(narrativeSoFar('The hall.\n**What to')).toBe('The hall.');
    expect(narrativeSoFar('The hall.\n**What to Do Next**\n1. **Go**: now\n')).toBe('The hall.');
  });

  it('shows nothing of a fence or of JSON that is no object with a narrative', () => {
    expect(narrativeSoFar('``')).toBe('');
    expect(narrativeSoFar('```json\n{"narr')).toBe('');
    expect(narrativeSoFar('{"suggestions":[')).toBe('');
  });
});
