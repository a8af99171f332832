/** What a player asks the narrator rather than anybody present. */
import type { Fact } from '../../../world.js';
import { factsOfTheseDays } from './facts-of-these-days.js';

/** @param asked wordings, parted by " | " */
function fact(asked: string, says: string): Fact {
  return { asked: asked.split(' | '), says };
}

const who: readonly Fact[] = [
  fact(
    'who is necker | who is necker? | necker | what does necker want',
    'Jacques Necker is a Geneva banker of fifty-six, a Protestant, director-general of finance, and the one minister whom Paris trusted. He wants the debt secured, the Third Estate doubled and himself indispensable. The King dismissed him on 11 July 1789.',
  ),
  fact(
    'who is the king | who is louis xvi | louis xvi | what does the king want',
    'Louis XVI is thirty-four, King since 1774, well-meaning, learned in geography and locks, and unable to hold to a decision. He wants order without bloodshed and his authority without a quarrel.',
  ),
  fact(
    'who is the queen | who is marie antoinette | marie antoinette | what does the queen want',
    'Marie-Antoinette is thirty-three, a daughter of Maria Theresa of Austria and sister of the Emperor Joseph II, Queen since 1774. She wants the King firm, the Assembly dissolved and her son’s crown undiminished.',
  ),
  fact(
    'who is lafayette | lafayette | what does lafayette want',
    'The Marquis de Lafayette is thirty-one, rich, a general of the American war and a friend of Washington. He sits for the nobility of Riom, laid the first declaration of rights before the Assembly on 11 July, and wants a king bound by law.',
  ),
  fact(
    'who is mirabeau | mirabeau | what does mirabeau want',
    'The Comte de Mirabeau is forty, a nobleman elected by the commoners of Aix, pock-marked, in debt and the strongest speaker of the Assembly. He wants a constitutional monarchy with himself as minister.',
  ),
  fact(
    'who is robespierre | robespierre | what does robespierre want',
    'Maximilien Robespierre is thirty-one, an advocate of Arras and deputy of the Third Estate of Artois, still little noticed. He wants the people sovereign, the poor protected, and holds Rousseau for his master.',
  ),
  fact(
    'who is danton | danton | what does danton want',
    'Georges Danton is twenty-nine, advocate at the King’s Councils, and the voice of the Cordeliers district in Paris. He wants the people armed and the court beaten; he is not a deputy.',
  ),
  fact(
    'who is marat | marat | what does marat want',
    'Jean-Paul Marat is forty-six, a physician and man of science from Neuchâtel, slighted by the Academy, with a painful disease of the skin. He wants traitors denounced before they act, and sits on the committee of the Carmes district.',
  ),
  fact(
    'who is desmoulins | who is camille desmoulins | camille desmoulins',
    'Camille Desmoulins is twenty-nine, a barrister without briefs from Guise, who stammers. On 12 July 1789 he called the crowd of the Palais-Royal to arms from a café table.',
  ),
  fact(
    'who is lucile | who is lucile duplessis | lucile duplessis',
    'Lucile Duplessis is nineteen, daughter of a first clerk of the Treasury in the rue de Condé. Camille Desmoulins has loved her for years; her father refuses him for want of money.',
  ),
  fact(
    'who is sieyès | who is sieyes | sieyès',
    'The Abbé Sieyès is forty-one, vicar-general of Chartres, elected by the Third Estate of Paris. His pamphlet What Is the Third Estate? came out in January 1789, and on his motion the Third called itself the National Assembly.',
  ),
  fact(
    'who is talleyrand | talleyrand | what does talleyrand want',
    'Charles-Maurice de Talleyrand is thirty-five, lame, Bishop of Autun since the winter and once agent-general of the clergy. He wants to be on the winning side a little before it wins.',
  ),
  fact(
    'who is de launay | who is launay | governor of the bastille | who commands the bastille',
    'The Marquis de Launay is forty-nine and governor of the Bastille, as his father was; he was born in it. He has a hundred and fourteen men, no orders, and bread for two days.',
  ),
  fact(
    'who is flesselles | flesselles | provost of the merchants',
    'Jacques de Flesselles is provost of the merchants, which is to say head of the old city government, since April 1789. He promised the crowd muskets that did not come, and is suspected of playing for time.',
  ),
  fact(
    'who is besenval | besenval | who commands the troops around paris | who commands the army',
    'Marshal de Broglie, at Versailles, commands all the troops round Paris. Under him the Baron de Besenval, a Swiss of sixty-seven, commands those in and about the city, with his quarters at the École Militaire.',
  ),
  fact(
    'who is broglie | broglie | minister of war',
    'The Duc de Broglie, a marshal of France aged seventy, won at Bergen in the Seven Years’ War. He commands the troops gathered round Paris and became minister of war when Necker fell.',
  ),
  fact(
    'who is breteuil | breteuil | new minister | new ministers',
    'The Baron de Breteuil, once minister of the Household, took Necker’s place at the head of the ministry on 12 July 1789. With him came Broglie for war and Foulon to assist him.',
  ),
  fact(
    'who is foulon | foulon | hay',
    'Joseph Foulon de Doué is a rich financier of seventy-four, named to the new ministry. He is said to have remarked that the hungry might eat hay; nobody heard him say it.',
  ),
  fact(
    'who is bailly | bailly',
    'Jean-Sylvain Bailly is fifty-two, an astronomer and a member of three academies. He presided over the Third Estate and read out the Tennis Court Oath.',
  ),
  fact(
    'who is the duke of orléans | duke of orleans | orléans | philippe égalité',
    'Louis-Philippe, Duke of Orléans, is the King’s cousin, one of the richest men in France, and master of the Palais-Royal. His friends want him regent or king; what he wants himself is less certain.',
  ),
  fact(
    'who is artois | comte d’artois | who is the count of artois',
    'The Comte d’Artois is the King’s youngest brother, thirty-one, handsome and sure of himself. He leads the court party that wanted Necker gone.',
  ),
  fact(
    'who is noailles | noailles | vicomte de noailles',
    'Louis-Marie, Vicomte de Noailles, is thirty-three, Lafayette’s brother-in-law, a veteran of Yorktown and deputy of the nobility of Nemours. He brings the Assembly the news from Paris on 14 July.',
  ),
  fact(
    'who is lambesc | prince de lambesc | lambesc',
    'The Prince de Lambesc, of the house of Lorraine, is colonel of the Royal-Allemand. On Sunday 12 July he rode with it into the Tuileries garden, and an old man was hurt.',
  ),
  fact(
    'who is olympe de gouges | olympe de gouges',
    'Olympe de Gouges is forty-one, a widow from Montauban who writes plays and pamphlets, against slavery among other things. In 1791 she will publish the Rights of Woman.',
  ),
  fact(
    'who is manon roland | madame roland | who is madame roland',
    'Manon Roland is thirty-five, an engraver’s daughter of Paris, wife of the inspector of manufactures at Lyon. She wants a republic after Plutarch’s fashion and writes her friends in Paris letters that are printed.',
  ),
  fact(
    'who is saint-just | saint-just | saint just',
    'Louis-Antoine de Saint-Just is twenty-one, a captain’s son from Blérancourt in Picardy, with a law degree and a scandalous poem, Organt, that the police look for.',
  ),
  fact(
    'who is napoleon | napoleon | bonaparte | who is bonaparte',
    'Napoleon Bonaparte is nineteen, a Corsican, second lieutenant in the artillery regiment of La Fère at Auxonne. His family is noble and poor, and his hero is Paoli.',
  ),
  fact(
    'who is charlotte corday | charlotte corday',
    'Charlotte Corday is twenty, of poor Norman nobility, a boarder in the Abbaye aux Dames at Caen, and a descendant of Corneille. In July 1789 nobody outside Caen has heard of her.',
  ),
  fact(
    'who is fersen | axel fersen | fersen',
    'Axel von Fersen is a Swedish count of thirty-three and colonel of the Royal-Suédois, which lies at Valenciennes. He is devoted to the Queen; how far, nobody has proved.',
  ),
  fact(
    'who is barnave | barnave',
    'Antoine Barnave is twenty-seven, a Protestant advocate of Grenoble and one of the quickest speakers of the Third Estate.',
  ),
  fact(
    'who is théroigne | theroigne | théroigne de méricourt',
    'Théroigne de Méricourt is twenty-six, a singer from the country of Liège who goes about Paris in a riding habit. Legend has her at the Bastille; she was at the Palais-Royal.',
  ),
  fact(
    'who is washington | george washington | president of america',
    'George Washington commanded the American army in the war of independence. He has been President of the United States since 30 April 1789, and sits at New York.',
  ),
  fact(
    'who is the pope | pope | pius vi',
    'Pius VI, Giovanni Angelo Braschi, has been Pope since 1775. He condemns the Civil Constitution of the Clergy in the spring of 1791, and dies a prisoner of the French at Valence in August 1799.',
  ),
  fact(
    'who is santerre | santerre | brewer',
    'Antoine Santerre is thirty-seven, owner of the Hortensia brewery in the Faubourg Saint-Antoine, and the man whom its workmen follow.',
  ),
  fact(
    'who are the electors | electors | who governs paris',
    'The Electors are the four hundred and seven men whom the Third Estate of Paris chose in the spring to choose its deputies. They went on meeting, and on 13 July formed a Permanent Committee at the Hôtel de Ville.',
  ),
  fact(
    'who is hébert | hebert | père duchesne',
    'Jacques-René Hébert is thirty-one, a goldsmith’s son of Alençon who lives poorly in Paris. From 1790 his Père Duchesne swears its way to the ear of the sections.',
  ),
  fact(
    'who is brissot | brissot',
    'Jacques-Pierre Brissot is thirty-five, a cook-shop keeper’s son of Chartres, a journalist, back from America since January. He founded the Friends of the Blacks in 1788.',
  ),
  fact(
    'who is condorcet | condorcet',
    'The Marquis de Condorcet is forty-five, a mathematician, secretary of the Academy of Sciences and inspector of the Mint. He wants rights for women and slaves, and schools for everyone.',
  ),
];

