/** What a player asks the narrator rather than anybody present. */
import type { Fact } from '../../../world.js';
import { factsOfTheseDays } from './facts-of-these-days.js';

/** @param asked wordings, parted by " | " */
function fact(asked: string, says: string): Fact {
  return { asked: asked.split(' | '), says };
}

const who: readonly Fact[] = [
  fact(
    'who is nobunaga | who was oda nobunaga | what did nobunaga want',
    'Oda Nobunaga rose from half of Owari to be master of some thirty provinces before he was forty-eight. He broke the Takeda, the Ikkō leagues and the Ashikaga shogunate, wanted “the realm under one sword”, and died at Honnō-ji on the 2nd day of the 6th month of Tenshō 10 (1582).',
  ),
  fact(
    'who is nobutada | oda nobutada | nobunaga’s heir | where is nobunaga’s son | is nobunaga’s son alive | who is nobunaga’s son | where is nobutada',
    'Oda Nobutada, Nobunaga’s eldest son and head of the house since 1576, was twenty-five. He could have fled Kyoto and went to Nijō instead, where he killed himself on the morning of Honnō-ji.',
  ),
  fact(
    'who is mitsuhide | who is akechi mitsuhide | akechi mitsuhide | what does mitsuhide want',
    'Akechi Mitsuhide, lord of Sakamoto and Tamba, is a poet and gunner of fifty-four or more who served the last shogun before Nobunaga. Having killed Nobunaga, he wants the court’s sanction, the Hosokawa and Tsutsui as allies, and about ten days.',
  ),
  fact(
    'who is hideyoshi | who is hashiba hideyoshi | toyotomi hideyoshi | what does hideyoshi want',
    'Hashiba Hideyoshi is forty-five, a foot soldier’s son from Nakamura in Owari, who came up from sandal-bearer to be Nobunaga’s general against the Mōri. He wants to avenge his lord first, and to inherit from him.',
  ),
  fact(
    'who is ieyasu | who is tokugawa ieyasu | tokugawa ieyasu | what does ieyasu want',
    'Tokugawa Ieyasu is thirty-nine, lord of Mikawa, Tōtōmi and Suruga, a hostage as a child and Nobunaga’s ally for twenty years. On the opening day he wants to reach Okazaki alive; after that he can wait.',
  ),
  fact(
    'who is shibata | who is shibata katsuie | shibata katsuie | what does katsuie want',
    'Shibata Katsuie, about sixty, lord of Echizen, is first among the Oda generals and known as Demon Shibata. He besieges Uozu in Etchū, despises Hideyoshi, and wants an Oda in the first seat.',
  ),
  fact(
    'who is terumoto | who is mori terumoto | who is mōri terumoto | the mori clan',
    'Mōri Terumoto, twenty-nine, heads a house of some ten western provinces that his grandfather Motonari built. With his uncles Kikkawa Motoharu and Kobayakawa Takakage he wants to keep what they hold.',
  ),
  fact(
    'who is kagekatsu | uesugi kagekatsu | the uesugi clan | what do the uesugi want',
    'Uesugi Kagekatsu, twenty-six, is Kenshin’s nephew and adopted son, who won Echigo in a civil war against his adoptive brother Kagetora. Oda armies stand on three sides of him; he wants to keep Echigo or to die well.',
  ),
  fact(
    'who is motochika | chosokabe motochika | chōsokabe motochika | chosokabe clan',
    'Chōsokabe Motochika of Tosa, forty-three, was so shy a boy that he was called the little princess, and has since conquered most of Shikoku. Nobunaga promised it to him and took the promise back.',
  ),
  fact(
    'who is yoshihisa | shimazu yoshihisa | shimazu clan | what do the shimazu want',
    'Shimazu Yoshihisa, forty-nine, is sixteenth lord of the Shimazu of Satsuma. With three brothers who win his battles he wants all nine provinces of Kyushu.',
  ),
  fact(
    'who is kanbei | who is kuroda kanbei | kuroda kanbei',
    'Kuroda Kanbei, thirty-five, is Hideyoshi’s strategist. A year in a dungeon at Arioka, where he had gone to dissuade a rebel, left him lame; it was he who urged the march on Kyoto.',
  ),
  fact(
    'who is ekei | ankokuji ekei',
    'Ankokuji Ekei is a Zen monk and the diplomat of the Mōri. In 1573 he foretold that Nobunaga would fall over backwards within a few years and that Hideyoshi would rise.',
  ),
  fact(
    'who is chaya | chaya shirojiro | chaya shirōjirō',
    'Chaya Shirōjirō is a Kyoto cloth merchant who buys for Ieyasu and once fought in his ranks. He brings Ieyasu the news of Honnō-ji and pays the villages on the way home.',
  ),
  fact(
    'who is honda tadakatsu | honda tadakatsu | dragonfly cutter',
    'Honda Tadakatsu, thirty-four, is Ieyasu’s best captain: more than fifty battles without a wound. His spear is called Dragonfly Cutter, because a dragonfly that lit upon its edge fell in two.',
  ),
  fact(
    'who is hattori hanzo | hattori hanzō | hanzo',
    'Hattori Hanzō Masanari, forty or so, is a spearman of Mikawa whose father came from Iga. His name and Ieyasu’s old kindness bring some two hundred men of Iga and Kōka to guard the road home.',
  ),
  fact(
    'who is saito toshimitsu | saitō toshimitsu',
    'Saitō Toshimitsu is Mitsuhide’s first captain, kinsman by marriage of Chōsokabe Motochika. One of his daughters, called Fuku, will be nurse to the third Tokugawa shogun.',
  ),
  fact(
    'who is hosokawa fujitaka | fujitaka | hosokawa | tadaoki',
    'Hosokawa Fujitaka, forty-eight, lord of Tango, is a great poet and Mitsuhide’s oldest friend; his son Tadaoki is married to Mitsuhide’s daughter Tama. On the news both shave their heads in mourning for Nobunaga and will not join Mitsuhide.',
  ),
  fact(
    'who is gracia | tama | hosokawa gracia',
    'Tama, nineteen, is Mitsuhide’s daughter and Hosokawa Tadaoki’s wife. Hidden at Midono in the mountains after Honnō-ji, she was baptised Gracia in 1587 and died in 1600 rather than be a hostage.',
  ),
  fact(
    'who is tsutsui junkei | junkei | horagatoge',
    'Tsutsui Junkei, thirty-three, lord of Yamato, owes Mitsuhide his position. He sent a few men, called them back, and stayed at home until it was decided; a fence-sitter is still said to stand on the pass of Hora.',
  ),
  fact(
    'who is oichi | lady oichi | nobunaga’s sister',
    'Oichi is Nobunaga’s sister, about thirty-five and famous for her beauty. Her first husband, Azai Nagamasa, was destroyed by her brother in 1573; she has three daughters, Chacha, Hatsu and Gō.',
  ),
  fact(
    'who is nene | hideyoshi’s wife',
    'Nene has been Hideyoshi’s wife since 1561, against her mother’s will. She keeps Nagahama for him, has no children, and has brought up half of his young captains.',
  ),
  fact(
    'who is rikyu | who is rikyū | sen no rikyu | tea master',
    'Sen no Rikyū, called Sōeki until 1585, is a fish wholesaler’s son of Sakai, sixty years old, and tea master to Nobunaga. Hideyoshi made him his confidant and in 1591 ordered him to die.',
  ),
  fact(
    'who is ranmaru | mori ranmaru',
    'Mori Ranmaru, seventeen, was Nobunaga’s favourite page and had lately been given fifty thousand koku. He died at Honnō-ji with two younger brothers.',
  ),
  fact(
    'who is yasuke | african | black samurai',
    'Yasuke came from Africa in the train of the Jesuit Valignano in 1579; in 1581 Nobunaga took him into service, with a house, a stipend and a sword. He fought at Nijō, gave up his sword, and was handed to the Jesuits.',
  ),
  fact(
    'who is frois | luis frois | luís fróis',
    'Luís Fróis, about fifty, is a Portuguese Jesuit who has been in Japan since 1563 and knew Nobunaga well. His letters and his History are among the best sources for these years.',
  ),
  fact(
    'who is the emperor | emperor ogimachi | ōgimachi | what does the court want',
    'The Emperor is Ōgimachi, sixty-five, on the throne since 1557. The court has no soldiers; it wants order, its roofs mended, and a protector to whom it can sell a title.',
  ),
  fact(
    'why does no one call himself shogun | why does nobody call himself shogun now | why is there no shogun',
    'Because one lives who never resigned: Ashikaga Yoshiaki, whom Nobunaga drove from Kyoto in 1573. The title is the Emperor’s to give, and goes by custom to the blood of the Minamoto. The court offered it to Nobunaga this spring, and he left the offer without an answer.',
  ),
  fact(
    'who is the shogun | ashikaga yoshiaki | is there a shogun',
    'The last Ashikaga shogun, Yoshiaki, was driven from Kyoto by Nobunaga in 1573 and lives at Tomo under the Mōri. He has never resigned; in Kyoto nobody has ruled as shogun since.',
  ),
  fact(
    'who is kennyo | abbot of honganji',
    'Kennyo, thirty-nine, is the eleventh abbot of Hongan-ji. He held the fortress-temple at Osaka against Nobunaga for ten years, gave it up in 1580, and lives at Saginomori in Kii.',
  ),
  fact(
    'who is ishida mitsunari | ishida mitsunari',
    'Ishida Mitsunari, twenty-two in 1582, is a page and clerk of Hideyoshi from Ōmi. He became one of the five magistrates, led the western army at Sekigahara in 1600, and was beheaded.',
  ),
  fact(
    'who is naoe kanetsugu | kanetsugu',
    'Naoe Kanetsugu, twenty-two, is Uesugi Kagekatsu’s companion from boyhood and his chief counsellor. His helmet bears the character for love.',
  ),
  fact(
    'who is date masamune | masamune | one-eyed dragon',
    'Date Masamune of Yonezawa was fourteen in 1582 and had lost his right eye to smallpox. He took over his house in 1584 and was master of most of the far north by 1589, when he was twenty-one.',
  ),
  fact(
    'who is nobukatsu | who is nobutaka | nobunaga’s sons | the sons of nobunaga',
    'Two grown sons are left: Nobukatsu, twenty-four, lord in Ise, and Nobutaka, also twenty-four, with the fleet for Shikoku. They were born within weeks of each other and cannot agree who comes first.',
  ),
  fact(
    'who is sanposhi | sanpōshi | nobunaga’s grandson | who inherits',
    'Sanpōshi is Nobutada’s son, two years old, at Gifu with his nurse. At Kiyosu on the 27th day of the 6th month the generals made him heir, at Hideyoshi’s motion.',
  ),
  fact(
    'who is hojo ujimasa | the hojo | the hōjō | hōjō ujimasa',
    'The Hōjō hold Odawara and most of the Kantō plain. Ujimasa, forty-four, has retired in favour of his son Ujinao, nineteen, and still decides; after Honnō-ji they attack Nobunaga’s governor in Kōzuke.',
  ),
  fact(
    'who is miyamoto musashi | musashi',
    'Miyamoto Musashi was born about 1584, so that in 1582 he does not yet exist. He claimed more than sixty duels, the first at thirteen, and wrote the Book of Five Rings at the end of his life.',
  ),
  fact(
    'who is takeda shingen | shingen | takeda katsuyori | what happened to the takeda',
    'Takeda Shingen of Kai, the dreaded cavalry lord, died in 1573 (Genki 4). His son Katsuyori lost at Nagashino in 1575 and killed himself on the 11th day of the 3rd month of 1582 at Tenmokuzan, three months before Honnō-ji.',
  ),
  fact(
    'who is kenshin | uesugi kenshin',
    'Uesugi Kenshin of Echigo, who took himself for the god of war Bishamon, fought Shingen five times at Kawanakajima and died of a stroke in 1578 (Tenshō 6). He left two adopted sons and no will.',
  ),
  fact(
    'who is kobayakawa hideaki | kobayakawa hideaki | hideaki',
    'Kobayakawa Hideaki, Nene’s nephew, was born in 1582. At Sekigahara, eighteen years old, he went over from the western army to Ieyasu and decided the day.',
  ),
  fact(
    'who is gamo katahide | who holds azuchi | keeper of azuchi',
    'Gamō Katahide kept Azuchi on the day of Honnō-ji. He took Nobunaga’s ladies and children to his own castle at Hino on the 3rd and refused to carry off the gold or to burn the keep.',
  ),
];

