/** How each opening stands at its first moment. Whoever shares an opening shares its people, less themselves. */
import type { Knowledge, OpeningScene, PersonAtOpening, ThingAtOpening } from '../../../world.js';

const lastDecree: ThingAtOpening = {
  name: 'the last decree',
  also: ['decree', 'senate’s decree', 'copy of the decree', 'ultimate decree'],
  holder: 'here',
  says: 'Let the consuls, the praetors, the tribunes of the plebs and those proconsuls who are near the city see to it that the Republic takes no harm.',
};

/** What every rider of that night has seen on the road from Ariminum. */
const seenInTheNorth: readonly Knowledge[] = [
  {
    asked: [
      'what have you seen',
      'what news',
      'what do you know',
      'your news',
      'what is happening in the north',
    ],
    says: 'The Thirteenth is out of its winter quarters. Cohorts were going south from Ravenna by night, without trumpets and without baggage, and on the eighth there were men with short hair and swords under their cloaks in every inn of Ariminum.',
  },
  {
    asked: ['has he crossed', 'rubicon', 'the river', 'has caesar crossed the rubicon'],
    says: 'Not when I left. I rode over the bridge myself on the afternoon of the eighth: there was nobody on it but a shepherd, and on the far side fresh dung of three hundred horses.',
  },
  {
    asked: ['how many', 'how many men', 'how many legions', 'how strong is he', 'troops'],
    says: 'One legion, the Thirteenth: five thousand foot, and three hundred horse. I saw no second eagle; but they say at the post stations that two more are on the road from beyond the Alps, the Eighth and the Twelfth.',
  },
  {
    asked: ['how far', 'how long did you ride', 'when did you leave', 'how fast', 'your horses'],
    says: 'I left Ariminum at sunset on the eighth. Two hundred and ten miles by the Flaminian Way; two horses are dead of it, and I have slept on neither night.',
  },
  {
    asked: ['where is caesar', 'caesar', 'what is he doing'],
    says: 'At Ravenna. He looks at plans for a school of gladiators, bathes, dines in company and is in excellent spirits. Everybody sees him do it; I think that is what it is for.',
  },
  {
    asked: ['who commands', 'his officers', 'who is with him', 'who leads them'],
    says: 'Asinius Pollio and Hirtius are about him, and young Hortensius has gone ahead to Ariminum with picked centurions. Labienus was not there: he lies with the horse toward Mutina.',
  },
  {
    asked: ['the tribunes', 'antony', 'curio', 'did you see the tribunes', 'cart'],
    says: 'I passed a hired cart beyond Iguvium, going north: onions on top, and a man’s hand with a ring under the onions. I did not stop. They will reach him on the eleventh.',
  },
  {
    asked: ['when will he be here', 'how soon', 'how long until he reaches rome', 'what does caesar want'],
    says: 'For a legion it is ten days from the river to the Mulvian Bridge, if nobody stops it. And I have come the whole way, and seen nobody who was there to stop it.',
  },
];

const riderNamed = (name: string, sender: string): readonly Knowledge[] => [
  { asked: ['who are you', 'your name', 'what is your name'], says: name },
  { asked: ['who sent you', 'whose man are you', 'why you', 'can i trust you'], says: sender },
  ...seenInTheNorth,
];

/* The patrician’s dinner. */

const patrician: OpeningScene = {
  place: 'dining-room',
  hour: 'night',
  people: [
    {
      name: 'the rider',
      also: ['rider', 'messenger', 'the man from the north', 'Fulcinius', 'courier'],
      is: 'he',
      voice: 'messenger',
      state: 'away',
      where: 'in the porter’s lodge, dripping',
      regard: 2,
      knows: riderNamed(
        'Gaius Fulcinius, son of your tenant at Ariminum. You stood surety for my father in the year of the fires.',
        'My father, of his own accord. He said: ride to the house that was good to us, and speak to nobody else in it. He gave me no letter, for letters are read on that road.',
      ),
    },
    {
      name: 'the door-keeper',
      also: ['doorkeeper', 'door keeper', 'porter', 'Eros'],
      is: 'he',
      voice: 'servant',
      state: 'here',
      where: '',
      regard: 2,
      knows: [
        {
          asked: ['who is he', 'who is the rider', 'where is he', 'where is the rider'],
          says: 'He gives no name to anybody but you. I have put him in my lodge with a cup of hot wine and the bolt drawn on the outside.',
        },
        {
          asked: ['what does he look like', 'what does the rider look like', 'describe him', 'how old is he'],
          says: 'Thirty, perhaps, and grey to the eyebrows with the road. A soldier’s belt with nothing hanging on it, and boots that were sewn north of the Po.',
        },
        {
          asked: ['is he alone', 'was he followed', 'who saw him come'],
          says: 'Alone. Two litter-bearers of your guests saw him, and the baker opposite. By morning that is everybody.',
        },
        {
          asked: ['is he armed', 'weapon', 'did you search him'],
          says: 'A knife for bread; I have it. He could not have lifted a sword. I had to take his fingers off the reins one by one.',
        },
        {
          asked: ['when did he come', 'what time is it', 'which hour'],
          says: 'Just now, in the third hour of the night. The second horse lies across the street; I have sent for a mule to drag it off.',
        },
        {
          asked: ['my father', 'the night my father died'],
          says: 'I looked at the floor that night too. One should not be the first thing that somebody remembers.',
        },
        {
          asked: ['what did he say', 'his words', 'his news'],
          says: 'From the north, and only to you; nothing else. But he asked me whether the Flaminian Gate was being watched, and seemed to think it strange that it is not.',
        },
        {
          asked: ['your name', 'what is your name'],
          says: 'Eros. Your father bought me for the door because I forget faces. I never have.',
        },
      ],
    },
    {
      name: 'the guests',
      also: ['guests', 'my guests', 'the company', 'the table', 'everyone', 'dinner guests'],
      is: 'they',
      voice: 'crowd',
      state: 'here',
      where: '',
      regard: 0,
      knows: [
        {
          asked: ['what do you think', 'your opinion', 'what should i do'],
          says: 'Have him in. No, hear him alone. In any case tell us before the Flaminian Gate is shut, because some of us have mules ordered.',
        },
        {
          asked: ['will caesar cross', 'caesar', 'the river'],
          says: 'He will not dare. It was said at this table an hour ago, by a man who has since asked the price of a house in Athens.',
        },
        {
          asked: ['who is for caesar', 'whose side are you on', 'pompey'],
          says: 'All of us are for the Republic. Two have sons with Caesar, three owe him money, and everyone has dined with Pompey since the new year.',
        },
        {
          asked: ['the decree', 'what did the senate decree', 'last decree'],
          says: 'That the consuls see to it that the Republic takes no harm. On the seventh, and late: Cato would not have a word of it changed.',
        },
        {
          asked: ['the tribunes', 'antony', 'who fled'],
          says: 'Antony and Quintus Cassius, in slaves’ cloaks, with Curio to make the speeches. In a hired cart. One laughed, on the seventh.',
        },
        {
          asked: ['oysters', 'price of oysters', 'horses'],
          says: 'Baian, and forty the dozen, since the carters want double for every mile that faces north.',
        },
      ],
    },
    {
      name: 'Volcatius Tullus',
      also: ['Volcatius', 'Tullus', 'the old consular', 'old senator'],
      is: 'he',
      voice: 'senator',
      state: 'here',
      where: '',
      regard: 1,
      knows: [
        {
          asked: ['who are you', 'your name'],
          says: 'Lucius Volcatius Tullus, consul in the year before Catiline’s first noise. I have voted for peace so often that they no longer count me.',
        },
        {
          asked: ['what would you do', 'your advice', 'alone or before all'],
          says: 'I should hear him alone, and then tell the company two thirds of it. If you tell nothing they will invent the whole.',
        },
        {
          asked: ['how many legions has pompey', 'pompey’s legions', 'legions in italy'],
          says: 'Two, the First and the Fifteenth, in Apulia, seven days off; and both were Caesar’s in the autumn. Here about the city he has recruits with no swords.',
        },
        {
          asked: ['what does caesar want', 'his terms', 'caesar’s offer'],
          says: 'To be consul without first being a private man. He would have kept two legions, then one. Pompey was near to taking it, and Cato told him that he was being fooled.',
        },
        {
          asked: ['will you stay', 'will you leave rome', 'flight'],
          says: 'I am too old for Epirus. Somebody must be sitting on the benches when the winner comes in.',
        },
        {
          asked: ['what does pompey want', 'pompey'],
          says: 'To be asked. He never wished to seize anything; he wished to be begged, and it has nearly always been arranged.',
        },
      ],
    },
    {
      name: 'your secretary',
      also: ['secretary', 'my secretary', 'Philon', 'the Greek'],
      is: 'he',
      voice: 'servant',
      state: 'here',
      where: '',
      regard: 2,
      knows: [
        {
          asked: ['write to caesar', 'a letter', 'can a letter reach caesar', 'who can carry it'],
          says: 'Three lines, and no names. Balbus’ couriers still go north each dawn; by them it is three days to Ravenna.',
        },
        {
          asked: ['money in the house', 'how much silver', 'strongbox'],
          says: 'Ninety thousand sesterces in coin, and the plate. The rest is land and friends, and neither can be put on a mule.',
        },
        {
          asked: ['mules', 'carriage', 'can we leave'],
          says: 'Six mules in the stable by the Capena Gate and two carriages. The stable-master has had other offers since noon.',
        },
        {
          asked: ['who can be trusted', 'the household', 'spies'],
          says: 'The door-keeper, the cook and I. The wine-pourer’s brother belongs to Balbus.',
        },
        {
          asked: ['your name', 'what is your name'],
          says: 'Philon, of Rhodes. I have written your letters for eleven years and remember none of them.',
        },
      ],
    },
    {
      name: 'Caesar',
      also: ['the man at the river'],
      is: 'he',
      voice: 'caesar',
      state: 'away',
      where: 'ravenna',
      regard: 0,
      knows: [],
    },
  ],
  things: [
    lastDecree,
    {
      name: 'the wax masks',
      also: ['ancestors', 'masks of the ancestors', 'cupboard', 'ancestral masks'],
      holder: 'here',
      says: '',
    },
    { name: 'the lamps', also: ['lamp', 'a lamp'], holder: 'here', says: '' },
    { name: 'the couches', also: ['couch', 'dinner table', 'table'], holder: 'here', says: '' },
    { name: 'the oysters', also: ['oysters', 'Baian oysters'], holder: 'here', says: '' },
    { name: 'your tablets', also: ['tablets', 'wax tablets', 'stylus'], holder: 'you', says: '' },
    { name: 'your seal ring', also: ['seal', 'ring', 'signet'], holder: 'you', says: '' },
    { name: 'the dead horse', also: ['horse', 'rider’s horse'], holder: 'here', says: '' },
  ],
  open: [
    {
      kind: 'question',
      from: 'the door-keeper',
      text: 'whether you will hear the rider alone or before all your guests',
    },
    { kind: 'news', from: 'the rider', text: 'what the rider has brought from the north' },
  ],
};

