/** Answers of the narrator’s own, true as of the winter of 49 BC; miles are Roman, of 1,480 metres. */
import type { Fact } from '../../../world.js';
import { factsOfTheseDays } from './facts-of-these-days.js';

const whoIsWho: readonly Fact[] = [
  {
    asked: ['who is caesar', 'who is julius caesar', 'what does caesar want'],
    says: 'Gaius Julius Caesar, fifty, patrician, High Priest, consul in 59 BC and proconsul of the Gauls for nine years. He wants a second consulship without a day as a private man, on which Cato could prosecute him.',
  },
  {
    asked: ['who is pompey', 'what does pompey want', 'who is pompeius magnus'],
    says: 'Gnaeus Pompeius, called the Great, fifty-six, three times consul with three triumphs, over Africa, Spain and the East. He wants to remain the first man in Rome, and governs Spain from a house outside the walls.',
  },
  {
    asked: ['who is cicero', 'what does cicero want'],
    says: 'Marcus Tullius Cicero, fifty-seven, of Arpinum, consul in 63 BC and the first orator of Rome. He is back from governing Cilicia, and wants peace and a triumph.',
  },
  {
    asked: ['who is cato', 'what does cato want'],
    says: 'Marcus Porcius Cato, about forty-five, praetor in 54 BC, Stoic, great-grandson of the Censor. He wants Caesar disarmed and tried, and will hear of no terms.',
  },
  {
    asked: ['who is antony', 'who is mark antony', 'what does antony want'],
    says: 'Marcus Antonius, thirty-three, tribune of the plebs and augur, Caesar’s officer at Alesia. He vetoed for Caesar and fled Rome after the seventh of January.',
  },
  {
    asked: ['who is brutus', 'what does brutus want'],
    says: 'Marcus Junius Brutus, thirty-five, son of Servilia and nephew of Cato. Pompey had his father killed in 77 BC; he means to serve under him all the same, for the Republic’s sake.',
  },
  {
    asked: ['who is curio', 'what does curio want'],
    says: 'Gaius Scribonius Curio, in his mid-thirties, tribune until the ninth of December. Caesar paid his debts, which ran to millions; he carried Caesar’s last letter to the Senate.',
  },
  {
    asked: ['who is labienus', 'what does labienus want'],
    says: 'Titus Labienus of Cingulum in Picenum, about fifty, tribune in 63 BC and Caesar’s first legate for nine years. He commands in Cisalpine Gaul, and Pompey has an older claim on him.',
  },
  {
    asked: ['who is servilia', 'what does servilia want'],
    says: 'A patrician of about fifty, mother of Brutus, half-sister of Cato and long loved by Caesar. Her sons-in-law sit on both sides of the Senate.',
  },
  {
    asked: ['who is atticus', 'who is pomponius atticus'],
    says: 'Titus Pomponius Atticus, sixty, knight, banker and publisher, Cicero’s closest friend. He holds no office, lends to every party and stays in Rome.',
  },
  {
    asked: ['who is pollio', 'who is asinius pollio'],
    says: 'Gaius Asinius Pollio, twenty-six, of Teate, an officer of Caesar’s. He is with him at the Rubicon, and means to write the history of these years.',
  },
  {
    asked: ['who is lentulus', 'who are the consuls', 'who is consul', 'consuls of the year'],
    says: 'Lucius Cornelius Lentulus Crus and Gaius Claudius Marcellus, both Caesar’s enemies. Lentulus leads; he is deep in debt, and has said that he will be a second Sulla.',
  },
  {
    asked: ['who is marcellus', 'which marcellus', 'three marcelli'],
    says: 'Gaius Claudius Marcellus is consul of 49. His brother Marcus was consul in 51; their cousin Gaius, consul in 50, is the husband of Caesar’s great-niece Octavia.',
  },
  {
    asked: ['who is favonius', 'what does favonius want'],
    says: 'Marcus Favonius, praetor of the year, who imitates Cato and says what nobody will thank him for. It was he who bade Pompey stamp his foot.',
  },
  {
    asked: ['who is domitius', 'who is ahenobarbus', 'domitius ahenobarbus'],
    says: 'Lucius Domitius Ahenobarbus, consul in 54 BC, Cato’s brother-in-law and Caesar’s enemy. The Senate has just named him governor of Gaul beyond the Alps, where Caesar is.',
  },
  {
    asked: ['who is scipio', 'who is metellus scipio'],
    says: 'Quintus Caecilius Metellus Pius Scipio, Pompey’s father-in-law and his colleague as consul in 52 BC. He moved that Caesar disarm by a fixed day, and has been given Syria.',
  },
  {
    asked: ['who is cassius', 'which cassius', 'gaius cassius', 'quintus cassius'],
    says: 'Two tribunes of that name. Quintus Cassius Longinus fled with Antony to Caesar; Gaius Cassius Longinus, who saved the remnant of Carrhae, is with Pompey’s side.',
  },
  {
    asked: ['who is clodius', 'what happened to clodius', 'how did clodius die'],
    says: 'Publius Clodius, the patrician who became a plebeian to be tribune in 58 BC, gave free corn and exiled Cicero. Milo’s men killed him on the Appian Way on 18 January 52 BC, and the crowd burnt the Senate house over him.',
  },
  {
    asked: ['who was catiline', 'when was catiline', 'conspiracy of catiline'],
    says: 'Lucius Sergius Catilina, a patrician in debt, who plotted a rising in 63 BC, when Cicero and Antonius were consuls. He fell at Pistoria in January 62.',
  },
  {
    asked: ['who was crassus', 'what happened to crassus'],
    says: 'Marcus Licinius Crassus, the richest man in Rome, who beat Spartacus and was twice consul with Pompey. He died at Carrhae in June 53 BC, invading Parthia.',
  },
  {
    asked: ['who was sulla', 'when was sulla dictator', 'dictatorship of sulla'],
    says: 'Lucius Cornelius Sulla, the first Roman to march on Rome, in 88 BC. He was dictator from 82 to 79, had thousands killed by lists, and died in 78 in his bed.',
  },
  {
    asked: ['who was marius', 'when did marius live'],
    says: 'Gaius Marius of Arpinum, seven times consul, who beat Jugurtha and the Cimbri. He was married to Caesar’s aunt Julia, and died in January 86 BC.',
  },
  {
    asked: ['who was julia', 'when did julia die', 'caesar’s daughter'],
    says: 'Caesar’s only daughter, married to Pompey in 59 BC. She died in childbed in the late summer of 54, when Domitius and Appius Claudius were consuls.',
  },
  {
    asked: ['who is calpurnia', 'who is caesar’s wife', 'is caesar married'],
    says: 'Calpurnia, daughter of Piso the censor, married to Caesar since 59 BC. She lives in the High Priest’s house by the Regia.',
  },
  {
    asked: ['who is fulvia', 'widow of clodius'],
    says: 'Widow of Clodius and wife of Curio, with the dead man’s following in the streets. Her voice carries further than a tribune’s.',
  },
  {
    asked: ['who is cleopatra', 'who rules egypt'],
    says: 'Cleopatra, twenty, rules Egypt with her brother Ptolemy, about twelve, since their father’s death in 51 BC. The boy’s ministers, Pothinus and Achillas, are pushing her out.',
  },
  {
    asked: ['who is octavian', 'who is octavius', 'has caesar an heir', 'does caesar have a son'],
    says: 'Gaius Octavius, thirteen, grandson of Caesar’s sister Julia, who lives in Rome with his mother Atia and his stepfather Philippus. Caesar has no lawful son living.',
  },
  {
    asked: ['who is balbus', 'who is oppius', 'caesar’s agents in rome'],
    says: 'Lucius Cornelius Balbus, a Spaniard of Gades, and Gaius Oppius, a knight: Caesar’s bankers and agents in Rome. They write to him in cipher.',
  },
  {
    asked: ['who is vercingetorix', 'where is vercingetorix'],
    says: 'The Arvernian who led all Gaul against Caesar and gave himself up at Alesia in 52 BC. He is kept in the Tullianum for Caesar’s triumph.',
  },
  {
    asked: ['who is juba', 'king of numidia'],
    says: 'The king of Numidia, Pompey’s ally. Caesar once pulled his beard in court, and Curio as tribune moved to annex his kingdom.',
  },
  {
    asked: ['who is lepidus', 'what does lepidus want'],
    says: 'Marcus Aemilius Lepidus, patrician, praetor of the year, husband of a daughter of Servilia. He means to stay in Rome, and leans to Caesar.',
  },
  {
    asked: ['who is fabius', 'who is trebonius', 'caesar’s legates'],
    says: 'Gaius Fabius winters at Narbo with three of Caesar’s legions, Gaius Trebonius among the Belgae with four. Labienus has Cisalpine Gaul.',
  },
  {
    asked: ['who is tiro', 'where is tiro'],
    says: 'Cicero’s freedman and secretary, who writes a shorthand of his own. He lies ill of a fever at Patrae in Greece.',
  },
];

