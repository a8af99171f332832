/** Families and officers, what has just happened, what players ask first. */
import type { Fact } from '../../../world.js';

/** @param asked wordings, parted by " | " */
function fact(asked: string, says: string): Fact {
  return { asked: asked.split(' | '), says };
}

const families: readonly Fact[] = [
  fact(
    'who is hideyoshi’s mother | where is hideyoshi’s mother | is hideyoshi’s mother safe',
    'Naka, a farmer’s widow from Nakamura. She is with Nene at Nagahama on the lake, and in these days of the 6th month the women of the castle take refuge in a temple in the hills.',
  ),
  fact(
    'where is hideyoshi’s wife | is hideyoshi’s wife safe | is hideyoshi married',
    'Nene is at Nagahama on Lake Biwa, which lies in the way of Akechi’s men; she leaves it for a temple in the hills when they come.',
  ),
  fact(
    'who is hideyoshi’s brother | hideyoshi’s brother',
    'Hidenaga, a half-brother, steady and well liked, who commands under him at Takamatsu.',
  ),
  fact(
    'has hideyoshi a son | hideyoshi’s son | hideyoshi’s heir',
    'None of his own living. He has adopted Hidekatsu, a son of Nobunaga’s, fourteen years old, who is with the army.',
  ),
  fact(
    'who is ieyasu’s wife | is ieyasu married | what became of ieyasu’s wife',
    'Lady Tsukiyama was put to death in 1579 on Nobunaga’s suspicion, and their son Nobuyasu had to kill himself. He has not taken another principal wife.',
  ),
  fact(
    'who are ieyasu’s sons | ieyasu’s sons | ieyasu’s children',
    'Living: Ogimaru, eight, Nagamaru, three, and Fukumatsu, two. The eldest, Nobuyasu, died in 1579.',
  ),
  fact(
    'who is mitsuhide’s wife | is mitsuhide married | where is mitsuhide’s wife',
    'Hiroko, of the Tsumaki, who is said to have sold her hair to feed his guests. Most reports have her dead since 1576.',
  ),
  fact(
    'where is mitsuhide’s daughter | who are mitsuhide’s daughters | mitsuhide’s daughter | mitsuhide’s children',
    'Tama is at Miyazu in Tango, wife of Hosokawa Tadaoki. Another is the wife of Akechi Hidemitsu, and another of Tsuda Nobuzumi at Osaka; the eldest son, Mitsuyoshi, is thirteen.',
  ),
  fact(
    'who is katsuie’s wife | is katsuie married | katsuie’s family',
    'He has none at the beginning of the 6th month. His adopted son is Katsutoyo, and his nephew Sakuma Morimasa the fiercest of his captains.',
  ),
  fact(
    'who are terumoto’s uncles | terumoto’s family | terumoto’s father',
    'Kikkawa Motoharu and Kobayakawa Takakage, his father’s brothers, who manage war and counsel for him. His father, Takamoto, died suddenly in 1563.',
  ),
  fact(
    'what would motonari have done | what would terumoto’s grandfather have done | who was motonari | terumoto’s grandfather',
    'Mōri Motonari took ten provinces by waiting, marrying and poisoning the enemy’s trust, and rarely by attacking. He told his heirs to keep what they had and not to want the realm.',
  ),
  fact(
    'is the story of the three arrows true | the three arrows',
    'The arrows are a tale that grew later. What is true is a letter of 1557 in which Motonari bids his three sons hold together or be ruined one by one.',
  ),
  fact(
    'who is kagekatsu’s wife | is kagekatsu married | kagekatsu’s family',
    'Kiku, a daughter of Takeda Shingen, married in 1579 to seal a peace. His mother Sentō-in was Kenshin’s elder sister; there are no children.',
  ),
  fact(
    'who is motochika’s wife | motochika’s family | is motochika married',
    'A lady of the Ishigai, half-sister of Saitō Toshimitsu, who serves Mitsuhide: so the two houses are kin.',
  ),
  fact(
    'who are motochika’s sons | motochika’s sons | motochika’s heir',
    'Nobuchika, seventeen, to whom Nobunaga gave a character of his name; then Chikakazu, Chikatada and the child Morichika.',
  ),
  fact(
    'who are yoshihisa’s brothers | yoshihisa’s brothers | yoshihisa’s family',
    'Yoshihiro, the fighter; Toshihisa, the counsellor; and Iehisa, who wins battles. Yoshihisa has daughters and no son.',
  ),
  fact(
    'who are oichi’s daughters | oichi’s children',
    'Chacha, about thirteen, Hatsu, about twelve, and Gō, nine; their father was Asai Nagamasa, whom Nobunaga destroyed in 1573.',
  ),
];