/* The banker’s two letters. */

const equestrian: OpeningScene = {
  place: 'counting-house',
  hour: 'evening',
  people: [
    {
      name: 'the boy at the door',
      also: ['boy', 'the boy', 'Salvius', 'the boy who brought it', 'messenger'],
      is: 'he',
      voice: 'child',
      state: 'here',
      where: '',
      regard: 0,
      knows: [
        {
          asked: ['who sent you', 'who gave you the letter', 'whose letter is it', 'from whom'],
          says: 'A man at the inn by the Mulvian Bridge, with a grey horse and mud on him to the belt. He gave me two sesterces and says there are eight more if I come back with a word.',
        },
        {
          asked: ['what is your name', 'who are you', 'how old are you'],
          says: 'Salvius. I water the horses at the bridge. Twelve, I think.',
        },
        {
          asked: ['what does he look like', 'describe him', 'the man at the inn', 'soldier'],
          says: 'Short hair and a scar on the chin. He talks like a soldier and tips like an officer, and never once sat with his back to the door.',
        },
        {
          asked: ['where is he', 'will he wait', 'how long will he wait', 'how far'],
          says: 'At the inn still. He waits until the trumpet for the second watch; then he rides, he says, word or no word. It is three miles; I ran it.',
        },
        {
          asked: ['did he say anything else', 'what did he tell you', 'message', 'what word'],
          says: 'That I was not to go back without a word, and that yes would do, or no. He said you would know which costs more.',
        },
        {
          asked: ['did anyone see you', 'were you followed', 'other letters', 'who else'],
          says: 'I had five letters at noon. Yours is the last. One was for a house on the Palatine with lions on the door.',
        },
        {
          asked: ['what have you seen', 'news from the north', 'has caesar crossed', 'caesar'],
          says: 'Couriers, all day, and all of them coming; none of them stop to drink. The grey-horse man says that he left Ravenna three days ago, and that then nobody had crossed anything.',
        },
      ],
    },
    {
      name: 'your freedman',
      also: ['freedman', 'Philargyrus', 'clerk', 'my clerk', 'keeper of the keys'],
      is: 'he',
      voice: 'merchant',
      state: 'here',
      where: '',
      regard: 2,
      knows: [
        {
          asked: ['how much have we', 'how much silver', 'how much is in the strongbox', 'our cash', 'money'],
          says: 'Four hundred thousand sesterces in coin, a hundred pounds of Gallic gold, and notes for two million six hundred thousand. On the first of the month I should have called the notes the better part.',
        },
        {
          asked: ['who owes us', 'the notes', 'debtors', 'which senators', 'whose notes'],
          says: 'The consul Lentulus for eight hundred thousand, Curio for three, Metellus Scipio for six, Dolabella for a hundred thousand twice promised. Four of Pompey’s men and three of Caesar’s.',
        },
        {
          asked: ['what does pompey ask', 'how much does pompey want', 'pompey’s letter'],
          says: 'Three hundred thousand by the Ides, delivered at Capua. It says contribution. It does not say loan, and names no rate.',
        },
        {
          asked: [
            'whose hand is it',
            'who wrote the letter',
            'handwriting',
            'unsealed letter',
            'the other letter',
          ],
          says: 'Caesar’s own hand. I have honoured it often enough: the A without its bar, and the lines running a little uphill.',
        },
        {
          asked: ['the rate', 'interest', 'rate of interest', 'bankers'],
          says: 'Four in the hundred at dawn, eight at noon; and since the ninth hour nobody quotes one. Law allows twelve.',
        },
        {
          asked: ['what would you do', 'your advice', 'which side', 'which to burn'],
          says: 'Burn none. Pay Pompey a third, late, against a receipt, and let the boy go back with a word that a judge could read either way.',
        },
        {
          asked: ['how many legions', 'who will win', 'pompey’s legions', 'caesar’s legions'],
          says: 'By the contracts: Caesar feeds one legion at Ravenna and has ordered bread for three. Pompey feeds two in Apulia, and has ordered nothing for the hundred thousand that were voted.',
        },
        {
          asked: ['your name', 'what is your name'],
          says: 'Philargyrus, who was your father’s. You gave me my cap in the year that Crassus died, and I have slept on the keys since.',
        },
      ],
    },
    {
      name: 'Pompey’s courier',
      also: ['pompeys courier', 'the courier', 'centurion', 'Pompey’s man', 'Pompey’s messenger'],
      is: 'he',
      voice: 'soldier',
      state: 'here',
      where: '',
      regard: -1,
      knows: [
        {
          asked: ['who sent you', 'who are you', 'your name'],
          says: 'Lucius Rufius, recalled veteran, of Magnus’ household guard. I have twenty more of these in the bag and am to wait for a yes.',
        },
        {
          asked: ['what if i refuse', 'must i pay', 'what happens if i do not pay'],
          says: 'Then I write down the name. Magnus says that whoever is not with the Republic is against it. He said it with the list in front of him.',
        },
        {
          asked: ['where is pompey', 'what does pompey want', 'pompey'],
          says: 'At his house outside the walls, in council with both consuls. He wants silver by the Ides and men by whenever the gods send them.',
        },
        {
          asked: ['how many legions has pompey', 'how many men', 'troops'],
          says: 'Two legions at Luceria. Here, a guard and a great many clerks. I was told to say ten legions, if anybody asked.',
        },
        {
          asked: ['interest', 'security', 'will it be repaid'],
          says: 'It does not say that. I only carry it.',
        },
      ],
    },
    {
      name: 'the man who crossed the street',
      also: ['old friend', 'man i have known for twenty years', 'Selicius'],
      is: 'he',
      voice: 'merchant',
      state: 'away',
      where: 'bankers-tables',
      regard: 0,
      knows: [
        {
          asked: ['why did you cross the street', 'loan'],
          says: 'Because you would have asked, and after twenty years I should have had to say no.',
        },
      ],
    },
    {
      name: 'Pompey',
      also: ['Magnus'],
      is: 'he',
      voice: 'pompey',
      state: 'away',
      where: 'pompeys-house',
      regard: 0,
      knows: [],
    },
    {
      name: 'Caesar',
      also: [],
      is: 'he',
      voice: 'caesar',
      state: 'away',
      where: 'ravenna',
      regard: 0,
      knows: [],
    },
  ],
  things: [
    {
      name: 'Pompey’s letter',
      also: [
        'letter from pompey',
        'pompeys letter',
        'the letter with the seal',
        'sealed letter',
        'first letter',
        'two letters',
      ],
      holder: 'you',
      says: 'Gnaeus Pompeius Magnus, proconsul. For the defence of the Republic you are assessed at three hundred thousand sesterces, to be delivered in coin at Capua by the Ides of January. The consuls have the names of those who have paid. Farewell.',
    },
    {
      name: 'the letter without a seal',
      also: [
        'unsealed letter',
        'caesars letter',
        'caesar’s letter',
        'the other letter',
        'second letter',
        'letter that smells of horse',
        'letters',
      ],
      holder: 'you',
      says: 'You have always been a man who could count. Count again.',
    },
    { name: 'the strongbox', also: ['strong box', 'chest', 'money chest'], holder: 'here', says: '' },
    {
      name: 'the notes',
      also: ['notes of senators', 'promissory notes', 'bonds', 'debts', 'the senators’ notes'],
      holder: 'here',
      says: 'Lucius Lentulus, consul: eight hundred thousand, due on the Kalends of March. Metellus Scipio: six hundred thousand, against Syria. Gaius Curio: three hundred thousand, surety Antony; and nine more, to two million six hundred thousand in all.',
    },
    { name: 'your gold ring', also: ['gold ring', 'ring'], holder: 'you', says: '' },
    {
      name: 'the ledger',
      also: ['ledgers', 'account book', 'accounts'],
      holder: 'your freedman',
      says: 'In coin, four hundred thousand. Owed to the house, two million six hundred thousand. Owed by the house, nothing that can be called before the spring.',
    },
    { name: 'the lamp', also: ['lamp', 'flame'], holder: 'here', says: '' },
  ],
  open: [
    {
      kind: 'question',
      from: 'the boy at the door',
      text: 'what word the boy shall carry back to the man with the grey horse',
    },
    {
      kind: 'order',
      from: 'Pompey',
      text: 'whether you will pay Pompey the three hundred thousand by the Ides',
    },
  ],
};

/* The cookshop. */

