/** Families and offices, what has just happened, what players ask first. */
import type { Fact } from '../../../world.js';

/** @param asked wordings, parted by " | " */
function fact(asked: string, says: string): Fact {
  return { asked: asked.split(' | '), says };
}

const families: readonly Fact[] = [
  fact(
    'where is caesar’s wife | caesar’s wife | caesar’s family',
    'Calpurnia, daughter of Lucius Piso, married in 59 BC. She is in Rome, in the High Priest’s house on the Sacred Way; there are no children.',
  ),
  fact(
    'who is pompey’s wife | where is pompey’s wife | is pompey married',
    'Cornelia, daughter of Metellus Scipio and widow of young Crassus, who fell at Carrhae. They married in 52 BC, and she is with him near the city.',
  ),
  fact(
    'who are pompey’s sons | where are pompey’s sons | pompey’s children | has pompey children',
    'Gnaeus, about twenty-six, and Sextus, about eighteen, both by Mucia; a daughter, Pompeia, is the wife of Faustus Sulla. They are with their father’s party.',
  ),
  fact(
    'who is cicero’s wife | where is cicero’s wife | is cicero married',
    'Terentia, rich and managing, his wife for some thirty years. She is in Rome, at the house on the Palatine, with Tullia.',
  ),
  fact(
    'who is tullia | where is tullia | cicero’s daughter | where is cicero’s daughter',
    'Cicero’s daughter, about twenty-nine, married the summer before to Publius Dolabella, who is Caesar’s man. She is in Rome, on the Palatine, and expects a child.',
  ),
  fact(
    'who is cicero’s son | how old is cicero’s son',
    'Marcus, fifteen, who was with him in Cilicia and will soon take the toga of a man.',
  ),
  fact(
    'who is quintus | cicero’s brother | how is cicero’s brother | where is cicero’s brother',
    'Quintus Cicero, fifty-two, who served Caesar in Gaul and held out against the Nervii. He came home with Marcus from Cilicia; his wife is Pomponia, Atticus’s sister, and they quarrel.',
  ),
  fact(
    'what does cicero owe caesar | cicero’s debt | cicero’s debts | how much does cicero owe',
    'Some eight hundred thousand sesterces, which he would rather repay before he has to vote. He had meant the money for his triumph.',
  ),
  fact(
    'who is cato’s wife | who is marcia | where is marcia | is cato married',
    'Marcia, daughter of Philippus. He gave her up to Hortensius about 56 BC; Hortensius died in 50, and she is a rich widow in Rome.',
  ),
  fact(
    'who are cato’s children | cato’s daughter | who is porcia',
    'Porcia, wife of Bibulus, and a son Marcus, by his first wife Atilia.',
  ),
  fact(
    'who is brutus’s wife | brutus’s family | is brutus married',
    'Claudia, daughter of Appius Claudius the censor. His mother is Servilia, and Cato is his uncle.',
  ),
  fact(
    'who is antony’s wife | antony’s family | is antony married | antony’s mother',
    'Antonia, his cousin, daughter of his uncle Hybrida. His mother is a Julia, so that he is Caesar’s kinsman.',
  ),
  fact(
    'who is curio’s wife | where is curio’s wife | curio’s family',
    'Fulvia, widow of Clodius, with two children by him. She is in Rome; old Curio, his father, died in 53 BC.',
  ),
  fact(
    'who is labienus’s son | labienus’s family',
    'A son, Quintus. The house comes from Cingulum in Picenum, a town that Labienus built up at his own cost.',
  ),
  fact(
    'who are servilia’s daughters | servilia’s children | servilia’s sons-in-law',
    'Brutus, by her first husband, and three Junias by Silanus: the wives of Lepidus, of Gaius Cassius and of Servilius Isauricus.',
  ),
  fact(
    'who is atticus’s wife | atticus’s family | atticus’s daughter',
    'Pilia, married in 56 BC, and a daughter Attica of about two. They live on the Quirinal, in the house left to him by his uncle Caecilius.',
  ),
  fact(
    'how is atticus’s sister | who is atticus’s sister | who is pomponia',
    'Pomponia, wife of Quintus Cicero; it is an unhappy marriage, and both write to Atticus about it.',
  ),
];

