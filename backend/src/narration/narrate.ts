/**
 * Has the model tell a turn: judges the scene before the story begins, passes the narrative on while it is written, reads and judges the
 * answer. What the player pays is the accepted answer alone; all others are ours to bear.
 */
import type { NextScene, Scene, SceneFault, Suggestion, TokenUsage, TurnFailureCode } from '@rubicon/domain';
import { answerSchema } from './answer-schema.js';
import { askModels, type AskedAgain, type AskPorts, type ModelBill, type Reading } from './ask-models.js';
import type { PromptMessage } from './build-prompt.js';
import { judgedBy, type JudgeAnswer, type Rejection, type Verdict } from './judge-answer.js';
import type { ModelMetrics } from './model-metrics.js';
import type { ModelAnswer } from './model.js';
import { narrativeSoFar, objectSoFar, readAnswer, type NarratorAnswer } from './read-answer.js';
import { sceneNote, type SceneAfter } from './scene-after.js';
import { SceneWatch } from './scene-watch.js';
import { wordsIn } from './sentences.js';
import {
  hasNews,
  newWordsIn,
  onlyToldSoFar,
  saidAgain,
  ToldSentences,
  untilTold,
  withoutTold,
} from './told-sentences.js';

const MALFORMED_NOTE =
  'Your last answer could not be read. Answer the last message again, with one complete JSON object as described above and nothing around it.';
const TOO_LONG_NOTE =
  'Your last answer was too long: it was cut off before it was complete. Answer the last message again, with one complete JSON object as described above, and much shorter: few people and things in the scene, and a short story.';
const REPEATED_NOTE =
  'Your last answer told sentences of earlier turns again, or only its action itself. Answer the last message again in words that were not told before: tell what comes of its action.';
const TOO_LITTLE_NOTE =
  'Your last answer told next to nothing. Answer the last message again: tell in several sentences, each of them once, what comes of its action.';
/** Of a page that says again what was said, on it or before it, new words: with fewer of them nobody is told anything, and nobody pays for it. */
const NEW_WORDS_MIN = 7;
/** With a larger share of told sentences an answer is asked for anew. */
const REPEATED_SHARE_MAX = 1 / 3;
/** Sentences that a page says for the second time: then it goes round and round, and will not end. */
const LOOP_SENTENCES = 4;
/** Characters between two looks for that. */
const LOOKED_AT_EVERY = 200;
/** Told words with which an answer may begin before it is ended: that share of an ordinary page. */
const REPEATED_WORDS_MAX = 60;

export interface NarrateRequest {
  readonly messages: readonly PromptMessage[];
  readonly inputTokens: number;
  /** Tokens at which the answer is cut off. */
  readonly maxOutputTokens: number;
  /** The same for every turn of a game. Nothing personal. */
  readonly cacheKey: string;
  /** Milliseconds since 1970 by which all of it must be done. */
  readonly deadlineMs: number;
  /** The player stopped the turn, or nobody needs it any more. */
  readonly signal: AbortSignal;
  /** Each call is put on it at its end. */
  readonly bill: ModelBill;
  readonly judge: JudgeAnswer;
  readonly sceneAfter: SceneAfter;
  /** Of earlier pages: not to be told again. */
  readonly told: ToldSentences;
  /** What the player did: said again it tells nobody anything. */
  readonly action: string;
  /** A question that is asked again may be answered in the same words. */
  readonly isQuestion: boolean;
  /** What the page before offered: still stands where an answer offers too little. */
  readonly offered: readonly Suggestion[];
  /**
   * Called whenever the model has written more, and where another call begins, with a function that reads the narrative so far.
   * @param call counts the model calls from 0; a higher one starts the page anew
   */
  onProgress(this: void, call: number, read: () => string): void;
}

export interface NarratePorts extends AskPorts {
  readonly metrics: Pick<ModelMetrics, 'told' | 'repeatedSentences'>;
}

interface Spent {
  /** What the providers charge us for every call, the accepted one included. */
  readonly providerCostMicroUsd: number;
}

export type Narration = Spent &
  (
    | {
        readonly kind: 'narrated';
        readonly call: number;
        readonly model: string;
        readonly answer: NarratorAnswer;
        /** After the turn. */
        readonly scene: Scene;
        /** How much of what is told the scene does not allow. */
        readonly sceneFaults: number;
        readonly usage: TokenUsage;
      }
    /** The signal was aborted. `narrative` is what had been written by then, maybe nothing: then `usage` is null. */
    | {
        readonly kind: 'aborted';
        readonly call: number;
        readonly model: string;
        readonly narrative: string;
        readonly usage: TokenUsage | null;
      }
    | { readonly kind: 'failed'; readonly code: TurnFailureCode; readonly cause: unknown }
  );