const plebeian: OpeningScene = {
  place: 'cookshop',
  hour: 'evening',
  people: [
    {
      name: 'the one-eared veteran',
      also: ['veteran', 'one-eared man', 'the one-eared man', 'old soldier', 'Vettius', 'the veteran'],
      is: 'he',
      voice: 'soldier',
      state: 'here',
      where: '',
      regard: 1,
      knows: [
        {
          asked: ['who are you', 'what is your name', 'your name'],
          says: 'Titus Vettius, second century, fourth cohort of the Tenth. Sixteen years under the standards, and nine of them his.',
        },
        {
          asked: ['your ear', 'what happened to your ear', 'how did you lose your ear', 'wound'],
          says: 'At the Sabis, against the Nervii. I never felt it go. Caesar took a shield from a man in the rear rank and came up to us on foot, calling the centurions by name.',
        },
        {
          asked: ['what did caesar pay', 'pay', 'how much did he pay you', 'unpaid', 'what with'],
          says: 'Double pay, nine hundred sesterces a year; a slave to each man after Alesia, and corn without measure. He paid it with Gaul.',
        },
        {
          asked: ['what does caesar want', 'caesar', 'will he come', 'why is he marching'],
          says: 'His due, and ours. We were promised land. Pompey’s men had theirs by Caesar’s own law, when he was consul; it is our turn.',
        },
        {
          asked: ['how many legions', 'how many men has caesar', 'his army'],
          says: 'One at Ravenna, the Thirteenth, good lads, young. Nine more over the Alps. He has never yet waited for the rest before he started.',
        },
        {
          asked: ['what would you do', 'will you fight', 'if he comes'],
          says: 'My sword is under the bed, in oil. I shall sit here until I hear hobnails, and then I shall go and ask which legion it is.',
        },
        {
          asked: [
            'who is the man in the cloak',
            'the stranger',
            'the fellow in the cloak',
            'do you know him',
          ],
          says: 'Never saw him. He has paid for three cups and drunk one. Somebody’s ears, in somebody’s cloak.',
        },
        {
          asked: ['the river', 'rubicon', 'how far is the river'],
          says: 'The Rubicon? I have stepped over it with a mule. Two hundred miles up the Flaminian Way: ten days in step, seven if he is in a hurry.',
        },
      ],
    },
    {
      name: 'the fellow in the good cloak',
      also: [
        'fellow in a good cloak',
        'the cloak',
        'the stranger',
        'stranger',
        'man in the cloak',
        'the man in the good cloak',
        'Anthus',
      ],
      is: 'he',
      voice: 'servant',
      state: 'here',
      where: '',
      regard: -1,
      knows: [
        {
          asked: ['who are you', 'what is your name', 'your name'],
          says: 'A man who is drinking. Call me Anthus, if one must be called something.',
        },
        {
          asked: [
            'who sent you',
            'whose man are you',
            'who do you work for',
            'in whose house do you sleep',
            'spy',
          ],
          says: 'I have a patron, as everybody has. His house is on the Sacred Way, and there are twelve men with rods at the door of it this year. You may count how many such doors there are.',
        },
        {
          asked: ['what do you want here', 'why are you here', 'what are you doing here'],
          says: 'To hear what is said in cookshops before it is shouted in the Forum. It is no crime to ask what a general pays with.',
        },
        {
          asked: ['what does the consul want', 'lentulus', 'what will the consuls do'],
          says: 'To know which streets will rise, and what it would cost that they should not. There are four sesterces a head in it, for people who stay indoors.',
        },
        {
          asked: ['what does caesar pay with', 'what with', 'caesar', 'money'],
          says: 'With the treasury of Saturn, when he has it; with your neighbours’ houses, after that. Sulla’s men too had been promised land.',
        },
        {
          asked: ['how many legions', 'pompey', 'pompey’s legions', 'will pompey win'],
          says: 'Ten, I am told to say. It is two, and they lie in Apulia. You have not heard that from me.',
        },
        {
          asked: ['will you leave', 'will they leave rome', 'are the consuls leaving'],
          says: 'There are mules ordered for the seventeenth. For whom, I could not say.',
        },
      ],
    },
    {
      name: 'the owner',
      also: ['owner', 'cook', 'innkeeper', 'landlord', 'Hermes', 'the cook'],
      is: 'he',
      voice: 'merchant',
      state: 'here',
      where: '',
      regard: 1,
      knows: [
        {
          asked: ['what is for dinner', 'food', 'what have you to eat', 'wine', 'price'],
          says: 'Chickpeas, tripe, hot wine with honey. Two asses the cup until yesterday, three today. The oil-man says four tomorrow.',
        },
        {
          asked: ['the shutters', 'why the shutters', 'what are you afraid of'],
          says: 'In Clodius’ year they came from the Argiletum, and when they burnt the Senate from the other side. I cannot board up both and still sell soup.',
        },
        {
          asked: ['who is the stranger', 'the man in the cloak', 'has he been here before'],
          says: 'Third evening. He pays in new silver, tips the boy, and asks who comes in with boots on.',
        },
        {
          asked: ['is there a back door', 'way out', 'where can i hide'],
          says: 'Through the kitchen, over the dung-heap, and you are in the Suburan slope. Mind the dog.',
        },
        {
          asked: ['your name', 'who are you'],
          says: 'Hermes. Freed under Sulla; I have been closing early ever since.',
        },
        {
          asked: ['corn', 'bread', 'corn dole', 'is there bread'],
          says: 'The dole was given out on the Nones and nobody was trampled. Ask me again when the Sicilian ships are late.',
        },
      ],
    },
    {
      name: 'the dice players',
      also: ['dice players', 'the room', 'players', 'the company', 'everybody', 'the crowd'],
      is: 'they',
      voice: 'crowd',
      state: 'here',
      where: '',
      regard: 0,
      knows: [
        {
          asked: ['what do you think', 'caesar or pompey', 'whose side are you on'],
          says: 'Caesar gave games. Pompey gave a theatre, and one may not sit in it without listening to Cicero. Caesar.',
        },
        {
          asked: ['what have you heard', 'news', 'rumours', 'what is happening'],
          says: 'That he is at Ancona. That he is at Ravenna. That he has Gauls with him two yards high, and that the consuls have hidden the geese of the Capitol.',
        },
        {
          asked: ['clodius', 'what was it like under clodius'],
          says: 'Free corn, and a riot on market days. They killed him on the Appian Way, three years ago this month, and we burnt him in the Senate, with the benches.',
        },
        {
          asked: ['catiline', 'what did catiline want'],
          says: 'He was going to cancel the debts. Cicero had five of them throttled in a cellar, and the rents went up.',
        },
        {
          asked: ['who is in the litters', 'the litters', 'running boys'],
          says: 'Senators going home to count. When the curtains are shut it is the wife and the silver.',
        },
      ],
    },
    {
      name: 'the knife-grinder',
      also: ['knife grinder', 'grinder'],
      is: 'he',
      voice: 'commoner',
      state: 'away',
      where: 'in the street, at his wheel',
      regard: 0,
      knows: [
        {
          asked: ['who brings you knives', 'work', 'whose swords', 'how many'],
          says: 'Forty today. Cooks’ knives, the owners say; I never knew a cook who wanted both edges.',
        },
        {
          asked: ['who are they', 'for whom'],
          says: 'A baker’s men, a litter-bearer of Domitius’ house, and three who were Clodius’ people once and asked for credit.',
        },
      ],
    },
  ],
  things: [
    { name: 'the dice', also: ['dice'], holder: 'here', says: '' },
    { name: 'the veteran’s cup', also: ['cup', 'wine'], holder: 'the one-eared veteran', says: '' },
    {
      name: 'the good cloak',
      also: ['cloak', 'stranger’s cloak'],
      holder: 'the fellow in the good cloak',
      says: '',
    },
    {
      name: 'the stranger’s purse',
      also: ['purse', 'new silver'],
      holder: 'the fellow in the good cloak',
      says: '',
    },
    { name: 'the shutters', also: ['shutter'], holder: 'here', says: '' },
    { name: 'the soup pot', also: ['pot', 'soup', 'chickpeas'], holder: 'here', says: '' },
    {
      name: 'the notice on the wall',
      also: ['notice', 'wall', 'writing on the wall'],
      holder: 'here',
      says: 'Whoever wants to rise in the world, let him vote as Clodius would. Below it, in another hand: he cannot, he is dead.',
    },
  ],
  open: [
    {
      kind: 'question',
      from: 'the one-eared veteran',
      text: 'what you will tell the man in the good cloak about Caesar and his pay',
    },
  ],
};

/* The Rubicon. */

