/** Every opening at its first moment: who is there and what they know, what lies about, and what waits for an answer. */
import type {
  Hour,
  Knowledge,
  OpeningScene,
  OpenMatter,
  PersonAtOpening,
  Pronoun,
  ThingAtOpening,
} from '../../../world.js';

/** @param asked wordings, parted by " | " */
function says(asked: string, text: string): Knowledge {
  return { asked: asked.split(' | '), says: text };
}

/** @param also parted by " | " */
function person(
  name: string,
  also: string,
  is: Pronoun,
  voice: string,
  state: PersonAtOpening['state'],
  where: string,
  regard: number,
  knows: readonly Knowledge[] = [],
): PersonAtOpening {
  return { name, also: also === '' ? [] : also.split(' | '), is, voice, state, where, regard, knows };
}

const here = (
  name: string,
  also: string,
  is: Pronoun,
  voice: string,
  regard: number,
  knows: readonly Knowledge[],
) => person(name, also, is, voice, 'here', '', regard, knows);
const away = (
  name: string,
  also: string,
  is: Pronoun,
  voice: string,
  where: string,
  regard: number,
  knows: readonly Knowledge[] = [],
) => person(name, also, is, voice, 'away', where, regard, knows);
const dead = (name: string, also: string, voice: string, where: string) =>
  person(name, also, 'he', voice, 'dead', where, 0);

function thing(name: string, also: string, holder: string, text = ''): ThingAtOpening {
  return { name, also: also.split(' | '), holder, says: text };
}

function open(kind: OpenMatter['kind'], from: string, text: string): OpenMatter {
  return { kind, from, text };
}

/* A lord, a map and a man in straw. */

interface LordOfTheMap {
  readonly place: string;
  readonly hour: Hour;
  readonly page: { readonly name: string; readonly guards: string; readonly captains: string };
  readonly rider: readonly Knowledge[];
  readonly people: readonly PersonAtOpening[];
  readonly things?: readonly ThingAtOpening[];
}

function lordOfTheMap({ place, hour, page, rider, people, things = [] }: LordOfTheMap): OpeningScene {
  return {
    place,
    hour,
    people: [
      here('your page', 'page | the page | the boy | kneeling boy | attendant', 'he', 'servant', 2, [
        says(
          'what is your name, page | your name | who are you | what are you called',
          `${page.name}, {title}. Forgive me that I did not bow. I had forgotten which way is down.`,
        ),
        says(
          'who is this man | who is the messenger | who is he | do you know him | who let him in',
          'He gave the password of your own couriers at the gate, {title}, and then could not say anything else. I brought him by the kitchen stair.',
        ),
        says(
          'do you feel sorry for nobunaga | are you sad | do you weep for nobunaga | what did you think of nobunaga | are you sorry for lord nobunaga',
          'I never stood before him, {title}. One does not pity a thunderstorm. But the house is so quiet that I should like somebody to be sorry.',
        ),
        says(
          'who is the man in straw | who sent him | where does he come from | who sent the messenger',
          'A courier, {title}, by his feet, and he has come from the capital without sleeping. He had your house’s password; who gave it to him he has not had the voice to say.',
        ),
        says(
          'who knows of it | who has heard | who saw him | does anyone know | secret',
          'The gate guard saw him, and I. He has only moved his lips, and only to us two. The kitchen will know that there is something by the next kettle.',
        ),
        says(
          'how many guards | how many men are here | how many men do we have | guards | garrison',
          page.guards,
        ),
        says(
          'where are the captains | captains | summon the captains | how soon can they come | who can be called',
          page.captains,
        ),
        says(
          'what did he say | what is he saying | what word | read his lips | can he speak',
          'Kyoto, {title}, and Honnō-ji, and then Lord Nobunaga’s name, and dead. I may have read it wrongly. I do not think that I did.',
        ),
        says(
          'weather | rain | roads | river | can one ride',
          'It has rained since before the hour of the Tiger. The low ford is gone; the bridge stands. A good horse can pass, and a cart cannot.',
        ),
        says(
          'are you afraid | what do you think | what should i do',
          'I am fourteen, {title}. I think that he should have sake, and that the door should be shut.',
        ),
      ]),
      here(
        'the man in straw',
        'messenger | the messenger | man in straw | straw man | the rider | courier | runner | the man | man in the corridor',
        'he',
        'messenger',
        1,
        rider,
      ),
      ...people,
    ],
    things: [
      thing('the map', 'map | map of the provinces | chart', 'you'),
      thing('the fan', 'fan | closed fan | my fan | your fan', 'you'),
      thing('the lamp', 'lamp | light', 'here'),
      thing('the straw coat', 'straw coat | coat | straw', 'the man in straw'),
      ...things,
    ],
    open: [
      open('news', 'the man in straw', 'what the man in straw has to tell, word for word'),
      open('question', '', 'what you will let be known of it, and to whom'),
    ],
  };
}

/** Of those who left before the deed. */
function forewarned({
  name,
  sender,
  way,
  howLong,
  near,
}: {
  readonly name: string;
  readonly sender: string;
  readonly way: string;
  readonly howLong: string;
  readonly near: Knowledge;
}): readonly Knowledge[] {
  return [
    says('what is your name, messenger | your name | who are you | what are you called', name),
    says(
      'how did you get here | how did you come here | which road did you take | how did you get through',
      'On foot, {title}, by the paths that woodcutters use, and by boat where there was one. I kept off the highroads; there they ask what a man carries.',
    ),
    says('who sent you | who sends you | whose man are you | who gave you the message | why you', sender),
    says(
      'what news | what happened in kyoto | honnō-ji | honnoji | is nobunaga dead',
      'Akechi has turned, {title}. Lord Nobunaga was to lie at Honnō-ji with a few dozen pages, and Akechi’s army to be round it by dawn of the second, and the heir to die within the hour. Nobunaga dead: that is the message, and if nobody stopped it, it is true since this morning.',
    ),
    says(
      'did you see it | have you seen it | are you sure | how do you know | is it certain',
      'I have seen no fire, {title}; I left before it. I had the day and the place from one who knew, and who was afraid of having said it. Others will bring you the smoke.',
    ),
    says('how far | how long did you ride | when did you leave | how long | distance to kyoto', howLong),
    says('which way did you come | what road | roads | who stopped you | barriers', way),
    says(
      'how many men | how many men does akechi have | how strong is akechi | how many men has mitsuhide | akechi’s army',
      'Thirteen thousand, of Tamba and Ōmi. Lord Nobunaga was bringing not a hundred, and the young lord Nobutada some hundreds, to the Myōkaku-ji.',
    ),
    says(
      'who knows of it | who else knows | have you told anyone | secret | does anyone know',
      'Nobody on this side of the capital, {title}, unless they ride better than I. You are before all of them by a day at the least.',
    ),
    says(
      'where is hideyoshi | where is ieyasu | tokugawa | hideyoshi | the other generals',
      'Hideyoshi is before Takamatsu with thirty thousand, Shibata before Uozu, Takigawa in Kōzuke, Nobutaka and Niwa at Osaka. Tokugawa was to be at Sakai, seeing the sights. None is within three days’ march of Kyoto but those at Osaka.',
    ),
    near,
  ];
}

const fromTheFire: readonly Knowledge[] = [
  says(
    'what is your name, messenger | your name | who are you | what are you called',
    'Yahei, {title}, of your own house in Kyoto. I keep the gate in Shijō. I have carried melons to you.',
  ),
  says(
    'who sent you | who sends you | whose man are you | who gave you the message | why you',
    'Your steward in the capital, {title}. He said: no letter. If they search you, you are a man who is running away, and that will be true.',
  ),
  says(
    'what news | what happened in kyoto | honnō-ji | honnoji | tell me everything',
    'Before it was light they were round Honnō-ji on four sides with the bellflower on their banners: Akechi. Guns, and shouting, and then fire. Lord Nobunaga is dead; nobody has ever said that, {title}, and I had to practise it on the road.',
  ),
  says(
    'did you see it | have you seen it | are you sure | how do you know | is it certain',
    'I saw the smoke from our own roof, and the banners at the Shijō crossing, pale blue. I saw a page run out with his hair alight. Him I did not see, alive or dead, and I heard Akechi’s men ask each other where the head was.',
  ),
  says(
    'how far | how long did you ride | when did you leave | how long | distance to kyoto',
    'Fifteen ri, {title}. I left at the hour of the Dragon, when Nijō was beginning, and it is now past the Sheep. One horse is dead at the second pass, and the other is in your yard and will be dead too.',
  ),
  says(
    'which way did you come | what road | roads | who stopped you | barriers',
    'By Awataguchi, among the people carrying their doors. They had no barrier there yet. At Seta they were already quarrelling about whether to burn the bridge.',
  ),
  says(
    'how many men | how many men does akechi have | how strong is akechi | how many men has mitsuhide | akechi’s army',
    'They say thirteen thousand. I counted the banners that passed one corner, and stopped at two hundred.',
  ),
  says(
    'who is dead | is nobunaga dead | is nobutada dead | nobunaga | nobutada',
    'Lord Nobunaga, in the fire. The heir had got into Nijō, and they were shooting down into it from the Konoe roof when I left. The governor Murai is in there with his sons, and none of them will come out.',
  ),
  says(
    'who knows of it | who else knows | have you told anyone | secret | does anyone know',
    'All Kyoto. On this road, nobody who comes behind me; before me there was nobody at all. You have till nightfall.',
  ),
  says(
    'where is akechi | where is mitsuhide | where is hideyoshi | tokugawa | where are the generals',
    'Far away, {title}: Hideyoshi in Bitchū, Shibata in Etchū, Takigawa in the east, and Tokugawa was to dine at Sakai. Akechi himself was at the ashes, raking them, and his people were saddling for the Ōtsu road. That is the way to Azuchi and the gold.',
  ),
];