const howMany: readonly Fact[] = [
  {
    asked: ['how many legions has pompey', 'pompey’s legions', 'pompey’s army', 'legions in italy'],
    says: 'In Italy two, the First and the Fifteenth, in winter quarters about Luceria in Apulia; both served Caesar until last autumn. In Spain he has seven more, under Afranius, Petreius and Varro.',
  },
  {
    asked: ['how many legions has caesar', 'caesar’s legions', 'caesar’s army', 'how strong is caesar'],
    says: 'With him the Thirteenth, some five thousand foot, and three hundred horse. The Eighth and Twelfth are marching to join him; seven more lie beyond the Alps, three at Narbo and four with the Belgae.',
  },
  {
    asked: [
      'how many legions are there',
      'how many legions does the republic have',
      'legions of rome',
      'size of the roman army',
    ],
    says: 'Some twenty: ten of Caesar’s, seven in Spain and two in Italy for Pompey, two weak ones in Cilicia and in Syria, and scattered cohorts.',
  },
  {
    asked: ['how many people live in rome', 'population of rome', 'how large is rome'],
    says: 'Perhaps three quarters of a million, slaves included. About three hundred and twenty thousand draw the free corn.',
  },
  {
    asked: ['how many citizens', 'population of italy', 'how many romans'],
    says: 'The last full census, of 70 BC, counted nine hundred and ten thousand grown men. Since then the towns beyond the Po have been asking to be counted too.',
  },
  {
    asked: ['how many senators', 'size of the senate'],
    says: 'Some six hundred since Sulla. Four hundred is a full house; on the first of December 50 BC three hundred and ninety-two voted.',
  },
  {
    asked: ['soldier’s pay', 'pay of a legionary', 'how much is a soldier paid', 'legion’s pay'],
    says: 'A hundred and twelve denarii a year by the old rate; Caesar has doubled his men’s to two hundred and twenty-five, nine hundred sesterces. A legion costs him about four and a half million sesterces a year.',
  },
  {
    asked: ['how many slaves', 'number of slaves'],
    says: 'Of every three people in Italy about one is a slave. Caesar’s wars alone are said to have sold a million.',
  },
  {
    asked: ['how many died in gaul', 'the gallic war in numbers'],
    says: 'A million dead and a million enslaved, by the common count, in nine campaigns; eight hundred towns taken. Nobody counted the Gauls.',
  },
  {
    asked: ['how many tribunes', 'how many praetors', 'how many magistrates'],
    says: 'Two consuls, eight praetors, four aediles, ten tribunes of the plebs, twenty quaestors; and every fifth year two censors.',
  },
  {
    asked: ['how much is in the treasury', 'treasury', 'what is in the temple of saturn'],
    says: 'Fifteen thousand bars of gold, thirty thousand of silver and thirty million sesterces in coin, in the temple of Saturn. The inner reserve was laid up against the Gauls.',
  },
  {
    asked: ['how many days in the year', 'how long is the year'],
    says: 'Three hundred and fifty-five, with an extra month when the pontiffs remember it. They have not for years: the calendar runs some seven weeks ahead of the sun, so that this January is really November.',
  },
];