const howMany: readonly Fact[] = [
  fact(
    'how many men did mitsuhide have | how many men at honnoji | how many men at honnō-ji | size of akechi’s army',
    'Thirteen thousand men, by the usual count, against Nobunaga’s pages and servants, about a hundred or fewer, at Honnō-ji, and some hundreds with Nobutada at Nijō.',
  ),
  fact(
    'how many men does hideyoshi have | hideyoshi’s army | how big is hideyoshi’s army',
    'Some twenty thousand of his own from Harima, Tajima and Inaba, and ten thousand of the Ukita of Bizen: nearly thirty thousand before Takamatsu.',
  ),
  fact(
    'how many men do the mori have | how many men do the mōri have | mori army',
    'The Mōri bring some thirty thousand to the hills about Takamatsu, and claim forty or fifty. They have no boats to cross the flood.',
  ),
  fact(
    'how many men in takamatsu castle | garrison of takamatsu',
    'About five thousand people: Shimizu Muneharu’s garrison and villagers who fled in to him.',
  ),
  fact(
    'how many men does shibata have | army before uozu | how many men in uozu',
    'Shibata, Maeda, Sassa and Sakuma have some fifteen thousand before Uozu, and more in Kaga and Etchū. The Uesugi garrison numbered three thousand or fewer at the start.',
  ),
  fact(
    'how many men do the uesugi have | uesugi army | kagekatsu’s army',
    'Kagekatsu can put some eight thousand men in the field, stretched over three fronts.',
  ),
  fact(
    'how many men does ieyasu have | how many companions at sakai',
    'At Sakai, thirty-four companions without armour. From his three provinces he can raise some fifteen to twenty thousand once he is home.',
  ),
  fact(
    'how many men does nobutaka have | fleet for shikoku | invasion of shikoku',
    'Nobutaka and Niwa Nagahide have some fourteen thousand men and two hundred ships at Sumiyoshi and Osaka. On the news most of the men desert.',
  ),
  fact(
    'how many men fought at yamazaki | battle of yamazaki',
    'Yamazaki, on the 13th day of the 6th month of 1582: Hideyoshi with some thirty to forty thousand against Mitsuhide’s sixteen thousand at most. It was over in about two hours.',
  ),
  fact(
    'how many men fought at sekigahara | battle of sekigahara | sekigahara | when was sekigahara',
    'Sekigahara, on the 15th day of the 9th month of Keichō 5 (21 October 1600): some eighty thousand on either side, and over in about six hours, after Kobayakawa Hideaki changed sides.',
  ),
  fact(
    'how many koku | koku of provinces | richest province | how many koku does owari have',
    'By the survey of 1598 Ōmi yields some 775,000 koku, Musashi 667,000, Owari 572,000, Ise 567,000, Echizen 499,000, Echigo 391,000, Harima 359,000, Mikawa 291,000 and Tosa 98,000. The whole country comes to about 18,500,000.',
  ),
  fact(
    'how many koku does hideyoshi have | how rich is hideyoshi | hideyoshi’s income',
    'In 1582 he holds Harima and northern Ōmi, with Tajima in his brother’s hands: some half a million koku. At his death in 1598 his own land was about two million two hundred thousand.',
  ),
  fact(
    'how many koku does ieyasu have | how rich is ieyasu',
    'Mikawa, Tōtōmi and Suruga together come to about 700,000 koku. From 1590 he had some 2,400,000 in the Kantō, more than anyone else.',
  ),
  fact(
    'how many provinces | how many provinces are there | provinces',
    'Sixty-six provinces and the two islands of Iki and Tsushima. Nobunaga held about thirty at his death.',
  ),
  fact(
    'how many people live in japan | population | how many people live in kyoto',
    'Some twelve to seventeen million people in the whole country. Kyoto has about a hundred thousand, Sakai some fifty thousand.',
  ),
  fact(
    'how many men went to korea | invasion of korea | how many soldiers in korea',
    'In 1592 about 158,000 men crossed to Korea, and as many again waited at Nagoya in Hizen or guarded home. In 1597 some 141,000 went.',
  ),
];