const rubicon: OpeningScene = {
  place: 'rubicon',
  hour: 'dawn',
  people: [
    {
      name: 'Asinius Pollio',
      also: ['Pollio'],
      is: 'he',
      voice: 'pollio',
      state: 'here',
      where: '',
      regard: 2,
      knows: [
        {
          asked: [
            'what would you do',
            'your advice',
            'should i cross',
            'should we go back',
            'what do you think',
          ],
          says: 'You can go back, Caesar. Within the month you are a private man, with Cato for prosecutor and Pompey’s soldiers round the court, as Milo had. I should cross, and I should do it before the men begin to think.',
        },
        {
          asked: ['how many men', 'how many legions', 'our strength', 'how many have we'],
          says: 'Here, the Thirteenth, all ten cohorts, five thousand men near enough, and three hundred horse. The Twelfth can be with us in twenty-four days and the Eighth a fortnight later. Beyond the Alps Fabius has three and Trebonius four.',
        },
        {
          asked: ['where is pompey', 'how many has pompey', 'pompey’s legions', 'enemy'],
          says: 'In his house outside the walls of Rome. He has two legions, the First and the Fifteenth, at Luceria in Apulia: two hundred miles from him, and both of them lately yours.',
        },
        {
          asked: ['ariminum', 'how far is ariminum', 'is ariminum held', 'hortensius', 'garrison'],
          says: 'Ten miles from the far bank, three hours in step. No garrison. Young Hortensius is inside with some centurions in plain cloaks, and the gate will be open by the first hour.',
        },
        {
          asked: ['where are the tribunes', 'antony', 'curio'],
          says: 'On the Flaminian Way, in a cart, dressed as slaves. They should be in Ariminum today. Show them to the men as they are; do not let them wash.',
        },
        {
          asked: ['the men', 'will they follow', 'what do the soldiers say', 'the thirteenth'],
          says: 'They will follow. The centurions have offered each to pay for a horseman out of his savings. But they want to hear the reason from you, so that they may have had one.',
        },
        {
          asked: ['what does the law say', 'if i cross', 'what is forbidden', 'treason'],
          says: 'On this bank you have imperium. On that one you are a public enemy, and so is everyone who obeys you. There is a stone that says so, somewhere in the reeds.',
        },
        {
          asked: ['labienus', 'where is labienus'],
          says: 'With the horse, near Mutina. You wrote to him; he has not answered. It may be the roads.',
        },
        {
          asked: ['what will history say', 'what will you write'],
          says: 'What I see. At present I see a man standing by a stream.',
        },
      ],
    },
    {
      name: 'the Thirteenth',
      also: [
        'thirteenth legion',
        'the soldiers',
        'the men',
        'soldiers',
        'the cohorts',
        'legion',
        'the army',
        'thirteenth',
      ],
      is: 'they',
      voice: 'crowd',
      state: 'here',
      where: '',
      regard: 3,
      knows: [
        {
          asked: ['will you follow me', 'are you ready', 'will you cross'],
          says: 'Where the eagle goes, Caesar. Only say it before our feet freeze.',
        },
        {
          asked: ['what do you want', 'pay', 'land', 'what shall i give you'],
          says: 'The land that was promised. And that nobody make our general stand up in a court, like a man who has stolen a sheep.',
        },
        {
          asked: ['the tribunes', 'what have they done to the tribunes'],
          says: 'Is it true that they laid hands on tribunes of the plebs? Then they have begun it, and not we.',
        },
        {
          asked: ['are you hungry', 'bread', 'how long have you marched', 'tired'],
          says: 'Since dark, twenty miles, bread in the sack for three days and no fires. It has been worse at Gergovia.',
        },
        {
          asked: ['how many are you', 'who are you'],
          says: 'Ten cohorts. Lads from over the Po, most of us; you raised us eight years ago, and only half of us were citizens until you said so.',
        },
        {
          asked: ['fear', 'are you afraid', 'fight romans'],
          says: 'Gauls we know. Romans bleed the same, but they will know our names.',
        },
      ],
    },
    {
      name: 'the first centurion',
      also: ['centurion', 'first spear', 'primus pilus', 'Tarquitius', 'chief centurion'],
      is: 'he',
      voice: 'officer',
      state: 'here',
      where: '',
      regard: 3,
      knows: [
        {
          asked: ['your name', 'who are you'],
          says: 'Lucius Tarquitius, first spear of the Thirteenth, twenty-two years with the standards.',
        },
        {
          asked: ['how deep is the river', 'the ford', 'the bridge', 'can we cross', 'the river'],
          says: 'To the knee, and the bottom is gravel. The bridge takes four abreast. The legion can be over within the hour, and the horse beside it in the water.',
        },
        {
          asked: ['are the men ready', 'the men', 'will they follow', 'morale'],
          says: 'Fed, shod, and quiet. It is the quiet that I do not like. Give them one sentence.',
        },
        {
          asked: ['who is on the other side', 'scouts', 'is the far bank held', 'enemy'],
          says: 'Goats. I have had ten men over since midnight as far as the fifth milestone. No pickets, no beacon, nobody.',
        },
        {
          asked: ['how far to rome', 'how long to rome', 'march'],
          says: 'Two hundred and twenty miles: eleven days by the book. For you, eight.',
        },
        {
          asked: ['what would you do', 'your advice'],
          says: 'I do not have opinions on this side of an order.',
        },
      ],
    },
    {
      name: 'the shepherd',
      also: ['shepherd', 'guide'],
      is: 'he',
      voice: 'commoner',
      state: 'here',
      where: '',
      regard: 0,
      knows: [
        {
          asked: ['what is this river', 'is this the rubicon', 'the river', 'where are we'],
          says: 'We call it the Red, sir, for the clay. Rubicon is for people who own both sides.',
        },
        {
          asked: ['who are you', 'your name', 'where did you find me'],
          says: 'Vibo, sir. You were going round my fold for the third time with a lamp out. I took you for tax.',
        },
        {
          asked: ['have you seen soldiers', 'who has crossed', 'other side'],
          says: 'Men in cloaks, three nights back, by twos. They paid for cheese, so I did not think they were soldiers.',
        },
        {
          asked: [
            'what did you see on the road',
            'who passed on the road',
            'what did you see in the night',
            'who came by last night',
          ],
          says: 'You, sir, with the lamp out, and your soldiers before you going down by companies without a word. Toward the bridge nobody at all; I should have heard the dogs.',
        },
        {
          asked: ['is there a bridge', 'where is the ford', 'how deep is the river', 'can we cross'],
          says: 'The bridge is down there where the road is. A sheep goes through dry to the belly; it is colder than it is deep.',
        },
        {
          asked: ['what do you want', 'reward', 'payment'],
          says: 'The track has cost me a night’s lambing. A denarius; and that they do not walk through the sown field.',
        },
        {
          asked: ['omen', 'the piper', 'did you see the piper', 'sign'],
          says: 'There was one sat on the reeds, very tall, with a pipe. The trumpeters went to look. I do not ask what sits by rivers.',
        },
      ],
    },
    {
      name: 'young Hortensius',
      also: ['quintus hortensius', 'hortensius'],
      is: 'he',
      voice: 'officer',
      state: 'away',
      where: 'ariminum',
      regard: 2,
      knows: [
        {
          asked: ['ariminum', 'the gate', 'is the gate open'],
          says: 'Twenty centurions, swords under their cloaks; two are friends with the gate guard. No blood so far.',
        },
      ],
    },
    {
      name: 'Aulus Hirtius',
      also: ['Hirtius', 'your guests', 'the guests at ravenna'],
      is: 'he',
      voice: 'officer',
      state: 'away',
      where: 'ravenna',
      regard: 2,
      knows: [],
    },
    {
      name: 'Pompey',
      also: [],
      is: 'he',
      voice: 'pompey',
      state: 'away',
      where: 'pompeys-house',
      regard: -2,
      knows: [],
    },
  ],
  things: [
    {
      name: 'the Senate’s decree',
      also: ['decree', 'ultimatum', 'the ultimatum', 'senates decree'],
      holder: 'you',
      says: 'Gaius Caesar shall dismiss his army before a fixed day. If he does not, it shall be held that he acts against the Republic.',
    },
    {
      name: 'the eagle',
      also: ['eagle', 'standard', 'eagle of the Thirteenth'],
      holder: 'the Thirteenth',
      says: '',
    },
    { name: 'the hired carriage', also: ['carriage', 'baker’s mules', 'mules'], holder: 'here', says: '' },
    {
      name: 'the boundary stone',
      also: ['stone', 'boundary', 'the inscription'],
      holder: 'here',
      says: 'Soldier, recruit or commander under arms, here lay down your standards and your weapons. Whoever carries them past this stone is an enemy of the Senate and the Roman people.',
    },
    { name: 'the little bridge', also: ['bridge'], holder: 'here', says: '' },
    { name: 'your horse', also: ['horse'], holder: 'here', says: '' },
    { name: 'your general’s cloak', also: ['cloak', 'red cloak', 'paludamentum'], holder: 'you', says: '' },
    { name: 'your tablets', also: ['tablets', 'letter to pompey', 'stylus'], holder: 'you', says: '' },
  ],
  open: [
    { kind: 'question', from: '', text: 'whether you cross the river or go back' },
    { kind: 'order', from: '', text: 'what the Thirteenth is to do, which has stopped where you stopped' },
  ],
};

/* The cart on the Flaminian Way. */

const fugitives: readonly PersonAtOpening[] = [
  {
    name: 'Antony',
    also: ['Marcus Antonius', 'Mark Antony'],
    is: 'he',
    voice: 'antony',
    state: 'here',
    where: '',
    regard: 2,
    knows: [
      {
        asked: ['what do we do', 'what would you do', 'your plan', 'your advice'],
        says: 'Give him the name and see which hand he moves. If it is the bridle hand, he is ours. If not, I have a knife for onions, and he has only one neck.',
      },
      {
        asked: ['what will you tell caesar', 'what shall we tell the soldiers', 'the speech'],
        says: 'That they chased tribunes out of the Senate in slaves’ clothes. Then I shall turn round, slowly, so that all ranks can smell it.',
      },
      {
        asked: ['how far', 'where are we', 'how long have we travelled'],
        says: 'Three nights and two days out of Rome. That last milestone said thirteen to Ariminum, if my eyes are still Roman.',
      },
      {
        asked: ['who is he', 'the horseman', 'whose man'],
        says: 'Listen to the Latin: that was learnt north of the Po. And he holds the lantern off his own face. Caesar’s cavalry is taught that; Pompey’s is taught to salute.',
      },
      {
        asked: ['how many legions has caesar', 'caesar', 'where is caesar'],
        says: 'One, at Ravenna. For a man who has two hundred miles of open road in front of him it is a great many.',
      },
      {
        asked: ['the consul', 'lentulus', 'what happened'],
        says: 'He looked at the door. I have been thrown out of better rooms, but never by a man who owed more than I do.',
      },
    ],
  },
  {
    name: 'Curio',
    also: ['Gaius Scribonius Curio', 'Scribonius Curio'],
    is: 'he',
    voice: 'curio',
    state: 'here',
    where: '',
    regard: 2,
    knows: [
      {
        asked: ['what do we do', 'what would you do', 'your plan', 'your advice'],
        says: 'Talk. There is no such thing as a sentry who is not bored. Ask him whose man he is; whoever answers first has lost.',
      },
      {
        asked: ['what will you tell caesar', 'what shall we tell the soldiers', 'the speech', 'rehearse'],
        says: 'Begin with the cloaks and end with the veto. Never say law to soldiers; say tribune. Law is for people with houses.',
      },
      {
        asked: ['how far', 'where are we', 'how long have we travelled'],
        says: 'I did Ravenna to Rome in three days with his letter. With onions it is three as well, and feels like nine. Ariminum is thirteen miles; I counted.',
      },
      {
        asked: ['who is he', 'the horseman', 'whose man'],
        says: 'A decurion by his seat, and out of Cisalpina by his vowels. If he is Pompey’s I shall be very much surprised, though not for long.',
      },
      {
        asked: ['the vote', '370', 'your motion'],
        says: 'Three hundred and seventy to twenty-two that both should disarm. Remember the number; I mean to shout it.',
      },
      {
        asked: ['how many legions has caesar', 'caesar', 'where is caesar', 'what does caesar want'],
        says: 'At Ravenna with the Thirteenth, eleven days ago. He told me that he would take one legion and Illyricum, and be quiet. I believe that he almost meant it.',
      },
      {
        asked: ['fulvia', 'your wife'],
        says: 'In Rome, with Clodius’ children and mine, and a bar on the door. I should sooner be the bar than the man who tries it.',
      },
    ],
  },
];

