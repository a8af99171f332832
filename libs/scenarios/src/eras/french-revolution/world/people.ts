/** Whom history knows: where they were on 14 July 1789 and after, when they died, what they wanted and what they would say. */
import type { EraPerson, Knowledge, Pronoun, Whereabouts } from '../../../world.js';
import { ordinalOf } from '../calendar.js';

type Move = readonly [year: number, month: number, day: number, place: string];

/** From the opening day at `place`, then wherever the moves lead. */
function at(place: string, ...moves: readonly Move[]): readonly Whereabouts[] {
  return [
    { fromOrdinal: 0, place },
    ...moves.map(([year, month, day, next]) => ({ fromOrdinal: ordinalOf(year, month, day), place: next })),
  ];
}

/** @param asked wordings, parted by " | " */
function says(asked: string, text: string): Knowledge {
  return { asked: asked.split(' | '), says: text };
}

interface Told {
  readonly also: readonly string[];
  readonly is?: Pronoun;
  readonly who: string;
  readonly voice: string;
  readonly at: readonly Whereabouts[];
  readonly dies: readonly [year: number, month: number, day: number] | null;
  readonly wants: string;
  readonly knows: readonly Knowledge[];
}

function person(name: string, told: Told): EraPerson {
  return {
    name,
    also: told.also,
    is: told.is ?? 'he',
    who: told.who,
    voice: told.voice,
    whereabouts: told.at,
    diesOn: told.dies && ordinalOf(...told.dies),
    wants: told.wants,
    knows: told.knows,
  };
}

/** One of the family, or one who is far away: whoever names them means that one. */
function relative(
  name: string,
  also: readonly string[],
  is: Pronoun,
  who: string,
  voice: string,
  place: string,
  wants: string,
): EraPerson {
  return person(name, { also, is, who, voice, at: at(place), dies: null, wants, knows: [] });
}

/** Somebody whom people still name after their death. */
function remembered(
  name: string,
  also: readonly string[],
  is: Pronoun,
  who: string,
  dies: readonly [year: number, month: number, day: number],
): EraPerson {
  return person(name, {
    also,
    is,
    who,
    voice: 'noble',
    at: at(''),
    dies,
    wants: 'nothing more',
    knows: [],
  });
}

const playable: readonly EraPerson[] = [
  person('Maximilien Robespierre', {
    also: ['Robespierre', 'Maximilien', 'the Incorruptible', 'the deputy for Artois'],
    who: 'a deputy of the Third Estate of Artois',
    voice: 'robespierre',
    at: at(
      'menus-plaisirs',
      [1789, 10, 19, 'manege'],
      [1791, 10, 14, 'arras'],
      [1791, 11, 28, 'rue-saint-honore'],
      [1792, 9, 21, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1794, 7, 28, 'conciergerie'],
    ),
    dies: [1794, 7, 28],
    wants: 'the sovereignty of the people, virtue in the laws, and to be thought above reproach',
    knows: [
      says(
        'what do you want | what do you believe | your aim',
        'That the law should be made for those who have nothing but the law. Everything else follows from it.',
      ),
      says(
        'who are you | where do you come from | arras',
        'An advocate of Arras, thirty-one years old, one of the eight whom the Third Estate of Artois sent. The gazettes have not yet learned to spell my name.',
      ),
      says(
        'what do you think of the king | louis | king',
        'I believe him surrounded. A prince who needs thirty regiments to hear the truth is badly served.',
      ),
      says(
        'what do you think of the bastille | bastille | paris | violence',
        'The people have been attacked and they defend themselves. Do not ask me to weep for stones.',
      ),
      says(
        'mirabeau | what do you think of mirabeau | trust mirabeau',
        'A great voice. I should like to know who pays for the dinners.',
      ),
      says(
        'desmoulins | camille | your school',
        'We were at Louis-le-Grand together, he and I. He has the heart of a child, and one must read his proofs.',
      ),
    ],
  }),
  person('Georges Danton', {
    also: ['Danton', 'Georges'],
    who: 'an advocate of the Cordeliers district',
    voice: 'danton',
    at: at(
      'cordeliers',
      [1791, 7, 20, 'london'],
      [1791, 9, 9, 'cordeliers'],
      [1792, 9, 21, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1793, 10, 12, 'fields'],
      [1793, 11, 20, 'tuileries'],
      [1794, 3, 31, 'luxembourg'],
      [1794, 4, 2, 'conciergerie'],
    ),
    dies: [1794, 4, 5],
    wants: 'arms for the districts, a clean sweep of the court, and a good dinner after',
    knows: [
      says(
        'what do you want | what is your plan | plan',
        'Muskets first, powder second, and after that a conversation with the court. It listens better to the third when it has seen the first two.',
      ),
      says(
        'who are you | your job | lawyer | what do you do',
        'Advocate at the King’s Councils; seventy-eight thousand livres for the office, most of it borrowed. I have every reason to want a new world.',
      ),
      says(
        'how many men | your men | the cordeliers | district',
        'The district can call three or four hundred to the drum in a quarter of an hour. Half have arms; all have throats.',
      ),
      says('are you afraid | afraid | danger', 'Of course. One does it all the same, only louder.'),
      says(
        'lafayette | what do you think of lafayette',
        'A white horse with a general on it. Paris loves white horses.',
      ),
    ],
  }),
  person('Jean-Paul Marat', {
    also: ['Marat', 'Doctor Marat', 'the Friend of the People'],
    who: 'a physician and writer on the committee of the Carmes district',
    voice: 'marat',
    at: at(
      'pont-neuf',
      [1789, 7, 15, 'carmes'],
      [1790, 1, 24, 'london'],
      [1790, 5, 18, 'cordeliers'],
      [1792, 9, 21, 'manege'],
      [1793, 6, 4, 'cordeliers'],
    ),
    dies: [1793, 7, 13],
    wants: 'the traitors named aloud, and the people awake',
    knows: [
      says(
        'what do you want | what must be done | your aim',
        'That nobody should sleep. They mean to lull us with promises until the regiments are in place.',
      ),
      says(
        'who are you | doctor | physician',
        'Doctor of medicine of St Andrews, once physician to the guards of the Comte d’Artois. I left them their horses’ complaints.',
      ),
      says(
        'hussars | what did you do today | pont neuf | dragoons',
        'A troop of hussars came to the Pont Neuf and said that they were for us. I told the crowd to make them dismount and give up their arms; they did not stay to do it.',
      ),
      says(
        'your skin | are you ill | illness | sick',
        'An itch, which the Academy would call imaginary if it had been mine to submit. Cold water helps; anger helps more.',
      ),
      says(
        'the academy | lavoisier | science',
        'Lavoisier walled in Paris with his customs gates and would have walled in the light as well. I have not forgotten how they laughed.',
      ),
    ],
  }),
  person('Camille Desmoulins', {
    also: ['Desmoulins', 'Camille'],
    who: 'a barrister without briefs and a pamphleteer',
    voice: 'desmoulins',
    at: at(
      'palais-royal',
      [1789, 10, 1, 'cordeliers'],
      [1790, 12, 29, 'theatre-francais'],
      [1792, 9, 21, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1794, 3, 31, 'luxembourg'],
      [1794, 4, 2, 'conciergerie'],
    ),
    dies: [1794, 4, 5],
    wants: 'the Republic of the ancients, a paper of his own, and Lucile',
    knows: [
      says(
        'what did you say | your speech | sunday | palais-royal | café table',
        'I said that Necker was gone, that it was the tocsin of a Saint Bartholomew of patriots, and that there was nothing left but to run to arms. Hon-honestly I do not know what I said. There were police in the crowd and I showed them a pistol.',
      ),
      says(
        'green | cockade | leaves | why green',
        'Green for hope, from the chestnuts over our heads. Then somebody remembered that green is Artois’s livery, and by Monday it was red and blue.',
      ),
      says(
        'lucile | are you in love | duplessis',
        'Her father holds that a man of twenty-nine with no briefs and a stammer is not a match. I mean to change at least one of the three.',
      ),
      says(
        'robespierre | maximilien | your school',
        'He was the best scholar at Louis-le-Grand and I was the second noisiest. He sits at Versailles now and polishes sentences.',
      ),
      says(
        'your pamphlet | la france libre | what do you write',
        'La France libre. It has been at the printer’s since June, and he is afraid of it. After today he will be afraid not to print it.',
      ),
    ],
  }),
  person('Manon Roland', {
    also: ['Madame Roland', 'Manon', 'Citizeness Roland'],
    is: 'she',
    who: 'wife of the inspector of manufactures at Lyon',
    voice: 'roland',
    at: at(
      'le-clos',
      [1791, 2, 20, 'paris'],
      [1791, 9, 15, 'le-clos'],
      [1791, 12, 15, 'paris'],
      [1793, 6, 1, 'abbaye'],
      [1793, 6, 24, 'sainte-pelagie'],
      [1793, 10, 31, 'conciergerie'],
    ),
    dies: [1793, 11, 8],
    wants: 'a republic worthy of Plutarch, and a part in it that need not be hidden',
    knows: [
      says(
        'what do you want | your aim | what do you think',
        'Two illustrious heads tried, or a nation lost: I wrote as much to Bosc in Paris. The half-measures of good people frighten me more than the court.',
      ),
      says(
        'your husband | roland | jean-marie',
        'He is twenty years older than I, exact, severe, and ill since the spring. I copy his articles, and sometimes what I copy was not there before.',
      ),
      says(
        'plutarch | what do you read | books',
        'Plutarch, at nine, carried to church instead of my prayer-book. It made me a republican without my noticing.',
      ),
      says(
        'women | your sex | do you want to speak',
        'I write; the men speak. I know my part, and bite my lips in it.',
      ),
    ],
  }),
  person('Olympe de Gouges', {
    also: ['Gouges', 'Olympe', 'Madame de Gouges'],
    is: 'she',
    who: 'a playwright and pamphleteer from Montauban',
    voice: 'woman',
    at: at('theatre-francais', [1793, 7, 20, 'abbaye'], [1793, 10, 28, 'conciergerie']),
    dies: [1793, 11, 3],
    wants: 'justice for women and slaves, and her play performed',
    knows: [
      says(
        'your play | slavery | zamore | slaves',
        'Zamore and Mirza: two slaves who are nobler than their owners. The Comédie accepted it four years ago and has been losing it in drawers since.',
      ),
      says(
        'women | rights of women | what do women want',
        'They have drawn up grievances for the wigmakers and the water carriers. I read them all and did not find us.',
      ),
      says(
        'who are you | montauban | your father',
        'A butcher’s daughter by the register, a marquis’s by the resemblance; a widow by good fortune. I spell as I please.',
      ),
      says(
        'taxes | your proposals | poor',
        'Last year I proposed a patriotic tax that everyone would pay by their own will. The ladies laughed; this year they will bring their jewels.',
      ),
    ],
  }),
  person('Comte de Mirabeau', {
    also: ['Mirabeau', 'the Count', 'Honoré Gabriel Riqueti'],
    who: 'deputy of the Third Estate of Aix',
    voice: 'mirabeau',
    at: at('menus-plaisirs', [1789, 10, 19, 'manege']),
    dies: [1791, 4, 2],
    wants: 'a strong king under a constitution, with himself as minister',
    knows: [
      says(
        'what do you want | your aim | minister',
        'A king who governs through the nation’s will, and somebody to explain the one to the other. I am told that I have the voice for it.',
      ),
      says(
        'bayonet | dreux-brézé | 23 june | what did you say',
        'I told the lackey in the plumes that we were there by the will of the people and would leave only by force of bayonets. Sieyès put it shorter, as usual; I am the one they heard.',
      ),
      says(
        'your father | friend of mankind',
        'He is dead at Argenteuil, yesterday. The Friend of Mankind had me locked up four times; I find that I mind.',
      ),
      says(
        'your debts | money | who pays you',
        'Two hundred thousand livres, or three; my creditors keep better count. I may be bought, but I have never been delivered.',
      ),
      says(
        'the king | louis | the queen',
        'He is honest, and he wavers. He has only one man about him, and that is his wife.',
      ),
    ],
  }),
  person('Marquis de Lafayette', {
    also: ['Lafayette', 'La Fayette', 'the hero of two worlds', 'Gilbert du Motier'],
    who: 'vice-president of the Assembly',
    voice: 'lafayette',
    at: at(
      'menus-plaisirs',
      [1789, 7, 15, 'hotel-de-ville'],
      [1789, 10, 5, 'palace-of-versailles'],
      [1789, 10, 6, 'hotel-de-ville'],
      [1791, 10, 8, 'clermont'],
      [1791, 12, 25, 'metz'],
      [1792, 8, 19, ''],
      [1799, 12, 1, 'paris'],
      [1800, 2, 1, 'fields'],
      [1815, 5, 1, 'paris'],
    ),
    dies: null,
    wants: 'liberty in good order, and the love of the people',
    knows: [
      says(
        'declaration | rights of man | what did you propose',
        'I laid it before the Assembly on Saturday: nature has made men free and equal, and all sovereignty is in the nation. Mr Jefferson was good enough to read it first.',
      ),
      says(
        'america | washington | american war',
        'I was nineteen when I landed, and General Washington treated me as his son. I had a ball through the leg at Brandywine and learned there to stand still.',
      ),
      says(
        'jefferson | american minister',
        'Mr Jefferson lives at the grille of Chaillot and is the best head in Paris. He advises us to take what the King offers and come back for the rest.',
      ),
      says(
        'national guard | militia | will you command',
        'If Paris calls me I shall go; a city in arms needs a discipline that it has chosen. Citizens make good soldiers when somebody respects them.',
      ),
      says(
        'orléans | duke of orleans',
        'He has friends in every bad house and a faction in every good one. I want a king bound by the law, not a change of cousins.',
      ),
    ],
  }),
  person('Emmanuel-Joseph Sieyès', {
    also: ['Sieyès', 'Sieyes', 'Abbé Sieyès', 'the Abbé Sieyès'],
    who: 'vicar-general of Chartres and deputy of the Third Estate of Paris',
    voice: 'priest',
    at: at(
      'menus-plaisirs',
      [1789, 10, 19, 'manege'],
      [1791, 10, 1, 'fields'],
      [1792, 9, 21, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1795, 11, 1, 'paris'],
      [1798, 6, 20, 'berlin'],
      [1799, 6, 5, 'luxembourg'],
      [1800, 1, 1, 'paris'],
    ),
    dies: null,
    wants: 'a constitution without a fault in it, which is to say his own',
    knows: [
      says(
        'what is the third estate | pamphlet | third estate',
        'Everything. In the political order it has until now been nothing; and it asks to become something.',
      ),
      says(
        'national assembly | name | june',
        'I moved it on 15 June and it was voted on the 17th, by four hundred and ninety-one to eighty-nine. A nation is not a third of itself.',
      ),
      says(
        'do you believe in god | priest | mass | vocation',
        'I was given the cassock as others are given a trade. I have never preached and I have never confessed anyone; I have thought.',
      ),
      says('mirabeau | talleyrand | lafayette', 'They have talents. None of them has a system.'),
    ],
  }),
  person('Talleyrand', {
    also: [
      'Bishop of Autun',
      'the Bishop of Autun',
      'Charles-Maurice de Talleyrand-Périgord',
      'Monsieur d’Autun',
    ],
    who: 'Bishop of Autun and deputy of its clergy',
    voice: 'talleyrand',
    at: at(
      'menus-plaisirs',
      [1789, 10, 19, 'manege'],
      [1792, 1, 24, 'london'],
      [1792, 3, 10, 'paris'],
      [1792, 4, 29, 'london'],
      [1792, 7, 5, 'paris'],
      [1792, 9, 15, 'london'],
      [1794, 4, 28, 'philadelphia'],
      [1796, 9, 20, 'paris'],
      [1814, 9, 23, 'vienna'],
      [1815, 6, 10, 'brussels'],
      [1815, 7, 8, 'paris'],
    ),
    dies: null,
    wants: 'to be of use to whoever governs next, and not to be hurried',
    knows: [
      says(
        'what do you want | your aim | whose side',
        'To be on the side of France, whenever she has decided which that is. One should never be in a hurry to arrive before the carriage.',
      ),
      says(
        'your leg | lame | limp | foot',
        'A fall in infancy, from a chest of drawers, they say. It made me a bishop, since one cannot charge the enemy at a limp.',
      ),
      says(
        'church | church lands | tithe | clergy accounts',
        'I was its agent-general for five years and I counted. Its lands bring in perhaps seventy millions and the tithe as much again; the State lacks about that sum.',
      ),
      says(
        'autun | your diocese',
        'I spent a month there in the spring, was elected, and left before Easter. I believe the cathedral is very fine.',
      ),
      says(
        'the court | artois | king',
        'They might still win, if they would do something tonight. They will dine.',
      ),
    ],
  }),
  person('Louis-Antoine de Saint-Just', {
    also: ['Saint-Just', 'Saint Just', 'Antoine'],
    who: 'a law graduate of Blérancourt, in hiding for a poem',
    voice: 'deputy',
    at: at(
      'paris',
      [1789, 8, 15, 'blerancourt'],
      [1792, 9, 18, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1793, 10, 22, 'strasbourg'],
      [1794, 1, 4, 'tuileries'],
      [1794, 6, 10, 'fleurus'],
      [1794, 6, 29, 'tuileries'],
      [1794, 7, 28, 'conciergerie'],
    ),
    dies: [1794, 7, 28],
    wants: 'a great part, a clean world, and to be twenty-five',
    knows: [
      says(
        'organt | your poem | poem',
        'Twenty cantos against everything. I am twenty; I have done badly; I could do better: it says so in the preface.',
      ),
      says(
        'hiding | police | why are you hiding',
        'The police want the printer, the bookseller and the author, in that order. Today they want only to be indoors.',
      ),
      says(
        'what do you want | your aim',
        'Nothing that exists. One does not mend a thing like this; one begins.',
      ),
    ],
  }),
  person('Napoleon Bonaparte', {
    also: [
      'Napoleon',
      'Bonaparte',
      'Buonaparte',
      'Lieutenant Bonaparte',
      'General Bonaparte',
      'the First Consul',
    ],
    who: 'a second lieutenant of artillery at Auxonne',
    voice: 'napoleon',
    at: at(
      'auxonne',
      [1789, 9, 25, 'ajaccio'],
      [1791, 2, 12, 'auxonne'],
      [1791, 6, 16, 'valence'],
      [1791, 10, 1, 'ajaccio'],
      [1792, 5, 28, 'paris'],
      [1792, 10, 15, 'ajaccio'],
      [1793, 6, 13, 'marseille'],
      [1793, 9, 17, 'toulon'],
      [1794, 3, 20, 'nice'],
      [1795, 5, 28, 'paris'],
      [1796, 3, 26, 'nice'],
      [1796, 5, 9, 'milan'],
      [1797, 12, 5, 'paris'],
      [1798, 5, 19, 'toulon'],
      [1798, 7, 24, 'cairo'],
      [1799, 10, 16, 'paris'],
      [1800, 2, 19, 'tuileries'],
      [1800, 5, 6, 'milan'],
      [1800, 7, 2, 'tuileries'],
      [1805, 9, 24, 'strasbourg'],
      [1805, 11, 14, 'vienna'],
      [1806, 1, 26, 'tuileries'],
      [1806, 9, 25, 'berlin'],
      [1807, 1, 31, 'eylau'],
      [1807, 6, 19, 'tilsit'],
      [1807, 7, 27, 'saint-cloud'],
      [1808, 12, 4, 'madrid'],
      [1809, 1, 23, 'tuileries'],
      [1809, 5, 13, 'vienna'],
      [1809, 10, 26, 'fontainebleau'],
      [1809, 11, 15, 'tuileries'],
      [1812, 5, 9, 'niemen'],
      [1812, 9, 14, 'moscow'],
      [1812, 10, 19, 'berezina'],
      [1812, 12, 18, 'tuileries'],
      [1813, 4, 15, 'leipzig'],
      [1813, 11, 9, 'tuileries'],
      [1814, 1, 25, 'chalons'],
      [1814, 3, 31, 'fontainebleau'],
      [1814, 5, 4, 'elba'],
      [1815, 3, 1, 'golfe-juan'],
      [1815, 3, 20, 'tuileries'],
      [1815, 6, 12, 'waterloo'],
      [1815, 6, 21, 'tuileries'],
      [1815, 7, 3, 'rochefort'],
      [1815, 7, 15, ''],
    ),
    dies: null,
    wants: 'Corsica first, then a war, then everything that one has in a war',
    knows: [
      says(
        'corsica | paoli | your island',
        'I was born when the country was perishing. I have written to Paoli to say so; he answers that history is not written in youth.',
      ),
      says(
        'your family | mother | brothers',
        'My father is dead four years; there are eight of us and a lawsuit about mulberry trees. My mother manages, as a general manages.',
      ),
      says(
        'cannon | artillery | guns',
        'A gun is an argument about distance. Most of those who quote it have not measured.',
      ),
      says(
        'what do you want | your aim',
        'To be worth something. A lieutenant at nineteen is dead at sixty with a pension and a cough.',
      ),
    ],
  }),
];