const daimyo = lordOfTheMap({
  place: 'lords-house',
  hour: 'afternoon',
  page: {
    name: 'Kikumaru',
    guards:
      'Sixty within the inner gate, {title}, and three hundred in the outer quarters, half of them planting. By tomorrow’s dawn, if the drum is beaten, two thousand.',
    captains:
      'Your brother is in the south wing. The chief retainer came in about the sluices and is behind that screen; four more captains are within a day’s ride. I can have horses at the gate by the time it takes to boil rice.',
  },
  rider: fromTheFire,
  people: [
    here(
      'your chief retainer',
      'chief retainer | retainer | elder | karō | karo | old captain | Naitō Geki | Naitō',
      'he',
      'officer',
      2,
      [
        says(
          'what would you do | what should i do | your advice | counsel | what do you think',
          'Shut the roads first, {title}; opinions after. Whoever hears it from us hears it as we please, and whoever hears it from the road will ask why we did not tell him.',
        ),
        says(
          'how many men | how many spears | our army | how strong are we',
          'Two thousand by morning, five thousand in ten days, if the planting waits. It will not wait gladly.',
        ),
        says(
          'akechi | mitsuhide | should we join akechi | will akechi win',
          'He will write tonight, very well, and promise half of something that he does not hold. I should answer with a question.',
        ),
        says(
          'oda | the sons of nobunaga | whom should we serve | nobukatsu | nobutaka',
          'Two sons alive who cannot bear each other, and a grandson who is two. There is an Oda house as long as somebody at the head of an army says so.',
        ),
        says(
          'rice | money | stores | supplies | how long can we hold',
          'Rice for seven months within the walls, four hundred guns, and powder for one afternoon of them, if it is dry.',
        ),
        says(
          'hostages | my family | our hostages | who is in kyoto',
          'Your younger son is at Azuchi as a pledge. Send a rider there now, before you are seen to have thought of it.',
        ),
      ],
    ),
    away(
      'your brother',
      'brother | younger brother | my brother',
      'he',
      'noble',
      'in the south wing of the house',
      1,
    ),
  ],
});

const shibata = lordOfTheMap({
  place: 'uozu-camp',
  hour: 'evening',
  page: {
    name: 'Menju Shōkichi',
    guards:
      'Two hundred about your quarters, {title}. Before the castle fifteen thousand, with Lord Maeda’s and Lord Sassa’s. The storming parties are told off for the hour of the Tiger.',
    captains:
      'Lord Maeda is on the beach side and Lord Sassa at the second bailey; Lord Sakuma is asking again for leave to go in alone. All three can be here before the lamp wants oil.',
  },
  rider: forewarned({
    name: 'Kosuke, {title}, a groom of Lord Gamō’s at Azuchi, and before that of your own stable at Kitanoshō.',
    sender:
      'A captain of Akechi’s with a wife in Echizen. He told his wife, and the wife told me and gave me her horse. He would lose his head for it, so I have forgotten his name.',
    way: 'By the lake to Nagahama, over the Tochinoki pass to Kitanoshō and along the sea. Your own post-horses from there, {title}, and nobody asked: your seal is on the saddle-cloth.',
    howLong:
      'Ninety-five ri. I left on the night of the twenty-eighth, changed horses nine times, and have not slept but in the saddle.',
    near: says(
      'uozu | the uesugi | do the uesugi know | kagekatsu | what if they hear',
      'They say on the coast that a man from Akechi landed under Uozu last night, asking for the Uesugi. If it is so, {title}, they know as much as you.',
    ),
  }),
  people: [
    here('Maeda Toshiie', 'Toshiie | Maeda | Matazaemon | Lord Maeda', 'he', 'officer', 2, [
      says(
        'what would you do | what should i do | your advice | counsel | what do you think',
        'Take Uozu before the news takes the heart out of us. It falls tomorrow. Then go, and leave Sassa with enough to hold the coast.',
      ),
      says(
        'how many men | our army | how strong are we | how many can we march south',
        'Fifteen thousand here. Leave five against the Uesugi, and ten can march; but every farmer of Kaga will be up behind them.',
      ),
      says(
        'how far to kyoto | how long to kyoto | how long is the march | distance',
        'Ninety-five ri: ten days for an army that eats. Eight, if Kitanoshō has rice boiled.',
      ),
      says(
        'hideyoshi | where is hideyoshi | will hideyoshi march',
        'He is farther from his own rear than we are; but I have known him for thirty years, and I have never seen him arrive second.',
      ),
      says(
        'garrison of uozu | uozu | the castle | how long can it hold',
        'Not two days. Twelve captains are left in it, and they have put tags with their names through their ears, so that we shall know the heads.',
      ),
    ]),
    here('Sassa Narimasa', 'Sassa | Narimasa | Lord Sassa', 'he', 'officer', 1, [
      says(
        'what would you do | what should i do | your advice | counsel',
        'Finish here with fire, then south. I will not have it said that we ran from Uozu because of a rumour.',
      ),
      says(
        'toyama | etchū | etchu | the uesugi | can we leave',
        'If you strip Etchū, Kagekatsu is at Toyama in five days. I can hold it with four thousand. Not with less.',
      ),
      says(
        'who can be trusted | traitor | trust | can he be trusted',
        'Every man here was made by Lord Nobunaga. That is not the same as trusting.',
      ),
      says(
        'how many men | our army | your men',
        'Three thousand of Etchū, and the best guns on this beach. I can spare none, and shall be asked for half.',
      ),
      says(
        'hideyoshi | what do you think of hideyoshi | monkey',
        'He will weep first and loudest. Watch what he is standing on when he does it.',
      ),
    ]),
  ],
});

const uesugi = lordOfTheMap({
  place: 'kasugayama',
  hour: 'evening',
  page: {
    name: 'Matazō',
    guards:
      'Four hundred on the mountain, {title}. Three thousand are in the passes to Shinano, a thousand in Etchū, and the rest watch Shibata Shigeie, who is a rebel in our own rice.',
    captains:
      'Lord Naoe has not left the next room since morning. Lord Suda can be called from the Shinano side by tomorrow. From Uozu nobody can be called any more.',
  },
  rider: forewarned({
    name: 'They gave me the name of Zenroku for the journey, {title}. I serve a house in Sakamoto.',
    sender:
      'Akechi’s own people, {title}, by way of Lord Suda in Etchū. I was to say: you will have a friend in Kyoto, and he would be glad of your good offices in the north.',
    way: 'To Tsuruga, and by a fish boat along Noto to a beach under Uozu; then over your own picket line, where I was struck twice. Uozu I could only see. It burned on one side.',
    howLong:
      'A hundred and ten ri, most of it by boat. I left on the twenty-eighth of last month, an hour after my lord had come down from Mount Atago.',
    near: says(
      'uozu | shibata | katsuie | is uozu fallen | the siege',
      'It stood last night, {title}, and cannot stand two more. The men in it sent no message. They had tied name-tags to themselves.',
    ),
  }),
  people: [
    here('Naoe Kanetsugu', 'Naoe | Kanetsugu | Lord Naoe', 'he', 'officer', 3, [
      says(
        'what would you do | what should i do | your advice | counsel | what do you think',
        'Nothing for three days, {title}, and loudly. Then Shibata goes home, Mori runs for Mino and Takigawa for Ise, and we follow each as far as his last rearguard.',
      ),
      says(
        'how many men | our army | how strong are we | how many enemies',
        'Eight thousand of ours. Shibata has fifteen, Mori five, Takigawa ten. If this is true they are thirty thousand men without a master.',
      ),
      says(
        'uozu | can we save uozu | relief',
        'It is five days’ march there, and they have one. I have the twelve names by me. I should like them read in Lord Kenshin’s hall.',
      ),
      says(
        'akechi | mitsuhide | ally with akechi | should we join him',
        'Write him something warm without a verb. A man who sends for friends on the eve has none on the day.',
      ),
      says(
        'is it a trap | is it true | do you believe it | can he be trusted',
        'A trap for whom? We are already in one. Nobody sets a second trap for a badger in the bag.',
      ),
      says(
        'shibata shigeie | rebel | shibata rebel',
        'Shigeie sits at Shibata in our north and took Oda gold for it. His gold has just stopped.',
      ),
    ]),
    here('the monk of Bishamon', 'monk | priest | monk | the monk', 'he', 'priest', 1, [
      says(
        'kenshin | what would kenshin do | the jar',
        'He would drink three cups, {title}, pray, and be on the road with whoever was awake.',
      ),
      says(
        'omen | pray | fortune | bishamon',
        'The lamp before Bishamon went out at dawn of itself. I lit it again. I thought it was the rain.',
      ),
      says(
        'uozu | the dead | names | pray for uozu',
        'I have the twelve names, from Lord Naoe. They asked for no prayers, only that the ink should be good.',
      ),
      says(
        'nobunaga | was it heaven | mount hiei | punishment',
        'He burned three thousand of us on Hiei. I am a monk and must be sorry for him, and shall begin tomorrow.',
      ),
      says(
        'what should i do | your advice | what would you do | war',
        'Bishamon has one hand for the spear and one for the pagoda. Lord Kenshin never told me that he found the second one heavy.',
      ),
    ]),
  ],
});

