import type { Opening } from '../../scenario.js';

export const openings: Readonly<Record<string, Opening>> = {
  patrician: {
    narrative:
      'The lamps have been trimmed twice, and still no one will be the first to leave. It is the tenth day of January in the consulship of Lentulus and Marcellus, and the talk at table is of horses, of the price of Baian oysters, of anything but the river two hours’ ride from where Caesar dines.\n\nYou are {name}, {profession}, and your ancestors look down from their cupboard in the hall with the wax gone yellow on their cheeks. They held offices under a Republic. So have you; so, you had supposed, would your sons. Three days ago the Senate passed the last decree, the one that begins *let the consuls see to it*, and two tribunes of the plebs left Rome in a hired cart dressed as slaves.\n\nThe door-keeper enters without being called. He does not look at you but at the floor, as he did on the night your father died. “A rider,” he says. “From the north. He has killed two horses, and he will speak only to you.” Along the couches the conversation goes on a moment longer, like a wheel after the cart has stopped. Then every face is toward you, and nobody pretends any more.',
    suggestions: [
      {
        title: 'Hear him alone',
        text: 'Have the rider brought in alone, and ask him what he has seen.',
      },
      {
        title: 'Hear him before all',
        text: 'Have the rider brought to the table, and ask him before all your guests what he has seen.',
      },
      {
        title: 'Send to Caesar',
        text: 'Write to Caesar, and say what your friendship would cost.',
      },
    ],
  },
  equestrian: {
    narrative:
      'Money hears everything first. Before the consuls knew, before the augurs had looked at a single bird, the rate at the bankers’ tables behind the temple of Castor had gone from four to eight in the hundred, and a man whom you have known for twenty years crossed the street so as not to be asked for a loan.\n\nIt is the tenth of January. You are {name}, {profession}, of the order that wears the gold ring and does the work: the one that farms the taxes, ships the corn, feeds the legions, and is thanked by neither side. In your strongbox lie the notes of senators who will all be ruined or all be rulers by the spring. You have been wondering, calmly, which to burn.\n\nNow two letters have come within the hour. One bears Pompey’s seal, and asks a contribution for the defence of the Republic; it does not say please. The other has no seal at all, and smells of horse. *You have always been a man who could count,* it says, in a hand that half the Senate would know. *Count again.* The boy who brought it is still at the door. He was told, he says, not to go back without a word.',
    suggestions: [
      {
        title: 'Pay Pompey',
        text: 'Tell Pompey’s courier that the Republic will have its silver.',
      },
      {
        title: 'Answer the other',
        text: 'Give the boy at the door a coin, and ask him who sent him.',
      },
      {
        title: 'Call in the debts',
        text: 'Send your freedman to collect what the senators owe you.',
      },
    ],
  },
  plebeian: {
    narrative:
      'In the cookshop they have stopped playing dice. The owner has taken down the shutters on one side and put them up on the other, twice, because nobody can tell him from which end of the street it will come. It is the tenth of January, cold, with a rain that smells of smoke from wet wood, and all Rome is saying one word, which is the name of a river that most of it could not find.\n\nYou are {name}, {profession}, and you were here before the great men quarrelled and mean to be here after. You have seen this before: the running boys, the litters going up the hill with the curtains shut, the knife-grinder who suddenly has more work than he can do. Last time it was Clodius. Before that Catiline. It is always freedom, and it always comes out of your end of the street.\n\nA veteran with one ear sets his cup down. “Caesar never yet left a man unpaid,” he says to the room. A fellow in a good cloak, who has been drinking slowly in the corner and does not belong here, says, “Then he must be asked what with.” It grows very quiet. The one-eared man looks at the cloak, and then at you. “You know about these things,” he says. “Tell him.”',
    suggestions: [
      {
        title: 'Speak for Caesar',
        text: 'Tell the dice players what ten years in Gaul were worth.',
      },
      {
        title: 'Speak for the law',
        text: 'Tell the dice players that a man who marches on his own city has no friends.',
      },
      {
        title: 'Follow the cloak',
        text: 'Ask the owner in whose house the fellow in the good cloak sleeps.',
      },
    ],
  },
};
