/** Every opening at its first moment: who is there and what they know, what lies about, and what waits for an answer. */
import type {
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

function here(
  name: string,
  also: readonly string[],
  is: Pronoun,
  voice: string,
  regard: number,
  knows: readonly Knowledge[],
): PersonAtOpening {
  return { name, also, is, voice, state: 'here', where: '', regard, knows };
}

function away(
  name: string,
  also: readonly string[],
  is: Pronoun,
  voice: string,
  where: string,
  knows: readonly Knowledge[],
): PersonAtOpening {
  return { name, also, is, voice, state: 'away', where, regard: 0, knows };
}

function thing(name: string, also: readonly string[], holder: string, text = ''): ThingAtOpening {
  return { name, also, holder, says: text };
}

function open(kind: OpenMatter['kind'], from: string, text: string): OpenMatter {
  return { kind, from, text };
}

const deLaunay = away(
  'Marquis de Launay',
  ['de Launay', 'Launay', 'the governor', 'governor'],
  'he',
  'launay',
  'bastille',
  [
    says(
      'will you surrender | open the gates | give up the powder',
      'I have no orders to open. If I am attacked I shall fire, and I have two hundred and fifty barrels of powder under my feet.',
    ),
    says(
      'how many men | garrison',
      'Eighty-two invalids and thirty-two Swiss. I have been promised relief, and I have not seen it.',
    ),
    says(
      'have you fired | did you fire | cannon',
      'I have had the guns drawn back from the embrasures, and have said so. I have not fired first.',
    ),
    says(
      'food | water | bread',
      'Two sacks of flour and a little rice: two days, for a hundred and fourteen men. There is no well inside the walls.',
    ),
    says(
      'who gives you orders | your orders',
      'The King, through Monsieur de Besenval. His last note tells me to hold to the end.',
    ),
  ],
);

const soldierHolds =
  'We were ordered out to fire on the people on Sunday, and we fired on the Royal-Allemand instead. One cannot go back to barracks after that.';

/** What anybody in the streets of Paris could tell that day. */
const streetTalk: readonly Knowledge[] = [
  says(
    'how far is the bastille | how far | where is the bastille | distance to the bastille',
    'To the Bastille? Half an hour on foot by the rue Saint-Antoine, if the barricades let you through. A quarter of an hour at a run.',
  ),
  says(
    'where are the troops | champ de mars | orders to march | soldiers | germans',
    'Five thousand on the Champ de Mars, Swiss and hussars, under Besenval; more at Sèvres, Saint-Cloud and Saint-Denis. They say dusk. They said so yesterday.',
  ),
  says(
    'who commands | who is in charge | leader | who leads',
    'Nobody. There are the Electors at the Hôtel de Ville, who sign things, and there is whoever has the drum.',
  ),
];

export const prologueScene: OpeningScene = {
  place: 'street',
  hour: 'morning',
  people: [
    here('the joiner', ['joiner', 'man with the halberd', 'carpenter', 'Thomas'], 'he', 'commoner', 1, [
      says(
        'what is your name | who are you | name',
        'Thomas Gallois, {title}, joiner, of the rue de Charonne. I make drawers. They run very smoothly.',
      ),
      says(
        'who sent you | why me | why do you ask me',
        'Nobody sent us. We saw the sash. Everybody else who looks like something has gone indoors.',
      ),
      says(
        'what do you want | what do the people want',
        'Powder, {title}. Powder, bread at eight sous, and Necker back; but powder first, because without it nobody asks what the rest was.',
      ),
      says(
        'what did you see | invalides | how many muskets',
        'I was in the cellar of the Invalides. Thirty thousand muskets, they say; I only know that men were carried out fainting and the muskets went over their heads. There was not one cartridge with them.',
      ),
      says(
        'how many men | how many are you | your men',
        'In this street two hundred, of whom sixty have muskets. Behind the Bastille, in the Faubourg, there are thousands up since five.',
      ),
      says(
        'governor | who is the governor | launay | how many in the bastille',
        'The Marquis de Launay; his father had the place before him. A hundred men and some, old invalids mostly, and thirty Swiss who came last week.',
      ),
      says(
        'halberd | where did you get that | weapon',
        'From the royal furniture store, on the Place Louis XV. It was carried behind Henri IV, it says on the shaft. I have sharpened it.',
      ),
      ...streetTalk,
    ]),
    here(
      'the drummer',
      ['drummer', 'drummer of the French Guards', 'French Guard', 'soldier', 'Lefèvre'],
      'he',
      'soldier',
      1,
      [
        says(
          'what is your name | who are you | name',
          'Jacques Lefèvre, drummer, Third Company of the French Guards. Nineteen years old, {title}, and a deserter since Sunday.',
        ),
        says(
          'french guards | your regiment | how many guards',
          'Three thousand six hundred of us, and five battalions of six have come over. The sergeants lead; the officers went home to change.',
        ),
        says('why did you desert | why are you here | orders', soldierHolds),
        says(
          'cannon | guns | do we have cannon',
          'A dozen came out of the Invalides, and our sergeants have some. They are going to the bridges and the Hôtel de Ville; you could have two, if you asked for them by name.',
        ),
        says(
          'can the bastille be taken | walls | how strong is it',
          'Eight towers, seventy-odd feet, and walls as thick as a man is long. Fifteen guns up top. Not with halberds; with cannon at the gate, and with luck.',
        ),
        says(
          'can you run to the hotel de ville | how far is the hôtel de ville | carry a message | electors',
          'Ten minutes there at the double, {title}. Finding the one who signs takes longer.',
        ),
        says(
          'what would happen if | if we march | if they fire',
          'If they fire, half of these will run, and the other half will never go home again. It is the second half that you want to know by name.',
        ),
      ],
    ),
    here(
      'the market women',
      ['market women', 'two market women', 'women', 'market woman', 'fishwives', 'fishwife'],
      'they',
      'woman',
      1,
      [
        says(
          'what is your name | who are you | names',
          'Reine Moreau, and that is my sister-in-law Toinette. Fish, from the Halles. You have bought from us and not looked up.',
        ),
        says(
          'bread | how much is bread | price of bread',
          'Fourteen sous and a half for the four-pound loaf, when there is one. My man earns twenty-five on a good day, and we are six.',
        ),
        says('what do you want | why are you here', 'To see what comes. And if nothing comes, to push.'),
        says(
          'what did you see | what happened | customs gates | gunsmiths',
          'We saw the barrier burn on Sunday night, and the wine walked in untaxed. On Monday they opened Saint-Lazare and found fifty-two carts of grain, and the monks had sworn that there was none.',
        ),
        says(
          'are you afraid | danger | go home',
          'Afraid of what? We queue at four every morning. That is worse, and there is no drum.',
        ),
      ],
    ),
    here('the wigmaker', ['wigmaker', 'hairdresser', 'barber', 'Nicolas'], 'he', 'merchant', 0, [
      says(
        'what is your name | who are you',
        'Nicolas Pointel, wigmaker, {title}. I have shut the shop; nobody wants powder of my sort.',
      ),
      says(
        'what do you think | should we go | advice',
        'I should ask the Electors for a paper. When it is over they hang those who have no paper.',
      ),
      says(
        'who is at the hotel de ville | electors | flesselles',
        'Monsieur de Flesselles presides, the provost. He promised us twelve thousand muskets yesterday, and sent boxes of rags.',
      ),
      says(
        'how many people | crowd | how many',
        'To the corner, three hundred. Round the corner I have not dared to look.',
      ),
      says(
        'necker | why was necker dismissed | king',
        'He was for paying the State’s debts, and for the Third. I had two hundred livres in the loan; on Sunday I wept like a child.',
      ),
    ]),
    deLaunay,
  ],
  things: [
    thing('your sash', ['sash', 'the sash', 'deputy’s sash', 'scarf'], 'you'),
    thing('the halberd', ['halberd', 'pike', 'weapon'], 'the joiner'),
    thing('the drum', ['drum', 'drumsticks'], 'the drummer'),
    thing('market knives', ['knives', 'knife', 'gutting knife'], 'the market women'),
    thing('the muskets', ['muskets', 'musket', 'guns', 'rifle'], 'here'),
    thing('an overturned cart', ['cart', 'wagon', 'barricade'], 'here'),
  ],
  open: [
    open('question', 'the joiner', 'what you want done, now that they have a deputy and no powder'),
    open('threat', '', 'whether the troops on the Champ de Mars will march at dusk'),
  ],
};

const thirdEstate: OpeningScene = {
  place: 'street',
  hour: 'noon',
  people: [
    here(
      'the baker’s boy',
      ['baker’s boy', 'bakers boy', 'boy', 'apprentice', 'Mathieu', 'boy with the halberd'],
      'he',
      'child',
      1,
      [
        says(
          'what is your name | who are you | how old are you',
          'Mathieu, citizen. Thirteen at Michaelmas. I knead for Monsieur Roche in the rue de la Verrerie, only today nobody is kneading.',
        ),
        says(
          'what did you see | invalides | muskets | how do you know',
          'I was there, citizen, I saw it. They went over the ditch and the old soldiers stood with their arms crossed, and then everybody was in the cellar at once and I could not breathe. I came out without a shoe.',
        ),
        says(
          'how many muskets | thirty thousand | how many',
          'Thirty thousand. A man counted. He said that it was twenty-eight and then he said thirty.',
        ),
        says(
          'powder | where is the powder | how do you know about the powder',
          'Everybody says so. They carted it from the Arsenal to the Bastille at night, two hundred and fifty barrels; a man from the powder office told the crowd.',
        ),
        says(
          'halberd | where did you get that | weapon',
          'From the King’s furniture store. It says Henri IV. It is too heavy for me, but nobody will lift it out of my hand.',
        ),
        says(
          'why are you crying | why do you weep | what is wrong | why are you weeping',
          'I am not sad, citizen. The old soldiers just stood there and let us in, and nobody hit me. I started to laugh in the cellar and it came out like this.',
        ),
        says(
          'where is your mother | does your mother know | your family | where do you live',
          'Behind the bakehouse in the rue de la Verrerie. She thinks that I am at the oven; she will know by supper.',
        ),
        says(
          'smoke | what is burning | what is the smoke',
          'I do not know. Some say straw, at the Bastille. There was no smoke when I went by at ten.',
        ),
        says(
          'who sent you | where are you going | what do you want',
          'Nobody sends me today. I am going to the Bastille, everybody is. Are you coming?',
        ),
      ],
    ),
    here(
      'the laundress',
      ['laundress', 'washerwoman', 'woman', 'the one who asked', 'Madame Fournier', 'Marguerite'],
      'she',
      'woman',
      0,
      [
        says(
          'what is your name | who are you',
          'Marguerite Fournier. I wash for the rue Saint-Martin. It was I who asked about the troops; I have two sons in the street.',
        ),
        says(
          'troops | champ de mars | dusk | orders to march | is it true',
          'A groom told me, whose brother is with the hussars: they have had cartridges since ten, and are to come in by the Champs-Élysées at dusk. He may have said it to be kissed.',
        ),
        says(
          'bread | price | hungry',
          'Fourteen and a half sous the four pounds, and black. In the winter I sold the sheets; now I wash other people’s.',
        ),
        says(
          'what do you want | what should we do | what do people want',
          'I want somebody to say it before the drunk ones do. You look as if you had been to school.',
        ),
        says(
          'your sons | where are your sons',
          'One with the militia of the district, with a spit. The other nobody has seen since the Invalides.',
        ),
        says(
          'what would happen if the troops come | if they come',
          'We have stones on all the roofs and the water on to boil. They would get in; they would not get out.',
        ),
      ],
    ),
    here(
      'the journeyman printer',
      ['printer', 'journeyman', 'typesetter', 'Antoine', 'journeyman printer'],
      'he',
      'commoner',
      1,
      [
        says(
          'what is your name | who are you',
          'Antoine Rivet, compositor, at Momoro’s. I have set liberty in capitals so often this month that the L is worn.',
        ),
        says(
          'necker | why was necker dismissed | where is necker | king',
          'On Saturday at three the King’s letter was brought to him at dinner. He is over the frontier; and in his place Breteuil, old Broglie for the war, and Foulon for the bread.',
        ),
        says(
          'electors | hotel de ville | who governs',
          'The Electors chose our deputies in the spring and never went home. Since Monday they are a Permanent Committee, with Flesselles in the chair; I printed the notice.',
        ),
        says(
          'militia | how many men | national guard',
          'Forty-eight thousand, it says on the poster: eight hundred to each of the sixty districts. The cockade is blue and red, the city’s colours. Arms are not mentioned.',
        ),
        says(
          'assembly | versailles | what does the assembly do',
          'Sitting day and night since Monday, and has sent to the King. He answers that he will do as he sees fit.',
        ),
        says(
          'who commands the bastille | governor | launay | garrison',
          'De Launay. He was born in it: his father was governor. A hundred and fourteen men, of whom eighty could be his grandfather.',
        ),
        says(
          'prisoners | who is in the bastille',
          'I have printed fourteen accounts of it and every one had hundreds. Somebody who delivers the bread says seven.',
        ),
        ...streetTalk,
      ],
    ),
    here(
      'the old invalid',
      ['invalid', 'old soldier', 'veteran', 'pensioner', 'La Jeunesse'],
      'he',
      'soldier',
      0,
      [
        says(
          'what is your name | who are you',
          'They call me La Jeunesse, for a joke that was new at Fontenoy. I have a bed at the Invalides and came out with the muskets.',
        ),
        says(
          'muskets | powder | cartridges | can they shoot',
          'Good muskets, the 1777 model some of them. Without powder they are railings. And most of these hold them by the wrong end.',
        ),
        says(
          'how to take the bastille | can it be taken | walls',
          'You do not take that; you are let in. Cannon at the inner gate, and talk to the invalids, not to the governor. They are old men, and this is their street too.',
        ),
        says(
          'why did you open the gates | sombreuil | invalides',
          'Monsieur de Sombreuil told twenty of us to unscrew the locks. In six hours we had done twenty. You may draw your conclusion.',
        ),
        says(
          'will the troops march | will the soldiers fire | besenval',
          'Swiss fire when they are told. Nobody tells them; I have seen that look on generals before Rossbach.',
        ),
      ],
    ),
    deLaunay,
  ],
  things: [
    thing('the halberd', ['halberd', 'pike', 'weapon'], 'the baker’s boy'),
    thing('the nearest cart', ['cart', 'wagon', 'nearest cart'], 'here'),
    thing(
      'the poster of the Electors',
      ['poster', 'placard', 'notice', 'proclamation'],
      'here',
      'By order of the Permanent Committee, 13 July 1789: every district shall furnish eight hundred men to the Parisian militia. The cockade shall be blue and red, and whoever is found armed without one shall be handed over to the Committee.',
    ),
    thing('the muskets', ['muskets', 'musket', 'guns', 'rifle'], 'here'),
    thing('loose paving stones', ['paving stones', 'stones', 'stone'], 'here'),
  ],
  open: [
    open(
      'question',
      'the laundress',
      'whether it is true that the troops on the Champ de Mars have orders to march at dusk',
    ),
    open('question', '', 'what you will say to the faces that have turned to you'),
  ],
};

const secondEstate: OpeningScene = {
  place: 'house',
  hour: 'afternoon',
  people: [
    here('your steward', ['steward', 'the steward', 'Baptiste', 'butler', 'majordomo'], 'he', 'servant', 2, [
      says(
        'what is your name | how long have you served',
        'Baptiste, {title}, as it has been for twenty-two years.',
      ),
      says(
        'the merchant | who is he | who is below | what does he want',
        'A Monsieur Aubert, {title}, cloth, of the rue Saint-Honoré; you owe him for the liveries. He took off his hat to me. It is the cockade that stayed on.',
      ),
      says(
        'servants | can i trust the servants | who is listening',
        'The cook and the coachman will stay. The second footman was at the Palais-Royal on Sunday and has come back with opinions. I should not leave letters about.',
      ),
      says(
        'horses | carriage | can i leave | how many horses',
        'Two carriage horses and your mare, {title}; the grey is lame. By the river road you might still pass; at the barriers they take the horses and thank you.',
      ),
      says(
        'how far is versailles | versailles | ride to the king',
        'Three leagues and a half from this door. An hour and a half on the mare, if they let you over the bridge at Sèvres; there are guns on it.',
      ),
      says(
        'money | how much money | strongbox',
        'Four thousand livres in gold, the plate, and paper on the Discount Bank that I should not care to present this week.',
      ),
      says(
        'weapons | arms in the house | guns',
        'Your sword, two pairs of pistols and the fowling pieces. Powder for a morning’s partridge.',
      ),
      says(
        'cannon | what is that sound | shooting',
        'It began about half past one, {title}. From the Faubourg, the gardener says; the gardener was at Minden, and says twelve-pounders.',
      ),
    ]),
    here(
      'the cloth merchant',
      ['cloth merchant', 'merchant', 'draper', 'Aubert', 'Monsieur Aubert', 'man below', 'visitor'],
      'he',
      'merchant',
      0,
      [
        says(
          'what is your name | who are you',
          'Pierre Aubert, {title}, cloth and trimmings, at the Silver Fleece; member of the committee of our district since yesterday at six.',
        ),
        says(
          'what do you want | roll | what do you ask | militia',
          'Your name at the head of the roll, nothing more. And if it came with an hour of your time, to show them how one stands in line.',
        ),
        says(
          'how many men | how strong is the militia',
          'Two hundred and twelve on our roll, and of those seventy with a firearm. The city wants eight hundred from each of sixty districts.',
        ),
        says(
          'who commands | who leads the militia | lafayette',
          'At the Hôtel de Ville the Duc d’Aumont was offered it and asked for a day to think. The Marquis de la Salle has taken the second place. They speak of Monsieur de Lafayette.',
        ),
        says(
          'what if i refuse | what would happen if i refuse | refuse',
          'Nothing, {title}, from me. But there is another list going about, without a heading, and it is made up of those who are not on the first.',
        ),
        says(
          'what happens in paris | news | bastille | what did you see',
          'The Invalides gave up its muskets this morning. Since noon they have all gone to the Bastille for powder; I saw the French Guards go by with five guns and nobody in uniform above a sergeant.',
        ),
        says(
          'cockade | why do you wear it | colours',
          'Blue and red, the city’s. Green was in fashion until somebody recalled the livery of Monsieur d’Artois.',
        ),
        says(
          'whose side are you on | the king | are you loyal',
          'The King’s, and the nation’s, and that of my windows. I had hoped that they were the same.',
        ),
      ],
    ),
    here('the chambermaid', ['chambermaid', 'maid', 'Louison', 'servant girl'], 'she', 'servant', 1, [
      says('what is your name | who are you', 'Louison, {title}. I only came about the shutters.'),
      says(
        'what did you hear | what do they say below | servants',
        'They say below that the names are being written on the doors in chalk. Nobody has written on ours. The porter has been standing before it since noon.',
      ),
      says(
        'who brought the letter | letter | messenger',
        'A boy on foot, {title}, with his stockings torn. He would not wait for an answer, nor take money; he asked for bread.',
      ),
      says(
        'are you afraid | paris | family',
        'My brother is with the French Guards. I do not know any more which of you I should be afraid for.',
      ),
      says(
        'footman | jean | who can be trusted',
        'Jean has a green leaf sewn inside his livery. I ironed it.',
      ),
    ]),
    away(
      'the captain of the Germans',
      ['captain', 'officer', 'German officer', 'the Germans', 'regiment', 'Captain Reinach'],
      'he',
      'officer',
      'champs-elysees',
      [
        says(
          'what is your name | who are you',
          'Reinach, captain in Royal-Allemand, at your service. I regret the trampled limes.',
        ),
        says(
          'your orders | what are your orders | will you march | what order',
          'To wait. Since Sunday I have it from the Prince, who has it from Besenval, who has it from nobody.',
        ),
        says(
          'how many men | your regiment | strength',
          'Three hundred sabres here. There are five thousand on the Champ de Mars, and I would answer for two.',
        ),
        says(
          'who commands | besenval | lambesc',
          'Baron de Besenval for Paris, the Marshal de Broglie at Versailles for the whole. They exchange letters. Very handsome ones.',
        ),
        says(
          'can you escort me | protect the house | help me',
          'As far as Sèvres I could lend you four troopers and call it a patrol. In the other direction, no one.',
        ),
      ],
    ),
    away(
      'your cousin',
      ['cousin', 'writer of the letter', 'Hippolyte', 'blood', 'relative'],
      'he',
      'noble',
      'in the rue de Varenne',
      [
        says(
          'what do you intend | what will you do',
          'To leave, if I can find a horse that nobody wants. I asked what you intend because I intend to do the same.',
        ),
        says(
          'what did you see | paris | french guards',
          'The French Guards, drinking in our street with their arms round the populace. My porter has put on a cockade and calls it a precaution.',
        ),
        says(
          'where are you | where is my cousin',
          'Behind closed shutters in the rue de Varenne, with the silver under the stairs.',
        ),
      ],
    ),
  ],
  things: [
    thing(
      'the letter',
      ['letter', 'cousin’s letter', 'seal', 'wax'],
      'you',
      'Paris has rissen; the Gardes Françoises have gone over to the crowd with there arms, they have the muskets of the Invalides and now they are all gone to the Bastille. I set out tonight if there is a horse left. Write me by this boy what you intend, and burn this. Your cousin, Hippolyte.',
    ),
    thing(
      'the roll',
      ['roll', 'list', 'militia roll', 'paper'],
      'the cloth merchant',
      'Roll of the citizens of this district who have offered themselves for the Parisian militia, to keep order and protect property. Two hundred and twelve names follow, four of them of advocates and none of a gentleman; the first line has been left empty.',
    ),
    thing('the cockade', ['cockade', 'ribbon'], 'the cloth merchant'),
    thing('your sword', ['sword', 'my sword'], 'you'),
    thing('the strongbox', ['strongbox', 'money', 'gold', 'purse'], 'here'),
    thing('the window', ['window', 'glass', 'avenue'], 'here'),
  ],
  open: [
    open('offer', 'the cloth merchant', 'whether you will put your name at the head of the militia’s roll'),
    open('question', 'your cousin', 'what you intend'),
  ],
};

const firstEstate: OpeningScene = {
  place: 'church',
  hour: 'morning',
  people: [
    here(
      'the man in the leather apron',
      [
        'man in the apron',
        'man in the leather apron',
        'apron',
        'leather apron',
        'saddler',
        'the man',
        'Denis',
      ],
      'he',
      'commoner',
      2,
      [
        says(
          'what is your name | who are you | do i know you',
          'Denis Charpentier, {title}, saddler. You buried my little one at Candlemas and took nothing for it.',
        ),
        says(
          'who sent you | why the bells | why my church',
          'The district, {title}: whoever has a bell is to ring it. And yours is the one they know in the dark.',
        ),
        says(
          'what did you see | bastille | news | what happened',
          'I went by the Bastille at eight. The guns on the towers point down the rue Saint-Antoine, and there are women standing under them to look.',
        ),
        says(
          'wounded | how many wounded | surgeons',
          'None yet, that I know of. But they will ask for the powder and he will not give it, and then there will be. The Hôtel-Dieu is half an hour off.',
        ),
        says(
          'what if i refuse | what would happen if i refuse | refuse | say no',
          'Then we shall not ring, {title}, I would not break a lock here. I cannot answer for the ones behind me; some of them owe tithe.',
        ),
        says('how far is the bastille | how far', 'Twenty minutes with a crowd, {title}, ten without.'),
        says(
          'how many people | how many men | the square',
          'Three hundred in the square, I should say. Forty muskets; and the butchers.',
        ),
        says(
          'tithe | registers | paper | burn',
          'It has been said. Not by me. It was said at the wine shop that a priest with no registers is a poor man like another.',
        ),
      ],
    ),
    here('the sacristan', ['sacristan', 'sexton', 'beadle', 'Ambroise'], 'he', 'servant', 2, [
      says(
        'what is your name | how long have you been here',
        'Ambroise, as ever, {title}; forty years with these bells and you are my third priest.',
      ),
      says(
        'registers | where are the registers | tithe | hide them',
        'In the sacristy press, on the second shelf, eleven volumes. The key is in the tabernacle, where nobody would look who believes, or nobody who does not.',
      ),
      says(
        'ladder | bells | can you ring',
        'One ladder, twenty-six rungs. The great bell takes two men, and then you cannot call it back.',
      ),
      says(
        'doors | bar the doors | can we close',
        'Oak, with an iron bar, from the League’s time. It held for a day then. There is the little door behind the font, too, which they do not know of.',
      ),
      says(
        'silver | chalice | treasure',
        'Two chalices, the monstrance and the censers; I put them under the coal on Sunday night without asking you.',
      ),
      says(
        'archbishop | bishop | orders',
        'His Grace is at Versailles, {title}, and last month they threw stones at his carriage. There is no order.',
      ),
    ]),
    here(
      'the drummer',
      ['drummer', 'drummer of the French Guards', 'French Guard', 'soldier', 'Lefèvre'],
      'he',
      'soldier',
      0,
      [
        says(
          'what is your name | who are you',
          'Lefèvre, drummer, of the French Guards. Baptised, Father, if that is the question.',
        ),
        says('why did you desert | orders | your regiment', soldierHolds),
        says(
          'cannon | how many cannon | guns | muskets',
          'Thirty thousand muskets are coming out of the Invalides, with a dozen guns. In the Bastille there are fifteen on the towers and two hundred and fifty barrels of powder.',
        ),
        says(
          'who commands | who leads you',
          'The sergeants. At the Hôtel de Ville there is a committee, but one cannot beat time to a committee.',
        ),
        says(
          'will the troops come | troops | champ de mars',
          'Swiss on the Champ de Mars, five thousand or so. If they had an order we should have heard their drums by now.',
        ),
      ],
    ),
    here(
      'the boy with the halberd',
      ['boy with a halberd', 'boy', 'boy with the halberd', 'choirboy', 'Colas'],
      'he',
      'child',
      2,
      [
        says('what is your name | who are you', 'Colas, Father. You taught me the responses.'),
        says(
          'halberd | where did you get it',
          'It was given out at the King’s furniture store, to everybody. I did not steal it. It belonged to Henri IV.',
        ),
        says(
          'who sent you | where were you | what did you see',
          'Nobody, Father. I ran behind the drum from the Place de Grève, and they shouted that we all have to be there.',
        ),
        says('does your mother know | mother | go home', 'She is over there, Father, with the knife.'),
        says('what do you want | are you afraid', 'To ring the big bell. You always said when I was bigger.'),
      ],
    ),
    here(
      'the market women',
      ['market women', 'women', 'women with market knives', 'women with knives', 'Mère Catherine'],
      'they',
      'woman',
      0,
      [
        says(
          'who are you | names',
          'Catherine and Jeanne and the two Maries, as you very well know, Father. You have had our confessions.',
        ),
        says(
          'bread | price',
          'Fourteen sous and a half for the four pounds, and you preached on Sunday about the lilies of the field.',
        ),
        says(
          'what do you want | what do you want from me',
          'We want to know which sort you are, Father. The sort that votes with us, or the sort with a coachman.',
        ),
        says(
          'will you come to the bastille | where are you going',
          'To the Bastille, with you or behind you. With you it looks more like a procession.',
        ),
        says(
          'will you hurt anybody | knives | put down your knives',
          'They are for fish. We had no time to go home for the others.',
        ),
      ],
    ),
    deLaunay,
  ],
  things: [
    thing('the ladder', ['ladder'], 'here'),
    thing('the bells', ['bells', 'bell', 'tocsin', 'great bell', 'rope'], 'here'),
    thing(
      'the registers of the tithe',
      ['registers', 'register', 'tithe books', 'tithe', 'books'],
      'here',
      'Tithe of the parish, in your own hand: one sheaf in thirteen, Martin the gardener, paid; the widow Hue, remitted; Guérin the miller, nine livres, twice reminded. The last entry is of Saint John’s day, and nobody has paid since.',
    ),
    thing('the holy oils', ['oils', 'oil', 'chrism'], 'here'),
    thing('the bandages', ['bandages', 'lint', 'linen'], 'here'),
    thing('the halberd', ['halberd', 'pike'], 'the boy with the halberd'),
    thing('the drum', ['drum'], 'the drummer'),
    thing(
      'your breviary',
      ['breviary', 'psalter', 'prayer book', 'psalm'],
      'you',
      'Deus noster refugium et virtus: God is our refuge and strength, a very present help in trouble. Therefore will not we fear, though the earth be removed.',
    ),
  ],
  open: [
    open(
      'question',
      'the man in the leather apron',
      'whether the bells may be rung, and whether you will come to the Bastille',
    ),
    open('threat', '', 'what will become of the registers of the tithe'),
  ],
};

const lafayette = 'Marquis de Lafayette';

const noailles = (self: string): PersonAtOpening =>
  here('Vicomte de Noailles', ['Noailles', 'the Vicomte', 'Vicomte'], 'he', 'noailles', 1, [
    says(
      'what did you see | with your own eyes | bastille | paris',
      'With my own eyes: the cellar of the Invalides empty, barricades from the Pont Neuf to the Grève, and men running eastward with muskets that they cannot load. The cannon I heard; it was the fortress, and then, I think, an answer.',
    ),
    says(
      'how long did you ride | when did you leave | how far | ride',
      'I left the Hôtel de Ville at three by its own clock, and was here before five. Four leagues and a half, and twice I had to get down for a barricade.',
    ),
    says(
      'how many men | how many people | crowd | armed',
      'Thirty thousand muskets are out, so thirty thousand armed at least. At the Bastille itself no more than a thousand are fighting; the rest look on.',
    ),
    says(
      'cannon | how many cannon | guns',
      'A dozen guns from the Invalides. I met five of them going east behind the French Guards, drawn by hand.',
    ),
    says(
      'who leads them | who commands | is there a leader',
      `Nobody, and it is the strangest part. The Electors sign, a few sergeants of the French Guards give the time. If they ask for a general they will ask for ${self === lafayette ? 'you, brother' : 'Lafayette'}.`,
    ),
    says(
      'troops | besenval | champ de mars | is the army marching',
      'Besenval sits on the Champ de Mars with five thousand men and does not stir. I rode past his outposts; his Swiss asked me for news.',
    ),
    says(
      'what do the people want | demands',
      'The troops gone, Necker back, bread. And since this morning, powder.',
    ),
    says(
      'is it a revolt | what will happen | danger | arrest',
      'If the troops march tonight there will be no Paris on Thursday, or no troops. I do not know which.',
    ),
    says(
      'does the king know | king | palace',
      'Not from me. I came to the nation first; I suppose that I have committed a discourtesy.',
    ),
    says(
      'governor | launay | is he alive',
      'He had refused three deputations when I left, and somebody had shown me a rope. I did not stay to see its use.',
    ),
  ]);

/** Those of whom the list is said to be made, as the neighbour tells it to one of them or to another. */
function listed(self: string): string {
  const others = ['Mirabeau', 'Sieyès', 'Barnave', 'Le Chapelier'].filter((name) => !self.includes(name));
  return others.length < 4 ? `You, to begin with; then ${others.join(', ')}` : others.join(', ');
}

const neighbour = (self: string): PersonAtOpening =>
  here(
    'your neighbour',
    ['neighbour', 'neighbor', 'man beside me', 'deputy beside me', 'Perrin'],
    'he',
    'deputy',
    2,
    [
      says(
        'what is your name | who are you',
        'Claude Perrin, of the bailiwick of Dijon; we have shared a bench since May and you have borrowed my penknife twice.',
      ),
      says(
        'who is sitting next to me | who sits beside me | who is my neighbour | who is beside me',
        'I am: Perrin, of Dijon, who has been moving his elbow out of your way since the morning of the thirteenth.',
      ),
      says(
        'what is happening in paris | what has happened | what news is there | what did noailles say',
        'That they have the muskets of the Invalides and are before the Bastille, and that there was cannon as he left. All the rest is people repeating it louder.',
      ),
      says(
        'what should i say | speak | say something | what do you advise',
        'That the troops must go, that we do not, and that a deputation starts this minute. Three sentences, and then sit down before Lally weeps.',
      ),
      says(
        'list | who is on the list | arrest | deputies to be arrested',
        `${listed(self)}, the Lameths; thirty or sixty, as the teller likes. I have heard my own name and was absurdly flattered.`,
      ),
      says(
        'how many deputies | how many are here | votes',
        'Eleven hundred and some on paper; six or seven hundred in the hall tonight. Two thirds would vote for anything that sounded brave.',
      ),
      says(
        'who presides | president | lafayette vice-president',
        `The Archbishop of Vienne, who is seventy-four and faint with sitting. ${self === lafayette ? 'You have been' : 'Lafayette has been'} vice-president since yesterday, to spare him the nights.`,
      ),
      says(
        'what did the king answer | deputation | king | necker',
        'We sent yesterday for the troops to be withdrawn. He said that Paris could not guard itself, and that he needs no advice. We then voted that Necker carries our regrets with him, and that the new ministers answer with their heads.',
      ),
      says(
        'troops | how many troops | sèvres | saint-cloud | regiments',
        'Twenty thousand ordered up, seventeen thousand there. Two German regiments lie in the Orangery, three hundred paces off; the Queen’s ladies sent them wine last night.',
      ),
      says(
        'fools | who are the fools',
        'Those who will propose to read the minutes. And those who will propose to march on the palace. They sit on either side of us.',
      ),
      says(
        'how far is paris | road to paris | how long to paris',
        'Four leagues and a half. Two hours on a good horse, if the picket at Sèvres lets a deputy through; yesterday it did.',
      ),
    ],
  );

const archbishop = here(
  'Archbishop of Vienne',
  ['archbishop', 'president', 'the president', 'the Archbishop', 'Le Franc de Pompignan'],
  'he',
  'priest',
  0,
  [
    says(
      'may i speak | floor | give me the floor',
      'The floor belongs to whoever can make himself heard in it, Monsieur. I have rung until the clapper came off.',
    ),
    says(
      'who are you | your name',
      'Jean-Georges Le Franc de Pompignan, Archbishop of Vienne. I refuted Voltaire for thirty years, and it was quieter.',
    ),
    says(
      'deputation | send to the king | king',
      'I named twenty-four yesterday, and can name as many again in five minutes. They will want carriages; the King sups at nine.',
    ),
    says(
      'what did the king say | king’s answer',
      'That he had already made known his intentions, and that he alone can judge of the need. He said it kindly, and looked at the clock.',
    ),
    says(
      'how long have you sat | tired | session',
      'Since yesterday at nine in the morning, with no adjournment. I slept an hour in the vestry, on the minutes of June.',
    ),
  ],
);

const bailly = here('Jean-Sylvain Bailly', ['Bailly', 'the astronomer'], 'he', 'deputy', 1, [
  says(
    'what do you think | what should we do | advice',
    'That we remain in session, visibly, with lights. An Assembly that can be seen from the avenue is harder to dissolve.',
  ),
  says(
    'electors | paris | hotel de ville',
    'I was an Elector before I was a deputy. They are merchants and advocates, honest and terrified, and they have had no sleep since Sunday.',
  ),
  says(
    'tennis court | oath',
    'We swore not to part. I did not suppose that it would come to mean the benches too.',
  ),
  says(
    'will there be bloodshed | blood',
    'I count upon the King’s humanity. It is a quantity that I have never been able to measure exactly.',
  ),
  says(
    'flesselles | provost',
    'The provost of the merchants is a courtier who has been put into a furnace. I fear for him; he promises.',
  ),
]);

const usher = here('the usher', ['usher', 'doorkeeper', 'huissier', 'doorman'], 'he', 'servant', 0, [
  says(
    'what is your name | who are you',
    'Guillaume, Monsieur, second usher. I held this same door for the Notables.',
  ),
  says(
    'horse | find a horse | carriage | can i leave',
    'At the post-house in the avenue there are three left, at a louis a stage since yesterday. Monsieur’s own servant could saddle quicker.',
  ),
  says(
    'troops outside | who is outside | guards',
    'Bodyguards before the palace railings, and hussars down the avenue. They have let every deputy pass, so far; they write down at what hour.',
  ),
  says(
    'where is the king | king',
    'In his apartments, Monsieur. He did not hunt; the huntsmen were sent home at ten.',
  ),
  says(
    'galleries | people listening | crowd',
    'Four hundred strangers in the galleries and two thousand at the doors. They repeat each word down the street; it reaches the market within the quarter of an hour.',
  ),
]);

const robespierreHere = here(
  'Maximilien Robespierre',
  ['Robespierre', 'the deputy for Artois'],
  'he',
  'robespierre',
  0,
  [
    says(
      'what do you think | what should be done',
      'One should ask by whose order there are regiments between the Assembly and the people. The rest will follow from the answer.',
    ),
    says('who are you | your name', 'Robespierre, of the deputation of Artois. Yes, with an s.'),
    says(
      'will you speak | speech',
      'I have written something. It will be called premature; I have observed that this means true.',
    ),
    says(
      'paris | bastille | people',
      'The people are doing what we swore to do. It would be singular if we were to deplore it.',
    ),
    says(
      'king | list | arrest',
      'I should be sorry not to be on the list, if there is one. And I do not believe that we shall be asked to step into a carriage.',
    ),
  ],
);

const mirabeauHere = here('Comte de Mirabeau', ['Mirabeau', 'the Count'], 'he', 'mirabeau', 0, [
  says(
    'what do you think | what should be done',
    'Tell the King who has been dancing with whose hussars. Tell him in words that can be heard through a door.',
  ),
  says(
    'will you speak | speech',
    'I buried my father in my mind at six this morning and have not eaten. Yes, I shall speak; I always do, and then I pay.',
  ),
  says(
    'paris | bastille | people',
    'A people that takes arms is right as long as it wins. Our business is to see that it wins into our hands.',
  ),
  says(
    'list | arrest | are you on the list',
    'At the head of it, I trust. I have been in five prisons and am a connoisseur; I shall not choose the Bastille tonight.',
  ),
  says('your father | i am sorry', 'You are kind. He would have moved an amendment.'),
]);

const lafayetteHere = here(
  'Marquis de Lafayette',
  ['Lafayette', 'La Fayette', 'the vice-president'],
  'he',
  'lafayette',
  0,
  [
    says(
      'what do you think | what should be done',
      'Remain calm and remain here. In America we lost most of the battles and never once adjourned.',
    ),
    says(
      'will you go to paris | command | militia',
      'If Paris asks me by the mouth of its Electors I shall go within the hour. Not before; a general who offers himself is called something else.',
    ),
    says(
      'declaration | rights',
      'It lies on the table since Saturday. One may hope that it will be adopted before it is needed as an epitaph.',
    ),
    says(
      'troops | how many troops | can paris hold',
      'Broglie has seventeen thousand and cannot trust the half. I would rather have Paris, with sergeants.',
    ),
    says(
      'noailles | is he reliable',
      'He is my wife’s cousin and my brother-in-law, and we learned war together. If he says that he heard cannon, there was cannon.',
    ),
  ],
);

const sieyesHere = here(
  'Emmanuel-Joseph Sieyès',
  ['Sieyès', 'Sieyes', 'Abbé Sieyès', 'the Abbé'],
  'he',
  'priest',
  0,
  [
    says(
      'what do you think | what should be done',
      'We are today what we were yesterday. Let us deliberate.',
    ),
    says(
      'will you speak | speech',
      'My voice does not carry. My sentences do, when others have put their names to them.',
    ),
    says(
      'troops | king',
      'The executive has moved regiments without the nation’s consent. The question is one of definition, and it has been answered on 17 June.',
    ),
    says(
      'paris | bastille | people',
      'The constituting power has left the room and gone into the street. It would be well to fetch it back in a decree.',
    ),
    says('list | arrest', 'If they arrest me they arrest a syllogism. There are copies.'),
  ],
);

const talleyrandHere = here(
  'Talleyrand',
  ['Bishop of Autun', 'the Bishop of Autun', 'Monsieur d’Autun'],
  'he',
  'talleyrand',
  0,
  [
    says(
      'what do you think | what should be done',
      'Very little, and with great solemnity. By midnight we shall know who has won, and it would be a pity to have been eloquent.',
    ),
    says('will you speak | speech', 'One speaks when one has been asked twice. I have been asked once.'),
    says(
      'court | king | palace',
      'I know two doors at the palace that open after eleven. Behind both of them they are packing, or ought to be.',
    ),
    says(
      'paris | bastille | people',
      'It has the great merit of being a fact. There have been so few since May.',
    ),
    says(
      'bread | clergy | church',
      'My order will follow whoever does not burn its barns. It is a simple creed, and widely held.',
    ),
  ],
);

const figures = [mirabeauHere, robespierreHere, lafayetteHere, sieyesHere, talleyrandHere];

/** The hall of the Menus-Plaisirs, for one of those who sat in it. */
function atVersailles(self: string): OpeningScene {
  return {
    place: 'menus-plaisirs',
    hour: 'afternoon',
    people: [
      noailles(self),
      neighbour(self),
      archbishop,
      bailly,
      usher,
      ...figures.filter(({ name }) => name !== self),
    ],
    things: [
      thing('the tribune', ['tribune', 'rostrum', 'floor', 'lectern'], 'here'),
      thing('the president’s bell', ['bell', 'president’s bell'], 'Archbishop of Vienne'),
      thing('the riding boots', ['riding boots', 'boots', 'whip'], 'Vicomte de Noailles'),
      thing(
        'the minutes',
        ['minutes', 'record', 'decree', 'yesterday’s decree'],
        'here',
        'Decree of 13 July: the Assembly declares that M. Necker and the ministers sent away with him carry its esteem and its regrets. It will not cease to insist upon the removal of the troops, and holds the ministers and counsellors of His Majesty, of whatever rank, answerable for the present misfortunes.',
      ),
      thing('the tall windows', ['windows', 'window', 'avenue'], 'here'),
      thing('paper and ink', ['paper', 'ink', 'pen', 'pencil'], 'you'),
    ],
    open: [
      open('question', 'your neighbour', 'who will say something, now, before the fools do'),
      open('threat', '', 'whether the deputies on the list will be arrested tonight'),
    ],
  };
}

/** What the rider has carried from Paris since Sunday night; he left before there was any talk of the Bastille. */
const rider = here(
  'the rider',
  ['rider', 'courier', 'messenger', 'horseman', 'Blaise'],
  'he',
  'messenger',
  1,
  [
    says(
      'what is your name | who are you',
      'Blaise Tournier. I ride for Monsieur Lenoir, a banker in the rue Vivienne. Not for the post; the post is stopped.',
    ),
    says(
      'who sent you | who wrote the paper | from whom',
      'The Electors of Paris have not voted it and the King has not signed it. Citizens wrote it at the Palais-Royal, twelve of them on one table, and everyone who had a horse was given a road.',
    ),
    says(
      'what did you see | with your own eyes | what happened in paris | news',
      'I saw Necker’s bust in crape, carried by two thousand people, and German horse ride into them in the Place Louis XV. I saw an old man down in the Tuileries. Then the French Guards came out of barracks, and fired at the Germans.',
    ),
    says(
      'when did you leave | how long did you ride | how long | how far',
      'Sunday night at eleven, by the Villejuif gate, with the barrier burning beside me. Forty-three hours, and I have stopped counting horses. I have not been off one but to fall.',
    ),
    says(
      'is necker safe | is necker alive | what has become of necker',
      'Out of the country, if his horses held: he was seen on the Brussels road with his wife, and nobody stopped him. Safe, I should say; it is we who are not.',
    ),
    says(
      'who will help us | what should we do | what does the paper ask',
      'Arm the town, watch the grain, wear the green, and send it on. That is all that they told me to say if I lost it.',
    ),
    says(
      'cockade | colour | green | why green',
      'Green. It was leaves at first, from the chestnut trees; a young man on a table gave it out, one who stammered. Whoever is for the nation wears it.',
    ),
    says(
      'necker | where is necker | is he dismissed',
      'Dismissed, on Saturday at dinner, and driven to the frontier. The banks were to stay shut on Monday.',
    ),
    says(
      'troops | how many troops | king | army',
      'Twenty thousand round Paris, they say, and half of them talk German. What the King says, nobody knows; it is put up in posters by others.',
    ),
    says(
      'bastille | what is happening now | paris today',
      'I can tell you what was on Sunday. What it is today you may know before I do; listen for a second rider.',
    ),
    says(
      'why me | why did you give it to me',
      'Because you were the only one who looked at the paper. The rest looked at me.',
    ),
    says('water | drink | are you hurt | rest', 'Water. And walk the mare, she is not mine.'),
  ],
);

const sergeant = here(
  'the sergeant of the watch',
  ['sergeant', 'sergeant of the watch', 'watch', 'Bonnard'],
  'he',
  'soldier',
  0,
  [
    says(
      'what is your name | who are you',
      'Sergeant Bonnard, {title}. Eleven years of this square, and until today I had only to deal with geese.',
    ),
    says(
      'how many men | the watch | garrison',
      'Nine of the watch, two with fevers. The garrison is for the gates; I cannot call it out without the mayor’s paper.',
    ),
    says(
      'mayor | where is the mayor',
      'In the town hall with the shutters to. He saw the rider; I saw the shutter move.',
    ),
    says(
      'women | fight | grain | why did they fight',
      'Over a half-bushel of rye. I held them both at the font, {title}, I was not going to lay hands on them.',
    ),
    says(
      'what will you do | orders | if i read it | may i read it',
      'I have no order about papers. If there is to be shouting, let it be from the cart, where I can see it.',
    ),
    says(
      'grain | how much grain | bread',
      'The market sold out before the bell. There are forty sacks at the corn chandler’s under lock, and everyone here can count to forty.',
    ),
  ],
);

const twoWomen = here(
  'the two women',
  ['two women', 'women', 'the women', 'woman', 'Perrette', 'Claudine'],
  'they',
  'woman',
  0,
  [
    says(
      'who are you | your name | names',
      'Perrette Gros, and that one is Claudine Vial, who was my bridesmaid. We are not speaking.',
    ),
    says(
      'why did you fight | grain | bread',
      'She had the last of the rye, and five at home; I have six. What would you have done?',
    ),
    says(
      'price | how much | cost',
      'Four sous the pound, and a weaver has twelve for the day. In May it was three.',
    ),
    says(
      'what do you want | what should we do',
      'Read it out, whatever it is. If it says bread, read that first.',
    ),
  ],
);

const carter = here(
  'the carter',
  ['carter', 'man with the cart', 'cart driver', 'Mathurin'],
  'he',
  'commoner',
  0,
  [
    says(
      'what is your name | who are you',
      'Mathurin. The cart is mine, the dog is not; it came with the shade.',
    ),
    says(
      'road | what did you see on the road | paris road | brigands',
      'Nobody on the road but people asking what is on the road. At the last posting-house they had seen brigands; when I asked who had seen them, it was the next one.',
    ),
    says(
      'cart | why are you standing here | may i use the cart',
      'Since seven, for a load of salt that the customs men are counting. Climb up, it has held worse.',
    ),
    says(
      'take me to paris | how far is paris | how long to paris',
      'With this beast, a fortnight. The diligence does it in five days, when there is one; a man on relays in two and a bit, and look at him.',
    ),
    says(
      'salt | tax',
      'Dear on this bank of the Saône, and cheap on the other. You may guess on which of them one is searched.',
    ),
  ],
);

function inTheProvinces(
  place: string,
  people: readonly PersonAtOpening[],
  things: readonly ThingAtOpening[],
): OpeningScene {
  return {
    place,
    hour: 'evening',
    people: [rider, sergeant, twoWomen, carter, ...people],
    things: [
      thing(
        'the paper',
        ['paper', 'letter', 'sheet', 'message', 'news', 'proclamation'],
        'the rider',
        'Paris, Sunday 12 July, ten at night. M. Necker was dismissed yesterday and sent out of the kingdom; today the Prince de Lambesc has charged the people in the Tuileries with German horse, and there is blood. The French Guards are with us, the citizens are arming, and whoever is for the nation wears green: arm your town, guard your grain, and send this on.',
      ),
      thing('the green cockade', ['cockade', 'green cockade', 'ribbon'], 'the rider'),
      thing('the rider’s mare', ['mare', 'horse', 'rider’s horse'], 'the rider'),
      thing('the cart', ['cart', 'wagon'], 'here'),
      thing('the dog', ['dog'], 'here'),
      thing(
        'the letter about Necker',
        ['copied letter', 'letters', 'other letter', 'grievances', 'pamphlets'],
        'you',
        'They write from Versailles on the 8th that M. Necker has never stood better with the King, and that those who say otherwise are paid to say it. Copied at Dijon, and copied again, and once more by a hand that has added a question mark.',
      ),
      ...things,
    ],
    open: [
      open(
        'offer',
        'the rider',
        'whether you will take the paper that he holds down to you, and read it out',
      ),
      open('question', '', 'what the mayor and the garrison will do when they know'),
    ],
  };
}

const atVillefranche = inTheProvinces(
  'provincial-square',
  [
    here('the maid from Le Clos', ['maid', 'Fleury', 'Marie Fleury', 'servant'], 'she', 'servant', 3, [
      says('what is your name | who are you', 'Fleury, Madame, who has carried your basket for six years.'),
      says(
        'roland | my husband | how is he | where is my husband',
        'Monsieur was asleep when we left Le Clos, and had kept down the broth. He asked for the post before he asked for you.',
      ),
      says(
        'eudora | my daughter',
        'Mademoiselle Eudora is with the curé’s sister, and has learned three lines of the fable and lost a shoe.',
      ),
      says(
        'how far is le clos | go home | home',
        'Two leagues and a half, Madame, uphill. We should be there by dark if we go now. You will not go now.',
      ),
      says(
        'what should i do | read it',
        'You will read it out, Madame. You have read me worse, with your voice shaking.',
      ),
    ]),
    away(
      'Jean-Marie Roland',
      ['Roland', 'my husband', 'your husband', 'Monsieur Roland'],
      'he',
      'deputy',
      'le-clos',
      [
        says(
          'are you ill | how are you',
          'Better than in June. I can hold a pen, and somebody must answer Lyon.',
        ),
        says(
          'necker | paris | news',
          'If it is true about Necker, the bills on Lyon will not be worth their postage. Find out who has signed it before you believe it.',
        ),
        says(
          'what should i do | advice',
          'Verify; then act; then write it down. You will do it in the opposite order, and better.',
        ),
      ],
    ),
    away('the mayor', ['mayor', 'Monsieur the mayor'], 'he', 'merchant', 'in the town hall', [
      says(
        'what will you do | open',
        'I await the Intendant’s instructions. Until then I have seen nothing but dust.',
      ),
      says('grain | forty sacks', 'It is reserved. I shall say for whom when I am asked in writing.'),
    ]),
  ],
  [thing('your basket', ['basket', 'proofs', 'manuscript'], 'the maid from Le Clos')],
);

const atAuxonne = inTheProvinces(
  'auxonne-square',
  [
    here('Alexandre des Mazis', ['des Mazis', 'Des Mazis', 'Alexandre'], 'he', 'officer', 3, [
      says(
        'what do you think | what should i do | read it',
        'Take it to the colonel unread, Bonaparte; or read it and do not tell me. I know already which.',
      ),
      says(
        'garrison | how many men | regiment | la fère',
        'Seven hundred of La Fère, and ten companies quartered in the town. They have grumbled about the regimental chest since Easter; a paper like that is a match.',
      ),
      says(
        'who commands | du teil | general',
        'General du Teil, and he is at table. Captain Gassendi has the guard.',
      ),
      says(
        'seurre | riot | april',
        'At Seurre in the spring they had killed two grain merchants before you got there with your hundred men. You told them that you would fire on the rabble only; they all went home to be honest.',
      ),
      says(
        'leave | paris | furlough',
        'Your furlough is not due before August. To go tonight is desertion; they shoot corporals for it, and us they reprimand.',
      ),
    ]),
    away(
      'Baron du Teil',
      ['du Teil', 'the general', 'General du Teil', 'general'],
      'he',
      'officer',
      'auxonne-barracks',
      [
        says(
          'orders | what are your orders',
          'Double the guard on the powder store, and keep the men to their quarters. Whatever the paper says, it does not say that to gunners.',
        ),
        says(
          'what do you think | paris | necker',
          'I have served three kings’ worth of ministers. The guns stay clean under all of them.',
        ),
        says(
          'bonaparte | what do you think of me',
          'A good head, which wants sleep and society. You will go far if the circumstances favour you.',
        ),
      ],
    ),
    away('the mayor', ['mayor', 'Monsieur the mayor'], 'he', 'merchant', 'in the town hall', [
      says(
        'what will you do | open',
        'I shall ask General du Teil for fifty men, and he will ask me for an order, and by then it will be dark.',
      ),
      says('grain | forty sacks', 'It is for Lyon, paid and sealed. I did not invent geography.'),
    ]),
  ],
  [
    thing('your sword', ['sword', 'my sword'], 'you'),
    thing(
      'the letters on Corsica',
      ['manuscript', 'history of corsica', 'letters on corsica', 'notebook'],
      'you',
      'Letters on Corsica, the first: as I was born the country was perishing. Thirty thousand Frenchmen, vomited on to our shores, drowned the throne of liberty in waves of blood; such was the odious sight that first met my eyes.',
    ),
  ],
);

/** By estate. */
export const openingScenes: Readonly<Record<string, OpeningScene>> = {
  'Third Estate': thirdEstate,
  'Second Estate': secondEstate,
  'First Estate': firstEstate,
};

/** By the name of a historical character who was elsewhere that day. */
export const openingScenesByName: Readonly<Record<string, OpeningScene>> = {
  'Maximilien Robespierre': atVersailles('Maximilien Robespierre'),
  'Comte de Mirabeau': atVersailles('Comte de Mirabeau'),
  'Marquis de Lafayette': atVersailles('Marquis de Lafayette'),
  'Emmanuel-Joseph Sieyès': atVersailles('Emmanuel-Joseph Sieyès'),
  Talleyrand: atVersailles('Talleyrand'),
  'Manon Roland': atVillefranche,
  'Napoleon Bonaparte': atAuxonne,
};
