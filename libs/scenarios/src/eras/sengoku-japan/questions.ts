import type { PresetQuestion } from '../../scenario.js';

export const questions: readonly PresetQuestion[] = [
  {
    question: 'What happened at Honnō-ji?',
    answer:
      'Before dawn on the 2nd day of the 6th month, Akechi Mitsuhide, who had been sent west to reinforce Hideyoshi, led some thirteen thousand men into Kyoto instead and surrounded the temple where Nobunaga slept with a few dozen pages and guards. Nobunaga fought with bow and spear, was wounded, and died in the burning inner rooms; his body was never found. His heir Nobutada died the same morning at Nijō. Why Mitsuhide did it has been argued over ever since.',
  },
  {
    question: 'What was a koku of rice?',
    answer:
      'A measure of about 180 litres, reckoned to feed one person for a year. Land was rated by the koku it should yield, and a lord by his land: ten thousand made a daimyo, and from the number followed how many men he owed in war. Hideyoshi had the whole country surveyed anew from 1582 on. At the end of the century it was put at some eighteen million koku.',
  },
  {
    question: 'How did guns come to Japan?',
    answer:
      'In 1543 a storm drove a Chinese junk with Portuguese traders to the island of Tanegashima, whose young lord bought two matchlocks for a great price and had his swordsmith copy them. Within a generation Sakai, Negoro and Kunitomo were making thousands. Nobunaga used them in mass, most famously at Nagashino in 1575. By 1582 no army took the field without them, though loading in rain remained a problem.',
  },
  {
    question: 'Why did lords give each other hostages?',
    answer:
      'Because oaths were cheap. A mother, a wife or a child living in another lord’s castle made an alliance something one could believe in. Ieyasu himself grew up as a hostage, first with the Oda and then with the Imagawa. In 1586 Hideyoshi sent his own mother to Ieyasu so that Ieyasu would dare to come to Osaka. Under the Tokugawa the custom became a law for all lords.',
  },
  {
    question: 'What did tea have to do with power?',
    answer:
      'A tea room holds four or five people, has one small door through which everyone must stoop, and no place for swords: there was nowhere better to bargain. Nobunaga made famous bowls and caddies a currency, gave them as rewards where he had no land to give, and allowed tea gatherings as a privilege. Hideyoshi continued it with Sen no Rikyū as his master of tea and confidant, until in 1591 he ordered Rikyū’s death.',
  },
  {
    question: 'Who were the ikkō-ikki?',
    answer:
      'Leagues of farmers, townsmen, monks and small warriors bound by the True Pure Land faith, which promised paradise to those who called on Amida. They ruled the province of Kaga for nearly a century after 1488. Their fortress-temple, Ishiyama Hongan-ji at Osaka, withstood Nobunaga for ten years and surrendered only in 1580. Hideyoshi built Osaka castle on its ruins.',
  },
];