const courtAndMinisters: readonly EraPerson[] = [
  person('Louis XVI', {
    also: ['the King', 'King Louis', 'Louis', 'His Majesty', 'Louis Capet', 'Capet'],
    who: 'King of France and Navarre',
    voice: 'king',
    at: at(
      'palace-of-versailles',
      [1789, 10, 6, 'tuileries'],
      [1791, 6, 21, 'varennes'],
      [1791, 6, 25, 'tuileries'],
      [1792, 8, 10, 'manege'],
      [1792, 8, 13, 'temple'],
    ),
    dies: [1793, 1, 21],
    wants: 'quiet, his people’s love, and no blood on his account',
    knows: [
      says(
        'troops | will you withdraw the troops | regiments | army',
        'They are there to keep order, and for no other purpose. If the Assembly is uneasy it might move to Noyon or Soissons.',
      ),
      says(
        'necker | why did you dismiss necker',
        'I asked him to go quietly, and he went quietly. I did not think that they would carry his bust about.',
      ),
      says(
        'the assembly | estates | constitution',
        'I called the Estates to be told about the deficit. I did not call them to be told about myself.',
      ),
      says(
        'hunting | locks | your diary | diary',
        'I have not hunted today. I do not put down opinions in the diary; only what one has killed.',
      ),
      says(
        'bread | the people | hunger',
        'I have had grain bought abroad, at a loss, and I am told it rots or is sold. I am told a great many things.',
      ),
    ],
  }),
  person('Marie-Antoinette', {
    also: ['the Queen', 'Her Majesty', 'the Austrian', 'Marie Antoinette'],
    is: 'she',
    who: 'Queen of France, a daughter of Maria Theresa',
    voice: 'queen',
    at: at(
      'palace-of-versailles',
      [1789, 10, 6, 'tuileries'],
      [1791, 6, 21, 'varennes'],
      [1791, 6, 25, 'tuileries'],
      [1792, 8, 10, 'manege'],
      [1792, 8, 13, 'temple'],
      [1793, 8, 2, 'conciergerie'],
    ),
    dies: [1793, 10, 16],
    wants: 'the crown whole for her son, and the Assembly gone',
    knows: [
      says(
        'cake | let them eat cake | brioche',
        'I have never said it. They told it of another queen before I was born.',
      ),
      says(
        'your son | dauphin | child',
        'My elder boy died on 4 June, and they would not leave us a week to weep. The other is four, and asks why the people are angry.',
      ),
      says(
        'what should the king do | advice | metz',
        'Go to Metz, among loyal regiments, and treat from there. He will ask everyone, and he will stay.',
      ),
      says(
        'fersen | count fersen',
        'Count Fersen is with his regiment at Valenciennes. He is one of the few who never ask for anything.',
      ),
    ],
  }),
  person('Comte d’Artois', {
    also: ['Artois', 'the King’s youngest brother'],
    who: 'the King’s youngest brother',
    voice: 'noble',
    at: at(
      'palace-of-versailles',
      [1789, 7, 17, ''],
      [1789, 9, 14, 'turin'],
      [1791, 6, 15, 'koblenz'],
      [1792, 10, 10, ''],
      [1799, 8, 1, 'london'],
      [1814, 4, 12, 'tuileries'],
      [1815, 3, 20, ''],
      [1815, 7, 8, 'tuileries'],
    ),
    dies: null,
    wants: 'a firm hand, Necker hanged, and the old order to the last button',
    knows: [
      says(
        'necker | what do you think of necker',
        'A Genevan bookkeeper who has taught the canaille to count. He should have been sent off in May.',
      ),
      says(
        'what would you do | paris | troops',
        'March tonight. Thirty thousand men are not brought here to look at the view.',
      ),
    ],
  }),
  person('Comte de Provence', {
    also: ['Provence', 'Louis XVIII', 'the King’s brother', 'the stout brother'],
    who: 'the elder of the King’s brothers',
    voice: 'noble',
    at: at(
      'palace-of-versailles',
      [1789, 10, 6, 'luxembourg'],
      [1791, 6, 23, 'brussels'],
      [1791, 7, 7, 'koblenz'],
      [1792, 10, 10, ''],
      [1807, 11, 2, 'london'],
      [1814, 5, 3, 'tuileries'],
      [1815, 3, 20, 'brussels'],
      [1815, 7, 8, 'tuileries'],
    ),
    dies: null,
    wants: 'to be regent at least, and to be found on the winning side of the room',
    knows: [
      says(
        'the king | your brother',
        'My brother’s will is like two oiled balls of ivory; one cannot keep them together. I have said so to several people, and it has been repeated by all.',
      ),
      says(
        'what do you want | artois',
        'To wait. Artois gallops; I have observed that the horse tires first.',
      ),
    ],
  }),
  person('Madame Élisabeth', {
    also: ['Élisabeth of France', 'the King’s sister'],
    is: 'she',
    who: 'the King’s sister',
    voice: 'noble',
    at: at(
      'palace-of-versailles',
      [1789, 10, 6, 'tuileries'],
      [1791, 6, 21, 'varennes'],
      [1791, 6, 25, 'tuileries'],
      [1792, 8, 13, 'temple'],
      [1794, 5, 9, 'conciergerie'],
    ),
    dies: [1794, 5, 10],
    wants: 'her brother safe, and the faith untouched',
    knows: [
      says(
        'your brother | the king',
        'He is too good for a time like this. I pray that he may for once be angry.',
      ),
      says(
        'what do you want | god',
        'What God wants. I could wish that He had fewer philosophers to persuade.',
      ),
    ],
  }),
  person('Duchesse de Polignac', {
    also: ['Polignac', 'Madame de Polignac', 'the Queen’s favourite'],
    is: 'she',
    who: 'governess of the royal children and the Queen’s favourite',
    voice: 'noble',
    at: at('palace-of-versailles', [1789, 7, 17, ''], [1791, 6, 1, 'vienna']),
    dies: [1793, 12, 9],
    wants: 'to keep the Queen’s friendship and her family’s pensions',
    knows: [
      says(
        'pensions | money | your family',
        'Seven hundred thousand livres a year for the whole family, they say in the pamphlets. They never say what it costs to live here.',
      ),
      says(
        'the queen | friend',
        'She has wept with me today. I shall go if she orders it, and she will order it.',
      ),
    ],
  }),
  person('Axel Fersen', {
    also: ['Fersen', 'Count Fersen', 'Axel von Fersen'],
    who: 'Swedish colonel of the Royal-Suédois',
    voice: 'officer',
    at: at(
      'valenciennes',
      [1789, 9, 27, 'versailles'],
      [1789, 10, 6, 'paris'],
      [1791, 6, 22, 'brussels'],
      [1792, 2, 13, 'paris'],
      [1792, 2, 23, 'brussels'],
      [1795, 1, 1, 'stockholm'],
    ),
    dies: [1810, 6, 20],
    wants: 'the Queen’s safety before his own',
    knows: [
      says(
        'the queen | marie-antoinette | do you love',
        'I have the honour of her confidence. A gentleman has nothing to add to that sentence.',
      ),
      says(
        'your regiment | valenciennes | troops',
        'The Royal-Suédois lies at Valenciennes. The men listen to what comes from Paris; the officers pretend not to.',
      ),
    ],
  }),
  person('Jacques Necker', {
    also: ['Necker', 'Monsieur Necker', 'the minister'],
    who: 'the Genevan banker whom the King dismissed on 11 July',
    voice: 'merchant',
    at: at(
      'brussels',
      [1789, 7, 20, 'basel'],
      [1789, 7, 28, 'versailles'],
      [1789, 10, 6, 'paris'],
      [1790, 9, 8, 'coppet'],
    ),
    dies: [1804, 4, 9],
    wants: 'the finances in order, and to be thanked for it in public',
    knows: [
      says(
        'dismissed | why were you dismissed | how did you leave',
        'On Saturday at dinner I was handed the King’s letter; I put it in my pocket, finished, and drove to the frontier without telling my own brother.',
      ),
      says(
        'deficit | debt | how much | finances',
        'Fifty-six millions wanting in the year, as I told the Estates in May, upon four hundred and seventy-five of revenue. Calonne’s friends say three times that. I have lent the King two millions of my own.',
      ),
      says(
        'bread | grain',
        'I had grain bought abroad for some twenty-five millions. Before I left I pledged my own fortune to the Hopes of Amsterdam for it.',
      ),
    ],
  }),
  person('Madame de Staël', {
    also: ['Germaine de Staël', 'Staël', 'Necker’s daughter'],
    is: 'she',
    who: 'Necker’s daughter and the Swedish ambassador’s wife',
    voice: 'woman',
    at: at(
      'brussels',
      [1789, 7, 20, 'basel'],
      [1789, 7, 28, 'paris'],
      [1792, 9, 3, 'coppet'],
      [1795, 5, 25, 'paris'],
      [1803, 10, 24, 'coppet'],
      [1814, 5, 12, 'paris'],
      [1815, 3, 10, 'coppet'],
    ),
    dies: null,
    wants: 'her father in power, a constitution on the English plan, and good conversation',
    knows: [
      says(
        'your father | necker',
        'There has never been a man so pure in such an office. I know that I am his daughter; it is also true.',
      ),
      says(
        'lafayette | mirabeau | talleyrand',
        'Mirabeau is a great man with no character, and Talleyrand a great character with no conscience. I receive them both.',
      ),
    ],
  }),
  person('Baron de Breteuil', {
    also: ['Breteuil', 'the new minister'],
    who: 'chief minister since 12 July',
    voice: 'noble',
    at: at('palace-of-versailles', [1789, 7, 17, 'brussels'], [1789, 8, 20, ''], [1802, 9, 1, 'paris']),
    dies: [1807, 11, 2],
    wants: 'the King’s authority restored in a week, by firmness and heavy boots',
    knows: [
      says(
        'what will you do | plan | your ministry',
        'The King’s credit first, Paris second, the Assembly third. I asked for three days; I have had two.',
      ),
      says(
        'lettres de cachet | bastille',
        'I was minister of the Household; I signed fewer of them than my predecessors. Nobody thanks one for that.',
      ),
    ],
  }),
  person('Marshal de Broglie', {
    also: ['Broglie', 'the old Marshal', 'Duc de Broglie'],
    who: 'minister of war and commander of the troops round Paris',
    voice: 'officer',
    at: at('palace-of-versailles', [1789, 7, 17, ''], [1791, 7, 1, 'koblenz']),
    dies: [1804, 3, 29],
    wants: 'an order in writing, and troops that will obey it',
    knows: [
      says(
        'how many troops | troops | regiments',
        'Some seventeen thousand have come of those that I called, with the artillery. A good third of them are foreigners, which is why they have come.',
      ),
      says(
        'will they obey | metz | take the king to metz',
        'I can escort the King to Metz. What we should do when we were there, I cannot tell him.',
      ),
    ],
  }),
  person('Joseph Foulon', {
    also: ['Foulon', 'Foulon de Doué', 'old Foulon'],
    who: 'a financier of seventy-four in the new ministry',
    voice: 'merchant',
    at: at('versailles', [1789, 7, 18, 'viry'], [1789, 7, 22, 'hotel-de-ville']),
    dies: [1789, 7, 22],
    wants: 'to be forgotten until the harvest',
    knows: [
      says(
        'hay | let them eat hay | did you say | grass',
        'I never said that they should eat hay. One cannot prove that one has not said a thing.',
      ),
      says(
        'where are you going | hide',
        'I have had it put about that I am dead. I gave the funeral some thought.',
      ),
    ],
  }),
  person('Bertier de Sauvigny', {
    also: ['Bertier', 'Berthier', 'the Intendant of Paris'],
    who: 'Intendant of Paris and Foulon’s son-in-law',
    voice: 'noble',
    at: at('versailles', [1789, 7, 16, 'fields'], [1789, 7, 22, 'hotel-de-ville']),
    dies: [1789, 7, 22],
    wants: 'bread for the troops, and no blame for the price of it',
    knows: [
      says(
        'bread | grain | flour',
        'I fed the camp, since I was ordered to. It is called hoarding when a soldier eats.',
      ),
      says('foulon | father-in-law', 'He is my wife’s father. It has become a description.'),
    ],
  }),
  person('Dreux-Brézé', {
    also: ['Marquis de Dreux-Brézé', 'the master of ceremonies'],
    who: 'grand master of ceremonies',
    voice: 'noble',
    at: at('palace-of-versailles', [1790, 1, 1, 'paris']),
    dies: null,
    wants: 'the forms kept, if nothing else can be',
    knows: [
      says(
        'mirabeau | bayonets | 23 june',
        'I gave the King’s order and was answered by a person who had not been asked. I withdrew backwards, as one does before a body; I had my hat on.',
      ),
      says(
        'estates | costume | ceremony',
        'Black for the Third, by the precedents of 1614. They have never forgiven the hats.',
      ),
    ],
  }),
  person('Duc de Liancourt', {
    also: ['Liancourt', 'La Rochefoucauld-Liancourt'],
    who: 'grand master of the wardrobe and deputy of the nobility',
    voice: 'noble',
    at: at(
      'palace-of-versailles',
      [1789, 7, 15, 'menus-plaisirs'],
      [1789, 10, 19, 'manege'],
      [1792, 8, 20, 'london'],
      [1794, 10, 1, 'philadelphia'],
      [1799, 11, 20, 'paris'],
    ),
    dies: null,
    wants: 'a reformed monarchy, better hospitals and looms for the poor',
    knows: [
      says(
        'revolt | revolution | what did you tell the king',
        'If His Majesty asks me whether it is a revolt, I shall have to say: no, Sire, it is a revolution.',
      ),
      says(
        'can you see the king | reach the king | wake the king',
        'My office gives me the door of his bedchamber at any hour. I have not yet used it at night.',
      ),
    ],
  }),
  person('Duke of Orléans', {
    also: ['Orléans', 'Philippe Égalité', 'Philippe d’Orléans', 'Duke of Orleans'],
    who: 'the King’s cousin and master of the Palais-Royal',
    voice: 'noble',
    at: at(
      'menus-plaisirs',
      [1789, 10, 14, 'london'],
      [1790, 7, 11, 'palais-royal'],
      [1793, 4, 7, 'marseille'],
      [1793, 11, 2, 'conciergerie'],
    ),
    dies: [1793, 11, 6],
    wants: 'to be loved by Paris and left alone by his friends',
    knows: [
      says(
        'do you want the crown | king | throne',
        'My friends want it for me. They have not asked what I should do with my mornings.',
      ),
      says(
        'palais-royal | money | who pays',
        'The arcades are let by the foot, and the police may not come in without my leave. I collect rents; they say that I direct a conspiracy.',
      ),
    ],
  }),
  person('Louis-Charles', {
    also: ['the Dauphin', 'Louis XVII', 'the prince', 'the King’s son'],
    who: 'the Dauphin, four years old',
    voice: 'child',
    at: at(
      'palace-of-versailles',
      [1789, 10, 6, 'tuileries'],
      [1791, 6, 21, 'varennes'],
      [1791, 6, 25, 'tuileries'],
      [1792, 8, 13, 'temple'],
    ),
    dies: [1795, 6, 8],
    wants: 'his garden, and nobody shouting',
    knows: [
      says(
        'how old are you | your name',
        'I am four years and three months. I was Duke of Normandy until my brother died.',
      ),
      says('garden | what do you like', 'I have a garden with my own spade. Maman gets the first flowers.'),
    ],
  }),
];

