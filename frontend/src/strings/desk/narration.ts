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
  goesOn: 'Narration goes on',
  goesOnText: 'Turns are taken, and told as narrators come to them.',
  rests: 'Narration rests',
  restsText: 'No turn is taken, and none that waits is begun. No clock runs against a turn that waits.',
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
    takenAgain: 'New turns are taken at once.',
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