const onTheRoad = (player: string): OpeningScene => ({
  place: 'flaminian-way',
  hour: 'dawn',
  people: [
    {
      name: 'the horseman with the lantern',
      also: [
        'horseman',
        'the horseman',
        'rider',
        'the man with the lantern',
        'the light',
        'decurion',
        'Petronius',
        'sentry',
      ],
      is: 'he',
      voice: 'soldier',
      state: 'here',
      where: '',
      regard: 0,
      knows: [
        {
          asked: [
            'whose man are you',
            'who sent you',
            'caesar or pompey',
            'who do you serve',
            'whose are you',
          ],
          says: 'Gaius Caesar’s, as you would be wise to be. Young Hortensius put us on this road to see who comes up it, and to let nobody go down it.',
        },
        {
          asked: ['who are you', 'your name', 'what is your name'],
          says: 'Gnaeus Petronius, decurion, third troop. And I asked first.',
        },
        {
          asked: ['where is caesar', 'take us to caesar', 'caesar'],
          says: 'He dined at Ravenna last night. This morning he is not there. I am told to look for him at Ariminum before the second hour, and to have nothing in the road.',
        },
        {
          asked: ['has he crossed', 'the river', 'rubicon'],
          says: 'If he has, it is war, and I shall hear of it from the trumpets. If he has not, I have been thirteen miles on the wrong side of the law since midnight.',
        },
        {
          asked: ['how many are you', 'how many men', 'how many legions', 'are you alone'],
          says: 'Nine more behind the hedge, with their swords out. And the Thirteenth behind them, by breakfast.',
        },
        {
          asked: ['how far is ariminum', 'how far', 'where are we'],
          says: 'Thirteen miles, and frost on all of it. The gate is shut; but our people are on the inside.',
        },
        {
          asked: ['what will you do with us', 'your orders', 'let us pass', 'what do you want'],
          says: 'To turn carts round and to hold men. There is one exception: two tribunes of the plebs, who may be dressed as anything. Have you got any?',
        },
        {
          asked: ['the soldiers', 'what do the men say', 'what makes them angry'],
          says: 'They say that tribunes were beaten out of the house with rods. If it is so, I should like to hear it from one, and so would nine men behind that hedge.',
        },
      ],
    },
    ...fugitives.filter(({ name }) => name !== player),
    {
      name: 'Quintus Cassius',
      also: ['Cassius', 'Cassius Longinus', 'your colleague'],
      is: 'he',
      voice: 'senator',
      state: 'here',
      where: '',
      regard: 1,
      knows: [
        {
          asked: ['what would you do', 'your advice', 'what do we do'],
          says: 'Say nothing and let the driver talk. I am under the onions and intend to stay there.',
        },
        {
          asked: ['who are you', 'your name'],
          says: 'Quintus Cassius Longinus, tribune of the Roman people. One would not think it.',
        },
        {
          asked: ['what happened in the senate', 'the veto', 'the consul'],
          says: 'We forbade it, both of us, on the first and again on the seventh. They wrote our veto into the minutes as a disturbance.',
        },
        {
          asked: ['how far', 'how long', 'where are we'],
          says: 'Three days. Two hundred miles, I should say, and I have felt every one of them in the same rib.',
        },
        {
          asked: ['what does caesar want', 'caesar', 'what shall we ask of him'],
          says: 'He wants a reason, and we are it. I shall ask for Further Spain.',
        },
      ],
    },
    {
      name: 'your driver',
      also: ['driver', 'the driver', 'carter', 'Manius'],
      is: 'he',
      voice: 'commoner',
      state: 'here',
      where: '',
      regard: 0,
      knows: [
        {
          asked: ['what is your name', 'who are you'],
          says: 'Manius, of the Velabrum. I was told slaves and onions. Nobody said soldiers.',
        },
        {
          asked: ['why are you praying', 'what are you praying for', 'are you afraid', 'to whom do you pray'],
          says: 'Because they hang the driver first, master. The passengers have names, and get asked for them. I am praying to Mercury, and to my wife.',
        },
        {
          asked: ['where are we', 'how far', 'milestone'],
          says: 'The bridge of the Crustumium is just behind. Thirteen miles to Ariminum, and the mules have had nothing since Pisaurum.',
        },
        {
          asked: ['can we turn', 'can you drive on', 'flee', 'escape'],
          says: 'Ditch on the left, ditch on the right, and a horse in front. I can pray faster than I can turn.',
        },
        {
          asked: ['what do you want', 'pay', 'how much'],
          says: 'Four hundred, half of it paid. I will take the other half now, if the masters are going to be killed.',
        },
        {
          asked: ['have you seen anyone', 'who passed us', 'were we followed'],
          says: 'A courier went by the other way beyond Iguvium, yesterday before light, killing his horse. He looked at the onions. I did not like how.',
        },
      ],
    },
    {
      name: 'Lentulus',
      also: ['the consul'],
      is: 'he',
      voice: 'lentulus',
      state: 'away',
      where: 'pompeys-house',
      regard: -3,
      knows: [],
    },
    {
      name: 'Caesar',
      also: [],
      is: 'he',
      voice: 'caesar',
      state: 'away',
      where: 'rubicon',
      regard: 2,
      knows: [],
    },
  ],
  things: [
    { name: 'the slave’s cloak', also: ['cloak', 'hood', 'slaves cloak'], holder: 'you', says: '' },
    { name: 'the onions', also: ['onion', 'load of onions'], holder: 'here', says: '' },
    { name: 'the hired cart', also: ['cart', 'mules', 'the mules'], holder: 'your driver', says: '' },
    { name: 'the lantern', also: ['light', 'lamp'], holder: 'the horseman with the lantern', says: '' },
    {
      name: 'the milestone',
      also: ['milestones', 'inscription', 'stone'],
      holder: 'here',
      says: 'To Ariminum thirteen miles. From Rome, by the care of the censor Gaius Flaminius, one hundred and ninety-seven.',
    },
    {
      name: 'your account of the veto',
      also: ['account', 'speech', 'notes', 'the story'],
      holder: 'you',
      says: 'On the seventh of January, in the temple of the Roman Senate, the veto of the Roman people was answered with a look at the door. We went out by the side entrance, in borrowed hoods; and whoever would know what is left of your freedom, soldiers, may look at our clothes.',
    },
  ],
  open: [{ kind: 'question', from: 'the horseman with the lantern', text: 'who goes north' }],
});

/* The council in the house outside the walls. */

