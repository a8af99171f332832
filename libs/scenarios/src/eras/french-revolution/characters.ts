/** Twelve people of the French Revolution, as they stood on 14 July 1789. */
import type { HistoricalCharacter } from '../../scenario.js';

export const characters: readonly HistoricalCharacter[] = [
  {
    id: 101,
    name: 'Maximilien Robespierre',
    estate: 'Third Estate',
    profession: 'Lawyer',
    description:
      'Deputy for Artois, a lawyer from Arras who speaks seldom, prepares everything and cannot be bought.',
    politicalLeanings: 'radical',
    startingStats: { influence: 35, reputation: 45, resources: 25 },
    situation:
      'Thirty-one, a deputy of the Third Estate of Artois at Versailles, still little noticed in the Assembly. Made his name at Arras defending the poor and a lightning rod. Believes in Rousseau and in the people; mocked for his careful dress and weak voice.',
    standings: { royalists: -35, constitutionals: 15, jacobins: 45, sections: 10, church: -5 },
  },
  {
    id: 102,
    name: 'Georges Danton',
    estate: 'Third Estate',
    profession: 'Lawyer',
    description:
      'A lawyer of the Cordeliers district with a voice like a bell, large appetites and larger courage.',
    politicalLeanings: 'revolutionary',
    startingStats: { influence: 40, reputation: 40, resources: 35 },
    situation:
      'Twenty-nine, advocate at the King’s Councils in Paris, in debt for his office. Not a deputy: his ground is the Cordeliers district, where he harangues the citizens and helps to raise their militia. His face was marked by a bull in childhood and by smallpox after.',
    standings: { royalists: -35, constitutionals: 5, jacobins: 20, sections: 45, army: -5 },
  },
  {
    id: 103,
    name: 'Jean-Paul Marat',
    estate: 'Third Estate',
    profession: 'Doctor',
    description:
      'Physician and man of science from Neuchâtel, ill, sleepless and sure that the people are being betrayed.',
    politicalLeanings: 'radical',
    startingStats: { influence: 25, reputation: 35, resources: 20 },
    situation:
      'Forty-six, once physician to the guards of the Count of Artois, slighted by the Academy of Sciences. Sits on the committee of the Carmes district in Paris. In September he will found the paper that becomes L’Ami du peuple. Has a skin disease that torments him.',
    standings: {
      royalists: -55,
      constitutionals: -35,
      jacobins: -5,
      sections: 30,
      church: -30,
      army: -20,
      notables: -40,
    },
  },
  {
    id: 104,
    name: 'Camille Desmoulins',
    estate: 'Third Estate',
    profession: 'Pamphleteer',
    description: 'The stammering pamphleteer who climbed a café table on 12 July and called Paris to arms.',
    politicalLeanings: 'revolutionary',
    startingStats: { influence: 35, reputation: 50, resources: 15 },
    situation:
      'Twenty-nine, a barrister without briefs and schoolfellow of Robespierre. Two days ago, in the garden of the Palais-Royal, he announced Necker’s dismissal and gave the crowd green leaves for a cockade. Loves Lucile Duplessis, whose father will not hear of him.',
    standings: { royalists: -60, constitutionals: 5, jacobins: 35, sections: 45, church: -15 },
  },
  {
    id: 105,
    name: 'Manon Roland',
    estate: 'Third Estate',
    profession: 'Writer',
    description: 'An engraver’s daughter raised on Plutarch, whose letters argue better than most deputies.',
    politicalLeanings: 'revolutionary',
    startingStats: { influence: 25, reputation: 35, resources: 40 },
    situation:
      'Thirty-five, wife of the inspector of manufactures Jean-Marie Roland, living between Lyon and the estate of Le Clos in Beaujolais. Writes to friends in Paris and helps with her husband’s encyclopaedia articles. Hungry for a stage that a woman is not given.',
    standings: { royalists: -35, constitutionals: 10, jacobins: 20, girondins: 70, sections: 0, church: -10 },
  },
  {
    id: 106,
    name: 'Olympe de Gouges',
    estate: 'Third Estate',
    profession: 'Writer',
    description:
      'Playwright from Montauban, enemy of slavery, who signs her posters and fears no one’s laughter.',
    politicalLeanings: 'moderate',
    startingStats: { influence: 25, reputation: 40, resources: 30 },
    situation:
      'Forty-one, a widow who writes for the stage in Paris. Her play against slavery has lain for years at the Comédie-Française. She publishes proposals on taxes, hospitals and the poor. Not yet the author of the Rights of Woman, which she will write in 1791.',
    standings: { royalists: -10, constitutionals: 25, jacobins: 0, girondins: 25, sections: -5, church: -20 },
  },
  {
    id: 107,
    name: 'Comte de Mirabeau',
    estate: 'Second Estate',
    profession: 'Count',
    description:
      'A scandalous nobleman elected by commoners, the greatest voice of the Assembly and deep in debt.',
    politicalLeanings: 'moderate',
    startingStats: { influence: 60, reputation: 40, resources: 20 },
    situation:
      'Honoré Gabriel Riqueti, forty, rejected by the nobility of Provence and elected by the Third Estate of Aix. On 23 June he told the King’s master of ceremonies that the deputies would leave only at the point of the bayonet. His father died yesterday. Wants a strong king under a constitution, with himself as minister.',
    standings: { royalists: -45, constitutionals: 25, jacobins: 30, sections: 40, church: -25, army: 5 },
  },
  {
    id: 108,
    name: 'Marquis de Lafayette',
    estate: 'Second Estate',
    profession: 'Nobility',
    description:
      'The hero of the American war, who laid a declaration of rights before the Assembly three days ago.',
    politicalLeanings: 'moderate',
    startingStats: { influence: 55, reputation: 60, resources: 60 },
    situation:
      'Gilbert du Motier, thirty-one, deputy of the nobility of Riom and since yesterday vice-president of the Assembly. Friend of Washington and of Jefferson, who is American minister in Paris. Tomorrow Paris will call him to command its militia, the National Guard.',
    standings: { royalists: -30, constitutionals: 70, jacobins: 25, sections: 45, church: 0, army: 40 },
  },
  {
    id: 109,
    name: 'Emmanuel-Joseph Sieyès',
    estate: 'First Estate',
    profession: 'Abbé',
    description:
      'The priest without a vocation whose pamphlet asked what the Third Estate is, and answered: everything.',
    politicalLeanings: 'revolutionary',
    startingStats: { influence: 50, reputation: 50, resources: 40 },
    situation:
      'Forty-one, vicar-general of Chartres, elected by the Third Estate of Paris. In June he moved that it call itself the National Assembly. Speaks badly, thinks in systems, and believes that only he has thought the matter through.',
    standings: { royalists: -50, constitutionals: 35, jacobins: 45, sections: 25, church: -10 },
  },
  {
    id: 110,
    name: 'Talleyrand',
    estate: 'First Estate',
    profession: 'Bishop',
    description:
      'Bishop of Autun for a few months, lame, charming, and always in the room where things are decided.',
    politicalLeanings: 'moderate',
    startingStats: { influence: 50, reputation: 35, resources: 55 },
    situation:
      'Charles-Maurice de Talleyrand-Périgord, thirty-five, deputy of the clergy of Autun. Knows the Church’s accounts better than any bishop, having been its agent-general. Has already noticed that the court is lost and the Assembly is not yet won.',
    standings: { royalists: 5, constitutionals: 25, jacobins: 0, sections: -15, church: 25, notables: 30 },
  },
  {
    id: 111,
    name: 'Louis-Antoine de Saint-Just',
    estate: 'Third Estate',
    profession: 'Writer',
    description:
      'Twenty-one, author of a scandalous poem, beautiful, cold, in hiding and waiting for his hour.',
    politicalLeanings: 'radical',
    startingStats: { influence: 15, reputation: 25, resources: 20 },
    situation:
      'Son of a cavalry captain at Blérancourt in Picardy, with a year-old law degree from Reims. His long satirical poem Organt appeared in May and is being hunted by the police, for which he has gone to ground in Paris. Too young to be elected to anything.',
    standings: { royalists: -45, constitutionals: -5, jacobins: 10, sections: 5, church: -35 },
  },
  {
    id: 112,
    name: 'Napoleon Bonaparte',
    estate: 'Second Estate',
    profession: 'Nobility',
    description: 'A nineteen-year-old Corsican lieutenant of artillery, poor, proud, and reading everything.',
    politicalLeanings: 'moderate',
    startingStats: { influence: 15, reputation: 25, resources: 15 },
    situation:
      'Second lieutenant in the artillery regiment of La Fère at Auxonne in Burgundy, writing letters on the history of Corsica. His father died in 1785 and left eight children; on a lieutenant’s pay he eats once a day. Dreams of Paoli and of his island, not yet of France.',
    standings: { royalists: -5, constitutionals: 5, jacobins: 0, sections: -20, army: 30, bonapartists: 100 },
  },
];