const howMany: readonly Fact[] = [
  fact(
    'how many troops are around paris | how many troops | how many soldiers around paris',
    'Some twenty thousand were ordered to Paris and Versailles, and about seventeen thousand had arrived by 14 July 1789. A third of the regiments were Swiss or German. Five thousand lay on the Champ de Mars.',
  ),
  fact(
    'how many prisoners were in the bastille | prisoners in the bastille | prisoners bastille',
    'Seven: four forgers, two men out of their minds, and the Comte de Solages, shut up at his family’s wish.',
  ),
  fact(
    'how many men defend the bastille | garrison of the bastille | bastille garrison',
    'Eighty-two invalids and thirty-two Swiss of the regiment of Salis-Samade, with fifteen guns on the towers and three in the court.',
  ),
  fact(
    'how high are the walls of the bastille | bastille walls | how strong is the bastille',
    'Eight towers, some seventy-three feet high, walls five feet thick at the top and twice that below, and a moat seventy-five feet wide. It was finished in 1382.',
  ),
  fact(
    'how much powder is in the bastille | gunpowder | powder in the bastille',
    'Two hundred and fifty barrels, about thirty thousand pounds. It was moved there from the Arsenal in the night of 12 July 1789.',
  ),
  fact(
    'how many muskets were taken | muskets from the invalides | how many muskets | how many guns',
    'Between twenty-eight and thirty-two thousand muskets and some twelve cannon were taken from the Invalides in the morning of 14 July 1789, without cartridges.',
  ),
  fact(
    'how many died at the bastille | casualties bastille | how many dead',
    'Ninety-eight of the besiegers died, eighty-three of them on the spot. One of the garrison fell in the fight; half a dozen were killed after it, with the governor.',
  ),
  fact(
    'how many deputies | how many deputies are in the assembly | size of the assembly',
    'About eleven hundred and fifty: some three hundred of the clergy, three hundred of the nobility and six hundred of the Third Estate.',
  ),
  fact(
    'how many people live in paris | population of paris',
    'About six hundred and fifty thousand. It is the second city of Europe; London has nearly a million.',
  ),
  fact(
    'how many people live in france | population of france | population',
    'About twenty-eight millions, of whom some twenty-two live from the land. England has eight millions.',
  ),
  fact(
    'how many nobles are there | number of nobles | how many clergy',
    'Between one hundred and fifty and three hundred thousand nobles, with their families, and about one hundred and thirty thousand clergy. Everyone else is of the Third Estate.',
  ),
  fact(
    'how many people live in lyon | largest cities | biggest cities in france',
    'After Paris come Lyon with about one hundred and fifty thousand people, Bordeaux and Marseille with above one hundred thousand each, then Nantes, Lille and Rouen. Versailles has some sixty thousand.',
  ),
  fact(
    'how many french guards | french guards',
    'The French Guards are a regiment of six battalions, about three thousand six hundred men, quartered in Paris and often married there. Five battalions of the six went over to the people in July 1789.',
  ),
  fact(
    'how many slaves | slaves in saint-domingue | how many slaves are there',
    'Nearly five hundred thousand in Saint-Domingue alone, against about thirty thousand whites and nearly as many free people of colour. The colony sells more sugar and coffee than any other in the world.',
  ),
  fact(
    'how big is the debt | deficit | national debt | treasury',
    'In 1788 the Crown spent six hundred and twenty-nine millions of livres and took in five hundred and three. Interest on the debt ate half of all it had.',
  ),
  fact(
    'how many districts | districts of paris | sections of paris',
    'Paris was cut into sixty districts for the elections of April 1789. In May 1790 they were replaced by forty-eight sections.',
  ),
  fact(
    'how many swiss | swiss guards',
    'The Swiss Guards number some fifteen hundred and obey the King by treaty with the cantons. Eleven other Swiss regiments serve in the French army.',
  ),
];

