import type { Opening } from '../../scenario.js';

export const openings: Readonly<Record<string, Opening>> = {
  'Third Estate': {
    narrative:
      'The tocsin has not stopped since dawn. It comes over the roofs in long uneven strokes, church answering church, until you no longer hear the bells but only the silences between them. It is 14 July 1789. Three days ago the King sent away Necker, the one minister people trusted; since the news came the customs gates have burned, the gunsmiths have been emptied, and every corner has its orator.\n\nYou are {name}, {profession} of the Third Estate, and nobody has told you what to do today. That is the strangest part. All your life somebody has. Now a baker’s boy runs past with a halberd from some armoury of Henri IV, weeping with excitement, and calls you citizen as if the word had always existed.\n\n“They have the muskets from the Invalides,” he shouts. “Thirty thousand! But the powder is in the Bastille.” He points east, where a thread of smoke stands up in the heat without moving. Behind you, someone asks whether it is true that the troops on the Champ de Mars have orders to march at dusk. Faces turn. You realise that they have turned to you.',
    suggestions: [
      {
        title: 'Go east',
        text: 'Walk with the crowd to the Bastille.',
      },
      {
        title: 'Find the Electors',
        text: 'Go to the Hôtel de Ville, and ask the Electors for powder.',
      },
      {
        title: 'Speak here and now',
        text: 'Climb on the nearest cart, and tell the people that today the Bastille must fall.',
      },
    ],
  },
  'Second Estate': {
    narrative:
      'The letter was sealed in haste; the wax has run over your name. You read it by the window, because the servants have begun to be absent in the way of people who are listening. Paris has risen. The French Guards have gone over to the crowd. Somebody of your own blood, who cannot spell when frightened, asks what you intend.\n\nIt is 14 July 1789, and you are {name}, born to the Second Estate, which until this spring was all that anyone needed to know. Beyond the glass the avenue lies white in the heat. A regiment of Germans stands easy under the limes, waiting for an order that has been expected since Sunday and which nobody will sign. At court they dance in the evenings, and each morning one more lady has had her trunks brought down, and carried up again.\n\nYour steward coughs at the door. There is a man below, he says, a cloth merchant, very civil, with a cockade in his hat. He says that the district is raising a militia to keep order, and that it would reassure people to see a gentleman’s name on the roll. He says he will wait. From the east, very faint, comes a sound that you know from the war and that has no business here: cannon.',
    suggestions: [
      {
        title: 'Put your name to the roll',
        text: 'Put your name to the roll, and shake the cloth merchant’s hand.',
      },
      {
        title: 'Ride to the King',
        text: 'Ride to Versailles.',
      },
      {
        title: 'Wait and count',
        text: 'Ask the cloth merchant who is with him.',
      },
    ],
  },
  'First Estate': {
    narrative:
      'You have left the church doors open, as one does in summer, and so the Revolution comes in during the psalm. It wears a leather apron. It takes off its cap, crosses itself, and asks very politely whether the bells may be rung, because the people must be called and you have the only ladder.\n\nIt is 14 July 1789. You are {name}, {profession}, of the First Estate by ordination and of no estate at all by the look of this morning. Half the clergy of France are poor men who voted in June to sit with the commoners; the other half are bishops with coachmen. Each half is watching to see which you belong to. In the sacristy lie the registers of the tithe, in your own careful hand, and more than one of your flock has asked lately whether paper burns better than straw.\n\nThe man in the apron is still waiting. Behind him the square is filling; women with market knives, a drummer of the French Guards, a boy with a halberd. “There’ll be wounded at the Bastille, Father,” he says. “We thought you might come. We thought it would look well.” He reddens. “I mean that it would be right.”',
    suggestions: [
      {
        title: 'Ring the bells',
        text: 'Give the man in the leather apron the ladder, and order the sacristan to ring the bells.',
      },
      {
        title: 'Go with them',
        text: 'Take the holy oils and the bandages, and walk with the crowd to the Bastille.',
      },
      {
        title: 'Bar the doors',
        text: 'Bless the market women, and hide the registers of the tithe.',
      },
    ],
  },
};
