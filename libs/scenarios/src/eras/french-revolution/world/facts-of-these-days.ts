/** Families and offices, what has just happened, what things cost: what players ask first. */
import type { Fact } from '../../../world.js';

/** @param asked wordings, parted by " | " */
function fact(asked: string, says: string): Fact {
  return { asked: asked.split(' | '), says };
}

const families: readonly Fact[] = [
  fact(
    'who is danton’s wife | where is danton’s wife | is danton married | danton’s family',
    'Antoinette Gabrielle Charpentier, a café owner’s daughter, married on 14 June 1787. She is at home in the Cour du Commerce; their first son died in April 1789.',
  ),
  fact(
    'who is mirabeau’s father | is mirabeau’s father dead | when did mirabeau’s father die',
    'Victor Riqueti, Marquis de Mirabeau, author of “The Friend of Mankind”, who had his son locked up more than once. He died at Argenteuil on 11 July 1789.',
  ),
  fact(
    'who is robespierre’s family | has robespierre a brother | who are robespierre’s parents | where is robespierre’s sister',
    'His mother died in 1764 and his father, who had left them, in 1777. At Arras there are his sister Charlotte and his brother Augustin, a lawyer too; he is unmarried.',
  ),
  fact(
    'who is desmoulins’s father | desmoulins’s family | where is desmoulins’s father',
    'Jean-Benoît Desmoulins, lieutenant-general of the bailliage of Guise in Picardy, who declined to be a deputy and wonders what his son lives on.',
  ),
  fact(
    'who is lafayette’s wife | where is lafayette’s wife | lafayette’s children | lafayette’s family',
    'Adrienne de Noailles, married at fourteen in 1774. They have two daughters, Anastasie and Virginie, and a son called George Washington; the house is in the rue de Bourbon in Paris.',
  ),
  fact(
    'who is manon roland’s husband | who is roland | madame roland’s husband | manon’s husband | manon’s daughter',
    'Jean-Marie Roland de la Platière, inspector of manufactures at Lyon, fifty-five, twenty years older than she. Their only child, Eudora, was born in 1781.',
  ),
  fact(
    'who is olympe de gouges’s son | olympe’s son | olympe’s family | olympe’s husband',
    'Pierre Aubry, a soldier. She was married at seventeen in Montauban to Louis-Yves Aubry, was soon a widow, and has refused to marry again.',
  ),
  fact(
    'who is napoleon’s mother | napoleon’s family | napoleon’s brothers | napoleon’s father | where is napoleon’s mother',
    'In Ajaccio: Letizia, a widow since Carlo Bonaparte died in 1785, with most of her eight children. Joseph is the eldest; there is very little money.',
  ),
  fact(
    'who is saint-just’s mother | saint-just’s family | saint-just’s sisters | saint-just’s father',
    'Marie-Anne Robinot, at Blérancourt in Picardy, a widow since 1777. He has two sisters, Louise and Victoire. She once had him shut up for six months for taking the family silver.',
  ),
  fact(
    'who is talleyrand’s mother | talleyrand’s family | has talleyrand a son | why does talleyrand limp',
    'He is the eldest son of a general, passed over for his lame foot and given to the Church. Charles, son of the Comtesse de Flahaut, born in 1785, is thought to be his.',
  ),
  fact(
    'where does sieyès come from | sieyès’s family | sieyès’s father',
    'From Fréjus in Provence, where his father collected taxes. He is vicar-general of Chartres and sits for the Third Estate of Paris, the last deputy to be elected there.',
  ),
  fact(
    'where does marat come from | marat’s family | is marat married',
    'From Boudry near Neuchâtel; his father was a Sardinian, his mother a Genevan. He was physician to the guards of the Comte d’Artois until 1783, and is unmarried.',
  ),
  fact(
    'who are the king’s brothers | the king’s brother',
    'The Comte de Provence, called Monsieur, thirty-three, and the Comte d’Artois, thirty-one, who is the harder of the two.',
  ),
  fact(
    'who are the king’s children | who is the dauphin | how old is the dauphin',
    'Marie-Thérèse, called Madame Royale, is ten. Louis-Charles, four, has been Dauphin since his elder brother died on 4 June 1789.',
  ),
  fact(
    'who is the queen’s brother | who is the emperor',
    'Joseph II, Emperor in Vienna, ill and at war with the Turks. Another brother, Leopold, rules Tuscany.',
  ),
];