const when: readonly Fact[] = [
  fact(
    'what day is it | what is the date | what day of the week | today',
    'The story opens on Tuesday 14 July 1789. Sunday was the 12th, the day when Paris learned that Necker was gone.',
  ),
  fact(
    'when did the estates-general meet | when did the estates general open | estates-general',
    'They opened at Versailles on 5 May 1789, for the first time since 1614. The King had summoned them on 8 August 1788.',
  ),
  fact(
    'when was necker dismissed | necker’s dismissal',
    'On Saturday 11 July 1789, at three in the afternoon. Paris learned of it toward noon on the 12th, and on the 16th the King called him back.',
  ),
  fact(
    'when was the tennis court oath | tennis court oath',
    'On 20 June 1789. Locked out of their hall, the deputies swore in a tennis court at Versailles not to part until France had a constitution; one refused.',
  ),
  fact(
    'when was the national assembly founded | when did the third estate become the national assembly',
    'On 17 June 1789, by four hundred and ninety-one votes to eighty-nine. Ten days later the King ordered the other orders to join it.',
  ),
  fact(
    'when was louis xvi crowned | coronation of louis xvi | coronation',
    'At Reims on 11 June 1775. He had reigned since his grandfather Louis XV died on 10 May 1774.',
  ),
  fact(
    'when did the king marry | royal wedding | marriage of louis and marie antoinette',
    'On 16 May 1770 at Versailles: he was fifteen and she fourteen. A fortnight later a hundred and thirty-two people were crushed to death at the fireworks in the Place Louis XV.',
  ),
  fact(
    'when was the seven years war | seven years’ war',
    'From 1756 to 1763. France lost Canada and most of her places in India by it, and began to borrow.',
  ),
  fact(
    'when did america become independent | american independence | american war | american revolution',
    'The Americans declared it on 4 July 1776 and won it by the peace of 3 September 1783. France fought beside them from 1778 and spent more than a thousand million livres on it.',
  ),
  fact(
    'when did rousseau die | rousseau | who is rousseau',
    'Jean-Jacques Rousseau, author of the Social Contract and of Émile, died at Ermenonville on 2 July 1778.',
  ),
  fact(
    'when did voltaire die | voltaire | who is voltaire',
    'Voltaire died in Paris on 30 May 1778, aged eighty-three, a few weeks after the city had crowned him in the theatre. He had been in the Bastille twice.',
  ),
  fact(
    'when was the bastille built | history of the bastille',
    'Between 1370 and 1382, to guard the eastern gate of Paris against the English. Richelieu made it a state prison.',
  ),
  fact(
    'when was the réveillon riot | réveillon | reveillon riots',
    'On 27 and 28 April 1789 the Faubourg Saint-Antoine wrecked the house of the wallpaper maker Réveillon, who was thought to want lower wages. The French Guards fired, and killed some two dozen at the least.',
  ),
  fact(
    'when was the hailstorm | hailstorm | bad harvest',
    'On 13 July 1788, a year and a day before the Bastille. Hail destroyed the corn from the Loire to the Rhine, and the winter after it was the hardest since 1709.',
  ),
  fact(
    'when did the dauphin die | dauphin',
    'The elder son, Louis-Joseph, died at Meudon on 4 June 1789, aged seven. The present Dauphin, Louis-Charles, is four.',
  ),
  fact(
    'when was the affair of the necklace | diamond necklace | necklace affair',
    'In 1785 a countess of small credit cheated Cardinal de Rohan of a diamond necklace worth one million six hundred thousand livres, in the Queen’s name. He was acquitted on 31 May 1786, and the Queen’s name was not.',
  ),
  fact(
    'when was the first balloon | balloon | montgolfier',
    'The Montgolfiers showed theirs at Annonay on 4 June 1783, and on 21 November 1783 Pilâtre de Rozier and the Marquis d’Arlandes flew over Paris.',
  ),
  fact(
    'when was the day of the tiles | day of the tiles | grenoble',
    'On 7 June 1788: the people of Grenoble threw roof tiles at the soldiers who had come to exile their magistrates. Six weeks later Dauphiné held its own Estates at Vizille.',
  ),
  fact(
    'when did the edict on protestants come | protestants | huguenots',
    'The Edict of Versailles of November 1787 gave Protestants a civil status, so that their marriages and children became lawful. They number about six hundred thousand.',
  ),
  fact(
    'when is dusk | sunset | what time does the sun set | when does it get dark',
    'In the middle of July the sun sets over Paris about eight by the clocks of the city, and it is dark an hour later. It rises about four.',
  ),
];