const officers: readonly Fact[] = [
  fact(
    'who are mitsuhide’s generals | mitsuhide’s captains | who knew of the plot | who was told of the plan',
    'Akechi Hidemitsu, Akechi Mitsutada, Saitō Toshimitsu, Fujita Dengo and Mizoo Shigetomo. To them he told it at Kameyama, on the night before.',
  ),
  fact(
    'how many men has mitsuhide | how many men does mitsuhide have | mitsuhide’s army',
    'Some thirteen thousand, of Tamba and southern Ōmi, less those he must leave at Sakamoto, Azuchi and Shōryūji.',
  ),
  fact(
    'how many men has katsuie | katsuie’s army',
    'In the north, with Maeda, Sassa and Sakuma, some fifteen to twenty thousand, of whom the most are before Uozu.',
  ),
  fact(
    'who is with katsuie | katsuie’s officers',
    'Maeda Toshiie, Sassa Narimasa and Sakuma Morimasa; each has his own lands in Noto, Etchū and Kaga to think of.',
  ),
  fact(
    'who is niwa nagahide | who is niwa | where is niwa',
    'An old vassal of Nobunaga’s, steady as rice, with Nobutaka at Osaka for the crossing to Shikoku.',
  ),
  fact(
    'who is nobutaka | where is nobutaka',
    'Oda Nobutaka, twenty-four, Nobunaga’s third son. He was to sail from Osaka for Shikoku on the very day of Honnō-ji; when the news came most of his men ran home.',
  ),
  fact(
    'who is takigawa | where is takigawa | who is takigawa kazumasu',
    'Takigawa Kazumasu, set over Kōzuke since the spring with his seat at Umayabashi, and the Hōjō of Odawara beside him.',
  ),
  fact(
    'who are the lords of settsu | who is takayama ukon | who is nakagawa kiyohide | who is ikeda tsuneoki',
    'Ikeda Tsuneoki at Itami, Nakagawa Kiyohide at Ibaraki and Takayama Ukon, the Christian, at Takatsuki. They hold the road between Himeji and the capital.',
  ),
  fact(
    'who is kikkawa motoharu | who is motoharu',
    'Motonari’s second son, fifty-two, the hardest fighter of the Mōri; he has never trusted Hideyoshi.',
  ),
  fact(
    'who is kobayakawa takakage | who is takakage',
    'Motonari’s third son, forty-nine, sober and far-sighted; it is he who holds the house to its word.',
  ),
  fact(
    'who is shimizu muneharu | who is shimizu | who holds takamatsu castle',
    'Shimizu Muneharu, castellan of Takamatsu for the Mōri, about forty-five, who offered his life for the garrison.',
  ),
  fact(
    'who holds uozu | who commands at uozu | what happened at uozu',
    'Thirteen captains of the Uesugi, Nakajō Kagemutsu among them. It fell on the 3rd day of the 6th month, and they all killed themselves, with name-tags tied through their ears.',
  ),
  fact(
    'who holds azuchi | who keeps azuchi | who is in azuchi',
    'Gamō Katahide, as keeper. He takes Nobunaga’s ladies to his own castle of Hino, and leaves the treasure where it lies.',
  ),
  fact(
    'who is in himeji | who holds himeji',
    'A small garrison of Hideyoshi’s, with the silver and rice of Harima in the storehouse.',
  ),
  fact(
    'who governs kyoto | who was governor of kyoto | who is murai sadakatsu',
    'Murai Sadakatsu governed it for Nobunaga; he lived across the street from Honnō-ji and died with Nobutada at Nijō.',
  ),
  fact(
    'who was with ieyasu at sakai | who is with ieyasu | how many men has ieyasu at sakai',
    'Some thirty-four: Sakai Tadatsugu, Ishikawa Kazumasa, Honda Tadakatsu, Sakakibara Yasumasa, young Ii Naomasa and Hattori Hanzō among them, and Anayama Baisetsu with his own people.',
  ),
  fact(
    'who are the christian lords | which lords are christian',
    'Ōtomo Sōrin in Bungo, Arima and Ōmura in Hizen, and Takayama Ukon near the capital.',
  ),
];