const armsAndBastille: readonly EraPerson[] = [
  person('Marquis de Launay', {
    also: ['de Launay', 'Launay', 'De Launey', 'the governor', 'governor of the Bastille'],
    who: 'governor of the Bastille',
    voice: 'launay',
    at: at('bastille'),
    dies: [1789, 7, 14],
    wants: 'orders from anyone who has the right to give them',
    knows: [
      says(
        'how many men | garrison | your men',
        'Eighty-two invalids and thirty-two Swiss under Lieutenant de Flüe. The invalids have cousins in the street.',
      ),
      says(
        'cannon | guns | will you fire',
        'Fifteen pieces on the towers, and they have been drawn back from the embrasures. I shall not fire unless I am attacked; I say so to every deputation.',
      ),
      says(
        'powder | gunpowder | how much powder',
        'Two hundred and fifty barrels from the Arsenal, brought in at night. I could blow up the whole quarter sooner than hand them over.',
      ),
      says(
        'surrender | will you surrender | open the gate',
        'I have bread for two days and no well. I have no orders; Besenval writes that I must hold to the last.',
      ),
      says(
        'prisoners | who is in the cells',
        'Seven: four forgers, two out of their minds, and the Comte de Solages, whose family pays for him.',
      ),
    ],
  }),
  person('Jacques de Flesselles', {
    also: ['Flesselles', 'the provost of the merchants', 'the provost'],
    who: 'provost of the merchants of Paris',
    voice: 'merchant',
    at: at('hotel-de-ville'),
    dies: [1789, 7, 14],
    wants: 'to get through the day without having refused anybody',
    knows: [
      says(
        'muskets | arms | where are the arms | rifles',
        'I was promised twelve thousand from Charleville, I promise you that I was promised them. The cases came, and they held old linen; nobody can regret it more.',
      ),
      says(
        'the letter | launay | are you a traitor',
        'I have amused nobody with cockades and promises. Show me the letter; I should like to read it too.',
      ),
    ],
  }),
  person('Baron de Besenval', {
    also: ['Besenval', 'Bezenval'],
    who: 'the Swiss lieutenant-general who commands the troops in and about Paris',
    voice: 'officer',
    at: at(
      'champ-de-mars',
      [1789, 7, 15, 'sevres-bridge'],
      [1789, 7, 28, 'fields'],
      [1789, 11, 7, 'chatelet'],
      [1790, 1, 30, 'paris'],
    ),
    dies: [1791, 6, 2],
    wants: 'an order, and failing that his retreat',
    knows: [
      says(
        'will you march | orders | attack paris',
        'I have written to the Marshal since Sunday and have no answer that I could show a court-martial. I will not set Paris on fire upon a guess.',
      ),
      says(
        'how many men | troops | regiments',
        'Three Swiss regiments and some eight hundred horse on the Champ de Mars, perhaps five thousand in all. My officers tell me that they would not answer for the men in the streets.',
      ),
    ],
  }),
  person('Prince de Lambesc', {
    also: ['Lambesc', 'Prince of Lambesc'],
    who: 'colonel of the Royal-Allemand',
    voice: 'officer',
    at: at('saint-cloud', [1789, 7, 17, 'metz'], [1791, 7, 1, 'vienna']),
    dies: null,
    wants: 'to be told that he was right on Sunday',
    knows: [
      says(
        'tuileries | sunday | did you charge | old man',
        'They threw chairs and bottles from the terrace at my troopers, and tried to turn the swing bridge behind us. I used the flat of the sabre; one old man fell.',
      ),
      says(
        'your regiment | royal-allemand | germans',
        'Royal-Allemand: Alsatians and Lorrainers in the main. They understand an order in German and an insult in French.',
      ),
    ],
  }),
  person('Marquis de Sombreuil', {
    also: ['Sombreuil', 'governor of the Invalides'],
    who: 'governor of the Invalides',
    voice: 'officer',
    at: at('invalides', [1792, 8, 16, 'abbaye'], [1792, 9, 4, 'paris'], [1793, 12, 31, 'conciergerie']),
    dies: [1794, 6, 17],
    wants: 'his old soldiers alive and his gates back',
    knows: [
      says(
        'muskets | how many muskets | arms',
        'Thirty thousand, near enough. I set twenty men to unscrew the locks and in six hours they had spoiled twenty muskets.',
      ),
      says(
        'why did you open | cannon',
        'My gunners would not have lit a match against them. One does not command what one cannot order.',
      ),
    ],
  }),
  person('Pierre-Augustin Hulin', {
    also: ['Hulin', 'Sergeant Hulin'],
    who: 'manager of the Queen’s laundry and once a sergeant',
    voice: 'soldier',
    at: at('bastille', [1789, 7, 15, 'hotel-de-ville'], [1804, 3, 20, 'vincennes'], [1807, 8, 1, 'paris']),
    dies: null,
    wants: 'the thing done properly, and no prisoners murdered',
    knows: [
      says(
        'french guards | how many men | cannon',
        'Sixty French Guards, three or four hundred armed men and five guns: I found them at the Hôtel de Ville with nobody at their head.',
      ),
      says(
        'governor | launay | promise',
        'A man who gives up on a promise has to live, or nobody gives up to us again. I would carry him to the Hôtel de Ville on my back.',
      ),
    ],
  }),
  person('Jacob Élie', {
    also: ['Élie', 'Elie', 'Lieutenant Élie'],
    who: 'a lieutenant of the Queen’s infantry, risen from the ranks',
    voice: 'officer',
    at: at('bastille', [1789, 7, 15, 'hotel-de-ville'], [1793, 6, 1, 'metz'], [1797, 1, 1, 'varennes']),
    dies: null,
    wants: 'an honest capitulation, honestly kept',
    knows: [
      says(
        'surrender | the note | capitulation',
        'If a governor asks terms of an officer, on an officer’s faith, he must have them, and they must be kept. Otherwise nobody will ever ask us again.',
      ),
      says(
        'who are you | uniform',
        'Twenty years a soldier before they made me an officer. I went home today and put on the uniform, so that they should see one.',
      ),
    ],
  }),
  person('Stanislas Maillard', {
    also: ['Maillard', 'the bailiff’s clerk'],
    who: 'a bailiff’s clerk in a black coat',
    voice: 'commoner',
    at: at(
      'bastille',
      [1789, 7, 15, 'chatelet'],
      [1789, 10, 5, 'versailles'],
      [1789, 10, 7, 'paris'],
      [1792, 9, 2, 'abbaye'],
      [1792, 9, 6, 'paris'],
    ),
    dies: [1794, 4, 11],
    wants: 'to be first across the plank, and to be remembered in the minutes',
    knows: [
      says(
        'plank | moat | the note',
        'Where there is a moat somebody has to walk the plank. I have a good head for heights and a black coat; people take it for an office.',
      ),
      says(
        'who are you | the women | your work',
        'I serve writs for a bailiff of the Châtelet. One learns to walk in front of angry women; the thing is to have a drum.',
      ),
    ],
  }),
  person('Antoine Santerre', {
    also: ['Santerre', 'the brewer'],
    who: 'a brewer of the Faubourg Saint-Antoine',
    voice: 'merchant',
    at: at('faubourg-saint-antoine', [1793, 5, 18, 'nantes'], [1793, 10, 1, 'faubourg-saint-antoine']),
    dies: [1809, 2, 6],
    wants: 'the Faubourg armed, and his drays back',
    knows: [
      says(
        'beer | brewery | your men',
        'The Hortensia, rue de Reuilly: the best red beer in Paris and forty hands. They are all at the Bastille, and so are my carts.',
      ),
      says(
        'how to take the bastille | turpentine | fire',
        'I proposed to burn it with oil of lavender and poppy pumped through fire engines. A locksmith said that guns would be simpler.',
      ),
    ],
  }),
  person('Jacques-Alexis Thuriot', {
    also: ['Thuriot', 'Thuriot de la Rozière'],
    who: 'an advocate, sent to the governor by the district of Saint-Louis-la-Culture',
    voice: 'deputy',
    at: at(
      'bastille',
      [1789, 7, 15, 'hotel-de-ville'],
      [1791, 10, 1, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1795, 5, 21, 'fields'],
      [1796, 1, 1, 'reims'],
    ),
    dies: null,
    wants: 'the guns drawn in, and nobody hurt by a misunderstanding',
    knows: [
      says(
        'governor | launay | what did you see | towers',
        'He took me up to the towers and swore that he would not fire first. The guns are drawn back four feet; from below the people thought that it was to load them.',
      ),
      says(
        'garrison | invalids | swiss',
        'I asked the soldiers in the court, and they swore not to use their arms unless attacked. They looked as if they wished to be at home.',
      ),
    ],
  }),
  person('Marquis de Sade', {
    also: ['Sade', 'Donatien de Sade'],
    who: 'a prisoner moved from the Bastille ten days ago',
    voice: 'noble',
    at: at(
      'charenton',
      [1790, 4, 2, 'paris'],
      [1793, 12, 8, 'la-force'],
      [1794, 10, 15, 'paris'],
      [1801, 3, 6, 'sainte-pelagie'],
      [1803, 4, 27, 'charenton'],
    ),
    dies: [1814, 12, 2],
    wants: 'his manuscripts, which are in the wall of his cell',
    knows: [
      says(
        'bastille | why were you moved | shout',
        'I shouted through a stove-pipe that they were cutting the prisoners’ throats. On the fourth, at one in the morning, they took me to the lunatics.',
      ),
      says(
        'manuscript | your books',
        'A roll twelve metres long, between the stones of the tower called Liberty. I shed tears of blood for it.',
      ),
    ],
  }),
  person('Marquis de Bouillé', {
    also: ['Bouillé', 'General Bouillé'],
    who: 'commander at Metz',
    voice: 'officer',
    at: at(
      'metz',
      [1790, 8, 31, 'nancy'],
      [1790, 9, 10, 'metz'],
      [1791, 6, 22, 'koblenz'],
      [1793, 2, 1, 'london'],
    ),
    dies: [1800, 11, 14],
    wants: 'obedience in the ranks, and a king to obey',
    knows: [
      says(
        'your troops | metz | will they obey',
        'I can count on the Germans and the Swiss. The French I count every morning.',
      ),
      says(
        'lafayette | cousin',
        'My cousin Lafayette wants liberty and parades. I have seen which of them lasts.',
      ),
    ],
  }),
  person('Charles-François Dumouriez', {
    also: ['Dumouriez', 'General Dumouriez'],
    who: 'commandant of Cherbourg',
    voice: 'officer',
    at: at(
      'cherbourg',
      [1790, 12, 1, 'paris'],
      [1791, 6, 15, 'nantes'],
      [1792, 3, 15, 'paris'],
      [1792, 7, 1, 'lille'],
      [1792, 9, 1, 'valmy'],
      [1792, 10, 11, 'paris'],
      [1792, 11, 6, 'jemappes'],
      [1793, 4, 5, 'brussels'],
      [1803, 10, 1, 'london'],
    ),
    dies: null,
    wants: 'a great command, from whoever has one to give',
    knows: [
      says(
        'cherbourg | harbour',
        'Ten years I have built the King a harbour there, and it will be finished when none of us is.',
      ),
      says(
        'what do you want | war',
        'A war on the Austrians, in Belgium, in a good autumn. I have had the plan since I was thirty.',
      ),
    ],
  }),
  person('Baron du Teil', {
    also: ['du Teil', 'General du Teil', 'Jean-Pierre du Teil'],
    who: 'commander of the artillery school of Auxonne',
    voice: 'officer',
    at: at('auxonne', [1791, 6, 1, 'grenoble'], [1794, 2, 20, 'lyon']),
    dies: [1794, 2, 22],
    wants: 'good gunners, whatever the flag',
    knows: [
      says(
        'bonaparte | lieutenant bonaparte',
        'I have put him over the proof of mortars, above captains. He stood ten nights at the polygon and ruined his health at it.',
      ),
      says(
        'garrison | how many men | guns',
        'The regiment of La Fère: some seven hundred gunners, with field pieces and mortars enough for a small war.',
      ),
    ],
  }),
  person('Alexandre des Mazis', {
    also: ['des Mazis', 'Des Mazis'],
    who: 'a lieutenant of La Fère and Bonaparte’s friend since the École Militaire',
    voice: 'officer',
    at: at('auxonne', [1792, 6, 1, 'koblenz'], [1802, 6, 1, 'paris']),
    dies: null,
    wants: 'his regiment as it was, and his friend not in trouble',
    knows: [
      says(
        'bonaparte | napoleon | your friend',
        'We drew lots for who should carry whom home, at Lyon and at Valence. He reads until two and quarrels at breakfast.',
      ),
      says(
        'king | oath | will you emigrate',
        'I have sworn to the King. I do not see that anybody has offered me my oath back.',
      ),
    ],
  }),
];

