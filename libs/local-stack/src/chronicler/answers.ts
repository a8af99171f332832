/** Answers questions about the world: from the era's own answers, its people, what has happened so far, else from how things stand. */
import type { Scenario } from '@rubicon/scenarios';
import type { Scene } from './prompt.js';

const common = new Set(
  'what when where which while were does have with that this from they them their there about been being would could should into many much happen happened first tell explain know'.split(
    ' ',
  ),
);

/** Every sentence of it is true. */
export function answerOf(scene: Scene, scenario: Scenario): string {
  const asked = wordsOf(scene.action);
  const share = (text: string) => {
    const words = [...wordsOf(text)];
    return words.filter((word) => asked.has(word)).length / Math.max(1, words.length);
  };
  const [preset] = [...scenario.questions].sort((one, other) => share(other.question) - share(one.question));
  if (preset && share(preset.question) >= 0.6) return preset.answer;

  const person = scenario.characters.find(({ name }) => [...wordsOf(name)].some((word) => asked.has(word)));
  const opening = scenario.dateLabel(0);
  if (person)
    return `${person.description} Of ${person.name} on ${opening} one could say this: ${person.situation}`;

  const matching = scenario.timeline
    .filter(({ ordinal }) => ordinal <= scene.ordinal)
    .map((event) => ({ event, hits: hitsOf(`${event.place} ${event.text}`, asked) }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits || other.event.ordinal - one.event.ordinal)
    .slice(0, 3)
    .sort((one, other) => one.event.ordinal - other.event.ordinal);
  const facts = matching.map(
    ({ event }) => `${scenario.dateLabel(event.ordinal)}, ${event.place}: ${event.text}`,
  );
  if (facts.length > 0) return facts.join(' ');
  if (preset && share(preset.question) >= 0.34) return preset.answer;

  const phase = scenario.phaseAt(scene.ordinal);
  const latest = scenario.timeline.filter(({ ordinal }) => ordinal <= scene.ordinal).slice(-2);
  return `Of that nobody here can tell you anything certain. How things stand is plainer: ${phase.tension} ${latest
    .map((event) => `${scenario.dateLabel(event.ordinal)}, ${event.place}: ${event.text}`)
    .join(' ')}`;
}

function hitsOf(text: string, asked: ReadonlySet<string>): number {
  return [...wordsOf(text)].filter((word) => asked.has(word)).length;
}

/** Words that carry meaning, without a plural's ending. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map((word) => word.replace(/e?s$/, '')));
}
