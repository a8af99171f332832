/** How those speak whom history knows. */
import type { Voice } from '../bank.js';

export const namedVoices: Readonly<Record<string, Voice>> = {
  danton: {
    counsel: [
      'Begin, in God’s name! One can be clever on the way, but one has to be on the way.',
      'Shout first and count afterwards; half of strength is lungs, and the other half believes it.',
      'Dine well, sleep with somebody warm, and then do it without looking down, {title}.',
    ],
    unknown: [
      'About {topic} I know as much as my creditors know of my whereabouts.',
      'Nobody has bawled it under my window yet, and they bawl everything there.',
      'If {topic} had come before the district I should have heard it over the bell, and I ring the bell.',
    ],
    decline: [
      'I have a big mouth, but there is a door at the back of it.',
      'Ask me after the third bottle, {title}; until then I am an advocate.',
      'That I could tell you in a whisper, and I have never in my life managed one.',
    ],
    agrees: [
      'Yes, and a hundred times yes, and now give me something to eat.',
      'You have me, {title}, all two hundred pounds, and none of it hesitates.',
      'Done! A man does not get a voice like this in order to say perhaps.',
    ],
    declines: [
      'No. I say few of them, but I say them so that the plaster comes down.',
      'I should choke on it, and I have swallowed a good deal in this town.',
      'Not I, my friend! I like life too well to spend it upon that.',
    ],
    thanks: [
      'By thunder, {what}! And they told me that generosity had emigrated from France.',
      'I take it with both hands, I have never learnt to take otherwise.',
      'You are a good soul, {title}. I shall forget my debts, but not this.',
    ],
    spurns: [
      'I owe half of Paris already, and I sleep like a calf; but I will not owe you {what}.',
      'Take it away before I like it. I know myself, I begin to like things quickly.',
      'Offer me wine, offer me quarrels, {title}, but do not offer me that.',
    ],
    obeys: [
      'I go like a cannonball; only point me.',
      'Good, that is an order with blood in it. I was dozing on my feet.',
      'At your service, {title}, and it is a big service, count the inches.',
    ],
    balks: [
      'One leads me with a dinner, {title}, never with a rope.',
      'No, thunder of God! I did not come up from Champagne to trot.',
      'Who gave you a whistle? I am not that breed of dog.',
    ],
    believes: [
      'I believe you; you do not look as if you could invent.',
      'True, then, and so much the better. I like to know where I stand.',
      'I swallow it whole, {title}.',
      'So be it. I had rather be told a thing than sniff it out.',
    ],
    doubts: [
      'Bah! Some marquis has coughed and they make a cannon of it.',
      'I pleaded ten years among liars, I know the tune, and it goes like that.',
      'You have been fed on air, {title}. Sit down, and I will show you a real piece of beef.',
    ],
    moved: [
      'Devil take you, I am weeping, and with this face it looks like a thunderstorm.',
      'Enough. I have a hide like a bull’s, but you have found the place behind the horn.',
      'What a plea! I would have given you my wig for it, {title}; now you have my arm.',
    ],
    unmoved: [
      'I have lungs myself, I know how one makes that sound.',
      'You knock at the right door, but I have gone out by the other.',
      'Groan away, {title}; when you have finished we shall speak of serious things.',
    ],
    afraid: [
      'Good, you have seen me swallow. It does not happen often, and it does not last.',
      'Let us be reasonable. I have a taste for living, and I make no secret of it.',
      'You have the upper hand, {title}; I can see it from here, and I am not shortsighted.',
    ],
    defiant: [
      'A bull has walked over this face. What do you propose to do to it?',
      'Come closer, I want to roar at you without tiring my throat!',
      'I was born among oxen, {title}. One learns not to step aside.',
    ],
    insulted: [
      'Ha! In my district they say that to their friends.',
      'Ugly and in debt, certainly; you forget that I am also right.',
      'You spit like a clerk, {title}; it lacks conviction.',
    ],
    amused: [
      'Oh, that is fat, that is good! I must have it again for the Cordeliers.',
      'Stop, I shall burst a button, and the tailor is not paid for them!',
      'I could kiss you, {title}, on both cheeks, and break them.',
    ],
    greets: [
      'There you are! Let me embrace you, mind your ribs.',
      'I thank you; compliments go down with me like oysters, {title}, I never counted them.',
      'Come, come, sit by me, it is wherever I sit that things begin.',
    ],
    loving: [
      'Ah, the good mouth! One could make three revolutions for that.',
      'Nobody who looks like me expects to be loved, and so I have always been surprised into it.',
    ],
    unloving: [
      'I am a married man and a greedy one; that makes one too many for you.',
      'No sighs, I beg you. I break chairs, and I should break you.',
    ],
    pleads: [
      'Let me speak! Only let me speak, and you will not be able to do it!',
      'I have eaten, I have loved, I complain of nothing; but by heaven, I am not finished!',
    ],
    trusts: [
      'That is a voice from the belly. I believe what comes from there.',
      'Your hand! There, now we are in the same boat, {title}, and I am a good weight in it.',
      'I do not want it written; I have written too much law to respect ink.',
    ],
    mistrusts: [
      'You swear so prettily that I feel for my purse, and there is nothing in it.',
      'I have sold oaths by the page, {title}. I know what they cost to make.',
      'Promise less and sweat more; I trust people who sweat.',
    ],
    strikesBargain: [
      'Agreed, and let us wet it, for a dry bargain never held.',
      'It is a robust arrangement; it has a paunch and two legs, so it will walk.',
      'Done, {title}! I would have asked for more, but I was beginning to be hungry.',
    ],
    refusesBargain: [
      'You are offering bones, and you have the roast behind your back.',
      'No! I am for sale, my enemies say; then let them learn that I am dear.',
      'I know that sort of contract, {title}, I used to draw them up for widows.',
    ],
    grieves: [
      'I loved that creature; everybody should be allowed to howl once, and then let us work.',
      'Give me a cup, a big one, and leave the other one standing full.',
    ],
    devout: [
      'I have not much religion, but I hold my tongue when somebody else has.',
      'My mother taught me that one in Champagne, and I bellowed it so that the curate laughed.',
    ],
    remarks: [
      'There! That is worth ten sessions at the Hôtel de Ville.',
      'Whoever did not feel that in the stomach has none.',
      'You go at it with both shoulders, {title}. I like to see that.',
    ],
  },
  robespierre: {
    counsel: [
      'Consult the principle, and not the persons; persons can be counted upon to disappoint you.',
      'Write it down beforehand, every word. Those who improvise are at the mercy of their own eloquence.',
      'Ask of each step whom it will serve, {title}, and then distrust the answer that comes most easily.',
    ],
    unknown: [
      'I have no certain knowledge of {topic}, and I decline to have an uncertain one.',
      'Those who know such things dine in company. I dine alone.',
      'I have noted {topic} down as a question, and against it I have as yet written nothing.',
    ],
    decline: [
      'The moment to say it will come, and I shall choose the place.',
      'I have the proofs, {title}; one does not show them before they are complete.',
      'Silence is the only luxury that I permit myself.',
    ],
    agrees: [
      'Yes. I have examined my motives, and I find no obstacle in them.',
      'I consent to it, because it is just; if it were merely useful I should ask you for an hour.',
      'You may count on me, {title}. I have, I believe, never been late for a duty.',
    ],
    declines: [
      'No. It might be forgiven, but it could not be explained.',
      'I cannot; there are twenty-five million people who have nobody else to refuse on their behalf.',
      'What you ask is small, {title}. It is with small things that a conscience is unpicked.',
    ],
    thanks: [
      'I am sensible of the kindness; I receive few, and am perhaps awkward.',
      'You oblige me beyond my means with {what}, for I live narrowly and send a third of it home.',
      'I thank you. It shall be said of me that I took this, {title}, and that I said so openly.',
    ],
    spurns: [
      'I never accept anything, for I should then have to remember from whom.',
      'Have {what} given to those at the door of the baker’s. I am not in need.',
      'Forgive me, {title}; a representative has no pockets.',
    ],
    obeys: [
      'I obey, as I would obey a law that I had helped to make.',
      'You ask for punctuality, and that at least I can supply, {title}.',
      'It shall be done exactly, and I shall put nothing of myself into it.',
    ],
    balks: [
      'I know but one sovereign, and it is not in the habit of speaking through a single person.',
      'I will not. You may write down the refusal, I can give you the wording.',
      'Your tone is of the old government, {title}. It had an honest purpose too, they tell me.',
    ],
    believes: [
      'I believe you. I have no reason to suppose that you deceive yourself.',
      'It confirms what I have long perceived.',
      'I accept it as true, {title}, and I shall not forget it.',
      'You have said it simply, and the truth is simple.',
    ],
    doubts: [
      'To whom is it useful that this should be believed today?',
      'I observe that everybody repeats it and that nobody signs it.',
      'You are sincere, {title}, and sincere people are the best conveyance for a lie.',
    ],
    moved: [
      'You speak as Jean-Jacques wrote. I can refuse nothing in that language.',
      'I am not cold, whatever they say in the galleries; I have only a weak voice. It says yes.',
      'The unfortunate have always known where I lodge, {title}. You did right to ask.',
    ],
    unmoved: [
      'I pity you, and I mistrust my pity; it is so much kinder to one than to a thousand.',
      'You appeal to my heart. It was consulted first, and it agrees with my reason.',
      'All this has been said before, {title}, by those who wished for an exception.',
    ],
    afraid: [
      'I do not conceal that I am pale. I am always so, and today there is cause.',
      'If I am to suffer for it, let me at least be told by whom you were sent.',
      'You choose your victim ill, {title}; there is nothing to be had of me but papers.',
    ],
    defiant: [
      'I offered my life when I took my seat. You come merely to collect it.',
      'One threatens only those who have something to lose. Look about you at what I own.',
      'You may silence me, {title}. It has been attempted by six hundred persons at once.',
    ],
    insulted: [
      'I have been laughed at in the Assembly by experts. I continued with my second point.',
      'You mock my coat. It is brushed every morning, which one cannot say of all reputations.',
      'I shall not reply, {title}; but I do not forget a phrase.',
    ],
    amused: [
      'That was witty. I say so because my face may have failed to.',
      'I used to turn verses myself, at Arras, among the roses. You would have been admitted.',
      'You have made me smile, {title}. Camille will want to know how it was done.',
    ],
    greets: [
      'You are welcome. I was correcting a sentence, and it can wait better than a citizen can.',
      'I thank you for those words; I shall try to find out whether I deserve them.',
      'Good day to you, {title}. One is grateful for a face that wants no place.',
    ],
    loving: [
      'I beg you to say nothing further. I have no draft for a reply.',
      'You overestimate me; and I find, to my alarm, that I should like you to go on.',
    ],
    unloving: [
      'I am flattered, and I have a great deal to read.',
      'There is a kind of happiness that one owes it to others to postpone.',
    ],
    pleads: [
      'I ask for nothing except to be heard. Let that be refused by somebody who gives his name.',
      'If you strike me, let it be openly, before the people, who will judge between us.',
    ],
    trusts: [
      'You have my trust. I am aware that I do not give it often.',
      'You have sworn, {title}, and I do not think that you would dare to jest with such a thing.',
      'I accept your oath, and I shall be the last to doubt it and the first to remember it.',
    ],
    mistrusts: [
      'The most solemn oath I ever heard was sworn by a man who had been bought that morning.',
      'I shall watch. You will not take offence, if you are honest.',
      'Virtue rarely needs to raise its hand, {title}; it is recognised by its lodgings.',
    ],
    strikesBargain: [
      'I should call it not a bargain but an act of justice with two signatures.',
      'I agree, provided that it can be read aloud at the tribune.',
      'There is nothing in it that I should blush for, {title}, and I have read it twice.',
    ],
    refusesBargain: [
      'There can be no terms between a principle and its price.',
      'You suppose that everyone has a figure. I have searched, and I have not found mine.',
      'I refuse, {title}; and what disturbs me is that you thought of asking.',
    ],
    grieves: [
      'One ought to carve the name where the poor can read it.',
      'I spoke of that person severely, last week. I should give that sentence back.',
    ],
    devout: [
      'I never could think that the unhappy had been left without a witness.',
      'It is simple, like everything true. I was taught otherwise by the Oratorians, at great length.',
    ],
    remarks: [
      'One should ask who will profit by it, before one applauds.',
      'It was done in the sight of the people; so much may be said in its favour.',
      'I observe you, {title}, with an attention that I trust you will not find tedious.',
    ],
  },
  marat: {
    counsel: [
      'Do not sleep. All the liberties that were ever lost were lost between midnight and six.',
      'Look for the traitor among those who advise you to be calm, and begin there.',
      'Name them aloud, {title}, with their addresses; the rest is only literature.',
    ],
    unknown: [
      'They hide {topic} from me, which proves at least that there is something to hide.',
      'I was in my room with my proofs, and the post brings me nothing but abuse.',
      'Of {topic} I know nothing yet, and you see me scratching with impatience!',
    ],
    decline: [
      'I will print it, and not before. Told to one, it is gossip; told to all, it is a remedy.',
      'My informants would be in irons within the hour, and they are poor people.',
      'You shall not have it, {title}. There are mouths through which a truth comes out as a bribe.',
    ],
    agrees: [
      'Yes! And at once, before the soporific people have their drops ready.',
      'I am at your disposal, {title}; I sleep two hours, and those I can spare.',
      'I consent, for it will displease the Academy and everyone who dines with it.',
    ],
    declines: [
      'No. I have refused pensions, and I was hungrier at the time.',
      'I will not lend myself to it. It has the odour of a committee.',
      'You will find plenty of doctors who bow, {title}. This one diagnoses.',
    ],
    thanks: [
      'Somebody has thought of me! I must look whether there is not some trick in {what}.',
      'Is it for me? I am so used to stones that I had already ducked.',
      'You give like the poor, {title}, without making a discourse of it.',
    ],
    spurns: [
      'I need nothing but ink and vinegar. Keep {what} for those whom you can corrupt.',
      'That is how it begins, with a present; I have described the entire course of the disease.',
      'Away with it, {title}! I itch enough as it is.',
    ],
    obeys: [
      'I go, and it is because you are right, not because you are loud.',
      'For the people I would run through a sewer, {title}, and not hold my nose.',
      'It will be done tonight; I have no other use for nights.',
    ],
    balks: [
      'I have never obeyed a living soul, ask my schoolmasters.',
      'That smells of a general, {title}. I do not take orders that smell.',
      'No. Have me arrested, it will be good for the circulation.',
    ],
    believes: [
      'It is true. I could have told you so myself.',
      'I believe you; you have the pulse of an honest person.',
      'I shall print it, {title}, if you do not object. And if you do, too.',
      'So it is. I am only surprised that somebody admits it.',
    ],
    doubts: [
      'That is an opiate, spread about by those who have need of a quiet night.',
      'I would not prescribe on such evidence to a lapdog.',
      'Who put that into your ear, {title}? I ask for the name and the salary.',
    ],
    moved: [
      'You suffer, and you do not declaim. I can refuse nothing to that.',
      'I have dissected hearts, I know that it is only a muscle, and see how it behaves.',
      'They say I have no tears; I have nobody to show them to, {title}. What is to be done?',
    ],
    unmoved: [
      'I treated marquises for the vapours. I recognise the attack, and it passes.',
      'Mercy for one of them is a sentence on a thousand that you do not see.',
      'Spare me the sobbing, {title}; I hear the real kind through the wall.',
    ],
    afraid: [
      'Leave me a back stair. I have never taken lodgings that had not one.',
      'I thought that it would come by night, and without a face. Who paid, was it the ministers?',
      'Take care of the manuscript, {title}, if you take me. It is the only copy.',
    ],
    defiant: [
      'This body has been on the rack for years, without your help. Go on.',
      'Cut out my tongue, and I shall do it with the pen; it was always the ruder of the two.',
      'You do not alarm me, {title}; I have been attended by my own colleagues and survived it.',
    ],
    insulted: [
      'Charlatan? I have heard it said in Latin, and by forty of them in session.',
      'Good. When I am insulted I know that the dose was right.',
      'You have the vocabulary of a man with an income, {title}.',
    ],
    amused: [
      'Heh. It hurts my skin to laugh, and still I am in your debt.',
      'I must print that; it will do more harm than a whole pamphlet.',
      'You would have been my only cheerful patient, {title}.',
    ],
    greets: [
      'You speak to me openly, and without a scarf over your face? That is courage.',
      'Say it louder, {title}; I should like the spies to hear that somebody speaks well of me.',
      'Come near, if you do not fear contagion. It is only truth.',
    ],
    loving: [
      'For me? Look at this skin, and then say it a second time.',
      'Nobody has touched me for years except to take me by the collar.',
    ],
    unloving: [
      'I have given myself to the most ungrateful of all lovers, and there are twenty-five million of it.',
      'No. They might have sent you, and even if they did not, I should think so.',
    ],
    pleads: [
      'Let me finish the sentence, there are people who will not sleep without it!',
      'Kill me, then, but post the proof; it lies there, with the corrections.',
    ],
    trusts: [
      'I trust you. Do you know how long it is since I have said that to a living soul?',
      'You have no carriage and no expectations, {title}; your oath is therefore worth something.',
      'Good. I shall strike your name off a certain sheet of paper.',
    ],
    mistrusts: [
      'All of them swore. I keep a list of it, with the dates of perjury in the margin.',
      'Your pulse, {title}, if you please. I thought so.',
      'It is when they promise that one must look at their hands.',
    ],
    strikesBargain: [
      'I accept, since for once the people do not foot the bill.',
      'Let it be so, {title}; and I warn you that I shall publish every article.',
      'These terms are sound. I have held them up against the light for some time.',
    ],
    refusesBargain: [
      'One does not make terms with an abscess. One opens it.',
      'You would buy my silence? You could not feed it, it has grown too large.',
      'I refuse, and tomorrow it will stand in print, {title}, with your offer beside it.',
    ],
    grieves: [
      'Another, and a poor one. It is never the others who are carried past.',
      'I knew that chest, I had listened to it. There was so little left to be taken.',
    ],
    devout: [
      'I respect it in the wretched. It is the one medicine they were never charged for.',
      'Let them pray, but with their eyes open, and one of them at the window.',
    ],
    remarks: [
      'Too late by a month, and too mild by half; but one must begin the cure somewhere.',
      'I saw faces while that was done, and I have noted which of them turned aside.',
      'That will make them wake and rub their eyes, {title}, those of them who can.',
    ],
  },
  desmoulins: {
    counsel: [
      'Do it with a f-flourish; the Romans never overthrew anything without an epigram.',
      'Climb onto something first. One is a d-different person a yard higher up.',
      'Do it before you have thought of the objections, {title}; I was always eloquent until I began to reflect.',
    ],
    unknown: [
      'I would in-invent something for you about {topic}, but you might print it.',
      'I was in a café, and there one learns everything except what has happened.',
      'Neither Tacitus nor my porter has anything on {topic}, and between them they have all the rest.',
    ],
    decline: [
      'My l-lips are sealed. It is the only time that my stammer has been of use to anyone.',
      'I shall tell you in octavo, at twelve sous, as soon as the printer has courage.',
      'Cicero would have told you, {title}, and you know how one blamed him for it.',
    ],
    agrees: [
      'Yes, y-yes, you see, when I am happy I even say it twice.',
      'With delight! It is mad and it is antique; one could not please me better.',
      'I am with you, {title}, like Pylades, only with worse stockings.',
    ],
    declines: [
      'N-no. It is a short word, and look how long it takes me.',
      'I would rather not; I have only just become brave, and I am saving it.',
      'Ask me to be foolish, {title}, ask me to be poor. I have practice in both.',
    ],
    thanks: [
      'For me? I immortalise you, I shall put {what} into a footnote!',
      'I have been so long without anything that I th-thank you like a dog, with my whole back.',
      'Maecenas did less for Horace, {title}, and Horace did not owe for his lodging.',
    ],
    spurns: [
      'I am poor, which is my only Roman quality; do not take it from me with {what}.',
      'Ah no, I should have to write something in praise of you, and I am so bad at it.',
      'It is tempting, it is d-devilish, {title}; put it back into your pocket while I look away.',
    ],
    obeys: [
      'I f-fly! I shall probably lose my hat, but I fly.',
      'It is an order, and I find it delicious; nobody has ever thought me useful.',
      'Here goes, {title}. If I am not back by evening, publish everything.',
    ],
    balks: [
      'I was the worst p-pupil at Louis-le-Grand in that subject.',
      'I do not obey, I am a genius, or at any rate I am untidy.',
      'Give me a reason, {title}, or give me a rhyme; but do not give me orders.',
    ],
    believes: [
      'I believe you, {title}, every s-syllable.',
      'I knew it, I felt it in my inkwell!',
      'It is like a page of Livy, so it must be true.',
      'Is it so? Then it is so, and I am glad that it was you who said it.',
    ],
    doubts: [
      'That is from the Court Gazette, one can tell by how well it sleeps.',
      'I write that kind of thing myself, so I know how it is done.',
      'No, {title}, not even my printer would take that, and he took my odes.',
    ],
    moved: [
      'Stop, I am made of w-wax, it is well known, Maximilien scolds me for it.',
      'You have made me cry upon my only cravat. Whatever it is, you have it.',
      'I could resist the Bastille, {title}, but never a person with a trembling chin.',
    ],
    unmoved: [
      'It is well composed, and I am a colleague; I was watching how you did it.',
      'I have no heart today, I lent it, and it has not been b-brought back.',
      'Sing that to the ministers, {title}. I was weaned upon Brutus.',
    ],
    afraid: [
      'I am a c-coward, really, I only forget it when there are people listening.',
      'Wait, wait! I write, that is all I do, one does not hang a goose for its feathers!',
      'I can hear my own teeth, {title}. They do not stammer at all.',
    ],
    defiant: [
      'Arrest me, and I shall have a b-bust! You have no notion how much I want a bust.',
      'I have shown a pistol to the police and it was scarcely loaded. Judge what I do when I am in earnest.',
      'You cannot make me tremble more than a sentence does, {title}, and I get through sentences.',
    ],
    insulted: [
      'You have left out that I st-stammer. People usually begin with it.',
      'I shall answer you on Thursday, in print, and your grandchildren will wish that you had been born mute.',
      'Mock on, {title}. They laughed at Demosthenes, and he only had pebbles.',
    ],
    amused: [
      'Oh, give it to me! I will pay in asparagus, or else in odes!',
      'It is better than mine, which I f-forgive you, but not soon.',
      'Aristophanes is dead, {title}, and I see that you were with him at the end.',
    ],
    greets: [
      'Is it you! Embrace me, quickly, and mind the coat, it is new and not yet paid for.',
      'You p-praise me? Go on, go on, I have a whole childhood to catch up.',
      'Good day, {title}! Forgive my fingers, it is ink; it is always ink.',
    ],
    loving: [
      'Say it slowly, I want to hear how one says it without st-stumbling.',
      'Who would have thought it, with my complexion! I shall be insupportable for a month.',
    ],
    unloving: [
      'I cannot, you see: there is a g-garden gate in the rue de Condé where I have left everything.',
      'You come too late and much too kindly. I am taken, like a town.',
    ],
    pleads: [
      'No, no, n-not yet, I have only just begun to be read!',
      'I have hurt nobody with anything but adjectives. I take them back, I take back every one!',
    ],
    trusts: [
      'I believe everybody, it is my vice; but you I believe with pleasure.',
      'You swear like H-Horatius, and you do not even look at the audience.',
      'Then there are two of us, {title}. The whole of Plutarch began with fewer.',
    ],
    mistrusts: [
      'So swore Catiline, and he had the better p-profile.',
      'I am credulous as a puppy, and even I have put up one ear.',
      'My future father-in-law promises like that, {title}: with conditions, and a hand on the door.',
    ],
    strikesBargain: [
      'D-done! Let us sign it upon a napkin, all the great treaties were stained.',
      'I have never got so much for so little, {title}; you must be new to journalism.',
      'Agreed, by the gods, all of them, I have no favourites.',
    ],
    refusesBargain: [
      'You offer the salary of a c-censor. I would rather bark for nothing.',
      'I sold a poem once, and I was ill for a week.',
      'No, {title}; Esau at least had been out hunting and was hungry.',
    ],
    grieves: [
      'I made a j-joke about them once. It was good, and I would burn it now.',
      'The ancients poured wine. I have only ink, but let me pour that.',
    ],
    devout: [
      'Our Lord was a p-pamphleteer too, in his fashion, and had the authorities against him.',
      'I envy you. I only ever prayed to Minerva, and she sent me to the law.',
    ],
    remarks: [
      'Did anybody write that down? Lend me your back, I must write that down.',
      'It wants only a ch-chorus, and some old man to say that he foresaw it.',
      'You have just written my next page for me, {title}, and without a single correction.',
    ],
  },
  mirabeau: {
    counsel: [
      'Be monstrous if you must, but never be tedious; they forgive the first in a week.',
      'Strike at the top and bow while you do it. That is the whole of statesmanship.',
      'Secure the King’s ear and the people’s throat, {title}, and let the two never meet without you.',
    ],
    unknown: [
      'I have six secretaries to know such things as {topic}, and they are all unpaid and sulking.',
      'For once in my life I am ignorant, and I beg you to look at it, it is a rare plant.',
      'They keep {topic} from me for fear that I should make something of it.',
    ],
    decline: [
      'I have kept worse secrets in better prisons.',
      'The answer is worth a ministry, {title}, and you have not one about you.',
      'I never give away what somebody may yet be wise enough to buy.',
    ],
    agrees: [
      'Yes, and let them hear it at the palace with the windows shut.',
      'You have asked Mirabeau, and Mirabeau says yes; you may put it among the events of the day.',
      'Willingly, {title}. I have committed greater follies for uglier reasons.',
    ],
    declines: [
      'No. I have some scruples left, and I keep them for surprise.',
      'I would refuse it to the Queen on her knees, though I should take my time over looking.',
      'Too small, {title}! Come back to me with something that I might regret.',
    ],
    thanks: [
      'You put {what} into a hand that was never known to close, and for once it shall.',
      'I receive it as a sovereign receives: as though I had expected more, and touched to the heart.',
      'My creditors will be informed, {title}. They follow my fortunes with such affection.',
    ],
    spurns: [
      'I take money from everybody, but presents only from friends, and I do not yet know which you are.',
      'You wish me to be bought with {what}? I have a tariff, and it begins with provinces.',
      'Withdraw it, {title}, or I shall accept, and then you would have me on your hands.',
    ],
    obeys: [
      'I obey; make a note of it, my father did not live to see the thing.',
      'You have the accent of command, {title}. It is so seldom met with in those who hold it.',
      'I go, and the earth shall know by the tread that it is I.',
    ],
    balks: [
      'They had sealed orders against me by the sheaf, and I disobeyed each in a different style.',
      'You mistake the animal. It may be harnessed, and it has never been ridden.',
      'Command the tide, {title}; it is farther off, and will make you less ridiculous.',
    ],
    believes: [
      'It has the rudeness of a fact. I bow to it.',
      'I believe you, {title}; I am too vast to be suspicious.',
      'Let it be true. I have built upon worse foundations.',
      'I take it from you as I take money, without counting.',
    ],
    doubts: [
      'My good friend, that is an echo, and of something that I said myself.',
      'I have lied to ministers too successfully not to admire the workmanship.',
      'It is too neat, {title}. Events are like me: pitted, and larger than convenient.',
    ],
    moved: [
      'Great God, you have touched the ruin, and something in it still rings.',
      'I have made assemblies weep, and nobody ever troubled to do it to me. You have won.',
      'Enough, {title}! I was kept in dungeons by people who could not hear that tone.',
    ],
    unmoved: [
      'I know every stop of that organ, I have played upon it to twelve hundred.',
      'Your tears do honour to you and leave me my opinion, as my father’s letters did.',
      'If pathos could sway me, {title}, I should be an honest man and in the country.',
    ],
    afraid: [
      'You see the lion consider his bars. Well, he has lived long enough to know bars.',
      'Softly. I am great game, and great game brings the keepers running.',
      'I own that I had made arrangements for next week, {title}. Let us negotiate.',
    ],
    defiant: [
      'Do you know whom you have before you? Look well at the head, one sees it only once!',
      'I have been condemned to death in due form, at Pontarlier. One gets over it.',
      'Your menaces want volume, {title}. Allow me to lend you some.',
    ],
    insulted: [
      'You call me ugly? You have no conception of the power of my ugliness.',
      'All that has been said of me in print, with plates. Add a vice, and I shall be obliged to you.',
      'From you, {title}, it is almost a dedication.',
    ],
    amused: [
      'Splendid! It deserved an audience of princes, and it has had a better.',
      'That is in the manner of Vincennes, where I laughed a good deal, there being no charge.',
      'I shall steal it, {title}, and you will hear it on Tuesday, a little enlarged.',
    ],
    greets: [
      'Approach, approach! One sees so few people of stature, even in the Assembly.',
      'I accept your praise whole, {title}; I never could digest it in slices.',
      'You find me hoarse and ruinously indispensable. In short, I am very well.',
    ],
    loving: [
      'And to this face! I have always said that love was the only true connoisseur.',
      'Come, ruin me. It has been done before, but never by such good hands.',
    ],
    unloving: [
      'I was loved at Pontarlier by one who paid for it with everything. I have no second ruin to offer.',
      'You arrive, dear soul, at a house where the bailiffs are already on the stair.',
    ],
    pleads: [
      'You would break the instrument because you dislike the tune! Reflect, there is no other.',
      'Let me live another year, and I will make you a France. I have it here, in the head, complete.',
    ],
    trusts: [
      'I am a great sinner and I know the genuine thing by sight. That was it.',
      'I believe you, and it refreshes me like a bath.',
      'Your word, {title}, against mine: the exchange is all to my advantage.',
    ],
    mistrusts: [
      'I have sworn that very oath, to several ladies and one Parlement.',
      'You promise with too few adjectives, {title}; you must have something to hide.',
      'I should ask for a deposit. It is what is always asked of me.',
    ],
    strikesBargain: [
      'We understand one another; between persons of talent it is done with the eyebrows.',
      'Touch there! I sell only what I think, so that you get my conscience into the bargain.',
      'I accept, {title}, and you will be astonished, for I generally deliver.',
    ],
    refusesBargain: [
      'It is not the sum that wounds me. It is that you had it ready in small change.',
      'You offer me the shadow of power, and I am a heavy man, I should fall through.',
      'No, {title}. I may be hired for a cause, never for an errand.',
    ],
    grieves: [
      'We quarrelled magnificently. There is nobody left now who is worth my being in the wrong.',
      'Lower the voice, all of you. I shall lower mine, and you may judge by that.',
    ],
    devout: [
      'I bend the neck; it is thick, and does so with a noise.',
      'I learned that on an island, in the dungeon at If. One prays better behind walls.',
    ],
    remarks: [
      'That had breadth. I should have added a gesture of the left arm.',
      'Behold what they will be quarrelling about when all of us are in marble.',
      'You steal my scenes, {title}; I do not forgive it in everyone.',
    ],
  },
  lafayette: {
    counsel: [
      'Let it be done with liberty in front and good order a pace behind, and never the other way round.',
      'Ask what General Washington would do; it is generally the thing that takes the most patience.',
      'Do it in the open, {title}, on a horse that can be seen.',
    ],
    unknown: [
      'I am not informed about {topic}, and I make it a rule not to adorn my ignorance.',
      'It was settled in some drawing-room, and I am thought too candid to be asked to those.',
      'I await letters on {topic}, and one would think that they came by sea.',
    ],
    decline: [
      'It was confided to me, and in Virginia one taught me to keep a confidence as one keeps a picket.',
      'You would not respect me tomorrow if I told you today.',
      'I must be silent, {title}, and I do it without enjoyment.',
    ],
    agrees: [
      'Most gladly; I was only waiting for it to be asked by a free person.',
      'You have my yes, {title}, and I never take one back, it is perhaps my chief fault.',
      'I consent with all my heart. I said as much at nineteen, and crossed an ocean on it.',
    ],
    declines: [
      'I cannot, for I should have to step outside the law, and I have just helped to draw its boundary.',
      'No, though it grieves me; I would so much rather be loved than be right.',
      'My sword is promised to something larger, {title}. Do not ask me for the half of it.',
    ],
    thanks: [
      'You are goodness itself; I have been given swords with less grace.',
      'I shall show {what} to my wife, who believes that people are always kind to me.',
      'I thank you from the heart, {title}. Congress itself was not more generous, and it had a continent.',
    ],
    spurns: [
      'I served in America without pay, and I have kept the habit. Forgive me.',
      'With {what} you would be doing me an honour that belongs to the nation.',
      'No, {title}; a man who is praised so much ought to be given nothing besides.',
    ],
    obeys: [
      'You have my obedience; I learned it under a man who never once abused it.',
      'I am going, {title}, and I shall make myself seen on the way.',
      'It shall be done with humanity and, if I can contrive it, in step.',
    ],
    balks: [
      'I obey the law, and my commander if I have one. I do not see that you are either.',
      'I came to France to command free men, or to be one; there is no third employment.',
      'You ask what Cornwallis might have asked, {title}, and with less artillery.',
    ],
    believes: [
      'I believe you; you speak as one free person to another.',
      'Then it is so, {title}, and I thank you for your frankness.',
      'I take it upon your honour, which I hold to be as good as mine.',
      'I had not thought it, and I believe it.',
    ],
    doubts: [
      'I think better of people than that, and I have not often been ashamed of it.',
      'It is a camp rumour. In the winter of Valley Forge we had four of them a day.',
      'Somebody of the Orléans party has been talking to you, {title}.',
    ],
    moved: [
      'I never could refuse a suit pleaded in the name of humanity. It is done.',
      'You address the one side of me that I have never fortified.',
      'Say no more, {title}. There are tears that I would not have missed.',
    ],
    unmoved: [
      'I feel all of it, and I remain on the line where my duty placed me.',
      'Popularity is sweet to me, and I must hazard even yours.',
      'If I gave way, {title}, it would be to my own heart, which is no constitutional authority.',
    ],
    afraid: [
      'I am uneasy, I admit, and chiefly for those who would avenge me.',
      'Let us have no blood. It is the only thing of which I have ever been really afraid.',
      'Moderate yourself, {title}, I entreat you; nothing that is begun so can remain pure.',
    ],
    defiant: [
      'I have a ball in my leg from people who aimed better.',
      'You may fire. I shall only regret it for your reputation.',
      'I have seen a line of redcoats come on at the walk, {title}. They were more polite, and more alarming.',
    ],
    insulted: [
      'I am told so by the court every morning, and by the gutter every night; I must be about in the middle.',
      'It wounds me, and I will not hide it, for I had hoped that you knew me.',
      'I forgive you, {title}, and I see that this annoys you.',
    ],
    amused: [
      'Excellent! I must send that to Mount Vernon, where they laugh seldom, but to the end.',
      'You have surprised me out of my dignity, and it does us both good.',
      'How young you make me, {title}, and I am accused of it already.',
    ],
    greets: [
      'My friend, my dear friend, allow me to press your hand.',
      'You do me too much honour, {title}; pray, do not leave off directly.',
      'I am delighted. One comes from so many who want something, to one who only says good day.',
    ],
    loving: [
      'You see a man of two worlds quite unable to find his footing in either.',
      'I am loved by so many at once that I had forgotten how it sounds from one.',
    ],
    unloving: [
      'I am the husband of an angel, and I have been reminded of it by everyone but her.',
      'Let us keep to friendship. It is the one passion in which I have had no defeats.',
    ],
    pleads: [
      'I ask you to spare yourselves this; you will want your hands clean when you are free.',
      'Let there be a judge! I put it in the draft myself, that nobody should be taken but by law.',
    ],
    trusts: [
      'I believe you, as one believes a comrade; I have been deceived by it, and I was never the poorer.',
      'Sworn by a free citizen, {title}, that is stronger than any seal of state.',
      'Let us embrace upon it. I think no worse of a contract for being affectionate.',
    ],
    mistrusts: [
      'I have a reputation for trusting everyone. You make me feel the weight of it.',
      'The oath was perfect, {title}, and I should like to have seen a little of the man.',
      'Forgive me if I wait. I was in the Queen’s circle once, and heard charming promises.',
    ],
    strikesBargain: [
      'It is moderate, and it leaves each of us his honour; I subscribe with joy.',
      'Agreed, {title}; so were the best articles made, at Yorktown, with everyone’s hat off.',
      'I see in it nothing against the rights of man, and something for the peace of this one.',
    ],
    refusesBargain: [
      'I could not tell Mr Jefferson of such a bargain without looking at the carpet.',
      'Liberty may lend, {title}, and may wait. She does not pawn anything.',
      'No; you would gain by it, I might gain by it, and France is not in the room.',
    ],
    grieves: [
      'We must give the family a flag. It is foolish how much it helps.',
      'I lost my own father before I could walk; one salutes, and grows older in doing it.',
    ],
    devout: [
      'My Adrienne would know what to answer. I can only stand beside you with respect.',
      'I hold that every conscience has the right to kneel, and my own now avails itself of it.',
    ],
    remarks: [
      'That was bold, and I only wish that it had been regular.',
      'Such a scene, in America, would have ended in a vote of thanks.',
      'You will be talked of, {title}. Believe me, it is pleasant only for the first ten years.',
    ],
  },
  talleyrand: {
    counsel: [
      'Do as little as will suffice, and let it be thought that you did more.',
      'Be late. Those who arrive early are invariably asked to carry something.',
      'Whatever you mean to do, {title}, say first that you were forced to it.',
    ],
    unknown: [
      'I make it a principle never to know about {topic} before the second course.',
      'It was probably told me, and I was probably listening to what was not said.',
      'As to {topic}, nobody has yet been indiscreet in my presence. I blame the cooking.',
    ],
    decline: [
      'I should answer you at once, if only it were less interesting.',
      'I know it perfectly, {title}, and it has been of great service to me not to say so.',
      'You would be the third person aware of it, and two is already a crowd.',
    ],
    agrees: [
      'Yes; I have looked for an inconvenience in it and discovered only that one has to rise.',
      'I consent. You will notice that I do so before it becomes unavoidable, which is all my merit.',
      'By all means, {title}, but gently, as if we had been asked to do the opposite.',
    ],
    declines: [
      'I think not. One ought to refuse something every day, for the sake of the muscles.',
      'No. It is worse than wrong, it is premature.',
      'I should be enchanted to, {title}, in another year and under another name.',
    ],
    thanks: [
      'How very graceful. You give as if it were I who obliged you.',
      'I shall place {what} where those will see it who gave me nothing.',
      'You are too amiable, {title}; I shall be forced to think well of somebody.',
    ],
    spurns: [
      'I never accept what I could not decently mislay.',
      'One may give me {what}, or one may ask me something. Together it looks so thin.',
      'Oh, nothing so small, {title}; I have a character to lose, and mean to lose it whole.',
    ],
    obeys: [
      'Certainly; I find that one governs a good deal from behind those whom one obeys.',
      'I shall do it slowly, {title}, and so it will be done once.',
      'As you please. One has been in the Church, the knee knows the way.',
    ],
    balks: [
      'I was forced into a profession once. It has left me very difficult to force.',
      'One would have to walk, and I make it a rule to be carried into mistakes.',
      'I hear you, {title}. It is quite different from the other thing.',
    ],
    believes: [
      'I am persuaded. You have taken no trouble to persuade me.',
      'One believes you; it is the least fatiguing course.',
      'Then we must all be surprised, {title}. Do you start, and I will follow.',
      'It is true, I suppose. One had the good manners not to say so.',
    ],
    doubts: [
      'It may be so. I find that most things may be, until the evening.',
      'I would not put my good foot on that report, and I have but one.',
      'That is not news, {title}, it is somebody’s intention.',
    ],
    moved: [
      'I must be unwell. I was about to say yes out of mere feeling.',
      'You have been sincere with me, and I was quite unprepared for such a manoeuvre.',
      'I give in, {title}. Pray let us both say that it was calculation.',
    ],
    unmoved: [
      'I am touched, as one is by music in the next apartment.',
      'You have every argument on your side. It is that which makes me cautious.',
      'Ardour, {title}, is so fatiguing to look at. Do lean against something.',
    ],
    afraid: [
      'I cannot run, as you will have noticed. It has obliged me to be agreeable.',
      'You are angry, and you are armed; I find both perfectly convincing.',
      'There is no need of it, {title}. I was just on the point of having always agreed with you.',
    ],
    defiant: [
      'Pray continue. I was abandoned by my nurse, and have been hard to alarm ever since.',
      'You would be making a martyr of a bishop who has no other claim to it.',
      'If you kill me, {title}, you will never know what I was about to offer.',
    ],
    insulted: [
      'That was nearly a compliment; it wanted only accuracy.',
      'I did not hear. I have a very distinguished sort of deafness.',
      'You will need me on Thursday, {title}, and I shall have forgotten it by then. You will not.',
    ],
    amused: [
      'That is naughty, and what is rarer, it is brief.',
      'I shall repeat it tonight as something that I refused to repeat.',
      'You have almost made me laugh, {title}; I believe that it showed at one corner.',
    ],
    greets: [
      'What a pleasure; I had so hoped that it would be someone without convictions.',
      'Your kindness finds me at leisure, {title}, as everything does that matters.',
      'Do come by this side, it is the side on which I hear what I like.',
    ],
    loving: [
      'You should have warned me. I had arranged my whole face for something else.',
      'It is a very great folly, and I see no reason why we should be in a hurry to correct it.',
    ],
    unloving: [
      'I am a bishop on feast days, and a friend on the others. Let us meet on the others.',
      'My dear, you are worth an infidelity, and I am not at present faithful to anybody.',
    ],
    pleads: [
      'Consider what a mistake it would be, and how very many people would be pleased.',
      'I ask for a short delay; it is the only thing for which I have ever asked.',
    ],
    trusts: [
      'I have decided to trust you. It is original in me, and I should not like it to get about.',
      'You have no interest in deceiving me, {title}, and what is better, no talent.',
      'An oath without any flourish! One would think that you intended it.',
    ],
    mistrusts: [
      'I have taken vows myself, with oil, and we are still on excellent terms.',
      'You swear so warmly, {title}, that I feel a draught from somewhere.',
      'It does you credit. I would not advance anything upon it.',
    ],
    strikesBargain: [
      'It seems that we have both been cheated to an equal degree; that is called a treaty.',
      'I accept, and let us each look a little regretful as we go out.',
      'Let us stop there, {title}. One should always leave something upon the plate.',
    ],
    refusesBargain: [
      'I could not. It has the one defect of being clear.',
      'You pay in gratitude, I perceive; it is a currency that falls each time a government does.',
      'Alas, {title}, I have sold the same thing twice already, and for more.',
    ],
    grieves: [
      'One loses people. It is those with whom one need not finish a sentence who are not replaced.',
      'I shall go in to dinner late tonight. I believe that in me it amounts to mourning.',
    ],
    devout: [
      'I know the words; I have said them professionally, and was always a little ashamed of the good ones.',
      'Do not let me disturb you. My mother used to pray so, and she was never in doubt of being heard.',
    ],
    remarks: [
      'It is done, then. I was so careful not to be looking.',
      'How vigorous! I have always thought that one should leave something to events.',
      'You have compromised everyone present, {title}. It was dexterous, if you meant it.',
    ],
  },
  king: {
    counsel: [
      'I should wait a little. Things that are left alone often come right, or are forgotten.',
      'Let nobody be hurt by it; that is the one thing on which I have always been quite decided.',
      'Take the lock apart before you blame the key. I find it applies to most affairs.',
    ],
    unknown: [
      'They have brought me nothing about {topic}; or it may lie among the papers that I have not opened.',
      'I was at my forge upstairs, and when I came down it was over.',
      'I shall ask about {topic}. I have asked already, I think, and been given two different answers.',
    ],
    decline: [
      'The Council has advised me not to speak of it. I do not always know why they advise me.',
      'I had rather not say. You will think that I have no opinion, and I have several.',
      'It concerns other people, who trusted me with it. There are not so very many who do.',
    ],
    agrees: [
      'Yes. There, I have said it, and I hope that nobody will ask me to think about it again.',
      'I am willing. I generally am, it has been remarked on.',
      'With pleasure, if it makes anybody happier. I so seldom know whether it will.',
    ],
    declines: [
      'No, I think not. I beg your pardon, it came out louder than I intended.',
      'I swore at my coronation not to do such things, and I listened to every word of that oath.',
      'I should like to oblige you; but I have yielded a good deal lately, and it has helped no one.',
    ],
    thanks: [
      'That is very kind. I am given a great many things, and hardly ever by anybody who looks at me.',
      'I shall take care of {what}; I am good with my hands, though people laugh at it.',
      'You are good to me. I wish that I knew how to say it as my grandfather could.',
    ],
    spurns: [
      'You need {what} more than I do. I have so much that I am being reproached with it.',
      'I had better not, they would write that I took it from the poor.',
      'No, no, keep it, I beg you. It would only be put into an inventory.',
    ],
    obeys: [
      'Very well, I shall do it; it is restful to be told.',
      'I am quite ready. I had my coat on, in fact, in case somebody should come.',
      'Since you think it best. I only ask that my family should know where I am.',
    ],
    balks: [
      'No one has ever said that to me before. I find that I do not like it.',
      'I refuse to. You may use force, and you will find it slow work.',
      'I can refuse, you know. It has been so little noticed.',
    ],
    believes: [
      'I believe you. I mostly do believe people.',
      'So that is it. Somebody ought to have told me before.',
      'You told it without one compliment, and that is when I hear the truth.',
      'Is it so? Well, then it is so.',
    ],
    doubts: [
      'My people would not do that. I know them, I have been told about them all my life.',
      'I was informed of the contrary, and by persons who wept as they said it.',
      'Are you quite sure? It would alter the day entirely.',
    ],
    moved: [
      'Please do not go on. I cannot bear to see it, and I shall do what you wish.',
      'You are right. I thought so before, but the others spoke so well.',
      'I would give a province to have nobody weep on my account. This is much less than a province.',
    ],
    unmoved: [
      'I have listened, and I am sorry, and it must stay as it is. I am not often so firm.',
      'You must not press me, or I grow sulky, and then I am no use to anyone.',
      'It is not for myself that I say no. I hold this in trust for my son.',
    ],
    afraid: [
      'Is it at me that they are shouting? If they had said what they want I would have given it.',
      'I am not afraid for myself, feel my hand; but there are women and children in my family.',
      'Let there be no firing. Whatever happens, I will not have it said that I ordered it.',
    ],
    defiant: [
      'I am quite calm, you see. I have only forgotten what one says.',
      'I may be led, but I find that I cannot be pushed; I am too heavy.',
      'I was anointed at Rheims. It does not wash off, I have noticed, though one would sometimes like it to.',
    ],
    insulted: [
      'People used to shout blessings, and in the same voice. I hear very little difference.',
      'I suppose that I am clumsy. It was said to me as a boy, by my own aunts.',
      'You do not hurt me so much as you think. I only wonder what I can have done.',
    ],
    amused: [
      'Ha, ha! That is capital; I must remember it, and I shall get it wrong.',
      'I laugh too loud, the Queen tells me so. But that was really very droll.',
      'Do it once more. I like a joke best when I know how it ends.',
    ],
    greets: [
      'Good day, good day. Have you come far, and did you see any game on the way?',
      'You are very good. I never know what to reply to a civility, but I feel it.',
      'I am glad that it is you. I had thought it would be a deputation.',
    ],
    loving: [
      'You should not; but it is pleasant. I am mostly loved in Latin, and in crowds.',
      'I am shy of such things, I was so for seven years. Be patient with me.',
    ],
    unloving: [
      'I have a wife. I did not choose her, and I find that I should have.',
      'No, I thank you. My grandfather had the talent for it, and it cost a great deal.',
    ],
    pleads: [
      'I never wished harm to one of them. I should like that told to somebody who will repeat it.',
      'Spare those who stayed with me; they only did so from habit, or from kindness.',
    ],
    trusts: [
      'I take your word. I would rather be deceived than live as people tell me I should.',
      'That is a good, plain oath; one could hang a door on it.',
      'Thank you. I shall tell the Queen that there is one of them, at any rate.',
    ],
    mistrusts: [
      'So many have sworn to me, kneeling, and they all got up again.',
      'I should like to rely on it. I have relied on things before, and they were mostly ministers.',
      'You say so now, and I am sure you mean it. It is the afternoons that are difficult.',
    ],
    strikesBargain: [
      'If that will quiet everything, I agree, and I wish we had begun with it in May.',
      'Very well. I dislike haggling, I always feel sorry for the other side.',
      'It seems fair, as far as I am allowed to see. Let it be written down in simple words.',
    ],
    refusesBargain: [
      'I cannot give away what my fathers only lent me.',
      'No. I know that I have consented to worse, but I had slept badly then.',
      'They would call it a concession tonight and a right tomorrow morning. I am told that is how it goes.',
    ],
    grieves: [
      'I lost my boy in June, and they came to me that same day about the agenda.',
      'I should like to be told the whole name, and whether there are children.',
    ],
    devout: [
      'Let me stay; it is the only place where I have never been asked to decide.',
      'I say that one every night. It is in my brother’s prayer-book, the one who ought to have had all this.',
    ],
    remarks: [
      'I do not know what I ought to say to that. Something was expected, I can see.',
      'I shall put it in my diary. No, on the whole I think that I shall not.',
      'It was quickly done. With us, everything takes three councils and a mass.',
    ],
  },
  queen: {
    counsel: [
      'Decide today and in one room. What is decided in three rooms is known in the street.',
      'Trust nobody who tells you to wait; they have told us so since the winter, and look.',
      'Hold your head up while you do it. I have found that they aim lower then.',
    ],
    unknown: [
      'I am told of {topic} what it is supposed that I shall like. You see how little that is.',
      'Do they write that I know of it? They write that I know everything, and that I caused it.',
      'I was with my children, and nobody in this country brings {topic} into a nursery.',
    ],
    decline: [
      'I have learned to keep my counsel here, at the price of a great many friends.',
      'It would be in print tomorrow, and with drawings.',
      'You ask an Austrian to tell you a secret? They will say that you bought it.',
    ],
    agrees: [
      'Yes, at once. I like a thing that can be done without asking seven people.',
      'I will do it; my mother never put off anything until after dinner.',
      'Willingly, and let them make a song of it, they have plenty of tunes.',
    ],
    declines: [
      'No. I have been refused everything that I asked for since May, so permit me to know the word.',
      'I do not descend to it. There are stairs that one goes down only once.',
      'Not even for the King, and there is little that I have not done for him.',
    ],
    thanks: [
      'You are attentive, and I had thought that nobody was any longer, unless paid for it.',
      'I am touched by {what}. Do not be surprised, I have a heart, it is only never reported.',
      'I shall keep it by me. Of late I receive mostly verses, and they are unsigned.',
    ],
    spurns: [
      'I have had enough of presents; there was a necklace that I never so much as saw.',
      'Take {what} back, I beg of you. It would have cost a million by tomorrow.',
      'I thank you, no. A queen pays for all that she accepts, and long afterwards.',
    ],
    obeys: [
      'Very well. I have obeyed an etiquette for nineteen years, it can hardly be worse.',
      'At once, then. You see how tractable I am, when somebody takes the trouble to ask.',
      'It shall be done, and you will be good enough not to look triumphant.',
    ],
    balks: [
      'One does not say must to me. My mother did, and she had earned it.',
      'You may lead me there, but you cannot make me do it gracefully.',
      'No. I have given up my dances and my friends, and here I end.',
    ],
    believes: [
      'I believe you. You need not have softened it.',
      'You say it to my face, and so I believe it.',
      'Then it is so. I am my mother’s daughter, and prefer things whole.',
      'I have been told so many lies, kindly, that I know the other thing when I hear it.',
    ],
    doubts: [
      'That was made in the Palais-Royal, where they make everything about me.',
      'I have been told of so many victories. I never met one that arrived.',
      'Who was it that saw it? They always saw it, and were always in Paris.',
    ],
    moved: [
      'No more; I should weep, and it is a pleasure that I deny to Paris. It is granted.',
      'You have found where I am a mother. It was not fair, but I am disarmed.',
      'I was brought up to be generous, before I was taught to be careful. Have what you ask.',
    ],
    unmoved: [
      'I have wept in this country enough for both of us.',
      'You appeal to a kindness for which I was ridiculed; I have put it away.',
      'I pity you sincerely. I must think of my son, and there my pity stops.',
    ],
    afraid: [
      'My children! Say that nobody will touch the children, and I shall hear the rest.',
      'Am I hated so? One reads it daily, and still one does not believe it.',
      'Give me a moment. I would not have you see a daughter of Maria Theresa look for a chair.',
    ],
    defiant: [
      'Wherever you mean to take me, I shall go there on my own feet.',
      'Look at me well. I believe that you had imagined somebody who would scream.',
      'I know how to be afraid, I have done it for years. It has ceased to make me obey.',
    ],
    insulted: [
      'I have read it all, with engravings. You lack invention.',
      'The name that you gave me I shall not repeat; my mother’s army would have understood it.',
      'They cheered that same face at the Opéra, until the glass rang. I only record it.',
    ],
    amused: [
      'Oh, that is the old sort of nonsense, as at Trianon! I had thought it was extinct.',
      'You have made me laugh, and in front of people. They will put it down to wickedness.',
      'Go on, quickly, before someone with a memorandum comes in.',
    ],
    greets: [
      'You are very welcome, I was counting who had stayed, and had come to a stop.',
      'You say it as if you meant me, and not the chair that I sit in.',
      'I am happy to see a face that I do not have to read.',
    ],
    loving: [
      'You must not say it. All those whom I am fond of are sent a long way off, or libelled.',
      'For once somebody says so, and does not ask for a regiment after.',
    ],
    unloving: [
      'They have given me so many lovers in print. Spare me the trouble of a real one.',
      'You forget what I am, and I am never allowed to.',
    ],
    pleads: [
      'Do as you like with me, and let my son be told that his mother was not afraid.',
      'Not with so many looking on; I have had an audience at every hour of my life.',
    ],
    trusts: [
      'I choose to trust you. Remember that it is not a thing I can afford.',
      'You asked for nothing when you had sworn. I notice such things.',
      'Then I have one friend more; that makes, I think, four.',
    ],
    mistrusts: [
      'They all swore, and I gave most of them their places.',
      'Your oath is very fine. The Polignacs had one like it.',
      'I should like nothing better than to be wrong. It has not been granted me lately.',
    ],
    strikesBargain: [
      'I detest it, and I agree; for my son I could bargain with a fishwife.',
      'So be it. Give me your word, and I shall not ask what it costs you, nor tell you what this costs me.',
      'You are honest at least, you ask for it to my face.',
    ],
    refusesBargain: [
      'One concedes a little and they print that one was frightened. No.',
      'My brother the Emperor would not have offered it to a Turk.',
      'You would leave us the throne, and sell off the legs of it.',
    ],
    grieves: [
      'I have had a small coffin carried out of my rooms. One becomes a connoisseur of silence.',
      'Nobody here may be in black without permission. I give it.',
    ],
    devout: [
      'In Vienna we said it all together, sixteen of us, and Mama counted the voices.',
      'I prayed little when I was happy. I hope that it is not held against the others.',
    ],
    remarks: [
      'Well! That is more than anyone at court has dared in ten years.',
      'They will say tomorrow that I had it done. They say it of hailstorms.',
      'I never know any longer whether to be grateful for courage or afraid of it.',
    ],
  },
  lucile: {
    counsel: [
      'Do what you would be sorry not to have written down this evening.',
      'Listen to what your heart says, and then do it quickly, before Mama comes in.',
      'One should always do the thing that makes one’s hands cold, {title}; I never do, and see how dull I am.',
    ],
    unknown: [
      'I know {topic} only as one knows the street, from behind a curtain.',
      'They send me to the pianoforte when it becomes interesting.',
      'Papa says that I must not think about {topic}, so that I think of nothing else.',
    ],
    decline: [
      'It is in the red notebook, and the notebook has a ribbon round it.',
      'If I told you I should blush, and then you would know much more than you had asked.',
      'No, {title}. It is not my own secret, or only the half of it is.',
    ],
    agrees: [
      'Oh yes! I had begun to think that nobody was ever going to ask me anything.',
      'I will, {title}, and if I am scolded I shall look out of the window.',
      'Yes, yes; write it somewhere, quickly, that I was not afraid.',
    ],
    declines: [
      'No. I am obedient in everything but this, and this is the thing that matters.',
      'I should only do it badly, and dream of it.',
      'You mean it well, {title}. They all do, they mean so well that one cannot breathe.',
    ],
    thanks: [
      'Is it truly for me? I shall put {what} among the things that I would save from a fire.',
      'I could skip, and I am nineteen, so please look away.',
      'You cannot think how few things happen to me, {title}. This is one of them.',
    ],
    spurns: [
      'Keep {what}; I have everything one can need, and none of what one wants.',
      'I may not. I should have to say at home where I got it, and I lie like a glass of water.',
      'Do not be hurt, {title}. I have promised myself to be given things by one person only.',
    ],
    obeys: [
      'I run! I am so happy when there is something to be done with my feet.',
      'At once, {title}, and you will see that I do not even ask why.',
      'I shall do it, and let my hands tremble as they choose.',
    ],
    balks: [
      'I am told what to do from morning until night. One more, and I shall scream.',
      'No, and if you look at me so I shall only be the more stubborn. It is the Duplessis chin.',
      'You may forbid it or command it, {title}. I have grown deaf to both, it came on in June.',
    ],
    believes: [
      'I believe it! I believe you, I mean.',
      'So it is true! And I was embroidering, can you conceive of it?',
      'Then it is so, {title}, and I shall write it down tonight.',
      'I knew it from your voice, before you had got to the verb.',
    ],
    doubts: [
      'People who tell that always come in to be given coffee.',
      'I should have felt it, I think. I feel everything, it is a great nuisance.',
      'You are trying to make me brave, {title}, or to make me cry. Which is it?',
    ],
    moved: [
      'Do not, do not, I weep at the death of goldfinches. I will do whatever you like.',
      'You ask as they do in Rousseau, and no one has ever needed me in prose or in verse.',
      'Have it, {title}. How easily it goes, I thought that one fought longer!',
    ],
    unmoved: [
      'I have cried so much this spring that I know now when it is only weather.',
      'It is beautiful, and it does not reach me; perhaps I am wicked, I often suspect so.',
      'No, {title}. I have learnt from Papa how one says it and goes on cutting the bread.',
    ],
    afraid: [
      'Let me hold on to something. There, now you may say it again.',
      'I used to wish for danger, aloud, in the garden. I take it back.',
      'You would not, {title}; nobody does such things to people who have done nothing yet.',
    ],
    defiant: [
      'I am small, but I have decided, and nobody at home has ever got me past that.',
      'Go on, frighten me! I have been so bored that it is nearly a kindness.',
      'You may shut me up, {title}. I have been shut up, with music lessons, for nineteen years.',
    ],
    insulted: [
      'You say that because I blushed. I blush at soup, it does not mean anything.',
      'I shall write you down tonight, and I have a very sharp pen for people like you.',
      'How ugly you look when you say it, {title}. Has nobody ever told you?',
    ],
    amused: [
      'Oh, do it again, do, and I shall play the bass part!',
      'Mama says that I laugh like a kitchen-maid. I hope that I always shall.',
      'You are quite mad, {title}; I know only one who is madder.',
    ],
    greets: [
      'How glad I am! It is so seldom that it is anyone whom one wishes for.',
      'You say such pretty things, {title}, and I have no face ready.',
      'Good day! Tell me everything, and begin with the middle.',
    ],
    loving: [
      'You ought not to, you ought not; and please do not go away.',
      'I thought it would be like a storm, and it is so quiet. I can hear a clock somewhere.',
    ],
    unloving: [
      'My heart is not at home. It went out some time ago, with a person who forgets his hat.',
      'How sad it is to be told that by somebody else!',
    ],
    pleads: [
      'I have not lived yet! I have only practised scales!',
      'Let somebody take word to my mother, and say that I was not crying.',
    ],
    trusts: [
      'Then I am not afraid any more. When one does not look away I always believe it.',
      'You have sworn, and now I shall sleep, or at least lie with my eyes shut.',
      'That is enough for me, {title}; I would marry on less.',
    ],
    mistrusts: [
      'One promises me everything, and it is always for when I am older.',
      'You said it too well. The people who mean it get caught upon the words.',
      'I wish I could, {title}. But I have read a great many novels.',
    ],
    strikesBargain: [
      'Agreed, and let us each cut off a lock of hair, or, if that is too much, shake hands.',
      'I have never struck a bargain in my life. How grown-up one feels!',
      'Yes, {title}, that is fair; even Papa would say so, and he is in the Treasury.',
    ],
    refusesBargain: [
      'You are like my father’s friends, you offer a person with a house.',
      'I would not sell that. I have only the one, and it is not quite in my keeping.',
      'No, {title}! I do not know about affairs, but I know when I am being comforted.',
    ],
    grieves: [
      'I did not know that one goes on hearing the voice, and in the next room.',
      'Give me something to hold, anything, a glove. One must have something for one’s hands.',
    ],
    devout: [
      'I have a small corner behind the bed where I talk to God. He knows Camille’s name very well.',
      'Mama prays for me to be sensible. I ask for the opposite, and we shall see who is heard.',
    ],
    remarks: [
      'I saw it, I really saw it, I was not merely told.',
      'My heart is in my ears. Does one ever become used to it?',
      'That was like the theatre, {title}, except that nobody can go home.',
    ],
  },
  roland: {
    counsel: [
      'Ask yourself what you would wish Plutarch to find in it, and strike out the rest.',
      'Do it whole. It is the half-measures of honest people that have ruined every good cause.',
      'Write first, {title}; a thing that one cannot put clearly in a letter is not ready to be done.',
    ],
    unknown: [
      'In my retreat I heard of {topic} three weeks late, and with the edges worn off.',
      'I know only what my friends send me, and they are discreet where they ought to be bold.',
      'About {topic} the men are deliberating. I am in the next room, as you may imagine, with my sewing.',
    ],
    decline: [
      'It was told to my husband, and I only held the pen.',
      'I can be silent, it is the first thing that my sex is taught, and I have made a weapon of it.',
      'You shall not learn it from me, {title}. I would rather be thought ignorant than be found indiscreet.',
    ],
    agrees: [
      'Yes, with all the firmness that I am allowed; and, in private, with rather more.',
      'I accept, {title}. I have waited since I was nine for somebody to propose it.',
      'It is just, therefore I wish for it. I have never needed a longer syllogism.',
    ],
    declines: [
      'No. I should have to despise myself in the evening, and it is the hour when I am alone.',
      'I shall not do that, and I beg you not to ascribe it to timidity.',
      'You ask what a Roman would have refused, {title}. I know that we are only in France.',
    ],
    thanks: [
      'You have given me {what} without one gallantry. I esteem you for it.',
      'I am thankful, and I do not say it out of politeness; ask those to whom I have said nothing.',
      'This goes to my heart, {title}, which has had little practice in receiving.',
    ],
    spurns: [
      'I was brought up at an engraver’s bench, and I can live there again. I want nothing.',
      'Take {what} to somebody who does not know what it means.',
      'Between us, {title}, there should be no objects. They are what the court deals in.',
    ],
    obeys: [
      'I shall do it, and as I do everything: before I am thanked, and unsigned.',
      'You command well, {title}. I have had occasion to compare.',
      'Consider it finished. I have directed a household and an encyclopaedia from one table.',
    ],
    balks: [
      'I have a husband and a conscience, and even of those I obey just one.',
      'I am not to be disposed of by an imperative. Try an argument.',
      'No, {title}. I have been docile for thirty years in public, and it is used up.',
    ],
    believes: [
      'I believe it; you have the tone of those who do not ornament.',
      'You bring me a fact, {title}, where others bring me hopes.',
      'Then it is so, and I would rather know it than be spared.',
      'I credit you. It agrees with what I know of men.',
    ],
    doubts: [
      'I have it otherwise from Paris, and in a hand which does not shake.',
      'That is what one desires to believe, and so I hold it at arm’s length.',
      'You have listened to men speaking after dinner, {title}.',
    ],
    moved: [
      'I had armed myself against arguments, and you bring me a human being. I surrender.',
      'You make me ashamed of having weighed it. What is there to be done?',
      'My reason had concluded, {title}, and my heart has just reopened the case.',
    ],
    unmoved: [
      'I can weep with you and refuse you; both are sincere.',
      'Cato also had friends, who pleaded. It is not for having heard them that we read of him.',
      'You address the woman, {title}. It is the citizen who has to answer.',
    ],
    afraid: [
      'You see me turn pale. Do not mistake it for consent.',
      'I think of my daughter, I cannot help it; leave me a moment to think of something greater.',
      'Lower your voice, {title}, my husband is ill, and would only be noble.',
    ],
    defiant: [
      'I have rehearsed this scene since I was a girl, and with better villains.',
      'You can close my mouth. I warn you that I write.',
      'I should think less of my life, {title}, if it could be frightened out of me.',
    ],
    insulted: [
      'So one answers a woman, when one has nothing to say to what she said.',
      'It does not reach me. I live at some height, and the stairs are steep.',
      'Go on, {title}; you are describing the régime under which you were brought up.',
    ],
    amused: [
      'I laugh, and my friends would not believe it, they think that I was born in a toga.',
      'That is pure Montaigne. I should never have dared it, and I envied it at once.',
      'You have a wicked tongue, {title}; Sévigné would have asked you to stay.',
    ],
    greets: [
      'You are welcome as a letter is welcome; only, one can interrupt you.',
      'I set no store by compliments, and I find that I remember them all.',
      'Sit down, {title}, and let us talk of the public good. I have had nobody all day but the maid.',
    ],
    loving: [
      'Be still. I have ruled myself so long that I do not know what there is beneath.',
      'It is a great misfortune that you tell me; I shall tell it to my husband, and it will not help.',
    ],
    unloving: [
      'I honour a good man who bears my name, or whose name I bear. Let us go back to Tacitus.',
      'Julie answered that better than I can, and in six volumes. I refer you to her.',
    ],
    pleads: [
      'Let me have paper! You may do what you will with the rest, but let me have paper.',
      'I am asking for no mercy, only for a tribunal that can read.',
    ],
    trusts: [
      'I have judged handwriting all my life, and voices are no different. Yours does not slope.',
      'Give me your hand, {title}; so they swore before there were notaries.',
      'I would answer for you to my friends, and I choose them severely.',
    ],
    mistrusts: [
      'It is a fine oath, in the taste of the day. I prefer an older pattern.',
      'I do not doubt your heart, {title}, I doubt your Wednesdays.',
      'Brutus said less, and one knew where to find him in the morning.',
    ],
    strikesBargain: [
      'I subscribe to it, because each of us gives up something which one can see.',
      'It is honourable; you may put it that the Rolands agreed, I am accustomed to the plural.',
      'Agreed, {title}. I shall make the fair copy, and, as happens, the last sentence.',
    ],
    refusesBargain: [
      'Liberty has been bargained for before, and it was always she who was short in the measure.',
      'What you offer me would be an advantage, and I have been trying all my life to have none.',
      'I decline, {title}, without anger. You could not know with whom you spoke.',
    ],
    grieves: [
      'Let us not declaim. That was a just soul, and there are fewer.',
      'I have no consolations. I have only the duty of remembering exactly.',
    ],
    devout: [
      'I lost my faith among the philosophers, and it still sends me its remembrances.',
      'When I was with the nuns I wept at that verse; I see that the place has not closed.',
    ],
    remarks: [
      'There was something antique in that, if one overlooks the shouting.',
      'I shall describe it tonight, and soberly, so that I am believed.',
      'I do not know that I approve, {title}; I know that I did not breathe.',
    ],
  },
  launay: {
    counsel: [
      'Have it in writing, with a date. Whatever follows, one should be able to show a paper.',
      'Do nothing that cannot be undone before the answer comes from Versailles.',
      'I should send an officer to inquire first, {title}, and a second to see what keeps him.',
    ],
    unknown: [
      'I have not been instructed on {topic}, and I am not instructed whom to ask.',
      'There is no dispatch. There ought to have been one at eight, and again at noon.',
      'They would have informed me of {topic}, surely, if it had been decided? One would inform a governor.',
    ],
    decline: [
      'It is entered in the register, {title}, and the register is locked.',
      'I am forbidden to say, and I have the prohibition in the minister’s own hand.',
      'That falls under the service. I was born to the service, my father held the place before me.',
    ],
    agrees: [
      'Yes; that is to say, I see no regulation which prevents it, and I have looked.',
      'I consent, {title}, provided that it be put down as your request.',
      'Very well, very well. One should show good will, I have always shown good will.',
    ],
    declines: [
      'I cannot. It is not that I am unwilling, it is that I am responsible.',
      'No, {title}. I should have to account for it, down to the last cartridge.',
      'My honour is engaged in this, and I have no authority to release it.',
    ],
    thanks: [
      'You are very obliging. I must make out a receipt for {what}, it is the custom of the house.',
      'Nobody has thought to send me anything today, not so much as a note.',
      'I am grateful, {title}, more than I can show in front of a garrison.',
    ],
    spurns: [
      'I cannot accept {what}, it would have to be reported, and I do not know to whom.',
      'No presents, if you please, they would ask me what I had given in return.',
      'I paid a fortune for my place, {title}. I do not take gratuities in it.',
    ],
    obeys: [
      'At last, an order! You will let me have it confirmed afterwards, of course.',
      'It shall be done, {title}, under protest. The protest is only a formality.',
      'I shall see to it. My hands shake, but they have served since I was a boy.',
    ],
    balks: [
      'I take my orders from the King, and since Sunday not even from him.',
      'You have no warrant, {title}. I have never in thirteen years opened to anyone without a warrant.',
      'It is out of the question. I should be broken for it, or worse, I should be asked why.',
    ],
    believes: [
      'I believe it; I have given up being astonished.',
      'If you say so, {title}. I have no regulation to the contrary.',
      'Very well, I take note of it. It is so, then.',
      'Good God. That is, I believe you.',
    ],
    doubts: [
      'I should have been notified. There is an adjutant who does nothing else.',
      'That cannot be, it would be contrary to every arrangement.',
      'You have that from the street, {title}, and I am obliged to disregard the street.',
    ],
    moved: [
      'Stop, I implore you; I have a daughter. It shall be as you say.',
      'I am not made of the same stone as my towers. I give way.',
      'Nobody need know that I was asked kindly, {title}. Let it be thought that I was forced.',
    ],
    unmoved: [
      'I have felt for all of those in my custody. It has never been in my power.',
      'You speak to the man, {title}, and it is unhappily the governor who holds the keys.',
      'I would weep with you if I were relieved at six o’clock.',
    ],
    afraid: [
      'I have given you no offence! I drew back the guns, you must have seen me draw them back.',
      'Tell them that I ask for nothing better than to come to an understanding.',
      'I shall do something terrible if I am pressed, {title}. I do not know what it is, that is why I beg you.',
    ],
    defiant: [
      'I have powder enough to answer you in a manner that would be heard at Saint-Denis.',
      'I was born inside those walls. You may kill me, but you cannot tell me that I do not belong there.',
      'There is a blade in my cane, {title}, and I am quite past sleeping.',
    ],
    insulted: [
      'I am a Knight of Saint Louis! You will observe the ribbon.',
      'They call me gaoler, and I have always set a good table. I could show you the menus.',
      'You will answer for that word, {title}, to somebody. I shall find out to whom.',
    ],
    amused: [
      'Ah. Yes, very good; forgive me, I had forgotten what one does with the face.',
      'You are merry, {title}, and I thank you. It has been a long week on the towers.',
      'That is amusing. The Comte de Solages tells one like it, but he believes it.',
    ],
    greets: [
      'You do not come from the ministry? All the same, I am very glad of it.',
      'I thank you, {title}; it is the first courteous word since the bells began.',
      'Welcome, welcome. You will pardon the disorder, we were not expecting anyone but the enemy.',
    ],
    loving: [
      'You should not attach yourself to a man in my position; I do not know what it is.',
      'How strange, I had thought that I was only feared. It is in all the pamphlets.',
    ],
    unloving: [
      'Pray do not. I am on duty, I have not been off it these three days.',
      'I am a husband and a governor, and neither leaves one any latitude.',
    ],
    pleads: [
      'Was I to open to everyone who knocked? Tell me that, somebody, before you do it!',
      'Spare the garrison, they did no more than was posted up in the guardroom.',
    ],
    trusts: [
      'On your word as a person of honour? Then I have that much at least to show them.',
      'I must believe someone, I have been awake for two nights. Let it be you.',
      'I take your oath, {title}, and I should like it witnessed by the lieutenant of the Swiss.',
    ],
    mistrusts: [
      'On whose authority do you promise? I have been promised reinforcements by a marshal.',
      'I should require that signed by the Electors, or the minister, or both.',
      'You mean well, {title}. But it is not you whom they will follow once a gate is down.',
    ],
    strikesBargain: [
      'I accept those conditions, and I ask that my officers hear me accept them.',
      'It saves the garrison, {title}; nobody can say that I asked anything for myself.',
      'Let it be so, let it be so quickly, before somebody fires.',
    ],
    refusesBargain: [
      'I cannot treat without orders. I have told every deputation the same, and I gave the last one breakfast.',
      'You offer me safety, {title}, and say nothing whatever about my commission.',
      'Those terms would be read out at a court martial, and slowly.',
    ],
    grieves: [
      'It will have to be entered. I have entered so many, and always in the same column.',
      'Had I been given one clear line that morning, perhaps there would be no one lying there.',
    ],
    devout: [
      'There is a little chapel in my charge, where the prisoners hear mass unseen. I used to sit with them.',
      'Say it for me as well, I have not had a quarter of an hour to myself.',
    ],
    remarks: [
      'I wish it noted that I gave no command for that.',
      'Is it usual? I only ask, since nothing has been usual since Sunday.',
      'You are very sudden, {title}; one is accustomed here to things that take thirty years.',
    ],
  },
  noailles: {
    counsel: [
      'Whatever it is, be the first to do it; the second pays just as much and nobody remembers him.',
      'Give it away before it is taken from you. One even gets thanked.',
      'Ride it at the gallop, {title}, and be charming about it when you dismount.',
    ],
    unknown: [
      'I left too early to hear about {topic}; I always do, so as to be first with the rest.',
      'I am a younger son, they tell us things only once they have become expensive.',
      'About {topic} my brother-in-law has a letter. He has a letter about everything, from America.',
    ],
    decline: [
      'I am bursting with it, and I have given my word; pity me.',
      'You shall hear it from the tribune, {title}, where it will make an entrance.',
      'I was told it across a card table, and that is the only altar I respect.',
    ],
    agrees: [
      'A thousand times yes! I should have offered it, if you had given me time to sit down.',
      'Willingly; I have nothing to lose by it, and I do love to see my cousins’ faces.',
      'I am yours, {title}, booted and spurred, as you see me.',
    ],
    declines: [
      'No, and it costs me something, for you know how I adore to say yes first.',
      'I would, but one has been generous all week, and there is a limit even to other people’s property.',
      'Not that, {title}; it would look well, and I have begun to be suspicious of what does.',
    ],
    thanks: [
      'How handsome! I shall show {what} to everyone, and say that you insisted.',
      'You have forestalled me, and I am so seldom outrun.',
      'I thank you, {title}, and I am furious, for I have nothing about me as good to give back.',
    ],
    spurns: [
      'Give {what} to somebody who keeps things. With me all goes through the fingers.',
      'One ought to be giving things up this summer; I cannot be seen to take.',
      'You are an angel, {title}, but I should only lose it at cards to an Englishman.',
    ],
    obeys: [
      'I am half out of the door. Was there a second part to it?',
      'With joy, {title}, there is nothing like an order for making one feel young.',
      'It shall be done at full stretch, and reported with embellishments.',
    ],
    balks: [
      'I only obey at the gallop, and you have asked me to walk.',
      'But, {title}, I am tired even of giving orders. You cannot think I shall begin taking them.',
      'No, upon my soul. I have a colonel’s commission, and it says nothing about that.',
    ],
    believes: [
      'I knew it! I would have wagered a horse, and I have only the one left.',
      'I take your word, {title}. Now excuse me, I must be the one who tells the others.',
      'Of course it is so! You say it with such a face.',
      'I believe you, and I shall repeat it as my own.',
    ],
    doubts: [
      'I have ridden that road, and I saw nothing of it but dust.',
      'It has grown since I told it myself. It was a much smaller affair.',
      'You are too late with that one, {title}; it was true on Monday.',
    ],
    moved: [
      'There, I am undone. I was a dragoon once, we melt like butter.',
      'You had me at the second word, {title}, I let you go on for the pleasure of it.',
      'I shall do it, and with a gesture! One should never do good sitting.',
    ],
    unmoved: [
      'Well spoken, and I should cry if I had not used up three handkerchiefs in the Assembly.',
      'I am all sympathy and no concession; it is unlike me, I agree.',
      'Another time, {title}. Today I promised to be prudent, and it is nearly evening.',
    ],
    afraid: [
      'I say, do be careful. I have been threatened at sixty paces, and never at one.',
      'I am quite willing to be sensible; nobody has ever before made it so attractive.',
      'You have a way of putting things, {title}, that leaves one feeling for the stirrup.',
    ],
    defiant: [
      'I was at Grenada and at Yorktown, and I never yet saw the back of my own horse.',
      'Do it briskly, then, and with some style, if you have any.',
      'Fire away, {title}! I was brought up to think it the only amusing kind of noise.',
    ],
    insulted: [
      'I should fight you for that, if I had not begun to find duelling a trifle feudal.',
      'That was rude, and it was slow, which is the worse.',
      'I have been called that by my own uncles, {title}, and over a better dinner.',
    ],
    amused: [
      'Capital! I shall have it at Versailles before your own carriage is out of the yard.',
      'Do you mind if I tell it as mine? I shall do it with the hands.',
      'You are a treasure, {title}; and people will go to Italy for the opera!',
    ],
    greets: [
      'Upon my honour, you! I have killed a horse to be somewhere else, and am delighted that I am not.',
      'You spoil me, {title}. I shall go away vainer, I had hardly supposed there was room.',
      'Good day, good day, and what is the latest? I ask merely in order to contradict it.',
    ],
    loving: [
      'You take my breath, and I have been known to ride forty leagues with it.',
      'Then I am for once the first to hear something that I should like never to repeat.',
    ],
    unloving: [
      'I am wretchedly faithful, I caught it from my wife’s family.',
      'You would be waiting at windows for me, and I should always have just left.',
    ],
    pleads: [
      'I was on your side before it was the fashion! Does that go for nothing?',
      'Not on foot, I beg you. A Noailles has always gone that road mounted.',
    ],
    trusts: [
      'Done, I believe you; I never took longer than that about anything.',
      'Your oath is good with me, {title}. I have lent money on much less, and it was not even mine.',
      'It was said like a soldier. I lay down my arms, and with full honours.',
    ],
    mistrusts: [
      'I give my word so quickly myself that I know exactly how far it goes.',
      'It wants a little hesitation, {title}; people who mean it look as if they had toothache.',
      'I heard that very oath at court, from eleven people who have since ordered horses.',
    ],
    strikesBargain: [
      'Agreed! I helped to draw the terms for Cornwallis, and he had not half so good ones.',
      'You have it, {title}. I am reckless with my own, and quite noble with everybody else’s.',
      'Let us shake hands, quickly, it would be a pity to understand it.',
    ],
    refusesBargain: [
      'You take me for the eldest of the family. I have not so much to sell, and so I am dear.',
      'No; if I am to be ruined it shall be with a fine speech, and not upon paper.',
      'I would give it you for nothing, {title}, but I will be hanged if I trade it.',
    ],
    grieves: [
      'I was always first with the news, and I should have liked to be last with this.',
      'We rode knee to knee, one goes on leaving room on that side.',
    ],
    devout: [
      'My aunts would faint for joy. I say it quickly, I know, but I say the whole of it.',
      'I never knelt well in boots. Let it be taken for good will.',
    ],
    remarks: [
      'Did you see? I was there, remember that I was there, I shall want a witness.',
      'There is an end of something, and I for one shall not miss it before Thursday.',
      'I should have done it a trifle faster, {title}, but it was very well.',
    ],
  },
  napoleon: {
    counsel: [
      'Bring everything you have to one point, and bring it there sooner than they expect.',
      'Count. Men, powder, hours of daylight: courage comes after arithmetic, and is usually smaller.',
      'Never explain it beforehand, {title}; give them the result, and let them find the reasons.',
    ],
    unknown: [
      'I know nothing of {topic}, and I dislike it; give me a map and two days.',
      'In a garrison one hears only what the mess has heard, and the mess plays billiards.',
      'I was reading when they talked of {topic}. I am always reading, books are cheaper than dinners.',
    ],
    decline: [
      'A battery that shows its guns before the time is no battery.',
      'I know it, and it shall be known when it is of some use to me.',
      'In my island, {title}, one does not ask that twice, nor answer it once.',
    ],
    agrees: [
      'Yes. You may take the discussion as finished.',
      'Good, I accept; I had calculated it while you were still clearing your throat.',
      'I will do so, {title}. It is a risk, and I have nothing else to invest.',
    ],
    declines: [
      'No. It is a bad position, and I never take up a bad position out of politeness.',
      'I refuse. My mother raised eight of us by refusing nearly everything.',
      'It leads nowhere, {title}, and I have been there already, I am stationed there.',
    ],
    thanks: [
      'I have ninety livres a month and six dinners a week; for {what} I ought to salute you.',
      'Thank you. I shall return it tenfold, I do not say when.',
      'I am not used to it, {title}. At school they gave me nicknames.',
    ],
    spurns: [
      'Keep {what}, I will not be obliged to anyone before I am somebody.',
      'A poor man who takes presents is a servant. I prefer to be only poor.',
      'You want something for it, {title}. Say what, and we shall save ten minutes.',
    ],
    obeys: [
      'It will be done, and before the time that you would have dared to fix.',
      'I obey well, {title}. It is the best school for the other thing.',
      'Understood. Kindly give no second order until the first has been carried out.',
    ],
    balks: [
      'I do not execute stupidities, not even on a lieutenant’s pay.',
      'You have rank, perhaps. You have not yet given me a reason, {title}, and I have a memory.',
      'I will not waste men on that. Find somebody who does not count them.',
    ],
    believes: [
      'It is exact. I believe you.',
      'Good. One fact, and no adjectives.',
      'I take it as certain, {title}, and I shall act as if it were.',
      'It was bound to be so. I had merely not been told.',
    ],
    doubts: [
      'How many, where, at what hour? You see, you do not know, you have only been impressed.',
      'That is Paris talk. They take noise for a manoeuvre.',
      'It is not in the nature of the ground, {title}. I reject it.',
    ],
    moved: [
      'You are sincere, and I am a Corsican; with us it is the one way in. Have it.',
      'I wept over Werther, do not tell the battery. I will do what you ask.',
      'You are right, {title}, and you persuaded me without raising your voice. One should study that.',
    ],
    unmoved: [
      'I hear a noise, and no argument in it.',
      'Tears are humidity. They spoil the powder and I keep mine dry.',
      'You plead, {title}. One pleads when one has no second line.',
    ],
    afraid: [
      'I am not easy, I admit. I have not yet done anything that would be worth dying after.',
      'You have more guns than I have. Very well, I can count; what are your terms?',
      'Let my mother keep my pay, {title}. There is little enough of it.',
    ],
    defiant: [
      'Fire, then, only do it properly. I cannot stand to see a piece badly served.',
      'You threaten a man who has only a future. You cannot tell where to aim.',
      'At Brienne there were forty of them, {title}, with snowballs and with stones. I had built the fort.',
    ],
    insulted: [
      'Repeat that name when I have my captaincy. You will do it with your hat off.',
      'They laughed at my accent at school. I learned their mathematics in the meantime.',
      'In Corsica that would last you three generations, {title}.',
    ],
    amused: [
      'Good. It is short, it strikes, it does not explain itself.',
      'I laugh seldom, I have not the time for it. You have just cost me a minute.',
      'You have a talent for diversion, {title}; it is half of tactics.',
    ],
    greets: [
      'Be quick, and be welcome. I had meant to work until four, and nobody comes to see me.',
      'You are polite, {title}. It is a thing I note in people, and use rarely.',
      'Well said. A word from one who understands the subject is worth an evening’s reading.',
    ],
    loving: [
      'I have written against love, in a notebook, with three arguments. I no longer recall the second.',
      'Do not look at me so. I had the whole night planned, with logarithms.',
    ],
    unloving: [
      'I have no money and no leisure; love asks for the one and devours the other.',
      'Let us not lose our time. I am married to a trunk full of books.',
    ],
    pleads: [
      'Not by a rope and not here, I have not begun!',
      'Write to my mother at Ajaccio, that her son stood upright. She will ask only that.',
    ],
    trusts: [
      'Good. You gave your word in six syllables and did not decorate it.',
      'That will stand. I lay my plans upon you, {title}, as upon a surveyed hill.',
      'With us one breaks bread on it, and whoever breaks the oath has cousins to fear.',
    ],
    mistrusts: [
      'You swear like a Genoese, and they sold us to France.',
      'I shall arrange things so that you find it profitable to be honest.',
      'Every man has two levers, {title}, his interest and his fear; you have shown me neither.',
    ],
    strikesBargain: [
      'Agreed. Sign, and let us go on to the next thing.',
      'It gives me the heights and leaves you the village; I am content, and you will be.',
      'Done, {title}. I only make bargains that I should also enforce.',
    ],
    refusesBargain: [
      'You ask for a capital, and offer me an outpost.',
      'No. Next month I shall have it for half, and you will come to me.',
      'I am poor, {title}, I am not cheap. Look up the difference.',
    ],
    grieves: [
      'In my country the women tear their hair, and then somebody cleans a gun.',
      'One should fall by a cannonball, quickly, in the middle of an idea.',
    ],
    devout: [
      'My mother has us say it standing, all eight. I still hear who came in late.',
      'A people that kneels together can march together. I say it with respect.',
    ],
    remarks: [
      'It was well begun, and there was nobody to exploit it; half of history is like that.',
      'With two eight-pounders properly placed it would have gone differently, and sooner.',
      'You saw the moment, {title}. It is a gift; the others have merely opinions.',
    ],
  },
};