/** An answer as it will be told. */
interface Told extends NextScene {
  readonly answer: NarratorAnswer;
  /** How many of its suggestions the page before offered. */
  readonly spareSuggestions: number;
  readonly repeated: Repeated;
}

interface Repeated {
  readonly sentences: number;
  /** False: they are told all the same, as there are no others. */
  readonly isLeftOut: boolean;
}

/** Whatever a model can do wrong is an answer. @throws what `judge` throws */
export async function narrate(
  ports: NarratePorts,
  { action, isQuestion, judge, offered, onProgress, sceneAfter, told, ...request }: NarrateRequest,
): Promise<Narration> {
  const narrativeOf = (written: string) => untilTold(narrativeSoFar(written), told);
  const firstJudge = new FirstJudge(sceneAfter, isQuestion ? NOTHING_TOLD : told);
  let repeatedInAll = 0;
  const asking = askModels<Told>(ports, {
    ...request,
    schema: answerSchema,
    onText(call, written, again) {
      const givenUp = firstJudge.judge(call, written, again);
      if (givenUp) return givenUp;
      onProgress(call, () => narrativeOf(written));
      return null;
    },
    async read(answer) {
      const reading = await readAndJudge(answer, { action, isQuestion, judge, offered, sceneAfter, told });
      repeatedInAll += reading.repeatedSentences;
      return reading;
    },
  });
  // While the model thinks: its first words shall not wait for it.
  setImmediate(() => told.prepare());
  const asked = await asking;
  const repeatedInTold = asked.kind === 'answered' ? asked.value.repeated.sentences : 0;
  ports.metrics.repeatedSentences(
    'asked_anew',
    repeatedInAll - repeatedInTold + firstJudge.repeatedSentences,
  );
  if (asked.kind === 'answered') {
    const { value, ...narrated } = asked;
    const { answer, scene, faults, repeated, spareSuggestions } = value;
    ports.metrics.told({ faults, hasScene: answer.scene !== null, spareSuggestions });
    ports.metrics.repeatedSentences(repeated.isLeftOut ? 'left_out' : 'told', repeated.sentences);
    return { ...narrated, kind: 'narrated', answer, scene, sceneFaults: faults.length };
  }
  if (asked.kind === 'failed') return asked;
  const { text, ...aborted } = asked;
  const narrative = narrativeOf(text);
  return { ...aborted, narrative, usage: narrative === '' ? null : aborted.usage };
}

/** Judges what every call writes before a word of its story is shown: the scene, and whether it only tells again. */
class FirstJudge {
  /** In the answers that were given up. */
  repeatedSentences = 0;
  private call = -1;
  private watch = new SceneWatch();
  private isStoryBegun = false;
  private lookedAt = 0;

  constructor(
    private readonly sceneAfter: SceneAfter,
    private readonly told: ToldSentences,
  ) {}

  /** @param again for what it is worth giving up */
  judge(call: number, written: string, again: AskedAgain): Rejection | null {
    if (call !== this.call) {
      this.call = call;
      this.watch = new SceneWatch();
      this.isStoryBegun = false;
      this.lookedAt = 0;
    }
    if (again === 'never') return null;
    return (
      (again === 'for_anything' ? this.judgeScene(written) : null) ??
      this.judgeStory(written) ??
      this.judgeLoop(written)
    );
  }

  private judgeScene(written: string): Rejection | null {
    const proposed = this.watch.read(objectSoFar(written));
    if (!proposed) return null;
    const { faults } = this.sceneAfter(proposed.scene, proposed.daysPassed);
    return faults.length > 0 ? { note: sceneNote(faults), why: AGAINST_SCENE } : null;
  }

  private judgeStory(written: string): Rejection | null {
    if (this.isStoryBegun) return null;
    const again = onlyToldSoFar(narrativeSoFar(written), this.told);
    this.isStoryBegun = again === null;
    if (!again || again.words <= REPEATED_WORDS_MAX) return null;
    this.repeatedSentences += again.sentences;
    return { note: REPEATED_NOTE, isRepetition: true, why: TOLD_BEFORE };
  }

