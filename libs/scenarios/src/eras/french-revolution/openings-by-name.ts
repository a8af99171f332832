/** Where those stood on 14 July 1789 who were not in the streets of Paris. */
import type { Opening } from '../../scenario.js';

const versailles: Opening = {
  narrative:
    'The Assembly has been sitting since yesterday morning. Some deputies slept on the carpet of the Menus-Plaisirs with their hats over their faces; the rest have talked, or listened, or stood at the tall windows looking down the avenue toward Paris, as people look toward a sickroom. It is 14 July 1789. The King has not gone hunting; his diary for today will be very short.\n\nYou are {name}, and you have not been home in two days either. Necker has been dismissed; foreign regiments hold the bridges at Sèvres and Saint-Cloud; and a rumour, which each man repeats in order to laugh at it, says that a list exists of the deputies to be arrested tonight. No one has seen it. Everyone knows who is on it.\n\nLate in the afternoon the Vicomte de Noailles pushes in from the stairs, in riding boots, and the whole hall turns as one animal. Paris is in arms, he says. They have taken the muskets at the Invalides, they are before the Bastille, and there was cannon as he left. For a moment it is so quiet that one can hear the benches creak. Then six hundred men begin to speak at once, and through the noise your neighbour leans to your ear. “Someone must say something,” he says. “Now, before the fools do.”',
  suggestions: [
    {
      title: 'Take the floor',
      text: 'Climb to the tribune, and say to the whole hall: “The nation is assembled. It takes no orders.”',
    },
    {
      title: 'Send to the King',
      text: 'Say to the Archbishop of Vienne: “Send a deputation to the King. The troops must be withdrawn tonight.”',
    },
    {
      title: 'Take the road to Paris',
      text: 'Ride to Paris, to the Hôtel de Ville.',
    },
  ],
};

const provinces: Opening = {
  narrative:
    'Nothing has happened here. That is what makes it so hard to sit still. The same cart has been standing in the same square since seven; the same dog lies under it; and the post from Paris, which should have been in by noon yesterday, has not come. It is 14 July 1789, and over half of France people are looking up the road.\n\nYou are {name}, and you have read everything: the pamphlets, the lists of grievances, a letter three times copied that says Necker is safe and another that says he is dismissed. In the market the grain sold out before the bell. Two women came to blows over the last of it, and the sergeant of the watch, who has known both since they were children, looked at his boots. What is being decided is being decided a hundred leagues off, by men no cleverer than you, and you will be told of it in due course.\n\nToward evening there is dust. One rider, no mail-bags, his cockade a colour that you have not seen before. He does not stop at the town hall. He pulls up in the middle of the square, stands in the stirrups, and finds that he has no voice left; and out of all that crowd it is to you that he holds down the paper, because you look as if you could read it out.',
  suggestions: [
    {
      title: 'Read it aloud',
      text: 'Climb on the cart, and read the paper aloud to the whole square.',
    },
    {
      title: 'Read it first',
      text: 'Read the paper for yourself, before anybody else does.',
    },
    {
      title: 'Leave for Paris',
      text: 'Leave for Paris tonight.',
    },
  ],
};

export const openingsByName: Readonly<Record<string, Opening>> = {
  'Maximilien Robespierre': versailles,
  'Comte de Mirabeau': versailles,
  'Marquis de Lafayette': versailles,
  'Emmanuel-Joseph Sieyès': versailles,
  Talleyrand: versailles,
  'Manon Roland': provinces,
  'Napoleon Bonaparte': provinces,
};