const councillors: readonly PersonAtOpening[] = [
  {
    name: 'Pompey',
    also: ['Gnaeus Pompeius Magnus', 'Pompeius', 'Magnus'],
    is: 'he',
    voice: 'pompey',
    state: 'here',
    where: '',
    regard: 1,
    knows: [
      {
        asked: [
          'how many legions have you',
          'how many legions',
          'how many men',
          'troops',
          'where are your legions',
        ],
        says: 'Two legions in Italy, the First and the Fifteenth, at Luceria, and seven in Spain. About the city, a few thousand recruits. The levy is voted at a hundred and thirty thousand.',
      },
      {
        asked: ['can we defend rome', 'can rome be held', 'will you hold the city', 'leave rome'],
        says: 'Not with what is within seven days’ march. Rome is not walls and roofs. If he comes quickly, we shall have to be the Republic somewhere else.',
      },
      {
        asked: ['stamp', 'stamp your foot', 'you said'],
        says: 'I was asked in the autumn, and I answered for the spring.',
      },
      {
        asked: ['what does caesar want', 'caesar', 'his terms', 'his offer'],
        says: 'To be consul with an army at his back. He offers to keep one legion and Illyricum. I was ready to look at it; Cato and the consul were not.',
      },
      {
        asked: ['where is caesar', 'what is caesar doing'],
        says: 'At Ravenna, with the Thirteenth. The others are beyond the Alps, and the passes are under snow. No man begins a war in January with five thousand foot.',
      },
      {
        asked: ['labienus', 'will labienus come over'],
        says: 'I have written to Labienus. He is of Picenum. He will not need it explained.',
      },
      {
        asked: ['money', 'the treasury', 'who pays'],
        says: 'It has been voted: the treasury of Saturn, and whatever silver lies in the temples of the towns. None of it has moved.',
      },
      {
        asked: ['what will you do', 'your plan', 'what do you want', 'what next'],
        says: 'Go to the two legions, raise Campania and Picenum, keep the road to Brundisium. I have the fleets. Let him have a capital without corn.',
      },
    ],
  },
  {
    name: 'Lentulus',
    also: [
      'Lucius Cornelius Lentulus',
      'the consul',
      'the consul Lentulus',
      'both consuls',
      'consuls',
      'Lentulus Crus',
    ],
    is: 'he',
    voice: 'lentulus',
    state: 'here',
    where: '',
    regard: 0,
    knows: [
      {
        asked: ['what did you tell the tribunes', 'the tribunes', 'antony', 'did you threaten the tribunes'],
        says: 'That I could not answer for their safety. They chose to take it for advice.',
      },
      {
        asked: ['how many men', 'the levy', 'how many troops', 'legions', 'the muster'],
        says: 'Voted: a hundred and thirty thousand. Enrolled, as of this noon: not quite four thousand, of whom some are the same man.',
      },
      {
        asked: ['money', 'the treasury', 'the key'],
        says: 'The reserve lies in Saturn’s inner chamber, and the key is in my keeping. I have not had the time to count what it opens.',
      },
      {
        asked: ['his terms', 'caesar’s offer', 'peace', 'compromise', 'what does caesar want'],
        says: 'On the first of January I told the fathers: if you look to Caesar’s favour again, I shall consult my own interest. There is nothing to answer in his letter but its existence.',
      },
      {
        asked: ['what will you do', 'will you leave rome', 'your plan'],
        says: 'My duty, as consul, which is to be where the Republic is. At the moment it is in this room.',
      },
      {
        asked: ['provinces', 'who has which province', 'domitius'],
        says: 'Domitius has Further Gaul, Considius Nonianus Hither Gaul, Scipio has Syria, and Cato Sicily. They have only to take possession.',
      },
    ],
  },
  {
    name: 'Marcellus',
    also: ['Gaius Claudius Marcellus', 'the other consul', 'Gaius Marcellus', 'consul Marcellus'],
    is: 'he',
    voice: 'senator',
    state: 'here',
    where: '',
    regard: 0,
    knows: [
      {
        asked: ['what do you think', 'what do you say', 'your opinion'],
        says: 'I am with my colleague. It was my cousin who put the sword into Pompey’s hand last month; I only inherit it.',
      },
      {
        asked: ['the levy', 'how many men', 'legions', 'the rolls', 'muster'],
        says: 'Recruiting officers have gone to Campania, Picenum and Latium. In three towns the men gave false names, and in a fourth the right ones, with abuse.',
      },
      {
        asked: ['why was the decree passed', 'the decree', 'last decree'],
        says: 'Because nobody could think of another. It has worked four times: against Gaius Gracchus, Saturninus, Lepidus the elder, and Catiline. None of them had Gaul.',
      },
      {
        asked: ['what does caesar want', 'caesar', 'his terms'],
        says: 'My brother has been asking for two years that he be recalled. It seems to have annoyed him.',
      },
      {
        asked: ['will you leave rome', 'what will you do', 'sacrifice'],
        says: 'We ought first to hold the Latin Festival on the Alban Mount. I do not see how we can be in two places, or indeed in one.',
      },
    ],
  },
  {
    name: 'Favonius',
    also: ['Marcus Favonius'],
    is: 'he',
    voice: 'favonius',
    state: 'here',
    where: '',
    regard: 0,
    knows: [
      {
        asked: ['what do you want', 'what do you mean', 'why do you ask', 'stamp'],
        says: 'An answer. If he comes, with what do we meet him? I have asked it in two meetings, and been called to order in both.',
      },
      {
        asked: [
          'who is on the stairs',
          'who is coming',
          'whose feet are those',
          'horses in the court',
          'who is there',
        ],
        says: 'Somebody off a horse: a litter-bearer does not take stairs two at a time. And nobody runs like that with good news.',
      },
      {
        asked: ['what would you do', 'your advice', 'your plan', 'what do you think'],
        says: 'Send tonight to Luceria for the two legions, close the Flaminian Way at Iguvium, and let nobody in this room go home first.',
      },
      {
        asked: ['pompey', 'do you trust pompey'],
        says: 'I trusted his foot. Now I should like to see what is attached to it.',
      },
      {
        asked: ['peace', 'terms', 'caesar’s offer', 'compromise'],
        says: 'No. Cato is right; I merely wish that somebody were also ready.',
      },
      {
        asked: ['how many legions', 'how many men has caesar', 'how many'],
        says: 'One, everyone tells me: as if it were a charm. One is exactly one more than there are between here and Ravenna.',
      },
      {
        asked: ['who are you', 'your name'],
        says: 'Marcus Favonius, praetor of this year. They call me the ape of Cato. You will find that apes are the first to smell smoke.',
      },
    ],
  },
  {
    name: 'Cato',
    also: ['Marcus Porcius Cato', 'Marcus Cato'],
    is: 'he',
    voice: 'cato',
    state: 'here',
    where: '',
    regard: 1,
    knows: [
      {
        asked: ['what do you think', 'what would you do', 'your advice', 'what should we do'],
        says: 'What I foretold has come. Put everything into Pompey’s hands: those who make great evils should also end them. And then let each man go to his post.',
      },
      {
        asked: ['peace', 'terms', 'caesar’s offer', 'compromise', 'one legion'],
        says: 'I will die before I see a citizen dictate terms to the Republic. One legion is a bribe, and Illyricum is the change.',
      },
      {
        asked: ['what does caesar want', 'caesar'],
        says: 'To be judged by nobody. Give him what he asks, and he will ask it again, from nearer.',
      },
      {
        asked: ['sicily', 'your province', 'where will you go'],
        says: 'Sicily has fallen to me. I should prefer to defend Rome; but I am told that it is not on anybody’s list.',
      },
      {
        asked: ['how many legions', 'how many men', 'muster', 'the rolls'],
        says: 'Have the rolls brought in. I was quaestor; I know what it means when a clerk says that they are being copied.',
      },
      {
        asked: ['pompey', 'do you trust pompey'],
        says: 'I do not trust him. I am using the only sword there is.',
      },
    ],
  },
  {
    name: 'Cicero',
    also: ['Marcus Tullius Cicero', 'Marcus Cicero'],
    is: 'he',
    voice: 'cicero',
    state: 'here',
    where: '',
    regard: 1,
    knows: [
      {
        asked: ['what do you think', 'what would you do', 'your advice', 'peace', 'speak for peace'],
        says: 'I came back six days ago and fell into the very flame of it. I have said to both: he should be let stand for the consulship. It is a bad peace; I have tried to imagine the good war, and cannot.',
      },
      {
        asked: ['terms', 'caesar’s offer', 'what does caesar want', 'compromise', 'the letter on the floor'],
        says: 'He came down to two legions and Cisalpina, then to one and Illyricum. I had Pompey half persuaded. Lentulus and Cato were persuaded of nothing.',
      },
      {
        asked: ['how many legions', 'how many men', 'what have we', 'muster'],
        says: 'I asked Pompey at Formiae, a fortnight ago, whether he had forces enough. He laughed. I found it a fine laugh at the time.',
      },
      {
        asked: ['your triumph', 'your lictors'],
        says: 'Yes, they still follow me about with their laurel. I am the only man in Italy who is ready to march in procession.',
      },
      {
        asked: ['what do you fear', 'who will win', 'what will happen'],
        says: 'If he loses, proscriptions; if he wins, a king. I have heard our own side at dinner, and they talk of nothing but Sulla.',
      },
      {
        asked: ['who is caesar', 'will he march', 'will he cross'],
        says: 'You ask whether he will dare. He is a man of terrible watchfulness, speed and energy. I do not find that he has ever asked whether he dared.',
      },
    ],
  },
  {
    name: 'Brutus',
    also: ['Marcus Junius Brutus', 'Marcus Brutus'],
    is: 'he',
    voice: 'brutus',
    state: 'here',
    where: '',
    regard: 1,
    knows: [
      {
        asked: ['what do you think', 'what would you do', 'your advice', 'your opinion'],
        says: 'That the law has been stated, and should be obeyed by whoever can read. I shall follow the consuls.',
      },
      {
        asked: ['pompey', 'why do you not speak to pompey', 'your father'],
        says: 'I do not greet the man who killed my father. I can take an order from him without greeting him.',
      },
      {
        asked: ['caesar', 'what does caesar want', 'your mother'],
        says: 'My mother could tell you, and to the hour. I have not asked her.',
      },
      {
        asked: ['peace', 'terms', 'caesar’s offer', 'compromise'],
        says: 'A state that bargains with its general has already been conquered; only the date is left open.',
      },
      {
        asked: ['where will you go', 'cilicia', 'your post'],
        says: 'I am to go as legate to Cilicia with Sestius. I had hoped for something that could be called a war.',
      },
    ],
  },
  {
    name: 'Domitius Ahenobarbus',
    also: ['Domitius', 'Lucius Domitius Ahenobarbus', 'Ahenobarbus'],
    is: 'he',
    voice: 'noble',
    state: 'here',
    where: '',
    regard: 0,
    knows: [
      {
        asked: ['your province', 'how will you get into gaul', 'gaul', 'caesar’s province'],
        says: 'I shall enter it by the road that my grandfather built. I have not yet fixed the day.',
      },
      {
        asked: ['how many men', 'what troops have you', 'legions', 'corfinium'],
        says: 'Give me ten days at Corfinium and I shall have twelve cohorts of my own tenants, and Caesar on the wrong side of them.',
      },
      {
        asked: ['caesar', 'what does caesar want', 'terms'],
        says: 'He took my consulship from me at Luca, for one year. I have had seven to think about it.',
      },
      {
        asked: ['pompey', 'will you obey pompey', 'orders'],
        says: 'I am proconsul, and he is proconsul. I shall be glad to have his opinion.',
      },
      {
        asked: ['what would you do', 'your advice', 'neutral'],
        says: 'Judge, after the war, everyone who stayed at home. I have proposed three kinds of tablet: acquitted, fined, dead.',
      },
    ],
  },
  {
    name: 'Metellus Scipio',
    also: ['Scipio', 'Pompey’s father-in-law'],
    is: 'he',
    voice: 'noble',
    state: 'here',
    where: '',
    regard: 0,
    knows: [
      {
        asked: ['your motion', 'the decree', 'what did you move'],
        says: 'That he dismiss his army by a fixed day, or be held to act against the Republic. It was carried on the first, and forbidden by Antony the same hour.',
      },
      {
        asked: ['what does pompey want', 'pompey'],
        says: 'My son-in-law will not fail the Republic, if the Senate follows him. If it hesitates, it will beg for his help in vain. I said so on his behalf.',
      },
      {
        asked: ['syria', 'your province'],
        says: 'Syria has fallen to me. The Parthians are quiet, and the temples, I am told, are full.',
      },
      {
        asked: ['peace', 'terms', 'compromise'],
        says: 'Too late, and too expensive. One does not pay one’s debts out of a peace.',
      },
      {
        asked: ['how many legions', 'troops', 'how many men'],
        says: 'Ten in readiness: I have told the Senate so. It is a form of words.',
      },
    ],
  },
];

/** How those in the room look on whoever stands up in it. */
const regardFor: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Gnaeus Pompeius Magnus': {
    Favonius: -1,
    Brutus: -2,
    Cicero: 1,
    Cato: 0,
    'Metellus Scipio': 2,
    Lentulus: 1,
  },
  'Marcus Tullius Cicero': { Lentulus: -1, Cato: 1, Pompey: 1, Brutus: 1, 'Domitius Ahenobarbus': -1 },
  'Marcus Porcius Cato': { Favonius: 3, Brutus: 2, Pompey: 0, 'Domitius Ahenobarbus': 2 },
  'Marcus Junius Brutus': { Cato: 3, Pompey: 1, Cicero: 2, Favonius: 1 },
};

