/** Where those stood on the 2nd day of the 6th month of Tenshō 10 whose day was not one of waiting for news. */
import type { Opening } from '../../scenario.js';

const honnoji: Opening = {
  narrative:
    'It was the matter of an hour. You had thought it would be louder. The bell of Honnō-ji rang three strokes and stopped; there was shouting, then guns, then for a long while only the fire, which had got into the inner rooms and was going through the fine old cedar with a noise like rain. They say that he came out upon the gallery in his bath-robe with a bow, and asked whose treason it was. “The bellflower crest, my lord,” said the boy beside him. “Akechi.” And he said that it could not be helped.\n\nYou are {name}, it is the second day of the sixth month of Tenshō 10, and since sunrise you have been master of the capital. At Nijō the son is dead as well. Thirteen thousand men are waiting for what you will tell them they have done. But they have raked the ashes twice, on hands and knees, and have not found him.\n\nYour captain Saitō Toshimitsu comes through the smoke with his helmet under his arm. He is grey with soot, and for the first time in your life you see him unsure how low to bow. “No head,” he says. “The court asks for assurances; the merchants ask about their taxes. The riders are saddled.” He looks at you. “East, west and north, my lord. What are they to say?”',
  suggestions: [
    {
      title: 'Write to the Mōri',
      text: 'Write to Mōri Terumoto, and ask him to hold Hideyoshi at Takamatsu for ten days.',
    },
    {
      title: 'Bind the Hosokawa',
      text: 'Write to Hosokawa Fujitaka, and offer him half of everything.',
    },
    {
      title: 'Seize Azuchi',
      text: 'March on Azuchi with the thirteen thousand.',
    },
  ],
};

const sakai: Opening = {
  narrative:
    'The merchant’s garden is famous for a single pine, and you have just been shown it. There was to be tea. Sakai has been all courtesy for three days: new guns laid out upon silk, a Portuguese clock, more kinds of sea bream than you knew of. You came as Nobunaga’s guest with thirty-odd companions, in travelling clothes. You have been a hostage often enough to know the weight of a day without an army, and it is light, today; almost pleasant.\n\nYou are {name}, and it is the second day of the sixth month of Tenshō 10. The man who now comes running up the garden path is Chaya, the cloth merchant, who left for Kyoto at dawn to announce you. He has ridden the horse nearly to death. He falls on his knees in the raked gravel, spoiling it, and tells you in six words.\n\nNobody moves. Honda Tadakatsu, who has fought fifty battles without a scratch, has gone the colour of paper. You hear yourself say, quite calmly, that you will go up to the Chion-in and cut your stomach open beside your ally, as is proper. And you see them all look at you, thirty men without armour, two hundred kilometres from home, with every road between already filling up with peasants who know what a fleeing lord is worth.',
  suggestions: [
    {
      title: 'Home through Iga',
      text: 'Ask Hattori Hanzō whether he can bring you home through Iga.',
    },
    {
      title: 'Make for the sea',
      text: 'Ask Tsuda Sōgyū for a boat, tonight.',
    },
    {
      title: 'Turn on Kyoto',
      text: 'Ride to Kyoto, and see who is for the traitor.',
    },
  ],
};

const takamatsu: Opening = {
  narrative:
    'The lake is yours. You ordered it a month ago: three kilometres of dike in twelve days, paid by the sandbag, and then the rains did as they were told. In the middle stands Takamatsu castle, up to its windowsills, with five thousand people in it and a single boat going from roof to roof. On the far hills are the fires of the Mōri, who came to save it and cannot swim. From here, in the evening, it is the prettiest siege there ever was.\n\nYou are {name}, and once carried another man’s sandals inside your shirt to warm them. It is the second day of the sixth month of Tenshō 10. Everything has been arranged so that the victory should be Nobunaga’s: you have written to him to come, and humbly, since a servant who wins too much is a short-lived thing. The monk Ekei has been across the water twice today with terms. There is nothing to be done but wait for your lord.\n\nThe frogs stop. Then a challenge, down by the dike; then they bring in a man whom the pickets have pulled out of the reeds, soaked, going the wrong way. He had lost his road in the rain, poor devil, and took your fires for the Mōri’s. Kanbei, lame as a heron, comes in behind him with the letter that was sewn in his collar. It bears yesterday’s date, and the bellflower seal, and speaks of this morning’s dawn in Kyoto as of a thing already done. He has read it. You have never before seen Kuroda Kanbei with nothing to say.',
  suggestions: [
    {
      title: 'Read it, and be silent',
      text: 'Order the pickets to let nobody leave the camp.',
    },
    {
      title: 'Weep, then march',
      text: 'Tell Hidenaga that Nobunaga is dead, and that you march on Kyoto.',
    },
    { title: 'Ask Kanbei', text: 'Ask Kanbei what you should do now.' },
  ],
};

export const openingsByName: Readonly<Record<string, Opening>> = {
  'Akechi Mitsuhide': honnoji,
  'Tokugawa Ieyasu': sakai,
  'Hashiba Hideyoshi': takamatsu,
};