const when: readonly Fact[] = [
  fact(
    'when was mount hiei burnt | burning of mount hiei | mount hiei | enryakuji',
    'Nobunaga burnt Mount Hiei on the 12th day of the 9th month of Genki 2 (1571), eleven years before Honnō-ji, because its monks had sheltered the Asakura and Azai. Some three thousand were killed.',
  ),
  fact(
    'when was okehazama | battle of okehazama | okehazama',
    'Okehazama was on the 19th day of the 5th month of Eiroku 3 (1560), twenty-two years before Honnō-ji. With about two thousand men Nobunaga fell upon Imagawa Yoshimoto’s twenty-five thousand in a rainstorm and took his head.',
  ),
  fact(
    'when was nagashino | battle of nagashino | nagashino',
    'Nagashino was on the 21st day of the 5th month of Tenshō 3 (1575), seven years before Honnō-ji. Nobunaga’s and Ieyasu’s gunners behind palisades, three thousand by the chronicle, destroyed the Takeda horse.',
  ),
  fact(
    'when was anegawa | battle of anegawa | anegawa',
    'Anegawa was on the 28th day of the 6th month of Genki 1 (1570), twelve years before Honnō-ji: Nobunaga and Ieyasu beat the Azai and Asakura in the bed of a river.',
  ),
  fact(
    'when was azuchi built | azuchi castle | what is azuchi',
    'Azuchi was begun in the first month of Tenshō 4 (1576) and finished in 1579: a keep of seven storeys over Lake Biwa, the grandest building in Japan. It burned on the 15th day of the 6th month of 1582, by nobody knows whose hand.',
  ),
  fact(
    'when did muskets come to japan | when did guns come | tanegashima | portuguese arrive',
    'Guns came in Tenbun 12 (1543), thirty-nine years before Honnō-ji, with Portuguese on a Chinese junk that a storm drove to Tanegashima.',
  ),
  fact(
    'when was the shogun driven out | end of the ashikaga | muromachi shogunate',
    'Nobunaga drove Ashikaga Yoshiaki out in the seventh month of Genki 4 (1573), nine years before Honnō-ji; ten days later the era name was changed to Tenshō.',
  ),
  fact(
    'when did ishiyama honganji surrender | honganji | hongan-ji | ishiyama',
    'Ishiyama Hongan-ji at Osaka held out from 1570 and was handed over in Tenshō 8 (1580), two years before Honnō-ji. It burned as the last defenders left.',
  ),
  fact(
    'when did the takeda fall | fall of the takeda',
    'The Takeda fell in the third month of Tenshō 10 (1582), three months before Honnō-ji: Katsuyori died at Tenmokuzan on the 11th day.',
  ),
  fact(
    'when did nobunaga enter kyoto | when did nobunaga take kyoto',
    'Nobunaga entered Kyoto with Ashikaga Yoshiaki in the ninth month of Eiroku 11 (1568), fourteen years before Honnō-ji.',
  ),
  fact(
    'when did the wars begin | onin war | ōnin war | what is sengoku',
    'The age of the country at war began with the Ōnin War of 1467 (Ōnin 1), a hundred and fifteen years before Honnō-ji, which burnt Kyoto for eleven years and the shogun’s power with it.',
  ),
  fact(
    'when was iga destroyed | iga war | what happened in iga',
    'Nobunaga overran Iga in the ninth month of Tenshō 9 (1581), the year before Honnō-ji, with more than forty thousand men, and burnt it. Those who fled to Mikawa were taken in by Ieyasu.',
  ),
  fact(
    'when was mikatagahara | mikatagahara',
    'Mikatagahara was on the 22nd day of the 12th month of Genki 3 (January 1573). Shingen beat Ieyasu so thoroughly that he is said to have had himself painted as he looked that evening.',
  ),
  fact(
    'when was kawanakajima | kawanakajima',
    'Shingen and Kenshin met five times at Kawanakajima between 1553 and 1564. The great battle was on the 10th day of the 9th month of Eiroku 4 (1561).',
  ),
  fact(
    'when was mimikawa | battle of mimikawa',
    'Mimikawa was in the eleventh month of Tenshō 6 (1578): the Shimazu destroyed the army of the Ōtomo and became the first power of Kyushu.',
  ),
  fact(
    'when did christianity come | francis xavier | when did the jesuits come',
    'Francis Xavier landed at Kagoshima in the seventh month of Tenbun 18 (1549), thirty-three years before Honnō-ji.',
  ),
  fact(
    'when was honnoji | date of honnoji | honnō-ji incident | when did nobunaga die',
    'Honnō-ji was at dawn on the 2nd day of the 6th month of Tenshō 10: 21 June 1582 by the calendar then used in Europe, 1 July by the one that replaced it that October.',
  ),
  fact(
    'when was the sword hunt | sword hunt',
    'Hideyoshi decreed the sword hunt on the 8th day of the 7th month of Tenshō 16 (1588): farmers were to give up swords, spears and guns, for nails for a Great Buddha.',
  ),
  fact(
    'when did ieyasu become shogun | tokugawa shogunate',
    'Ieyasu was named shogun on the 12th day of the 2nd month of Keichō 8 (1603), by the Emperor’s envoys at Fushimi.',
  ),
  fact(
    'when did hideyoshi die | death of hideyoshi',
    'Hideyoshi died at Fushimi on the 18th day of the 8th month of Keichō 3 (1598), at sixty-one, leaving a son of five.',
  ),
];