const when: readonly Fact[] = [
  {
    asked: ['what year is it', 'what is the date', 'what day is it', 'which year'],
    says: 'The opening day is the tenth of January in the consulship of Lucius Lentulus and Gaius Marcellus: the seven hundred and fifth year of the city, 49 BC.',
  },
  {
    asked: ['when was carrhae', 'what happened at carrhae', 'battle of carrhae'],
    says: 'On 9 June 53 BC. Crassus marched seven legions into the desert and lost twenty thousand dead, ten thousand captives and the eagles to Parthian archers.',
  },
  {
    asked: ['when was luca', 'conference of luca', 'what was luca'],
    says: 'In April 56 BC Caesar, Pompey and Crassus met at Luca with two hundred senators at the door. Pompey and Crassus took the consulship of 55, Caesar five more years of Gaul.',
  },
  {
    asked: ['when was alesia', 'what happened at alesia', 'siege of alesia'],
    says: 'In the late summer of 52 BC, with Pompey sole consul in Rome. Caesar shut Vercingetorix in with eighty thousand, was himself besieged by a quarter of a million, and beat both.',
  },
  {
    asked: ['when was caesar consul', 'first consulship of caesar'],
    says: 'In 59 BC, with Bibulus, who shut himself up and watched the sky. Wits dated their letters by the consulship of Julius and Caesar.',
  },
  {
    asked: ['when does caesar’s command end', 'when does his command run out', 'term of his command'],
    says: 'That is the quarrel. By one reading of the law on the first of March 50 or 49 BC; by another he may stay until a consulship in 48. Nobody has put a day to it that both sides accept.',
  },
  {
    asked: [
      'what happened on 7 january',
      'when was the last decree passed',
      'what happened on the seventh of january',
      'three days ago',
    ],
    says: 'The Senate passed the last decree, and the tribunes Antony and Quintus Cassius, warned that they were not safe, left Rome that night with Curio and Caelius.',
  },
  {
    asked: ['what happened on the first of january', 'caesar’s letter', 'last letter'],
    says: 'Curio delivered Caesar’s letter to the new consuls. It was read because the tribunes insisted; the Senate then voted, on Scipio’s motion, that he disarm by a fixed day, and Antony vetoed it.',
  },
  {
    asked: ['when did pompey triumph', 'pompey’s triumphs', 'when was pompey consul'],
    says: 'He triumphed over Africa about 80 BC, Spain in 71, and the pirates and Mithridates in 61, on his birthday. He was consul in 70 and 55, and alone in 52.',
  },
  {
    asked: ['when was the war with spartacus', 'spartacus'],
    says: 'From 73 to 71 BC. It began with seventy gladiators out of a school at Capua, and ended with six thousand crosses along the Appian Way.',
  },
  {
    asked: ['when was the social war', 'when did the italians become citizens'],
    says: 'From 91 to 88 BC the allies fought Rome for the citizenship, were beaten, and got it. Old men in Picenum still remember on which side.',
  },
  {
    asked: ['when was rome founded', 'how old is rome', 'founding of rome'],
    says: 'In 753 BC, by Varro’s reckoning. The kings were driven out in 509.',
  },
  {
    asked: ['when were the gauls in rome', 'when did the gauls sack rome'],
    says: 'In 390 BC, as Romans count. The reserve in the temple of Saturn is said to have been laid up since, against their return.',
  },
  {
    asked: ['who was king of egypt before', 'when did ptolemy die', 'king auletes'],
    says: 'Ptolemy the Piper died in the spring of 51 BC and left Egypt to Cleopatra and her brother, with the Roman people as guardian of the will.',
  },
];

