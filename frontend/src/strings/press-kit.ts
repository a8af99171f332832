/** /press-kit: what it says of the game and of its files. */
import { commonStrings } from './common.js';

export const pressKitStrings = {
  eyebrow: 'For press and creators',
  title: 'Press Kit',
  pitch:
    'Rubicon is a text-based historical strategy role-playing game for the browser. The player takes the place of a deputy in revolutionary Paris, a consul of Caesar\u2019s Rome, a daimyo of Sengoku Japan or a character of their own, types whatever they would do, and reads what comes of it, turn by turn, written by a large language model that is held to the dates, offices and distances of the time. Nothing is scripted and nothing is lost: every turn is kept, and shows what it cost to the fraction of a cent.',
  keyFacts: {
    title: 'Key facts',
    list: [
      { term: 'Genre', fact: 'Text-based historical strategy role-playing game' },
      { term: 'Platform', fact: 'Web browser, desktop and phone; nothing to install' },
      { term: 'Release', fact: 'Available now' },
      { term: 'Price', fact: `$1, one time: ${commonStrings.dollarNote}` },
      { term: 'Free', fact: 'A prologue of 3 turns, without signing up' },
    ],
  },
  features: {
    title: 'Features',
    list: [
      'Three periods: the French Revolution (1789-1815), the Roman Republic (49-27 BC), Sengoku Japan (1582-1603)',
      '30 historical figures to play: 12 French, 10 Roman, 8 Japanese; and characters of one\u2019s own making',
      'Free text or one of three suggested moves, every turn',
      'Influence, reputation and resources decided by the game\u2019s rules, not by the model\u2019s mood',
      'A chronicle of what the narrator remembers, to read, pin, correct and strike',
      'Every turn is kept: undo, tell it differently, go back to any turn, name and compare branches on a drawn timeline',
      'Factions with attitudes, a true timeline, history that can be bent, and ends with an epilogue',
      'A story as a book: Markdown, EPUB, print; read-only links that can be taken back',
      'Historical questions answered without time passing; stories in nine languages',
      'Three difficulties in each period',
      'A receipt for each turn; a failed turn costs nothing; credits never expire; no subscription',
      'Light and dark, keyboard and screen reader, reduced motion',
    ],
  },
  screenshots: {
    title: 'Screenshots',
    text: 'PNG, 1920 by 1080. Free to use with any report on the game.',
    file: (width: number, height: number, size: string) => `PNG ${width}x${height}, ${size}`,
  },
  files: {
    title: 'Everything at once',
    archive: { title: 'Press-kit archive', text: 'Screenshots, film, logos and the key facts.' },
    film: { title: 'Gameplay video', text: 'A turn in each of the three worlds.' },
    logos: { title: 'Logos', text: 'The mark, also as SVG, and the name for light and for dark.' },
    sized: (text: string, size: string) => `${text} ${size}.`,
  },
  contact: { title: 'Media contact', text: 'Response time: 24 hours.' },
  download: 'Download',
  downloadNamed: (file: string) => `Download: ${file}`,
  kilobytes: (count: number) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
};