const howFar: readonly Fact[] = [
  fact(
    'how far is takamatsu from kyoto | how far to takamatsu | kyoto to takamatsu | distance to takamatsu',
    'From Kyoto to Takamatsu in Bitchū is some fifty-four ri by road, about 210 km: six days for an army, two for a courier who changes horses.',
  ),
  fact(
    'how far is himeji from kyoto | how far to himeji | kyoto to himeji',
    'From Kyoto to Himeji is some thirty ri, about 120 km: three days on foot. From Takamatsu to Himeji is twenty-three ri, about 90 km.',
  ),
  fact(
    'how far is sakai from kyoto | how far to sakai | kyoto to sakai',
    'From Kyoto to Sakai is some sixteen ri, about 63 km: a day and a half on foot, half a day for a good rider.',
  ),
  fact(
    'how far is azuchi from kyoto | how far to azuchi | kyoto to azuchi',
    'From Kyoto to Azuchi is some twelve ri, about 47 km, by the bridge of Seta: a day’s march, or half a day by boat from Ōtsu.',
  ),
  fact(
    'how far is okazaki from kyoto | how far to okazaki | kyoto to okazaki',
    'From Kyoto to Okazaki is some forty-five ri, about 175 km, by the Tōkaidō: five days on foot. From Sakai by Iga and the Ise coast it is about fifty ri, which Ieyasu did in three days.',
  ),
  fact(
    'how far is edo from kyoto | how far to edo | kyoto to edo',
    'From Kyoto to Edo is 125 ri, about 490 km, by the Tōkaidō: twelve to fourteen days on foot.',
  ),
  fact(
    'how far is uozu from kyoto | how far to uozu | how far to kitanosho',
    'From Kyoto to Kitanoshō is some forty ri, about 155 km, and to Uozu ninety-five, about 370 km: four days and ten days for an army.',
  ),
  fact(
    'how far is kagoshima from kyoto | how far to kagoshima | how far to satsuma',
    'From Kyoto to Kagoshima is about 220 ri, some 870 km: a month for an army, ten days by sea with luck.',
  ),
  fact(
    'how far is osaka from kyoto | how far to osaka | how far to yamazaki',
    'From Kyoto to Osaka is thirteen ri, about 50 km: a day on foot, less by boat down the Yodo. Yamazaki lies four ri out, on the same road.',
  ),
  fact(
    'how far is kiyosu from kyoto | how far to kiyosu | how far to gifu',
    'From Kyoto to Kiyosu is some thirty-two ri, about 125 km; to Gifu some thirty, by Sekigahara. Three days on foot.',
  ),
  fact(
    'how fast is a messenger | how fast can a courier ride | how fast does news travel | how fast can an army march',
    'An army makes five to six ri a day, about 20 to 24 km; a runner twenty ri; a courier with fresh horses twenty-five to thirty, about 100 to 120 km. Hideyoshi’s van made the ninety km from Takamatsu to Himeji in little more than a day.',
  ),
];

