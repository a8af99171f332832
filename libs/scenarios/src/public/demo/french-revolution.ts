/** Paris, 14 to 17 July 1789. The Convention of the title sat only from 1792: the specification's start line, kept to the letter. */
import type { LocalDemo } from '../local-demo.js';

export const frenchRevolutionDemo: LocalDemo = {
  gameType: 'french_revolution',
  characterName: 'Étienne Delacourt',
  characterTitle: 'Deputy to the National Convention',
  historicalContext:
    'The King has dismissed Necker, the one minister Paris trusted. Troops stand on the Champ de Mars, a four-pound loaf costs fourteen sous, and the powder of the Bastille is behind eight towers.',
  opening:
    'You have come to Paris on a deputy’s business and cannot remember, this morning, what it was. The tocsin has been ringing since before light. It is 14 July 1789; the customs gates are ash, the gunsmiths have been emptied, and thirty thousand muskets went out of the Invalides on the shoulders of people who are now asking one another what one puts into them.\n\nYou are Étienne Delacourt, a lawyer of the Third Estate, and the sash across your coat is the only authority in the street. That is how they find you: a drummer of the French Guards, two market women, a joiner with a halberd from some old king’s armoury. “The powder is in the Bastille,” the joiner says, “and the governor is in there with it. You are a deputy. Tell us what you want done.” He takes off his cap to hear the answer. Behind him, as far as the corner, others are doing the same.',
  dates: ['14 July 1789', '15 July 1789', '16 July 1789', '17 July 1789'],
  outcomes: [
    {
      narrative:
        'What you have done is in the gardens of the Palais-Royal before you have drawn breath, and there it grows, as everything grows there. By the time it has crossed the river you had a pistol in either hand; by the time it reaches the Faubourg Saint-Antoine you were ten feet tall. Men who had never heard your name lift their hats to it tonight. That is the good of it. The rest is the noise under your window, which does not go home at midnight as it used to, and the hands held out wherever you pass. One cannot be the people’s friend on a full purse. You give what you have about you, and wish it were more, and hear them sing as they go.',
      change: { authority: 5, unrest: 10, resources: -5 },
    },
    {
      narrative:
        'It ends quietly, which in this season is a kind of triumph. A sugar merchant of the rue Saint-Denis, who has followed the whole of it from behind his shutters, sends a clerk with a purse and a civil note: order, he writes, is worth paying for. Two bakers follow his example with flour. Toward evening the street empties, and somebody sweeps up the glass. Only in the clubs do they look at you a little longer than before, and a printer whose good opinion was worth a regiment passes you on the Pont Neuf with his eyes on the water. You have bread for your district and quiet for a night. It has cost you something that was not money.',
      change: { authority: -5, unrest: -5, resources: 10 },
    },
    {
      narrative:
        'Nobody had thought that it could be done, and so nobody is ready for what comes after. The bells take it up, first Saint-Paul, then Sainte-Marguerite, then every steeple from the river to the barriers. Your colleagues, who have been very wise all day, turn to you because you at least have done something; they make room for you at the table and wait for you to go on. Outside, the crowd does not wait. It has found wine and a drum, and it is calling for names. You sign for powder, for bread, for three hundred blankets, against a chest in which there are mice. Authority, you find, is mostly a matter of owing money before witnesses.',
      change: { authority: 10, unrest: 15, resources: -10 },
    },
    {
      narrative:
        'Later they will argue about what you meant by it. For the moment it is enough that somebody meant anything. An old sergeant of the French Guards, unasked, posts twenty men at the corner and tells them that they are yours; they stand there through the heat of the afternoon with flowers in their muskets, being admired. The lanterns are lit at the usual hour and nothing hangs from them but light. A fishwife brings you a melon and calls you her little deputy. Feeding the twenty men falls to you, it seems, and feeding their cousins. You pay, and do not regret it: tonight, in four streets of Paris, people sleep because of you.',
      change: { authority: 8, unrest: -6, resources: -4 },
    },
    {
      narrative:
        'Perhaps it was right. It was certainly not understood. By evening there are two accounts of it on sale, both at two sous, and in the one that sells better you are the creature of the Duke of Orléans. You answer where you can. But an answer has to find each man singly, and a rumour meets them all together in the wineshop. Someone has chalked a gallows on your door, not badly drawn. Your landlady, who follows public affairs, asks for the quarter’s rent in advance; then, seeing your face, she brings up a bottle and a cold fowl instead. So there is still a party for you in Paris. It is very small, and it can cook.',
      change: { authority: -8, unrest: 6, resources: 0 },
    },
    {
      narrative:
        'The road to Versailles is dust from end to end, and the news of it goes down that road in a courier’s boot. Nobody there will admit that it has made a difference. But at dusk the German regiments on the Champ de Mars are seen to strike a third of their tents, and in the Assembly, so a friend writes, a man read out your name and was not interrupted. You show the letter to no one; by nine the whole district knows it by heart. They are cheerful tonight. They have decided that the King is good and has been deceived, and that you are the one to tell him so. You listen to them dancing, and count the hours of quiet like coins.',
      change: { authority: 6, unrest: -8, resources: 0 },
    },
    {
      narrative:
        'Two things come of it by nightfall, and only one of them is yours. The first is a convoy. Eleven carts of grain, on their way to somebody’s speculation, are turned back at the Barrière d’Enfer and brought to your district behind a drum, and for once the queue at the baker’s breaks up laughing. The second is the men who turned them. They have pikes, a captain who was a butcher on Monday, and a strong liking for turning carts. They salute you. They do not ask you what to do next. You taste the new bread, which is good, and sign for the grain, since somebody should; and you notice that the captain cannot read, and does not mind.',
      change: { authority: -4, unrest: 8, resources: 10 },
    },
    {
      narrative:
        'For a whole hour nothing happens, and you had forgotten how long an hour is. Then it comes from a side you were not watching. The Electors at the Hôtel de Ville have met, and disagreed, and resolved in the end to resolve nothing; and to be revenged on somebody they have written your conduct into their minutes, with regret. It changes little in the street. The heat has broken at last, the rain comes down straight on good patriots and bad, and the crowd goes home to keep its powder dry. You stand under an arch beside a water carrier, who asks you what you do. You tell him. He thinks about it. “Somebody must,” he says, and gives you half of his onion.',
      change: { authority: -5, unrest: -10, resources: 2 },
    },
  ],
};
