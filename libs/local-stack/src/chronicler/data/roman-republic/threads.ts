import type { Thread } from '../era-voice.js';

export const threads: readonly Thread[] = [
  {
    who: ['Vettius', 'Salvius', 'Rabirius the centurion'],
    about: 'An old centurion; he gave you a bronze ring to keep until he asks for it.',
    end: 'He has his ring again, and told you who sold the ninth cohort.',
    beats: [
      'An old centurion, {who}, gives you a bronze ring to keep until he asks for it back, and marches off without saying when.',
      'A stranger in the baths looks at the ring of {who} on your hand, then at you, and leaves his towel behind.',
      'You learn what the ring of {who} opens: a locker in a temple at Tibur, where nine men of one century keep their savings and a list of grudges.',
      '{who} stands in your hall, one arm the fewer, and asks for his ring; when he has it he tells you who sold the ninth cohort.',
    ],
  },
  {
    who: ['Philon', 'Nikias', 'Demetrios'],
    about: 'A Greek secretary who copies one letter more than he is told to.',
    end: 'He is free, wears a new toga, and is your client.',
    beats: [
      'A Greek secretary, {who}, lets you see that he has copied one letter more than he was told to.',
      '{who} has been whipped for a blot; he looks at you over his master’s shoulder, and the blot, you notice, covers a number.',
      'The letter that {who} copied reaches you inside a loaf: it names a day, a gate and {number} men who will not be at their posts.',
      '{who} has bought his freedom with money that nobody gave him, and comes in a new toga to ask for your protection and to pay for it.',
    ],
  },
  {
    who: ['Caecilia', 'Sempronia of the Carinae', 'Papiria'],
    about: 'A widow who made you guardian of her son.',
    end: 'Her son is home from the legions, with a sealed order for you.',
    beats: [
      'A widow of good family, {who}, asks you to stand guardian for her son, since every man she trusted has taken a side.',
      'The boy of {who} has run away to the legions; his tutor swears that it was your example, and means it as a reproach.',
      'Word at last of the son of {who}: he carries an eagle-bearer’s rations, lies about his age, and signs himself with your name.',
      'The son of {who} is home, taller by a hand and older by more; he puts into yours a sealed order that he was told to swallow.',
    ],
  },
  {
    who: ['Chresimus', 'Hilarus', 'Philemon the freedman'],
    about: 'A freedman who sells lamps, and sees who buys oil for a night’s work.',
    end: 'His lamps told you which houses were awake on the night that mattered.',
    beats: [
      'A freedman with burnt fingers, {who}, sells you a lamp, and remarks that the house across the way buys oil for six and has four to dinner.',
      '{who} has taken to chalking a stroke on your doorpost for every house that is awake past midnight; this morning there are eleven.',
      'The shop of {who} has been wrecked by men who paid for each lamp before they broke it.',
      '{who} comes by night without a light, of all men, and names eleven houses in the order in which they sent to one another; you could draw the conspiracy from it with a stylus.',
    ],
  },
  {
    who: ['the old augur Titinius', 'the old augur Afranius', 'the old augur Numerius'],
    about: 'He keeps the sacred chickens, and is tired of lying for his betters.',
    end: 'He let the chickens eat, once, for you.',
    beats: [
      'You sit next to {who} at a funeral; he keeps the sacred chickens, he says, and has not heard an honest question about them in thirty years.',
      '{who} sends you a feather and a day of the month, and beside the day a word in Etruscan, which your steward takes for a recipe.',
      'On that day the omens are declared bad and the assembly is sent home; {who} passes you on the steps, and will not meet your eye.',
      'When it counts, the chickens eat so greedily that the grain bounces, and {who}, before the whole people, holds up his hands to heaven and winks.',
    ],
  },
  {
    who: ['Dumnorix the Gaul', 'Viridomar the Gaul', 'Catamantal the Gaul'],
    about: 'A hostage chief who learns Latin from you and keeps count of insults.',
    end: 'His horsemen came down the Flaminian Way in your hour of need.',
    beats: [
      'A hostage is quartered on you, {who}, a head taller than your door; he asks to be taught Latin, beginning with the words for horse, road and lie.',
      '{who} has been called a savage at dinner, and has thanked the speaker; he keeps count, he explains to you, on a knotted cord.',
      'You find {who} in the stable at dawn with his arms round a mare’s neck; word has come from beyond the Alps, and he is chief now of what is left.',
      'Three hundred Gallic horse are on the Flaminian Way under no standard that anyone knows; at their head rides {who}, who has untied one knot, he says, and that one was yours.',
    ],
  },
  {
    who: ['Volumnia the actress', 'Arbuscula the actress', 'Dionysia the dancer'],
    about: 'She dines where the powerful dine, and owes you a cloak.',
    end: 'She gave you back your cloak, with a treaty in its hem.',
    beats: [
      'It rains on the steps of the theatre, and you lend your cloak to {who}, who does not seem to be used to being lent things.',
      'From a dinner to which you were not asked {who} sends you a fig, bitten, and half of a name.',
      'All Rome knows that {who} has been seen in a general’s litter; all Rome does not know that the cloak over her knees was yours.',
      '{who} returns your cloak, brushed and mended; in the hem is a treaty between two men who are sworn, both of them, to destroy each other, and you.',
    ],
  },
];
