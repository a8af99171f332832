/** /account: its tabs and their dialogs. */
import { plural } from './locale.js';
import { offerStrings } from './offers.js';

export const accountStrings = {
  eyebrow: 'Credit-based Gaming',
  title: 'Account Management',
  tabs: {
    overview: 'Overview',
    usage: 'Usage',
    games: 'Load Games',
    settings: 'Settings',
  },
  welcome: {
    title: 'Welcome to RUBICON',
    text: `Credits are needed to play. ${offerStrings.turnPrice}`,
    terms: 'Secure payments \u2022 No subscriptions \u2022 Pay only for what you use',
  },
  overview: {
    account: 'Your account',
    accountType: 'Account type',
    credits: 'Your credits',
    setAside: (dollars: string) =>
      `${dollars} set aside for the turn being written; what it does not use comes back.`,
    frozen: (dollars: string) =>
      `${dollars} frozen while a payment is being disputed: free again, or taken back, once the bank has decided. What you buy now can be played at once.`,
    status: {
      empty: 'No credits - purchase credits to play games',
      low: 'Low balance - consider purchasing more credits',
      sufficient: 'Credits available for gameplay',
    },
  },
  memberSince: 'Member since',
  credits: {
    text: `${offerStrings.turnPrice} There are no subscriptions.`,
    /** Beside that price: what the player's own turns have cost. Dollars; the same twice when they cost the same. */
    ownTurns: (count: number, turns: string, least: string, most: string) => {
      const cost = least === most ? least : `${least} to ${most}`;
      return plural(count, {
        one: `The one turn you have played cost ${least}.`,
        other: `The ${turns} turns you have played cost ${cost} each.`,
      });
    },
    buy: (dollars: number) => `Buy $${dollars}`,
    tokenPrices:
      'Listed prices: input $2.00 per 1M tokens, cached input $0.50 per 1M, output $8.00 per 1M; typically 1,000-5,000 tokens per turn.',
  },
  claim: {
    failed: 'Claim Failed',
    failedText: 'Please open the link in your letter again.',
  },
  purchases: {
    title: 'Purchases',
    text: `${offerStrings.refunds.fullGame} ${offerStrings.refunds.others}`,
    notLoaded: 'The purchases could not be loaded',
    none: 'No purchases yet.',
    products: { credits: 'Credits', 'full-game': 'Full game' },
    requestRefund: 'Request Refund',
    requestRefundOf: (product: string, day: string) => `Request Refund: ${product}, ${day}`,
    refundPending: (dollars: string) => `Refund of ${dollars} on its way`,
    refunded: 'Refunded',
    partlyRefunded: (dollars: string) => `${dollars} refunded`,
    disputes: {
      open: (dollars: string) => `${dollars} disputed`,
      won: (dollars: string) => `${dollars} disputed: the payment stands`,
      lost: (dollars: string, taken: string) => `${dollars} disputed: ${taken} taken back by the bank`,
    },
    refundWaits: 'A refund can be asked for once the bank has decided.',
    unspent: (dollars: string) => `${dollars} of its credits came back from a turn and are still yours.`,
  },
  refund: {
    title: 'Request Refund',
    confirm: (dollars: string) => `Refund ${dollars}`,
    byGuarantee: (back: string) =>
      `${back} comes back in full by the 30-day guarantee, used or not, once per player. Credits of it that are left leave your balance. The money goes back the way you paid.`,
    unspent: (back: string, paid: string) =>
      `${back} of the ${paid} is unspent and comes back; those credits leave your balance. What was spent on turns stays spent. The money goes back the way you paid.`,
    requested: 'Refund Requested',
    requestedText: (dollars: string) => `${dollars} is on its way back to you.`,
    requestedBefore: 'You had asked for it before.',
    failed: 'Refund Failed',
    failedText: 'Unable to request the refund. Please try again.',
  },
  statement: {
    title: 'Statement',
    text: 'Your wallet, newest first. A turn is reserved at its ceiling before it is written and charged for what it used; each opens to these entries.',
    notLoaded: 'The statement could not be loaded',
    none: 'Nothing has moved yet.',
    purchased: 'Purchased',
    given: 'Given',
    charged: 'Charged',
    refunded: 'Refunded',
    takenBack: 'Taken back by banks',
    givenUp: 'Given up',
    reserved: 'Reserved',
    frozen: 'Frozen',
    held: 'Held for refund',
    available: 'Available',
    when: 'When',
    what: 'What',
    /** Charged, refunded, taken back or given up. */
    out: 'Left your wallet',
    /** Before an amount, for those who do not see its column. */
    outAmount: 'left your wallet',
    change: 'Change in available',
    notCharged: 'Turn not charged',
    entriesOf: (what: string, moment: string) => `${what}, ${moment}: its entries`,
    allEntries: 'All entries',
    showMore: 'Show more',
    inMoney: (dollars: string) => `In money: ${dollars}. What had been played of it is at our cost.`,
    transaction: (id: string) => `Transaction ${id}`,
    kinds: {
      purchased: 'Credits purchased',
      granted: 'Credits given',
      goodwill: 'Goodwill from support',
      reserved: 'Set aside for a turn',
      declined: 'Not enough for a turn',
      captured: 'Turn charged',
      unused: 'Returned, not used',
      released: 'Returned, turn not charged',
      voided: 'Reservation cancelled',
      refund_held: 'Held for a refund',
      refund_settled: 'Refunded',
      refund_released: 'Refund not made, returned',
      refund_reversed: 'Refund failed at the bank, returned',
      frozen: 'Frozen during a dispute',
      unfrozen: 'Freed after a dispute',
      clawed_back: 'Taken back by the bank',
      written_off: 'Dispute closed at our cost',
      reinstated: 'Given back by the bank',
      forfeited: 'Given up with the account',
    },
  },
  topUp: {
    title: 'Token Packs',
    text: 'Sized in tokens, credited in dollars: a pack adds its price to your credits, and turns are charged at the listed prices.',
    mostPopular: 'Most Popular',
    tokens: 'tokens',
    /** {count}: "500K"; {tokens}: the word above, smaller. */
    size: '{count} {tokens}',
    buy: (dollars: number) => `Buy for $${dollars}`,
    buyNamed: (dollars: number, tokens: string) => `Buy for $${dollars}: ${tokens} tokens`,
    thousands: (count: number) => `${count}K`,
    millions: (count: number) => `${count}M`,
  },
  usage: {
    notLoaded: 'The usage history could not be loaded',
    tokens: 'Tokens',
    sessions: 'Sessions',
    averageTurns: 'Average turns',
    recent: 'Recent usage',
    none: 'No turns yet. Each one you play is listed here with what it cost.',
    inEra: (era: string) => `in ${era}`,
    characters: (count: string) => `${count} characters`,
  },
  games: {
    standsAt: (era: string, date: string) => `${era}, ${date}`,
    lastPlayed: (moment: string) => `Last played ${moment}`,
  },
  profile: {
    edit: 'Edit Profile',
    passwordHint: 'A new address needs your password.',
    notChanged: 'The profile could not be changed. Please try again.',
    updated: 'Profile Updated',
    updatedText: 'Your changes have been saved.',
  },
  password: {
    text: 'You stay signed in here; every other sign-in ends.',
    changedText: 'Every other sign-in has ended.',
  },
  preferences: {
    title: 'Preferences',
    emailNotifications: {
      label: 'Email notifications',
      hint: 'Letters about your account beside those that must be sent: receipts, password links.',
    },
    autoSave: {
      label: 'Auto-save',
      hint: 'A game goes on where you left it. Off: it goes on from where you saved it.',
    },
    historicalAccuracy: {
      label: 'Historical accuracy mode',
      hint: 'Holds the narrator to what was possible then.',
    },
    language: {
      label: 'The narrator\u2019s language',
      hint: 'In what your stories go on, from the next turn. It needs a language model that writes it; the offline Chronicler writes English.',
    },
    notSaved: 'Setting Not Saved',
    notSavedText: 'The setting could not be changed. Please try again.',
  },
  data: {
    title: 'Your data',
    text: 'One JSON file with all that Rubicon holds about you: account, characters, games, every turn, every entry of your wallet.',
    exporting: 'Exporting...',
    export: 'Export Data',
    ready: 'Export Ready',
    readyText: (file: string) => `${file} has been downloaded.`,
    failed: 'Export Failed',
    failedText: 'Your data could not be exported. Please try again.',
  },
  deletion: {
    section: 'Delete account',
    sectionText: 'Your games, your characters and everything you wrote become unreadable, for us too.',
    title: 'Delete Account',
    text: 'Your games, your characters and everything you wrote become unreadable, and you are signed out everywhere. This cannot be undone.',
    creditsEnd: (dollars: string) =>
      `Your remaining credits, ${dollars}, end with the account and are not paid out. To have unspent purchases paid back, request that under Buy Credits first.`,
    noCredits: 'There are no credits left to end with it.',
    frozenEnd: (dollars: string) =>
      `${dollars} of credits, frozen while a payment is being disputed, end with it however the bank decides.`,
    refundFirst: 'A refund is under way: it is paid first, and the account goes when it is through.',
    typeToConfirm: (username: string) => `Type ${username} to confirm`,
    wrongPassword: 'That is not your password.',
    deleting: 'Deleting...',
    done: 'Account Deleted',
    doneText: 'Your account has been permanently deleted',
    failedText: 'Failed to delete account',
  },
};
