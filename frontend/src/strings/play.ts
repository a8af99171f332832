/** /game: what stands on its first view. The panels that open on it have files of their own, loaded with them. */
import { commonStrings } from './common.js';
import { dayInSentence } from './locale.js';

export const playStrings = {
  loading: 'Loading game...',
  none: {
    title: 'No Active Game',
    start: (era: string) => `Start a new ${era} session`,
    select: 'Select Character',
  },
  notLoaded: {
    title: 'The game could not be loaded',
    text: 'Your games are safe. Check the connection and try again.',
    saved: 'Your Saved Games',
  },
  masthead: {
    playingAs: (name: string, estate: string) => `Playing as ${name} (${estate})`,
    credits: (balance: string) => `Credits: ${balance}`,
    save: 'Save Game',
    noChanges: 'No changes to save',
    returnToSave: 'Return to save',
    returnTitle: 'Return to Save',
    returnText:
      'The story goes back to where you saved it, and goes on from there. The turns since then stay in the timeline.',
    standing: 'How you stand',
    bent: (percent: number) => `History bent by ${percent} %`,
    branch: (name: string) => `Branch: ${name}`,
    chronicle: 'Chronicle',
    timeline: 'Timeline',
  },
  saved: {
    done: 'Game Saved',
    doneText: 'Your progress has been saved successfully.',
    failed: 'Save Failed',
    failedText: 'Failed to save your game. Please try again.',
  },
  moves: {
    title: 'Your Next Move',
    mute: 'Mute tones',
    tonesMuted: 'Tones are muted',
    tonesOn: 'Tones are on',
    input: 'Your action, dialogue or question',
    placeholder: 'Enter your action, dialogue, or ask about the historical world...',
    length: (length: string, max: string) => `${length} of ${max} characters`,
    send: 'Send Your Response',
    sending: 'Shaping destiny...',
    questions: 'Ask Historical Questions',
    learn: {
      title: 'Learn as You Play',
      dismiss: 'Got it',
      text: 'Ask whatever your character could know, for example:',
    },
  },
  story: {
    book: 'The book',
    name: 'Story',
    initialising: 'Initializing game...',
    freeToStop: 'Free to stop until the first word',
    beingWritten: 'Being written',
    stop: 'Stop',
    stopping: 'Stopping...',
    earlier: 'Earlier pages',
    /** @param date in the game */
    pageTools: (date: string) => `More of ${dayInSentence(date)}`,
    cameOf: 'What came of it',
    /** @param date in the game */
    dayIs: (date: string) => `It is ${dayInSentence(date)}`,
    undo: 'Undo',
    undoHint: 'Back to before this turn. It stays in the timeline.',
    tellDifferently: 'Tell it differently',
    tellDifferentlyHint:
      'The same words, another outcome, at the price of a turn. This telling stays in the timeline.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The text could not be copied',
    report: 'Report',
  },
  goneBack: {
    undone: 'Turn Undone',
    done: 'The Story Stands Here',
    /** @param date in the game */
    text: (date: string) =>
      `It is ${dayInSentence(date)} again. What came after stays in the timeline; your next move begins another branch.`,
    failed: 'Return Failed',
    failedText: 'The story could not be brought back. Please try again.',
  },
  receipt: {
    /** @param charged dollars */
    line: (turn: string, charged: string, stopped: boolean) =>
      `Turn ${turn} \u00b7 ${charged} charged${stopped ? ' \u00b7 stopped' : ''}`,
    open: 'Receipt',
    openOf: (turn: string) => `Receipt of turn ${turn}`,
  },
  failure: {
    unknown: 'Failed to process your input. Please try again.',
    quotaInsufficient:
      'OpenAI API quota insufficient. Please upgrade your OpenAI plan or check billing details.',
    quotaExceeded: 'OpenAI API quota exceeded. Please check your OpenAI account billing and usage limits.',
    rateLimited: 'API rate limit reached. Please wait a moment before trying again.',
    notCharged: 'Not charged.',
    /** @param reserved dollars */
    cameBack: (reserved: string) => `${reserved} was set aside for this turn and has come back.`,
    /**
     * Beside the sentence that the server sends for the code: what happened, and whether to try again now or later. Null: that sentence
     * says it already.
     */
    reasons: {
      timed_out: 'The narrator took too long. It may well be quicker now.',
      model_unavailable: 'The narrator is away just now. Give it a few minutes; your text is kept.',
      model_rate_limited:
        'The narrator is busy with other stories. In a minute it should be free; your text is kept.',
      model_quota_insufficient: 'This is ours to put right, not yours. Come back later; your text is kept.',
      model_quota_exceeded: 'This is ours to put right, not yours. Come back later; your text is kept.',
      model_answer_malformed: 'What the narrator wrote could not be used. There is no need to wait.',
      model_refused: null,
      answer_refused: null,
      text_refused: null,
      prompt_too_long: null,
      text_unreadable: 'Waiting will not mend it. From an earlier turn the story may still go on.',
      reservation_lost: 'The credits for this turn could not be set aside. There is no need to wait.',
      insufficient_credits: null,
      credits_frozen: null,
      narration_paused: 'What you typed is kept. Send it again when they are back.',
      failed_by_support: null,
      failed_by_operator: null,
      stopped_before_first_word: null,
      game_deleted: null,
      player_erased: null,
    } as Readonly<Partial<Record<string, string | null>>>,
    notReached: 'The connection failed, not the narrator. Once it is back, send the text again.',
    serverUnwell: 'The game’s server is not well just now. Give it a minute; your text is kept.',
    sentOnce: 'If it did arrive, it will not be played or charged twice.',
    lastNotPlayed: 'Your last text was not played',
    showLatest: 'Show the latest',
    back: 'Back to the story',
    keptText: 'What you typed is kept.',
    outOfCredits: `Not enough is left for a turn, which costs about $0.03. $1 ${commonStrings.dollarNote}. What you typed waits here for you.`,
    buy: (dollars: number) => `Buy $${dollars}`,
  },
};