const howFar: readonly Fact[] = [
  fact(
    'how far is versailles | how far is versailles from paris | paris to versailles',
    'Four and a half leagues: four hours on foot, two in a coach, an hour and a half on a good horse. The road crosses the Seine at Sèvres.',
  ),
  fact(
    'how far is lyon | paris to lyon',
    'About a hundred and fifteen leagues. The diligence takes five days in summer, and a courier on relays two and a half.',
  ),
  fact(
    'how far is marseille | paris to marseille',
    'About two hundred leagues: eight or nine days by diligence and river boat, four or five for a courier.',
  ),
  fact(
    'how far is varennes | paris to varennes',
    'Some sixty leagues by Châlons and Sainte-Menehould. A heavy coach with good relays needs about twenty-two hours.',
  ),
  fact(
    'how far is london | paris to london',
    'About a hundred and ten leagues with the crossing from Calais to Dover: four or five days, when the wind serves.',
  ),
  fact(
    'how far is the frontier | how far is the border | how far is brussels',
    'Brussels is seventy-five leagues off, and the frontier beyond Valenciennes about fifty: two days and nights in a post-chaise.',
  ),
  fact(
    'how far is strasbourg | paris to strasbourg | how far is the rhine',
    'About a hundred and twenty leagues. The diligence takes four or five days, a courier two.',
  ),
  fact(
    'how far is bordeaux | paris to bordeaux',
    'About a hundred and fifty leagues, five to six days by the fast diligence.',
  ),
  fact(
    'how far is america | how long to america | cross the atlantic',
    'To New York or Philadelphia one sails from Le Havre or Brest, six to ten weeks going west and four to six coming back. Saint-Domingue takes about seven weeks.',
  ),
  fact(
    'how far is vienna | paris to vienna',
    'About three hundred leagues. A courier needs nine or ten days, a traveller in his own coach a fortnight or more.',
  ),
  fact(
    'how far is rome | paris to rome',
    'Some three hundred and sixty leagues by the Mont Cenis: a courier eleven or twelve days, a traveller three weeks or more.',
  ),
  fact(
    'how long is a league | what is a league | league',
    'A league of the post is two thousand toises, near four kilometres. On foot one does a league in an hour.',
  ),
  fact(
    'how far is the bastille from the invalides | how far is the hôtel de ville | distances in paris',
    'From the Invalides to the Hôtel de Ville is three quarters of an hour on foot, and from there to the Bastille less than half an hour along the rue Saint-Antoine.',
  ),
  fact(
    'how does one travel | diligence | how to travel | post horses',
    'By diligence, on set days and with a seat paid in advance; by post-chaise, with fresh horses at each relay every two leagues; by river boat; or on foot, as nearly everybody does.',
  ),
  fact(
    'how fast does news travel | post | mail | letters',
    'The post from Paris reaches Rouen in a day, Lille in two, Lyon in four, Marseille in seven. The receiver pays for the letter.',
  ),
];