const mori = lordOfTheMap({
  place: 'sarukake',
  hour: 'evening',
  page: {
    name: 'Shichirō',
    guards:
      'Three thousand here about Sarukake, {title}. Lord Motoharu and Lord Takakage have the rest in front, some thirty thousand, on the hills above the water.',
    captains:
      'Your uncles are five ri forward, at Iwasaki and at Hizashi. By torch they can be here before midnight, if the ferry at the Takahashi has not broken loose. The monk Ekei is with Lord Takakage.',
  },
  rider: forewarned({
    name: 'Hara Heinai, {title}. There were two of us with two letters. He took the lower road, by the lake, and I the upper.',
    sender:
      'Akechi Hyūga. The letter was with the other man, under Lord Kobayakawa’s name. I have it by heart: hold Hideyoshi where he is, ten days; the shogun shall come home; the country is yours and ours.',
    way: 'Through Tamba and the hills of Mimasaka, and down the Takahashi. My companion would go by Takamatsu, to save four ri, and I heard dogs there, and a challenge. If he took their fires for yours, {title}, then they have the letter.',
    howLong:
      'Fifty-four ri. I left Kameyama on the first, at the hour of the Monkey, with three horses, and it is now the hour of the Dog on the second.',
    near: says(
      'does hideyoshi know | hideyoshi | the letter | what if he knows',
      'If they caught my companion he knows it tonight. He will then be very polite tomorrow, and in a hurry to sign something.',
    ),
  }),
  people: [
    here('Fukubara Sadatoshi', 'Fukubara | Sadatoshi | old Fukubara | chief retainer', 'he', 'officer', 2, [
      says(
        'what would you do | what should i do | your advice | counsel | what do you think',
        'Ask which uncle you mean to overrule, {title}, before you ask them both here. Lord Motoharu will say break the dike. Lord Takakage will say wait to hear it twice.',
      ),
      says(
        'how many men | our army | how strong are we',
        'Thirty-odd thousand against his thirty. But his are fed from Himeji, and ours have eaten Bitchū.',
      ),
      says(
        'takamatsu | shimizu | muneharu | castle | can it be saved',
        'Five thousand people, water to the sills, rice for perhaps ten days. Shimizu has offered his own belly for them three times. We are the ones who will not take it.',
      ),
      says(
        'terms | peace | what does hideyoshi want | ekei',
        'He asks Bitchū, Bingo, Mimasaka, Hōki and Izumo, and Shimizu’s death. Ekei crossed twice today. I think that he enjoys the boat.',
      ),
      says(
        'grandfather | motonari | what would motonari do | will of motonari',
        'Lord Motonari said: do not covet the realm. He said it after he had eleven provinces of it.',
      ),
      says(
        'shogun | yoshiaki | tomo',
        'If it is true, His Highness at Tomo will be packing by morning. He has been packed for nine years.',
      ),
    ]),
    away(
      'Kikkawa Motoharu',
      'Kikkawa | Motoharu | uncle Motoharu | elder uncle',
      'he',
      'officer',
      'mori-camp',
      2,
    ),
    away(
      'Kobayakawa Takakage',
      'Kobayakawa | Takakage | uncle Takakage | younger uncle',
      'he',
      'officer',
      'mori-camp',
      2,
    ),
    away('Ankokuji Ekei', 'Ekei | the monk | monk', 'he', 'ekei', 'mori-camp', 1),
  ],
});

const chosokabe = lordOfTheMap({
  place: 'oko',
  hour: 'evening',
  page: {
    name: 'Yasaburō',
    guards:
      'A hundred and fifty in the castle, {title}. The field soldiers are planting with their spears in the banks; three conches call four thousand of them before noon, and twenty thousand in six days.',
    captains:
      'The young lord is in the yard, dripping, with a bow. Lord Kōsokabe is on the Awa side; a beacon tells him to come, but not why.',
  },
  rider: forewarned({
    name: 'Ishigai’s man, {title}: Magoroku. I have been here before, with the letters from Saitō Toshimitsu.',
    sender:
      'Lord Saitō Toshimitsu, your lady’s kinsman. He said: tell Motochika that the fleet will not sail, and that he is not to ask me how I know until the third.',
    way: 'To Sakai, and by boat from there between the ships that were meant for you: two hundred, at Sumiyoshi, with the rice already aboard. Then under Awa by night, and over the mountains.',
    howLong:
      'Seventy ri, and two days of it by sea. I left Kameyama on the night of the twenty-eighth; the month had no thirtieth to waste.',
    near: says(
      'fleet | nobutaka | invasion | will the fleet sail | shikoku',
      'Nobutaka has fourteen thousand and Niwa Nagahide with him; today was their day. When they hear of it they will be fourteen hundred by evening. Hired men do not cross the sea for a dead lord.',
    ),
  }),
  people: [
    here(
      'Chōsokabe Nobuchika',
      'Nobuchika | Chosokabe Nobuchika | my son | your son | the young lord',
      'he',
      'soldier',
      3,
      [
        says(
          'what would you do | what should i do | your advice | counsel | what do you think',
          'Awa, father, tonight. Sogō sits in Shōzui with his back to an empty sea and does not know it yet.',
        ),
        says(
          'how many men | our army | how strong are we',
          'Four thousand by noon, twenty in six days. They will complain of the planting and come.',
        ),
        says(
          'nobunaga | are you sorry | your name',
          'He gave me the nobu of my name, and never saw me. I shall keep it. It is a good half of a name.',
        ),
        says(
          'how far to awa | how far is shōzui | how far is shozui | distance',
          'Twenty-five ri, over the pass and down the Yoshino: four days for foot.',
        ),
        says(
          'sogō | sogo | shōzui | shozui | masayasu',
          'Five thousand at the most, behind water, with old Miyoshi Yasunaga’s men who came over to prepare the landing. Those will be at the boats first.',
        ),
      ],
    ),
    here('Tani Tadazumi', 'Tani | Tadazumi | the priest | priest | envoy', 'he', 'priest', 2, [
      says(
        'what would you do | what should i do | your advice | counsel',
        'Wait five days for the second messenger, {title}. If it is true, Awa will be as empty then. If it is false, you have just attacked an ally of Azuchi.',
      ),
      says(
        'terms | what did nobunaga offer | promise | letter',
        'Tosa, and the south half of Awa: and all the rest to be given back. It came with a red seal, and we had answered that we might discuss it. The answer must be at Azuchi now, on a dead man’s desk.',
      ),
      says(
        'can he be trusted | saitō | saito | toshimitsu | is it true',
        'Toshimitsu has never lied to this house, {title}. He has merely been wrong.',
      ),
      says(
        'azuchi | nobunaga | what was he like | have you met nobunaga',
        'I carried your letters to him four times. He was courteous while he wanted nothing; the last time he was courteous throughout.',
      ),
      says(
        'how many men | can we win awa | rice',
        'Twenty thousand who plant. If you call them tonight you lose a third of the rice of Tosa, and may gain Awa’s. I have done the sum twice.',
      ),
    ]),
  ],
});

const shimazu = lordOfTheMap({
  place: 'kagoshima',
  hour: 'evening',
  page: {
    name: 'Kogenta',
    guards:
      'Two hundred about the house, {title}. There are no walls; the men are the walls. In the outer castles a hundred times as many, each a day from here.',
    captains:
      'Lord Iehisa is in the house, and Lord Toshihisa with him. Lord Yoshihiro is at Iino, twenty ri north, and would be here tomorrow if one told him that it was a fight.',
  },
  rider: forewarned({
    name: 'Kiemon, {title}, of Bōnotsu, factor for the Ryūkyū ships at Sakai.',
    sender:
      'A gentleman of the Konoe household, {title}. Lord Konoe has eaten your salt, and his man thought that you would like to know before it was done. He did not say how he came to know, and he was sweating.',
    way: 'From Sakai with a fair wind, outside Tosa, so as to meet nobody, and into Shibushi; then on horseback over the ash. I passed no sail that was faster.',
    howLong:
      'Two hundred ri of sea. We cast off on the night of the twenty-seventh of last month, with that wind behind us that comes once in a rainy season.',
    near: says(
      'kyushu | ōtomo | otomo | ryūzōji | ryuzoji',
      'Nobody in Kyushu has it yet. Lord Ōtomo leaned upon Azuchi, and Lord Ryūzōji has lately sent there; both have been leaning on air since this morning.',
    ),
  }),
  people: [
    here('Shimazu Iehisa', 'Iehisa | my brother Iehisa | youngest brother', 'he', 'officer', 3, [
      says(
        'what would you do | what should i do | your advice | counsel | what do you think',
        'Help Arima against Ryūzōji while nobody in the capital can forbid it. Give me three thousand and a narrow road.',
      ),
      says(
        'how many men | our army | how strong are we',
        'Thirty thousand from three provinces, if the year is good. For Hizen I should not want so many. They get in one another’s light.',
      ),
      says(
        'nobunaga | kyoto | have you seen nobunaga',
        'I saw him seven years ago, asleep on his horse. I thought: that man is not afraid of anyone behind him. It seems that he was right until this morning.',
      ),
      says(
        'ryūzōji | ryuzoji | takanobu | arima',
        'He has twenty-five thousand, and so cannot turn round. Arima begs for help by every boat. There is a causeway at Okita where six men fill the road.',
      ),
      says(
        'yoshihiro | where is yoshihiro | iino',
        'At Iino, feeding his dogs and looking at the border. Do not tell him that there is to be waiting.',
      ),
    ]),
    here('Shimazu Toshihisa', 'Toshihisa | my brother Toshihisa', 'he', 'officer', 3, [
      says(
        'what would you do | what should i do | your advice | counsel | what do you think',
        'Nothing that has to be explained later. Somebody will be master of Kyoto by the winter, and he will ask what each of us did in the sixth month.',
      ),
      says(
        'is it true | can he be trusted | do you believe it | konoe',
        'Konoe’s people know what the palace fears, which is a good deal more than what happens. Wait for the second ship.',
      ),
      says(
        'how far to kyoto | how far is kyoto | distance | how long to kyoto',
        'Two hundred and twenty ri by land; ten days by sea, when the sea agrees. That is our moat.',
      ),
      says(
        'who knows of it | ōtomo | otomo | does bungo know',
        'Not Bungo, and not Hizen. We have ten days in which we alone know that nobody will answer their letters.',
      ),
      says(
        'rice | money | what does a war cost',
        'Ash and rain, {title}: Satsuma feeds its men or its horses. A campaign in Hizen eats two harvests. I have put it in writing for Yoshihiro, who has not read it.',
      ),
    ]),
    away('Shimazu Yoshihiro', 'Yoshihiro | my brother Yoshihiro', 'he', 'officer', 'iino', 3),
  ],
});

/* At the barrier. */