const howFar: readonly Fact[] = [
  {
    asked: ['how far is ravenna', 'rome to ravenna', 'distance to ravenna'],
    says: 'About two hundred and forty miles by the Flaminian Way and Ariminum: three days for a courier with changes of horse, eleven or twelve for a legion.',
  },
  {
    asked: ['how far is ariminum', 'rome to ariminum', 'distance to ariminum', 'how far is the rubicon'],
    says: 'Ariminum lies two hundred and ten miles from Rome by the Flaminian Way, the Rubicon ten miles beyond: two and a half days for a courier, ten for a legion.',
  },
  {
    asked: ['how far is capua', 'rome to capua', 'distance to capua'],
    says: 'A hundred and thirty-two miles by the Appian Way: two days for a courier, five in a carriage, seven on foot.',
  },
  {
    asked: ['how far is brundisium', 'rome to brundisium', 'distance to brundisium'],
    says: 'Three hundred and sixty miles by the Appian Way: five days for a courier, twelve to fourteen for a traveller, eighteen for a legion.',
  },
  {
    asked: ['how far is formiae', 'rome to formiae', 'distance to formiae', 'cicero’s villa'],
    says: 'Eighty-eight miles down the Appian Way: three days in a litter or carriage.',
  },
  {
    asked: ['how far is massilia', 'rome to massilia', 'distance to massilia'],
    says: 'Some five hundred and fifty miles by the coast: eight days for a courier, a month for a legion; by sea five days, in the season.',
  },
  {
    asked: ['how far is alexandria', 'rome to alexandria', 'distance to alexandria', 'how long to egypt'],
    says: 'Some thirteen hundred miles by sea from Puteoli: twelve to twenty days with the summer winds, two months and more coming back. In January nobody sails.',
  },
  {
    asked: ['how far is luceria', 'rome to luceria', 'distance to luceria', 'how far are the two legions'],
    says: 'About two hundred miles, in Apulia: three days for a courier, ten for a legion.',
  },
  {
    asked: ['how far is greece', 'how far is dyrrhachium', 'crossing the adriatic'],
    says: 'From Brundisium to Dyrrhachium it is a hundred miles of sea: a night and a day with a fair wind, and in winter as the gods please. From there to Athens, three weeks.',
  },
  {
    asked: ['how far is spain', 'how far is ilerda', 'distance to spain'],
    says: 'Some nine hundred miles to Ilerda. A courier needs twelve days, a legion forty-five, over two ranges of mountains.',
  },
  {
    asked: ['how far is gaul', 'caesar’s legions how far', 'how long until the legions come'],
    says: 'From Narbo to the Po is three weeks’ march; from the Belgae six, when the passes are open. The Twelfth can be with Caesar at the beginning of February.',
  },
  {
    asked: [
      'how fast is a courier',
      'how fast does news travel',
      'how fast does a legion march',
      'how long is a mile',
    ],
    says: 'A mile is a thousand double paces, just under one and a half kilometres. A legion makes twenty miles a day, a traveller thirty, a courier eighty; Caesar in a hired carriage has made a hundred.',
  },
];

