import { plural } from '../locale.js';

const events = (count: number, written: string) =>
  `${written} ${plural(count, { one: 'event', other: 'events' })}`;

/** How far the read models are, and what is done with them: filled anew, swapped back, let go. */
export const readModelStrings = {
  title: 'Read models',
  standing: {
    label: 'How far the read models are',
    isUp: 'They are up with the log',
    behind: (count: number, written: string) => `${events(count, written)} behind the log`,
    behindMost: (written: string) => `${written} events or more behind the log`,
    oldest: (age: string) => `The oldest of them was written ${age} ago.`,
    onTheWay: (count: number, written: string) =>
      `${events(count, written)} written just now ${plural(count, { one: 'is', other: 'are' })} on the way to them.`,
    standStill: 'They stand still',
    standStillText:
      'No projector is heard: each has ended, or hangs. Pages do not show what is written meanwhile; nothing of it is lost.',
    text: 'Pages show what they hold. They are filled from the log, and can be filled from it anew.',
    events: 'Filled from',
    eventsOf: events,
    notCounted: 'Not counted by the release that filled them',
    position: 'Position',
    positionOf: (position: string, logEnd: string) => `${position}; the log ends at ${logEnd}`,
    /** What the log has after it is of streams that they are not filled from. */
    positionOfAll: (position: string, logEnd: string) =>
      `${position}; what the log has after it, up to ${logEnd}, is not for them`,
    positionAtEnd: (position: string) => `${position}, where the log ends`,
    nowhere: 'None yet',
    since: 'In place since',
    sinceUnknown: 'Not written down',
    by: 'Put there by',
    rebuilt: (name: string) => `${name}, who had them filled anew`,
    swappedBack: (name: string) => `${name}, who had them swapped back`,
    nobody: 'Nobody at this desk: they were begun with the log, or filled by a release or from a shell',
  },
  kinds: { rebuild: 'Fill them anew', swap_back: 'Swap back', let_go: 'Let the replaced ones go' },
  underWay: {
    titles: {
      rebuild: 'They are being filled anew',
      swap_back: 'They are being swapped back',
      let_go: 'The replaced ones are being let go',
    },
    asked: 'It waits for a projector to take it.',
    notTaken: (age: string) =>
      `No projector has taken it for ${age}. It waits until one does, and can be cancelled.`,
    by: 'Asked for by',
    bar: 'Events that are read',
    read: (count: number, written: string, total: string) => `${written} of ${events(count, total)}`,
    soFar: (count: number, written: string) => `${events(count, written)} so far`,
    speed: (count: number, written: string) => `${events(count, written)} a second`,
    left: (time: string) => `about ${time} left to read`,
    leftUnknown: 'Nobody counted how many there are, so the time that is left is not known.',
    allRead: {
      rebuild: 'All of it is read. They are compared with the present ones, and then put in place.',
      swap_back: 'All of it is read. They are put in place as soon as the projector lets go.',
      let_go: 'They go as soon as nobody reads them any more.',
    },
    accepts: 'They are put in place even where they differ from the present ones.',
  },
  replaced: {
    title: 'Replaced ones',
    none: 'None are kept. Those that a rebuild replaces are kept for a while, to be swapped back.',
    text: 'They were in place before, and can be again. Nobody brings them up to the log meanwhile.',
    events: 'Filled from',
    lacks: 'They lack',
    lacksNothing: 'Nothing',
    lacksUnknown: 'Not counted',
    keptUntil: 'Kept until',
    keptWhile: 'As long as something is done',
    otherCode:
      'Another release filled them: this one cannot go on with them, so they cannot be swapped back.',
  },
  last: {
    title: 'What was asked for last',
    none: 'Nothing yet.',
    done: {
      rebuild: 'They were filled anew and put in place',
      swap_back: 'They were swapped back',
      let_go: 'The replaced ones were let go',
    },
    differs: 'They differ, and were not put in place',
    cancelled: {
      rebuild: 'Filling them anew was cancelled',
      swap_back: 'Swapping back was cancelled',
      let_go: 'Letting the replaced ones go was cancelled',
    },
    failed: {
      rebuild: 'Filling them anew failed',
      swap_back: 'Swapping back failed',
      let_go: 'Letting the replaced ones go failed',
    },
    by: 'Asked for by',
    ended: 'Ended',
    took: (time: string) => `, after ${time}`,
    read: 'Read',
    readOf: events,
    cancelledBy: 'Cancelled by',
    differing: 'Tables that differ',
    differedAccepted: 'Differed, as accepted',
    differsText:
      'At the same event of the log these tables are not the same. The present ones stay in place. Find out which are wrong before you accept it.',
    why: {
      interrupted: 'The process that did it ended in the middle. Nothing was put in place: ask for it again.',
      broken_off: 'It broke off. Nothing was put in place; the projector’s log says why.',
      rebuild_under_way:
        'Another process fills them already, for a new release or from a shell. Nothing was put in place: wait until it is done.',
      nothing_replaced: 'None were kept any more.',
      replaced_by_other_code:
        'Another release filled them: the one that was asked cannot go on with them. Nothing was put in place.',
    },
  },
  rebuild: {
    open: 'Fill them anew…',
    title: 'Fill the read models anew',
    reasonHint: '10 to 500 characters. It names nobody: it stays for ever.',
    accept: 'Put them in place even where they differ: the present ones are what is wrong',
    submit: 'Fill them anew',
    done: 'They are being filled anew.',
    failed: 'It could not be asked for. Try again.',
  },
  swap_back: {
    open: 'Swap back…',
    title: 'Swap the replaced ones back',
    submit: 'Swap them back',
    done: 'They are being swapped back.',
    failed: 'It could not be asked for. Try again.',
  },
  let_go: {
    open: 'Let them go…',
    title: 'Let the replaced ones go',
    submit: 'Let them go',
    done: 'They are being let go.',
    failed: 'It could not be asked for. Try again.',
  },
  cancel: {
    open: 'Cancel…',
    title: 'Cancel what is under way',
    submit: 'Cancel it',
    done: 'It is cancelled.',
    failed: 'It could not be cancelled. Try again.',
  },
  /** What each does, in numbers as they are now. */
  effect: {
    meanwhile: (name: string) => `${name} has asked for something meanwhile: one at a time is done.`,
    reads: (count: number, written: string) =>
      `${events(count, written)} ${plural(count, { one: 'is', other: 'are' })} read from the log into new tables, while pages go on with the present ones.`,
    readsAll:
      'The whole log is read into new tables, while pages go on with the present ones. Nobody counted how many events it has.',
    tookLast: (time: string) => `The last time it took ${time}.`,
    compares: 'The new ones are compared with the present ones. Where they differ nothing is put in place.',
    accepts: 'The new ones are put in place even where they differ from the present ones.',
    keeps: (time: string) =>
      `The present ones are kept for ${time} from then on, to be swapped back, and take as much room again.`,
    dropsKept: 'Those that are kept now are let go: they cannot be swapped back any more.',
    cancellable: 'Players notice nothing. It can be cancelled until the new ones are in place.',
    lacks: (count: number, written: string) =>
      `${events(count, written)} that ${plural(count, { one: 'is', other: 'are' })} not in them ${plural(count, { one: 'is', other: 'are' })} read first, so that no page falls back.`,
    lacksNone: 'They have every event that the present ones have.',
    lacksUnknown: 'Whatever came since is read first, so that no page falls back.',
    swaps: 'Then pages show what they hold: whatever a rebuild has mended is as it was before.',
    keepsInTurn: (time: string) => `The present ones are kept for ${time} in their turn.`,
    gone: 'They cannot be swapped back any more. The present ones stay in place.',
    goAnyway: (at: string) => `They would go by themselves at ${at} UTC.`,
    room: 'The room that they take is free again. No event is lost: the log has everything.',
    notBegun: 'Nobody has begun it: nothing was done.',
    thrownAway: (count: number, written: string) =>
      `${events(count, written)} ${plural(count, { one: 'is', other: 'are' })} read, and would be read again the next time.`,
    readStays: (count: number, written: string) =>
      `${events(count, written)} ${plural(count, { one: 'is', other: 'are' })} read, and ${plural(count, { one: 'stays', other: 'stay' })} in the replaced ones.`,
    presentStay: 'The present ones stay in place, and the replaced ones are kept.',
    mayBeGone: 'Those that are gone already do not come back.',
    none: 'Nothing is under way any more.',
  },
};
