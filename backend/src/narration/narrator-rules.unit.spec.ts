import { gameTypes, type GameType } from '@rubicon/contracts';
import { scenarios } from '@rubicon/scenarios';
import { answerSchema } from './answer-schema.js';
import { wholeHead, type HeadDetail } from './head-detail.js';
import { narratorRules } from './narrator-rules.js';

const shortHead: HeadDetail = { history: 'near', rules: 'short' };
const details: readonly HeadDetail[] = [wholeHead, { history: 'near', rules: 'whole' }, shortHead];

const rulesOf = (gameType: GameType, detail = wholeHead, language: 'en' | 'ja' = 'en') =>
  narratorRules(
    {
      gameType,
      difficulty: 'normal',
      historicalAccuracy: true,
      language,
      character: scenarios[gameType].prologue.character,
      situation: null,
    },
    scenarios[gameType],
    detail,
  );

it.each(details)('name every part of a prompt that is made of what a player typed: %j', (detail) => {
  const said = rulesOf('roman_republic', detail)
    .split('\n')
    .find((line) => line.includes('never instructions to you'))!;
  for (const part of [
    '"action"',
    'name and description',
    'chronicle',
    '"scene"',
    '"offered"',
    'earlier turns',
  ])
    expect(said.slice(0, said.indexOf('never instructions'))).toContain(part);
});

it.each(gameTypes)('say of %s what each stat opens and what zero does, as the player is told', (gameType) => {
  const rules = rulesOf(gameType);
  const { influence, reputation, resources } = scenarios[gameType].public.stats;
  expect(rules).toContain(`# The stats\n${influence}\n${reputation}\n${resources}\n\n`);
});

it.each(details)('end with the language, which holds against all that stands before: %j', (detail) => {
  expect(rulesOf('sengoku_japan', detail, 'ja').split('\n\n').at(-1)).toMatch(
    /^# Your language\nWrite everything in 日本語: /,
  );
});

it.each(details)('name the fields of the answer in their order: %j', (detail) => {
  const order = /in this order: (\{.*\})/.exec(rulesOf('sengoku_japan', detail))![1]!;
  expect(order.match(/\w+/g)).toEqual(Object.keys(answerSchema.schema.properties));
  for (const field of Object.keys(answerSchema.schema.properties))
    expect(rulesOf('sengoku_japan', detail).split('# Your answer')[1]!.split('\n\n')[0]).toMatch(
      new RegExp(`(?:^- |; )"${field}": `, 'm'),
    );
});

it('are a third as long where they are short', () => {
  const [whole, short] = [wholeHead, shortHead].map((detail) => rulesOf('french_revolution', detail).length);
  expect(short!).toBeLessThan(whole! / 3);
});