const whatIs: readonly Fact[] = [
  {
    asked: ['what is imperium', 'imperium'],
    says: 'The right to command soldiers and to be obeyed with the rods and axes. A governor has it in his province alone, and loses it when he enters the city.',
  },
  {
    asked: ['what is the last decree', 'senatus consultum ultimum', 'last decree', 'state of emergency'],
    says: 'The Senate’s call upon the magistrates to see to it that the Republic takes no harm. It covers what they then do, though it gives no power that the law knows; passed on 7 January.',
  },
  {
    asked: ['what is a tribune', 'what can a tribune do', 'tribune of the plebs'],
    says: 'One of ten men elected each year by the plebs, whose body is sacred. He may help any citizen and forbid any public act.',
  },
  {
    asked: ['what is a veto', 'veto', 'intercession'],
    says: 'The tribune’s word, I forbid, which stops a decree, a law or an arrest. A decree that is vetoed is written down all the same, as an opinion.',
  },
  {
    asked: ['what is the pomerium', 'pomerium', 'sacred boundary', 'why may they not enter the city'],
    says: 'The sacred line of the city, within which nobody may bear arms or an army’s command. That is why Pompey and Cicero live outside it.',
  },
  {
    asked: ['what is a legion', 'how large is a legion', 'legion'],
    says: 'Ten cohorts of foot, 4,800 on paper and seldom 4,000 in the field, with an eagle of silver or gilt.',
  },
  {
    asked: ['what is a cohort', 'what is a century', 'what is a centurion', 'cohort'],
    says: 'A cohort is a tenth of a legion, six centuries of eighty; each century has its centurion, with a vine staff. The senior one of the legion is the first spear.',
  },
  {
    asked: ['what is a sesterce', 'what is a sestertius', 'money', 'coins'],
    says: 'The money of account: four to the silver denarius, each of four asses. A labourer earns three or four a day; a knight must own four hundred thousand.',
  },
  {
    asked: ['what is a denarius', 'denarius'],
    says: 'The silver coin, worth four sesterces or sixteen asses: a day’s good wage. Twenty-five go to the gold piece, which is still rare.',
  },
  {
    asked: ['what is a client', 'what is a patron', 'client', 'morning call'],
    says: 'A free man under a greater man’s protection. He calls at dawn, votes and shouts as he should, and is fed, defended in court and sometimes remembered.',
  },
  {
    asked: ['what is an augur', 'auspices', 'what are auspices', 'omens'],
    says: 'One of fifteen priests who say what the birds mean. Unfavourable birds can stop an assembly or a battle; Antony, Cicero and Appius Claudius are augurs.',
  },
  {
    asked: ['what is a triumph', 'triumph'],
    says: 'The victor’s ride to the Capitol in a chariot, with captives before him and soldiers singing insults behind. The Senate votes it, and he must wait for it outside the walls.',
  },
  {
    asked: ['what is a proscription', 'proscription', 'the lists', 'proscriptions'],
    says: 'A list of names posted in the Forum: whoever is on it may be killed for a reward and his property sold. Sulla invented it in 82 BC.',
  },
  {
    asked: ['what is a testudo', 'testudo', 'tortoise formation'],
    says: 'The tortoise: shields locked before, beside and overhead, for going up to a wall. It keeps off arrows and stones, and moves very slowly.',
  },
  {
    asked: ['what is a consul', 'what do consuls do', 'consul'],
    says: 'One of two heads of the state for a year, with twelve lictors. Each can stop the other.',
  },
  {
    asked: ['what is a dictator', 'dictator'],
    says: 'A magistrate named in an emergency, by the old law for six months at most, with twenty-four lictors and no colleague. Sulla took it without a term.',
  },
  {
    asked: ['what is a proconsul', 'what is a legate', 'proconsul'],
    says: 'A proconsul is a man who acts as consul in a province. A legate is an officer, as a rule a senator, to whom he lends part of his command.',
  },
  {
    asked: ['what is a lictor', 'lictors', 'fasces', 'rods and axes'],
    says: 'An attendant who carries the bundle of rods before a magistrate, and outside the city the axe in it: twelve for a consul, six for a praetor in his province.',
  },
  {
    asked: ['what is a knight', 'equestrian order', 'what is an equestrian'],
    says: 'A citizen of the second order, with four hundred thousand sesterces, a gold ring and a narrow stripe. Knights lend, ship, farm the taxes and sit on juries.',
  },
  {
    asked: [
      'what is a patrician',
      'patrician and plebeian',
      'what is the difference between patricians and plebeians',
      'nobles',
    ],
    says: 'Some fourteen old families by birth, the Julii, Cornelii, Claudii and others; everybody else is plebeian, Pompey and Cato too. What counts is a consul among one’s ancestors.',
  },
  {
    asked: ['who are the optimates', 'who are the populares', 'best men', 'parties in rome'],
    says: 'Not parties but ways of going about it: the best men act through the Senate, the others through the people. The same man may do both in one year.',
  },
  {
    asked: ['what is the first triumvirate', 'the three', 'alliance of caesar pompey and crassus'],
    says: 'A private bargain of 60 BC between Caesar, Pompey and Crassus that nothing be done which displeased any of them. Julia’s death and Carrhae ended it.',
  },
  {
    asked: ['what is the curia', 'where does the senate meet'],
    says: 'The Senate’s house by the Forum, rebuilt by Sulla’s son after the fire of 52 BC. The Senate also meets in temples, and outside the walls when Pompey is to attend.',
  },
  {
    asked: ['what is the tullianum', 'prison', 'punishment'],
    says: 'The cell under the prison at the foot of the Capitol, entered by a hole in the floor. Romans do not imprison for a term: one is kept there to be strangled, like Catiline’s friends.',
  },
  {
    asked: ['what is a province', 'which provinces are there', 'provinces'],
    says: 'A land under a governor: both Spains, both Gauls with Illyricum, Sicily, Sardinia, Africa, Macedonia, Asia, Bithynia, Cilicia with Cyprus, Syria, Crete and Cyrene.',
  },
];