const samurai: OpeningScene = {
  place: 'akechi-barrier',
  hour: 'afternoon',
  people: [
    here(
      'the captain',
      'captain | Akechi captain | polite captain | officer | their captain',
      'he',
      'officer',
      0,
      [
        says(
          'what is your name, captain | your name | who are you | what are you called',
          'Mizuno Genba, of Kameyama. I had two hundred spears yesterday, and a night’s sleep owing to me.',
        ),
        says(
          'who is dead | is nobunaga dead | is nobutada dead | nobunaga | nobutada',
          'Both of them, the father at Honnō-ji and the son at Nijō. I was at the east gate of the first. There is no Oda any more.',
        ),
        says(
          'what happened | honnō-ji | honnoji | last night | what have you seen',
          'We were told at the Katsura river to cut the match-cords short and change our sandals. The enemy is in Honnō-ji, they said, and nobody said who. One went in through the gate, and it was not even barred.',
        ),
        says(
          'who sent you | who gave the order | your orders | what are your orders | what do you want of us',
          'Lord Akechi’s order: let nobody over the water until he has said whom he serves. Those who serve nobody may cross. Those who serve the Oda may think again, here, on this bank.',
        ),
        says(
          'where is akechi | where is mitsuhide | where is your lord | mitsuhide',
          'In the city, at the ashes. He goes to Sakamoto tonight, and to Azuchi when the bridge at Seta will let him.',
        ),
        says(
          'how many men | how many men has akechi | how strong is akechi | your men',
          'Thirteen thousand with Lord Akechi. At this bar twenty, and eighty more under those trees, in case you were counting.',
        ),
        says(
          'why | why did he do it | why did you do it | reason | treason',
          'I have been asked that by everyone since dawn, quite politely. I lead two hundred spears. I was told where, not why.',
        ),
        says(
          'will you take me | are you hiring | what do you pay | serve akechi | offer my sword',
          'Two hundred koku for a man with a horse, a hundred without, by Lord Akechi’s own list. You have no horse. I may call you a man who has lately had one.',
        ),
        says(
          'may i pass | can i cross | let me through | what if i refuse | what happens to those who refuse',
          'Say a name: if it is one of ours you cross. If it is one of theirs you give up your swords until the city is quiet. Three would not; they are behind the ferry house, under the mats.',
        ),
        says(
          'the head | was he found | nobunaga’s head | body',
          'They rake. I should be obliged if you did not ask my men that; half of them think that he got away, and the other half that he will come back.',
        ),
      ],
    ),
    here(
      'the spearmen',
      'spearmen | twenty spearmen | soldiers | guards | Akechi men | men in blue sashes',
      'they',
      'soldier',
      -1,
      [
        says(
          'where are you from | who are you | your lord',
          'Tamba, most of us. Farmers of the captain’s. We serve him, and he serves whom he serves.',
        ),
        says(
          'what did you see | honnō-ji | honnoji | last night | what happened',
          'A white robe up on the gallery, and a bow. Then smoke. Somebody said that it was Lord Nobunaga, and somebody else told him to shut his mouth.',
        ),
        says(
          'tokugawa | ieyasu | whom did you think you were attacking',
          'We thought that it was Tokugawa we were being sent to kill. Honest. That would have been ordinary.',
        ),
        says(
          'are you tired | food | pay | sleep',
          'Marched since yesterday’s dusk. Rice balls at Katsura. They have promised silver.',
        ),
        says(
          'how many are you | how many men | other posts',
          'Twenty of us at the bar, and the rest of the hundred asleep under the trees with their sandals on.',
        ),
      ],
    ),
    here(
      'the oil pedlar',
      'pedlar | oil seller | man ahead of you | oil man | peddler',
      'he',
      'merchant',
      1,
      [
        says(
          'what is your name, pedlar | who are you | your name',
          'Jinbei, with oil from Yamazaki. I said that I serve the lamp; he let me through, and then my legs would not go.',
        ),
        says(
          'what have you seen | what did you see | what happened in the city | the bells | news',
          'Nijō, from the end of the street. They shot from the nobleman’s roof next door. The prince came out first, walking, with his ladies; nobody had found him a litter; afterwards it burned.',
        ),
        says(
          'another way | another ford | how can i cross | boat | ferry',
          'There is an eel-man’s boat half a ri below, by the willow, if he has not been paid to sink it. He was asking thirty coppers. It will be a koku by dark.',
        ),
        says(
          'who passed before | did others pass | who has passed | fugitives',
          'A fat priest with a child’s nurse who was no nurse. Two samurai who said Tsutsui. One who said Oda: he is over there.',
        ),
        says(
          'how far is the city | how far is yamazaki | how far | how far to sakai',
          'Kyoto two ri behind you, Yamazaki two before you; Osaka nine. All of it is wet.',
        ),
      ],
    ),
    here('the woman with the bundle', 'woman | woman in the line | mother | old woman', 'she', 'woman', 0, [
      says(
        'what is your name | who are you, woman | where are you going | where is your husband',
        'O-Kiku. My husband washed pots at Honnō-ji. I am going to where he would look for me.',
      ),
      says(
        'what did you see | honnō-ji | honnoji | what happened | women',
        'He sent the women out, {title}. He himself, from the gallery. “Women may go,” he said, as if there were time for everybody.',
      ),
      says(
        'how many died | dead | who is dead at honnoji',
        'They carried them out by the kitchen door till there was no kitchen. I counted nineteen, and then I was ashamed of counting.',
      ),
      says(
        'your husband | pot washer | are you looking for him',
        'Short, with a burn on the left wrist from a kettle. If you see him, say Yamazaki, at my sister’s.',
      ),
      says(
        'bundle | what do you carry | what is in the bundle',
        'Two bowls and a quilt. And a page’s fan, that he dropped; there is a crest on it, and I do not know whether that is good or bad today.',
      ),
    ]),
  ],
  things: [
    thing('your two swords', 'swords | my swords | two swords | your swords | long sword | katana', 'you'),
    thing('the younger sword', 'younger sword | short sword | wakizashi | paid sword', 'you'),
    thing('the bellflower banner', 'banner | flag | crest', 'here'),
    thing('the bar across the road', 'bar | pole | gate', 'here'),
  ],
  open: [
    open('question', 'the captain', 'whom you serve'),
    open('guard', 'the spearmen', 'the crossing of the river, and who may pass it'),
  ],
};

/* In the bean rows. */

const peasant: OpeningScene = {
  place: 'bean-field',
  hour: 'afternoon',
  people: [
    here(
      'the boy',
      'boy | wounded boy | young warrior | samurai boy | young samurai | fallen warrior | lad',
      'he',
      'child',
      1,
      [
        says(
          'what is your name, boy | your name | who are you | what are you called',
          'Inoko Yatarō. I am sixteen. I was in the young lord’s guard since the New Year.',
        ),
        says(
          'who sent you | who gave you the letter | whose letter | who wrote the letter | who wrote it',
          'My uncle, Inoko Hyōsuke, in Nijō, when the gate was already going. He wrote it on his knee, and put me over the back wall by my belt.',
        ),
        says(
          'what is in the letter | what does it say | read the letter | the letter | contents',
          'That Akechi has killed our lord, and how many he is, and who has not yet joined him. It asks Lord Hideyoshi to make peace and come. I have read it four times, in case I had to eat it.',
        ),
        says(
          'to whom is the letter | who gets it | who would pay | himeji | hideyoshi',
          'To Koide Hidemasa, who keeps Himeji castle, for Lord Hideyoshi. Say that it comes from Inoko. You will be let in at the lower gate.',
        ),
        says(
          'what reward | what will they pay | how much | anything | what do i get',
          'My uncle said: whatever he asks. Land, I should think, or a name. I do not know what people ask for.',
        ),
        says(
          'what happened | honnō-ji | honnoji | nijō | nijo',
          'They had the bellflower on their banners. At Nijō we went out of the gate three times and came back fewer. Then they climbed the noble’s roof next door with guns, and after that one could not cross the yard.',
        ),
        says(
          'who is dead | is nobunaga dead | nobunaga | nobutada | your uncle',
          'Lord Nobunaga, before we could get to him. The young lord said that the boards were to be taken up and his body laid under them. My uncle too, by now.',
        ),
        says(
          'how far to himeji | how far | how long | three days | which road',
          'Thirty ri: Yamazaki, the Settsu road, Hyōgo, Akashi. My uncle said three days, because on the fourth somebody else will have told it differently.',
        ),
        says(
          'are you hurt | wound | where are you hurt | can you walk',
          'Here, under the arm; a spear. It has stopped hurting, and I think that is not good. I can walk to the end of the beans.',
        ),
        says(
          'who is in the wood | who follows you | who is behind you | are you followed | the wood',
          'Three, since the bamboo grove. Not soldiers: they have spears like yours. One laughs all the time.',
        ),
      ],
    ),
    away(
      'the men in the wood',
      'men in the wood | hunters | head-hunters | bandits | three men | fallen-warrior hunters',
      'they',
      'commoner',
      'any-woods',
      -2,
      [
        says(
          'who are you | what do you want | where are you from | armour | whose men are you',
          'From over the ridge. We want the armour, and what is in it. You may have the sandals.',
        ),

        says(
          'what is the price | bounty | how much | reward for the boy',
          'Akechi’s men at the river pay a silver piece for an Oda head with a topknot. This one has a nice topknot.',
        ),
      ],
    ),
    away(
      'the old headman',
      'headman | the headman | village headman | old headman',
      'he',
      'commoner',
      'village',
      1,
      [
        says(
          'what should i do | your advice | what do you think',
          'Nobody saw anything in the beans. That is my advice, and has been through four lords.',
        ),
        says(
          'who will be our lord | taxes | akechi | oda',
          'Akechi, they say, until the autumn. It is the ones who come to count the rice that I call lord.',
        ),
        says(
          'how many men | the village | who can fight',
          'Thirty-one households; forty spears, if the grandfathers stand up straight, and one gun without powder.',
        ),
      ],
    ),
    away(
      'your neighbours',
      'neighbours | neighbors | the others | villagers | the village',
      'they',
      'crowd',
      'village',
      1,
      [
        says(
          'will you help | help me | what do you want',
          'With spears, if it is against strangers. If it is for somebody’s letter, we should like to hear who is paying.',
        ),
      ],
    ),
  ],
  things: [
    thing(
      'the letter',
      'letter | boy’s letter | message | sealed letter | paper',
      'the boy',
      'To Koide Hidemasa at Himeji, to be sent on to the lord of Chikuzen before Takamatsu at whatever hour: Akechi Hyūga has turned with thirteen thousand; our lord died this dawn at Honnō-ji, and the young lord holds Nijō with five hundred and will be dead when you read this. Takayama, Nakagawa and Ikeda have not joined the traitor and wait to hear who lives: make peace with the Mōri and come. Inoko Hyōsuke, at Nijō, sixth month, second day, hour of the Dragon; give the bearer whatever he asks.',
    ),
    thing('your bamboo spear', 'bamboo spear | spear | my spear', 'you'),
    thing('the boy’s armour', 'armour | armor | good armour', 'the boy'),
    thing('the scarecrow', 'scarecrow | straw man', 'here'),
    thing('the bean straw', 'bean straw | straw', 'here'),
    thing('the hoe', 'hoe', 'here'),
  ],
  open: [
    open('offer', 'the boy', 'whether you will take the letter to Himeji, and what you ask for it'),
    open('threat', 'the men in the wood', 'who is coming through the wood behind you'),
  ],
};