const what: readonly Fact[] = [
  fact(
    'what is a lettre de cachet | lettre de cachet',
    'A letter closed with the King’s small seal, which sends a subject to prison or into exile without trial and for as long as it pleases. Fathers asked for them against their sons; the Assembly abolished them in March 1790.',
  ),
  fact(
    'what is the gabelle | gabelle | salt tax',
    'The tax on salt, which the General Farm collects. In the great gabelle salt costs about twelve sous the pound, in free Brittany a few liards, and smugglers go to the galleys for the difference.',
  ),
  fact(
    'what is a sans-culotte | sans-culotte | sans culottes',
    'One who wears the long trousers of the working man and not the knee-breeches of the gentry. From 1792 it means the armed patriots of the Paris sections, shopkeepers and craftsmen for the most part.',
  ),
  fact(
    'what is the third estate asking for | what does the third estate want | what does the third ask for',
    'To be counted: taxes that fall upon all alike, votes by head and not by order, an end of feudal dues, and a constitution that the King cannot take back. Since 17 June 1789 its deputies call themselves the National Assembly, and since the tennis court they have sworn not to part before it is written.',
  ),
  fact(
    'what is the third estate | third estate',
    'Everyone in France who is neither priest nor noble, some ninety-eight in a hundred, from the banker to the beggar. They pay nearly all the taxes.',
  ),
  fact(
    'what is the tithe | tithe',
    'The Church’s share of the harvest, in name a tenth, in truth oftener a thirteenth. Much of it goes to abbots and bishops and not to the parish; it was given up in August 1789.',
  ),
  fact(
    'what is an assignat | assignat | paper money',
    'A note secured upon the lands taken from the Church, first issued in December 1789 and money from 1790. It stood at half its worth in early 1793, at next to nothing in 1795, and the plates were burned in February 1796.',
  ),
  fact(
    'what is the national guard | national guard | citizen militia',
    'The armed citizens of the towns, who elect their officers. Paris raised its own on 13 July 1789, and gave it Lafayette two days later.',
  ),
  fact(
    'what is the cockade | cockade | tricolour | tricolor',
    'A knot of ribbon on the hat. It was green on 12 July 1789, then blue and red for Paris; with the King’s white between them it became the nation’s before the month was out.',
  ),
  fact(
    'what are the estates-general | what is the estates general',
    'The meeting of the deputies of clergy, nobility and Third Estate, which the King may call when he needs counsel or money. Before 1789 it last met in 1614.',
  ),
  fact(
    'what is a cahier | cahiers | lists of grievances | grievances',
    'A list of grievances that each order and parish drew up in the spring of 1789 for its deputies to carry: some sixty thousand in all. Nearly all praise the King, and nearly all complain of the taxes.',
  ),
  fact(
    'what is the tocsin | tocsin | bells',
    'The alarm: church bells struck quickly and unevenly, steeple answering steeple. Whoever hears it is to come out armed.',
  ),
  fact(
    'what is the taille | taille | taxes | what taxes do people pay',
    'The taille is the chief direct tax, from which nobles and clergy are free. With it come the poll tax, the twentieths, the gabelle on salt, the aides on drink and the customs at the gates of Paris.',
  ),
  fact(
    'what is the corvée | corvée | feudal dues',
    'Unpaid labour on the roads for the King, and on his land for the lord. The lord has besides his quit-rents, his mill, oven and press, his dovecote and the hunting.',
  ),
  fact(
    'what is a parlement | parlement',
    'One of thirteen high courts whose judges own their offices. They must register the King’s edicts, and made themselves loved by refusing, until they asked in 1788 that the Estates meet as in 1614.',
  ),
  fact(
    'what is the palais-royal | palais-royal',
    'The palace, garden and arcades of the Duke of Orléans, full of cafés, gaming rooms, booksellers and prostitutes. The police may not enter without the Duke’s leave, and so everything may be said there.',
  ),
  fact(
    'what is the jacobin club | jacobins | breton club',
    'The Breton deputies’ club at Versailles, which moved in the autumn of 1789 to the convent of the Jacobins in the rue Saint-Honoré. Its daughter clubs reached nearly every town.',
  ),
  fact(
    'what is the guillotine | guillotine',
    'A beheading machine, built in 1792 by Tobias Schmidt to the plan of Doctor Louis, so that all ranks might die alike. Deputy Guillotin had asked for the equality in 1789. It was first used on 25 April 1792.',
  ),
  fact(
    'what is the great fear | great fear | brigands',
    'The panic of late July and early August 1789: in most of France the villages armed against brigands who did not exist, and then burned their lords’ title deeds.',
  ),
  fact(
    'what is the hôtel de ville | what is the hotel de ville | place de grève',
    'The town hall of Paris, on the Place de Grève, where the city burned its criminals and where men out of work stand waiting to be hired.',
  ),
  fact(
    'what is the farmers-general | general farm | tax farmers | customs wall',
    'A company of forty financiers who lease the indirect taxes from the King. From 1785 they built a wall of some six leagues round Paris; forty of its fifty-four gates burned between 12 and 14 July 1789.',
  ),
  fact(
    'what is the bastille | bastille',
    'A fortress of eight towers in the east of Paris and a prison of state. By 1789 it cost much, held few and was to be pulled down; what the crowd wanted of it was the powder.',
  ),
  fact(
    'what is an émigré | émigrés | emigres',
    'One who has left France because of the Revolution. The first were the Comte d’Artois and the Polignacs, in the night of 16 July 1789; in the end they were about one hundred and fifty thousand.',
  ),
  fact(
    'what is a citizen | citizen | how do people address each other',
    'In July 1789 one says Monsieur and Madame, and to a lord Monseigneur. Citizen is a word out of Rome and Rousseau, which a few try out; from the autumn of 1792 it is the rule.',
  ),
];

