/** What really happened, dated by the lunisolar calendar; years counted on from Tenshō 1 (20 = Bunroku 1, 24 = Keichō 1). */
import type { TimelineEvent } from '../../scenario.js';
import { ordinalOf } from './calendar.js';

type Line = readonly [year: number, month: number, day: number, place: string, text: string, leap?: true];

const lines: readonly Line[] = [
  [
    10,
    6,
    2,
    'Kyoto',
    'Akechi Mitsuhide surrounds Honnō-ji at dawn; Nobunaga dies in the burning temple, and his heir Nobutada at Nijō.',
  ],
  [10, 6, 3, 'Uozu', 'Uozu castle falls to Shibata Katsuie; its Uesugi garrison dies to the last captain.'],
  [
    10,
    6,
    4,
    'Takamatsu',
    'Hideyoshi makes peace with the Mōri; Shimizu Muneharu kills himself in a boat before both armies.',
  ],
  [
    10,
    6,
    4,
    'Mikawa',
    'Ieyasu comes home over the mountains of Iga with the help of Hattori Hanzō’s countrymen.',
  ],
  [
    10,
    6,
    13,
    'Yamazaki',
    'Hideyoshi, back by forced marches, destroys Mitsuhide, who is killed by peasants in flight.',
  ],
  [10, 6, 15, 'Azuchi', 'The keep of Azuchi burns, nobody knows by whose hand.'],
  [10, 6, 27, 'Kiyosu', 'The Oda generals meet at Kiyosu and divide Nobunaga’s lands.'],
  [10, 10, 15, 'Kyoto', 'Hideyoshi holds Nobunaga’s funeral at Daitoku-ji, with himself in the first place.'],
  [11, 4, 21, 'Shizugatake', 'Hideyoshi routs Shibata’s army at Shizugatake.'],
  [
    11,
    4,
    24,
    'Kitanoshō',
    'Shibata Katsuie and Oichi die in the burning keep; Oichi’s three daughters are sent out.',
  ],
  [11, 9, 1, 'Osaka', 'Hideyoshi begins his castle at Osaka, where the temple-fortress of the Ikkō stood.'],
  [12, 3, 24, 'Okita-nawate', 'Shimazu Iehisa kills Ryūzōji Takanobu in the narrows of Okita.'],
  [12, 4, 9, 'Nagakute', 'Ieyasu beats Hideyoshi’s army at Nagakute.'],
  [12, 10, 6, 'Yonezawa', 'Date Terumune gives his house to his son Masamune, who is eighteen.'],
  [13, 7, 11, 'Kyoto', 'Hideyoshi is made imperial regent, kampaku.'],
  [13, 8, 6, 'Shikoku', 'Chōsokabe Motochika submits and keeps Tosa alone.'],
  [13, 11, 29, 'Central Japan', 'A great earthquake swallows castles from Ise to Hida.'],
  [14, 10, 27, 'Osaka', 'Ieyasu bows to Hideyoshi before the assembled lords.'],
  [15, 5, 8, 'Sendai in Satsuma', 'Shimazu Yoshihisa, head shaved, submits to Hideyoshi.'],
  [15, 6, 19, 'Hakata', 'Hideyoshi orders the missionaries to leave Japan.'],
  [15, 10, 1, 'Kitano', 'A thousand tea huts stand at Kitano: Hideyoshi invites all who can bring a bowl.'],
  [
    16,
    7,
    8,
    'Kyoto',
    'The sword hunt is decreed: farmers are to give up their weapons, to be made into nails for a Great Buddha.',
  ],
  [17, 6, 5, 'Suriagehara', 'Date Masamune destroys the Ashina under Mount Bandai.'],
  [18, 7, 5, 'Odawara', 'The Hōjō surrender Odawara.'],
  [18, 8, 1, 'Edo', 'Ieyasu enters the fishing town of Edo, his new seat.'],
  [19, 2, 28, 'Kyoto', 'Sen no Rikyū, the master of tea, kills himself at Hideyoshi’s order.'],
  [20, 4, 12, 'Busan', 'Konishi Yukinaga’s division lands at Busan.'],
  [20, 7, 8, 'Hansan Island', 'Admiral Yi Sun-sin destroys a Japanese fleet off Hansan.'],
  [21, 8, 3, 'Osaka', 'Hideyori is born to Hideyoshi and Lady Chacha.'],
  [23, 7, 15, 'Kōya', 'Hideyoshi’s nephew and heir Hidetsugu is made to kill himself.'],
  [24, 7, 13, 'Fushimi', 'The great earthquake throws down Fushimi castle.', true],
  [24, 12, 19, 'Nagasaki', 'Twenty-six Christians are crucified at Nagasaki.'],
  [25, 9, 16, 'Myeongnyang', 'Yi Sun-sin holds the strait of Myeongnyang with thirteen ships.'],
  [26, 3, 15, 'Daigo', 'Hideyoshi’s last great feast, under the cherry trees of Daigo-ji.'],
  [26, 8, 18, 'Fushimi', 'Hideyoshi dies, in the end begging the elders for his son.'],
  [27, 3, 3, 'Osaka', 'Maeda Toshiie dies, and the balance of the five elders with him.', true],
  [28, 3, 16, 'Usuki', 'The Dutch ship Liefde drifts ashore in Bungo with her English pilot William Adams.'],
  [28, 6, 16, 'Osaka', 'Ieyasu leaves Osaka to march against Uesugi Kagekatsu.'],
  [28, 8, 1, 'Fushimi', 'Fushimi castle falls to the western army after Torii Mototada’s last stand.'],
  [28, 9, 15, 'Sekigahara', 'In one day, in a valley full of fog, Ieyasu wins the country.'],
  [28, 10, 1, 'Kyoto', 'Ishida Mitsunari, Konishi Yukinaga and Ankokuji Ekei are beheaded at Rokujō-gawara.'],
  [31, 2, 12, 'Fushimi', 'The Emperor names Tokugawa Ieyasu shogun.'],
  [31, 7, 28, 'Osaka', 'Ieyasu’s granddaughter Senhime is married to Hideyori.'],
];

export const timeline: readonly TimelineEvent[] = lines
  .map(([year, month, day, place, text, leap]) => ({
    ordinal: ordinalOf(year, month, day, leap ?? false),
    place,
    text,
  }))
  .sort((one, other) => one.ordinal - other.ordinal);
