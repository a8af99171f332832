import {
  isSomewhere,
  isSureThing,
  meansNothing,
  newcomerName,
  nounPhrase,
  sureOfPerson,
} from './sureness.js';

describe('how sure words are', () => {
  it.each([
    ['sergeant', 'sure'],
    ['sculptor', 'sure'],
    ['fishwives', 'sure'],
    ['ruler', 'perhaps'],
    ['boards', 'perhaps'],
    ['sandals', 'no'],
  ] as const)('takes “%s” for a person: %s', (noun, sureness) => {
    expect(sureOfPerson(noun)).toBe(sureness);
  });

  it.each([
    ['his horse myself', 'his horse'],
    ['the man and do', 'the man'],
    ['the fastest boy there is', 'the fastest boy'],
    ['the first rag dealer who’ll have them', 'the first rag dealer'],
    ['the captain tonight', 'the captain'],
    ['my back', 'my back'],
    ['bread and honey', 'bread and honey'],
  ])('reads “%s” as “%s”', (typed, phrase) => {
    expect(nounPhrase(typed)).toBe(phrase);
  });

  it.each([
    ['one last time', 'time', false],
    ['double', 'double', false],
    ['death', 'death', false],
    ['the peace', 'peace', true],
    ['bread', 'bread', true],
    ['my coat', 'coat', true],
  ])('knows whether “%s” is a thing', (phrase, noun, isThing) => {
    expect(isSureThing(phrase, noun)).toBe(isThing);
  });

  it.each([
    ['round', 'round', false],
    ['his sandals', 'sandals', false],
    ['the cellar', 'cellar', true],
    ['a barn', 'barn', true],
  ])('knows whether one can be at “%s”', (phrase, noun, isPlace) => {
    expect(isSomewhere(phrase, noun)).toBe(isPlace);
  });

  it('finds nobody in what names nobody', () => {
    expect(['no slaves', 'not the man', 'he’s family', 'more'].every(meansNothing)).toBe(true);
    expect(['the man', 'nobles of Rome'].some(meansNothing)).toBe(false);
  });

  it('names somebody new as they will be called', () => {
    expect(newcomerName('some fisher boy')).toBe('a fisher boy');
    expect(newcomerName('the first peasants')).toBe('some peasants');
    expect(newcomerName('the oldest slave')).toBe('the oldest slave');
  });
});
