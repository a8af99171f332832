import type { Endings } from '../../scenario.js';

export const endings: Endings = {
  death: {
    influence:
      'A house can be heard to empty. First the clients stopped coming at dawn; then the doorkeeper left, and took the dog. You, {name}, died on {date}, in that book of the wars which is called “{phase}”, and the Senate, being asked for its opinion, found that it had always held the other one. There was an inheritance of a kind. Half the men who governed Rome afterwards had learned at your table when to speak, and the better half had learned when not to. They did not say so. But in a hard debate, when nobody else would begin, one or another of them was seen to lay two fingers on his lips, just as you used to.',
    reputation:
      'They carried the bier themselves, and would not hear of mules. It was {date}; all along the Sacred Way people had climbed upon the roofs, and no magistrate had thought it wise to forbid them. So ended {name}, in the times that they call “{phase}”, when men of note died in ditches, or by their own swords. The speech was short, for the speaker wept. An old soldier laid his decorations on the fire, and then everyone began to bring something, stools, cloaks, children’s amulets. It burned until morning, and could be seen as far away as Alba.',
    resources:
      'The will had seven seals, and eleven people swore that they had been present. You died on {date}; it was the season that men named “{phase}”, and a rich man’s health was followed with sympathy on every side. The villas went first, then the silver, then the cook. A freedman whom nobody had noticed turned out to hold the keys of a warehouse at Puteoli, and of a ship, and was in Massilia before the heirs had finished quarrelling about the spoons. He put up a small stone there, by the road. It says {name}, and that you paid on the day.',
  },
  triumph: {
    influence:
      'There was nothing left to ask for. “{name},” said the man at the door, on {date}, and both consuls rose; it was not the custom, and nobody could afterwards recall who had begun it. You sat down where you always sat. In the whole book of “{phase}” one man after another had reached for Rome with both hands, and it had run through their fingers; you had merely been there, year upon year, where things must pass. The question was put. One by one they looked to see what you would say. And you understood that you could now be hated, or murdered, or made a god, but no longer refused.',
    reputation:
      'A slave stands behind the victor and says into his ear that he is mortal. You, {name}, on {date} had no slave and no chariot, only a plain white cloak and the whole width of the Sacred Way, and the crowd did the slave’s office by weeping. They had seen so many triumphs in the times that are called “{phase}”, and had cheered them all, for wages. This was for nothing. An augur swore that three eagles had gone over from the left. You did not look up. There was a child sitting upon somebody’s shoulders, quite silent, and staring as if to keep it for eighty years.',
    resources:
      'On {date} the last of the corn ships was warped in to the quay at Ostia, and every sack in her bore the mark of {name}. So did the quay. In the book called “{phase}” kings bid for legions against each other, and consuls for kings; and all of them, in the end, came to a plain house on the Caelian and were given wine with a great deal of water. You had not cheated one. You only knew, each time, to the last sesterce, what they would need. Rome ate that winter. It never learned quite whose bread it was, which had been the one condition in the contract.',
  },
  last_day: {
    influence:
      'The old year went out on {date} with clear weather and good omens. You could remember when they had been bad, and when the name of {name} was nothing to anybody. You had stood in the cold by a small river, or near enough, and had heard the first word of it; since then you had buried four generals who were each to have been the master of the world. “{phase}”, the historians will write over it, or some such thing. You had only ever seen to the next thing: who should be told, and in what order, and by whom. Tonight there is no next thing. The letters lie on the table, and you leave the seals unbroken.',
    reputation:
      '“Let {name} speak,” they said on {date}, at the lighting of the lamps, because there was hardly anyone left who had known them all. You had not prepared anything. You told them what Cato’s voice was like, and how Caesar would settle his sleeve; how the Forum had sounded, in the old days, when it did not know beforehand what it would decide. For the young men “{phase}” was simply the name of the world. They were too polite to ask what side you had been on. Then one did ask. “I was ashamed of as little as I could manage,” you said, and they wrote it down.',
    resources:
      'One reckons up at the year’s end. On {date} your steward read aloud all that is {name}’s: the vineyards, the brickworks, shares in nine ships, houses let in four regions of the city. Your mind went back to the winter of the Rubicon, when all Italy was packing and silver could be had for a mule. You had bought mules. After that it was merely a matter of being calm while others were brave, through war upon war, down to “{phase}”, as the wits have it. “Is anything owed?” you asked, as you did each year. He looked. “To nobody living,” said the steward.',
  },
};
