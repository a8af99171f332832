/** Ten people of the late Republic, as they stood on 10 January 49 BC. */
import type { HistoricalCharacter } from '../../scenario.js';

export const characters: readonly HistoricalCharacter[] = [
  {
    id: 201,
    name: 'Gaius Julius Caesar',
    estate: 'patrician',
    profession: 'General',
    description:
      'Proconsul of the Gauls, with one legion at Ravenna and an ultimatum from the Senate in his hand.',
    politicalLeanings: 'revolutionary',
    startingStats: { influence: 65, reputation: 60, resources: 60 },
    situation:
      'Fifty years old, conqueror of Gaul, ordered by the Senate to give up his army before he may stand for the consulship. Has the Thirteenth Legion with him; two more are on the march to join it, and the rest winter beyond the Alps. To cross the Rubicon under arms is war; to go home without them is trial and exile.',
    standings: { caesarians: 90, pompeians: -80, senate: -60, legions: 80, plebs: 60, knights: 20 },
  },
  {
    id: 202,
    name: 'Gnaeus Pompeius Magnus',
    estate: 'plebeian',
    profession: 'Veteran',
    description:
      'Pompey the Great, three triumphs behind him, entrusted by the consuls with the defence of Italy.',
    politicalLeanings: 'conservative',
    startingStats: { influence: 65, reputation: 60, resources: 65 },
    situation:
      'Fifty-six, of a plebeian house that came late to the Senate, once Caesar’s ally and son-in-law until Julia died. Holds Spain through legates and two legions in Italy that served under Caesar. Has boasted that he need only stamp his foot for armies to rise.',
    standings: { caesarians: -70, pompeians: 90, senate: 50, legions: 40, plebs: 10, knights: 40 },
  },
  {
    id: 203,
    name: 'Marcus Tullius Cicero',
    estate: 'equestrian',
    profession: 'Diplomat',
    description:
      'The greatest orator of Rome, waiting outside the city with his lictors and pleading for peace.',
    politicalLeanings: 'moderate',
    startingStats: { influence: 50, reputation: 60, resources: 45 },
    situation:
      'Fifty-seven, from an equestrian family of Arpinum, consul in 63 BC. Back from governing Cilicia and still hoping for a triumph, so that he may not enter the city. Writes to Atticus almost daily, and dislikes both sides for good reasons.',
    standings: { caesarians: 10, pompeians: 30, senate: 45, legions: 0, plebs: 5, knights: 60 },
  },
  {
    id: 204,
    name: 'Marcus Porcius Cato',
    estate: 'plebeian',
    profession: 'Citizen',
    description:
      'The Stoic conscience of the Senate, who would rather lose the Republic than bargain for it.',
    politicalLeanings: 'conservative',
    startingStats: { influence: 50, reputation: 65, resources: 40 },
    situation:
      'Forty-five, great-grandson of the Censor, defeated for the consulship two years ago because he would not flatter. Caesar’s bitterest enemy. Goes barefoot and without a tunic to shame the luxurious. Has been allotted Sicily to govern.',
    standings: { caesarians: -80, pompeians: 60, senate: 60, legions: -30, plebs: 5, knights: -30 },
  },
  {
    id: 205,
    name: 'Marcus Antonius',
    estate: 'plebeian',
    profession: 'Tribune',
    description:
      'Tribune of the plebs, chased from the Senate three days ago, on the road to Caesar in a slave’s cloak.',
    politicalLeanings: 'revolutionary',
    startingStats: { influence: 45, reputation: 40, resources: 35 },
    situation:
      'Thirty-three, Mark Antony, cavalryman and spendthrift, Caesar’s officer in Gaul. His veto for Caesar was overridden by the last decree on 7 January and he fled the city in disguise with his colleague Quintus Cassius and Curio. A wronged tribune is the best argument that Caesar has.',
    standings: {
      caesarians: 75,
      pompeians: -65,
      senate: -50,
      legions: 45,
      plebs: 40,
      knights: -20,
      antonians: 90,
    },
  },
  {
    id: 206,
    name: 'Marcus Junius Brutus',
    estate: 'plebeian',
    profession: 'Citizen',
    description: 'Cato’s nephew, lender at four per cent a month, heir of the man who drove out the kings.',
    politicalLeanings: 'conservative',
    startingStats: { influence: 35, reputation: 55, resources: 60 },
    situation:
      'Thirty-five. Pompey had his father killed, and Brutus will not speak to him; yet principle draws him to Pompey’s side. His mother Servilia has long been close to Caesar. Serious, learned, stiff, admired beyond his years.',
    standings: {
      caesarians: 5,
      pompeians: 25,
      senate: 50,
      legions: 0,
      plebs: 5,
      knights: 20,
      liberators: 80,
    },
  },
  {
    id: 207,
    name: 'Gaius Scribonius Curio',
    estate: 'plebeian',
    profession: 'Citizen',
    description:
      'Brilliant, indebted, lately tribune, bought by Caesar at a price that people still whisper about.',
    politicalLeanings: 'radical',
    startingStats: { influence: 40, reputation: 30, resources: 40 },
    situation:
      'In his mid-thirties, tribune until a month ago. Proposed that both Caesar and Pompey disarm, and the Senate voted for it by 370 to 22 before it was set aside. Carried Caesar’s last letter to the Senate. Married to Fulvia.',
    standings: { caesarians: 60, pompeians: -55, senate: -35, legions: 10, plebs: 50, knights: -30 },
  },
  {
    id: 208,
    name: 'Titus Labienus',
    estate: 'equestrian',
    profession: 'Knight',
    description:
      'Caesar’s best officer in Gaul, from Picenum, Pompey’s country, and not sure whose man he is.',
    politicalLeanings: 'conservative',
    startingStats: { influence: 40, reputation: 50, resources: 50 },
    situation:
      'About fifty, legate with praetor’s power in Gaul for nine years, second only to Caesar, and rich by it. An old bond ties him to Pompey. Before the month is out he will have to choose, and he knows where every one of Caesar’s cohorts sleeps.',
    standings: { caesarians: 45, pompeians: 35, senate: 15, legions: 50, plebs: 5, knights: 30 },
  },
  {
    id: 209,
    name: 'Servilia',
    estate: 'patrician',
    profession: 'Aristocrat',
    description:
      'Mother of Brutus, half-sister of Cato, once Caesar’s love: half of Rome dines at her table.',
    politicalLeanings: 'moderate',
    startingStats: { influence: 45, reputation: 45, resources: 60 },
    situation:
      'A patrician of the Servilii Caepiones, about fifty. Widowed twice. Her son hates Pompey, her half-brother hates Caesar, her daughters are married to senators on either side. Caesar once gave her a pearl worth six million sesterces.',
    standings: { caesarians: 40, pompeians: 5, senate: 40, legions: 5, plebs: 0, knights: 25 },
  },
  {
    id: 210,
    name: 'Titus Pomponius Atticus',
    estate: 'equestrian',
    profession: 'Banker',
    description: 'Cicero’s friend and publisher, who lends to all parties, joins none and survives them all.',
    politicalLeanings: 'moderate',
    startingStats: { influence: 40, reputation: 50, resources: 75 },
    situation:
      'Sixty, a knight with a house on the Quirinal and estates in Epirus, who lived twenty years in Athens. Receives Cicero’s letters and keeps them. Refuses every office. Knows to the sestertius what everyone owes, because much of it is owed to him.',
    standings: { caesarians: 20, pompeians: 30, senate: 45, legions: 0, plebs: 0, knights: 80 },
  },
];