const why: readonly Fact[] = [
  {
    asked: [
      'why was crossing the rubicon forbidden',
      'why is the rubicon forbidden',
      'rubicon',
      'what is the rubicon',
    ],
    says: 'It is the border of Caesar’s province. His command ends at it, and to bring soldiers into Italy without the Senate’s leave is war upon the state.',
  },
  {
    asked: ['why does the senate fear caesar', 'why do they hate caesar', 'why do they want caesar disarmed'],
    says: 'He broke the rules as consul, has ten legions that are his rather than Rome’s, and the gold of Gaul. Sulla taught them what a general does who comes home with such an army.',
  },
  {
    asked: [
      'why did caesar not obey',
      'why does caesar not go home',
      'why not lay down his command',
      'why will caesar march',
    ],
    says: 'Between command and office he would be a private man for months. Cato has sworn to prosecute him, in a court with Pompey’s soldiers round it, as Milo’s was.',
  },
  {
    asked: [
      'why did pompey and caesar quarrel',
      'why are caesar and pompey enemies',
      'why did they fall out',
    ],
    says: 'Julia died in 54 and Crassus in 53 BC, and nothing stood between them. Caesar could bear no superior, men said, and Pompey no equal.',
  },
  {
    asked: ['why did pompey not defend rome', 'why leave rome', 'can rome be defended'],
    says: 'His only trained legions were ten days off in Apulia and had been Caesar’s; the walls were seven miles of half-ruin. His strength lay overseas.',
  },
  {
    asked: ['why did the tribunes flee', 'why are the tribunes dressed as slaves'],
    says: 'The consul told them on the seventh that he could not answer for their safety. A slave is the one thing on a road at which nobody looks.',
  },
  {
    asked: ['why did labienus leave caesar', 'will labienus desert'],
    says: 'He was of Picenum, where Pompey was patron, and thought his share of Gaul too little honoured. Caesar sent his money and baggage after him.',
  },
  {
    asked: ['why is caesar popular', 'why do the people love caesar', 'why does the plebs love caesar'],
    says: 'Games, gifts, land for veterans and the poor by his laws of 59 BC, and a way of remembering names. Also he has lent or given to half of those who owe.',
  },
  {
    asked: ['what did caesar say at the rubicon', 'the die is cast', 'alea iacta est'],
    says: 'Let the die be cast: he said it in Greek, a half-line of Menander. Pollio heard it.',
  },
];

