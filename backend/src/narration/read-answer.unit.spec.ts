import fc from 'fast-check';
import { narrativeSoFar, readAnswer } from './read-answer.js';

const suggestions = [
  { title: 'Speak', text: 'You rise and speak.' },
  { title: 'Wait', text: 'You hold your tongue.' },
  { title: 'Leave', text: 'You walk out.' },
];
const answer = {
  narrative: 'The hall falls silent.\n\nYou stand “alone” 🜂.',
  suggestions,
  effects: { influence: 3, reputation: -2, resources: 0 },
  daysPassed: 2,
};

describe('reading a whole answer', () => {
  it('takes structured output', () => {
    expect(readAnswer(JSON.stringify(answer))).toEqual({ kind: 'answer', answer });
  });

  it('takes JSON out of a Markdown fence', () => {
    expect(readAnswer('```json\n' + JSON.stringify(answer, null, 2) + '\n```\n')).toEqual({
      kind: 'answer',
      answer,
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
        effects: { influence: 0, reputation: 0, resources: 0 },
        daysPassed: 1,
      },
    });
  });

  it('cuts options that were written into the narrative', () => {
    const narrative = 'Silence.\n\nWhat to Do Next:\n1. Speak\n2. Wait';
    expect(readAnswer(JSON.stringify({ ...answer, narrative }))).toEqual({
      kind: 'answer',
      answer: { ...answer, narrative: 'Silence.' },
    });
  });

  it('cuts effects and days to their bounds and to whole numbers', () => {
    const wild = {
      ...answer,
      effects: { influence: 400, reputation: -99.6, resources: 1.6 },
      daysPassed: 1e9,
    };
    expect(readAnswer(JSON.stringify(wild))).toEqual({
      kind: 'answer',
      answer: { ...answer, effects: { influence: 15, reputation: -15, resources: 2 }, daysPassed: 60 },
    });
  });

  it('takes the first three suggestions that differ', () => {
    const many = [
      suggestions[0],
      { title: 'speak ', text: 'Again.' },
      ...suggestions.slice(1),
      { title: 'Run', text: '' },
    ];
    expect(readAnswer(JSON.stringify({ ...answer, suggestions: many }))).toEqual({ kind: 'answer', answer });
  });

  it('drops what no database can hold', () => {
    const reading = readAnswer(JSON.stringify({ ...answer, narrative: 'a\u0000b\ud800c' }));
    expect(reading).toEqual({ kind: 'answer', answer: { ...answer, narrative: 'ab\ufffdc' } });
  });

  it.each([
    ['nothing', '  '],
    ['half of the JSON', JSON.stringify(answer).slice(0, -5)],
    ['no narrative', JSON.stringify({ ...answer, narrative: 3 })],
    ['an empty narrative', JSON.stringify({ ...answer, narrative: ' \n' })],
    ['two suggestions', JSON.stringify({ ...answer, suggestions: suggestions.slice(1) })],
    ['three times the same', JSON.stringify({ ...answer, suggestions: Array(3).fill(suggestions[0]) })],
    [
      'a title too long',
      JSON.stringify({
        ...answer,
        suggestions: [{ title: 'x'.repeat(121), text: '' }, ...suggestions.slice(1)],
      }),
    ],
    [
      'effects that are words',
      JSON.stringify({ ...answer, effects: { influence: 'much', reputation: 0, resources: 0 } }),
    ],
    ['no days', JSON.stringify({ ...answer, daysPassed: null })],
    ['a narrative too long', JSON.stringify({ ...answer, narrative: 'x'.repeat(12_001) })],
    ['text without options', 'I am sorry, I cannot help with that.'],
    ['a list', '[1, 2]'],
  ])('refuses %s', (_, written) => {
    expect(readAnswer(written).kind).toBe('malformed');
  });
});

describe('reading while it is written', () => {
  it('grows from piece to piece and ends at the narrative', () => {
    const written = JSON.stringify(answer);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: written.length })), (cuts) => {
        let before = '';
        for (const cut of [...cuts.sort((a, b) => a - b), written.length]) {
          const now = narrativeSoFar(written.slice(0, cut));
          expect(now.startsWith(before)).toBe(true);
          before = now;
        }
        expect(before).toBe(answer.narrative);
      }),
    );
  });

  it('holds half a surrogate pair and half an escape back', () => {
    expect(narrativeSoFar('{"narrative":"fire \\ud83d')).toBe('fire ');
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