const lately: readonly Fact[] = [
  fact(
    'what are the terms of the peace | what are the terms with the mōri | what does the peace say',
    'The Mōri gave up Bitchū, Mimasaka and Hōki, three provinces where five had been asked, and Shimizu Muneharu was to kill himself on a boat before both armies.',
  ),
  fact(
    'how long is the dike | how high is the dike | how long did the dike take',
    'Some twenty-six chō, near three kilometres, and four ken high; it was built in twelve days, with rice and coin for every bag of earth.',
  ),
  fact(
    'how high is the water | how deep is the water at takamatsu',
    'It stands over the floors of the castle: boats go where the gardens were, and with every rain it rises.',
  ),
  fact(
    'what happened to the bridge of seta | who burned the seta bridge | the seta bridge',
    'Yamaoka Kagetaka of Seta burned it on the 2nd day of the 6th month rather than join Mitsuhide, who lost three days in mending it.',
  ),
  fact(
    'when did nobunaga come to kyoto | when did nobunaga reach honnoji | why had nobunaga so few men',
    'On the 29th of the 5th month, with some pages and about a hundred people in all. On the 1st he showed his tea things to the nobles; he thought himself at home.',
  ),
  fact(
    'how many men did nobunaga have with him | how many men did nobunaga have at honnoji',
    'About a hundred, pages, grooms and women among them. Nobutada had some hundreds at Myōkaku-ji, and went with them to Nijō.',
  ),
  fact(
    'what happened on mount atago | what did mitsuhide write at atago | what verse did mitsuhide write',
    'At the end of the 5th month he held a renga there and drew lots more than once. His opening verse was: the time is now, under all heaven, the fifth month.',
  ),
  fact(
    'what became of prince sanehito | what happened at nijo',
    'Prince Sanehito was let out of the Nijō palace on foot before the assault. Nobutada and his few hundred died there about the hour of the Dragon.',
  ),
  fact(
    'which way did ieyasu go | the iga road | which is the way through iga',
    'From Sakai by Shijōnawate and Uji-tawara to Shigaraki, over the passes of Iga, and down to Shiroko by the sea: some fifty ri, in three days.',
  ),
  fact(
    'what happened to anayama | how did anayama die',
    'He kept behind Ieyasu’s party with his gold, and was killed by peasants near Uji-tawara.',
  ),
  fact(
    'has tsutsui sent men | did tsutsui come | where is tsutsui junkei',
    'He sent a few men, called them back, and sits in Kōriyama laying in rice.',
  ),
  fact(
    'has hosokawa answered | did hosokawa join mitsuhide | what did hosokawa do',
    'Fujitaka cut off his hair in mourning, took the name of Yūsai, and would not march; Tadaoki has shut up his wife, Mitsuhide’s daughter, in the hills of Tango.',
  ),
];

const everyday: readonly Fact[] = [
  fact('how old is mitsuhide', 'Fifty-four by most accounts, and some make him ten years older.'),
  fact('how old is kagekatsu', 'Twenty-six, or twenty-seven as years are counted here.'),
  fact(
    'what has happened in kyoto | what is happening in kyoto | what is happening | what has happened | what is going on',
    'At dawn on the 2nd day of the 6th month of Tenshō 10 (1582) Akechi Mitsuhide surrounded Honnō-ji with thirteen thousand men. Nobunaga died in the fire, his heir Nobutada at Nijō, and the other generals are far away, each before another enemy.',
  ),
  fact(
    'is the fleet coming | is the invasion fleet coming | will the fleet come | why has the fleet not come | where is the fleet | where is the oda fleet | has the fleet sailed',
    'Oda Nobutaka and Niwa Nagahide had it at Sumiyoshi and Sakai, to cross to Shikoku on the 3rd day of the 6th month. At the news of Honnō-ji the men ran away, and it never sailed.',
  ),
  fact('how old is hideyoshi', 'Forty-five, or forty-six as years are counted here.'),
  fact('how old is ieyasu', 'Thirty-nine; he was born at the end of 1542 by the Japanese year.'),
  fact('how old is katsuie', 'About sixty; his year of birth is told in several ways.'),
  fact('how old is terumoto', 'Twenty-nine: he was born in 1553.'),
  fact('how old is motochika', 'Forty-three, or forty-four as years are counted here.'),
  fact('how old is yoshihisa', 'Forty-nine: he was born in the 2nd month of 1533.'),
  fact(
    'what does rice cost | price of rice',
    'A koku costs somewhat under a thousand coppers in a good year, and twice that where an army has passed.',
  ),
  fact(
    'how many people live in kyoto | population of kyoto',
    'Perhaps a hundred thousand, in an upper and a lower town with fields between them.',
  ),
  fact(
    'how many people live in sakai | population of sakai',
    'Some thirty thousand, behind a moat of its own, and richer than most provinces.',
  ),
  fact(
    'are terumoto’s uncles here | where are terumoto’s uncles | where are motoharu and takakage',
    'In Bitchū, before Takamatsu: Kikkawa Motoharu on Mount Iwasaki and Kobayakawa Takakage on Mount Hizashi, with Hideyoshi’s flood between them and the castle.',
  ),
];

export const factsOfTheseDays: readonly Fact[] = [...families, ...officers, ...lately, ...everyday];