const assembly: readonly EraPerson[] = [
  person('Vicomte de Noailles', {
    also: ['Noailles', 'Louis-Marie de Noailles', 'the Vicomte'],
    who: 'deputy of the nobility of Nemours and Lafayette’s brother-in-law',
    voice: 'noailles',
    at: at(
      'menus-plaisirs',
      [1789, 10, 19, 'manege'],
      [1792, 5, 15, 'london'],
      [1793, 5, 1, 'philadelphia'],
      [1803, 1, 1, 'saint-domingue'],
    ),
    dies: [1804, 1, 5],
    wants: 'to be first with the news and with the sacrifice',
    knows: [
      says(
        'what did you see | paris | news',
        'The Invalides broken open and every street with a barricade. The Bastille was firing when I turned my horse.',
      ),
      says(
        'privileges | feudal dues | sacrifice',
        'The countryside wants neither a constitution nor speeches; it wants to be rid of the dues. I am a younger son, and can say so cheaply.',
      ),
      says(
        'america | yorktown | war',
        'I was at Yorktown with my regiment and helped to write the terms. One gets a taste for surrenders, provided that they are the other side’s.',
      ),
    ],
  }),
  person('Jean-Sylvain Bailly', {
    also: ['Bailly', 'the astronomer', 'the mayor of Paris'],
    who: 'astronomer and first president of the Third Estate',
    voice: 'deputy',
    at: at(
      'menus-plaisirs',
      [1789, 7, 15, 'hotel-de-ville'],
      [1791, 11, 19, 'paris'],
      [1792, 7, 1, 'nantes'],
      [1793, 7, 6, 'fields'],
      [1793, 9, 14, 'la-force'],
      [1793, 11, 10, 'conciergerie'],
    ),
    dies: [1793, 11, 12],
    wants: 'order, dignity, and that nobody should be killed on his account',
    knows: [
      says(
        'tennis court | oath | 20 june',
        'I stood on a door laid across two barrels and read the oath so that the street could hear it. All signed but one, and I had him put out by the back for his safety.',
      ),
      says(
        'halley | comet | stars | astronomy',
        'I calculated the orbit of the comet of Halley when it came back in 1759. It was more punctual than the King’s ministers.',
      ),
      says(
        'mayor | will you be mayor',
        'I have never governed more than a telescope. If they ask it I shall not know how to refuse.',
      ),
    ],
  }),
  person('Archbishop of Vienne', {
    also: ['Le Franc de Pompignan', 'the president of the Assembly', 'the Archbishop'],
    who: 'president of the Assembly',
    voice: 'priest',
    at: at('menus-plaisirs', [1789, 8, 4, 'palace-of-versailles'], [1789, 10, 6, 'paris']),
    dies: [1790, 12, 30],
    wants: 'the King and the Assembly reconciled before he is too old to see it',
    knows: [
      says(
        'deputation | king | what did the king answer',
        'We have sent to him twice since yesterday. He answers that his measures are taken and that he alone may judge of them.',
      ),
      says(
        'lafayette | vice-president | night',
        'I am seventy-four. The Assembly gave me M. de Lafayette for the nights.',
      ),
    ],
  }),
  person('Antoine Barnave', {
    also: ['Barnave'],
    who: 'deputy of the Third Estate of Dauphiné',
    voice: 'deputy',
    at: at(
      'menus-plaisirs',
      [1789, 10, 19, 'manege'],
      [1792, 1, 5, 'grenoble'],
      [1793, 11, 18, 'conciergerie'],
    ),
    dies: [1793, 11, 29],
    wants: 'a free constitution, soon, while he is young',
    knows: [
      says(
        'grenoble | tiles | dauphiné',
        'In Grenoble they threw tiles at the soldiers a year ago, and in six weeks we had our Estates. It began there.',
      ),
      says(
        'blood | foulon | violence',
        'One deplores it. One may ask whether the blood that is shed is so very pure.',
      ),
    ],
  }),
  person('Alexandre de Lameth', {
    also: ['Lameth', 'Alexandre Lameth'],
    who: 'deputy of the nobility of Péronne',
    voice: 'deputy',
    at: at(
      'menus-plaisirs',
      [1789, 10, 19, 'manege'],
      [1791, 12, 1, 'metz'],
      [1792, 8, 19, ''],
      [1800, 1, 1, 'paris'],
    ),
    dies: null,
    wants: 'the court humbled and Lafayette outpaced',
    knows: [
      says(
        'court | queen | your family',
        'The court paid for my brothers’ schooling and mine, and reminds us of it. Gratitude is the last feudal due.',
      ),
      says(
        'america | war',
        'I fought under Rochambeau. Half of this hall’s left side learned liberty on a transport ship.',
      ),
    ],
  }),
  person('Abbé Grégoire', {
    also: ['Grégoire', 'Gregoire', 'the curé of Emberménil'],
    who: 'curé of Emberménil and deputy of the clergy of Nancy',
    voice: 'priest',
    at: at(
      'menus-plaisirs',
      [1789, 10, 19, 'manege'],
      [1791, 10, 1, 'fields'],
      [1792, 9, 21, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1795, 11, 1, 'paris'],
    ),
    dies: null,
    wants: 'a free church in a free nation; justice for Jews and slaves',
    knows: [
      says(
        'jews | slaves | slavery',
        'I won a prize at Metz last year for saying that the Jews are men. I mean to go on collecting such discoveries.',
      ),
      says(
        'curés | clergy | bishops',
        'We curés came over first, with our patched elbows. The bishops followed when they saw that the room was warm.',
      ),
      says(
        'are you afraid | troops | assembly',
        'I told them yesterday that they may bring cannon: we shall have time to die and to publish the names. It steadied me to say it.',
      ),
    ],
  }),
  person('Jean-Joseph Mounier', {
    also: ['Mounier'],
    who: 'deputy of the Third Estate of Dauphiné, who proposed the Tennis Court Oath',
    voice: 'deputy',
    at: at(
      'menus-plaisirs',
      [1789, 10, 10, 'grenoble'],
      [1790, 5, 22, 'basel'],
      [1801, 10, 1, 'rennes'],
      [1805, 2, 1, 'paris'],
    ),
    dies: [1806, 1, 26],
    wants: 'two chambers and a royal veto, as in England',
    knows: [
      says(
        'england | two chambers | constitution',
        'A king with a veto and two chambers; the English have tried it for a century and still have heads.',
      ),
      says(
        'tennis court | oath',
        'The oath was my motion. I have wondered since whether one may take a motion back.',
      ),
    ],
  }),
  person('Jérôme Pétion', {
    also: ['Pétion', 'Petion'],
    who: 'an advocate and deputy of Chartres',
    voice: 'deputy',
    at: at(
      'menus-plaisirs',
      [1789, 10, 19, 'manege'],
      [1791, 11, 18, 'hotel-de-ville'],
      [1792, 9, 21, 'manege'],
      [1793, 6, 24, 'caen'],
      [1793, 10, 1, 'bordeaux'],
    ),
    dies: [1794, 6, 18],
    wants: 'to be called virtuous, and to be mayor of something',
    knows: [
      says(
        'robespierre | brissot',
        'Robespierre is my friend, and Brissot was at school with me. One could found a republic on that dinner table.',
      ),
      says(
        'king | troops',
        'There is one question: are the troops his or ours. I fear that he has asked it too.',
      ),
    ],
  }),
  person('Bertrand Barère', {
    also: ['Barère', 'Barere'],
    who: 'deputy of Bigorre and editor of the Point du Jour',
    voice: 'deputy',
    at: at(
      'menus-plaisirs',
      [1789, 10, 19, 'manege'],
      [1791, 10, 1, 'toulouse'],
      [1792, 9, 21, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1795, 4, 1, 'rochefort'],
      [1799, 12, 24, 'paris'],
    ),
    dies: null,
    wants: 'a phrase that pleases everybody, and a majority to lend it to',
    knows: [
      says(
        'point du jour | newspaper | what do you write',
        'The Daybreak: each morning what the Assembly said, and a little of what it ought to have said.',
      ),
      says('which side | what do you think', 'I listen. The majority is generally right by the evening.'),
    ],
  }),
  person('Isaac Le Chapelier', {
    also: ['Le Chapelier', 'Chapelier'],
    who: 'an advocate of Rennes and founder of the Breton club',
    voice: 'deputy',
    at: at('menus-plaisirs', [1789, 10, 19, 'manege'], [1791, 10, 1, 'rennes'], [1794, 3, 1, 'conciergerie']),
    dies: [1794, 4, 22],
    wants: 'the privileges of every order and guild down by the winter',
    knows: [
      says(
        'breton club | café amaury',
        'We meet at the Café Amaury, in the avenue de Saint-Cloud, and settle overnight what the Assembly will discover next day.',
      ),
      says(
        'citizens guard | militia',
        'I said on Monday that only the people can guard the people. Somebody should write it over a door.',
      ),
    ],
  }),
  person('Joseph-Ignace Guillotin', {
    also: ['Guillotin', 'Doctor Guillotin', 'Dr Guillotin'],
    who: 'a physician and deputy of Paris',
    voice: 'deputy',
    at: at('menus-plaisirs', [1789, 10, 19, 'manege'], [1791, 10, 1, 'paris']),
    dies: [1814, 3, 26],
    wants: 'clean wards, dry halls and punishments without pain',
    knows: [
      says(
        'guillotine | machine | death penalty',
        'I should like the same death for all ranks, and no cruelty in it. I have not invented anything; I have proposed.',
      ),
      says(
        'tennis court | hall',
        'It was I who thought of the tennis court when they locked our hall. A doctor looks for a room with air.',
      ),
    ],
  }),
  person('Duc d’Aiguillon', {
    also: ['Aiguillon', 'd’Aiguillon'],
    who: 'deputy of the nobility of Agen, one of the richest men in the kingdom',
    voice: 'noble',
    at: at('menus-plaisirs', [1789, 10, 19, 'manege'], [1792, 6, 1, 'metz'], [1792, 9, 1, 'london']),
    dies: [1800, 5, 4],
    wants: 'to give away handsomely what will be taken anyhow',
    knows: [
      says(
        'dues | feudal | privileges',
        'Sell the dues to those who pay them, at thirty years’ purchase. I lose a hundred thousand a year by it, and sleep.',
      ),
      says(
        'breton club | your friends',
        'I go to the Bretons of an evening. They are very serious, and they have let me carry a motion.',
      ),
    ],
  }),
];