/* The ashes. */

const honnoji: OpeningScene = {
  place: 'honnoji',
  hour: 'morning',
  people: [
    here('Saitō Toshimitsu', 'Toshimitsu | Saitō | Saito | captain | your captain', 'he', 'toshimitsu', 2, [
      says(
        'the head | where is the head | have you found him | where is nobunaga | body',
        'No head, {title}, twice on hands and knees over every mat. The inner rooms fell in upon themselves. There is bone enough for forty, and none of it is willing to say which.',
      ),
      says(
        'what did you see | how did he die | what happened | nobunaga | who saw him',
        'He shot from the gallery till the string went, then used a spear, till Yasuda got him in the elbow or the side, they do not agree. He said it could not be helped. Then he sent the women out, went in, and shut the door.',
      ),
      says(
        'how many men | how many have we lost | our losses | our men | how many dead',
        'Thirteen thousand marched. We lost some forty here and, at Nijō, three or four hundred; they were good, there. Of his own about a hundred and thirty are dead at this place, and at Nijō all that went in.',
      ),
      says(
        'what would you do | what should i do | your advice | counsel | what should the riders say',
        'Three letters, {title}, and all today. To the Mōri: hold him ten days; to the Hosokawa: half of everything. To Azuchi nothing; there we go ourselves.',
      ),
      says(
        'how far to takamatsu | how far | how long will the riders take | how long to the mōri | riders',
        'To the Mōri fifty-five ri: two nights, if he changes horses and lies well at the barriers. Miyazu a day and a night. Azuchi four hours, if Yamaoka gives us the bridge at Seta.',
      ),
      says(
        'hideyoshi | where is hideyoshi | when can he be here | how soon',
        'Before Takamatsu, and if the Mōri hold him, not here in this month. If they do not, an army walks it in ten days. I have said so to nobody but you, {title}.',
      ),
      says(
        'who knows of it | who else knows | does anyone know | who has heard | news',
        'The city. By tonight Ōtsu, Nara and Sakai; by tomorrow Azuchi and Gifu. West of Amagasaki only what we send, for two days.',
      ),
      says(
        'ieyasu | where is ieyasu | tokugawa',
        'At Sakai, with thirty men in travelling clothes. I have sent two hundred horse toward Yamashiro and offered the villages silver. He is a hard man to catch sitting.',
      ),
      says(
        'nobutada | nijō | nijo | the son | the heir',
        'Dead by his own hand at Nijō; Kamata struck for him. They laid him under the floorboards. That head too has not been found.',
      ),
      says(
        'the court | what does the court want | assurances | emperor',
        'That there be no more burning, and that the prince be given a better road home than the one he had. If you say that the capital is safe, they will send you silk.',
      ),
    ]),
    here(
      'the riders',
      'riders | couriers | messengers | saddled riders | three riders',
      'they',
      'messenger',
      2,
      [
        says(
          'are you ready | how long will you take | how fast | how far',
          'Three pair, {title}, two horses each. West two nights, north a night and a day, east by dark.',
        ),
        says(
          'what are you to say | where are you going | your orders',
          'East, west and north, {title}. What we are to say we have not been told.',
        ),
        says(
          'which road | the way west | barriers | how will you pass',
          'West by Tamba and the back of Himeji. Round Takamatsu by the hills, not the lake; one cannot tell their fires from the Mōri’s at night.',
        ),
        says(
          'letters | who carries the letter | how do you hide it',
          'Sewn in the collar, {title}. If it comes to the worst, one eats it; it has been done.',
        ),
        says(
          'horses | how many horses | are the horses fresh',
          'Six, from Lord Nobunaga’s own stable. They did not burn.',
        ),
      ],
    ),
    here('Mizoo Shōbei', 'Mizoo | Shōbei | Shobei', 'he', 'officer', 2, [
      says(
        'what would you do | your advice | what should i do',
        'Let the men sleep two hours, {title}, and pay them today. They have not yet understood what they have done. It will be better if they understand it with silver in the hand.',
      ),
      says(
        'the men | what do the men say | morale | your thirteen thousand',
        'They ask whether it was really he. One company believed until sunrise that we had come for Tokugawa.',
      ),
      says(
        'hosokawa | fujitaka | tadaoki | your daughter | will they come',
        'Fujitaka has no word broken that I know of, and none given in haste. I should send somebody who can weep.',
      ),
      says(
        'bridge of seta | yamaoka | azuchi | how do we reach azuchi',
        'Yamaoka Kagetaka keeps the bridge at Seta. He has been offered a province this morning and has asked for an hour to think, and I do not like the hour.',
      ),
      says(
        'how many men | guard in kyoto | who holds the city',
        'Two thousand at the crossings, a thousand at the seven mouths of the city, and the rest sit in the street where they stopped.',
      ),
    ]),
    here(
      'the envoy of the court',
      'envoy | court | courtier | messenger of the court | the court’s envoy',
      'he',
      'noble',
      0,
      [
        says(
          'what do you want | what does the court want | assurances | what do you ask',
          'That the quarter of the palace be spared, that Prince Sanehito be undisturbed, and that somebody should be responsible for the streets. Under what title is a matter that can ripen.',
        ),
        says(
          'will the emperor support me | does the emperor approve | title | shogun | appointment',
          'His Majesty approves of quiet. A gift to the palace of five hundred pieces of silver would be noticed. It is too early for other words.',
        ),
        says(
          'who else have you written to | konoe | who are you',
          'Kajūji Harutoyo. I was to have asked Lord Nobunaga today whether he would care to be shogun. I have kept the paper.',
        ),
        says(
          'prince | sanehito | is the prince safe',
          'He walked from Nijō to the upper palace among the guns. The poet Jōha found him a porter’s litter. It will be remembered who did not.',
        ),
        says(
          'how much does the palace need | gift | money for the court',
          'The roof over the Emperor’s writing room has let in the rain for two years. I mention it only because you asked.',
        ),
      ],
    ),
    here(
      'the elder of the merchants',
      'merchants | merchant | elder | townsman | the merchants',
      'he',
      'merchant',
      0,
      [
        says(
          'what do you want | taxes | what do the merchants want',
          'To know whether Lord Nobunaga’s ground rent is still owed, and to whom. If the answer were that it is remitted, the shutters would be up by noon.',
        ),
        says(
          'how much | money | silver | what can you pay | loan',
          'The Upper and the Lower Town together, a thousand pieces of silver by tomorrow, and gladly, for a paper with your seal on it.',
        ),
        says(
          'shops | shutters | why are the shops shut | are people afraid',
          'Because there are men with pale blue sashes before each of them, {title}, and last night nobody knew the colour.',
        ),
        says(
          'what do the people say | townsmen | are they for me',
          'That you were always civil about the cleaning of the gutters. It is early for more.',
        ),
        says(
          'news | who has left the city | have riders left kyoto | who knows',
          'Chaya the draper’s shopman took a horse at dawn, without a saddle, toward the Yodo. He never rides.',
        ),
      ],
    ),
    here(
      'your thirteen thousand',
      'men | my men | army | soldiers | troops | thirteen thousand | the army',
      'they',
      'soldier',
      2,
      [
        says(
          'what do you think | are you loyal | what do you want',
          'Orders, {title}, and breakfast. It is what comes after that one thinks of.',
        ),
        says(
          'the head | have you found him | nobunaga',
          'Bones, buckles, a kettle. If he is in there he has gone very small.',
        ),
        says(
          'tokugawa | whom did you think you were attacking | did you know',
          'Most of us thought Tokugawa, {title}. When they said it was the lord himself, we were already over the ditch.',
        ),
        says(
          'pay | silver | what do you need | breakfast',
          'Whatever is given out before noon, {title}. After noon it will look like a price.',
        ),
        says(
          'will you march | are you tired | sleep',
          'We marched all night. We can do Azuchi, if there is rice at Ōtsu.',
        ),
      ],
    ),
    away('Akechi Hidemitsu', 'Hidemitsu | Samanosuke | son-in-law', 'he', 'officer', 'nijo', 3, [
      says(
        'how is nijō | nijo | what happened',
        'It is done. We could not take the gate, and so we took the neighbour’s roof.',
      ),
    ]),
    dead('Oda Nobunaga', 'Nobunaga | he | the father', 'daimyo', 'honnoji'),
    dead('Mori Ranmaru', 'Ranmaru | the boy beside him', 'servant', 'honnoji'),
    dead('Oda Nobutada', 'Nobutada | the son', 'noble', 'nijo'),
  ],
  things: [
    thing('the ashes', 'ash | ashes | embers', 'here'),
    thing('the bell of Honnō-ji', 'bell | temple bell', 'here'),
    thing('Toshimitsu’s helmet', 'helmet', 'Saitō Toshimitsu'),
    thing('the writing box', 'brush | ink | paper | writing case', 'here'),
    thing('the saddled horses', 'horses | horse', 'the riders'),
    thing('the bellflower banner', 'banner | crest | bellflower', 'here'),
  ],
  open: [
    open('question', 'Saitō Toshimitsu', 'what the riders are to say, east, west and north'),
    open('question', 'the envoy of the court', 'what assurances you give the court'),
    open('question', 'the elder of the merchants', 'what becomes of the merchants’ taxes'),
  ],
};

/* The garden in Sakai. */

