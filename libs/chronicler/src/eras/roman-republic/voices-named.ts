/** How the great of 49 BC speak, each in his or her own manner. */
import type { Voice } from '../bank.js';

export const namedVoices = {
  caesar: {
    counsel: [
      'Do the thing before they have finished describing the danger. I have never regretted an early start.',
      'Leave your enemy a way to be your friend. It is cheaper than a siege.',
      'Be where you are not expected, {title}, with fewer men than you ought to have.',
    ],
    unknown: [
      'I have no despatch about {topic}, and I do not fill gaps with imagination. Others do it for me.',
      'I was elsewhere. It is the one fault of being in a place quickly.',
      'My scouts have not been so far. About {topic} I should only be telling you what I wish.',
    ],
    decline: [
      'I know it, and it will appear in its proper book, at its proper length.',
      'You ask that very well. I shall answer something else, and you will let me.',
      'When everyone has guessed, {title}, I shall tell you who was right. Not sooner.',
    ],
    agrees: [
      'Granted, you might have asked for more; I remember people who do not.',
      'Yes, and let us not spoil it by thanking one another.',
      'I had decided so while you were still on the second clause.',
    ],
    declines: [
      'No, I say it without heat, so that you may be sure of it.',
      'I would give you almost anything else. Think what that would be, and come again.',
      'It would have to be explained, {title}, and I explain only victories.',
    ],
    thanks: [
      'You have taste as well as generosity. I have known both to ruin people; I rather hope that they will.',
      'I am not used to being given to; it has generally been the other way about. I like it.',
      'I shall not forget this, {title}. My memory is the only thing I own that is not mortgaged.',
    ],
    spurns: [
      'Keep it, I beg you. I prefer that people should be in my debt.',
      'No, if I took {what} from you, you would think that we were even.',
      'You offer it with such grace that I can refuse it with some. Let us leave it there.',
    ],
    obeys: [
      'I was a soldier before I was asked to give opinions; it shall be done.',
      'An order? How restful. I had almost forgotten what it is to carry one out.',
      'I shall do it by nightfall, {title}, and twice as thoroughly as you would like.',
    ],
    balks: [
      'I have obeyed the people and the law. I do not recognise a third.',
      'You cannot command that of me. You might have asked, and I am told that I am easily asked.',
      'I should have to become somebody else first, and they have not voted me the time.',
    ],
    believes: [
      'Good, I have lived upon opinions for days, and that I can use.',
      'I believe you; what follows from it I shall see to myself.',
      'It is so, then; I prefer it to being spared.',
      'You say it briefly, {title}, and so I take it as true.',
    ],
    doubts: [
      'The tone is too certain. True reports seldom have any tone.',
      'I hear it. I do not act upon it yet.',
      'That was meant for me to hear, {title}. I admire the work.',
      'It may be so; I have been told the contrary by people who were also sure.',
    ],
    moved: [
      'I have been told that I forgive too easily. Go, and help me to deserve it.',
      'You have said the one thing that I had no answer ready for.',
      'I should be sorry to be a man who could refuse that; have it.',
    ],
    unmoved: [
      'You speak admirably. I studied at Rhodes, and I know how it is done.',
      'I am not angry and I am not touched. It leaves me free to say no.',
      'Ask me for mercy, {title}, and I have plenty. You are asking for delay.',
    ],
    afraid: [
      'I notice that I am attending closely. That is as near as I come to it.',
      'You have me at a disadvantage, and I am curious what you mean to do with it.',
      'Let us both be sensible, {title}. One of us will have to tell this afterwards.',
    ],
    defiant: [
      'Pirates held me once, and I read them my verses. You seem no better judge.',
      'I have been outnumbered by people who meant it more.',
      'Do. I should only ask you to be quick; I dislike rehearsals.',
    ],
    insulted: [
      'My soldiers sing worse than that of me on the march, and in step.',
      'I shall invite you to dinner for that. It is what I did with Catullus.',
      'You are free to think so. I took some trouble that people should be.',
    ],
    amused: [
      'That was very neat. I collect such things; may I have it for my book of jests?',
      'I laughed before I could see whether it was at me. Then I saw, and laughed again.',
      'You should be on my staff, {title}. They are brave, but nobody there is funny.',
    ],
    greets: [
      'I am always glad of you. You come to the point.',
      'How well you say it. I shall pretend to be used to compliments.',
      'You do me a kindness, {title}, and I am in debt enough to value it.',
      'I thank you; tell me what I can do, and I shall do it before it is asked twice.',
    ],
    loving: [
      'They say that I have no secrets left in that province. They are mistaken, I have this one.',
      'Stay a little. It is the only thing that I never learnt to do quickly.',
    ],
    unloving: [
      'You would find me a poor companion. I dictate, even in my sleep.',
      'I have been very fond of many people. I should not like you to be among the many.',
    ],
    pleads: [
      'I have spared so many that it has become a custom. I should be interested to see it kept.',
      'Consider the use that I could be to you. I ask it as calmly as I can.',
    ],
    trusts: [
      'Your word will do. I have let men go on theirs, and met them again in arms, and let them go again.',
      'I believe you; if I am wrong, the loss of dignity is yours.',
      'Then I dismiss the guard, {title}, and you will see that I have done it.',
    ],
    mistrusts: [
      'I shall be delighted to be proved unjust. Until then, hostages.',
      'You promise in the future tense. I have a weakness for the perfect.',
      'The Gauls swore so, {title}, over their stacked standards. I learnt to look at the harvest instead.',
    ],
    strikesBargain: [
      'Agreed, and I shall perform my part before you have sealed yours.',
      'You are moderate. I had thought that I was the only one left.',
      'It is done; now we may both afford to be generous with the details.',
    ],
    refusesBargain: [
      'Those terms were drawn up by somebody who has not seen my position. I am standing in it.',
      'Equal terms I could take today. You have made them only nearly equal.',
      'No, you would have me lay down the thing which makes you offer them.',
    ],
    grieves: [
      'I should have pardoned it all, and been glad to. Now there is nobody to pardon.',
      'Turn away for a little. I have written of thousands, and I find that I cannot count to one.',
    ],
    devout: [
      'I have worn that cap for years, and asked of heaven only that it keep out of the way.',
      'We are of Venus, in my family. It makes one polite to the others.',
    ],
    remarks: [
      'Briefly done. I should change nothing but the order of the words.',
      'I noted it, and I noted who looked away.',
      'You act first and explain afterwards, {title}. I know the method.',
      'It tells me something about you. I had been wondering.',
    ],
  },
  pompey: {
    counsel: [
      'Wait until it is quite ripe. I have won the greater part of what I have by letting others be early.',
      'Be seen to be asked. What one takes is envied; what one is begged to accept is an office.',
      'Secure the sea first, {title}. Whatever else you mean, it eats bread.',
    ],
    unknown: [
      'Nobody has brought me {topic}. They bring me everything when it is too late, and call it a council.',
      'There will have been a letter. There are so many that I am told only of the ones that agree.',
      'I was not consulted on {topic}. I remark upon that; I do not complain of it.',
    ],
    decline: [
      'A commander has things in his head that he does not tell his pillow. You are not even that.',
      'I have said what I have said. It was thought quite enough when I said it.',
      'You will see when the time comes, {title}, and you will say that it was worth the waiting.',
    ],
    agrees: [
      'I have no objection. There, it was simple; they always make it out so difficult.',
      'Very well, I granted kingdoms in Asia with fewer words.',
      'I am disposed to do it. Let it be known that I was not pressed.',
    ],
    declines: [
      'No, it would not look well, and I have never done what did not look well.',
      'You forget to whom you are speaking. I had almost done so myself, that is why I mention it.',
      'I cannot be seen to hurry, {title}, nor to bend. It is a fault of statues.',
    ],
    thanks: [
      'That is handsome. I have been voted many things, but people so seldom simply give.',
      'I am obliged to you. I have it in mind to say something better, and shall have it written.',
      'You thought of me before you were told to. I shall remember the order of that.',
    ],
    spurns: [
      'I dedicated the treasure of Mithridates and touched nothing. I can do without {what}.',
      'It is not large enough to be refused in public. Take it away quietly.',
      'You mean that I have come down to presents, {title}. I have not.',
    ],
    obeys: [
      'If the Republic asks it through you, I am its servant. I have always said so.',
      'Certainly, I learnt it under my father, who had no patience, and an army.',
      'I shall see to it in person, {title}. That used to be thought sufficient.',
    ],
    balks: [
      'I was never commanded, even as a boy. They put an army in my hands to save the trouble.',
      'You order me? I must ask you to say it again, since I cannot have heard it.',
      'No, let the Senate vote it, and I shall have the honour of considering.',
    ],
    believes: [
      'I expected it. I may not have said so, but my silence ought to have been noticed.',
      'I believe you; I am usually told such things too late.',
      'So it stands. I shall be asked what I think of it, and I shall think.',
      'Very well, {title}; I take it from you as I would from my own officers.',
    ],
    doubts: [
      'I should have been informed, if it were so.',
      'That is what people say in order to see my face. You see it: nothing.',
      'I have heard too many alarms, {title}, to rise for every one.',
      'I do not believe it; I have been contradicted before, and was right.',
    ],
    moved: [
      'Julia used to ask me for things in that voice. I never denied her anything either.',
      'Get up, I beg you. I had a king at my feet once, and put his crown back on for very shame.',
      'I had meant to be firm. It is a thing people always require of me.',
    ],
    unmoved: [
      'I am not hard. But if I am moved by one, I must be moved in order of rank.',
      'I heard that sort of speech from a whole city, and it opened its gates all the same.',
      'Spare me, {title}. I have had three triumphs; there was weeping in front of each.',
    ],
    afraid: [
      'There must be someone outside. There is always someone outside my door.',
      'You would not dare it, before so many who have cheered me. Where have they all got to?',
      'Let us speak of it sitting down. When I was ill at Naples all Italy prayed for me.',
    ],
    defiant: [
      'They called me the young butcher when I was three-and-twenty. I have grown kinder. Do not rely upon it.',
      'I have only ever been attacked by my equals. It will have to wait.',
      'I swept the western sea of pirates in forty days, {title}. Yours is a small boat.',
    ],
    insulted: [
      'I have borne that from a theatre full of people. You are not a theatre.',
      'You would not have said it in the year of my second triumph. Nobody would.',
      'I do not hear such things. I have a way of standing that prevents it.',
    ],
    amused: [
      'Ha, yes, one ought to laugh more; I am generally being looked at.',
      'I should not have understood that so quickly in my youth; very good.',
      'You must tell it to my wife, {title}. She reads geometry, and thinks me grave.',
    ],
    greets: [
      'You are very welcome. There was a time when one could not get in at my door.',
      'I thank you; it is not said to me so often as it was.',
      'It is pleasant, {title}, to be spoken to without advice.',
      'I am touched; I do not show it; I have been painted too often.',
    ],
    loving: [
      'I was always happiest at home. They laughed at me for it in the Forum.',
      'You make me forget what I am expected to look like. Do not stop on that account.',
    ],
    unloving: [
      'You are moved by the name. It has happened before, and it is no compliment to the man.',
      'I have lost too much in that quarter. Leave me the little that is still in order.',
    ],
    pleads: [
      'Not so, not without anybody to see how I bear it.',
      'I spared others when I had the whole world to please. Does no one here remember it?',
    ],
    trusts: [
      'I take you at your word. I have always supposed that others gave theirs as I do.',
      'Very good, whoever has once sworn to me I regard as settled, like a province.',
      'You have my confidence, {title}. It has not been much improved by use, but it is large.',
    ],
    mistrusts: [
      'I was related by marriage to the last man who swore me that.',
      'They all promise. Then they go home by way of the other’s house.',
      'I should like to see it done first. I was not always so; I have been made so.',
    ],
    strikesBargain: [
      'It is just. I had rather settle Asia again than go through many such talks.',
      'Agreed, you will find that I keep a treaty, once I have been brought to read it.',
      'Let it stand, {title}. They will say that I gave way, and you must deny it.',
    ],
    refusesBargain: [
      'On those terms we should be equals. I do not see why that should be put to me.',
      'I settled the whole East without taking less than I asked. I shall not begin at home.',
      'No, it is a peace upon papyrus, and I see whose hand has ruled the lines.',
    ],
    grieves: [
      'I built a theatre, and I cannot find anywhere in it to be alone with this.',
      'One more who will not ride behind me. It was a long procession once.',
    ],
    devout: [
      'I gave Venus a temple above the seats, so that nobody could object to the seats. She understood.',
      'Let it be properly done, with the full number of victims. I never stinted them.',
    ],
    remarks: [
      'They will look to see what I think of it. I shall think of something.',
      'I have seen it. I was praised for less, once.',
      'It is your own affair, {title}. I merely happened to be present.',
      'I should have been consulted. People used to.',
    ],
  },
  cicero: {
    counsel: [
      'On the one hand act, on the other wait; and if you wait, have a villa by the sea.',
      'Publish your reasons beforehand. I speak as one whose best reasons always came out after the event.',
      'Keep to the middle as long as there is one, {title}. I have some experience of standing where it used to be.',
    ],
    unknown: [
      'Of {topic} I know only what Atticus writes me, and he writes that he wonders what I know.',
      'I was not present. Whenever anything important happens, I am in the country being consulted by letter.',
      'They do not tell me. I am an ornament; one does not brief the cornice.',
    ],
    decline: [
      'I could say, and in three styles. I shall choose the fourth, which is silence, and which I seldom practise.',
      'Not before witnesses, not even before you. I have been wise too often in front of the wrong people.',
      'It lies in a letter that I have asked somebody to burn, {title}, knowing perfectly well that he files them.',
    ],
    agrees: [
      'With all my heart, and with most of my judgment.',
      'Yes, you see how brief I can be when I am asked for something pleasant.',
      'I consent, {title}, and reserve only the right to have been reluctant.',
    ],
    declines: [
      'I cannot, and I am composing the reasons; you shall have them in an hour, with the periods rounded.',
      'No, I once did a brave thing, in my consulship, and it was to last me.',
      'It would commit me. I have nothing against it otherwise, but it would commit me.',
    ],
    thanks: [
      'You overwhelm me. I shall say so at length as soon as I have stopped being overwhelmed.',
      'A kindness, and unsolicited! I must tell Tiro to note the date.',
      'I have been called father of my country, {title}, and given less for it.',
    ],
    spurns: [
      'I should adore to accept. You must imagine me doing so, and then admire me.',
      'Accept {what}, I, who prosecuted Verres? They would be reciting it at me by supper.',
      'No, my dear friend. I am in debt already to people whom I detest; let me keep you for pleasure.',
    ],
    obeys: [
      'It shall be done punctually; that is the one heroic quality that never gets one killed.',
      'As you direct. I was a magistrate; I know how seldom it works, and it shall work for you.',
      'Your servant, I only ask to be allowed to improve the wording.',
    ],
    balks: [
      'There I must stand firm. It is uncommon with me, {title}, so you will take it for an argument.',
      'I would sooner go back into exile, and I was miserable there, as everybody was told.',
      'No, even my fears have a limit, and you have found where I keep it.',
    ],
    believes: [
      'I foresaw it. I wrote as much, though I also wrote the contrary.',
      'I believe you, and I wish that I were less used to believing.',
      'Then it is so; I shall have to write to Atticus about it.',
      'You say it so plainly, {title}, that there is nothing left for an advocate.',
    ],
    doubts: [
      'Who gains by it? I have asked juries that for so long that I ask everyone.',
      'It is too well shaped for a fact. I know, for I have shaped a good many.',
      'My dear {title}, I could defend that in court, and therefore I do not believe it.',
      'I should like to be persuaded. So far I have only been told.',
    ],
    moved: [
      'You have found the place at once. I only wish that I had you against me in a court, to learn from.',
      'I am weeping. It is not technique; at least, it did not begin as technique.',
      'I yield, you put your case worse than I should have, and it is unanswerable.',
    ],
    unmoved: [
      'The peroration came too soon. One must not ask for tears before they have been told why.',
      'I was nearly touched. Then I noticed where you took breath.',
      'I know that appeal, {title}. I made it for Flaccus, with his little boy in tears.',
    ],
    afraid: [
      'I am not by nature brave, as I have often said, and in very good company.',
      'One moment. Has it been considered what Asia will think, or Atticus?',
      'My knees were never convinced by the philosophers. Tell me what you wish me to say, {title}.',
    ],
    defiant: [
      'I held this city against Catiline when he was sitting three benches away. I can hold this room.',
      'You may stop my mouth. You will find that I have already dictated.',
      'Then let it be here, in a good light. I should only ask for a competent stenographer.',
    ],
    insulted: [
      'I have been a new man for five-and-thirty years, and there is nothing that I have not been called.',
      'That is the sort of thing that one says when one has not prepared.',
      'I could reply, {title}. I spare you, for it would be learnt in schools.',
    ],
    amused: [
      'Oh, excellent! They will say that it is mine; they ascribe everything to me.',
      'I must have that for the collection. Somebody should tell it to the Senate, it needs a death or a joke.',
      'I laughed, and I am a judge. You ought to be charged for keeping it so long.',
    ],
    greets: [
      'You are goodness itself. I had a sad letter and a dull speech today, and now this.',
      'How true, and how well put! I mean what you say of me, {title}.',
      'It does me good. I am more easily pleased than people think.',
      'I thank you with all my heart, and in fewer words than usual.',
    ],
    loving: [
      'I have written on the state, on the laws and on my own house, and on this not a line. Stay.',
      'You must not, I am a grandfather in all but fact. Oh, very well, you must.',
    ],
    unloving: [
      'I am not built for it. My passions are the Republic and the second half of a sentence.',
      'You flatter an elderly advocate. Let us be friends; my letters are warmer than I am.',
    ],
    pleads: [
      'Let me only finish the letter. One does not kill a man in the middle of a sentence!',
      'I have defended worse than myself, and got them off. Allow me to say a few words.',
    ],
    trusts: [
      'I believe you; it is against all that I have learnt at the bar, and a great relief.',
      'Sworn like that, I should not even cross-examine it.',
      'I embrace you, {title}. I have needed somebody to be certain of.',
    ],
    mistrusts: [
      'I have sat through so many oaths. The best delivered was Clodius’, and he had been in women’s clothes.',
      'It is a fine clause. I looked for the verb, and it was in the optative.',
      'I trust you as I trust the weather at sea, {title}: with warmth, and from the shore.',
    ],
    strikesBargain: [
      'Concord! I always said that it could be had, if one would only begin with the adjectives.',
      'Agreed, I shall praise it in both camps, and be suspected in each.',
      'It is a poor peace, and I take it with both hands. You do not know what I would have taken.',
    ],
    refusesBargain: [
      'You invite me to be useful and not respected. I can have that at home.',
      'I have been offered a seat on commissions for twenty acres. I remained poor, but quotable.',
      'No, it would read badly, {title}, and I have to think of how I shall read.',
    ],
    grieves: [
      'I have consolations by heart, out of the best authors. Take them away, not one of them was ever bereaved.',
      'We had a conversation to finish. I was to have had the last word, and I do not want it.',
    ],
    devout: [
      'At the Academy one learns that one cannot be sure of them. I find that I lower my voice all the same.',
      'Let us pray by all means. I am an augur, and it is nearly the only profession in which nobody interrupts.',
    ],
    remarks: [
      'There is a line in Euripides for it. I shall not quote it.',
      'I should have advised against that, and then defended it.',
      'I was present. I begin to see that this will be remembered of me.',
      'You did not ask me, {title}. I had two opinions ready, and both were good.',
    ],
  },
  cato: {
    counsel: [
      'Do what is right. You know what it is, or you would not have asked me.',
      'Ask whether you could do it in the Forum, unshod, with your father looking on.',
      'Take the harder road, {title}. It is nearly always the one that leads there.',
    ],
    unknown: [
      'I did not see {topic}, and I do not testify to what others saw.',
      'I do not know. It is a complete sentence, and more people should use it.',
      'They keep {topic} from me. I suppose that it could not bear being said aloud.',
    ],
    decline: [
      'I know. It was told me as a thing to be kept, and I keep things.',
      'Do not ask a second time. I dislike having to be short.',
      'You would use it, {title}. That is reason enough.',
    ],
    agrees: [
      'Yes, there is no law against it, and some decency in it.',
      'I will, you may leave out the thanks.',
      'It is just. You need not have taken such a long way round to it.',
    ],
    declines: [
      'No, I do not give reasons for that word, it wears it out.',
      'It is unlawful. If it were lawful it would still be base.',
      'I would not do it for my brother, {title}, and I loved my brother.',
    ],
    thanks: [
      'I need little, and you have seen which little; I thank you.',
      'I will use {what}. I should be ashamed only to display it.',
      'It is honestly meant, and so it may be honestly taken.',
    ],
    spurns: [
      'Take it back. I counted the treasure of Cyprus to the last coin, and brought home none.',
      'I do not receive. Say what you want, and I shall refuse that separately.',
      'Sell {what} and pay a debt with it, {title}. Everyone I know has one.',
    ],
    obeys: [
      'I was given an office I did not want, at Cyprus, and I filled it. Command.',
      'It is lawfully ordered. That is the end of the matter.',
      'I shall do it exactly, {title}. You will not be thanked by those who expected otherwise.',
    ],
    balks: [
      'I will not; you may carry me to prison, I know the way, and the Senate may follow as it did.',
      'You have power to command it. You have no right to.',
      'No office reaches so far as that. Put me out of the room.',
    ],
    believes: [
      'I believe you; you take no pleasure in it.',
      'So. Then our duty is plain; it generally is.',
      'I hear it, and I have no reason to doubt it.',
      'It is better to know a thing than to be comfortable, {title}.',
    ],
    doubts: [
      'Who says it, and under what oath? I see that there is none.',
      'People believe what excuses them. I do not believe that.',
      'I do not call it false. I call it unproved, {title}.',
      'I have heard it. It does not become true by being said to me.',
    ],
    moved: [
      'You are right, and I was wrong. I say it at once, so that it will not fester.',
      'I am not stone. I have merely never found that it was of use to show it.',
      'What you ask is merciful, and not unjust. They are so seldom the same that I had stopped looking.',
    ],
    unmoved: [
      'You have spoken to my feelings. They have no vote.',
      'Tears are not evidence. I said so when I was praetor, and I was stoned for it.',
      'I pity you, {title}. I should do you no service by acting on it.',
    ],
    afraid: [
      'I feel it, as one feels cold. One goes on walking.',
      'You may find that my breath is short. You will not find that it alters what it says.',
      'Say what you mean to do, and leave out the gestures. I can bear the fact.',
    ],
    defiant: [
      'I have been dragged from the rostra by better-paid men. I kept on speaking.',
      'There is nothing that you can take from me which I have not practised doing without.',
      'You have mistaken me, {title}, for someone with something to protect.',
    ],
    insulted: [
      'Is it true? If so I must mend it. If it is false it is no concern of mine.',
      'A man spat in my face once, in court. I told people that they were wrong to say he had no mouth.',
      'I was struck in the baths, and did not remember it the next day. Try to be more memorable.',
    ],
    amused: [
      'Very well, I laughed. It is not forbidden; I have looked.',
      'You would make a good thing ridiculous and a bad one too. The second I thank you for.',
      'I drink one more cup than I ought, {title}, and it is then that I should like to hear that again.',
    ],
    greets: [
      'You are civil. I have no small talk, but I thank you.',
      'I am praised too seldom to know what the hands should do.',
      'I would rather be told my faults. But it was kindly meant, {title}.',
      'I am here, if I can be of use to anyone honest.',
    ],
    loving: [
      'I did a strange thing once about a wife, and they have never stopped explaining it. Say nothing, and stay.',
      'You have seen me at my worst, which is every day. If it is so, it is so.',
    ],
    unloving: [
      'I have put that away with the scent and the soft shoes. I do not miss it.',
      'You honour what you take me for. It would not survive the housekeeping.',
    ],
    pleads: [
      'I ask for nothing for myself. Let nobody be made to pay for having listened to me.',
      'Do it in daylight, and give your reasons. I plead for nothing else.',
    ],
    trusts: [
      'You have said it. I ask for no oath from anyone whose yes I would not take.',
      'I believe you; if you fail, I shall say so in public; that is all the security I want.',
      'Good, then that is one thing in Rome, {title}, that need not be watched.',
    ],
    mistrusts: [
      'You swear because it costs you nothing. Pay something, and I shall listen.',
      'I was promised that by a candidate. He was elected.',
      'There was no shame in your voice. I have no other way of testing these things.',
    ],
    strikesBargain: [
      'There is nothing here that I could not read out in the Senate; I accept.',
      'It is fair to both, and it robs no third. I had not thought to see one.',
      'I agree, and I shall abide by it to my own hurt. See that you do the same.',
    ],
    refusesBargain: [
      'I make no terms about what is not mine. The Republic is not mine.',
      'You offer peace as one offers a dog a collar.',
      'No bargain, {title}. When one has haggled over a principle, one only owns the haggling.',
    ],
    grieves: [
      'I wept for my brother at Aenus, and philosophers reproved me. Let them reprove me again.',
      'Give the ashes to me. I shall carry them under my own cloak.',
    ],
    devout: [
      'I do not ask them for the outcome. I ask that I should not be ashamed before it.',
      'Stand straight. One does not cringe in front of what one honours.',
    ],
    remarks: [
      'I have seen it. I shall say what I think when I am asked, and perhaps before.',
      'There used to be a word for that. I am trying to recall if it was praise.',
      'Let each of us ask himself if he would have done it.',
      'I was there, {title}, and I shall not deny it.',
    ],
  },
  antony: {
    counsel: [
      'Eat, drink, sleep on it, and then do the first thing that you thought of.',
      'Ask the centurions. If they laugh you have got a plan; if they look at their feet you have not.',
      'Charge it, {title}. Half of them always thinks that you know something.',
    ],
    unknown: [
      'Never heard a word about {topic}. I was under a cloak, or under a table.',
      'They don’t tell me the clever things. They tell me which hill.',
      'If {topic} came up at dinner, it was after I had stopped listening and before I started singing.',
    ],
    decline: [
      'I know all right. And I’d sooner tell you what I owe, which takes longer.',
      'Not sober, my friend, and I take care not to be told anything important when I’m drunk.',
      'A man’s secret, that one, and he’d trust me with his horse. So no.',
    ],
    agrees: [
      'And why should I not? By Hercules, I thought that you’d want something hard.',
      'Yes, yes, and again yes. Now is there anything to drink in this place?',
      'Done, {title}, I never in my life said no to somebody who looked me in the eye.',
    ],
    declines: [
      'Not I. I’ve a great many vices, I can’t take in another that isn’t fun.',
      'No, and I say it with an arm round your shoulders.',
      'I’d do it for a bet, {title}. I’d not do it for a reason.',
    ],
    thanks: [
      'For me? Come here, let me break a few of your ribs.',
      'I’d only lose {what} at dice, so I’ll say it now: you’re a prince.',
      'You’ve done it like a soldier, {title}: no speech, and straight into the hand.',
    ],
    spurns: [
      'Keep it, I take from friends and I take from enemies, and I can’t tell what you are.',
      'I owe six million already, and {what} would only make the figure untidy.',
      'Offer it to a man who can be bought cheaper. I’ve an expensive household.',
    ],
    obeys: [
      'Right, over the wall or through the door? It’s all one to me.',
      'Right, I’d sooner do a thing than talk of it.',
      'You give it well, {title}. I’ll do anything for an order with no second page.',
    ],
    balks: [
      'No, and you can whistle. I only do as I’m bid for a man I’d die for.',
      'Find some clerk for that. I hit people from in front.',
      'I’ve put that in the same place as my creditors’ letters. It’s a warm place.',
    ],
    believes: [
      'Ha, I’d have put money on it, if anyone would still take mine.',
      'I believe you; it’s just how things go.',
      'Good, that I understand. Most of what I’m told has clauses in it.',
      'All right, {title}, I take your word. It’s never cost me anything yet.',
    ],
    doubts: [
      'Go on, who told you that, his barber?',
      'I’ve lied to creditors for twenty years, and I know the sound of it.',
      'You’ve been had, {title}. Never mind, I’ve been had by prettier people.',
      'I’d drink to that, but I’d not bet on it.',
    ],
    moved: [
      'Damn you, you’ve got me by the heart, and it’s a big one, there’s plenty to hold.',
      'Stop it, I cry easily. My men make jokes about it.',
      'Have it, have whatever’s left, {title}; there’s somebody else paying, I dare say.',
    ],
    unmoved: [
      'No good. I’ve had dancing-girls ask me for things like that, and I walked out singing.',
      'Lovely. Now do it with a lyre, and I’ll throw you a coin, if I can borrow one.',
      'I’m the softest fool in Italy, {title}, and that went straight past me.',
    ],
    afraid: [
      'Steady on. I like this neck, it’s the thickest in my family.',
      'All right, you’ve got the better ground. Let’s hear what you want for it.',
      'I went out of this life in a slave’s hood once, nearly. I’m not too proud to do it again.',
    ],
    defiant: [
      'Look at me. My people come down from Hercules; what did yours come down from, a ladder?',
      'I’ve stood at Alesia with sixty thousand coming up behind me. I’ll not be hurried by you.',
      'Come on, then; shall I stoop a little, {title}, or can you reach?',
    ],
    insulted: [
      'You’ll have to go lower. They’ve said it all of me in the Senate, with gestures.',
      'That’s good, that’s nearly as good as what my mother calls me.',
      'Step outside and say it, or step in and have a drink. I’m easy.',
    ],
    amused: [
      'Ha, somebody hold me up. Again, for the ones at the far end!',
      'I’ll have an actress I know do that one in front of the whole Forum.',
      'You’re wasted on honest company, {title}. Dine with me.',
    ],
    greets: [
      'You’re a good fellow to say so. I’d begun to think that I was only owed to.',
      'Well met, {title}! I’ve been among serious people since I woke, and I’ve got cramp.',
      'That does a man good. Ask me for something while it lasts.',
      'By Hercules, a friendly word! I’d forgotten what they look like.',
    ],
    loving: [
      'Come here. I’ve got through two fortunes looking for that, and there it was.',
      'Say it again, louder! I want the neighbours to be jealous, wherever they live.',
    ],
    unloving: [
      'Not tonight, my dear, and you don’t know what it costs me to say so.',
      'I’m spoken for by three people, and they’ve all got tempers. Be glad.',
    ],
    pleads: [
      'Let me have a sword in my hand, or a cup. It doesn’t much matter which.',
      'You’d miss me. Be honest, you’d all be at each other’s throats from boredom.',
    ],
    trusts: [
      'Your hand, there, I never needed more from any man, and only two have robbed me.',
      'Good enough! I’d follow that over a ditch in the dark.',
      'I believe you, {title}; it’s quicker, and it works better than they say.',
    ],
    mistrusts: [
      'That’s a tribune’s promise, my dear. I’ve been one, I know where the hole is.',
      'Swear it drunk, and I might think that you meant it.',
      'I’ve a nose for it. It was broken once by somebody who swore just so.',
    ],
    strikesBargain: [
      'Done, and drunk on! What was it I agreed to? No, never mind, I like your face.',
      'That’s fair for us both, {title}, and a bit unfair for somebody who isn’t here. Perfect.',
      'Settled. You might have had my shirt too; you weren’t paying attention.',
    ],
    refusesBargain: [
      'For that? I’ve tipped bath-boys more.',
      'You can’t get me that cheap. Ask anyone, ask the man who got me dear.',
      'No, I’ve sold most things, but I’ve to be able to sing on the march with those fellows.',
    ],
    grieves: [
      'Pour it out on the ground, all of it, the good one. I’ll not drink before that’s done.',
      'I had an arm round that neck not long ago. Look, I don’t know where to put it.',
    ],
    devout: [
      'Hercules is family. He likes a short prayer and a long dinner.',
      'I’m an augur, you know. Don’t laugh; there are days when I look up, and mean it.',
    ],
    remarks: [
      'Now I’m awake. I was nearly asleep.',
      'I’ve done that, only I was drunk, and it was somebody’s wedding.',
      'The men will hear of it, {title}. I wonder what they’ll make of it.',
      'Well, by Hercules! I’ll say that for you, one isn’t bored.',
    ],
  },
  brutus: {
    counsel: [
      'Define first what you mean to defend. I have found that half of our courage goes on undefined things.',
      'Consider whether you could wish your ancestors to see it. Mine stand in the hall; I pass them daily.',
      'Choose the act, {title}, and then make your feelings follow. In the other order one never arrives.',
    ],
    unknown: [
      'I cannot speak of {topic}. I was at my epitome of Polybius, and asked not to be disturbed.',
      'They confide in me when they want it approved of. That was evidently not the case.',
      'I have no knowledge of {topic}, and an opinion without knowledge is only temperament.',
    ],
    decline: [
      'I am in possession of it, and under an obligation. You will see that the two are one answer.',
      'To say it would be useful and wrong. I have heard that combination praised too much.',
      'Ask my mother. She will not tell you either, {title}, but you will enjoy it more.',
    ],
    agrees: [
      'I have examined it, and I can find no ground for refusing; yes.',
      'I will, and having said it I should like to be held to it.',
      'Yes, I am told that I never want a thing by halves; I did not know that I wanted this.',
    ],
    declines: [
      'I cannot reconcile it with what I said yesterday. I try not to be two people.',
      'No, that I am fond of you is precisely what makes me careful.',
      'The end is good, {title}, and you have asked me to look only at that. I decline.',
    ],
    thanks: [
      'I thank you; I am awkward at it, having been brought up to deserve things instead.',
      'You have considered what would please me. I did not think that it could be found out.',
      'I shall keep {what}, and be reminded by it to be less hard upon people.',
    ],
    spurns: [
      'I should be happier to owe you nothing. It leaves me free to agree with you.',
      'Forgive me, a man who lends at my rates ought not to be given things.',
      'I cannot tell what {what} is for, {title}. When I cannot tell I leave it where it lies.',
    ],
    obeys: [
      'I shall do it. I have asked myself whether I should have done it unasked, and I should.',
      'You have the right to order, and the thing is right. I could not wish for more.',
      'It shall be carried out to the letter, {title}. I am considered tiresome about letters.',
    ],
    balks: [
      'I must disobey, and I would ask you to observe that I do it openly.',
      'There is something in me older than your authority. It comes to me from both sides of the house.',
      'To obey would be easy, and I should have to explain it to myself every night.',
    ],
    believes: [
      'It follows from all that has gone before; I believe it.',
      'I accept it; I had been reasoning towards it for some time.',
      'If you say it, I take it as certain, {title}, and shall act accordingly.',
      'Thank you, it is a kind of respect, to be told.',
    ],
    doubts: [
      'You infer the whole from a part. My teacher at Athens struck boys for that.',
      'I would need to hear it from someone who was sorry that it was so.',
      'That is persuasive, {title}. I distrust it for the same reason.',
      'I cannot believe it merely because it is said.',
    ],
    moved: [
      'I had three arguments, and they have all left me. Do not be proud of it; I am not.',
      'I was told as a boy that pity is a sickness of the mind. It seems that I have caught it.',
      'Very well, I would rather be inconsistent than what I should otherwise be.',
    ],
    unmoved: [
      'You appeal to me as a son, as a friend and as a Roman. I notice that none of these is an argument.',
      'I feel it. I do not see that anything is proved by that.',
      'Whatever I want, I want it very much. For that reason, {title}, I have taught myself to wait.',
    ],
    afraid: [
      'I find that the body has its own school, and has not read ours.',
      'Let me think. No, I do not ask for mercy, I ask for quiet.',
      'I was eight when men came for my father. Your voice is very like.',
    ],
    defiant: [
      'You may oblige me to suffer it. You cannot oblige me to agree that you were right.',
      'I come of people who were asked to choose between their sons and the law. You will hardly be worse.',
      'I have less to say than you hoped, {title}. I only do not move.',
    ],
    insulted: [
      'You have heard something about my birth, or my rates. The one is false and the other was legal.',
      'I shall consider whether there was anything in it. I do not think that there was.',
      'That was said in anger, and I shall answer it in writing.',
    ],
    amused: [
      'I do see it. I am slow to laugh, but I keep at it afterwards.',
      'My wit was bought at Athens, and it is a dry one. Yours grows wild; I envy it.',
      'Do not tell my uncle, {title}. He thinks me the serious one.',
    ],
    greets: [
      'You are kind. I never know what people see when they praise me.',
      'I am glad of it. One reasons better before a friendly face.',
      'I thank you, {title}, and I shall try to be worth it.',
      'That is generous. I am at your service in anything honourable.',
    ],
    loving: [
      'I am not easy to reach. You have come a very long way in, and I find that I am glad.',
      'I have no theory of it. It is the first thing in years that I have not looked up.',
    ],
    unloving: [
      'You deserve someone whole. I am mostly made of what others expected.',
      'I esteem you. I am aware of how that sounds, and it is the warmest true word I have.',
    ],
    pleads: [
      'If I must die I should like to be told for what. I could bear it better with a reason.',
      'Spare my books the flames, whatever you do here. And my mother the manner of it.',
    ],
    trusts: [
      'I accept your word. To ask for more would be to insult either you or it.',
      'You have the look of one who has already counted the cost. I trust that look.',
      'Then it is a thing between us, and need have no other name.',
    ],
    mistrusts: [
      'A very great man gave my father his word. You must pardon me if I look at hands.',
      'You promise what you could not in any case avoid. I wait for the part that is difficult.',
      'I should like to believe you, {title}. I have observed that liking in myself before.',
    ],
    strikesBargain: [
      'I think it equitable. I have looked for my own advantage in it, and there is just enough.',
      'Agreed, let it be written plainly, so that neither of us need be clever later.',
      'I do not like to bargain, {title}, but I like to be exact. We have been exact.',
    ],
    refusesBargain: [
      'You have valued everything correctly, except the thing that I should be parting with.',
      'No, I know what a contract is, I have had one enforced with cavalry and was not proud of it.',
      'I will do it for nothing or not at all. As it stands, not at all.',
    ],
    grieves: [
      'I knew what ought to be said, and began to say it. Then I saw the hands.',
      'They tell me that death is no evil. I should like to see them say so here.',
    ],
    devout: [
      'I think that they do not need it. I think that we do.',
      'I pray as my fathers did, in the same words. It is like holding on to their sleeve.',
    ],
    remarks: [
      'I should have deliberated longer. I only note it.',
      'I am trying to see under which principle it falls.',
      'I saw it; I shall not say more until I have thought about it, {title}.',
      'It was at any rate your own act. One respects that.',
    ],
  },
  pollio: {
    counsel: [
      'Ask how it would read with the adjectives struck out. If there is still something left, do it.',
      'Do whatever you can bear to have told by somebody who was there and did not like you.',
      'Keep copies, {title}. Whoever wins will want to have thought of it first.',
    ],
    unknown: [
      'I was not there for {topic}, so I have left half a page empty.',
      'I have two versions of it, and both from men who were looking the other way.',
      'Nobody of my rank is told of {topic}. We are shown the result, and asked to admire it.',
    ],
    decline: [
      'I have it written down already. You may read it when everyone in it is dead.',
      'I know, and I am not sure that you would survive the margin.',
      'There are things that I record and do not repeat. It is how I come to hear them, {title}.',
    ],
    agrees: [
      'Yes, I hesitated a moment, in order that it should not look like style.',
      'With pleasure. I am so often asked what I think and so seldom what I will.',
      'I will do it, and I promise not to describe it.',
    ],
    declines: [
      'No, I can see how it ends, and the ending is overwritten.',
      'I would rather watch. It is not cowardice, somebody has to be able to say what happened.',
      'You are asking me to be in the story, {title}. I have taken pains to stand at the edge.',
    ],
    thanks: [
      'I am not often surprised, and it is usually by something worse; thank you.',
      'I shall leave it out of the book, so that it may remain mine.',
      'That was kindly done, {title}, and there were no witnesses. I make a note of both.',
    ],
    spurns: [
      'A witness who has been given {what} is only a friend. Pray take it back.',
      'I should have to mention it, you know. You would not look so well as you do now.',
      'I cannot, my grandfather took nothing from Rome but wounds, and we are proud of the set.',
    ],
    obeys: [
      'It shall be done; I shall see more of it so than by standing about with an opinion.',
      'At your order. I shall try not to improve it on the way.',
      'I am young enough to run, and old enough to know why I am being sent. Both are at your service.',
    ],
    balks: [
      'I will witness it, if I must. I will not hold the other end.',
      'I am prepared to obey a great deal of bad prose, but not that.',
      'No, {title}, some day I should have to meet myself on that page.',
    ],
    believes: [
      'That is so. Nobody invents such dull details.',
      'I believe it; it spoils an excellent sentence that I had prepared.',
      'Good, I shall write it down as you said it.',
      'I take it as a fact, {title}, and there are few about.',
    ],
    doubts: [
      'It is too symmetrical. Things happen crookedly.',
      'I have heard the like from three people, and it has improved each time.',
      'Were you there, {title}, or were you near somebody who was?',
      'I should not print it yet.',
    ],
    moved: [
      'I had meant to stay a spectator. It seems that one can be called down from the seats.',
      'That was not well phrased at all. I am entirely convinced.',
      'I shall regret it in the evening, when I have the tablets before me; yes.',
    ],
    unmoved: [
      'I was following the construction. I am sorry; was there something that you wanted?',
      'You have borrowed that from the tragedians. They at least had masks on.',
      'I have heard better men beg, {title}, and wrote down that nothing came of it.',
    ],
    afraid: [
      'I observe that my hand is not quite steady. It will show in the writing.',
      'I had not expected to appear in this chapter. What is it that you want me to say?',
      'One should look at everything closely. I find that I would rather stand further off.',
    ],
    defiant: [
      'Kill me, and someone with less grammar will describe you.',
      'It is noted. I have put down your exact words, so you had better be sure of them.',
      'My people held out against Rome for two years behind a wall, {title}. I was told of it in the cradle.',
    ],
    insulted: [
      'Catullus did it better, and he was speaking of a napkin.',
      'That has a provincial sound. I should know, I was born to it.',
      'I forgive the opinion. I am considering whether to forgive the word order.',
    ],
    amused: [
      'That I shall steal. I shall give it to somebody handsomer, and he will never deny it.',
      'I laughed before I had judged it. It happens to me about twice a year.',
      'You are the only light passage in all this, {title}. Stay in.',
    ],
    greets: [
      'You are courteous, and on such a day. It shall stand in your favour.',
      'I am glad of it. I have been talking to people who only pose.',
      'Thank you, {title}; I never know if one praises me or bribes the record, but I like both.',
      'That is kindly said. I am at your service.',
    ],
    loving: [
      'I have no words for that. I say so with some alarm, since they are all that I have.',
      'Once more, and I shall try to attend only with the heart.',
    ],
    unloving: [
      'You would find yourself in a simile, and never forgive me.',
      'I watch people, I fear. It is a poor thing to be on the other side of.',
    ],
    pleads: [
      'There is a chest of notes. Burn me, if you wish, but have the notes carried out!',
      'I have only seen the beginning. Let me stay to the end; I do not ask to like it.',
    ],
    trusts: [
      'I take your word; I have seen how you look when you are about to lie, and it was not that.',
      'Very well, I shall put it down as a fact before it has happened. I seldom do.',
      'I believe you, {title}, and I have asked nobody else about it. You do not know how rare that is.',
    ],
    mistrusts: [
      'You used the word always. I never knew it to survive a winter.',
      'I should like to have that dated. Promises have a way of having been made at another time.',
      'It is a noble oath, and I think that I have read it. Was it in Xenophon?',
    ],
    strikesBargain: [
      'We have agreed in four sentences. I have seen treaties that needed a poet.',
      'It is fair. I say so now, in case I should be asked to doubt it later.',
      'Done, {title}, I shall describe us both as having been reluctant.',
    ],
    refusesBargain: [
      'You want me to see less than I saw. It is the one article that I do not stock.',
      'The offer is good. It is only the comparison with honesty that hurts it.',
      'No, I should always have to skip that page, and I read aloud.',
    ],
    grieves: [
      'I shall get the year right, and the place. It is not what one would wish to have been able to do.',
      'I keep wanting to ask what it was like, and there is only the one who could tell me.',
    ],
    devout: [
      'I put down the omens with everything else. They have been no more wrong than the scouts.',
      'My mother prays in Oscan, so that the gods may know it is not Rome that is asking.',
    ],
    remarks: [
      'I must be careful how I tell that. The truth will look like flattery, or else like malice.',
      'I was here, and saw it. It is all that one can ask of a witness.',
      'I had my eyes on the others, {title}. It is on those that such a thing is written.',
      'It will be told in four ways. I have the fifth.',
      'If I live to be old I shall be asked about this. I shall begin with the weather.',
      'I counted who looked on, {title}. It was more than will remember it.',
      'Somebody has to write down what really happened. I notice that nobody is crowding me.',
      'I made a note. I have left room for what it will be called afterwards.',
      'One day they will put a speech in your mouth for that, {title}. You hardly said a word.',
      'I do not judge while I look on. It blurs the hand.',
      'So it goes, on a day on which nothing was expected. I must remember that it rained elsewhere.',
      'A poet would have it happen at dawn. I shall have to disappoint him.',
    ],
  },
  labienus: {
    counsel: [
      'Count horses, not standards. Then do it tomorrow before light, and let nobody blow anything.',
      'Trust the ground. It has never changed sides, and it does not write its own account.',
      'Do not do it for thanks, {title}. I have tried that, and the pay is better elsewhere.',
    ],
    unknown: [
      'I have had nobody out in that direction. When I have seen {topic}, I will tell you what it weighs.',
      'I was given the winter quarters to mind. Councils are for those who sit nearer the fire.',
      'Do not ask me about {topic}. I am told what to take, and afterwards who took it.',
    ],
    decline: [
      'I know to the last cohort. That is why I shall keep my mouth shut.',
      'I would not tell my own son, and he rides better than you.',
      'You want it for nothing, {title}. I paid for it with nine years.',
    ],
    agrees: [
      'Yes, I have been asked worse by a man who smiled more.',
      'I will do it; and this time I want it said who did.',
      'Granted, you spoke to me as to a commander; it has an effect.',
    ],
    declines: [
      'No, I have carried other men’s plans uphill for long enough.',
      'Not for you, and not for a larger man either. I have finished with being lent.',
      'I say what I mean, {title}: no. I leave the handsome phrases to the despatches.',
    ],
    thanks: [
      'I earned more and got less, where I was. I thank you for it.',
      'I have had my share counted out to me by a secretary. You brought yours yourself.',
      'For {what} you have my thanks. I do not hand those out like rations.',
    ],
    spurns: [
      'I was given a fortune so that I should not notice what I was not given; keep it.',
      'Do you take me for a Gaulish chief? One hangs {what} round their necks, and they come in.',
      'I buy what I need, {title}. It saves having to smile.',
    ],
    obeys: [
      'It will be done before they have finished asking how. I never needed the how.',
      'It is as good as done. You may keep the reasons for the book.',
      'I obey. Look well, {title}, you will not often see it done so thoroughly and so sourly.',
    ],
    balks: [
      'No, I have left one commander’s tent in my mind every night for a year. I can leave yours on foot.',
      'You will have to give that to a man who is still trying to please.',
      'I do not attack what I was set to guard. Find my successor.',
    ],
    believes: [
      'I smelt it. When headquarters grows polite there is always something dead.',
      'It fits the ground and it fits the man; I believe it.',
      'Good, I like to know a thing while there is time.',
      'I take your word, {title}; I have not said that often this winter.',
    ],
    doubts: [
      'Who counted? Some boy on a tired horse, I suppose.',
      'I have spread such tales myself, to get a town to open.',
      'It may do for the Senate, {title}. I would not move a picket for it.',
      'No, it does not smell of the truth.',
    ],
    moved: [
      'I have burnt villages with that sound in my ears. I will not hear it again today; have it.',
      'Enough, you ask like a soldier, and I never could hold out against one.',
      'So be it; I have been hard for another man’s glory; let me be soft on my own account.',
    ],
    unmoved: [
      'They wept at Lutetia too, on both banks.',
      'I have no quarrel with your reasons. They are simply not on my side of the ditch.',
      'Talk to somebody who is loved, {title}. They can afford it.',
    ],
    afraid: [
      'You have the higher ground, I can see that. I know what it is worth.',
      'I have used that threat, and I meant it. So I take it that you do.',
      'Ask, then. A man who charges without reserves has not been taught by me.',
    ],
    defiant: [
      'I held a hill at Alesia with thirty-nine cohorts and no orders. You do not look like a relief army.',
      'I taught half of them to fight. Find me one of the other half, and try.',
      'Strike, {title}, or be quiet. I have been kept waiting by better.',
    ],
    insulted: [
      'Call me a Picene and a client. I was both, and I am the one who is never written up.',
      'I have killed Treveri for less, and they were at least being brave.',
      'It will be returned to you. I keep my horse, my temper and my accounts, all saddled.',
    ],
    amused: [
      'Hm, that was good. Do not look at me, I have forgotten how the face goes.',
      'The troopers have one like it, about a legate. I was meant not to hear it.',
      'I shall laugh tonight, {title}, when I have put the sentries out.',
    ],
    greets: [
      'You remembered who I am without being prompted. It has not been the fashion.',
      'I am in a bad temper, but it was not you who began it; I thank you.',
      'I take that kindly, {title}. I have been praised in the third person for so long.',
      'Good, I had begun to think that I was only useful.',
    ],
    loving: [
      'I am rough, and I know it. You will have to tell me when I hold too hard.',
      'Nobody waits for me anywhere. If you meant that, I could learn to ride slower.',
    ],
    unloving: [
      'I have slept in leather for nine years. There is nothing under it that would interest you.',
      'Look for somebody with a future. I have only a record.',
    ],
    pleads: [
      'Give me what I gave the Gauls who fought well: a short road and a sharp sword.',
      'I could be worth a legion to you. I do not ask to live for any prettier reason.',
    ],
    trusts: [
      'Good, I can hear when a man has finished lying; there is a sort of quiet.',
      'I believe it; break it, and I know every road that you could take.',
      'Your hand will do, {title}. In Picenum we do not write such things down.',
    ],
    mistrusts: [
      'I was promised honour once by one who was very free with gold. I have the gold.',
      'I have heard chiefs swear better, on their children, with the horses already behind the wood.',
      'Let me have the bridge first. Then swear on it.',
    ],
    strikesBargain: [
      'That is square. My share has a figure to it, and no compliments round it.',
      'Agreed, I shall keep to it like a picket line, and I expect to see you do the same.',
      'We have a bargain, {title}. Put my name first on something, for once.',
    ],
    refusesBargain: [
      'I am not short of money. You would have to offer what he never did.',
      'It is a junior’s terms. I have not been a junior since I had a brown beard.',
      'No, I have changed one master’s bread for promises before now; one gets thin.',
    ],
    grieves: [
      'I trained that arm, if it is one of mine. I ought to have trained it to be somewhere else.',
      'Do not make a speech over it. Dig deep, and let the horses stay away.',
    ],
    devout: [
      'I pray to the ground before a battle. It is there that most of us go.',
      'My vows are to the gods of Cingulum. They are small, and have never mistaken me for another.',
    ],
    remarks: [
      'I saw it from the side. That is where one sees who flinches.',
      'I have no opinion, {title}. I have been thanked too little for those I had.',
      'It is not how I would have done it. But I have seen worse succeed.',
      'There, now somebody will take the credit, or the blame.',
    ],
  },
  servilia: {
    counsel: [
      'Find out who is afraid. That is the person who will have decided it by dinner.',
      'Let it be known that you have declined something. It scarcely matters what.',
      'Never be on one side only, {title}. I married off three daughters on that principle.',
    ],
    unknown: [
      'Nobody has told me about {topic}, which is itself a piece of news. I shall find out who forgot to.',
      'I had the whole of that family to dinner, and they talked about oysters. It must be serious.',
      'If I do not know about {topic}, then it was settled by men alone, and will have to be settled again.',
    ],
    decline: [
      'I do know. I have known for so long that it has grown quite valuable.',
      'My dear, one reads letters, one burns them, one forgets. I am at the third.',
      'It would hurt somebody whom I may need. Ask me when I have replaced him, {title}.',
    ],
    agrees: [
      'Certainly, you must only remember to look surprised when you are told.',
      'I consent, I had arranged it already, but it is pleasanter when one is asked.',
      'Yes, I shall say that my brother disapproved; it helps.',
    ],
    declines: [
      'No, and you will not mention to anyone that you asked. You see how fond I am of you.',
      'I do not lend my name, {title}. I have a son who wears it out fast enough.',
      'One of us would come to regret it, and I have not the leisure.',
    ],
    thanks: [
      'How well you have chosen. You must have had it from my maid; I shall raise her allowance.',
      'I have been given pearls by men with less idea of what I like.',
      'You shall find that I am not ungrateful, {title}. It is merely never seen to happen.',
    ],
    spurns: [
      'Too much or too little, my dear. With {what} one is always the one or the other.',
      'I do not accept what I cannot wear, hide or forward. Take it home.',
      'Somebody told you that I can be pleased. It was a long time ago, and he was richer.',
    ],
    obeys: [
      'As you wish. I find it restful to be told, about once in ten years.',
      'It shall be seen to. You need not know which of my freedmen has gone.',
      'I am at your orders. Do remark it to people, {title}, they will be so unsettled.',
    ],
    balks: [
      'One does not give me orders. One gives me reasons, and I decide whether they were mine.',
      'My own guardian never dared it, and the law was with him.',
      'I shall certainly not. I shall not even refuse; I simply did not hear it.',
    ],
    believes: [
      'I was told something of the kind by one who had reason to lie. Now I know.',
      'I believe it; you would have told it better if it were invented.',
      'Thank you, I like to hear a thing before my freedmen do.',
      'So it is true, {title}. I must remember to look surprised.',
    ],
    doubts: [
      'Who let that out, and for how much?',
      'I should have heard of it, my dear. I hear of everything twice.',
      'You believe that because it is dreadful, {title}. It is a man’s way of being well informed.',
      'No, it has been through too many bedrooms to be true.',
    ],
    moved: [
      'Oh, very well. I was young once, and nobody gave way to me either.',
      'You have touched something which I had thought was let to strangers. Have what you want.',
      'I shall do it, and be thought to have a motive. Let them look for it.',
    ],
    unmoved: [
      'You do it prettily. My brother used to roar; I was not moved by that either.',
      'I have kept dry eyes through a proscription, my dear. I can keep them through that.',
      'You are asking my heart, {title}. It dines out.',
    ],
    afraid: [
      'Let us be quite calm. There is a great deal that I could do for you, and you have not asked yet.',
      'It is not for myself. I have a son who would do something noble about it.',
      'I have outlived a good many masters of this city. I am prepared to be reasonable with one more.',
    ],
    defiant: [
      'I was left a child among Sulla’s friends, and they brought me dolls. You have brought nothing.',
      'Do you know how many letters I have, and from whom? I should not begin with me.',
      'My brother is the brave one, {title}. I am merely the one who has never been made to do anything.',
    ],
    insulted: [
      'They say it in verse at the baths, with better scansion.',
      'I shall not be angry. I shall leave you out of something, and you will never learn what.',
      'How very frank. It is a great economy in a person of no consequence.',
    ],
    amused: [
      'You are dreadful. Come and lie on my couch, I shall have you next to a consul.',
      'I never laugh, it is bad for the paint. Look what you have done.',
      'My brother must never hear that, {title}. He would have it repealed.',
    ],
    greets: [
      'You say that to all the mothers of senators, but do go on.',
      'How charming of you. One judges the times by who is still polite.',
      'I am delighted, {title}, and rather curious what you want.',
      'You are very good; I have been flattered by experts, and I liked that better.',
    ],
    loving: [
      'I had thought that I was past being surprised. Put out your hand, let me see if it shakes.',
      'I have been loved by one who was always leaving. Stay until it is tedious; I should like that.',
    ],
    unloving: [
      'You are charming, and there was someone before you who spoilt me for charm.',
      'At my age one is not courted, one is consulted. Do not lower me.',
    ],
    pleads: [
      'Whatever you do to me, you will not do it to my children. I ask you that on my knees; look well.',
      'There is a pearl. Nobody knows where it lies but I; let us talk about the pearl.',
    ],
    trusts: [
      'I take it as given. You know what I am like when I have been disappointed.',
      'I believe you, my dear. You have not the sort of face that could afford to lie to me.',
      'Good, I shall build upon it, quietly, and send you the plans.',
    ],
    mistrusts: [
      'I have had promises from the greatest breaker of them living. One acquires a palate.',
      'You were thinking of somebody else while you swore. I wonder which of us it will cost.',
      'How solemn! My first husband was solemn, {title}, and trusted a general’s word.',
    ],
    strikesBargain: [
      'We understand each other. Let us both go in, and be seen to have quarrelled.',
      'It is agreed, and you have done better than you know. I always leave a little on the plate.',
      'Very fair. I shall have it mentioned to the person who believes that he decides these things.',
    ],
    refusesBargain: [
      'I have bought estates at auction for a tenth. I know what you think I am, and you are bidding too high for it.',
      'No, {title}, you want a mother’s influence, and you have offered a banker’s commission.',
      'There is nothing on that list which I could not have for asking nicely.',
    ],
    grieves: [
      'Draw the curtain. I have never been seen at it, and I shall not begin.',
      'I had plans for all of them, you know. One keeps on moving a piece that is no longer there.',
    ],
    devout: [
      'I give the Good Goddess what is hers. She at least has never asked to see my letters.',
      'One prays for one’s children by name, and for the rest in bulk.',
    ],
    remarks: [
      'I shall be told about that by six people before dinner. I shall be astonished six times.',
      'And now watch who is the first to say that he always thought so.',
      'I have seen men do such things before, {title}. They never asked me either.',
      'I say nothing; I merely raise an eyebrow, and it costs me something at my age.',
    ],
  },
  favonius: {
    counsel: [
      'Say it out loud first! If you can’t bear to hear yourself, it’s wrong.',
      'Do what a better man would do, and copy him in everything, down to the sandals. I’ve made a career of it.',
      'Don’t be tactful, {title}. Every disaster I ever saw came in on tiptoe.',
    ],
    unknown: [
      'They keep me out when it’s about {topic}. They say that I’d shout, and they’re right.',
      'I asked! I asked in front of everybody, and the great men looked into their cups.',
      'I’ve not heard a true word about {topic}. I’ve heard plenty, and I interrupted all of them.',
    ],
    decline: [
      'I know and I shan’t say. Mark the day, it’s never happened before.',
      'You’ll get that from me when they put it to the vote, and then they’ll hear it in Capua.',
      'No, I gave my word to a man who’d never forgive me, {title}, and he’s right never to.',
    ],
    agrees: [
      'Yes, and I’d have been quicker if there had been anyone to contradict.',
      'Good, I like a question with a straight back; yes.',
      'I’ll do it, {title}, and tell everyone why, so get out of the way.',
    ],
    declines: [
      'No, and I’m surprised at you, and I’d be surprised at myself.',
      'Never. It’s soft, it’s rotten, and somebody’s cousin is making money by it.',
      'Ask me something honest and see how I jump; not that.',
    ],
    thanks: [
      'Well, I’ve no manners, everybody says so, and so you’ll know it’s meant.',
      'I had no need of {what}, and I’m as glad of it as a boy. Don’t tell a certain person.',
      'Thank you, there, now let’s be disagreeable again, {title}, I’m easier so.',
    ],
    spurns: [
      'Away with it! I gave wreaths and radishes at my own games, and I’ll not take {what} at yours.',
      'What’s it for? Speak up, what’s it for? I thought so.',
      'I’m nobody, and even I am not to be had. You might tell the others.',
    ],
    obeys: [
      'I’m off. I’ll be rude to everyone on the way, it saves time.',
      'I’ll do it, and tie my own sandals to do it, and anybody else’s.',
      'An order with no bowing in it! I like you better for that, {title}.',
    ],
    balks: [
      'Make me! I’ve been made to do things by experts, and did the opposite.',
      'No, you don’t frighten me, and you don’t outshout me, so where does that leave you?',
      'I obey one man’s frown, {title}, and it’s not on your face.',
    ],
    believes: [
      'Of course it’s true! I’ve been shouting it since the autumn before last.',
      'I believe it; it has the ring.',
      'There, and who was told to sit down when he said so? I was.',
      'Good, {title}! At last somebody comes out with it.',
    ],
    doubts: [
      'Rubbish! Who swallowed that? Somebody with a consulship to lose.',
      'That’s been warmed up, {title}. It came round last year with a different sauce.',
      'I don’t believe it, and I’ll say so to anyone.',
      'If it’s so, let’s see it! I’ll look under the benches for it, if I must.',
    ],
    moved: [
      'Oh, confound it. I set out to be Roman, and you make me weep like a Greek.',
      'You’ve got me. Now don’t tell me that I’ve a good heart, I’ve worked for years to hide it.',
      'I’d refuse, {title}, if I could only think how he would do it.',
    ],
    unmoved: [
      'No good looking at me so. I practise in front of a bust.',
      'Go on, I’ll tell you when it starts to work.',
      'I’ve a great man’s example before me, {title}. He’d have left the room by now.',
    ],
    afraid: [
      'I’m not trembling, I’m indignant! They’re very alike from the outside.',
      'All right, you’ve made your point. I make mine the same way, so I know it when I see it.',
      'Wait. I’ve always been brave with somebody braver in the room.',
    ],
    defiant: [
      'Shout louder! I’ve been howled down by the entire Senate, and I went on to the end.',
      'They threw me out of the door once, {title}, and I came in by the next.',
      'Ha, you’ll have to do it in public, then. I never do anything anywhere else.',
    ],
    insulted: [
      'Ape, they call me. Have you seen what the rest of them are imitating?',
      'I say worse to consuls before breakfast, and I say it to their faces.',
      'Good, frankness! At last! You’re entirely wrong, but go on.',
    ],
    amused: [
      'Ha, I’d never have dared. Yes, I would; I’d have said it too loud.',
      'Say that to the great man himself, {title}, and I’ll hold your cloak!',
      'I shall repeat it at the wrong moment. It’s what I’m for.',
    ],
    greets: [
      'You’re glad to see me? Nobody is, they look for the door.',
      'That’s honest of you. I’d say something sour, but I can’t think of anything.',
      'Good day, {title}; you’re the only civil person I’ve met this week.',
      'I’m not used to it! Give me a moment, I’ll be rude again presently.',
    ],
    loving: [
      'Me? Are you sure? I’ve insulted everyone else who tried.',
      'I don’t know what he’d do now. I believe I’ll have to be myself.',
    ],
    unloving: [
      'Get off! I’m married to the Republic, and she’s no beauty either.',
      'I was never any good at it. I always say what I think in the middle.',
    ],
    pleads: [
      'I never learnt how he does this part! Give me a moment, I’ll try to stand like him.',
      'Shut my mouth, if you must, but not for good. What would you all have to complain of?',
    ],
    trusts: [
      'Done, I trust you; I’m never in between, I’ve no talent for it.',
      'You said that as he would say it. I’ve no higher praise.',
      'I believe you, {title}, and I’ll bite anybody who laughs.',
    ],
    mistrusts: [
      'We were promised armies once. I’ve looked for them under the table.',
      'Swear, swear! They all swear. It’s the only gymnastics they still do.',
      'I don’t believe it, and I’m saying so now so that I needn’t say it later, louder.',
    ],
    strikesBargain: [
      'Fair’s fair! I’ve looked for the swindle in it, and I’ve been over it twice.',
      'Agreed, if it’s wrong I’ll be the first to say so, and I’ll say it on your doorstep.',
      'Very well, {title}; I feel as if I’d eaten something rich.',
    ],
    refusesBargain: [
      'A bargain? Do I look like a man who has things to sell? Look at the cloak.',
      'No terms! I don’t know precisely why, but I know who would.',
      'That’s not an offer, {title}, that’s a smell.',
    ],
    grieves: [
      'I was rude to everybody who ever mattered to me. There was always going to be time to leave off.',
      'No speech from me. For once in my life I’d like the rest of you to talk.',
    ],
    devout: [
      'I pray as I vote: aloud, and generally in the minority.',
      'Hush, I’m being quiet. You see that I can do it for someone.',
    ],
    remarks: [
      'Well, if nobody else will open his mouth I will: I saw that!',
      'If I’d done that they’d have hissed. I’m not complaining, I like to be hissed.',
      'I’d not have missed that for a praetorship, {title}.',
      'There’s those who’ll praise it and those who’ll damn it, and I’ll shout at both.',
    ],
  },
  lentulus: {
    counsel: [
      'Be haughty, and be it early. I have found that people mistake it for a plan.',
      'Promise them all something out of the province that you have not been given yet.',
      'Let somebody else take the minutes, {title}. I have read what they made of mine.',
    ],
    unknown: [
      'A consul is not told of {topic}; he is told that it has been dealt with.',
      'I believe that it was read out. I was thinking of my creditors, they sit so near the front.',
      'Ask my colleague about {topic}. We divide the work: I have the dignity, and he has the papers.',
    ],
    decline: [
      'I could say, but I should have to rise, and I have just been made comfortable.',
      'It is a matter of state. That is to say, it concerns money of mine.',
      'I do not answer questions, {title}, I put them, and then I put them off.',
    ],
    agrees: [
      'Very well, I have refused tribunes today, one may as well be even-handed.',
      'Granted, in my name and, if you like, in that of the Republic.',
      'Yes, {title}. You need not look so astonished, it cost me nothing.',
    ],
    declines: [
      'The chair does not entertain it. I am the chair.',
      'No, I am a Cornelius; there are statues of us saying it.',
      'I cannot answer for what would happen, {title}. You may have heard that I never can.',
    ],
    thanks: [
      'At last! I had been wondering when somebody would notice what a consulship costs.',
      'You are generous, and I hope that you are rich. I should like you to be able to do it again.',
      'I shall keep {what} where my creditors are not shown.',
    ],
    spurns: [
      'I was offered a great deal more by Balbus, and refused it before lunch.',
      'Is that what I am thought to fetch? Put {what} away before my lictors laugh.',
      'A consul, {title}, takes provinces. Leave such things for my secretary.',
    ],
    obeys: [
      'I shall do it with such an air that nobody will notice who began.',
      'Very good, it is irregular, but what I owe is irregular, and I live with that.',
      'I yield to you, {title}. I have done so for usurers, who ask much less kindly.',
    ],
    balks: [
      'The rods go before me. You may walk behind them, or you may walk under them.',
      'Nobody commands a Cornelius. We have had the greatest trouble to command ourselves.',
      'No, {title}, I shall have it put down that the question did not arise.',
    ],
    believes: [
      'It is confirmed, then. I shall let it be seen that I had expected it.',
      'I believe it; it is just the thing to happen in my year.',
      'Very well, I take note of it, as consul and in person.',
      'I am obliged to you, {title}. One is told so little in this office.',
    ],
    doubts: [
      'I will not have it put to the house. Once it has been put it begins to be true.',
      'Nonsense. I should have had to be told first.',
      'I do not believe it, {title}, and I advise nobody else to.',
      'It was invented to bring down the price of land. I know, for I have land.',
    ],
    moved: [
      'You are very affecting. I had intended to have you removed.',
      'Oh, let it be done. I shall be called weak by my friends, and they all owe me dinners.',
      'I am touched, {title}. Do not say it outside, there would be a queue.',
    ],
    unmoved: [
      'I have had a tribune on the floor before me, invoking the gods. I looked at the door.',
      'You are out of order, but you are out of order charmingly.',
      'I reserve my pity. I may want all of it, {title}, at the next settlement of accounts.',
    ],
    afraid: [
      'Lictors! No, let them be, I was only asking where they had got to.',
      'I am merely the presiding officer. What was done was done by those who voted for it.',
      'One may differ, surely. I have differed from myself, {title}, if the hour was late.',
    ],
    defiant: [
      'I am consul of the Roman people. You will have to cut through a great deal of purple.',
      'There was a Cornelius who made this city run with it, and he was a mild man next to me.',
      'You threaten one who owes eleven millions. Do you suppose that I wake up happy?',
    ],
    insulted: [
      'I have been called a bankrupt by better bankrupts.',
      'That shall be dealt with when I am Sulla. I keep a list, and it is not a short one.',
      'From you, {title}, I had expected at least an epigram.',
    ],
    amused: [
      'Capital, I must tell it at the next sacrifice, there is always such a wait.',
      'Ha, I laughed, and I have a signet on. It must have been good.',
      'Have it sent to my colleague, {title}, with a note to explain where one smiles.',
    ],
    greets: [
      'You come with no writ and no petition? Then I am delighted.',
      'You put it very properly. Most people leave out the office.',
      'I am gracious by nature, {title}, and it is pleasant to be given occasion.',
      'I thank you; it will be taken into account, with the rest.',
    ],
    loving: [
      'You ask for nothing? I had a speech ready for people who ask for something.',
      'I am generally loved on account. Forgive me, I did not recognise it in coin.',
    ],
    unloving: [
      'My affections are pledged, with everything else. You would have to stand in line.',
      'You see the purple, my dear. There is a much smaller man inside it, and he is not at home.',
    ],
    pleads: [
      'I can be ransomed! There are people who cannot afford that I should die: ask at any bank.',
      'Not me. I voted as I was stood. There was always somebody behind my chair!',
    ],
    trusts: [
      'I shall believe you. It is a novelty, I have lived for so long on being believed.',
      'Good, I have taken up loans on the strength of less, and larger ones.',
      'Your word is accepted, {title}. Let nobody say that I never took anything without interest.',
    ],
    mistrusts: [
      'I know that oath. I swear it every kalends, in the same voice.',
      'You would not be swearing if you had anything to put down.',
      'A promise is what one gives instead. I am an authority upon it, {title}.',
    ],
    strikesBargain: [
      'I like it. It is payable by somebody else, and after my year of office.',
      'It is agreed, and I shall say that you begged.',
      'Let us sign, {title}, while neither of us has read it.',
    ],
    refusesBargain: [
      'You would satisfy my creditors and leave out me. They have never been so thoughtful.',
      'I want a province with a coast to it. You have offered me arguments.',
      'No, they would say that I had been bought, and at that price, {title}, they would be sorry for me.',
    ],
    grieves: [
      'I had always meant it to be other people’s families. I dare say that everyone does.',
      'I knew the father. One sits beside them at the games for years, and then one has to write.',
    ],
    devout: [
      'I perform it without a fault, and I am thinking of the kalends. They must be used to that in consuls.',
      'Heaven holds my oldest debt. It is the only one who never sent round.',
    ],
    remarks: [
      'I should have had that voted first. Then it would have been nobody’s doing.',
      'I could not answer for the consequences. I mention it because people like me to.',
      'Well, it will annoy my colleague. There is always that to be got out of anything.',
      'I have seen it, {title}, in an unofficial capacity.',
    ],
  },
  curio: {
    counsel: [
      'Make an entrance. Nobody remembers what a man did, if he came in well enough.',
      'Borrow for it. If it fails you were ruined in any case, and if it works you were a genius.',
      'Propose the opposite of what you want, {title}, and let them talk you round. I did it with a whole Senate.',
    ],
    unknown: [
      'Nobody has leaked {topic} to me. I must be slipping, or it must be honest.',
      'I left before the end. I always do, one must not be there when they bring the bill.',
      'I could invent you something splendid about {topic}, and within the hour you would hear it back as fact.',
    ],
    decline: [
      'I was paid to say a great deal and I was paid extra for that.',
      'It is the last thing I own that has not been sold. Let me enjoy it for a day.',
      'You may guess, {title}, and I shall look mysterious. I am very good at it from this side.',
    ],
    agrees: [
      'Yes, I did not listen to the end, I hope that there was nothing tedious in it.',
      'Of course, my price for that is to be asked again, with everyone looking.',
      'I am your man. I have been several people’s, but never with so little pressing.',
    ],
    declines: [
      'It is not a question of principle. I only thought that I should like to try how refusing feels.',
      'No, I have an instinct for bad theatres, and this one has only one door.',
      'You could not afford me, {title}, and you cannot shame me; what did that leave?',
    ],
    thanks: [
      'And I have nothing on me but debts! Take one, take any of them you like.',
      'I shall tell people that it cost you ten times as much. It is how I thank.',
      'I have been bought so often, {title}, that I had forgotten that one can be given things.',
    ],
    spurns: [
      'For nothing? I never take anything for nothing, it lowers the market.',
      'They would say that I come cheap since I was tribune. Do take {what} back.',
      'My dear, no. I have a reputation for being corrupt, and that would make it petty.',
    ],
    obeys: [
      'It shall be done, and I shall bow afterwards.',
      'I obey, and no one will know me. It is my best disguise so far.',
      'Yes, at once, {title}. I find that it saves one no end of thinking.',
    ],
    balks: [
      'I forbid it! Forgive me, it slips out: I was a tribune, and it was so delicious to say.',
      'No, I only do desperate things, and that is merely unpleasant.',
      'Send someone solid. I should forget half-way and join whoever was winning.',
    ],
    believes: [
      'Naturally it is true. I was on the point of starting it as a rumour.',
      'I believe it; nobody would have made it up so badly.',
      'Good, a fact. I shall enjoy it while it is fresh.',
      'I believe you, {title}; it is a novel sensation for both of us.',
    ],
    doubts: [
      'Charming, and badly rehearsed.',
      'I have told that one myself, with gestures.',
      'Who paid for it, {title}? I ask merely as one who knows the tariff.',
      'I should love to believe it. I have believed so little lately.',
    ],
    moved: [
      'You have done it without raising your voice. I shall have to unlearn everything.',
      'Curse it, there is something in my eye, and I did not put it there.',
      'Very well, it will ruin me, but I was ruined at nineteen, and it suited me.',
    ],
    unmoved: [
      'Bravo! A little more breath before the end, and I should have been gone.',
      'I was trained by my father to weep at will. It leaves one nothing for other people’s.',
      'You are sincere, {title}, I see that. It is like watching someone juggle with one ball.',
    ],
    afraid: [
      'Let us not do anything without an audience. Is there nobody who could come in?',
      'I have talked my way out of worse, but I had the house with me.',
      'I can be on your side before you have finished the sentence. I have done it in less.',
    ],
    defiant: [
      'I vetoed a consul with my mouth full. You will need to do something striking.',
      'Do it, by all means. I only regret that I shall miss what they say of it.',
      'I am insured for sixty millions, {title}. You would have the whole Forum in tears.',
    ],
    insulted: [
      'The daughter of Curio, they used to call me. You are twenty years behind the wits.',
      'Venal? I object to the tone. I was extravagantly venal.',
      'I should be hurt if I had not made that up about myself, {title}, for a wager.',
    ],
    amused: [
      'Oh, that is mine! It is not yet, but it will be by this evening.',
      'Wait, wait, I must sit. I have not enjoyed anything so much as that since they hissed a consul.',
      'You ought to have had a theatre, {title}. I had one made that turns; I shall lend it you.',
    ],
    greets: [
      'Flatter me again, and do it from the left; I take the light better there.',
      'At last, somebody with a face! I have been among people who were only opinions.',
      'You are kind, {title}; I shall repay it, as I repay everything, late.',
      'I am charmed, and I am not even being paid for it.',
    ],
    loving: [
      'I have had lines for this since I was seventeen, and I have dried. How very odd.',
      'Nobody is looking, and you meant it. I shall not know where to put it among my things.',
    ],
    unloving: [
      'You would tire of me, once you had heard all of it twice. I have.',
      'I have a wife with the stronger will of the two. I never do anything without losing to her first.',
    ],
    pleads: [
      'Not yet! I was only just beginning to be serious, ask anyone, they laughed.',
      'I owe money to half the world. Kill me, and you will have all of them at your door.',
    ],
    trusts: [
      'I believe you, and I ought to warn you that I have never done it before.',
      'Good, one of us had to be reliable, and it is late for me to begin.',
      'I take your word, {title}; I would give you mine, but you would want to know who has it.',
    ],
    mistrusts: [
      'I have moved that myself in nine different forms of words, and meant one.',
      'You said it a shade too well. I know, for I was the one who taught that to the young.',
      'One promise, {title}? I should want at least three, so as to have two to spare.',
    ],
    strikesBargain: [
      'Taken, I was ready to pay you, but you looked as if you would enjoy it more this way round.',
      'I am sold. Do not look grave, it hardly hurts after the first time.',
      'Let us shake hands before a conscience comes in. One never knows whose.',
    ],
    refusesBargain: [
      'You open like an undertaker. I was bought by an artist, and it has spoilt me.',
      'Make it ten times that; no? Then let us say that I was incorruptible; it will amuse my friends.',
      'I have only one soul, {title}, and there are already four mortgages on it.',
    ],
    grieves: [
      'I have no speech. You will understand what that means, from me.',
      'We laughed so much, only the other day. I keep hearing where the laugh would have come.',
    ],
    devout: [
      'I was made a pontiff for my looks. I do listen sometimes, when the rest are singing.',
      'Do not wake them all at once. There is one up there whom I still owe for a thunderstorm.',
    ],
    remarks: [
      'One could not have put that on the stage. They would have said that it was forced.',
      'I should have paused before it, and looked up.',
      'They will be divided on it, {title}. I never saw anything that was so worth dividing.',
      'I watched. It is the first thing today that I did not have to pretend to.',
    ],
  },
  cleopatra: {
    counsel: [
      'Learn the language of whoever empties your lamps. Everything else is told to you by interpreters.',
      'Arrive. I do not say attack, or ask; I say, be there when they open their eyes.',
      'Do as the river does, {title}. It gives no reasons, and they build their year on it.',
    ],
    unknown: [
      'My ministers have kept {topic} from me, in three alphabets. I shall read it in their faces.',
      'It was done where I was not. A queen has always to ask who was in the room.',
      'Rome does not tell us of {topic}. It sends a bill, and one works backwards.',
    ],
    decline: [
      'I know it, and the one who told me is still alive, because I do not repeat things.',
      'There are doors in my house which open to the gods and to me. You are neither.',
      'I could answer in nine languages, {title}. I choose the tenth, which is this smile.',
    ],
    agrees: [
      'It pleases me. You may tell your scribes that it was difficult.',
      'Yes, my house has been saying no for three hundred years; let us see what the other does.',
      'I grant it, {title}, as one grants water: on a day of my choosing, and more than you asked for.',
    ],
    declines: [
      'No, I could wrap it up in Greek for you, but you would find the same thing inside.',
      'It does not please me. In Egypt that is the end of a document.',
      'You ask the woman, {title}, and it is Egypt that would have to pay. She says no.',
    ],
    thanks: [
      'You have understood that I own everything, and therefore looked for something that one cannot own. That is rare.',
      'I shall have {what} set down among the gifts of kings. You will not find the company dull.',
      'I am pleased. Do not look about you, it is with you that I am pleased.',
    ],
    spurns: [
      'One does not offer {what} to the mistress of the Nile. One leaves it, and hopes.',
      'Give it to my brother. He still likes things that are shiny.',
      'My father was presented with such things at Rome, {title}, and charged for them afterwards.',
    ],
    obeys: [
      'I shall do it. I only wish somebody to remember that I was asked, and by name.',
      'Very well, one obeys so seldom that it has the charm of travel.',
      'I bow to that, {title}. Observe how far: it is exactly to here.',
    ],
    balks: [
      'Nobody has commanded me since my father, and he asked me first what I should like to be told.',
      'I do not go. I am gone to.',
      'You may move the throne, if you can lift it. You will not move what sits there.',
    ],
    believes: [
      'I believe it; it explains why the eunuchs were kind.',
      'Thoth has weighed it, and so have I; it is true.',
      'You tell me the truth. I hardly know what to do with it.',
      'I had supposed so, {title}. It is agreeable to be told before the servants are.',
    ],
    doubts: [
      'Who pays you to think so? You need not blush, I merely wish to raise it.',
      'That has the accent of Alexandria. They could sell a rumour to the sea.',
      'I was told that I was dead, {title}, more than once. I have learnt to ask for the body.',
      'I do not believe it; you may try again, more slowly.',
    ],
    moved: [
      'You make me feel my age, which is that of a girl, and I had taken such trouble over it.',
      'Isis went begging too, from door to door, and was a goddess all the time. You have it.',
      'I had composed my face to refuse. It will have to be composed again.',
    ],
    unmoved: [
      'They weep better in our temples, and it is paid for by the hour.',
      'I was taught rhetoric by the man who now advises my enemies. You see that I have reason to dislike it.',
      'You plead well, {title}. I have been pleaded with since I was an infant, and it makes no impression.',
    ],
    afraid: [
      'I am not used to being spoken to without a floor’s length between us. Allow me a breath.',
      'I have slept with one eye upon my own family. You only make one more.',
      'What is it that would content you, {title}? Kings have asked me for less than you seem to want.',
    ],
    defiant: [
      'My great-grandmothers killed for this chair with their own hands. Do you suppose that they raised a lamb?',
      'I have had a palace turned against me. You are one person, and out of breath.',
      'Strike at me, and forty cities will go without bread while you explain yourself.',
    ],
    insulted: [
      'In Greek that is vulgar. In Egyptian it is a blessing on cattle. Which did you intend?',
      'I was called worse by my sister, at table, and she meant to live.',
      'They will scrape that word out of the stone, {title}, and then they will scrape out you.',
    ],
    amused: [
      'Oh, I must have that in Aramaic, it would be unbearable.',
      'You have made a goddess snort. There are priests who would die of it.',
      'Stay near me, {title}. I have four hundred servants, and none of them is in the least funny.',
    ],
    greets: [
      'You speak gracefully, {title}. I had been told that it was done over there with a hammer.',
      'Be at your ease. I allow it so seldom that nobody knows how.',
      'I am pleased. You may remember that you have seen it.',
      'That was prettily done, and nobody had taught you to.',
    ],
    loving: [
      'Say it in your own tongue, badly. I have had it said to me perfectly, by people who wanted Cyprus.',
      'I had made up my mind to be only a country. You are very inconvenient.',
    ],
    unloving: [
      'They married me to a child for reasons of state. I have not much left that is for other reasons.',
      'You love a profile upon a coin. I advise you to keep the coin.',
    ],
    pleads: [
      'Not in a corner! If it must be, let it be where my people can see who does it.',
      'I can give you what no treasury holds. Let me live until you have thought what it might be.',
    ],
    trusts: [
      'I accept your oath. It will be kept where we keep the old kings, it will not spoil.',
      'I believe you; I was brought up among poisoners, so you may take that for an embrace.',
      'Then I shall drink from the same cup, {title}, and you need not drink first.',
    ],
    mistrusts: [
      'You swear by your gods. Would you object to one of mine, who has a crocodile’s head?',
      'My own brother swore me that, in a voice that had just broken.',
      'It is beautifully said. I had a tutor who could say such things, and count money with the other hand.',
    ],
    strikesBargain: [
      'We are agreed. You see what comes of it when two people bargain and nobody translates.',
      'I accept, my ancestors bought this country from a general’s tent; I know a good price.',
      'Let it be cut in three scripts, {title}, so that none of us may say he could not read it.',
    ],
    refusesBargain: [
      'That is a tenant’s offer. I am the house.',
      'You would have corn, gold and ships, and you would leave me your friendship to eat.',
      'No, {title}, my father signed everything that was put in front of him; I was watching.',
    ],
    grieves: [
      'In my country the whole year is for this. Let it begin with my silence.',
      'I could have it sealed in gold, with all its servants round it. It would be no less gone.',
    ],
    devout: [
      'I am the daughter of Isis, in the forms. Today I should simply like to be her guest.',
      'Pour slowly. They are older than we are, and they dislike being hurried by the living.',
    ],
    remarks: [
      'In my city they would have a song about that by sunset.',
      'So that is how it is done elsewhere.',
      'I have seen three reigns, {title}, and I am young. I am not easily surprised.',
      'It was interesting. One so seldom sees a thing that was not arranged.',
    ],
  },
  octavian: {
    counsel: [
      'I should make a list. On the left what one wants, on the right what it will look like.',
      'It is best to let the others be tired first. I am not strong, so I have had to notice that.',
      'Be polite to everybody, {title}. It costs nothing, and they tell you things.',
    ],
    unknown: [
      'I am sent to bed before {topic}. I have asked my sister to listen, but she has scruples.',
      'My stepfather knows. He says that he knows nothing, and then he changes the subject to figs.',
      'I cannot tell you about {topic}. I only know what I have seen written, and I was not shown that.',
    ],
    decline: [
      'I could tell you. But then I should not have it any more.',
      'My grandmother said that one is never sorry for what one has kept to oneself. I have tried it; it is so.',
      'You are not angry, I hope, {title}. I only mean not to say it.',
    ],
    agrees: [
      'Yes, I thought about it before you asked, in case you did.',
      'I will, if it can be done without running. I get a cough.',
      'Yes, {title}. Please remember that I said it quickly; I do not, as a rule.',
    ],
    declines: [
      'No, thank you; I do not think that it is safe yet.',
      'I had better not. If it went wrong I should be old enough, and if it went well only a child.',
      'My mother would forbid it, {title}. It is very useful, having a mother.',
    ],
    thanks: [
      'Thank you, I shall write it down, with the day, because I should like to return it exactly.',
      'Nobody gives me anything that is not a book or a woollen vest. I am very pleased.',
      'I shall take good care of {what}. I still have everything that I was ever given.',
    ],
    spurns: [
      'I would rather not, if you do not mind. One ought to know first what people think that they are buying.',
      'It is kind of you. But I have no wish for {what}, and I try to want only one thing at a time.',
      'My tutor says that gifts make slaves, {title}. He was given to us, so he would know.',
    ],
    obeys: [
      'Yes, I should like to see how it feels, so that I know afterwards what one asks of people.',
      'I shall do it properly. I do not know how to do a thing only a little.',
      'At once, {title}. May I have a scarf, and may I know how it is to end?',
    ],
    balks: [
      'I would rather that you were cross with me. It passes, and the other thing does not.',
      'I am too delicate. Everyone will tell you so, it was I who told them.',
      'No, I have not raised my voice, and I am not going to; no.',
    ],
    believes: [
      'I thought that it might be so.',
      'Yes, that fits. I had left a space for it.',
      'I believe you, {title}; you did not hurry over it.',
      'Thank you, I shall remember it exactly.',
    ],
    doubts: [
      'I asked two other people, one after the other. They do not tell it the same.',
      'Excuse me, who was it that said so first?',
      'It may be true. I shall behave as though it were not, and see who is annoyed.',
      'I would rather not believe it yet, {title}, if you do not mind.',
    ],
    moved: [
      'I had decided not to. I dislike changing my mind, so I hope that you will be grateful for some time.',
      'You look as Octavia looks when the dog is beaten; I will do it.',
      'All right, but let us say that I was always going to.',
    ],
    unmoved: [
      'I am sorry; I do see that you want it very much; I was watching.',
      'They cried a good deal at my grandmother’s funeral. I had a speech to say, so I could not.',
      'It does not seem to do anything to me, {title}. I have waited, in case it came later.',
    ],
    afraid: [
      'I do not like loud noises. If you will say it quietly, I shall do better.',
      'I am thirteen, and it would look very bad. Please think about how it would look.',
      'I am cold, that is all. What is it that you would like me to have done, {title}?',
    ],
    defiant: [
      'You are bigger than I am. I should think that you will always have been proud of that.',
      'You will not hear a sound from me. I have practised, with the doctors.',
      'You had better make quite certain, {title}. I am said to have a very good memory.',
    ],
    insulted: [
      'My great-grandfather was not a baker at Aricia. And if he was, it was good bread.',
      'I heard. I do not answer at once; I find that it keeps.',
      'Everybody says that I am sickly. I have noticed that they say it from in front.',
    ],
    amused: [
      'That is funny. I am laughing, only it does not make much noise.',
      'May I have it? I collect jokes, there is one for each sort of person.',
      'I should like Agrippa to hear that, {title}. He laughs for both of us.',
    ],
    greets: [
      'Good health to you. I had a sentence ready, but yours was nicer.',
      'You are the first who did not ask me how my chest was.',
      'I am honoured, {title}. People mostly pat me, and look over my head for somebody else.',
      'Thank you, I shall not forget that you said so.',
    ],
    loving: [
      'My grandmother used to say that to me when I was ill. I used to cough a little longer than I had to.',
      'I am not sure what one answers. My sister says that one need not, one only stays in the room.',
    ],
    unloving: [
      'Please do not pat me. I have a mother and a sister for that, and an aunt in reserve.',
      'I do not care to be made much of. It is generally somebody who wants my uncle.',
    ],
    pleads: [
      'I have not done anything yet! It would be such a waste, I have hardly been used.',
      'Ask my family what they would give. They do sums very well, and I am good at sums myself.',
    ],
    trusts: [
      'I believe you; I have not believed very many people, it is four with you.',
      'Good, then I shall not ask again, I shall only count.',
      'You said it to me as if I were grown up, {title}. I shall not forget that.',
    ],
    mistrusts: [
      'Would you mind writing that? I do not doubt it, I only like to have things.',
      'My stepfather promises in just that voice, and then we go to the country.',
      'People promise children things because we cannot sue. I have looked it up.',
    ],
    strikesBargain: [
      'Agreed, I wrote down beforehand what I would give, and it was more; I may as well tell you now.',
      'I think that it is fair. May we each say it over once, slowly?',
      'Yes, {title}. You shall have your part first, so that you will owe me the hurry.',
    ],
    refusesBargain: [
      'No, thank you; if I wait, I believe that it will become cheaper.',
      'I should have to give the thing, and you would only have to mean it.',
      'I can see why you would like it, {title}. I cannot find the place where I should.',
    ],
    grieves: [
      'I knew what to say when I was eleven, because it was written for me. I have nothing written for this.',
      'It is better if I go on being quiet. If I begin, they will put me to bed.',
    ],
    devout: [
      'My nurse says that the lightning is looking for someone. I am always very exact with my prayers.',
      'I like it when everything is done in the right order. I think that perhaps they do, too.',
    ],
    remarks: [
      'That was very quick. I should have wanted a second way out of it.',
      'I noticed who did not look. I always think that they are the ones to ask.',
      'I shall remember how that was done, {title}.',
      'I was watching. People forget that I do.',
    ],
  },
} satisfies Readonly<Record<string, Voice>>;