const offices: readonly Fact[] = [
  fact(
    'who are the tribunes | tribunes of the year | who are the tribunes this year',
    'Among the ten: Marcus Antonius and Quintus Cassius, who are Caesar’s and have fled, and Lucius Metellus, who is not.',
  ),
  fact(
    'who are the praetors | praetors of the year',
    'Eight, of whom the most heard of are Marcus Lepidus, who is for Caesar, and Lucius Roscius, who was Caesar’s legate and carries messages.',
  ),
  fact(
    'who are the censors | who is censor',
    'Appius Claudius and Lucius Piso, elected in 50 BC. Appius has struck a good many off the Senate’s list; Piso is Caesar’s father-in-law.',
  ),
  fact(
    'who governs the provinces | who has which province | who succeeds caesar in gaul',
    'Voted in January 49 BC: Gaul beyond the Alps to Domitius Ahenobarbus, Syria to Metellus Scipio, the nearer Gaul to Considius Nonianus, Sicily to Cato.',
  ),
  fact(
    'who commands in picenum | who holds picenum | garrison of picenum',
    'Attius Varus at Auximum and Lentulus Spinther at Asculum, with cohorts newly levied among people who think well of Caesar.',
  ),
  fact(
    'who holds corfinium | who commands at corfinium',
    'Domitius Ahenobarbus is gathering the levies of the Marsi and Paeligni there: by February some thirty cohorts.',
  ),
  fact(
    'who holds ariminum | who commands at ariminum | garrison of ariminum',
    'Nobody: there is no garrison in Ariminum, and the town council keeps the gates.',
  ),
  fact(
    'who commands in spain | pompey’s legates in spain',
    'For Pompey, who has never gone there: Afranius and Petreius on this side, with five legions, and Varro beyond with two.',
  ),
  fact(
    'who commands the fleet | pompey’s fleet | who commands at sea',
    'Pompey’s party: Bibulus is to have the whole of it. Caesar has hardly a ship.',
  ),
  fact(
    'who is for caesar in the senate | caesar’s friends in rome',
    'His father-in-law Piso, young Caelius and Calidius, Lepidus the praetor; and, more quietly, all who owe Balbus money.',
  ),
  fact(
    'who rules parthia | are the parthians coming | the parthians',
    'Orodes. His horsemen crossed into Syria in 51 BC and went home again in the summer of 50; the two legions were taken from Caesar for that war.',
  ),
  fact(
    'where is milo | who is milo',
    'In Massilia, in exile since 52 BC, when soldiers of Pompey’s stood round the court that tried him for Clodius.',
  ),
  fact(
    'who is hortensius | when did hortensius die',
    'Quintus Hortensius, the orator whom Cicero overtook, died in 50 BC. His son is with Caesar.',
  ),
];

const lately: readonly Fact[] = [
  fact(
    'what did sulla do | sulla’s march on rome | when did sulla march on rome | when sulla marched what did he do | what did sulla do to those who stayed in rome',
    'In 88 BC he led six legions into the city itself, the first who ever did, had the tribune Sulpicius killed and twelve men outlawed, Marius among them. The lists came with his second march, in 82: some five hundred names at first, and no end.',
  ),
  fact(
    'how many officers followed sulla | how many officers came with sulla | did sulla’s officers follow him | how many of sulla’s officers',
    'One: of all his officers only a quaestor marched with Sulla on Rome in 88 BC. The rest would not, and the soldiers went without them.',
  ),
  fact(
    'what did marcellus do after the vote | how did they get around the vote | the vote of three hundred and seventy | what did marcellus do with the sword',
    'On 1 December 50 BC the Senate voted three hundred and seventy to twenty-two that both should disarm. Marcellus the consul dismissed it, crying that they might have Caesar for their master, went out to Pompey and put a sword in his hand, with the two legions, on no authority but his own.',
  ),
  fact(
    'when do the other legions arrive | when do the other two legions arrive | when do the eighth and twelfth arrive | when will the eighth come | when do the other two legions get here',
    'The Twelfth can be in Picenum early in February, and the Eighth a week or so after it; both are on the march from beyond the Alps.',
  ),
  fact(
    'how deep is the rubicon | how wide is the rubicon',
    'A small stream, fordable almost anywhere and to the knee after rain; there is a bridge where the road crosses.',
  ),
  fact(
    'when did caesar leave ravenna | how did caesar leave ravenna',
    'On the evening of 10 January 49 BC, after dinner, in a hired mule cart, while his guests were told that he would soon be back.',
  ),
  fact(
    'when did cicero come back | when did cicero return',
    'He landed at Brundisium on 24 November 50 BC and reached the outskirts of Rome on 4 January, where people came out to meet him.',
  ),
  fact(
    'what has happened in rome | what is happening in rome | what is happening | what has happened | what is going on',
    'On 7 January 49 BC the Senate passed its last decree against Caesar, and the tribunes Antony and Quintus Cassius fled to him. Pompey and the consuls are to raise troops, Domitius has been given Caesar’s province, and Caesar waits by the Rubicon with one legion.',
  ),
  fact(
    'can rome be held | can we hold rome | can rome be defended | can the city be defended',
    'Hardly: there is no garrison in it, the walls have not been manned within memory, and the nearest two legions are at Luceria and were Caesar’s until the autumn.',
  ),
  fact(
    'who is on the stairs | who is coming up the stairs | whose horses are in the court',
    'Somebody who has ridden, by the horses and the challenge. Nobody in the room has seen who it is.',
  ),
  fact(
    'when was the levy voted | how many men are to be levied | the levy',
    'In the days after 7 January 49 BC: throughout Italy, a hundred and thirty thousand men on paper.',
  ),
  fact(
    'what did caesar offer | caesar’s terms | caesar’s last offer',
    'To keep the nearer Gaul with two legions, or Illyricum with one, until he is consul; or that he and Pompey lay down everything on the same day.',
  ),
  fact(
    'who read the letter in the senate | who read caesar’s letter',
    'The tribunes Antony and Quintus Cassius forced its reading on 1 January 49 BC; the consuls would allow no vote on it.',
  ),
];

