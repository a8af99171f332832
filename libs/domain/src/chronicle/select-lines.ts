/**
 * Which lines of the chronicle a prompt holds: the most relevant first, until the budget is full, told in the order in which they were told.
 * It is full when many in a row did not fit: of a long chronicle most lines are never counted.
 * What the player pinned or put into the story comes before what the narrator made up; what is owed, open or lethal before what is settled.
 */
import type { ChronicleLine, ChronicleTopic } from './chronicle.js';
import { oncePer } from './once-per.js';

const PINNED = 10_000;
const CORRECTED = 400;
const FROM_PLAYER = 160;
const MENTIONED_NOW = 140;
const MENTIONED_LATELY = 40;
const RECENT = 20;
const SETTLED = -80;
/** Lines that did not fit, one after the other. */
const FULL_AFTER = 20;
const byTopic: Readonly<Record<ChronicleTopic, number>> = {
  promise: 70,
  debt: 65,
  death: 60,
  wound: 60,
  secret: 55,
  history: 45,
  person: 40,
  faction: 30,
  place: 20,
};

interface SelectionRequest {
  /** What the player just typed. */
  readonly action: string;
  /** The last turns' text. */
  readonly lately: string;
  /** Place of the turn on its path, from 1. */
  readonly depth: number;
  /** Tokens. */
  readonly budget: number;
  /** Tokens of a line as the prompt will show it. */
  costOf(this: void, line: ChronicleLine): number;
}

/** In the chronicle's own order. */
export function selectLines(chronicle: readonly ChronicleLine[], request: SelectionRequest): ChronicleLine[] {
  const action = wordsOf(request.action);
  const lately = wordsOf(request.lately);
  const ranked = mostRelevantFirst(chronicle, (line) => relevanceOf(line, action, lately, request.depth));
  const chosen = new Set<ChronicleLine>();
  let left = request.budget;
  let tooLong = 0;
  for (const line of ranked) {
    const cost = request.costOf(line);
    if (cost > left) {
      tooLong += 1;
      if (tooLong === FULL_AFTER) break;
      continue;
    }
    tooLong = 0;
    left -= cost;
    chosen.add(line);
  }
  return chronicle.filter((line) => chosen.has(line));
}

/** Of equal ones the oldest first. */
function mostRelevantFirst(
  chronicle: readonly ChronicleLine[],
  relevanceTo: (line: ChronicleLine) => number,
): ChronicleLine[] {
  return chronicle
    .map((line) => ({ line, relevance: relevanceTo(line) }))
    .sort((one, other) => other.relevance - one.relevance)
    .map(({ line }) => line);
}

function relevanceOf(
  line: ChronicleLine,
  action: ReadonlySet<string>,
  lately: ReadonlySet<string>,
  depth: number,
): number {
  const subject = subjectWords(line);
  const isIn = (words: ReadonlySet<string>) => subject.some((word) => words.has(word));
  const ageInTurns = Math.max(0, depth - line.lastDepth);
  return (
    byTopic[line.topic] +
    (line.pinned ? PINNED : 0) +
    (line.corrected ? CORRECTED : 0) +
    (line.fromPlayer ? FROM_PLAYER : 0) +
    (isIn(action) ? MENTIONED_NOW : 0) +
    (isIn(lately) ? MENTIONED_LATELY : 0) +
    Math.max(0, RECENT - ageInTurns) +
    (line.settled ? SETTLED : 0)
  );
}

const subjectWords = oncePer((line: ChronicleLine) => [...wordsOf(line.subject)]);

/** Words that can tell one subject from another. */
export function wordsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{3,}|\p{Script=Han}+/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)));
}

const common: ReadonlySet<string> = new Set(
  'the and for with from that this your you his her their they them who what when where into upon over old new all not but are was'.split(
    ' ',
  ),
);