const whatIs: readonly Fact[] = [
  fact(
    'how long is a ri | what is a ri? how long is it | length of one ri | ri in kilometres',
    'A ri is thirty-six chō, about 3.9 kilometres: an hour’s walk with a load.',
  ),
  fact(
    'what is a koku | koku | how much is a koku',
    'A koku is about 180 litres of rice, or 150 kilograms: what one person eats in a year. Land, lords and military duty are all reckoned by it.',
  ),
  fact(
    'what is a ryo | what is a ryō | gold coin | oban',
    'A ryō is a weight of gold, about sixteen grams; an ōban of ten ryō is a flat piece marked in ink. One ryō buys roughly three to four koku of rice.',
  ),
  fact(
    'money | copper coins | mon | kan',
    'Copper coins, mostly from Ming China, go by the string: a thousand mon make one kan, and one kan buys about two koku of rice. Silver is weighed, gold is weighed, and taxes are in rice.',
  ),
  fact(
    'what is a daimyo | daimyo | daimyō',
    'A daimyo is a lord of whole districts or provinces, with castles and vassals: by later rule one of ten thousand koku or more. In 1582 what makes him one is that nobody can make him stop.',
  ),
  fact(
    'what does an ashigaru carry | what do the ashigaru carry | what is an ashigaru armed with',
    'His lord’s spear of five metres and more, or a matchlock with its cords, ball and powder; a short sword; an iron hat, in which he also cooks; a breastplate with a crest; and rice for three days, knotted into a cloth so that each knot is a meal.',
  ),
  fact(
    'what is an ashigaru | ashigaru | foot soldiers',
    'Ashigaru, “light feet”, are foot soldiers, mostly farmers or hired men, who fight in drilled companies with long spears, bows and guns. Hideyoshi’s father was one.',
  ),
  fact(
    'what is seppuku | seppuku | harakiri | cutting the stomach',
    'Seppuku is to cut open one’s own stomach, with a second to strike off the head. It is the honourable death of a warrior: to follow a lord, avoid capture, protest, or buy the lives of others, as Shimizu Muneharu did.',
  ),
  fact(
    'what is a samurai | samurai | bushi',
    'A samurai is a warrior who serves a lord for land or rice and carries two swords. In 1582 the line between samurai and armed farmer is still thin; it was drawn hard only by the sword hunt and the edict of 1591.',
  ),
  fact(
    'what is a ronin | rōnin | ronin',
    'A rōnin is a warrior without a lord, because the lord has fallen or has dismissed him. After each battle there are thousands of them.',
  ),
  fact(
    'what is a shogun | shogun | shogunate | what is a shogunate',
    'Shogun, in full “general who subdues the barbarians”, is the title by which the Emperor leaves the rule of the warriors to one man. Minamoto Yoritomo was given it in 1192; Ieyasu received it in 1603.',
  ),
  fact(
    'what is a kampaku | regent | taiko | taikō',
    'The kampaku is the regent for a grown emperor, an office of the Fujiwara nobles. Hideyoshi had himself adopted by the Konoe in 1585 to receive it; a retired kampaku is called taikō.',
  ),
  fact(
    'what is the bellflower | bellflower crest | kikyo | akechi crest',
    'The bellflower, kikyō, is the crest of the Akechi and of their Toki ancestors, on banners of pale blue. The Oda bear a quince flower, the Tokugawa three hollyhock leaves, the Mōri three stars under a line, the Shimazu a cross in a ring.',
  ),
  fact(
    'what are jesuits | missionaries | southern barbarians | namban',
    'The Jesuits are Catholic priests, mostly Portuguese, in Japan since 1549; with the traders of Macau they are called Southern Barbarians, from the way they sail. Nobunaga favoured them; Hideyoshi ordered them out in 1587 and did not much enforce it until 1597.',
  ),
  fact(
    'what is the tea ceremony | chanoyu | tea bowls | why does tea matter',
    'Chanoyu is the serving of whisked green tea to a few guests in a small room, with chosen utensils. A famous caddy is worth a castle, and there is nowhere better to talk politics: swords stay outside.',
  ),
  fact(
    'what is a ninja | ninja | shinobi',
    'Shinobi are scouts, spies and burners of castles, hired above all from Iga and Kōka, where small warriors ruled themselves until Nobunaga destroyed Iga in 1581. Masks and throwing stars belong to later plays.',
  ),
  fact(
    'what is bushido | bushido | honour | loyalty',
    'Nobody yet says bushidō; warriors speak of the way of bow and horse. Loyalty is praised because it is rare: most lords of these years have changed sides at least once.',
  ),
  fact(
    'what is a castle like | castles | what is a castle | keep',
    'Most castles in 1582 are earthworks, ditches and timber on a hill. Stone walls and a tall plastered keep, as at Azuchi, are the new fashion, and Hideyoshi’s Osaka made it the rule.',
  ),
  fact(
    'what is renga | linked verse | poetry',
    'Renga is verse linked by several poets in turn, a hundred stanzas at a sitting. Mitsuhide’s sitting on Mount Atago, on the 28th day of the 5th month, opened: “Now is the time: it rains in the fifth month.” The word for time is also the name of his clan, Toki.',
  ),
  fact(
    'what is the kanto | kanto | kinai | regions',
    'The Kinai is the five home provinces about Kyoto: Yamashiro, Yamato, Kawachi, Izumi and Settsu. The Kantō is the eastern plain about Edo, held by the Hōjō until 1590.',
  ),
  fact(
    'what is a karo | retainer | vassal | elders',
    'A karō is an elder of a lord’s house, who commands and governs for him. Below him stand captains, bannermen, and ashigaru with their headmen.',
  ),
  fact(
    'hostages | why are there hostages | what is a hostage',
    'Oaths are sealed with hostages: a mother, wife or child who lives in the stronger lord’s castle. When an alliance breaks they may be crucified, and sometimes are.',
  ),
  fact(
    'what is the ikko-ikki | ikkō | ikko ikki | ikki',
    'The Ikkō-ikki were leagues of the True Pure Land faith who ruled Kaga for almost a century and held Osaka against Nobunaga until 1580. Nobunaga killed some twenty thousand of them at Nagashima in 1574.',
  ),
];

