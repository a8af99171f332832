/** /privacy: true in every word (decision 37); docs/privacy.md maps each kind of data to where it lies and how it goes. */
import { callsCountedForSecondsMax } from '@rubicon/contracts';
import type { LegalText } from './legal-text.js';

const SECONDS_PER_HOUR = 3_600;
const hours = (seconds: number): string =>
  new Intl.NumberFormat('en', { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
    seconds / SECONDS_PER_HOUR,
  );

export const privacyStrings: LegalText = {
  title: 'Privacy notice',
  since: '25 November 2026',
  lead: 'Rubicon keeps what a game with an account and a purse needs, seals what you write, measures nothing without your leave, and forgets you when you ask.',
  chapters: [
    {
      id: 'kept',
      heading: 'What is kept, and why',
      body: [
        {
          rows: [
            ['Username, email', 'To let you in, to send receipts, and to reach you about your account.'],
            [
              'Password',
              'Only as a salted hash, from which the password cannot be read back. Nobody here can tell you what it is.',
            ],
            [
              'What you write and read',
              'Your moves, the story, what the narrator remembers of it, names you give to branches, what you say in a report, and your characters. They are sealed with a key that belongs to your account alone, and opened when you read them, when a turn is told, when somebody follows a link to a story that you have made, or when our support opens them, as said below.',
            ],
            [
              'Credits and payments',
              'Amounts, times and the payment provider\u2019s reference: the books must add up. No card numbers: they never reach us.',
            ],
            [
              'Letters to you',
              'What we wrote to you about payments, refunds, disputes and your sign-in, sealed with the same key, so that we can see what you were told when you ask. Never a link to choose a password.',
            ],
            [
              'Course of your games',
              'Era, difficulty, dates, standing, times, and how many words a turn took: kept under random numbers, without your texts.',
            ],
            [
              'Network address',
              `Counted against misuse, for ${hours(callsCountedForSecondsMax)} at most, under a keyed hash of it that is gone after ${hours(3 * callsCountedForSecondsMax)} at the latest. For the free demo, which costs us, a keyed hash of it and of the day is kept for 7 days.`,
            ],
            [
              'What our support looks at',
              'Support can look at your account, payments and the course of your games. Your email, what you write and read, and letters to you stay masked until one of them gives a reason, and are masked again after a quarter of an hour. Each look is recorded before anything is shown: at what, when, by whom (under a random number), and the reason given. You find all of it in the export of your data.',
            ],
            [
              'Technical records',
              'Times, durations and errors, without your texts, name, email or network address.',
            ],
          ],
        },
      ],
    },
    {
      id: 'model',
      heading: 'The narrator',
      body: [
        'The narrative is written by a large language model, run by a provider of ours. It is sent what the turn needs: the era, your character, how matters stand, what has been remembered, the last turns and your move. It is not sent your username, your email or anything about payments. What you type into a move goes to it as you typed it, so leave out what you would not tell a stranger.',
        'Your game content is not used for model training, by us or on our behalf.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else receives something',
      body: [
        {
          rows: [
            [
              'Payment provider',
              'Takes your card and your email, on its own page, and keeps its receipts for as long as the law obliges it to, also after your account here is gone.',
            ],
            ['Model provider', 'Receives game text, as said above.'],
            ['Mail', 'Your address and the letter pass through a mail server.'],
            [
              'Measurement',
              'Only if you accept cookies: a tag manager and an advertising pixel learn which public pages were seen, that a purchase was made, and the buyer\u2019s email address. Before that, and after Reject, nothing is loaded and nothing is sent.',
            ],
          ],
        },
        'Nothing is sold, and nothing is shared with anyone else unless a court compels it.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and what your browser keeps',
      body: [
        {
          rows: [
            [
              'Free demo',
              'A cookie that no script can read, with a random number, for 7 days, so that the three turns are still there when you reload. The demo\u2019s texts become unreadable after the same 7 days.',
            ],
            [
              'Sign-in',
              'A cookie that no script can read, with a random number and keyed hashes, for 180 days since you last signed in, so that somebody who guesses at your password elsewhere does not keep you out here.',
            ],
            [
              'Purchase',
              'If you pay before you have an account: a cookie that no script can read, for 40 days, so that the account you then make gets the credits.',
            ],
            [
              'In your browser',
              'Your sign-in, the era last chosen, drafts not yet sent, the local prologue for 7 days, your choice about cookies. They stay on your device.',
            ],
            [
              'Advertising ids',
              'If you came by an advertisement and accepted cookies, the number of that click, until you close the tab, to be handed to the checkout.',
            ],
          ],
        },
        'Measurement is off until you accept it. A browser that sends Global Privacy Control has rejected it. \u201cCookie settings\u201d at the foot of every public page opens the question again.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      body: [
        'They are the same for everyone, wherever you live, and satisfy the GDPR of the European Union and the CCPA of California. On the settings of your account you can see and change your data, export all of it as one file, and delete the account. We act on your request within 30 days, do not charge for it, and do not treat you worse for asking. You may also complain to your data protection authority.',
        'The grounds: your contract with us for account, game and credits; the law for the books; your consent for measurement, which you can withdraw at any time.',
      ],
    },
    {
      id: 'deletion',
      heading: 'Deleting the account',
      body: [
        'Account deletion removes all data that could tell who you were or what you wrote: username, email, password, letters, characters, games, saves, turns still waiting. The key to your texts is destroyed, so that nobody can read them any more in any record of ours; backup copies of keys and accounts are kept for 30 days at most. A turn being told is stopped. Mostly all of this takes seconds.',
        'Amounts stay in the books, and the bare course of the games in our records, under numbers that lead nowhere. Before you confirm, the dialog says what becomes of credits you have left. The payment provider keeps its own receipts, and letters you have received are yours.',
      ],
    },
    {
      id: 'age',
      heading: 'Age',
      body: [
        'Rubicon is for people of 16 and older. Accounts of younger children are deleted when we learn of them.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: [
        'Questions, requests and complaints: {contact}. When this notice changes in substance, players are told by letter before it takes effect.',
      ],
    },
  ],
};