const sakai: OpeningScene = {
  place: 'merchant-garden',
  hour: 'afternoon',
  people: [
    here(
      'Chaya Shirōjirō',
      'Chaya | Shirōjirō | Shirojiro | cloth merchant | the cloth merchant',
      'he',
      'chaya',
      3,
      [
        says(
          'what have you seen | tell me everything | news | honnō-ji | honnoji',
          'I have not seen it, {title}; I turned at Hirakata. My shopman met me there on a horse without a saddle: Honnō-ji burning, pale blue banners at every crossing, and guns at Nijō when he left. He is no liar; he has no imagination.',
        ),
        says(
          'how far | how long did you ride | when did you leave | how far is kyoto | your horse',
          'I left here before light, and was at Hirakata by the hour of the Snake; ten ri there, ten ri back. To Kyoto it is sixteen. The horse is lying at your gate.',
        ),
        says(
          'how many men | how many men does akechi have | how strong is akechi | akechi | mitsuhide',
          'Above ten thousand; thirteen, my shopman had from a spearman. They were on the road to Bitchū, and turned left in the dark.',
        ),
        says(
          'who is dead | is nobunaga dead | is nobutada dead | nobunaga | nobutada',
          'Lord Nobunaga, in the fire, by his own hand or the roof’s. The young lord was in Nijō with some hundreds. That will have ended by breakfast.',
        ),
        says(
          'who knows of it | who else knows | does sakai know | does anyone know | have you told anyone',
          'In this garden everybody, since I had no breath to whisper. In the town nobody before me. But there are forty carters an hour behind, and then every merchant here will be wondering what you would fetch.',
        ),
        says(
          'gold | money | how much money | silver | can we pay',
          'Eighty ōban of gold, {title}, in the saddle-bags that I did not let fall. Every village has a headman, and every headman a daughter to marry. I go ahead and pay; you come after and are nobody.',
        ),
        says(
          'roads | which way | is the road open | akechi’s patrols | can we get through',
          'The Kyoto road is shut for you. Akechi’s horse were already asking at Yodo for thirty gentlemen of Mikawa. Toward Iga there is nobody yet but peasants, and they have begun to cut bamboo.',
        ),
        says(
          'ship | boat | by sea | harbour | sea',
          'There are six ships in the harbour that could round Kii, and four of their masters owe me money. But one waits for wind, and the harbour watch belongs to whoever sends first.',
        ),
        says(
          'what would you do | what should i do | your advice',
          'I am a draper, {title}. I should say that one cannot put a dead customer’s debts in order by dying in his shop.',
        ),
      ],
    ),
    here('Honda Tadakatsu', 'Honda | Tadakatsu | Heihachirō', 'he', 'tadakatsu', 3, [
      says(
        'what would you do | what should i do | your advice | counsel | chion-in',
        'Forgive me, {title}. To die at the Chion-in is what Akechi would order for you if he could. If you owe Lord Nobunaga anything, you owe it with an army: home first.',
      ),
      says(
        'how many men | how many are we | companions | who is with us',
        'Thirty-four, with the pages. Sakai, Ishikawa, Sakakibara, Hattori, Ōkubo, Ii; there is not one whom I should have to push. And Anayama’s twelve, whom I should not turn my back to.',
      ),
      says(
        'weapons | armour | armor | guns | what weapons have we',
        'Two swords each, four bows, and my spear in its case. The guns on the silk are our host’s, and he is already counting them.',
      ),
      says(
        'how far | how far home | how far is okazaki | how long | distance to okazaki',
        'Fifty ri to Okazaki by the mountains and the bay. Three days, going day and night. I have marched further for less.',
      ),
      says(
        'akechi | can we attack akechi | fight | attack kyoto',
        'Thirty-four swords against thirteen thousand? I would do it. But I should want it understood that it was for pleasure.',
      ),
      says(
        'are you afraid | your face | pale | what is wrong',
        'Yes. I have never before been anywhere without my helmet when it mattered.',
      ),
    ]),
    here('Hattori Hanzō', 'Hattori | Hanzō | Hanzo | Hattori Hanzo', 'he', 'officer', 3, [
      says(
        'iga | why should the men of iga help us | can we go through iga | men of iga | can we trust iga | the mountains',
        'Last year Lord Nobunaga burned Iga from end to end, {title}. Those who got out came to Mikawa, and you fed them. I can have two hundred of Iga and Kōka on the passes, if I ride within the hour and say your name.',
      ),
      says(
        'how far | which way | the way home | how long | what road',
        'Tonight to the Kusauchi ferry; tomorrow Uji-tawara and Shigaraki, where Tarao will house us; the third day the Kabuto pass and down to Shiroko. There one wants a boat. Fifty ri in all.',
      ),
      says(
        'danger | peasants | bandits | what is the danger',
        'Every village within ten ri of Kyoto will be out by tomorrow, with bamboo. They do not ask whose head it is; they ask what it is wearing. Go small, and pay first.',
      ),
      says(
        'how many men can you raise | how many men | men of kōka',
        'Two hundred, perhaps three. They will come for the name, stay for the silver, and talk of it to their grandchildren.',
      ),
      says(
        'what would you do | what should i do | your advice',
        'Go by Iga. It is the one province whose people hate Lord Nobunaga’s friends, and have a reason to except one.',
      ),
    ]),
    here('Sakai Tadatsugu', 'Tadatsugu | Lord Sakai', 'he', 'officer', 3, [
      says(
        'what would you do | what should i do | your advice | counsel',
        'Honda is right, though he shouts. Dead at the Chion-in, you leave Mikawa to a boy of three. Home; and by whichever road has the fewest opinions.',
      ),
      says(
        'anayama | baisetsu | should we take anayama',
        'Offer to take him. He will suspect it, and go by himself.',
      ),
      says(
        'how old are you | your age | have you seen worse',
        'Fifty-five. At Mikatagahara I beat the drum on an open gate, and Shingen went away. One needs a drum.',
      ),
      says(
        'who should go ahead | order of march | plan',
        'Hasegawa writes, Chaya pays, Hanzō whistles, Honda walks beside you. I keep the rear, because I talk least when I am out of breath.',
      ),
      says(
        'mikawa | who holds okazaki | army at home | how soon can we march',
        'Torii and Ōkubo have the keys. Ten thousand men, ten days from your setting foot there.',
      ),
    ]),
    here(
      'Tsuda Sōgyū',
      'Tsuda | Sōgyū | Sogyu | the merchant | merchant | host | your host',
      'he',
      'merchant',
      0,
      [
        says(
          'what do you want | will you help | can you hide us | will you betray us',
          'You are my guest until you have drunk the tea. I should drink it soon. After that I am one of thirty-six councillors, of whom I can answer for perhaps nine.',
        ),
        says(
          'guns | may i have guns | how much are guns | buy guns',
          'There are sixty upon the silk, with powder for a demonstration. Take twenty. I shall say that they were stolen, and put it down at eight koku apiece.',
        ),
        says(
          'ship | boat | harbour | can i have a boat',
          'There is a coaster for Ise, a slow one. Her master is honest in fair weather.',
        ),
        says(
          'akechi | mitsuhide | you know mitsuhide | friend',
          'I drank tea with him in the first month; he hung Lord Nobunaga’s own writing in the alcove. I have been trying since you came in to remember his face.',
        ),
        says(
          'who knows of it | does sakai know | how long before sakai knows',
          'In this garden, all of you and four servants, whom I have just sent to count teacups. In the town, by dusk.',
        ),
      ],
    ),
    here(
      'your companions',
      'companions | thirty companions | men | my men | the others | retainers',
      'they',
      'soldier',
      3,
      [
        says(
          'will you follow me | what do you want | will you die with me',
          'Where you go, {title}. We should prefer that it were Mikawa.',
        ),
        says(
          'how many are you | how many men | who are you',
          'Thirty-four of Mikawa, and none of us over-dressed for it.',
        ),
        says(
          'weapons | armour | what have we got',
          'Swords, {title}, and walking sticks. Ii has a very good hat.',
        ),
        says(
          'food | sandals | what have we to eat | money',
          'Sea bream, cold, for one night; straw sandals will have to be bought. Somebody is wrapping the tea cakes.',
        ),
        says(
          'are you afraid | do you want to die | chion-in',
          'Of the Chion-in, no. Of being speared in a ditch by a radish farmer, a little.',
        ),
      ],
    ),
    here('Anayama Baisetsu', 'Anayama | Baisetsu', 'he', 'noble', -1, [
      says(
        'will you come with us | what will you do | travel together | join our party',
        'Close behind you, with my own people. A small party is noticed less; two small parties, one behind the other, half as much.',
      ),
      says(
        'what are you afraid of | do you trust me | trust',
        'I left the Takeda in the third month because I could reckon. I am reckoning now. You will understand that one does it alone.',
      ),
      says(
        'gold | how much gold | what do you carry',
        'Enough to be killed for, and not enough to be let go for. I ask you not to say it aloud.',
      ),
      says(
        'how many men | your men | your people',
        'Twelve, from Kai. They have changed lords once this year and may be out of practice at refusing.',
      ),
      says(
        'which way will you go | road | kusauchi | uji',
        'By the Kusauchi ferry, half a day behind you. If they are waiting there, it will be for the first party.',
      ),
    ]),
    here('Hasegawa Hidekazu', 'Hasegawa | Hidekazu | guide | your guide', 'he', 'officer', 2, [
      says(
        'what would you do | what should i do | your advice | the way | road',
        'I was ordered to show you the sights and bring you safe. The first is finished. I know the headmen as far as Uji-tawara, and I write a hand that they obey.',
      ),
      says(
        'nobunaga | are you sorry | what will you do',
        'He was my lord since I was a page. Let me bring you home first. Then I shall have the time for it.',
      ),
      says(
        'tarao | shigaraki | who will house us | uji-tawara',
        'Yamaguchi at Uji-tawara, whose adoptive son is a Tarao; and the Tarao at Shigaraki. I got the one his land and the other his pardon.',
      ),
      says(
        'nishio | who else of nobunaga | matsui | magistrate of sakai',
        'Matsui Yūkan, the magistrate, was to dine with us. I should not wait for him; he will be asking his clerk whom he serves.',
      ),
      says(
        'how far to uji-tawara | how long tonight | how far tonight',
        'Thirteen ri, by Hirano and Amida-ji, and round every castle. We should be at the Kusauchi ferry before it is light.',
      ),
    ]),
  ],
  things: [
    thing(
      'the gold in Chaya’s saddle-bags',
      'gold | saddle-bags | saddlebags | money | ōban',
      'Chaya Shirōjirō',
    ),
    thing('the new guns', 'guns | muskets | matchlocks | new guns laid out upon silk', 'Tsuda Sōgyū'),
    thing('the Portuguese clock', 'clock | portuguese clock', 'Tsuda Sōgyū'),
    thing('Chaya’s horse', 'horse | dying horse', 'here'),
    thing('the pine', 'pine | single pine | tree', 'here'),
    thing('Dragonfly Cutter', 'spear | Tonbogiri | tadakatsu’s spear', 'Honda Tadakatsu'),
    thing('your short sword', 'short sword | wakizashi | dagger', 'you'),
  ],
  open: [
    open('question', 'your companions', 'whether you die at the Chion-in or go home'),
    open(
      'question',
      'Chaya Shirōjirō',
      'which way you take, before Sakai has worked out what you would fetch',
    ),
  ],
};

