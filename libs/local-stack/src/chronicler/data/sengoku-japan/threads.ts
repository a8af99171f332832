import type { Thread } from '../era-voice.js';

export const threads: readonly Thread[] = [
  {
    who: ['the pedlar Yasuke', 'the pedlar Gonroku', 'the pedlar Heita'],
    about: 'He left nine needles with you, and a tenth to be asked for by name.',
    end: 'He was never a pedlar; a castle opens its gate to whoever says ten.',
    beats: [
      'A seller of needles, {who}, leaves a paper packet with you: nine needles, he says, and a tenth to be asked for by name.',
      'A laundress asks you, not looking up, whether you can spare her the tenth needle of {who}; you have none to give her, and she wrings the cloth very slowly.',
      'In the hem of a dead courier’s cloak the tenth needle of {who} is found, and wound about it a strip of paper with one castle’s name on it.',
      'Without his pack comes {who}; he was never a pedlar, he says, and the castle on the strip opens its gate to whoever says ten.',
    ],
  },
  {
    who: ['the child Matsu', 'the child Kiku', 'the child Ume'],
    about: 'She is eight, a hostage in your house, and keeps a cricket in a cage.',
    end: 'She knelt between you and her father, and the house is at peace with yours.',
    beats: [
      'A girl of eight is left at your gate as a hostage by a house that you had forgotten; she has brought a cricket in a cage, and her name goes into the book as {who}.',
      'Over her rice {who} asks what happens to hostages when fathers change their minds; the whole room waits for your answer.',
      'Men come by night for {who}, and it is the silence of her cricket that wakes the guard; you have one prisoner, and he wears her father’s crest.',
      'The father of {who} kneels in your courtyard with his forehead in the gravel; before you speak, she has put the cricket’s cage between the two of you.',
    ],
  },
  {
    who: ['the lacquerer Dōsen', 'the lacquerer Jōami', 'the lacquerer Sōetsu'],
    about: 'He mended a broken tea bowl with gold, and sent it to you without a word.',
    end: 'He sent you the story of the bowl, and it is worth a province.',
    beats: [
      'A tea bowl is sent to you with a crack mended in gold, and no name; Sakai has perhaps {number} people who could have made that repair, and one of them is {who}.',
      'A guest turns the mended bowl once too often in his hands, and asks whether {who} has told you what it was broken on.',
      'You learn the story that {who} keeps back: the bowl was thrown at a messenger, and the message was true, and had your name in it.',
      '{who} comes himself, bows to the bowl before he bows to you, and leaves a letter of four lines, the third of which is worth a province.',
    ],
  },
  {
    who: ['the ferryman Tasuke', 'the ferryman Sangorō', 'the ferryman Mohei'],
    about: 'He takes no money from you, and remembers every passenger.',
    end: 'He rowed the wrong lord to the wrong bank, for your sake.',
    beats: [
      'You are rowed across by {who}, who refuses your coin; your father, he says, once let him keep his boat, and he has been rowing it off ever since.',
      'Each time that you cross, {who} tells you who crossed before: two monks with sword-hands, a bride without a smile, a chest that needed six men.',
      'They have broken the oar of {who}, to teach him to look at the water; he rows with a door, and looks at the far bank.',
      'On a night without a moon {who} rows a lord across, slowly, talking of eels, and sets him down where your men are waiting.',
    ],
  },
  {
    who: ['the nun Myōshin', 'the nun Chiyo', 'the nun Jukei'],
    about: 'She buried both sides after the battle, and knows who is not in his grave.',
    end: 'She told you whose helmet lies over an empty grave.',
    beats: [
      'On the old battlefield {who} is reading names from sticks, friend and enemy in one row; she asks you for a little rice, and for two names that she lacks.',
      '{who} sends to ask whether a man can be dead who has been seen buying tea; she only wishes, she writes, to keep her prayers in order.',
      'One of the graves has been opened by night; {who} sits beside it in the rain, and will let nobody fill it in until you have looked.',
      'You have it from {who} at last: under the tallest helmet on the field there are stones, and she tells you in which temple the dead man copies sutras.',
    ],
  },
  {
    who: ['the gunsmith Zenbei', 'the gunsmith Kyūzō', 'the gunsmith Sukesaburō'],
    about: 'He makes guns for everyone, and signs those that will burst.',
    end: 'He told you which guns bear his mark, and who bought them.',
    beats: [
      'From Kunitomo comes {who}, sells you forty barrels, and begs you, quite earnestly, to throw away the one with the plum blossom.',
      'At a shooting match a captain of {enemy} loses three fingers; on what is left of the breech somebody finds a plum blossom, and {who} is asked to explain it.',
      '{who} has been given a fief, a wife and a locked forge by a great lord, and sends you as a keepsake a very small hammer.',
      'By a monk, a widow and a seller of eels {who} gets a tally to you: two hundred guns with the plum blossom, and the crest of the house that will fire them.',
    ],
  },
  {
    who: ['young Kamenosuke', 'young Torachiyo', 'young Kikuchiyo'],
    about: 'He is twelve, lord of nothing, and has sworn himself to you.',
    end: 'He held a gate for you with eleven old men, and lives.',
    beats: [
      'A boy of twelve stands in your yard in armour made for a man: {who}, whose house was burnt in spring, and who wishes to enter your service with both of his retainers.',
      'You have set {who} to copying letters; he does it with his sword beside him, and has found in the third that two dates do not agree.',
      'The retainers of {who} quarrel over which of them may die first; he has told them both, you hear, that it is not in the duties of the week.',
      'Smoke at the lower gate: {who} has shut it in the face of {enemy} with eleven old men and a cart, and when you come up he asks whether he may now sit down.',
    ],
  },
];