const council = (player: string, name: string): OpeningScene => ({
  place: 'pompeys-house',
  hour: 'night',
  people: [
    ...councillors
      .filter((person) => person.name !== name)
      .map((person) => ({ ...person, regard: regardFor[player]?.[person.name] ?? person.regard })),
    {
      name: 'the rider',
      also: [
        'rider',
        'messenger',
        'whoever is on the stairs',
        'the feet upon the stairs',
        'Attius',
        'courier',
      ],
      is: 'he',
      voice: 'messenger',
      state: 'away',
      where: 'on the stairs',
      regard: 1,
      knows: riderNamed(
        'Publius Attius, of Thermus’ people at Iguvium. Forgive the mud; there are two horses under it.',
        'Minucius Thermus, the propraetor, who had me look at Ariminum for him. He has no troops at Iguvium yet and would like to know whether he is going to.',
      ),
    },
    {
      name: 'the former consuls',
      also: [
        'former consuls',
        'consulars',
        'the room',
        'the senators',
        'everyone',
        'the benches',
        'senators',
      ],
      is: 'they',
      voice: 'crowd',
      state: 'here',
      where: '',
      regard: 0,
      knows: [
        {
          asked: ['what do you think', 'what should we do', 'your opinion'],
          says: 'Wait for the levy; send envoys; leave tonight; do nothing in haste. He has only one legion.',
        },
        {
          asked: ['how many legions has caesar', 'how many legions', 'how many men'],
          says: 'One, the Thirteenth. Only one. Everyone says so.',
        },
        {
          asked: ['peace', 'terms', 'who is for peace'],
          says: 'Three hundred and seventy of us voted last month that both should disarm. But that was when it was a motion.',
        },
        {
          asked: ['will you leave rome', 'leave the city', 'are you packing'],
          says: 'Nobody is packing. Certain things are being sent to the country for the air.',
        },
        {
          asked: ['where are the tribunes', 'antony', 'curio'],
          says: 'Gone to Ravenna in the clothes of slaves. It was thought very funny until one saw who would be shown the clothes.',
        },
      ],
    },
    {
      name: 'the clerk of the levy',
      also: ['clerk', 'levy clerk', 'clerk of the rolls', 'scribe'],
      is: 'he',
      voice: 'servant',
      state: 'here',
      where: '',
      regard: 0,
      knows: [
        {
          asked: ['the rolls', 'how many men', 'bring the rolls', 'the muster', 'how many recruits'],
          says: 'Two legions at Luceria, nine thousand men with the sick. Recruits sworn at Rome, three thousand eight hundred and twelve. Swords for six hundred.',
        },
        {
          asked: ['money', 'the chest', 'treasury', 'pay'],
          says: 'In the war chest, the seal and a mouse. The vote was on the seventh; the order to the quaestors still lacks a signature.',
        },
        {
          asked: ['picenum', 'where are the levies', 'cohorts', 'garrisons'],
          says: 'Attius Varus is raising cohorts at Auximum, Lentulus Spinther is to have ten at Asculum, Thermus five at Iguvium. Those are the names of the officers. The men are to follow.',
        },
        {
          asked: ['how far is caesar', 'how far is ravenna', 'how long'],
          says: 'From Ravenna to this house it is two hundred and forty miles. A courier takes three days and a legion eleven. He is not known for taking what a legion takes.',
        },
        {
          asked: ['your name', 'who are you'],
          says: 'Numerius, public clerk. I wrote out the decree. It took four lines and I made no mistake.',
        },
      ],
    },
    {
      name: 'Caesar',
      also: ['the man at ravenna'],
      is: 'he',
      voice: 'caesar',
      state: 'away',
      where: 'ravenna',
      regard: -1,
      knows: [],
    },
  ],
  things: [
    lastDecree,
    {
      name: 'Caesar’s offer',
      also: [
        'caesars offer',
        'the broken seals',
        'caesars letter',
        'caesar’s letter',
        'the wax',
        'latest offer',
        'the letter',
      ],
      holder: 'here',
      says: 'I will give up Gaul beyond the Alps and eight legions, and keep Cisalpine Gaul with two until I am consul; or Illyricum with one. Or let Pompey and me lay down everything on the same day, and be private men together. If not, I shall come quickly to avenge my country and myself.',
    },
    {
      name: 'the muster rolls',
      also: ['rolls', 'muster', 'the rolls', 'lists'],
      holder: 'the clerk of the levy',
      says: 'At Luceria, legions First and Fifteenth: nine thousand and forty. At Rome, sworn and not armed: three thousand eight hundred and twelve. In Picenum, Umbria, Campania: officers appointed.',
    },
    { name: 'the braziers', also: ['brazier', 'fire', 'coals'], holder: 'here', says: '' },
    { name: 'the benches', also: ['bench'], holder: 'here', says: '' },
    {
      name: 'the map of Italy',
      also: ['map', 'the map'],
      holder: 'here',
      says: 'Ravenna to Ariminum thirty-three miles, Ariminum to Rome two hundred and ten. Between them somebody has drawn nothing.',
    },
    { name: 'your toga', also: ['toga', 'purple stripe'], holder: 'you', says: '' },
  ],
  open: [
    { kind: 'news', from: 'the rider', text: 'whose feet are on the stairs, and what they bring' },
    { kind: 'question', from: 'Favonius', text: 'what there is to meet Caesar with, if he comes' },
  ],
});

/* The winter camp. */

const camp: OpeningScene = {
  place: 'labienus-camp',
  hour: 'night',
  people: [
    {
      name: 'your groom',
      also: ['groom', 'the groom', 'Sedatus'],
      is: 'he',
      voice: 'servant',
      state: 'here',
      where: '',
      regard: 3,
      knows: [
        {
          asked: ['what do the gauls say', 'what are the gauls asking', 'the gauls', 'the men'],
          says: 'They were told at dusk to make ready, and nobody said for where. They say that if it is Rome they want it said by you, because you have never told them a thing that was not so.',
        },
        {
          asked: [
            'how many gauls would follow me',
            'how many gauls are there',
            'would they follow me to pompey',
            'would the gauls follow me',
          ],
          says: 'Of the six hundred Gauls four in five, if you say it to them yourself. They do not know Pompey from his statue; they know who pays on the day and who rides in front.',
        },
        {
          asked: ['who told them', 'who gave the order', 'make ready'],
          says: 'Caesar’s courier, the one with the frost in his beard. He gave you the letter, and the prefect the hour.',
        },
        {
          asked: ['is my horse ready', 'horses', 'saddle', 'how many horses'],
          says: 'Yours is saddled, and two spare. I put the bay next to the north gate and the grey next to the south; I did not know which you would want.',
        },
        {
          asked: ['what time is it', 'which watch', 'the trumpet'],
          says: 'The second watch has just sounded. There are three hours to the third, and then the gate guard changes, and the new decurion is of Picenum.',
        },
        {
          asked: ['what would you do', 'your advice', 'will you come with me'],
          says: 'I clean the tack that you ride in. North gate or south, I shall be behind you with the spare.',
        },
        {
          asked: ['the dealer', 'where is the dealer', 'the man from picenum'],
          says: 'By the horse lines, looking at teeth. He has asked nobody anything; for a horse-dealer that is strange.',
        },
        {
          asked: ['your name', 'what is your name'],
          says: 'Sedatus. You bought me at Vesontio, for a cloak.',
        },
      ],
    },
    {
      name: 'the dealer in remounts',
      also: ['dealer', 'the dealer', 'remount dealer', 'horse dealer', 'Tettius', 'man from picenum'],
      is: 'he',
      voice: 'merchant',
      state: 'away',
      where: 'at the horse lines',
      regard: 1,
      knows: [
        {
          asked: ['who sent you', 'who gave you the letter', 'whose letter', 'pompey'],
          says: 'You know the hand. He gave it me himself, at his house outside Rome, on the second of the month. He asked whether you had grown stout.',
        },
        {
          asked: ['what does pompey offer', 'what does he want', 'what am i offered', 'command'],
          says: 'The horse; all of it, and a seat at his council. And that there need be no explaining.',
        },
        {
          asked: ['how many legions has pompey', 'pompey’s strength', 'how many men'],
          says: 'Two at Luceria and seven in Spain. In Picenum, at Auximum, Attius Varus is filling cohorts: our own people, Titus Labienus, your own town among them. You built its walls.',
        },
        {
          asked: ['which way', 'how would i get there', 'the road to picenum', 'how far'],
          says: 'Not by Ariminum: that road is being watched. Over the Apennine by Faesulae and Arretium, and down to Rome: seven days. I have remounts waiting at two places.',
        },
        {
          asked: ['who are you', 'your name'],
          says: 'Gaius Tettius of Cingulum. My father held your stirrup, before there was anything to hold it for.',
        },
        {
          asked: ['why take no money', 'payment', 'why do you do this'],
          says: 'One does not charge for bringing a man a letter from home.',
        },
        {
          asked: ['what have you seen', 'news', 'what is caesar doing'],
          says: 'Cohorts of the Thirteenth at Ravenna, packed and pretending not to be. He means to do it within days, if he has not begun.',
        },
      ],
    },
    {
      name: 'the Gauls',
      also: [
        'gauls',
        'the gauls and germans',
        'the horse',
        'german horse',
        'the germans',
        'germans',
        'the troopers',
        'cavalry',
      ],
      is: 'they',
      voice: 'crowd',
      state: 'here',
      where: '',
      regard: 2,
      knows: [
        {
          asked: ['how many are you', 'how many', 'strength'],
          says: 'Six hundred Gauls, Aedui and Treveri, and two hundred Germans from over the Rhine. All mounted, all shod.',
        },
        {
          asked: ['will you follow me', 'whom will you follow', 'are you with me'],
          says: 'We know your voice. We have heard Caesar’s seven times in nine years, from a platform. But he is the one who pays.',
        },
        {
          asked: ['what do you want', 'what have you heard', 'is it true'],
          says: 'Is it true that we ride on Rome? We should like to see it. We should like to be told first whether we are its friends.',
        },
        {
          asked: ['pay', 'are you paid'],
          says: 'To the end of the year; and the Germans until the spring, because they asked louder.',
        },
        {
          asked: ['who commands you', 'prefect', 'your chief'],
          says: 'Under you the prefect Volusenus; and under him each man his own uncle.',
        },
      ],
    },
    {
      name: 'the prefect of the horse',
      also: ['prefect', 'Volusenus', 'prefect of horse', 'Gaius Volusenus'],
      is: 'he',
      voice: 'officer',
      state: 'away',
      where: 'at the rampart',
      regard: 0,
      knows: [
        {
          asked: ['where are caesar’s legions', 'how many legions has caesar', 'the legions'],
          says: 'The Thirteenth with him at Ravenna; the Twelfth and Eighth on the march from Gaul; Trebonius has four with the Belgae and Fabius three at Narbo. You posted half of them yourself.',
        },
        {
          asked: ['where is caesar', 'what does caesar want', 'caesar', 'what for'],
          says: 'At Ravenna. He wants the horse there by the Ides and has not written what for. I did not think that it needed writing.',
        },
        {
          asked: ['how far is ravenna', 'how long to ravenna', 'march'],
          says: 'Seventy miles by the Aemilian Way. If we ride at the third watch we are there on the twelfth, with a day in hand.',
        },
        {
          asked: [
            'will the men follow',
            'loyalty',
            'would they go to pompey',
            'would the gauls follow me',
            'are you loyal',
          ],
          says: 'The Gauls would follow you through most gates. I should have to shut one of them. I say it with respect.',
        },
        { asked: ['what would you do', 'your advice'], says: 'Obey the letter that has a seal on it.' },
      ],
    },
    {
      name: 'Caesar',
      also: [],
      is: 'he',
      voice: 'caesar',
      state: 'away',
      where: 'ravenna',
      regard: 2,
      knows: [],
    },
    {
      name: 'Pompey',
      also: ['your old commander', 'old commander'],
      is: 'he',
      voice: 'pompey',
      state: 'away',
      where: 'pompeys-house',
      regard: 2,
      knows: [],
    },
  ],
  things: [
    {
      name: 'Caesar’s letter',
      also: [
        'caesars letter',
        'letter from caesar',
        'letter with the seal',
        'sealed letter',
        'first letter',
        'two letters',
        'letters',
      ],
      holder: 'you',
      says: 'Caesar to Labienus, greeting. Be at Ravenna with all the horse, Gauls and Germans, by the Ides; march by night and leave the baggage. It is too long since I had you on my right hand. Farewell.',
    },
    {
      name: 'the letter from Picenum',
      also: [
        'pompeys letter',
        'pompey’s letter',
        'letter from pompey',
        'unsigned letter',
        'second letter',
        'other letter',
      ],
      holder: 'you',
      says: 'Our own country asks after you, and I have kept your old place at my side; the bearer knows the road. I never doubted on which bank I should find you.',
    },
    { name: 'the camp table', also: ['table'], holder: 'here', says: '' },
    {
      name: 'the money chest',
      also: ['money', 'chest', 'pay chest', 'your money', 'baggage'],
      holder: 'here',
      says: '',
    },
    { name: 'your horse', also: ['horse', 'the bay', 'the grey'], holder: 'your groom', says: '' },
    { name: 'your sword', also: ['sword', 'belt'], holder: 'you', says: '' },
    { name: 'the camp lamp', also: ['lamp', 'flame', 'fire'], holder: 'here', says: '' },
    {
      name: 'the strength return',
      also: ['return', 'rolls', 'list of cohorts'],
      holder: 'here',
      says: 'Horse, Gallic: six hundred. Horse, German: two hundred. Of the Thirteenth, at Ravenna: ten cohorts. Twelfth: at the Alps, descending.',
    },
  ],
  open: [
    { kind: 'order', from: 'Caesar', text: 'whether you bring him the horse to Ravenna by the Ides' },
    { kind: 'offer', from: 'Pompey', text: 'whether you go over to your old commander' },
    { kind: 'question', from: 'your groom', text: 'whether it is true that the horse is to make ready' },
  ],
};