const paris: readonly EraPerson[] = [
  person('Moreau de Saint-Méry', {
    also: ['Saint-Méry', 'president of the Electors'],
    who: 'president of the Electors of Paris, a lawyer from Martinique',
    voice: 'deputy',
    at: at(
      'hotel-de-ville',
      [1789, 10, 14, 'manege'],
      [1791, 10, 1, 'paris'],
      [1794, 5, 24, 'philadelphia'],
      [1798, 10, 1, 'paris'],
    ),
    dies: null,
    wants: 'a list of what has been ordered, and who signed it',
    knows: [
      says(
        'orders | how many orders | electors',
        'I have given some three thousand orders from this chair and not gone to bed. I believe that a good many have been obeyed.',
      ),
      says(
        'bastille | deputation',
        'We send to the governor, one deputation after another, with a drum and a flag. Either he does not read or nobody hears.',
      ),
    ],
  }),
  person('Claude Fauchet', {
    also: ['Fauchet', 'Abbé Fauchet', 'the Abbé Fauchet'],
    who: 'the King’s former preacher, an Elector of Paris',
    voice: 'priest',
    at: at(
      'hotel-de-ville',
      [1791, 5, 1, 'caen'],
      [1791, 10, 1, 'manege'],
      [1793, 7, 14, 'abbaye'],
      [1793, 10, 26, 'conciergerie'],
    ),
    dies: [1793, 10, 31],
    wants: 'the Gospel and liberty under one roof',
    knows: [
      says(
        'bastille | deputation | flag',
        'I go up to a fortress with the order of the city in my hand and no other breastplate. Holes in a cassock I count as indulgences.',
      ),
      says(
        'god | gospel | church',
        'It was the aristocrats who crucified the Son of God. I mean to say so from a pulpit.',
      ),
    ],
  }),
  person('Gabrielle Danton', {
    also: ['Gabrielle', 'Madame Danton', 'Gabrielle Charpentier'],
    is: 'she',
    who: 'Danton’s wife, daughter of the Café Parnasse',
    voice: 'woman',
    at: at('cordeliers'),
    dies: [1793, 2, 10],
    wants: 'her husband home before the second bell',
    knows: [
      says(
        'your husband | danton | where is danton',
        'In the district assembly, on a chair, shouting. One can hear him from the Cour du Commerce with the windows shut.',
      ),
      says(
        'your family | café | father',
        'My father kept the Café du Parnasse by the law courts, and Georges came for the coffee. He stayed for the dowry, he says, and then for me.',
      ),
    ],
  }),
  person('Lucile Duplessis', {
    also: ['Lucile', 'Lucile Desmoulins', 'Mademoiselle Duplessis'],
    is: 'she',
    who: 'a young woman of nineteen whom Desmoulins loves',
    voice: 'lucile',
    at: at('rue-de-conde', [1790, 12, 29, 'theatre-francais'], [1794, 4, 4, 'conciergerie']),
    dies: [1794, 4, 13],
    wants: 'Camille, and something to happen in her own life',
    knows: [
      says(
        'camille | desmoulins | do you love',
        'I tell it to my red notebook, and the notebook does not stammer. If you see him, say nothing; say that I asked.',
      ),
      says(
        'your father | will he consent',
        'Papa is first clerk in the Treasury and has counted Camille’s briefs. He came to nought and carried nothing.',
      ),
      says(
        'are you afraid | cannon | bastille',
        'I listen at the window. I am not afraid of the cannon; I am afraid of where he is standing.',
      ),
    ],
  }),
  person('Jacques-René Hébert', {
    also: ['Hébert', 'Hebert', 'Père Duchesne'],
    who: 'a penniless writer from Alençon',
    voice: 'commoner',
    at: at('cordeliers', [1792, 12, 22, 'hotel-de-ville'], [1794, 3, 14, 'conciergerie']),
    dies: [1794, 3, 24],
    wants: 'a public, a stove and a great anger',
    knows: [
      says(
        'what do you do | writing | work',
        'I have sold theatre tickets and been sacked for it. There ought to be a paper that swears; honest people swear.',
      ),
      says(
        'rich | nobles',
        'They have dined for a thousand years, damn it. Let them try waiting in the queue.',
      ),
    ],
  }),
  person('Jacques-Pierre Brissot', {
    also: ['Brissot'],
    who: 'a writer, founder of the Friends of the Blacks',
    voice: 'deputy',
    at: at('paris', [1791, 10, 1, 'manege'], [1793, 6, 3, 'abbaye'], [1793, 10, 6, 'conciergerie']),
    dies: [1793, 10, 31],
    wants: 'a free press, free slaves, and a journal with his name on it',
    knows: [
      says(
        'bastille | were you in the bastille | prison',
        'Two months of it, in 1784, for a libel that I had not written. I should like to have the keys for an hour.',
      ),
      says(
        'slaves | friends of the blacks | slavery',
        'We founded the society last year, upon Clarkson’s example: Mirabeau, Lafayette, Condorcet. The planters call us Englishmen.',
      ),
      says(
        'america | philadelphia',
        'I came back from Philadelphia in January. There is a country where the inspector of taxes lifts his hat.',
      ),
    ],
  }),
  person('Théroigne de Méricourt', {
    also: ['Théroigne', 'Theroigne', 'Anne-Josèphe Terwagne'],
    is: 'she',
    who: 'a singer from the country of Liège',
    voice: 'woman',
    at: at(
      'palais-royal',
      [1789, 8, 18, 'versailles'],
      [1789, 10, 19, 'paris'],
      [1790, 9, 1, 'brussels'],
      [1791, 2, 16, ''],
      [1792, 1, 20, 'paris'],
    ),
    dies: null,
    wants: 'to be of the nation as the men are',
    knows: [
      says(
        'riding habit | amazon | dress',
        'I wear a riding habit because it lets me walk like a man and be looked at like a woman. Both are useful at the Palais-Royal.',
      ),
      says(
        'bastille | were you there',
        'They tell it that I led the assault. I was here in the garden when the news came, and kissed a stranger.',
      ),
    ],
  }),
  person('Condorcet', {
    also: ['Marquis de Condorcet', 'the Marquis de Condorcet'],
    who: 'mathematician and inspector of the Mint',
    voice: 'noble',
    at: at('hotel-des-monnaies', [1791, 10, 1, 'manege'], [1793, 7, 8, 'paris'], [1794, 3, 27, 'fields']),
    dies: [1794, 3, 29],
    wants: 'reason applied to everything, women and slaves included',
    knows: [
      says(
        'women | rights of women',
        'Either no member of the human race has real rights, or all have the same. I cannot find a third case.',
      ),
      says(
        'vote | mathematics | majority',
        'I have shown that a majority may prefer A to B, B to C and C to A. I recommend it to the Assembly before it votes.',
      ),
    ],
  }),
  person('Antoine Lavoisier', {
    also: ['Lavoisier', 'the chemist'],
    who: 'chemist, tax-farmer and commissioner of powder at the Arsenal',
    voice: 'merchant',
    at: at('arsenal', [1792, 8, 15, 'paris'], [1793, 11, 28, 'la-force'], [1794, 5, 5, 'conciergerie']),
    dies: [1794, 5, 8],
    wants: 'exact balances, and to be judged by somebody who can read one',
    knows: [
      says(
        'powder | gunpowder | bastille powder',
        'The store was carried from here to the Bastille in the night of the 12th: two hundred and fifty barrels. It is the best powder in Europe; I saw to it.',
      ),
      says(
        'wall | customs wall | taxes',
        'I proposed the wall to the Farm, and it has made me hated in verse. It was meant to be a ledger in stone.',
      ),
    ],
  }),
  person('Jacques-Louis David', {
    also: ['David', 'the painter'],
    who: 'the painter of the Oath of the Horatii',
    voice: 'commoner',
    at: at('louvre', [1794, 8, 2, 'luxembourg'], [1794, 12, 28, 'louvre']),
    dies: null,
    wants: 'Rome come again, and well lit',
    knows: [
      says(
        'painting | brutus | what do you paint',
        'Brutus, to whom the lictors bring home his sons. It is for the Salon in August; they will say that I knew.',
      ),
      says('cheek | your mouth', 'A fencing wound. It makes me mumble, and so I paint.'),
    ],
  }),
  person('Charles-Henri Sanson', {
    also: ['Sanson', 'the executioner', 'the hangman', 'headsman'],
    who: 'the executioner of Paris',
    voice: 'commoner',
    at: at('paris'),
    dies: [1806, 7, 4],
    wants: 'steady work, paid quarterly, and to be spoken to',
    knows: [
      says(
        'execution | sword | rope',
        'The sword for nobles and the rope for the rest; the sword wants two who keep still. If all are to have the sword I cannot answer for the swords.',
      ),
      says(
        'your family | trade',
        'My father and his father before him. Bakers give us our loaf turned upside down.',
      ),
    ],
  }),
  person('Louis Legendre', {
    also: ['Legendre', 'the butcher Legendre'],
    who: 'a master butcher of the rue des Boucheries',
    voice: 'commoner',
    at: at('cordeliers', [1792, 9, 21, 'manege'], [1793, 5, 10, 'tuileries']),
    dies: [1797, 12, 13],
    wants: 'Danton at the head and himself beside him',
    knows: [
      says(
        'bust | necker’s bust | sunday',
        'I carried it on Sunday, Necker’s and Orléans’s, until the dragoons rode at us in the Place Vendôme.',
      ),
      says(
        'danton | what do you think of danton',
        'He talks, and one’s arms get longer. I cannot put it better; I am a butcher.',
      ),
    ],
  }),
  person('Pauline Léon', {
    also: ['Pauline Leon', 'the chocolate-maker'],
    is: 'she',
    who: 'a chocolate-maker of the Faubourg Saint-Germain',
    voice: 'woman',
    at: at('street', [1793, 5, 10, 'rue-saint-honore'], [1794, 4, 3, 'luxembourg'], [1794, 8, 22, 'paris']),
    dies: null,
    wants: 'pikes for women, and a barricade to stand on',
    knows: [
      says(
        'what did you do | barricade | women',
        'I was in the streets from morning to evening, urging the citizens on, and piling paving stones against the tyrant’s troops.',
      ),
      says(
        'work | chocolate',
        'My father died and left five of us and the chocolate. I grind it, and sell it to people who ask whose side I am on.',
      ),
    ],
  }),
  person('Jean-Marie Collot d’Herbois', {
    also: ['Collot', 'Collot d’Herbois'],
    who: 'an actor and playwright, lately manager at Lyon',
    voice: 'commoner',
    at: at(
      'theatre-francais',
      [1792, 9, 21, 'manege'],
      [1793, 11, 4, 'lyon'],
      [1793, 12, 21, 'tuileries'],
      [1795, 5, 26, ''],
    ),
    dies: [1796, 6, 8],
    wants: 'a last act in which the pit gets on to the stage',
    knows: [
      says(
        'lyon | theatre | actor',
        'I managed the theatre of Lyon, and they hissed me. I have a good memory for rooms.',
      ),
      says(
        'play | what do you write',
        'Patriotic pieces, with bread in the third act. The bread is always applauded.',
      ),
    ],
  }),
  person('Thomas Jefferson', {
    also: ['Jefferson', 'Mr Jefferson', 'the American minister'],
    who: 'minister of the United States in Paris',
    voice: 'noble',
    at: at(
      'champs-elysees',
      [1789, 9, 26, ''],
      [1790, 3, 21, 'new-york'],
      [1790, 11, 22, 'philadelphia'],
      [1794, 1, 5, ''],
    ),
    dies: null,
    wants: 'liberty for France by instalments, and his boxes shipped home',
    knows: [
      says(
        'declaration | rights | lafayette',
        'The Marquis sent me his draft, and I made some marks in it. A minister ought not to; I trust you have not heard me.',
      ),
      says(
        'what did you see | dragoons | sunday',
        'I drove through the Place Louis XV on Sunday with the dragoons on one side and the people behind heaps of stones on the other. They let my carriage pass, and then they began.',
      ),
    ],
  }),
];