const everyday: readonly Fact[] = [
  fact('how old is caesar | caesar’s age', 'Fifty: he was born in July of 100 BC.'),
  fact(
    'how old is pompey | pompey’s age',
    'Fifty-six: he was born in September of 106 BC, the same year as Cicero.',
  ),
  fact('how old is cicero | cicero’s age', 'Fifty-seven: he was born on the third of January of 106 BC.'),
  fact('how old is cato | cato’s age', 'Forty-five: he was born in 95 BC.'),
  fact('how old is antony | antony’s age', 'Thirty-three; he will be thirty-four on 14 January.'),
  fact('how old is curio | curio’s age', 'About thirty-five; nobody has the year of his birth for certain.'),
  fact('how old is labienus | labienus’s age', 'About fifty: he was tribune in 63 BC.'),
  fact('how old is servilia | servilia’s age', 'Past fifty; she was born about 101 BC.'),
  fact('how old is atticus | atticus’s age', 'Sixty: he was born in 110 BC.'),
  fact('how old is brutus | brutus’s age', 'Thirty-five, if the usual reckoning of 85 BC is right.'),
  fact(
    'is it really winter | what season is it | weather',
    'By the calendar January; by the sun it is late autumn, for no month has been put in for years and the calendar runs some seven weeks ahead.',
  ),
  fact(
    'where does the senate meet now | where does the senate meet when pompey comes',
    'Outside the sacred boundary, in a temple such as Bellona’s or in Pompey’s own hall, since with an army’s command he may not come in.',
  ),
  fact(
    'are the gates of rome guarded | who guards the gates | are the walls manned',
    'They are not: there is no garrison in Rome, and in peace the gates have keepers and no soldiers.',
  ),
  fact(
    'what festival is it | which festival is next | festivals of january',
    'The Agonalia on the ninth, the Carmentalia on the eleventh and the fifteenth, with the Kalends’ gifts behind and the sowing feast to come.',
  ),
  fact(
    'what does a house cost | price of a house',
    'Cicero paid three and a half million sesterces for his on the Palatine. A floor in a tenement is let for some two thousand a year.',
  ),
  fact('what is a talent | how much is a talent', 'Six thousand denarii, or twenty-four thousand sesterces.'),
  fact(
    'who is philippus',
    'Lucius Marcius Philippus, consul of 56 BC, father of Marcia and stepfather of young Octavius; he means to be neutral.',
  ),
  fact(
    'where are pompey’s legions | where is pompey’s army | where do pompey’s legions stand',
    'In Spain stand seven: Afranius has three, Petreius two and Varro two. In Italy are the First and the Fifteenth, at Luceria, which were Caesar’s until last year. The rest are levies that have hardly begun.',
  ),
  fact(
    'how much does curio owe | what are curio’s debts | who does curio owe | who does curio owe the most money | who has paid curio’s debts',
    'Sixty million sesterces, as it is told; Caesar is said to have taken them over when Curio came over to him in 50 BC, and to him the rest is owed.',
  ),
  fact(
    'how much does antony owe | what are antony’s debts | who does antony owe | who does antony owe the most money',
    'Before he was twenty he owed two hundred and fifty talents, for which Curio stood surety, until the elder Curio forbade him the house.',
  ),
  fact(
    'how much does caesar owe | what are caesar’s debts | who does caesar owe | who does caesar owe the most money',
    'In 61 BC, when he left for Spain, his creditors held him back, and Crassus stood surety for eight hundred and thirty talents. Gaul has paid it since.',
  ),
];

export const factsOfTheseDays: readonly Fact[] = [...families, ...offices, ...lately, ...everyday];