const why: readonly Fact[] = [
  fact(
    'why is bread so dear | why is bread expensive | bread dear | price of bread',
    'The hail of July 1788 and a cruel winter spoiled the harvest, and the free trade in grain of 1787 had emptied the stores. The four-pound loaf stood at fourteen and a half sous in July 1789; nine is what people call just.',
  ),
  fact(
    'why did the king call the estates-general | why estates general | why were the estates called',
    'Because the Crown was bankrupt. The Notables of 1787 refused new taxes, the parlements said that only the Estates could grant them, and on 16 August 1788 the Treasury stopped its payments in part.',
  ),
  fact(
    'why was necker dismissed | why did the king dismiss necker',
    'The Queen and Artois held him responsible for the Third Estate’s defiance, and he had stayed away from the King’s sitting of 23 June. With the troops in place they thought that they could do without him.',
  ),
  fact(
    'why are there troops around paris | why troops | why did the king bring soldiers',
    'They were ordered up from the end of June 1789, to keep order, as the King said. The Assembly believed that they were to dissolve it, and Paris that they were to starve it.',
  ),
  fact(
    'why do people want powder | why the bastille | why did they go to the bastille',
    'The muskets of the Invalides had neither powder nor ball. The powder of the Arsenal had been moved into the Bastille.',
  ),
  fact(
    'why do they hate the queen | hate marie antoinette | austrian woman',
    'She is Austrian, spends money, meddles with ministers and is slandered in pamphlets. They call her Madame Deficit.',
  ),
  fact(
    'why did the french guards mutiny | why did the french guards join the people',
    'They live in Paris with wives and trades, hate their new colonel, the Duc du Châtelet, and had been ordered to fire in April. In June some were locked up in the Abbaye for refusing, and the crowd set them free.',
  ),
  fact(
    'why are nobles hated | why do peasants hate nobles | privileges',
    'They pay no taille, have the officers’ places and the hunting, and take dues from land that others till. In the last years many had the old rolls searched for dues that had been forgotten.',
  ),
];

