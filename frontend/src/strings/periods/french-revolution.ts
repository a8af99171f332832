import type { PeriodStrings } from './period-strings.js';

export const frenchRevolutionStrings: PeriodStrings = {
  tagline: 'Liberty or death. The second is easier to come by.',
  beginning: 'You begin as a deputy in Paris, on 14 July 1789.',
  story: {
    title: 'A nation that was never asked is answering all at once',
    paragraphs: [
      'Bread takes more than half of what a mason earns. The treasury owes more than it can count, and a king who wanted a tax has called together twelve hundred men who want a constitution. In the gardens of the Palais-Royal anyone may climb on a table; some of them will be obeyed.',
      'You have a seat, a voice, and a few friends who still dine together. Within five years most of those friends will have voted on the death of the others. What you say in the Assembly, whom you shelter, which paper you sign and which you burn: the Revolution keeps a register, and reads from it aloud.',
    ],
  },
  moments: [
    {
      date: '14 July 1789',
      title: 'The powder in the Bastille',
      situation:
        'The crowd has taken some thirty thousand muskets from the Invalides and has nothing to load them with. The powder lies behind eight towers and a drawbridge, under a governor with a hundred and fourteen men and no orders.',
      choices: [
        {
          choice: 'Go in and parley with the governor',
          consequence:
            'De Launay shows you that the cannon are drawn back and swears not to fire unless attacked. It is an honest hour. Outside, nobody hears of the oath; they see only that you have not come back.',
        },
        {
          choice: 'Bring up the guns of the Gardes Françaises',
          consequence:
            'By five the bridge is down. Ninety-eight of the besiegers are dead for seven prisoners and the powder; the governor does not reach the Hôtel de Ville alive. The king asks whether it is a revolt.',
        },
      ],
    },
    {
      date: '21 June 1791',
      title: 'A heavy coach at Varennes',
      situation:
        'The royal family has left Paris by night. A postmaster at Sainte-Menehould has compared a face with the one on his paper money and ridden after it. In the morning the Assembly must say what a king is who runs away.',
      choices: [
        {
          choice: 'Say that he was abducted',
          consequence:
            'The constitution is saved and nobody believes it. When the petitioners gather on the Champ de Mars in July, the National Guard fires on them, and the friends of order have a date they will not live down.',
        },
        {
          choice: 'Say the word: republic',
          consequence:
            'You are fifteen months early. The Jacobins split over it, the moderates walk out to the Feuillants, and your name is on a list in two different hands.',
        },
      ],
    },
    {
      date: '9 Thermidor, Year II (27 July 1794)',
      title: 'Robespierre asks for the floor',
      situation:
        'Yesterday he spoke of traitors in this hall and would not name them. Each man here has spent the night supplying the names. Saint-Just is on his second sentence when somebody pulls him from the tribune.',
      choices: [
        {
          choice: 'Let him speak',
          consequence:
            'He has ruled this room by finishing his sentences. If he finishes this one the list has an end, and those not on it will cheer with relief. You learn which you are by the applause.',
        },
        {
          choice: 'Shout him down with the rest',
          consequence:
            'The bell drowns him; the arrest is voted unanimously. He is dead the next evening with twenty-one others. Those who saved themselves find they have also ended the Terror, and decide that this was the plan.',
        },
      ],
    },
  ],
  captions: [
    'The Bastille, towards five in the afternoon. Drawn for Rubicon.',
    'A turn of Liberty or Death: 1789, as it is played.',
  ],
  figures: [
    { value: '12', label: 'characters' },
    { value: '26', label: 'years' },
    { value: '3', label: 'regimes' },
    { value: '7', label: 'wars' },
  ],
  farewell: 'The tocsin has not stopped since dawn.',
};