const offices: readonly Fact[] = [
  fact(
    'who is president of the assembly | who presides over the assembly | who chairs the assembly',
    'Le Franc de Pompignan, Archbishop of Vienne, until the middle of July 1789; Lafayette was made vice-president on the 13th, to take the chair at night.',
  ),
  fact(
    'who is mayor of paris | who governs paris | head of the city',
    'Until 14 July 1789 Paris has no mayor but a provost of the merchants, Flesselles. Bailly was acclaimed mayor on the 15th.',
  ),
  fact(
    'who is mayor of lyon | who governs lyon | who commands in lyon',
    'Lyon has a consulate of aldermen; the first of them, Imbert-Colomès, governs the city in the absence of a provost.',
  ),
  fact(
    'who are the ministers | who are the new ministers | the new ministry',
    'Breteuil at the head, Broglie for war, La Vauguyon for foreign affairs, Barentin with the seals, and Foulon to find the money. It was made on 11 and 12 July 1789, and lasted until the 16th.',
  ),
  fact(
    'which regiments are around paris | what regiments | foreign regiments | which regiment is it',
    'Swiss of Salis-Samade, Châteauvieux and Diesbach; Germans of Royal-Allemand, Nassau and Bouillon; the hussars of Bercheny; and French foot in whom the generals trust less.',
  ),
  fact(
    'who commands the french guards | colonel of the french guards',
    'The Duc du Châtelet, since 1788. His sergeants detest him for his drill, and his companies went over to the people from the end of June.',
  ),
  fact(
    'who commands the national guard | who leads the militia',
    'The Marquis de La Salle for two days, as second to the Electors’ militia; Lafayette from 15 July 1789.',
  ),
  fact(
    'who is archbishop of paris',
    'Leclerc de Juigné, a charitable man, whose carriage was stoned at Versailles on 24 June 1789.',
  ),
  fact(
    'who is the american minister | where is jefferson | who is jefferson',
    'Thomas Jefferson, at the Hôtel de Langeac on the Champs-Élysées. He has leave to go home and goes at the end of September 1789.',
  ),
  fact(
    'who is the english ambassador | who is the british ambassador',
    'The Duke of Dorset, a friend of the Queen and of cricket; he leaves Paris in August 1789.',
  ),
  fact(
    'who led the attack on the bastille | who took the bastille | who stormed the bastille',
    'Hulin, who had managed a laundry, and Second Lieutenant Élie of the Queen’s Regiment, with French Guards and some cannon. Maillard took the note across the plank.',
  ),
];

const lately: readonly Fact[] = [
  fact(
    'what has happened in paris | what is happening in paris | what is happening | what has happened | what is going on',
    'Necker was dismissed on 11 July 1789; on the 12th Paris rose at the news, on the 13th the Electors formed a militia, and on the morning of the 14th the crowd took the muskets of the Invalides and went to the Bastille for powder.',
  ),
  fact(
    'when will the king answer | has the king answered | what did the king answer | will the king withdraw the troops',
    'On 13 July 1789 he answered the Assembly that the troops would stay, since Paris could not guard itself. On the 15th he came on foot and said that they would go.',
  ),
  fact(
    'when did a king last give way to an assembly | when did the king give way | has a king ever given way to an assembly',
    'On 27 June 1789, when Louis XVI told the nobles and clergy to sit with the Third Estate. Before this year no Estates-General had met since 1614, and those were sent home.',
  ),
  fact(
    'what happened on 12 july | what happened on the twelfth | what happened on sunday',
    'Paris learned of Necker’s dismissal about noon. Desmoulins spoke from a table at the Palais-Royal, the busts of Necker and Orléans were carried about, Lambesc’s Germans charged into the Tuileries, and in the night the customs barriers burned.',
  ),
  fact(
    'what happened on 13 july | what happened on the thirteenth | what happened on monday',
    'The tocsin rang from dawn. The Electors formed a permanent committee and a militia of forty-eight thousand, Saint-Lazare was sacked for its grain, and everybody looked for arms.',
  ),
  fact(
    'what happened on 14 july | what happened on the fourteenth | what happened at the invalides',
    'In the morning the Invalides were emptied of some thirty thousand muskets and five cannon. From half past one there was firing at the Bastille; it opened its gate about five.',
  ),
  fact(
    'what happened on 11 july | what happened on the eleventh | what happened on saturday',
    'The King sent Necker his dismissal at dinner, with the request to leave in silence. The same day Lafayette laid a declaration of rights before the Assembly.',
  ),
  fact(
    'what happened on 23 june | the royal session | bayonets',
    'The King annulled the decrees of the Third Estate and told the orders to part. They kept their seats; Mirabeau answered the master of ceremonies that only bayonets would move them.',
  ),
  fact(
    'what did the king answer to the deputation | what did the king answer | did the king receive the deputation',
    'On 13 July 1789: that Paris could not guard itself, that he alone would judge of the need for the troops, and that the deputies would be of no use there.',
  ),
  fact(
    'who refused the oath | who refused to swear',
    'One deputy of the tennis court: Martin-Dauch of Castelnaudary, who wrote “opposed” beside his name.',
  ),
  fact(
    'how many cannon has the bastille | how many guns are on the bastille | cannon of the bastille',
    'Fifteen on the towers, used for salutes, three in the courtyard loaded with grape, and a dozen heavy rampart muskets.',
  ),
  fact(
    'what became of de launay | what happened to de launay | how did de launay die',
    'He was led to the Hôtel de Ville on 14 July 1789, struck down on its steps, and his head was cut off with a pocket knife by a cook named Desnot.',
  ),
];