const later: readonly EraPerson[] = [
  person('Charlotte Corday', {
    also: ['Corday', 'Marie-Anne-Charlotte de Corday'],
    is: 'she',
    who: 'a young woman of twenty in the Abbaye aux Dames at Caen, Corneille’s great-granddaughter',
    voice: 'woman',
    at: at('caen', [1793, 7, 11, 'paris'], [1793, 7, 13, 'abbaye'], [1793, 7, 16, 'conciergerie']),
    dies: [1793, 7, 17],
    wants: 'peace, and a deed worthy of the Romans',
    knows: [
      says(
        'what do you read | books | plutarch',
        'Plutarch, Rousseau, and the Bible. They agree on more than one is told.',
      ),
      says(
        'corneille | your family',
        'Corneille’s blood, and no dowry. The nuns are kind; I keep the abbess’s accounts.',
      ),
    ],
  }),
  person('Joseph Fouché', {
    also: ['Fouché', 'Fouche'],
    who: 'an Oratorian who teaches physics at Arras',
    voice: 'priest',
    at: at(
      'arras',
      [1790, 10, 25, 'nantes'],
      [1792, 9, 21, 'manege'],
      [1793, 7, 1, 'nantes'],
      [1793, 11, 7, 'lyon'],
      [1794, 4, 5, 'paris'],
      [1810, 6, 20, 'aix'],
      [1811, 9, 1, 'paris'],
      [1815, 9, 15, ''],
    ),
    dies: null,
    wants: 'to know a little more than the other person',
    knows: [
      says(
        'robespierre | his sister | charlotte',
        'I lent him money for the journey to Versailles. I have some acquaintance with his sister.',
      ),
      says(
        'what do you teach | oratory',
        'Physics and logic. I have sent up a balloon at Arras; one sees a great deal from above.',
      ),
    ],
  }),
  person('Pierre Vergniaud', {
    also: ['Vergniaud'],
    who: 'an advocate at the bar of Bordeaux',
    voice: 'deputy',
    at: at(
      'bordeaux',
      [1791, 10, 1, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1793, 7, 26, 'la-force'],
      [1793, 10, 6, 'conciergerie'],
    ),
    dies: [1793, 10, 31],
    wants: 'to be left idle until something great must be said',
    knows: [
      says(
        'revolution | saturn | what do you think',
        'I fear that it may be like Saturn, and devour its own children. It is only a phrase; keep it for me.',
      ),
      says('bordeaux | lawyer', 'I plead when the rent is due. Between two rents I look at the river.'),
    ],
  }),
  person('Jean-Marie Roland', {
    also: ['Roland', 'Monsieur Roland', 'the inspector of manufactures'],
    who: 'inspector of manufactures at Lyon',
    voice: 'deputy',
    at: at(
      'le-clos',
      [1791, 2, 20, 'paris'],
      [1791, 9, 15, 'le-clos'],
      [1791, 12, 15, 'paris'],
      [1793, 6, 3, 'rouen'],
    ),
    dies: [1793, 11, 10],
    wants: 'honest accounts and plain shoes',
    knows: [
      says(
        'your wife | manon | madame roland',
        'She corrects my style. It is stronger afterwards; I do not always recognise my opinions.',
      ),
      says(
        'lyon | silk | manufactures',
        'Lyon owes forty millions and has twenty thousand weavers out of work. I have reported it every year since 1784.',
      ),
    ],
  }),
  person('Simone Évrard', {
    also: ['Simone', 'Simone Evrard'],
    is: 'she',
    who: 'a working woman from Tournus, later Marat’s companion',
    voice: 'woman',
    at: at('cordeliers'),
    dies: null,
    wants: 'to be useful to somebody whom she can respect',
    knows: [
      says(
        'marat | doctor marat',
        'I have read what he writes. A man who is hated by so many comfortable people wants a roof and somebody at the door.',
      ),
      says(
        'work | money',
        'I work in watch-needles, and have a little saved. It could print a paper for some weeks.',
      ),
    ],
  }),
  person('Éléonore Duplay', {
    also: ['Éléonore', 'Eleonore', 'Cornélie'],
    is: 'she',
    who: 'the eldest daughter of Duplay the joiner',
    voice: 'woman',
    at: at('rue-saint-honore'),
    dies: null,
    wants: 'to paint, and to be worthy of serious company',
    knows: [
      says(
        'robespierre | what do you think of robespierre',
        'I have read what he says in the gazettes. I should like to draw a face that goes with such sentences.',
      ),
      says(
        'your father | duplay | joiner',
        'My father is a master joiner with three houses and forty men, and he dines with his family. He calls it his politics.',
      ),
    ],
  }),
  person('Élisabeth Duplay', {
    also: ['Élisabeth Le Bas', 'Babet'],
    is: 'she',
    who: 'the youngest daughter of Duplay the joiner',
    voice: 'woman',
    at: at('rue-saint-honore'),
    dies: null,
    wants: 'a good husband and a quiet street',
    knows: [
      says(
        'robespierre | maximilien',
        'Father reads him out to us. I think that whoever writes so about the poor must be kind at home.',
      ),
      says('your sister | éléonore', 'Éléonore is the clever one. I do the ironing, and hear everything.'),
    ],
  }),
  person('Joséphine de Beauharnais', {
    also: ['Joséphine', 'Josephine', 'Rose de Beauharnais', 'Madame Bonaparte'],
    is: 'she',
    who: 'the Vicomte de Beauharnais’s separated wife, at her father’s on Martinique',
    voice: 'noble',
    at: at(
      'martinique',
      [1790, 11, 10, 'paris'],
      [1794, 4, 21, 'carmes'],
      [1794, 8, 6, 'paris'],
      [1799, 4, 21, 'malmaison'],
      [1800, 2, 19, 'tuileries'],
      [1809, 12, 16, 'malmaison'],
    ),
    dies: [1814, 5, 29],
    wants: 'to be safe, to be liked, and to owe a little less',
    knows: [
      says(
        'your husband | beauharnais',
        'Alexandre sits in the Assembly and makes speeches on virtue. We live apart by a decree that says I am the virtuous one.',
      ),
      says(
        'martinique | home',
        'My father’s house went in the hurricane, and he lives over the sugar boilers. I came with my daughter and cannot pay the passage back.',
      ),
    ],
  }),
  person('Letizia Bonaparte', {
    also: ['Letizia', 'Letizia Ramolino', 'Madame Mère'],
    is: 'she',
    who: 'mother of the Bonapartes, a widow of thirty-nine',
    voice: 'woman',
    at: at(
      'ajaccio',
      [1793, 6, 13, 'marseille'],
      [1796, 4, 1, 'ajaccio'],
      [1799, 12, 1, 'paris'],
      [1814, 8, 2, 'elba'],
      [1815, 6, 1, 'paris'],
      [1815, 8, 1, 'rome'],
    ),
    dies: null,
    wants: 'eight children fed, and the mulberry money from the State',
    knows: [
      says(
        'napoleon | your son | children',
        'He sends me letters about Rome, and I send him word about the mulberries. He was born the day of the Assumption, in a hurry.',
      ),
      says(
        'paoli | corsica | war',
        'I rode over Monte Rotondo six months gone with him, behind Paoli. We lost; one boiled the same water next day.',
      ),
    ],
  }),
  person('Joseph Bonaparte', {
    also: ['Giuseppe Bonaparte', 'King Joseph'],
    who: 'the eldest of the Bonapartes, a young advocate',
    voice: 'deputy',
    at: at(
      'ajaccio',
      [1793, 6, 13, 'marseille'],
      [1797, 5, 7, 'rome'],
      [1798, 1, 10, 'paris'],
      [1806, 2, 15, 'rome'],
      [1808, 7, 20, 'madrid'],
      [1813, 7, 1, 'paris'],
      [1814, 4, 20, 'coppet'],
      [1815, 3, 22, 'paris'],
      [1815, 7, 25, ''],
    ),
    dies: null,
    wants: 'a seat on the council of Ajaccio and peace at table',
    knows: [
      says('napoleon | your brother', 'I am the head of the family. He allows it in writing.'),
      says(
        'ajaccio | corsica',
        'We are poor, well born and related to everyone. That is a party, in Ajaccio.',
      ),
    ],
  }),
  person('Lucien Bonaparte', {
    also: ['Lucien'],
    who: 'the third of the Bonaparte brothers, fourteen years old',
    voice: 'child',
    at: at(
      'ajaccio',
      [1793, 4, 1, 'toulon'],
      [1795, 8, 1, 'paris'],
      [1798, 4, 12, 'saint-cloud'],
      [1799, 11, 9, 'saint-cloud'],
      [1799, 11, 11, 'paris'],
      [1804, 4, 1, 'rome'],
      [1810, 12, 1, 'london'],
      [1814, 5, 27, 'rome'],
      [1815, 5, 9, 'paris'],
      [1815, 7, 12, 'rome'],
    ),
    dies: null,
    wants: 'to make a speech, to anyone, soon',
    knows: [
      says(
        'napoleon | your brother',
        'He is inclined to be a tyrant. If he were a king his name would frighten posterity; I shall put that in a letter.',
      ),
      says('seminary | school', 'They sent me to Aix to be a priest. I was sent home again.'),
    ],
  }),
  person('Claude Rouget de Lisle', {
    also: ['Rouget de Lisle', 'Rouget', 'de Lisle'],
    who: 'an officer of engineers who plays the violin',
    voice: 'officer',
    at: at(
      'franche-comte',
      [1790, 6, 1, 'paris'],
      [1791, 5, 1, 'strasbourg'],
      [1792, 9, 1, 'metz'],
      [1794, 8, 1, 'paris'],
    ),
    dies: null,
    wants: 'an opera accepted',
    knows: [
      says(
        'song | marseillaise | music',
        'Verses for garrison dinners, so far. One good tune in a lifetime would be enough for me.',
      ),
      says(
        'fort | engineers',
        'I look after a fort in the Jura which nobody has attacked since the Spaniards. It leaves the evenings free.',
      ),
    ],
  }),
  person('Jean-Baptiste Drouet', {
    also: ['Drouet', 'the postmaster’s son'],
    who: 'a former dragoon, son of the postmaster of Sainte-Menehould',
    voice: 'commoner',
    at: at(
      'sainte-menehould',
      [1791, 6, 21, 'varennes'],
      [1791, 6, 25, 'sainte-menehould'],
      [1792, 9, 21, 'manege'],
      [1793, 10, 2, ''],
      [1795, 12, 1, 'paris'],
      [1799, 12, 1, 'sainte-menehould'],
    ),
    dies: null,
    wants: 'good horses and no nonsense about who pays for them',
    knows: [
      says(
        'king’s face | the king | have you seen the king',
        'I served in the Condé dragoons and saw the court ride by at Versailles. For the rest one has his profile on every écu.',
      ),
      says(
        'post | horses | relay',
        'Four horses for a chaise, six for a coach, eleven for anything that ought not to be on a road. I look at who pays, and how much too much.',
      ),
    ],
  }),
  person('Georges Couthon', {
    also: ['Couthon'],
    who: 'a gentle advocate of Clermont, losing the use of his legs',
    voice: 'deputy',
    at: at(
      'clermont',
      [1791, 10, 1, 'manege'],
      [1793, 5, 10, 'tuileries'],
      [1793, 8, 29, 'lyon'],
      [1793, 11, 10, 'tuileries'],
      [1794, 7, 28, 'conciergerie'],
    ),
    dies: [1794, 7, 28],
    wants: 'justice for the poor, and his legs',
    knows: [
      says(
        'legs | your legs | illness',
        'It began in a night in the cold, and now I walk with two sticks. The mind gets about the better.',
      ),
      says(
        'poor | clients',
        'I plead for nothing for those who have nothing. The bar of Clermont finds it bad for prices.',
      ),
    ],
  }),
  person('Lazare Carnot', {
    also: ['Carnot', 'Captain Carnot'],
    who: 'a captain of engineers in Artois',
    voice: 'officer',
    at: at(
      'arras',
      [1791, 10, 1, 'manege'],
      [1793, 8, 14, 'tuileries'],
      [1795, 11, 4, 'luxembourg'],
      [1797, 9, 5, 'basel'],
      [1800, 1, 1, 'paris'],
      [1814, 2, 2, 'brussels'],
      [1814, 5, 4, 'paris'],
      [1815, 10, 12, ''],
    ),
    dies: null,
    wants: 'promotion by talent, and mathematics in the army',
    knows: [
      says(
        'robespierre | rosati | arras',
        'We belong to one society of rose-garlanded versifiers, the Rosati, he and I. His verses were careful.',
      ),
      says(
        'fortress | vauban | war',
        'I wrote the praise of Vauban, and it was crowned at Dijon. A captain of my birth remains a captain.',
      ),
    ],
  }),
  person('Paul Barras', {
    also: ['Barras', 'Vicomte de Barras'],
    who: 'a former captain of the Indies, a viscount with debts',
    voice: 'noble',
    at: at(
      'paris',
      [1792, 9, 21, 'manege'],
      [1793, 4, 1, 'toulon'],
      [1794, 1, 20, 'tuileries'],
      [1795, 11, 4, 'luxembourg'],
      [1799, 11, 10, 'fields'],
      [1801, 7, 1, 'brussels'],
      [1805, 7, 1, 'marseille'],
      [1814, 5, 1, 'paris'],
    ),
    dies: null,
    wants: 'pleasure without interruption, and the means of it',
    knows: [
      says(
        'india | pondicherry | war',
        'I was at Pondicherry when it fell, and came home with a fever and a complexion. The King’s ministers did not care for my manner.',
      ),
      says(
        'bastille | what did you see',
        'I went to look at it from the street. One should always see how a thing is done.',
      ),
    ],
  }),
  person('Jean-Lambert Tallien', {
    also: ['Tallien'],
    who: 'a clerk of twenty-two, a marquis’s steward’s son',
    voice: 'commoner',
    at: at(
      'paris',
      [1792, 8, 10, 'hotel-de-ville'],
      [1792, 9, 21, 'manege'],
      [1793, 9, 23, 'bordeaux'],
      [1794, 3, 12, 'tuileries'],
      [1798, 7, 1, 'cairo'],
      [1801, 4, 1, 'paris'],
    ),
    dies: null,
    wants: 'to rise, by whichever stair is unguarded',
    knows: [
      says(
        'work | clerk',
        'I copy for a notary, and set type when he is not looking. A placard pays better than a will.',
      ),
      says('what do you want | your aim', 'A wall to paste on, and a name to sign with.'),
    ],
  }),
  person('François Hanriot', {
    also: ['Hanriot', 'Henriot'],
    who: 'a clerk of the customs barriers of Paris',
    voice: 'commoner',
    at: at('faubourg-saint-marcel', [1793, 5, 31, 'hotel-de-ville'], [1794, 7, 28, 'conciergerie']),
    dies: [1794, 7, 28],
    wants: 'drink, drums and a horse',
    knows: [
      says(
        'barrier | toll | fire',
        'My barrier was burnt on Sunday night, and my place with it. I warmed my hands.',
      ),
      says('guns | cannon', 'One need not fire them. One need only turn them round.'),
    ],
  }),
  person('Toussaint Louverture', {
    also: ['Toussaint', 'Louverture', 'Toussaint Bréda'],
    who: 'a freedman and coachman of the Bréda estate near Le Cap',
    voice: 'officer',
    at: at('saint-domingue', [1802, 6, 15, ''], [1802, 8, 25, 'franche-comte']),
    dies: [1803, 4, 7],
    wants: 'liberty for all the blacks, in order and for good',
    knows: [
      says(
        'slaves | slavery | saint-domingue',
        'There are nearly five hundred thousand of us here, and thirty thousand of them. I was taught to count by my godfather.',
      ),
      says(
        'reading | raynal',
        'I have read in Raynal that a black Spartacus is wanted. It was lent to me; I have given it back.',
      ),
    ],
  }),
  person('Boukman', {
    also: ['Dutty Boukman', 'Boukman Dutty'],
    who: 'a slave of the Clément estate on Saint-Domingue, driver and coachman',
    voice: 'commoner',
    at: at('saint-domingue'),
    dies: [1791, 11, 7],
    wants: 'liberty, and the masters’ cane alight',
    knows: [
      says(
        'slaves | how many slaves | plantation',
        'On the northern plain alone there are a hundred and seventy thousand of us. The overseers count us every Sunday, and have never thought what they were counting.',
      ),
      says(
        'god | what do you believe | liberty',
        'The god of the whites asks them for crimes. Ours asks for something better; listen to the liberty that speaks in every heart.',
      ),
    ],
  }),
  person('François-Christophe Kellermann', {
    also: ['Kellermann', 'General Kellermann'],
    who: 'an Alsatian major-general',
    voice: 'officer',
    at: at(
      'strasbourg',
      [1792, 9, 19, 'valmy'],
      [1793, 8, 8, 'lyon'],
      [1793, 10, 18, 'abbaye'],
      [1794, 11, 8, 'paris'],
    ),
    dies: null,
    wants: 'a battle of his own before he is old',
    knows: [
      says(
        'war | prussians | seven years war',
        'I have fought the Prussians since I was twenty. They are beaten by standing still longer than they do.',
      ),
      says(
        'soldiers | army | discipline',
        'Feed them, speak to them in their own tongue, and be seen. The rest is in the regulations.',
      ),
    ],
  }),
  person('Pascal Paoli', {
    also: ['Paoli', 'General Paoli', 'Pasquale Paoli'],
    who: 'the exiled general of the Corsicans',
    voice: 'officer',
    at: at('london', [1790, 4, 3, 'paris'], [1790, 7, 17, 'ajaccio'], [1795, 10, 14, 'london']),
    dies: [1807, 2, 5],
    wants: 'Corsica, before he dies',
    knows: [
      says(
        'bonaparte | napoleon',
        'A Lieutenant Buonaparte has written to me from a garrison. His father was with me once, and then was not.',
      ),
      says(
        'corsica | france',
        'Twenty years I have eaten English bread. If France becomes free, a Corsican might bear to be French.',
      ),
    ],
  }),
  person('George Washington', {
    also: ['Washington', 'General Washington', 'President Washington'],
    who: 'first President of the United States since April',
    voice: 'officer',
    at: at('new-york', [1790, 11, 27, 'philadelphia'], [1797, 3, 15, '']),
    dies: [1799, 12, 14],
    wants: 'a quiet republic, and his trees',
    knows: [
      says(
        'lafayette | what do you think of lafayette',
        'I love him as a son. I have told him that liberty, when it begins to take root, is a plant of rapid growth, and wants a fence.',
      ),
      says(
        'france | revolution',
        'I hear of it by packets six weeks old. What they attempt is of too great a magnitude to be done in so short a space.',
      ),
    ],
  }),
  person('Thomas Paine', {
    also: ['Paine', 'Tom Paine'],
    who: 'the author of Common Sense, in England with the model of an iron bridge',
    voice: 'commoner',
    at: at(
      'london',
      [1789, 11, 15, 'paris'],
      [1790, 4, 1, 'london'],
      [1791, 4, 15, 'paris'],
      [1791, 7, 13, 'london'],
      [1792, 9, 19, 'paris'],
      [1793, 12, 28, 'luxembourg'],
      [1794, 11, 4, 'paris'],
      [1802, 9, 1, 'new-york'],
    ),
    dies: [1809, 6, 8],
    wants: 'the rights of man, and a patron for his bridge',
    knows: [
      says(
        'america | common sense',
        'I told them in 1776 that they had it in their power to begin the world over again. It turns out that one may do so twice.',
      ),
      says(
        'king | george',
        'I have no quarrel with the man. I would pension him off to a farm in Pennsylvania.',
      ),
    ],
  }),
  person('Edmund Burke', {
    also: ['Burke'],
    who: 'a member of the English House of Commons',
    voice: 'deputy',
    at: at('london'),
    dies: [1797, 7, 9],
    wants: 'old things mended and not replaced',
    knows: [
      says(
        'france | revolution',
        'England gazes with astonishment at a French struggle for liberty, and does not know whether to blame or to applaud. I incline to wait; then I shall blame.',
      ),
      says(
        'queen | marie-antoinette',
        'I saw her sixteen years ago at Versailles, glittering like the morning star.',
      ),
    ],
  }),
];