const life: readonly Fact[] = [
  fact(
    'money | what money do they use | livre | sou',
    'A livre is twenty sous and a sou twelve deniers. The écu is a silver coin of six livres and the louis a gold one of twenty-four.',
  ),
  fact(
    'wages | how much does a worker earn | what does a worker earn',
    'A labourer in Paris earns twenty to thirty sous a day, a mason forty, a joiner fifty. A parish priest on the fixed stipend has seven hundred livres a year, a bishop anything from ten thousand to two hundred thousand.',
  ),
  fact(
    'what did a loaf of bread cost | cost of a loaf | how much is a loaf',
    'Fourteen and a half sous for four pounds in July 1789. A family eats two such loaves a day, and a mason earns forty sous.',
  ),
  fact(
    'what weapons are there | weapons | muskets | what musket',
    'The infantry musket, model 1777: it carries two hundred paces, hits at eighty, and a drilled man fires three times in a minute. Beside it pikes, halberds out of museums, spits, and paving stones.',
  ),
  fact(
    'cannon | artillery | how far does a cannon shoot',
    'Gribeauval’s field pieces throw balls of four, eight and twelve pounds. They are good at five to eight hundred paces and with grapeshot at three hundred; an eight-pounder needs a dozen trained men.',
  ),
  fact(
    'what do people eat | food | what do they eat',
    'Bread, two or three pounds a day for a working man, with soup, beans, cheese and onions, and meat on a good Sunday. The wine comes in untaxed from outside the barriers.',
  ),
  fact(
    'potatoes | potato | parmentier',
    'Parmentier has praised them since 1772 and the King has worn their flower. The poor of Paris take them for pigs’ food all the same.',
  ),
  fact(
    'coffee | what do they drink | wine',
    'Milky coffee from a street urn costs two sous, a pint of common wine about ten inside the walls and six outside. Chocolate is for those with servants.',
  ),
  fact(
    'what do people wear | clothes | dress | fashion',
    'Gentlemen wear coat, waistcoat, knee-breeches and powdered hair; working men long trousers, a short jacket and wooden shoes. Women of the people wear a striped skirt, an apron, a kerchief and a cap.',
  ),
  fact(
    'medicine | doctors | are there doctors | surgeon',
    'Physicians bleed, purge and prescribe bark for fevers; surgeons set bones and take off limbs, with brandy and a strap. Smallpox can be inoculated, and the King had it done in 1774.',
  ),
  fact(
    'hospital | hospitals | hôtel-dieu',
    'The Hôtel-Dieu beside Notre-Dame takes everyone, two to four in a bed, and about a fifth of them die. The Charité has one patient to a bed.',
  ),
  fact(
    'religion | church | are people religious',
    'Nearly all are Catholics, baptised and married by the parish, which keeps the registers. The Church owns about a tenth of the land; beside it live some six hundred thousand Protestants and forty thousand Jews.',
  ),
  fact(
    'jews | are there jews',
    'About forty thousand, most of them in Alsace and Lorraine under heavy restrictions. Those of Bordeaux became citizens in January 1790, the others on 27 September 1791.',
  ),
  fact(
    'women’s rights | rights of women | can women vote | women',
    'A wife is under her husband’s authority and cannot plead without him; a few widows and abbesses had a voice in the elections of 1789. No woman votes or sits. Divorce came in September 1792, and the women’s clubs were closed in October 1793.',
  ),
  fact(
    'schools | can people read | literacy',
    'About half of the men of France and a quarter of the women can sign their names; in Paris far more. Reading aloud, in cafés and at street corners, does for the rest.',
  ),
  fact(
    'newspapers | press | is there a free press | pamphlets',
    'Until the spring of 1789 nothing might be printed without leave. Since then pamphlets appear by the dozen each day at a few sous, and over a hundred new papers before the year is out.',
  ),
  fact(
    'clocks | what time is it | how do people tell the time | hours',
    'By the church bells, by the clock of the Palace, and by the little cannon of the Palais-Royal, which the sun fires at noon. Watches are for people with waistcoats.',
  ),
  fact(
    'republican calendar | months | thermidor | brumaire',
    'In force from 24 November 1793 to the end of 1805, and counted from 22 September 1792. Twelve months of thirty days, from Vendémiaire to Fructidor, in weeks of ten, with five or six days left over.',
  ),
  fact(
    'decimal time | ten hours | metre | kilogram',
    'For some two years from 1793 the day officially had ten hours, and nobody kept it. The metre and the gram, decreed in 1795, lasted better.',
  ),
  fact(
    'police | watch | who keeps order in paris',
    'The lieutenant of police, Thiroux de Crosne, has some fifteen hundred men of the watch and a good many spies. After 12 July 1789 they were not to be seen; the districts patrol in their stead.',
  ),
  fact(
    'street lamps | lanterns | lantern | à la lanterne',
    'Oil lamps hang on ropes across the streets and are let down to be lit. The bracket of the one on the Place de Grève bears a man’s weight.',
  ),
  fact(
    'weather | is it hot | what is the weather',
    'July 1789 was warm at first and unsettled. The 14th was fair and close, with clouds, and there was rain in the night.',
  ),
  fact(
    'theatre | theatres | plays | opera',
    'The theatres were closed when the news of Necker came on 12 July 1789. Figaro had played since 1784; Chénier’s Charles IX, with a king who murders his subjects, filled the house from November 1789.',
  ),
  fact(
    'soldiers’ pay | army | royal army | how large is the army',
    'The royal army counts some one hundred and fifty thousand men in peace, a sixth of them foreigners. A private has six or seven sous a day less deductions; since 1781 a new officer must prove four generations of nobility.',
  ),
  fact(
    'punishments | death penalty | torture | execution',
    'Nobles are beheaded, commoners hanged, highwaymen broken on the wheel. Torture before the sentence ended in 1780, and before the execution in 1788.',
  ),
  fact(
    'servants | how many servants',
    'Perhaps one in seven of the people of Paris lives in somebody’s service. A footman has his keep, his livery and one or two hundred livres a year.',
  ),
  fact(
    'rent | lodging | what does a room cost',
    'A furnished garret costs six or eight livres a month, and a decent apartment four to six hundred a year. Lodgings by the night begin at two sous, with company.',
  ),
];

export const facts: readonly Fact[] = [
  ...who,
  ...howMany,
  ...when,
  ...howFar,
  ...what,
  ...why,
  ...life,
  ...factsOfTheseDays,
];
