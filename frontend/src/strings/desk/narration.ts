import { plural } from '../locale.js';

const turns = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'turn', other: 'turns' })}`;
const prologues = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'prologue', other: 'prologues' })}`;
const wait = (count: number) => plural(count, { one: 'waits', other: 'wait' });

/** Whether narration goes on or rests, and what waits for it. */
export const narrationStrings = {
  title: 'Narration',
  state: 'How narration stands',
  standings: {
    goes_on: 'Narration goes on',
    rests: 'Narration rests',
    stands: 'Nothing is told',
    refuses: 'No turn is taken',
  },
  standingTexts: {
    goes_on: 'Turns are taken, and told as narrators come to them.',
    rests: 'No turn is taken, and none that waits is begun. No clock runs against a turn that waits.',
    stands: 'None that waits is begun; what is being told is finished.',
    refuses:
      'Whoever sends one is told to come back later, and pays nothing. Those that were taken are told.',
  },
  hindrances: {
    label: 'What is in the way',
    onceResumed: 'Resumed, this is in the way all the same:',
    no_narrator: 'No narrator is heard: each has ended, or hangs. What waits is begun when one is started.',
    narrators_rest:
      'Every narrator rests or has no slots. What waits is begun when one is woken or given slots.',
    queue_away: 'The queue does not answer: nothing can be queued, and new turns are refused until it does.',
    /** @param waited in words, pauses aside */
    turns_overfull: (waited: string, most: string) =>
      `The next turn of players has waited ${waited}, more than ${most}: new ones are refused until it is begun.`,
    prologues_overfull: (waited: string, most: string) =>
      `The next turn of visitors has waited ${waited}, more than ${most}: new ones are refused until it is begun.`,
    cap_spent:
      'Models have cost what they may cost today: new turns are refused until midnight (UTC), or until the cap is raised.',
    cap_within_reach:
      'What is being told may reach the day’s cap on what models cost: new turns are refused until enough of it is done.',
  },
  pausedBy: 'Paused by',
  playersRead: 'Players read',
  /** As the server says it to players. */
  asPlayersRead: (reason: string) => `The narrators rest for a while: ${reason}`,
  waiting: 'What waits',
  turns: 'Players’ turns',
  prologues: 'Visitors’ prologues',
  notTaken: 'that no narrator has taken',
  noneWaits: 'None waits.',
  next: (wait: string) => `The next one has waited ${wait}.`,
  unknown: 'Not known',
  unknownText: 'The queue cannot be asked. Narration can be paused and resumed all the same.',
  /** The rule by which the server takes new ones. */
  admits: (most: string) =>
    `New ones are refused once the next one has waited more than ${most}. Time in pauses does not count.`,
  boardText: 'Job by job, only to be looked at: {board}.',
  board: 'Bull Board, in a new tab',
  effect: {
    turnsStay: (count: number, written: string) =>
      count === 0
        ? 'No turn waits.'
        : `${turns(count, written)} ${wait(count)} and ${plural(count, { one: 'goes', other: 'go' })} on waiting.`,
    prologuesStay: (count: number, written: string) =>
      count === 0
        ? 'No prologue waits.'
        : `${prologues(count, written)} ${wait(count)} and ${plural(count, { one: 'goes', other: 'go' })} on waiting.`,
    unknownStay: 'The queue cannot be asked how many wait: they go on waiting.',
    nothingNew:
      'Nothing new is taken: whoever sends a turn is told why, and nothing is set aside or charged.',
    finished: 'What is being told is finished.',
    turnsGoOn: (count: number, written: string) =>
      count === 0
        ? 'No turn waits.'
        : `${turns(count, written)} that ${wait(count)} ${plural(count, { one: 'is', other: 'are' })} told, as fast as the narrators can.`,
    prologuesGoOn: (count: number, written: string) =>
      count === 0
        ? 'No prologue waits.'
        : `${prologues(count, written)} that ${wait(count)} ${plural(count, { one: 'is', other: 'are' })} told.`,
    unknownGoOn: 'The queue cannot be asked how many wait: all of them are told.',
    thenTaken: {
      goes_on: 'New turns are taken at once.',
      stands: 'Nothing is told all the same, until a narrator takes turns.',
      refuses: 'New turns are refused all the same: see what is in the way.',
    },
  },
  pause: {
    open: 'Pause…',
    title: 'Pause narration',
    reasonHint: 'Players are shown it. 10 to 500 characters. It names nobody: it stays for ever.',
    submit: 'Pause narration',
    done: 'Narration is paused.',
    failed: 'Narration could not be paused. Try again.',
    meanwhile: (name: string) => `${name} has paused narration meanwhile.`,
  },
  resume: {
    open: 'Resume…',
    title: 'Resume narration',
    submit: 'Resume narration',
    done: 'Narration goes on.',
    failed: 'Narration could not be resumed. Try again.',
    meanwhile: 'Somebody has resumed narration meanwhile.',
  },
};