/** Of whom one still speaks. */
const dead: readonly EraPerson[] = [
  person('Jean-Jacques Rousseau', {
    also: ['Rousseau', 'Jean-Jacques'],
    who: 'the author of the Social Contract, dead at Ermenonville since 1778',
    voice: 'commoner',
    at: at(''),
    dies: [1778, 7, 2],
    wants: 'nothing more',
    knows: [],
  }),
  person('Voltaire', {
    also: ['Arouet', 'François-Marie Arouet'],
    who: 'the author of Candide, dead in Paris since 1778',
    voice: 'commoner',
    at: at(''),
    dies: [1778, 5, 30],
    wants: 'nothing more',
    knows: [],
  }),
  person('Louis XV', {
    also: ['the old King', 'Louis the Well-Beloved'],
    who: 'the King’s grandfather, dead of smallpox since 1774',
    voice: 'noble',
    at: at(''),
    dies: [1774, 5, 10],
    wants: 'nothing more',
    knows: [],
  }),
  person('Louis XIV', {
    also: ['the Sun King'],
    who: 'the Sun King, dead since 1715',
    voice: 'noble',
    at: at(''),
    dies: [1715, 9, 1],
    wants: 'nothing more',
    knows: [],
  }),
];

const kin: readonly EraPerson[] = [
  relative(
    'Charlotte de Robespierre',
    ['Charlotte Robespierre'],
    'she',
    'Robespierre’s sister, who keeps his house at Arras',
    'commoner',
    'arras',
    'her brothers under one roof',
  ),
  relative(
    'Augustin de Robespierre',
    ['Augustin Robespierre', 'Bonbon'],
    'he',
    'Robespierre’s younger brother, an advocate at Arras',
    'commoner',
    'arras',
    'his brother’s praise',
  ),
  relative(
    'Adrienne de Lafayette',
    ['Adrienne', 'Madame de Lafayette', 'Marquise de Lafayette'],
    'she',
    'Lafayette’s wife, born Noailles',
    'noble',
    '',
    'her husband whole',
  ),
  relative(
    'Georges Washington de Lafayette',
    ['little Georges'],
    'he',
    'Lafayette’s son, nine years old',
    'child',
    '',
    'a sword',
  ),
  relative(
    'Madame Recordain',
    ['Jeanne-Madeleine Camut'],
    'she',
    'Danton’s mother, at Arcis-sur-Aube',
    'commoner',
    '',
    'her boy home for the harvest',
  ),
  relative(
    'Jean-Benoist Desmoulins',
    ['old Desmoulins'],
    'he',
    'Desmoulins’ father, lieutenant of the bailiwick at Guise',
    'commoner',
    '',
    'a son with briefs',
  ),
  relative(
    'Claude Duplessis',
    ['Monsieur Duplessis'],
    'he',
    'Lucile Duplessis’ father, a clerk of the Treasury',
    'commoner',
    'rue-de-conde',
    'a son-in-law with an income',
  ),
  relative(
    'Annette Duplessis',
    ['Madame Duplessis'],
    'she',
    'Lucile Duplessis’ mother',
    'woman',
    'rue-de-conde',
    'her daughter’s happiness',
  ),
  relative(
    'Eudora Roland',
    ['Eudora'],
    'she',
    'Manon Roland’s daughter, seven years old',
    'child',
    '',
    'her mother’s attention',
  ),
  relative(
    'Pierre Aubry',
    ['Aubry de Gouges'],
    'he',
    'Olympe de Gouges’ son, a soldier',
    'soldier',
    '',
    'a commission',
  ),
  relative(
    'Albertine Marat',
    ['Albertine'],
    'she',
    'Marat’s sister, a watchmaker’s hand at Geneva',
    'commoner',
    '',
    'her brother’s health',
  ),
  relative(
    'Vicomte de Mirabeau',
    ['Mirabeau-Tonneau', 'André-Boniface de Mirabeau'],
    'he',
    'Mirabeau’s younger brother, a deputy of the nobility, fat and royalist',
    'noble',
    '',
    'his dinner, and the old order',
  ),
  relative(
    'Sophie de Monnier',
    ['Sophie'],
    'she',
    'Mirabeau’s lover of the Vincennes letters, at Gien',
    'woman',
    '',
    'a letter',
  ),
  relative(
    'Archbishop of Reims',
    ['Alexandre-Angélique de Talleyrand'],
    'he',
    'Talleyrand’s uncle, Archbishop of Reims',
    'priest',
    '',
    'the Church as it was',
  ),
  relative(
    'Adélaïde de Flahaut',
    ['Madame de Flahaut', 'Comtesse de Flahaut'],
    'she',
    'the hostess of the Louvre and mother of Talleyrand’s son',
    'noble',
    '',
    'wit at her table',
  ),
  relative(
    'Marie-Anne de Saint-Just',
    ['Madame de Saint-Just'],
    'she',
    'Saint-Just’s mother, at Blérancourt',
    'woman',
    '',
    'her silver spoons',
  ),
  relative('Louise de Saint-Just', [], 'she', 'Saint-Just’s sister, at Blérancourt', 'woman', '', 'a dowry'),
  relative(
    'Élisa Bonaparte',
    ['Élisa', 'Maria-Anna Bonaparte'],
    'she',
    'Napoleon’s sister, at school at Saint-Cyr',
    'child',
    '',
    'a dress like the others’',
  ),
  relative(
    'Louis Bonaparte',
    [],
    'he',
    'Napoleon’s younger brother, ten years old',
    'child',
    '',
    'his brother’s lessons',
  ),
  relative(
    'Madame du Barry',
    ['du Barry', 'Comtesse du Barry'],
    'she',
    'the late King’s last mistress, at Louveciennes',
    'noble',
    '',
    'her diamonds',
  ),
  relative(
    'Calonne',
    ['Charles-Alexandre de Calonne'],
    'he',
    'the minister who showed the deficit, now in London',
    'noble',
    '',
    'to be called back',
  ),
  relative(
    'Beaumarchais',
    ['Pierre-Augustin Caron de Beaumarchais', 'Caron'],
    'he',
    'the author of the Marriage of Figaro, who builds across from the Bastille',
    'commoner',
    '',
    'to be played and paid',
  ),
  relative(
    'Benjamin Franklin',
    ['Franklin'],
    'he',
    'the old American of Passy, home at Philadelphia',
    'commoner',
    '',
    'to see how it ends',
  ),
  relative(
    'Joseph II',
    ['Emperor Joseph'],
    'he',
    'the Queen’s brother, Emperor at Vienna',
    'noble',
    '',
    'obedience',
  ),
  relative(
    'Catherine the Great',
    ['Catherine', 'Tsarina Catherine', 'the Empress of Russia'],
    'she',
    'Empress of Russia',
    'noble',
    '',
    'Poland',
  ),
];

