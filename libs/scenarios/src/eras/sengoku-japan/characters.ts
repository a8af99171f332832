/** Eight daimyo, as they stood on the 2nd day of the 6th month of Tenshō 10 (21 June 1582, Julian). */
import type { HistoricalCharacter } from '../../scenario.js';

export const characters: readonly HistoricalCharacter[] = [
  {
    id: 301,
    name: 'Hashiba Hideyoshi',
    estate: 'daimyo',
    profession: 'Warlord',
    description:
      'A foot soldier’s son risen to general, later Toyotomi, besieging Takamatsu with a lake of his own making.',
    politicalLeanings: 'revolutionary',
    startingStats: { influence: 50, reputation: 50, resources: 50 },
    situation:
      'Forty-five, Nobunaga’s general against the Mōri, lord of Himeji. Has dammed a river round Takamatsu castle in Bitchū and asked Nobunaga to come and take the victory himself. Does not yet know that Nobunaga is dead; messengers to the Mōri must pass his lines. Two hundred kilometres of road lie between him and Kyoto.',
    standings: { akechi: -45, oda: 45, toyotomi: 95, tokugawa: 10, mori: -25, merchants: 25, christians: 15 },
  },
  {
    id: 302,
    name: 'Tokugawa Ieyasu',
    estate: 'daimyo',
    profession: 'Clan Leader',
    description: 'Lord of Mikawa, Tōtōmi and Suruga, caught sightseeing at Sakai with a few dozen men.',
    politicalLeanings: 'conservative',
    startingStats: { influence: 50, reputation: 55, resources: 50 },
    situation:
      'Thirty-nine, Nobunaga’s faithful ally for twenty years, at whose word he lost a wife and a son. Was Nobunaga’s guest at Azuchi last month and is now at Sakai with a small retinue, without an army. Between him and Mikawa lie the mountains of Iga, and every peasant there has a spear for fallen lords.',
    standings: { akechi: -60, oda: 55, toyotomi: 10, tokugawa: 95, mori: -10, merchants: 20 },
  },
  {
    id: 303,
    name: 'Akechi Mitsuhide',
    estate: 'daimyo',
    profession: 'Feudal Lord',
    description:
      'Poet, gunner and lord of Sakamoto, who this morning turned thirteen thousand men toward Honnō-ji.',
    politicalLeanings: 'revolutionary',
    startingStats: { influence: 55, reputation: 25, resources: 50 },
    situation:
      'In his fifties or older, one of Nobunaga’s ablest generals, sent to reinforce Hideyoshi and turned instead against his lord. Holds Kyoto since dawn. Needs his son-in-law Hosokawa Tadaoki, Tsutsui Junkei and the court to declare for him, and none has. Nobody, then or since, has been sure why he did it.',
    standings: {
      akechi: 90,
      oda: -90,
      toyotomi: -60,
      tokugawa: -55,
      mori: 10,
      court: 20,
      merchants: 5,
      christians: -20,
    },
  },
  {
    id: 304,
    name: 'Shibata Katsuie',
    estate: 'daimyo',
    profession: 'Warlord',
    description: 'Nobunaga’s senior general, the “Demon Shibata” of Echizen, far in the north before Uozu.',
    politicalLeanings: 'conservative',
    startingStats: { influence: 55, reputation: 55, resources: 50 },
    situation:
      'About sixty, lord of Kitanoshō, first among the Oda generals. Besieges the Uesugi castle of Uozu in Etchū, which is to fall tomorrow. Despises Hideyoshi for an upstart. The news will reach him days late, with the Uesugi at his back.',
    standings: { akechi: -60, oda: 60, toyotomi: -30, tokugawa: 15, mori: -25, court: 5 },
  },
  {
    id: 305,
    name: 'Mōri Terumoto',
    estate: 'daimyo',
    profession: 'Clan Leader',
    description:
      'Head of the Mōri, lord of ten western provinces, with two formidable uncles to do his fighting.',
    politicalLeanings: 'conservative',
    startingStats: { influence: 55, reputation: 45, resources: 65 },
    situation:
      'Twenty-nine, grandson of the great Motonari. Lies at Sarukake, five ri behind his uncles Kikkawa Motoharu and Kobayakawa Takakage, who look down on flooded Takamatsu and cannot relieve it. Is negotiating peace with Hideyoshi through the monk Ankokuji Ekei, and shelters the last Ashikaga shogun at Tomo.',
    standings: {
      akechi: 10,
      oda: -60,
      toyotomi: -35,
      tokugawa: -15,
      mori: 85,
      court: 15,
      merchants: 15,
      christians: -10,
    },
  },
  {
    id: 306,
    name: 'Uesugi Kagekatsu',
    estate: 'daimyo',
    profession: 'Clan Leader',
    description: 'Heir of Kenshin by a civil war, silent, cornered in Echigo and ready to die there.',
    politicalLeanings: 'conservative',
    startingStats: { influence: 40, reputation: 50, resources: 30 },
    situation:
      'Twenty-six, adopted son of Uesugi Kenshin, worn out by the war of succession that he won against his adoptive brother. Oda armies close on Echigo from three sides and Uozu, which he could not relieve, falls tomorrow. His counsellor and companion is Naoe Kanetsugu, twenty-two.',
    standings: { akechi: 10, oda: -75, toyotomi: -25, tokugawa: 0, mori: 10, court: 5, merchants: -5 },
  },
  {
    id: 307,
    name: 'Chōsokabe Motochika',
    estate: 'daimyo',
    profession: 'Warlord',
    description:
      'The gentle youth of Tosa who became its master, awaiting an Oda invasion fleet this very day.',
    politicalLeanings: 'moderate',
    startingStats: { influence: 45, reputation: 45, resources: 40 },
    situation:
      'Forty-three, lord of Tosa, who has conquered most of Shikoku with his half-farmer soldiers. Nobunaga broke a promise to him, and Nobunaga’s son Nobutaka lies at Osaka with an army that was to cross to Shikoku today. Related by marriage to the house of Akechi’s retainer Saitō Toshimitsu.',
    standings: { akechi: 25, oda: -60, toyotomi: -35, tokugawa: 5, mori: 25, merchants: 0 },
  },
  {
    id: 308,
    name: 'Shimazu Yoshihisa',
    estate: 'daimyo',
    profession: 'Feudal Lord',
    description: 'Head of the Shimazu of Satsuma, whose three brothers win every battle he sends them to.',
    politicalLeanings: 'conservative',
    startingStats: { influence: 50, reputation: 50, resources: 55 },
    situation:
      'Forty-nine, sixteenth lord of the Shimazu. With his brothers Yoshihiro, Toshihisa and Iehisa he broke the Ōtomo at Mimikawa and means to have all Kyushu. The Ryūzōji of Hizen stand in the way. Kyoto is far, which is his strength and will be his mistake.',
    standings: {
      akechi: 0,
      oda: 5,
      toyotomi: 0,
      tokugawa: 0,
      mori: 40,
      court: 15,
      merchants: 15,
      christians: -20,
    },
  },
];
