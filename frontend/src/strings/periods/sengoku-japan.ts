import type { PeriodStrings } from './period-strings.js';

export const sengokuJapanStrings: PeriodStrings = {
  tagline: 'The realm is nearly one. Whose, is open again since this morning.',
  beginning: 'You begin as the daimyo of Owari, on 2 June 1582.',
  story: {
    title: 'A temple burns in Kyoto, and every oath in Japan with it',
    paragraphs: [
      'For a hundred years the provinces have eaten one another. Oda Nobunaga had put an end to most of it, by means nobody cared to repeat to him. Then one of his own generals turned thirteen thousand men about on the road, and said that the enemy was at Honnō-ji.',
      'You hold Owari: rich rice, flat land, no mountains to hide behind. Hideyoshi is two hundred kilometres away in front of a flooded castle. Shibata is in the snow country, Ieyasu is crossing the hills of Iga with a few dozen men. Each will soon ask whom you serve. Answer late and your silence will be the answer; answer first and you had better be right.',
    ],
  },
  moments: [
    {
      date: '3rd day of the 6th month, 1582',
      title: 'The letter at Takamatsu',
      situation:
        'You have drowned a castle’s fields and the Mōri are about to give in. By night a runner meant for them is caught in your lines. He carries one sentence: Nobunaga is dead. They do not know it yet.',
      choices: [
        {
          choice: 'Make peace today and turn for Kyoto',
          consequence:
            'The castle’s lord dies by his own hand in a boat, in sight of both armies, and the treaty is sealed before the news arrives. Two hundred kilometres in about a week; on the thirteenth you stand at Yamazaki, and Akechi has been ruler for eleven days.',
        },
        {
          choice: 'Hold the siege until you know more',
          consequence:
            'It is what Shibata must do in the north, with the Uesugi in front of him. By the time he is free another has avenged their lord, and whoever avenges him arranges the funeral.',
        },
      ],
    },
    {
      date: '27th day of the 6th month, 1582',
      title: 'The child at Kiyosu',
      situation:
        'Four men kneel in a castle of Owari to choose an heir. Nobunaga’s third son is grown, brave and Shibata’s candidate. Hideyoshi enters late with a boy of two in his arms, the grandson, and the others find that they have bowed.',
      choices: [
        {
          choice: 'Stand by the grandson',
          consequence:
            'A child rules through those who carry him. You are given provinces and a place close to the one who does. Next spring at Shizugatake it is settled with spears, and Shibata dies in his burning castle beside Nobunaga’s sister.',
        },
        {
          choice: 'Speak for the grown son',
          consequence:
            'You have the better argument and the worse position. The snow closes the northern passes over your ally’s army for four months, and your neighbours use them.',
        },
      ],
    },
    {
      date: '21 October 1600',
      title: 'The hill above Sekigahara',
      situation:
        'Fog until eight. Some hundred and fifty thousand men in a valley four kilometres long. Kobayakawa Hideaki sits on Mount Matsuo with fifteen thousand, promised to both sides, and at noon he is still sitting.',
      choices: [
        {
          choice: 'Go down upon the West',
          consequence:
            'Ōtani, blind and carried in a litter, has expected it and throws you back twice. Then four more lords turn with you. By two it is over; in three years Ieyasu is shogun, and his house stays for two hundred and sixty-five.',
        },
        {
          choice: 'Keep the oath, or at least the hill',
          consequence:
            'The line of the West holds into the afternoon and Ieyasu, far forward, has the Mōri in his back. No chronicle says how it ends. Yours would be the first.',
        },
      ],
    },
  ],
  captions: [
    'The gate in the water and the banner of the Oda. Drawn for Rubicon.',
    'A turn of Shogun 1582, as it is played.',
  ],
  figures: [
    { value: '8', label: 'daimyo' },
    { value: '21', label: 'years' },
    { value: '200+', label: 'castles' },
    { value: '100+', label: 'battles' },
  ],
  farewell: 'The enemy is at Honnō-ji.',
};