/* The lake. */

const takamatsu: OpeningScene = {
  place: 'takamatsu-camp',
  hour: 'night',
  people: [
    here('Kuroda Kanbei', 'Kanbei | Kuroda | Kuroda Yoshitaka', 'he', 'kanbei', 2, [
      says(
        'what would you do | what should i do | your advice | counsel | say aloud what we are thinking',
        'Weep for as long as the lamp lasts, {title}. Then do what you have thought of since you read the second line. Your fortune has opened its gate; one does not stand outside it and grieve.',
      ),
      says(
        'is it true | is the letter genuine | is it a trick | do you believe it | are you sure',
        'The seal is his, and the hand is his secretary’s; I have had forty letters from it. A false one would have been dated tomorrow. This one was written by a man who was certain.',
      ),
      says(
        'who knows of it | who else knows | does anyone know | who has read it | who has seen the letter | does the army know | do the men know | has nobunaga’s death been told to the army',
        'You and I. Four pickets know that there was a letter, and cannot read; I have them drinking in my tent, under guard. And he knows.',
      ),
      says(
        'will the mōri keep the peace | mori | mōri | do the mōri know | peace',
        'If they sign before they know. Let Ekei have three provinces instead of five, and ask Shimizu’s death in a boat before both armies, which he will do well. Takakage will keep what he has sealed; Motoharu must be given no night to hear of it in.',
      ),
      says(
        'how far to himeji | how far to kyoto | how far | how long is the march | how soon can we be there',
        'To Himeji twenty-three ri, which the van can do in a night and a day. From there to Kyoto thirty. Ten days from tomorrow we can stand at Yamazaki, if every village on the road has rice boiled.',
      ),
      says(
        'how many men | our army | how many men have we | how strong are we',
        'Twenty thousand of ours, and ten thousand Ukita men who should be left as a stopper in the bottle. Fifteen thousand will arrive. It is enough, if we are first.',
      ),
      says(
        'how many men does akechi have | how strong is akechi | akechi | mitsuhide | what will akechi do',
        'Thirteen thousand. He counts on Hosokawa, Tsutsui, Takayama, Nakagawa and Ikeda; and each of those will ask one question: who lives? Write to them tonight that our lord got away.',
      ),
      says(
        'what shall we do with the messenger | the messenger | kill him | what about the prisoner',
        'He must not speak again outside this tent. That can be done with a rope or with a barrel on the road to Himeji. I should use the rope, but I have been in a pit myself.',
      ),
      says(
        'who can we trust | ukita | hori | hidemasa | can we trust hori',
        'Your brother and Koroku. Hori Hidemasa is Nobunaga’s eye here, so tell him first and weep with him. The Ukita should hear of it when we are at Himeji.',
      ),
      says(
        'what does the letter say | read the letter | the letter | what is in the letter',
        'That Nobunaga and his son were put to death this dawn at Honnō-ji, and that the Mōri are to hold you here. He thanks them in advance. It has very good manners.',
      ),
    ]),
    person(
      'the captured messenger',
      'messenger | the messenger | prisoner | captive | man from the reeds | soaked man | spy | courier | poor devil',
      'he',
      'messenger',
      'held',
      '',
      -1,
      [
        says(
          'what is your name, man | your name | who are you | what are you called',
          'Fujita Denpachirō, of Kameyama, of the horse. I have a mother there.',
        ),
        says(
          'who sent you | who sends you | whose man are you | who gave you the letter | who wrote the letter',
          'My lord of Hyūga, Akechi. He put it in my collar himself, and sewed it up, because his secretary’s hands shook.',
        ),
        says(
          'to whom is the letter | who was the letter for | where were you going | kobayakawa',
          'For Lord Kobayakawa Takakage, into his own hand, and nobody else’s. I saw fires, and somebody told me: the Mōri are on the hills. He did not tell me that you were on the other hill.',
        ),
        says(
          'how far | how long did you ride | when did you leave | how long | how did you come',
          'Fifty-four ri. I left Kameyama yesterday at the hour of the Monkey, before the army did. Two horses; the second drowned in your lake.',
        ),
        says(
          'what have you seen | is it true | is nobunaga dead | honnō-ji | honnoji',
          'I have not seen it, by Hachiman: when I left he was alive, and dining in Kyoto. They were to leave at dusk, cross the Oi pass and be round Honnō-ji before it was light. Only the five captains knew it, and I.',
        ),
        says(
          'are there others | is there a second messenger | other letters | were you alone | second letter',
          'One other, by the hills of Mimasaka, without a letter, for Lord Terumoto. He rode slower. I do not know whether he is through.',
        ),
        says(
          'how many men | how many men does akechi have | how strong is akechi',
          'Thirteen thousand, {title}. They had two pairs of sandals each and powder for one morning.',
        ),
        says(
          'why | why did akechi do it | why did mitsuhide rebel | reason',
          'He did not tell me, and I was not so stupid as to ask. He looked well. He looked like a man who has slept.',
        ),
        says(
          'who is with akechi | allies | hosokawa | who has joined',
          'He said that the Hosokawa would come, being family. He said it twice.',
        ),
        says(
          'do you want to live | spare you | what do you want | mercy',
          'I am a courier, {title}. I carried what I was given. If it were you who had given it me, I should have carried it as well.',
        ),
      ],
    ),
    here(
      'Hashiba Hidenaga',
      'Hidenaga | my brother | your brother | Koichirō | brother',
      'he',
      'officer',
      3,
      [
        says(
          'what would you do | what should i do | your advice | counsel',
          'Give me the rearguard and the dike. When you are a day gone I cut it; there will be no road behind you for the Mōri but mud.',
        ),
        says(
          'rice | supplies | money | gold | himeji',
          'Nine days’ rice here; at Himeji eighty-five thousand koku and all the silver. Promise it all. If we lose we shall not want it, and if we win it is small.',
        ),
        says(
          'how many men | our army | the men',
          'Twenty thousand who think that they are going to see their lord arrive. They have been polishing.',
        ),
        says(
          'how far | march | road | the weather',
          'The Numa road, narrow and under water at two fords. Sixty boats on the coast can take the armour, and the men run light.',
        ),
        says(
          'who knows of it | who else knows | shall we tell the men',
          'We four, and the pickets, who do not know what they know. Tell the men at Himeji, with the silver on the table.',
        ),
      ],
    ),
    here('Hachisuka Koroku', 'Koroku | Hachisuka', 'he', 'officer', 3, [
      says(
        'what would you do | what should i do | your advice',
        'Shut the roads, east and west. I can have a man behind every tree to the Yoshii river by midnight, and they will not ask me why.',
      ),
      says(
        'where was he caught | how was he caught | the dike | who caught him',
        'Under the dike at Kawazu, up to the neck in reeds. He called out the Mōri password, quite loudly. I have never seen a man so sorry.',
      ),
      says(
        'ekei | where is ekei | terms | the boat',
        'The monk went back at dusk for the second time. He sleeps in Kobayakawa’s camp; one lantern, swung three times, brings him over within the hour.',
      ),
      says(
        'what are the terms | what did we ask | five provinces | what are the mōri’s terms | what are mōri’s terms',
        'We ask Bitchū, Bingo, Mimasaka, Hōki and Izumo, and Shimizu’s belly. They give the five and keep the belly. It is the first time that I have seen anyone haggle that way round.',
      ),
      says(
        'akechi | mitsuhide | did you expect it',
        'He never laughed at your jokes. I put it down to taste.',
      ),
    ]),
    here('Ishida Mitsunari', 'Ishida | Sakichi | the clerk | clerk', 'he', 'officer', 3, [
      says(
        'how far | distances | how long | the road | march',
        'Takamatsu to Numa five ri, Numa to Himeji eighteen, Himeji to Akashi nine, to Amagasaki thirteen, to Yamazaki nine. I have the villages written down with their kettles.',
      ),
      says(
        'money | bounty | pay | how much did the dike cost',
        'For the dike, six hundred and thirty-five thousand and forty strings of cash, and sixty-three thousand five hundred and four koku. The same again would buy a march.',
      ),
      says(
        'how many men | numbers | the army',
        'Twenty thousand two hundred and eleven at yesterday’s rice, {title}, and the Ukita say ten thousand and eat for eight.',
      ),
      says(
        'what would you do | what should i do | your advice',
        'I am the clerk. If I were asked, I should boil the rice first.',
      ),
      says(
        'did you hear | who knows of it | the messenger',
        'I heard nothing, {title}. I was mixing ink, and I have mixed a good deal of it.',
      ),
    ]),
    here('the pickets', 'pickets | guards | sentries | men who caught him', 'they', 'soldier', 2, [
      says(
        'where did you find him | what did you see | how did you catch him',
        'In the reeds, {title}, going the wrong way. He thanked us, till he saw the gourd on the banner.',
      ),
      says('can you read | what do you know | the letter', 'No, {title}. We only felt it crackle.'),
      says(
        'who else saw him | did anyone see | how many of you',
        'Four of us, and a dog. Lord Kuroda has given us sake and told us to sing.',
      ),
      says(
        'are there more | second man | anyone else on the road',
        'A horse, lower down, drowned, with a good saddle. Nobody on it.',
      ),
      says(
        'mōri | mori | what are the mōri doing | the far hills',
        'Fires as last night, three hundred and some. They have been frying something. They do not look like people who have had news.',
      ),
    ]),
    away('Ankokuji Ekei', 'Ekei | the monk | monk', 'he', 'ekei', 'mori-camp', 1, [
      says(
        'terms | what do the mōri offer | what are mōri’s terms | peace',
        'Five provinces, and not Shimizu. I may be able to bring fewer provinces and more Shimizu, if it is put to him, and not to them.',
      ),
      says('do you know | what have you heard | kyoto', 'I hear frogs, mostly. When they stop I listen.'),
    ]),
    away(
      'Hori Hidemasa',
      'Hori | Hidemasa | inspector',
      'he',
      'officer',
      'in his quarters behind the hill',
      1,
    ),
    away('Shimizu Muneharu', 'Shimizu | Muneharu', 'he', 'officer', 'takamatsu-castle', -1),
    dead('Oda Nobunaga', 'Nobunaga | our lord | my lord | your lord', 'daimyo', 'honnoji'),
  ],
  things: [
    thing(
      'the letter',
      'letter | mitsuhide’s letter | akechi’s letter | message | captured letter | paper',
      'Kuroda Kanbei',
      'To Kobayakawa Saemon-no-suke, by swift courier: Hashiba Hideyoshi has laid Bitchū waste, and your three houses, standing against him under the shogun’s banner, have done what will be told to the last age; I for my part, having long borne Nobunaga a grudge that would not be silent, put him and his son to death at Honnō-ji at dawn on the second of this month, and my purpose is fulfilled. Hold Hideyoshi where he stands, so that he may not turn, and His Highness shall come home to his capital. Be so good as to lay this before him: Koretō Hyūga-no-kami Mitsuhide, Tenshō 10, sixth month, first day.',
    ),
    thing(
      'the draft of the peace',
      'draft | treaty | terms | peace terms | draft treaty',
      'you',
      'The house of Mōri yields Bitchū, Bingo, Mimasaka, Hōki and Izumo; Shimizu Muneharu, commander of Takamatsu, cuts his stomach open before both armies, and those within the castle go free. Unsigned: beside the second article Ekei has drawn a very small circle.',
    ),
    thing('the single boat', 'boat | single boat', 'here'),
    thing('the golden gourd', 'gourd | standard | banner', 'here'),
    thing('the brazier', 'brazier | fire', 'here'),
    thing('your writing box', 'writing box | brush | ink', 'you'),
  ],
  open: [
    open('question', 'Kuroda Kanbei', 'what you will do with what the letter says'),
    open('guard', 'the pickets', 'what becomes of the captured messenger'),
    open('offer', 'Ankokuji Ekei', 'whether you sign the peace with the Mōri, and on what terms'),
  ],
};