  /** Small models do: what is left of such a page is little, and its end would be waited for up to the token limit. */
  private judgeLoop(written: string): Rejection | null {
    if (written.length - this.lookedAt < LOOKED_AT_EVERY) return null;
    this.lookedAt = written.length;
    return saidAgain(narrativeSoFar(written)) >= LOOP_SENTENCES
      ? { note: TOO_LITTLE_NOTE, isRepetition: true, why: 'the model’s answer goes round and round' }
      : null;
  }
}

async function readAndJudge(
  { text, cutOff, form }: ModelAnswer,
  {
    action,
    isQuestion,
    judge,
    offered,
    sceneAfter,
    told,
  }: Pick<NarrateRequest, 'action' | 'isQuestion' | 'judge' | 'offered' | 'sceneAfter' | 'told'>,
): Promise<Reading<Told> & { readonly repeatedSentences: number }> {
  // Of a server that cannot be asked for a form the story is enough; of another one, once it was asked again.
  const asked = readAnswer(text, { cutOff, spare: form === 'none' ? offered : [] });
  const reading =
    asked.kind === 'answer' ? asked : readAnswer(text, { cutOff, spare: offered, takesHalf: true });
  const note = cutOff ? TOO_LONG_NOTE : MALFORMED_NOTE;
  if (reading.kind === 'malformed')
    return {
      kind: 'rejected',
      note,
      why: reading.why,
      otherwise: { failWith: 'model_answer_malformed' },
      repeatedSentences: 0,
    };
  const { answer, spareSuggestions } = reading;
  const untold = withoutTold(answer.narrative, told);
  const newWords = newWordsIn(answer.narrative, told);
  // A question that is asked again may be answered in the same words.
  const isLeftOut = !isQuestion || newWords >= NEW_WORDS_MIN;
  const said = isLeftOut ? newWords : newWordsIn(answer.narrative, NOTHING_TOLD);
  const narrative = (isLeftOut ? untold : withoutTold(answer.narrative, NOTHING_TOLD)).text;
  const next = sceneAfter(answer.scene, answer.daysPassed);
  const repeatedSentences = untold.repeated;
  const value: Told = {
    ...next,
    answer: { ...answer, narrative },
    spareSuggestions,
    repeated: { sentences: repeatedSentences, isLeftOut },
  };
  const verdict = await judgedBy(
    judge,
    () => (isQuestion || hasNews(answer.narrative, told, action) ? ACCEPTED : OLD_PAGE),
    () => judgePage(said, wordsIn(answer.narrative)),
    () => judgeScene(next.faults),
    () => (asked.kind === 'malformed' ? { ...INCOMPLETE, note, why: asked.why } : ACCEPTED),
    () => (untold.repeated > untold.sentences * REPEATED_SHARE_MAX ? TOLD_AGAIN : ACCEPTED),
  )(answer);
  if (verdict.kind === 'accept') return { kind: 'accepted', value, repeatedSentences };
  const { otherwise, ...rejected } = verdict;
  return {
    ...rejected,
    kind: 'rejected',
    otherwise: otherwise === 'accept' ? { accept: value } : { failWith: otherwise },
    repeatedSentences,
  };
}

const AGAINST_SCENE = 'the model’s answer is against the scene';
const TOLD_BEFORE = 'the model’s answer was told before';
const NOTHING_TOLD = new ToldSentences([]);
const ACCEPTED: Verdict = { kind: 'accept' };
const INCOMPLETE = { kind: 'again', otherwise: 'accept' } as const;
const NEXT_TO_NOTHING: Verdict = {
  kind: 'again',
  note: TOO_LITTLE_NOTE,
  isRepetition: true,
  why: 'the model’s answer tells next to nothing',
  otherwise: 'model_answer_malformed',
};
const TOLD_AGAIN: Verdict = {
  kind: 'again',
  note: REPEATED_NOTE,
  isRepetition: true,
  why: TOLD_BEFORE,
  otherwise: 'accept',
};
const OLD_PAGE: Verdict = {
  ...TOLD_AGAIN,
  why: 'the model’s answer has nothing new',
  otherwise: 'model_answer_malformed',
};

/**
 * A page that its reader has read already is none, however short.
 * @param said words of it that were not said before
 */
function judgePage(said: number, words: number): Verdict {
  return said === 0 || (said < NEW_WORDS_MIN && said < words) ? NEXT_TO_NOTHING : ACCEPTED;
}

function judgeScene(faults: readonly SceneFault[]): Verdict {
  if (faults.length === 0) return ACCEPTED;
  return { kind: 'again', note: sceneNote(faults), why: AGAINST_SCENE, otherwise: 'accept' };
}