const why: readonly Fact[] = [
  fact(
    'why did mitsuhide rebel | why did akechi betray nobunaga | why did mitsuhide betray nobunaga | motive of mitsuhide',
    'Nobody has ever been sure. Men have named humiliations before guests, the loss of Tamba, Nobunaga’s breach with the Chōsokabe whom Mitsuhide’s people spoke for, the old shogun’s letters, the court, and plain opportunity: Nobunaga in Kyoto with a hundred men, and every other general far away.',
  ),
  fact(
    'why the water siege | why did hideyoshi flood takamatsu | flooding of takamatsu | the dike',
    'Takamatsu stood in a marsh that nobody could storm, so Hideyoshi used it: about three kilometres of dike in twelve days of the fifth month turned the Ashimori river and the rains into a lake of nearly two hundred hectares.',
  ),
  fact(
    'why was nobunaga in kyoto | why did nobunaga have so few men | why was he at honnoji',
    'He was on his way west to finish the Mōri, at Hideyoshi’s request, and stayed at Honnō-ji to receive nobles and show his tea treasures. Everything near the capital was his, so he came with pages and servants only.',
  ),
  fact(
    'why is hideyoshi called monkey | monkey | bald rat',
    'For his looks: he was small, lean and lined. Nobunaga in a letter to Nene calls him the bald rat; monkey is what others called him.',
  ),
  fact(
    'why was ieyasu at sakai | why is ieyasu in sakai',
    'As a reward for his part against the Takeda Nobunaga had entertained him at Azuchi in the fifth month, and sent him to see Kyoto, Osaka and Sakai. He was to have met Nobunaga in Kyoto that very day.',
  ),
  fact(
    'why did nobunaga break with motochika | why shikoku',
    'In 1575 he let Chōsokabe Motochika take what he could of Shikoku; in 1581, the Miyoshi having come over, he would leave him only Tosa and half of Awa. Motochika hesitated, and the fleet was to sail on the day of Honnō-ji or the next.',
  ),
  fact(
    'why did hideyoshi invade korea | why korea',
    'He meant to conquer Ming China and wanted Korea for a road; he had armies to feed and no land left to give. Korea refused, and in 1592 his troops landed at Busan.',
  ),
  fact(
    'why did nobody find nobunaga’s body | where is nobunaga’s head | nobunaga’s body',
    'The inner rooms where he died burned to the ground, perhaps with powder stored there. That nobody could show his head cost Mitsuhide dear: Hideyoshi could write to doubtful lords that Nobunaga lived.',
  ),
  fact(
    'why was hosokawa important | will the hosokawa join',
    'Hosokawa Fujitaka was Mitsuhide’s kinsman by marriage, neighbour and oldest friend. His refusal, with the topknot cut off, told everybody else to wait.',
  ),
  fact(
    'how did hideyoshi win | great return from chugoku | the march back',
    'He made peace with the Mōri on the 4th before they knew, was at Himeji by the 7th, emptied its treasury among his men, and stood at Yamazaki on the 13th: over 200 kilometres in about eight days.',
  ),
];