/* The consul’s bedroom, of the prologue. */

export const prologueScene: OpeningScene = {
  place: 'consuls-house',
  hour: 'night',
  people: [
    {
      name: 'your porter',
      also: ['porter', 'the porter', 'doorkeeper', 'Tranio'],
      is: 'he',
      voice: 'servant',
      state: 'here',
      where: '',
      regard: 2,
      knows: [
        {
          asked: ['who is he', 'who is the rider', 'who is at the door', 'where is he'],
          says: 'He says from Ariminum, and nothing else. He is in the entry with his arms about the horse’s neck; I think that he would fall down otherwise.',
        },
        {
          asked: ['is he alone', 'was he followed', 'who has seen him'],
          says: 'Alone. But he rode the length of the Sacred Way at a gallop, Consul. Everybody from the Velia down has a lamp lit.',
        },
        {
          asked: ['is he armed', 'did you search him'],
          says: 'A knife, and he gave it me unasked. No letter on him that I could feel.',
        },
        {
          asked: ['what time is it', 'which hour', 'how late'],
          says: 'The fourth watch, an hour or so before light. Your lictors sleep in the hall; I have stepped over them twice.',
        },
        {
          asked: ['who is awake', 'the household', 'my wife', 'lictors'],
          says: 'The cook, your secretary and I. The chief lictor has his eyes shut and is listening.',
        },
        {
          asked: ['what do you think', 'your advice'],
          says: 'That he has come very fast with it, and that nobody hurries with good news. Shall I bring him in?',
        },
        {
          asked: ['your name', 'what is your name'],
          says: 'Tranio, Consul. Since your father’s aedileship.',
        },
      ],
    },
    {
      name: 'the rider',
      also: ['rider', 'messenger', 'the man from ariminum', 'courier', 'Sabidius'],
      is: 'he',
      voice: 'messenger',
      state: 'away',
      where: 'at the door',
      regard: 1,
      knows: riderNamed(
        'Titus Sabidius, of the council of Ariminum. I keep the toll at the north gate, or did.',
        'The four magistrates of Ariminum, Consul, in secret. They ask what they are to do with a gate that has been opened to strangers from the inside, and whether Rome is sending anybody.',
      ),
    },
    {
      name: 'the lictors',
      also: ['lictors', 'my lictors', 'twelve lictors', 'chief lictor', 'twelve men'],
      is: 'they',
      voice: 'crowd',
      state: 'here',
      where: '',
      regard: 2,
      knows: [
        {
          asked: ['are you ready', 'how many are you', 'come with me'],
          says: 'Twelve, Consul, with rods and axes. Inside the walls without the axes, if you please; it is the law, and they will be looking.',
        },
        {
          asked: ['the streets', 'is the city quiet', 'what is happening in rome'],
          says: 'Quiet as a held breath. There are carts loading behind the Carinae, and nobody has hired them.',
        },
        {
          asked: ['can you hold the gate', 'can you fight', 'guards', 'soldiers'],
          says: 'We can clear a street, if it wishes to be cleared. Against a cohort we are sticks.',
        },
        {
          asked: ['where are the senators', 'call the senate'],
          says: 'We can be at every door on the Palatine within the hour. Whether they come out of the front or the back of it is another matter.',
        },
        {
          asked: ['the tribunes', 'antony', 'who let them go'],
          says: 'They went out by the side door on the seventh. We were told to look straight ahead, and we did.',
        },
      ],
    },
    {
      name: 'your secretary',
      also: ['secretary', 'Nicias', 'clerk'],
      is: 'he',
      voice: 'servant',
      state: 'here',
      where: '',
      regard: 1,
      knows: [
        {
          asked: ['how many legions', 'pompey’s legions', 'where are the legions', 'how many men have we'],
          says: 'Two, the First and the Fifteenth, about Luceria in Apulia: seven days’ march from the Capena Gate. The levy has three thousand eight hundred names.',
        },
        {
          asked: ['the treasury', 'how much is in the treasury', 'the reserve', 'saturn'],
          says: 'By the quaestors’ book fifteen thousand bars of gold, thirty thousand of silver, and thirty million in coin. It is under your key.',
        },
        {
          asked: ['where is pompey', 'pompey', 'what does pompey want'],
          says: 'At his house outside the walls; he holds a command and may not come in. He will want you there by the first hour, and your colleague before you, if you are slow.',
        },
        {
          asked: ['where is marcellus', 'my colleague', 'the other consul'],
          says: 'Asleep in his house on the Palatine, with a guard that he thinks nobody has noticed.',
        },
        {
          asked: ['who can go to caesar', 'write to caesar', 'envoy', 'balbus'],
          says: 'Lucius Roscius the praetor would ride, and young Lucius Caesar, whose father is with him. Balbus writes that Caesar would still forget all your debts.',
        },
        {
          asked: ['my debts', 'what do i owe'],
          says: 'More than the province will bear, Consul, unless it is Asia.',
        },
        {
          asked: ['the tribunes', 'where is antony', 'curio'],
          says: 'Three days out on the Flaminian Way, in a hired cart. They will be with Caesar tomorrow.',
        },
      ],
    },
    {
      name: 'Pompey',
      also: [],
      is: 'he',
      voice: 'pompey',
      state: 'away',
      where: 'pompeys-house',
      regard: 1,
      knows: [],
    },
    {
      name: 'Antony',
      also: ['two tribunes', 'the tribunes'],
      is: 'he',
      voice: 'antony',
      state: 'away',
      where: 'flaminian-way',
      regard: -3,
      knows: [],
    },
    {
      name: 'Quintus Cassius',
      also: ['the other tribune'],
      is: 'he',
      voice: 'senator',
      state: 'away',
      where: 'flaminian-way',
      regard: -3,
      knows: [],
    },
    {
      name: 'Caesar',
      also: [],
      is: 'he',
      voice: 'caesar',
      state: 'away',
      where: 'ravenna',
      regard: -2,
      knows: [],
    },
  ],
  things: [
    lastDecree,
    {
      name: 'the key',
      also: ['key', 'treasury key', 'key of the treasury', 'key of saturn'],
      holder: 'you',
      says: '',
    },
    { name: 'the rods and axes', also: ['rods', 'axes', 'fasces'], holder: 'the lictors', says: '' },
    { name: 'your purple-bordered toga', also: ['toga', 'clothes'], holder: 'here', says: '' },
    { name: 'your bed', also: ['bed', 'ceiling'], holder: 'here', says: '' },
    { name: 'the rider’s horse', also: ['horse'], holder: 'the rider', says: '' },
    {
      name: 'Balbus’ letter',
      also: ['letter', 'letter from balbus', 'balbus letter'],
      holder: 'here',
      says: 'Balbus to Lentulus the consul. Stay in Rome, and my friend at Ravenna asks nothing else of you. What you owe need never be spoken of, and there is a good province in it.',
    },
  ],
  open: [
    {
      kind: 'news',
      from: 'the rider',
      text: 'what the rider from Ariminum will say to nobody but the consul',
    },
    { kind: 'question', from: 'your porter', text: 'whether he is to bring the man in' },
  ],
};

/** By estate. */
export const openingScenes: Readonly<Record<string, OpeningScene>> = {
  patrician,
  equestrian,
  plebeian,
};

/** By the name of a historical character who was elsewhere that day. */
export const openingScenesByName: Readonly<Record<string, OpeningScene>> = {
  'Gaius Julius Caesar': rubicon,
  'Marcus Antonius': onTheRoad('Antony'),
  'Gaius Scribonius Curio': onTheRoad('Curio'),
  'Titus Labienus': camp,
  'Gnaeus Pompeius Magnus': council('Gnaeus Pompeius Magnus', 'Pompey'),
  'Marcus Tullius Cicero': council('Marcus Tullius Cicero', 'Cicero'),
  'Marcus Porcius Cato': council('Marcus Porcius Cato', 'Cato'),
  'Marcus Junius Brutus': council('Marcus Junius Brutus', 'Brutus'),
};