const everyday: readonly Fact[] = [
  fact(
    'price of wine | what does wine cost | how much is a bottle of wine',
    'Common wine is eight to twelve sous a bottle in Paris, and half as much outside the customs wall.',
  ),
  fact(
    'price of a horse | what does a horse cost | how much is a horse',
    'A fair saddle horse costs three or four hundred livres; to hire one from the post is twenty-five sous the stage.',
  ),
  fact(
    'what does a musket cost | price of a musket',
    'The model of 1777 is reckoned at some twenty-five livres. In July 1789 no one in Paris pays for one.',
  ),
  fact(
    'what does a newspaper cost | price of a newspaper | price of a pamphlet',
    'A pamphlet sells for two to twelve sous; the Journal de Paris is thirty livres a year.',
  ),
  fact(
    'where are the printers | printers of paris | where is there a printer | who can print',
    'Thirty-six master printers are licensed in Paris, most of them about the rue Saint-Jacques. Others print in cellars; since June 1789 nobody has closed them.',
  ),
  fact(
    'what does the post cost | how does one send a letter | how long does a letter take',
    'By the mail coach, paid by whoever receives it: four sous in Paris’s neighbourhood, up to fifteen for the far provinces. Lyon takes five days, Marseille about eight.',
  ),
  fact(
    'when is the harvest | when will bread be cheaper',
    'Rye is cut in July and wheat in August; the mills need water and the new flour is not in Paris before September.',
  ),
  fact(
    'when do the theatres open | when does the assembly sit | hours of the assembly',
    'The Assembly sits from nine in the morning to three or four, and again in the evening; from 13 to 15 July 1789 it did not rise at all.',
  ),
  fact(
    'where does the king live | where does the court live',
    'At Versailles, until the market women and the National Guard bring him to the Tuileries on 6 October 1789.',
  ),
  fact(
    'where does the duke of orléans live | who owns the palais-royal',
    'At the Palais-Royal, whose arcades he let to shops and cafés to pay his debts; the police may not enter.',
  ),
  fact('how old is robespierre | robespierre’s age', 'Thirty-one: he was born at Arras on 6 May 1758.'),
  fact('how old is mirabeau | mirabeau’s age', 'Forty: he was born on 9 March 1749.'),
  fact('how old is napoleon | how old is bonaparte', 'Nineteen: he was born at Ajaccio on 15 August 1769.'),
  fact(
    'how much does mirabeau owe | what are mirabeau’s debts | who does mirabeau owe | how much money does mirabeau owe and to whom',
    'Some two hundred thousand livres, to tailors, booksellers and lenders; even the clothes of his wedding, in 1772, are not paid for.',
  ),
  fact(
    'what does the declaration say | what does lafayette’s declaration say | what is in lafayette’s declaration | what does the declaration that lafayette gave to the assembly say',
    'Lafayette’s draft of 11 July says that nature has made men free and equal; that their opinions, honour, life, property and person, the search for well-being and resistance to oppression are rights that nobody can take; and that all sovereignty lies in the nation.',
  ),
];

export const factsOfTheseDays: readonly Fact[] = [...families, ...offices, ...lately, ...everyday];