const life: readonly Fact[] = [
  fact(
    'weapons | spears | swords | bows',
    'The chief weapon is the spear, for ashigaru as long as five or six metres; then the matchlock, then the bow. The sword is for the last moment and for peace.',
  ),
  fact(
    'muskets | matchlock | guns | how far does a gun shoot',
    'The matchlock throws a ball of some ten grams; it kills at fifty metres, frightens at two hundred, and can be loaded twice or three times in a minute. Rain puts out the match, though lacquered covers help.',
  ),
  fact(
    'how much does a gun cost | price of a gun | price of a musket',
    'A good matchlock costs about eight to ten koku of rice in the 1580s. Saltpetre must be bought from abroad, by way of Sakai or Nagasaki.',
  ),
  fact(
    'armour | armor | what do warriors wear',
    'Armour is of iron and leather scales or plates laced with silk, some fifteen to twenty kilograms; an ashigaru has a breastplate, an iron hat and his master’s crest. Captains wear helmets with horns, wings or shells, so as to be seen.',
  ),
  fact(
    'horses | what are the horses like | horse',
    'Horses are ponies of about 130 centimetres, shod with straw, strong and ill-tempered. They carry a man in armour at a trot; great charges are rare.',
  ),
  fact(
    'food | what do people eat | rice | rations',
    'Lords eat white rice, fish, bean paste, pickles and game; farmers eat millet, barley and greens, and rice at festivals. A soldier is allotted about nine hundred grams of rice a day, with salt and bean paste.',
  ),
  fact(
    'drink | sake | what do people drink',
    'Sake, mostly cloudy, though Nara and Itami now make it clear; tea for those who can pay; hot water for everybody else.',
  ),
  fact(
    'clothes | what do people wear | clothing',
    'Lords wear stiff-shouldered kataginu and wide trousers over silk; townsmen a short-sleeved kosode; farmers hemp. In rain all wear straw coats. Cotton from Mikawa is new and much wanted.',
  ),
  fact(
    'medicine | doctors | wounds | how are wounds treated',
    'Physicians trained in Chinese medicine, such as Manase Dōsan in Kyoto, use herbs, moxa and needles. Arrow wounds are washed with sake or urine and sewn; at Funai the Portuguese Luís de Almeida opened a hospital with surgery in 1557.',
  ),
  fact(
    'religion | what do people believe | gods | buddhism',
    'People honour the kami at shrines and the buddhas at temples and see no quarrel in it. Warriors favour Zen and Hachiman, townsmen Nichiren, farmers the Pure Land; perhaps a hundred and fifty thousand are Christians.',
  ),
  fact(
    'women | what can women do | position of women | wives',
    'Women of great houses are married for alliances, manage the castle, its stores and sometimes its defence, and may inherit; a few rule. Village women plant, weave and trade, and divorce is easy for both.',
  ),
  fact(
    'clocks | what time is it called | hours | hour of the tiger',
    'Day and night have six hours each, named after the beasts: dawn is the Hare, noon the Horse, dusk the Cock, midnight the Rat. They lengthen and shorten with the season; temple bells strike them. Jesuits own the only clocks that tick.',
  ),
  fact(
    'calendar | how do months work | era names | what is tensho',
    'Months follow the moon, twenty-nine or thirty days, with a leap month every third year or so; years are counted in eras that the court proclaims. Tenshō 1 is 1573, Bunroku 1 is 1592, Keichō 1 is 1596.',
  ),
  fact(
    'weather | season | rainy season | planting',
    'The sixth month of 1582 begins in the rainy season: tsuyu, warm and grey, rivers high, rice just planted out. Harvest is in the eighth and ninth months.',
  ),
  fact(
    'taxes | what do peasants pay | tax',
    'Villages pay their lord from four to six tenths of the rice, besides labour and fodder. Under Hideyoshi’s survey the rule is two thirds to the lord and one to the farmer, seldom taken in full.',
  ),
  fact(
    'peasants | fallen warrior hunting | ochimusha | why do peasants kill samurai',
    'After a battle villages hunt the defeated for armour and bounty; it is called hunting fallen warriors and nobody punishes it. Mitsuhide and Anayama Baisetsu both died so.',
  ),
  fact(
    'merchants of sakai | sakai | what is sakai',
    'Sakai is a moated port south of Osaka, governed by thirty-six merchant councillors until Nobunaga put a magistrate over them in 1569. It makes guns, imports saltpetre and silk, and sets the fashion in tea.',
  ),
  fact(
    'roads | travel | how do people travel | barriers',
    'Roads are earth tracks; Nobunaga had them widened to three and a half ken, about six metres, lined with pines, and abolished most toll barriers in his lands. Rivers are forded or ferried; great bridges are few, Seta being the greatest.',
  ),
  fact(
    'ships | trade with china | portuguese ship | black ship',
    'Each summer the great ship from Macau brings Chinese silk to Nagasaki and takes away silver, at a profit of half or more. The port was ceded to the Jesuits in 1580.',
  ),
  fact(
    'slavery | slaves | punishments | crucifixion',
    'Prisoners of war are sold, some of them to Portuguese ships; Hideyoshi forbade it in 1587. Thieves lose their heads, traitors are crucified or sawn, and families answer for each other.',
  ),
  fact(
    'heads | why do they take heads | head-viewing',
    'Heads are taken as proof of merit, washed, combed and tagged with the names of slain and slayer, and viewed by the lord after the battle. Rewards are given by rank of the head.',
  ),
  fact(
    'noh play | music | entertainment',
    'Lords watch and dance Nō, hunt with hawks, wrestle and drink. Nobunaga’s own piece was Atsumori: “Man has but fifty years.” Kabuki begins only in 1603, with Okuni on the banks of the Kamo.',
  ),
  fact(
    'names | why do people have many names | surnames',
    'A warrior has a childhood name, an adult name with a character given by his lord, an office by which he is addressed, and perhaps a priestly name. Farmers use no surname in public.',
  ),
];

export const facts: readonly Fact[] = [
  ...who,
  ...howMany,
  ...when,
  ...howFar,
  ...whatIs,
  ...why,
  ...life,
  ...factsOfTheseDays,
];