/* Kiyosu. */

export const prologueScene: OpeningScene = {
  place: 'kiyosu',
  hour: 'evening',
  people: [
    here('the runner', 'runner | messenger | the messenger | rider | courier | man', 'he', 'messenger', 2, [
      says(
        'what is your name, runner | your name | who are you | what are you called',
        'Tarobei, {title}, of the post at Kusatsu. I was born here, under the south tower.',
      ),
      says(
        'who sent you | who sends you | whose man are you | who gave you the message',
        'Yamaoka Kagetaka of Seta. He has set fire to his own bridge, and told me to say so: Akechi cannot bring an army over it for three days.',
      ),
      says(
        'what happened | tell me everything | what news | report | honnō-ji',
        'Honnō-ji has burned. Akechi came in the night with thirteen thousand; Lord Nobunaga is dead, and the young lord after him, at Nijō. I have nothing to add to it, {title}, though I have tried the whole way.',
      ),
      says(
        'did you see it | have you seen it | what have you seen | are you sure | is it true',
        'The smoke, from Seta, straight up, and people on the road with burnt sleeves. And the bridge, when we lit it. One does not light that bridge for a rumour.',
      ),
      says(
        'how far | how long did you ride | when did you leave | how long | horses',
        'Thirty-two ri, {title}, by Suzuka. Two horses are dead of it since daybreak, and I ran from the ferry.',
      ),
      says(
        'how many men | how many men does akechi have | how strong is akechi | akechi',
        'Thirteen thousand. They had taken all the crossings before anyone was up.',
      ),
      says(
        'who knows of it | who else knows | have you told anyone | does anyone know',
        'Nobody between Suzuka and here heard it from me. At the ferry they saw my face.',
      ),
      says(
        'where is akechi | where is mitsuhide | where is he going',
        'He was coming down to Ōtsu when I left. Everyone said Azuchi next, and the treasure.',
      ),
      says(
        'gifu | the boy of gifu | sanpōshi | sanposhi | the heir',
        'The young lord’s son is at Gifu with his nurse. They say that a priest, Maeda Gen’i, was put out of Nijō to fetch him away. He cannot be there before the fourth.',
      ),
      says(
        'azuchi | what of azuchi | who holds azuchi',
        'Gamō Katahide holds it with what is left, and he has been told about the bridge. He has the ladies to think of, and three days to do it in.',
      ),
    ]),
    here(
      'your captains',
      'captains | my captains | the captains | retainers | officers',
      'they',
      'officer',
      2,
      [
        says(
          'how many men | how many men have we | our army | how strong are we',
          'Eight hundred in the walls tonight, {title}. With the drum, four thousand by morning; all Owari, twelve, if there is somebody to feed them.',
        ),
        says(
          'what would you do | what should i do | your advice | counsel | what do you think',
          'March, say the young ones. Shut the ferries, say the old ones. We are waiting to hear which of us you take us for.',
        ),
        says(
          'who knows of it | who else knows',
          'Those in this room; and the yard has guessed from our running.',
        ),
        says(
          'are you loyal | will you follow me | can i trust you',
          'We are looking at you, {title}. That is what it looks like.',
        ),
        says(
          'how soon | when can we march | are you ready',
          'By dawn, {title}, those who are here. They have not taken off their sandals.',
        ),
      ],
    ),
    here(
      'Sasaki Heita',
      'Heita | Sasaki | old captain | senior captain | eldest captain',
      'he',
      'officer',
      2,
      [
        says(
          'what would you do | what should i do | your advice | counsel | what do you think',
          'Shut the Kiso and the ferries first. Send to Gifu for the child before anybody else remembers that he exists. Then be angry.',
        ),
        says(
          'nobukatsu | nobutaka | the sons | oda | who is the heir',
          'Lord Nobukatsu is at Matsugashima, and will wait to be asked. Lord Nobutaka is at Osaka with fourteen thousand borrowed men. They would each rather lose to Akechi than to the other.',
        ),
        says(
          'hideyoshi | shibata | tokugawa | ieyasu | where are the generals',
          'Hideyoshi before Takamatsu, eighty-five ri off. Shibata at Uozu, ninety. Tokugawa at Sakai with thirty men: if he lives he will be at Okazaki in three days, and that is next door.',
        ),
        says(
          'how far to kyoto | how far to gifu | how far to azuchi | how far',
          'Gifu seven ri, Azuchi twenty-two, Kyoto thirty-two. By tomorrow night at Gifu; by the sixth before Azuchi, if the men are fed.',
        ),
        says(
          'who knows of it | the ferry | how far has the news gone | keep it secret',
          'The ferry knows, so the far bank knows. You may close a river; you cannot close a ferryman.',
        ),
      ],
    ),
    here('the steward of the granary', 'steward | granary clerk | clerk | old clerk', 'he', 'servant', 2, [
      says(
        'how much rice | rice | stores | granary | how long can we hold',
        'Nineteen thousand four hundred koku in the store, {title}, if you would write down the last line. For four thousand men that is two years. For twelve thousand it is a very good summer.',
      ),
      says(
        'money | gold | silver',
        'Three hundred ōban, and silver for the roof. It is still called the silver for the roof.',
      ),
      says(
        'last line | the accounts | page | what is not written',
        'The total, {title}. It has been a good year, and one likes to see it written by the hand that will have to spend it.',
      ),
      says(
        'villages | peasants | tax | harvest',
        'Planted to the dikes, all six districts. They will bury the seed grain tonight if they see torches.',
      ),
      says(
        'powder | guns | weapons | armoury',
        'Three hundred and ten matchlocks, and powder that was dry on the first of the month.',
      ),
    ]),
    dead('Oda Nobunaga', 'Nobunaga | Lord Nobunaga', 'daimyo', 'honnoji'),
    dead('Oda Nobutada', 'Nobutada | the young lord', 'noble', 'nijo'),
  ],
  things: [
    thing(
      'the granary accounts',
      'accounts | granary book | ledger | page | rice account',
      'you',
      'South store, nine thousand and sixty koku; water-gate store, seven thousand one hundred; old store, three thousand two hundred and forty. The last line is not written.',
    ),
    thing('the brush', 'brush | ink', 'you'),
    thing('the lamp', 'lamp | lamplight', 'here'),
    thing('the great drum', 'drum', 'here'),
    thing('your sword', 'sword | swords | my sword', 'you'),
  ],
  open: [
    open('question', 'your captains', 'what you, who hold Owari for the house, will do'),
    open('news', 'the runner', 'how far the news may go beyond your moat'),
  ],
};

/** By estate. */
export const openingScenes: Readonly<Record<string, OpeningScene>> = {
  daimyo,
  samurai,
  peasant,
};

/** By the name of a historical character who was elsewhere that day. */
export const openingScenesByName: Readonly<Record<string, OpeningScene>> = {
  'Akechi Mitsuhide': honnoji,
  'Tokugawa Ieyasu': sakai,
  'Hashiba Hideyoshi': takamatsu,
  'Shibata Katsuie': shibata,
  'Uesugi Kagekatsu': uesugi,
  'Mōri Terumoto': mori,
  'Chōsokabe Motochika': chosokabe,
  'Shimazu Yoshihisa': shimazu,
};