const daily: readonly Fact[] = [
  {
    asked: ['what do things cost', 'prices', 'price of bread', 'price of a slave'],
    says: 'A loaf costs an as or two, a cup of wine the same, a peck of corn three to four sesterces; a plain slave two thousand, a cook ten; a room in the Subura five hundred a year.',
  },
  {
    asked: ['interest', 'rate of interest', 'debt', 'how much interest'],
    says: 'Twelve in the hundred a year is the lawful limit; among friends it stood at four, and has doubled. In the provinces men have taken forty-eight.',
  },
  {
    asked: ['what weapons do soldiers carry', 'weapons', 'sword', 'armour'],
    says: 'Two javelins that bend where they hit, a two-foot Spanish sword worn on the right, a dagger; a long curved shield, a bronze helmet and a shirt of mail.',
  },
  {
    asked: ['may i carry a sword', 'can i carry a weapon in rome', 'dagger', 'arms in the city'],
    says: 'Not within the sacred boundary. People carry a stylus, a staff or a knife for bread, and the rich a retinue.',
  },
  {
    asked: ['what do people eat', 'food', 'what is for dinner', 'garum'],
    says: 'Bread, porridge, chickpeas, cabbage, cheese, olives, and fish sauce on all of it; the rich add oysters, dormice and peacock. Dinner is at the ninth hour.',
  },
  {
    asked: ['what do people drink', 'wine', 'what wine'],
    says: 'Wine with water, hot in winter; soldiers have vinegar and water. Falernian is the best, and of the year of Opimius, 121 BC, there is still a little.',
  },
  {
    asked: ['what do people wear', 'clothes', 'toga', 'tunic'],
    says: 'A tunic, with a broad purple stripe for senators and a narrow one for knights; over it the toga, which is for citizens. Trousers are for Gauls.',
  },
  {
    asked: ['medicine', 'doctor', 'physician', 'i am wounded'],
    says: 'Doctors are Greeks, and often slaves. Wounds are washed with vinegar or wine, sewn, and dressed with honey and wool; for fevers there is dieting, bleeding and the island of Aesculapius.',
  },
  {
    asked: ['religion', 'gods', 'what do romans believe', 'which gods'],
    says: 'One owes the gods what is due, at the right time and in the right words: Jupiter on the Capitol, Vesta’s fire, the Lares at home. What one thinks about them is for philosophers.',
  },
  {
    asked: ['who is the high priest', 'pontifex maximus', 'high priest'],
    says: 'Caesar, since 63 BC, for life. He keeps the calendar, or neglects it, and his house stands beside the Regia.',
  },
  {
    asked: ['who are the vestals', 'vestal virgins', 'vestal'],
    says: 'Six priestesses vowed for thirty years, who keep the fire and hold wills. Nobody may lay a hand on them; one who breaks her vow is buried alive.',
  },
  {
    asked: ['women', 'what may women do', 'rights of women', 'can a woman own property'],
    says: 'They neither vote nor hold office. Most now keep their own property under a guardian’s nod, divorce by sending a message, and govern through sons, salons and loans.',
  },
  {
    asked: ['slaves', 'slavery', 'how does a slave become free', 'freedman'],
    says: 'A slave is property: bought, beaten, lent, and sometimes trusted with everything. Many buy or are given freedom; a freedman is a citizen and owes his patron service for life.',
  },
  {
    asked: ['what time is it', 'hours', 'clock', 'how do they tell the time'],
    says: 'Day and night have twelve hours each, longer or shorter with the season: in January a day’s hour is some forty-five of our minutes. There are sundials and water clocks; soldiers count four watches of the night.',
  },
  {
    asked: ['calendar', 'kalends', 'ides', 'nones'],
    says: 'One counts back from three days: the Kalends on the first, the Nones on the fifth or seventh, the Ides on the thirteenth, or the fifteenth of March, May, Quintilis and October. The tenth of January is the fourth day before the Ides.',
  },
  {
    asked: ['market day', 'week', 'days of the week', 'unlucky days'],
    says: 'Every eighth day is market day. On some days no court may sit and no assembly vote, and the days after Kalends, Nones and Ides are black.',
  },
  {
    asked: ['how does one send a letter', 'letters', 'post', 'is there a post'],
    says: 'By one’s own slaves, by tax-farmers’ couriers or by friends who are travelling: there is no public post. One seals with wax and a ring, and the prudent write nothing that could not be read aloud.',
  },
  {
    asked: ['how do people travel', 'travel', 'roads', 'carriage'],
    says: 'On foot, by mule, in a hired carriage, or in a litter with eight bearers. By day no one but Vestals and triumphing generals ought to drive in the city.',
  },
  {
    asked: ['ships', 'sailing season', 'when can one sail', 'can one sail in winter'],
    says: 'The sea is held to be closed from November to March. By the sun it is only late autumn, so that a bold man may still cross; for the corn ships it is over.',
  },
  {
    asked: ['free corn', 'corn dole', 'grain', 'where does the corn come from'],
    says: 'Five pecks a month for every citizen on the list, free since Clodius’ law of 58 BC. It comes from Sicily, Sardinia and Africa, so that whoever has the fleet has the bread.',
  },
  {
    asked: ['gladiators', 'games', 'circus', 'theatre'],
    says: 'Gladiators are shown at funerals, in the Forum, on wooden stands; Caesar owns a whole school of them at Capua. Races are in the Circus, plays at festivals, and Pompey’s theatre of 55 BC is the only one of stone.',
  },
  {
    asked: ['baths', 'where do people wash', 'bathing'],
    says: 'In private bath-houses for a quarter of an as, at the eighth hour, hot and then cold. News is exchanged there naked, and is no truer.',
  },
  {
    asked: ['how does one vote', 'elections', 'voting', 'assemblies'],
    says: 'On the Campus Martius, in groups: by centuries for consuls and praetors, where the rich weigh most, and by thirty-five tribes for the rest. One drops a waxed tablet into a basket.',
  },
  {
    asked: ['police', 'who keeps order', 'guards of rome', 'fire brigade'],
    says: 'Nobody. Consuls have lictors, aediles a few slaves, the rich their own men; fires are put out by neighbours, or watched.',
  },
  {
    asked: ['names', 'how do roman names work', 'why has he three names'],
    says: 'A first name, of which there are hardly twenty; the clan’s; and a branch or nickname: Gaius Julius Caesar. A woman bears the clan’s name alone: Julia, Servilia, Tullia.',
  },
  {
    asked: ['languages', 'latin', 'greek', 'what language do they speak'],
    says: 'Latin; and every educated man has Greek. Oscan and Etruscan are dying, and in the Subura one hears Syriac and Gaulish.',
  },
  {
    asked: ['school', 'books', 'education', 'library'],
    says: 'Rolls of papyrus, copied by slaves; Atticus keeps a workshop of them. Boys learn Homer and the Twelve Tables, with the cane, and finish in Athens or Rhodes. There is as yet no public library.',
  },
  {
    asked: ['funeral', 'death', 'burial', 'ancestor masks'],
    says: 'The dead are burnt outside the walls; at a great funeral actors walk in the wax masks of the ancestors. At home the masks hang in cupboards in the hall.',
  },
];

export const facts: readonly Fact[] = [
  ...whoIsWho,
  ...howMany,
  ...when,
  ...howFar,
  ...whatIs,
  ...why,
  ...daily,
  ...factsOfTheseDays,
];