const longDead: readonly EraPerson[] = [
  remembered(
    'Montesquieu',
    ['the author of the Spirit of the Laws'],
    'he',
    'the author of the Spirit of the Laws',
    [1755, 2, 10],
  ),
  remembered('Diderot', ['Denis Diderot'], 'he', 'the maker of the Encyclopédie', [1784, 7, 31]),
  remembered('d’Alembert', ['Jean d’Alembert'], 'he', 'the geometer of the Encyclopédie', [1783, 10, 29]),
  remembered(
    'Turgot',
    ['Anne-Robert Turgot'],
    'he',
    'the minister who would have freed the corn trade',
    [1781, 3, 18],
  ),
  remembered('Maurepas', ['Comte de Maurepas'], 'he', 'the King’s first old minister', [1781, 11, 21]),
  remembered('Vergennes', ['Comte de Vergennes'], 'he', 'the minister who paid for America', [1787, 2, 13]),
  remembered('Cardinal de Richelieu', ['Richelieu'], 'he', 'the Cardinal of Louis XIII', [1642, 12, 4]),
  remembered('Cardinal Mazarin', ['Mazarin'], 'he', 'the Cardinal of the Fronde', [1661, 3, 9]),
  remembered('Colbert', ['Jean-Baptiste Colbert'], 'he', 'the Sun King’s minister', [1683, 9, 6]),
  remembered(
    'Henri IV',
    ['the good King Henri', 'Henri of Navarre', 'Henry IV', 'the Vert-Galant'],
    'he',
    'the good King, stabbed by Ravaillac',
    [1610, 5, 14],
  ),
  remembered('Ravaillac', ['François Ravaillac'], 'he', 'the man who stabbed Henri IV', [1610, 5, 27]),
  remembered(
    'Damiens',
    ['Robert-François Damiens'],
    'he',
    'the man who scratched Louis XV and was torn apart for it',
    [1757, 3, 28],
  ),
  remembered(
    'Cartouche',
    ['Louis-Dominique Cartouche'],
    'he',
    'the thief whom Paris sang of',
    [1721, 11, 28],
  ),
  remembered(
    'Joan of Arc',
    ['Jeanne d’Arc', 'the Maid of Orléans'],
    'she',
    'the Maid, burned at Rouen',
    [1431, 5, 30],
  ),
  remembered('Molière', ['Jean-Baptiste Poquelin'], 'he', 'the comedian', [1673, 2, 17]),
  remembered(
    'Madame de Pompadour',
    ['Pompadour'],
    'she',
    'the mistress of Louis XV who named his ministers',
    [1764, 4, 15],
  ),
  remembered(
    'Louis-Joseph',
    ['the first Dauphin', 'the dead Dauphin'],
    'he',
    'the King’s elder son, dead at Meudon in June',
    [1789, 6, 4],
  ),
  remembered(
    'Marquis de Mirabeau the elder',
    ['Victor de Mirabeau', 'the Friend of Man'],
    'he',
    'Mirabeau’s father, the Friend of Man, dead since yesterday at Argenteuil',
    [1789, 7, 13],
  ),
  remembered(
    'François de Robespierre',
    [],
    'he',
    'Robespierre’s father, who left his children and died at Munich',
    [1777, 11, 6],
  ),
  remembered(
    'Jacqueline Carraut',
    ['Jacqueline de Robespierre'],
    'she',
    'Robespierre’s mother, dead in childbed when he was six',
    [1764, 7, 16],
  ),
  remembered(
    'Carlo Buonaparte',
    ['Carlo Bonaparte', 'Charles Bonaparte'],
    'he',
    'Napoleon’s father, dead at Montpellier',
    [1785, 2, 24],
  ),
  remembered('Jacques Danton', [], 'he', 'Danton’s father, a procurator of Arcis', [1762, 2, 24]),
  remembered(
    'Gatien Phlipon',
    ['Phlipon'],
    'he',
    'Manon Roland’s father, an engraver by the Pont Neuf',
    [1788, 1, 1],
  ),
  remembered('Michel de Lafayette', [], 'he', 'Lafayette’s father, killed at Minden', [1759, 8, 1]),
  remembered('Louis-Jean de Saint-Just', [], 'he', 'Saint-Just’s father, a captain of horse', [1777, 9, 8]),
  remembered(
    'Charles-Daniel de Talleyrand',
    [],
    'he',
    'Talleyrand’s father, a lieutenant-general',
    [1788, 11, 4],
  ),
  remembered(
    'Le Franc de Pompignan',
    ['Marquis de Pompignan'],
    'he',
    'Olympe de Gouges’ father, as she says, the poet whom Voltaire laughed at',
    [1784, 11, 1],
  ),
  remembered('Oliver Cromwell', ['Cromwell'], 'he', 'the Englishman who cut off a king’s head', [1658, 9, 3]),
  remembered('Charles I', ['King Charles'], 'he', 'the King of England who lost his head', [1649, 1, 30]),
];

export const people: readonly EraPerson[] = [
  ...playable,
  ...courtAndMinisters,
  ...armsAndBastille,
  ...assembly,
  ...paris,
  ...later,
  ...kin,
  ...dead,
  ...longDead,
];
