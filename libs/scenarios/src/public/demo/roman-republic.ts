/** Rome, 10 to 17 January 49 BC: from the night of the Rubicon to the day on which Pompey gave up the city. */
import type { LocalDemo } from '../local-demo.js';

export const romanRepublicDemo: LocalDemo = {
  gameType: 'roman_republic',
  characterName: 'Lucius Cornelius Lentulus',
  characterTitle: 'Consul of Rome',
  historicalContext:
    'Three days ago the Senate passed its last decree: let the consuls see to it that the Republic takes no harm. Caesar is at Ravenna with one legion, and the river Rubicon is the border of his command.',
  opening:
    'Ten days a consul, and already you know the ceiling of your bedroom by heart. You lie under it and listen to Rome not sleeping: a cart, a quarrel, somebody’s dog; then hooves on the Sacred Way, ridden hard, at an hour when it is forbidden to ride at all. It is 10 January 49 BC.\n\nYou are Lucius Cornelius Lentulus. Twelve men with axes in their rods will walk before you today wherever you choose to go; that is the whole difficulty. Pompey waits outside the walls with two legions that used to be Caesar’s. Two tribunes have fled to Ravenna in the clothes of slaves. In the temple of Saturn lie the reserves of the treasury, untouched since the Gauls, and the only key hangs at your bed’s head. The hooves stop at your door. Your porter, who is a calm man, comes in without knocking. “From Ariminum,” he says. “He will speak to nobody but the consul.” He looks at you, as everyone has begun to do, to see what a consul looks like.',
  dates: ['10 January 49 BC', '12 January 49 BC', '14 January 49 BC', '17 January 49 BC'],
  outcomes: [
    {
      narrative:
        'The lictors go before you with the rods, and the Sacred Way makes room. Whatever is said of what you have done, and everything is said, it was done by a consul in the sight of Rome, and there are old men on the steps of the temple of Castor who have waited years to see one act. They nod to each other as though they had won a wager. The moneyers are less moved. To give an order in this city is to be handed a bill for it, and by the tenth hour your secretary has filled three tablets: mules, hides, lamp oil, a month’s pay for clerks. You seal them one after another. When you look up, the Forum has gone home to dinner, quieter than it came.',
      change: { authority: 8, unrest: -4, resources: -6 },
    },
    {
      narrative:
        'Rumour does not walk in Rome; it rides. Before the baths have closed it has carried your doing across the Subura and up the far side of the Esquiline, and has brought back in exchange a tale of horsemen: at Arretium, at Ancona, at the Mulvian Bridge. None of it is true, or not yet. But the price of a mule doubles at the Capena Gate, and whole households go out under the arch with their gods in baskets. They bless you as they pass. It is not clear what for. Those who stay look to your door as to the one lamp in a street, and you find that you have promised oil, and grain, and wagons, before you could ask who was to pay.',
      change: { authority: 4, unrest: 10, resources: -6 },
    },
    {
      narrative:
        'It is received with courtesy, which is how the Senate says no. The fathers draw in their feet beneath the benches as you pass, and each in his turn regrets. Yet the thing bears fruit where you had not planted. Toward evening the knights send their spokesman, a ring on every finger he can spare, to observe that in uncertain times men of property like a consul who can be spoken to. They will open a loan, at a rate that is almost decent. The grain ships are unloaded on the usual day. The shutters stand open along the Argiletum, and somewhere there is a flute. At your supper one couch is empty: a friend of thirty years has sent word of a cough.',
      change: { authority: -6, unrest: -6, resources: 8 },
    },
    {
      narrative:
        'The omen comes afterwards, as the useful ones do. A woodpecker has settled on the ivory chair beside the Rostra and will not be driven off; the augurs put their heads together for an hour and find that it favours what you did. By evening there is no cookshop in which it is not repeated, with improvements. Young men give in their names for the levy, and then, having wine in them, go looking for the friends of Caesar, who are mostly their cousins. A statue loses its nose. You send the aediles down with staves and your thanks, in that order. Power, your father used to say, is a torch: it shows the way, and it drips.',
      change: { authority: 10, unrest: 6, resources: -4 },
    },
    {
      narrative:
        'It would have gone well on a day without letters. But a freedman has come in by the Flaminian Gate with a copy of what Caesar says to his soldiers, and someone reads it out from the steps of Concord in a fine carrying voice. It is a good letter. It names you. It says that a consul of the Roman people would sooner burn down the house than share the key, and the crowd, which had been about to go home, decides to stay and discuss it. You hear the laughter travel from the front to the back. Your lictors close up without being told. Nobody touches you; a cabbage stalk falls short; and the day’s work, whatever it was worth, goes home by another street.',
      change: { authority: -8, unrest: 8, resources: 0 },
    },
    {
      narrative:
        'Cicero has heard of it in the garden outside the walls where he waits, with laurel on his rods, for a triumph that nobody will vote him; and for once he has written in four lines. They are neither praise nor blame. They say that a thing has been done, that this is rarer than a thing well said, and that he ought to know. He keeps excellent copyists: within the hour it is all over the city. It steadies people. A praetor who had packed his silver unpacks some of it. You walk home through streets that have decided to be evening and nothing worse, and in the hall you find a jar of Formian wine, with no name on it and no need of one.',
      change: { authority: 6, unrest: -8, resources: 2 },
    },
    {
      narrative:
        'Pompey asks you to come to him; and, since he may not enter the gates while he holds his command, to come is to be seen going. He has heard. He does not discuss it. He speaks of Spain, of Brundisium, of fleets, pushing the olives about a plate until the whole sea is in his hands, and when you rise there is an order on the table for silver from the temple chests at Lanuvium, to be held in your keeping. It is generous. It is also witnessed. Before you are back at the gate the loungers have it that the consul was sent for and paid, and someone behind you begins, under his breath, the first line of a marching song.',
      change: { authority: -4, unrest: 4, resources: 10 },
    },
    {
      narrative:
        'Then, because the gods are fond of interrupting, the Tiber rises. It comes up by night through the drains of the Velabrum, brown and in no hurry, and by dawn there are boats at the foot of the Palatine and a drowned mule in the cattle market. What you have done is not forgotten, only put off, like everything else. Men who would have thrown stones over it are carrying one another’s mattresses. You have the granaries opened on the high side and stand in the wet with your toga kilted, handing down sacks, and somebody’s grandmother, who takes you for a clerk, tells you that there used to be consuls. You say that you have heard so.',
      change: { authority: 2, unrest: -10, resources: -5 },
    },
  ],
};
