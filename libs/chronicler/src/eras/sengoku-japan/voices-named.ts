/** What people whom history knows say in their own manner; the rest they say as their kind does. */
import type { Voice } from '../bank.js';

export const voicesOfNamed: Readonly<Record<string, Voice>> = {
  kanbei: {
    counsel: [
      'Leave your opponent one liberty, {title}, and let it be the one that you have counted out.',
      'Ask first what everybody will have to do if you do nothing. You may find that it is enough.',
      'A plan should limp a little. The perfect ones cannot change step.',
    ],
    unknown: [
      'I have only half of the stones for {topic}. I don’t play on half.',
      'I reckon from what I have seen, and {topic} I have seen from one side only.',
      'I could guess. A guess from me would be believed, so I keep it.',
    ],
    decline: [
      'I said nothing for a year in a pit, to men who asked with tools. Try again next year.',
      'It is a move that works once. You would be spending it to please your curiosity.',
      'You want to see the rest of the board. I am still using it.',
    ],
    agrees: [
      'Yes, I had it worked out to there, and was wondering when you would come.',
      'I agree, and my leg agrees, which is the more cautious of us.',
      'Good, it is the second-best move, and they have prepared for the best.',
    ],
    declines: [
      'No, I have looked eight moves along it, and somebody else is smiling there.',
      'I cannot run, {title}, so I am careful what I start.',
      'It is clever. That is three parts of why I won’t.',
    ],
    thanks: [
      'You have noticed what I lack. Not many look so low.',
      'I shall find a use for {what}; I dislike things that merely lie there.',
      'My thanks, I’ll work out presently what you hope for, and you may have it.',
    ],
    spurns: [
      'I would be a piece of yours then, and I prefer the edge of the board.',
      'Keep {what}, I make it a rule to be owed.',
      'A trap with a bow on it. It is well tied, I’ll say that.',
    ],
    obeys: [
      'It is begun. I took the liberty of thinking it out before you spoke.',
      'I’ll go. Slowly, but you’ll notice that I arrive.',
      'As you wish, and without a stone out of place.',
      'It is a good order, {title}. It shall have a good execution.',
    ],
    balks: [
      'You are ordering me to lose. I would have to do it on purpose.',
      'No, {title}, I am obedient in everything but arithmetic.',
      'Give that to a man with two sound legs, so that he may run away afterwards.',
    ],
    believes: [
      'I believe it; it explains other things that I disliked.',
      'So that is the piece that was missing.',
      'I had reckoned with it. I am glad to be sure.',
      'You would not tell me that, {title}, without cause; I take it as true.',
    ],
    doubts: [
      'It wants too much of me all at once. True things come in crookedly.',
      'Somebody sat down and thought what I would like to hear. I know the work.',
      'One road, one man, one story: that is not news, {title}, it is bait.',
    ],
    moved: [
      'You have gone round my reasons altogether. That is sound generalship.',
      'I have been in the dark, and someone kept a lamp for me. I can’t refuse it to another.',
      'Well played, if it was played. If it was not, I’m yours the sooner.',
    ],
    unmoved: [
      'I have a bad knee and a good head, and you address neither.',
      'I see how it would feel to say yes. It would feel so for an afternoon.',
      'You are asking me to lose a corner for the sake of a pretty shape.',
    ],
    afraid: [
      'I know what a cell does to a man, and I’d rather not know it twice; go on.',
      'You have thought about this. It is the thinking that alarms me.',
      'Very well, I resign the position. Not the game, {title}, the position.',
    ],
    defiant: [
      'I was left in the wet to rot, and came out thinking better. You’ll have to improve on that.',
      'Kill me, and you will never learn which of your friends I wrote to.',
      'You threaten like one who has only that. I have been counting what else there is.',
    ],
    insulted: [
      'Lame, yes. I have noticed that people run from me all the same.',
      'That was for the others to hear. I shall answer where they can’t.',
      'I’m not angry. I have merely moved you to a different part of the board.',
    ],
    amused: [
      'Ha, I shall need a stick for the other side as well.',
      'I used to think that only Lord Hideyoshi could make me laugh against my interest.',
      'It has a sacrifice in it, and then the snap. You should play go.',
    ],
    greets: [
      'Forgive me if I do not spring up. My leg is slow, and my respect is not.',
      'You bow very well, {title}. I shall look for the reason, and hope there is none.',
      'I am obliged to you; it is not my habit to be flattered.',
      'That was well said. I shall keep it.',
    ],
    loving: [
      'I had left that out of my reckoning. It spoils the whole of it, thank you.',
      'You would have to walk slowly. It is the only term that I insist on.',
    ],
    unloving: [
      'I am married, and crooked, and not vain enough to be useful to you that way.',
      'It’s a fine opening. I’m sorry to leave it unanswered.',
    ],
    pleads: [
      'I can be worth an army to whoever has me, and I eat less.',
      'Not the dark again. The blade, if you like, but not the dark.',
    ],
    trusts: [
      'I have staked my son on a man’s word before. I can stake less on yours.',
      'You looked at me, and not at how I took it. I am satisfied.',
      'Then I’ll close that side of the board, and not think of it any more.',
    ],
    mistrusts: [
      'I went once to a friend’s castle on the strength of such a promise. I came out on a shutter.',
      'You mean it while it costs nothing. So do I, most things.',
      'Let’s say that I believe you, {title}, and post a sentry as if I didn’t.',
    ],
    strikesBargain: [
      'Done, we both think that we have the better of it; that is what holds.',
      'You have left me a way to be honest. I shall take it.',
      'Agreed, and I like it that you asked for too little. You will be back.',
    ],
    refusesBargain: [
      'You give me a stone here and take the whole side there. I do look up, you know.',
      'No, in six months you would be strong enough not to pay.',
      'A fair price, {title}, for a thing that I am not such a fool as to part with.',
    ],
    grieves: [
      'One piece the fewer. I never could say that and mean wood.',
      'I go over it at night for the move that would have saved it. There was one.',
    ],
    devout: [
      'I am told their god too was kept in a hole, three days. I find that I listen.',
      'I do not pray well. I keep trying to see what will be answered.',
    ],
    remarks: [
      'Now the whole left side of the board is alive. I wonder if that was meant.',
      'I had three answers ready, and that was a fourth question.',
      'People will say that it was rash. They won’t have counted it.',
    ],
  },
  ekei: {
    counsel: [
      'Let each side think that the other asked first. I have lived on that for years.',
      'Look to see who is served second at table, {title}. He is the one to write to.',
      'Sign soon. Terms are like fish, and nobody thanks you for having waited.',
    ],
    unknown: [
      'I carry what both sides have said of {topic}. Neither has said anything true.',
      'Even a go-between is sent out of the room now and then. It was then.',
      'Of {topic} I shall prophesy when it has happened. It has made my name.',
    ],
    decline: [
      'I am paid by two houses to know it, and by both to yawn when asked.',
      'A monk’s sleeve is wide for a purpose. It stays in the sleeve.',
      'Were I to tell you, {title}, I’d be of no further use to you. Think of yourself.',
    ],
    agrees: [
      'I see no obstacle, and I have been looking for one as for a commission.',
      'Yes, I’ll find the text afterwards that permits it.',
      'With both hands, which in my profession is rare.',
    ],
    declines: [
      'It would oblige me to have an opinion, and it is not the season for them.',
      'No, and I say it softly, so that you may ask again when things have changed.',
      'My lords would be surprised. They keep me so as not to be.',
    ],
    thanks: [
      'The temple accepts {what}. The monk will look after it for the temple.',
      'I came with nothing but words, and I go home heavier. An excellent day.',
      'You have an open hand, {title}. I have always said so, and shall now say it elsewhere.',
    ],
    spurns: [
      'I would be delighted, and two camps would be told by supper. So I am not.',
      'A gift before the terms is a bribe; after them, it is piety. Let us wait.',
      'My robe has no pocket on that side just now.',
    ],
    obeys: [
      'It shall be done as you wish, and look like somebody else’s idea.',
      'I go, an envoy’s sandals are never quite untied.',
      'Consider it in hand.',
      'With all possible smoothness, {title}.',
    ],
    balks: [
      'I can say it to them in such a way that it is not said. More I cannot do.',
      'You’d be using up your only envoy, {title}, on a piece of temper.',
      'There’s a vow against it. I forget which, but there must be one.',
    ],
    believes: [
      'I have felt it coming for some years. One does not like to boast.',
      'That alters the price of everything. I shall look exactly as before.',
      'I believe it, and I thank you for telling the monk before the envoy.',
      'So it is as I feared, {title}, or hoped. I must consider which.',
    ],
    doubts: [
      'I have brought such news myself, and I know how it is made.',
      'Each of the great lords would pay to have it so; that is what troubles me.',
      'It has come by a very straight road, {title}. I trust the winding ones.',
    ],
    moved: [
      'I arrived as an envoy, and you have spoken to the boy whom they put in a temple.',
      'I shall carry that across the water as you said it. I never do so.',
      'You will have me in tears, and I charge for those as a rule.',
    ],
    unmoved: [
      'You plead as though I decided things. I merely arrange for them to be decided.',
      'I have a text for pity, and a second one for patience. I shall be reading the second.',
      'Very affecting. May I have it in three points?',
    ],
    afraid: [
      'Let us not be sudden. I have never met the thing that could not be put in a clause.',
      'My order forbids me to bleed on documents. What was it that you wanted?',
      'I hear you perfectly, {title}. I am already on your side of the question.',
    ],
    defiant: [
      'Harm the go-between, and you will have to listen to each other.',
      'I have walked between two armies with a paper hat on my head. Carry on.',
      'I told the greatest men of the age how they would fall. Do you want yours?',
    ],
    insulted: [
      'You confuse me with my message. It is a common error, and dear.',
      'I have been called fox by two sides in the same hour. It’s a kind of degree.',
      'I shall forgive it, as I must, and repeat it, as I may.',
    ],
    amused: [
      'I will use that when the talks go badly. It has the length for it.',
      'A monk ought not to have understood that. Pray explain it to me again.',
      'How wicked, {title}. I shall confess it to somebody who will enjoy it.',
    ],
    greets: [
      'What courtesy. One would say that I had brought the good terms.',
      'I have spoken of you in two camps, {title}, and both times with warmth.',
      'I thank you, and the temple thanks you, which is the same person.',
      'You make an old go-between feel like a guest.',
    ],
    loving: [
      'I’ve reconciled enemies, and it seems that I do not know how one does friends.',
      'You are making an offer without conditions. Nobody has done that to me.',
    ],
    unloving: [
      'I belong to a celibate order and to two suspicious families. It leaves little of me.',
      'I am deeply touched, and shall now sit somewhat further off.',
    ],
    pleads: [
      'I am worth nothing dead, and in life I am worth a treaty. It is so simple.',
      'I have spoken up for many who stood here. It would be pretty if one did it for me.',
    ],
    trusts: [
      'I have drafted a great many oaths, and that one has no side door in it.',
      'Good, I shall vouch for you, and my voice goes further than your horse.',
      'You’ve an honest ear, {title}. I always watch the ears.',
    ],
    mistrusts: [
      'I notice that you swore by heaven and not by your revenues.',
      'I believe that you believe it. It is a beginning, and one does not march on it.',
      'Such words want a hostage under them, as a pot wants a stand.',
    ],
    strikesBargain: [
      'Then we have a peace, if only a small one. Let my name stand somewhere below.',
      'Each of you will say at home that the other was cheated. I congratulate you both.',
      'Settled, I had my brush wet already, {title}, as you may have noticed.',
    ],
    refusesBargain: [
      'I could carry that home. I should be carried out with it.',
      'It lacks a province, or an apology. One of the two they must have.',
      'You offer too early. They are not yet tired enough to be wise.',
    ],
    grieves: [
      'I’ll read the service. It’s the only speech I make on which nobody amends me.',
      'I had got terms for so many people. I could not get them for this one.',
    ],
    devout: [
      'You find me at my other trade. I am better at it than they suppose.',
      'I ask that both sides be heard. It’s a habit.',
    ],
    remarks: [
      'I shall report that in two versions, and regret that neither will do it justice.',
      'Somebody has just risen, and somebody fallen. I’ll write and congratulate one.',
      'Well, that was not in any of the drafts.',
    ],
  },
  hideyoshi: {
    counsel: [
      'Be quick and be cheerful. They will forgive you anything, if they’re out of breath.',
      'Pay first and ask after. I’ve built walls with coin that wouldn’t stand up for mortar.',
      'Find whoever is cold, and warm something for him. You’d be surprised what grows from it.',
    ],
    unknown: [
      'Me? I’m the last to hear about {topic}, I’m always running somewhere.',
      'Nobody has sold me anything on {topic}, and I buy from everybody.',
      'I’ve sent five men to find out, and told each that he’s the only one.',
    ],
    decline: [
      'Ah, ah. I’ll tell you the day after it works, and you’ll swear you guessed.',
      'Look at this face. Does it seem to you to have a secret in it?',
      'I tell everyone everything, {title}, so nobody ever notices what I don’t.',
    ],
    agrees: [
      'Yes, and yes again. Whoever says it first gets the credit, so I said it.',
      'Done, and what are we standing for? We could be there.',
      'I like it; I’d have thought of it myself in a moment, and I shall say that I did.',
    ],
    declines: [
      'I’d give you the coat off my back, so don’t ask for what’s under it.',
      'No, no, laugh with me, and let us say you never asked.',
      'I’ve said yes so often in my life, I keep one no by me, for luck. This is it.',
    ],
    thanks: [
      'For me? You’ll make me cry, and then I look more like a monkey than ever.',
      'I shall show {what} to everybody. I shall be quite unbearable about it.',
      'I’ll pay you back double, {title}. I always do, ask anyone who was kind to me in Owari.',
    ],
    spurns: [
      'You’ve brought it to the wrong fellow. I’m the one who gives things.',
      'Put {what} away. I want you as a friend, and that’d make you a customer.',
      'I know what I’d be thinking, in your place, as I handed that over.',
    ],
    obeys: [
      'Like the wind. I was the best sandal-bearer in Owari, I know how it’s done.',
      'With pleasure, I’ll have everyone laughing while they do it.',
      'Say no more. I’m off already.',
      'It’s as good as done, {title}, and it’ll look like a festival.',
    ],
    balks: [
      'I’d do anything for you, so think how bad this must be.',
      'Now why would you want to spoil your luck, with me standing by it?',
      'I’ve carried my share, {title}. That one you’ll have to put on yourself.',
    ],
    believes: [
      'I felt it in my shins. I always feel it in my shins.',
      'Well, well, you’re an honest fellow to tell me.',
      'I believe you; look how quickly I believe you.',
      'So that’s how it stands, {title}. I can do something with that.',
    ],
    doubts: [
      'I’ve told that one myself. I did it better, I had blood on my sleeve.',
      'It smells of a clever man. A fool’s news I’d believe.',
      'You’ve a straight face, {title}, and I’ve lived by mine; no.',
    ],
    moved: [
      'Stop, I’m crying. I do it easily, but I also mean it.',
      'I was hungry once in just that tone of voice; you have it.',
      'You ought to be on my staff. There, it’s granted, and I’m glad.',
    ],
    unmoved: [
      'I’ve wept for people and done the thing all the same. Spare yourself.',
      'You’re good, {title}, and I know good; I used to do that for my supper.',
      'I’d love to. That’s how you can tell that I won’t.',
    ],
    afraid: [
      'All right, I’m small. I’ve got a long way by knowing when I am small.',
      'You frighten me, and I’m not ashamed. Frightened men run, and I run very well.',
      'Let’s be friends. I mean it: look, I’m already on my knees.',
    ],
    defiant: [
      'I’ve been kicked by experts. I thanked them and took their places.',
      'What will you take off me? I came into the world with a straw hat.',
      'Try. I’ll be behind you, and in front, and drinking with your captains.',
    ],
    insulted: [
      'Monkey, is it? Better people have said so, and I fetched their sandals.',
      'I laugh, you see. Count how long I go on laughing.',
      'My mother grew radishes and I’m proud of it. You I’d have thrown back.',
    ],
    amused: [
      'Oh, that’s good. I’d give you my fan for it, if I hadn’t given it away.',
      'Again, and this time I’ll do the old woman.',
      'Careful, {title}, I once gave away a horse for less than that.',
    ],
    greets: [
      'No bowing, now. I spent thirty years down there, and there’s nothing to see.',
      'You’ll make me blush, and then I’m the picture of a monkey.',
      'I like you, {title}. I like people quickly.',
      'That’s the way to talk; thank you.',
    ],
    loving: [
      'With this face? You must be either blind or a genius.',
      'I’m a fool for that sort of thing. Say it where my captains can hear.',
    ],
    unloving: [
      'My wife once wrote about such things to the highest man in the land. He answered.',
      'You’re sweet. I’ve so many people to be loved by, I’ve lost the list.',
    ],
    pleads: [
      'I can make you laugh. Nobody kills a man in the middle of the story.',
      'Whatever they’ve promised you for me, I’ll pay it, and be grateful into the bargain.',
    ],
    trusts: [
      'I believe you; I believe people first; it startles them into it.',
      'That’s good enough for me, I’m not one of your gentlemen with a cabinet for oaths.',
      'Then I’ll sleep in your camp, {title}, without a guard. Tell them I snored.',
    ],
    mistrusts: [
      'Sworn like a lord. I’d rather you’d spat in your hand like a carter.',
      'I like you so much that I’m going to ask for your brother to stay with me.',
      'You said that beautifully. I’ll have somebody sit on your granary.',
    ],
    strikesBargain: [
      'A bargain, now let me throw in something extra, so you’ll tell people.',
      'You’ve robbed me. I never felt so well in my life.',
      'Done, done. Drink on it, before my brother comes in with the accounts.',
    ],
    refusesBargain: [
      'I used to sell needles on the road, you know. Have another try.',
      'That’s a price for a man who isn’t in a hurry. I’m in one, and it’s still too much.',
      'I’d take it, {title}, but I mean to have it for nothing by autumn.',
    ],
    grieves: [
      'Let me weep. I’ll be up and giving orders in a moment, I only want the moment.',
      'I was nobody, and there was one who looked at me twice. That’s what is gone.',
    ],
    devout: [
      'I clap loud. They’ve a lot of people to hear, up there.',
      'I promise them a new roof each time. It’s wonderful how they listen.',
    ],
    remarks: [
      'Ho, that was worth the walk. I’d have charged people to see it.',
      'In my father’s village that would’ve been told for three generations.',
      'Neat, that was. I’d have done it with more noise.',
    ],
  },
  ieyasu: {
    counsel: [
      'Wait one day longer than you can bear. It is on that day that others make their mistake.',
      'Eat barley, sleep dry, and owe nobody. The rest may be left to one’s enemies.',
      'When you do not know what to do, go home. One sees further from there.',
    ],
    unknown: [
      'I was brought up not to ask about {topic}. It has become a habit.',
      'That is beyond my knowledge. You will find that I say so more often than most.',
      'Concerning {topic} I have heard six voices, and am waiting for them to grow tired.',
    ],
    decline: [
      'I learnt as a boy which of my thoughts belonged to the house I was kept in. None did.',
      'It will be no less true in ten years. Ask me then.',
      'I could tell you, {title}. I find that I am not going to.',
    ],
    agrees: [
      'Yes, I considered it before you came, and have nothing to add.',
      'I am content with it. I do not say so lightly, and I do not say so twice.',
      'It may be done. Slowly, and then it need not be done over.',
    ],
    declines: [
      'No, I have lost more by haste than ever by refusing.',
      'I would rather be thought dull. It has kept my people alive.',
      'There may be a time for it. I do not feel that it is near.',
    ],
    thanks: [
      'This is well made, and not showy. You have taken the trouble to know me.',
      'I will have {what} put away carefully. I put everything away carefully.',
      'I accept it, {title}; I have a long memory, and it works in that direction also.',
    ],
    spurns: [
      'I have dined for years at other men’s tables. One pays for it afterwards.',
      'Give {what} to one of my men. They go short on my account.',
      'It is too fine. I should only be afraid of breaking it.',
    ],
    obeys: [
      'It shall be done, and you will not need to ask whether it was.',
      'I have been under orders since I was six. I know how.',
      'As you say; my people will see to it, slowly and well.',
      'I obey, {title}, and do not ask for how long.',
    ],
    balks: [
      'I obeyed once in a thing like that. Not again in this life.',
      'You must excuse me. I feel an illness coming, and I am never wrong about those.',
      'I do not refuse. I merely have not stood up, {title}, as you observe.',
    ],
    believes: [
      'So, then we must be quiet for a little while.',
      'I believe it; I have waited for worse, and it came.',
      'I thank you; I shall say nothing of it, and think of it a good deal.',
      'It is well that you tell me, {title}. I should have learnt it late.',
    ],
    doubts: [
      'I was told so in Suruga also. I waited, and it became something else.',
      'It will be the truth or it will not. We lose nothing by eating first.',
      'Some people wish me to move, {title}. I ask myself which.',
    ],
    moved: [
      'I have given up more than that because I was told to. Let this be my own doing.',
      'You put me in mind of somebody whom I did not help. This time I shall.',
      'It is a heavy thing that you ask. I have carried heavy things.',
    ],
    unmoved: [
      'I have buried what I loved for the sake of the house. You cannot suppose that I shall bend now.',
      'I hear you; I also hear what you will say next.',
      'A hawk that comes to every call catches nothing; forgive me.',
    ],
    afraid: [
      'I was carried off at six by men who talked so. I shall be still, as I was then.',
      'There is no shame in a low roof, when it blows. I am under it.',
      'You have me at a disadvantage, {title}. I intend to survive it.',
    ],
    defiant: [
      'I had my portrait painted after a defeat, so as to know the face again. You are not looking at it.',
      'Greater men than you have leaned upon Mikawa. It is clay, and holds their feet.',
      'You can take my head. You cannot make it hurry.',
    ],
    insulted: [
      'Yes, a hostage. One hears a great deal of that kind through paper walls.',
      'It is nothing; I shall outlive it, and then I shall be very courteous to your sons.',
      'My people of Mikawa take such things harder than I. I would step back a little.',
    ],
    amused: [
      'I am laughing. My captains can tell; with others it takes longer.',
      'That was told me in Suruga, when I was nine, and I was not allowed to smile. I do it now.',
      'Good, it is like a hawk that one did not see until it had the duck.',
    ],
    greets: [
      'That is civil. I had not counted upon it.',
      'You are courteous, {title}. I return it, without haste.',
      'I thank you; keep your belly warm; people neglect it.',
      'It is pleasant to be well spoken to. I shall not let it go to my head.',
    ],
    loving: [
      'I have been careful so long, I no longer know where I put the other thing; wait.',
      'You should know that I am slow. But what I have once taken up I do not set down.',
    ],
    unloving: [
      'I had a house in which such words were used. It is empty.',
      'It is kind. I will not begin what others may order me to end.',
    ],
    pleads: [
      'I have been a prisoner before, and gave no trouble, and was of use to those who kept me.',
      'If it must be, let my men go home to their fields. It is I who am worth something.',
    ],
    trusts: [
      'I kept faith for twenty years with a difficult ally. I know it when I see it.',
      'I shall not ask you again, and I will not have you watched. Much.',
      'A Mikawa man would have said it in fewer words, {title}, but he’d have meant that.',
    ],
    mistrusts: [
      'I was promised my own castle every spring for eleven years.',
      'Words are green. I shall come by again and see what has ripened.',
      'You may be sincere. I have learnt to build as if nobody were.',
    ],
    strikesBargain: [
      'We will each get half of what we wanted, and so it may last.',
      'It is agreed. I dislike to haggle, it makes one seem to need things.',
      'Seal it, {title}. I have kept worse bargains, and to the letter.',
    ],
    refusesBargain: [
      'It is cheap today. I am wondering about the other days.',
      'I have no need of it that is greater than my need to refuse.',
      'Ask me again when one of us is older.',
    ],
    grieves: [
      'One does not speak of it. One gets up at the same hour as before.',
      'Plant something. In a few years one may sit by it.',
    ],
    devout: [
      'I copy the holy name, a few lines a day. It teaches one not to skip.',
      'I ask for nothing by name. It might be given.',
    ],
    remarks: [
      'I would not have done that. I shall be interested to see how it ends.',
      'That went fast. Fast things have so long to be regretted in.',
      'I have noticed who was glad of it.',
    ],
  },
  mitsuhide: {
    counsel: [
      'Arrange everything the night before, even your face. In the morning there will be only noise.',
      'Measure the distance, then the powder, then the man. People begin with the man.',
      'Write it out fair, {title}, and read it as your enemy would. Then cross out the adjectives.',
    ],
    unknown: [
      'I have written in every direction about {topic}. It is the replies that are wanting.',
      'There is a silence round {topic}, and I am a fair judge of silences.',
      'I planned for what could be known. It is the remainder that keeps me awake.',
    ],
    decline: [
      'Choose a reason for me. Others will have to, and yours may be kinder.',
      'I have said it to nobody, neither in prose nor by the other way.',
      'There’s a line that one leaves unwritten, so that the verse may breathe. That is the line.',
    ],
    agrees: [
      'It is well considered. I could wish that I had had you by me earlier.',
      'I agree, and you shall have it in my own hand.',
      'Yes, I have grown tired of being the only one who decided anything.',
    ],
    declines: [
      'I have overstepped one line in my life. It has made me strict about the others.',
      'No, I would do it badly, and I am not used to that.',
      'You ask it gracefully, {title}, and I have to spoil the page.',
    ],
    thanks: [
      'How thoughtful. I had forgotten that things are also given.',
      'The workmanship is exquisite. I shall keep {what} by my writing box.',
      'One receives so few kindnesses without a question in them; I thank you.',
    ],
    spurns: [
      'You will want to be able to say that I took nothing from you.',
      'Keep {what}, it is safer for a thing not to have been mine.',
      'I have been handed presents before guests, and know how they may be taken back.',
    ],
    obeys: [
      'It will be carried out to the letter. I was always thought reliable.',
      'You have ordered it well. I can find no word to alter.',
      'I’ll see to it myself.',
      'It is a relief, {title}, to have a clear order.',
    ],
    balks: [
      'I obeyed for many years, and was thought the most obedient of them all. Consider it.',
      'I shall not; you may ask for my reasons, but there is a queue.',
      'I was sent once on an errand that I could not finish, {title}. I do not take others.',
    ],
    believes: [
      'It has the plainness of a true thing. I accept it as such.',
      'I had worked it out upon paper. I see that the paper was right.',
      'I believe you; there are not many to whom I can say it.',
      'Then I know, {title}, and knowing is something.',
    ],
    doubts: [
      'There is a false note in the second half. You were told it, you did not see it.',
      'I have composed such dispatches. One recognises the school.',
      'Gunners say: wait until the smoke has lifted, {title}. I was always a gunner.',
    ],
    moved: [
      'I was sure that nothing could reach me any more. It was a poor estimate.',
      'You speak without ornament, and it goes in. I shall do as you ask.',
      'There was a time when people came to me so. Let it be that time, for once.',
    ],
    unmoved: [
      'It is late for that. There are things after which one is no longer addressed.',
      'I feel it as one feels warmth through a wall.',
      'You are eloquent, and I have used up my weakness for eloquence.',
    ],
    afraid: [
      'I had hoped that one might do with being afraid once, and have it over.',
      'You see that my hand is not steady. I do not sleep, and you are not the cause.',
      'Speak, then. I know how soon a house may burn, {title}.',
    ],
    defiant: [
      'I have raised my hand against the highest there was. Do you expect me to blink at you?',
      'I am a man with his bridges behind him, all of them alight. I advise caution.',
      'I had this measured too. You stand exactly where I thought that you would.',
    ],
    insulted: [
      'The word is just. I had merely thought that it would be said by somebody better.',
      'I have been struck before company, they tell you. Then you’ll know that I keep count.',
      'You have a coarse ear. It is not a crime, but it ends conversation.',
    ],
    amused: [
      'I had forgotten that the mouth can do that.',
      'It turns on the last word, as a good verse does. I am in your debt for it.',
      'Pray do not tell my captains that I laughed, {title}. They have so little left to be sure of.',
    ],
    greets: [
      'You are courteous, {title}. It is remarkable how soon one misses that.',
      'I thank you; I had begun to keep a list of those who might.',
      'I would return you a verse, if the hour deserved it.',
      'That was kindly done, and I have noticed it.',
    ],
    loving: [
      'You come late, and to a cold house. Stay a moment all the same.',
      'My wife sold her hair to feast my guests, when we were poor. I had not thought to be given anything again.',
    ],
    unloving: [
      'Do not stand so near me. It is not a safe thing to have been seen doing.',
      'I have put all of that into my poems, and closed the box.',
    ],
    pleads: [
      'I ask you for a little time. It is all that I have asked of anyone.',
      'Let it at least be done with some form. I was always at pains about form.',
    ],
    trusts: [
      'I have counted on three people, and am still waiting. You I had not counted on.',
      'It was said simply. I take it simply, and thank you.',
      'You do not ask me what I gave for such words myself, {title}. I shall remember that.',
    ],
    mistrusts: [
      'Who should know better than I what becomes of an oath?',
      'You may keep it. I merely look to see whose horses are saddled.',
      'Words of that kind I used to weigh to the grain. I find that the scale is broken.',
    ],
    strikesBargain: [
      'It is exact, and leaves neither of us ashamed. I sign.',
      'You have dealt with me as with an honest man. I had missed it.',
      'Agreed, let it be set down without flourishes.',
    ],
    refusesBargain: [
      'It balances beautifully. I am afraid that it balances over a drop.',
      'I was promised provinces which were still to be conquered. I have lost the taste.',
      'No, {title}, you sell me days, and you measure them short.',
    ],
    grieves: [
      'I cannot say that I did not see it coming. I can say that I saw the face.',
      'There is a season for such verses, and it has lasted all this year.',
    ],
    devout: [
      'I drew lots before a shrine, three times over. One should not ask a god for a better hand.',
      'I bow. It is more than I know whether it is still received.',
    ],
    remarks: [
      'It was done with economy. I value that more than people suppose.',
      'I know how it looks from inside, when one has just done such a thing.',
      'It can no longer be revised. I have thought a good deal about that.',
    ],
  },
  tadakatsu: {
    counsel: [
      'See your lord safe first. After that there’s time to be clever, or there’s no need.',
      'Go at the strongest of them. The rest are only there because he is.',
      'Travel light, {title}. I’ve never met the armour that was faster than a scared man.',
    ],
    unknown: [
      'I know nothing of {topic}. I look after one man’s back.',
      'About {topic} you want the council. They talk; I stand by the door.',
      'I wasn’t there; if I had been, you’d have heard of it.',
    ],
    decline: [
      'My lord hasn’t said it. So it hasn’t been said.',
      'You could ask with irons. I’d tell you the names of my horses.',
      'No, I keep a few things as I keep my spear, in the case.',
    ],
    agrees: [
      'Aye, then when do we start?',
      'It’s straight, and I can follow it. That’s two of us.',
      'Yes, my lord would want it, and I want it myself, so that’s both of us.',
    ],
    declines: [
      'I serve one man. That’s all the sum I can do.',
      'No, and there’s no use in putting it another way.',
      'I’d have to walk in front of my lord to do it, {title}. I walk behind.',
    ],
    thanks: [
      'A good thing, honestly given. I’ll carry {what} where it will be seen.',
      'I don’t know the fine words. Thank you has done me till now.',
      'My lord shall hear that you were free-handed. He likes to know it.',
    ],
    spurns: [
      'What I have, I had from my lord. It’s enough.',
      'Give {what} to somebody who could turn his coat for it.',
      'I’d not know what to call it. A bribe, I think, {title}.',
    ],
    obeys: [
      'Aye, I like an order I can hold in one hand.',
      'I’ll see to it.',
      'Done, as soon as I’ve my hand free.',
      'You’ve only to point, {title}.',
    ],
    balks: [
      'I’d have to leave my lord’s side. So that’s that.',
      'There’s no honour in it, and I’ve no use for it without.',
      'I’ll not. And I’d be sorry, {title}, for whoever you sent to make me.',
    ],
    believes: [
      'I’ve gone cold, so it’s true. I don’t go cold for nothing.',
      'I believe it; you say it straight.',
      'Good that I know. I can fight what I know.',
      'My lord must hear that, {title}, as you said it to me.',
    ],
    doubts: [
      'I’ll ride out a mile and look. It’s quicker than wondering.',
      'That’s an enemy’s story. It ends with us standing still.',
      'You didn’t see it yourself, {title}. Your hands would tell it differently.',
    ],
    moved: [
      'That’s said like a Mikawa man. You’ll have what you ask.',
      'I’m not made of bull’s horn, whatever’s on my helmet; all right.',
      'You stood up and asked it to my face. I can’t turn from that.',
    ],
    unmoved: [
      'I’m a post. Talk to whoever drove me in.',
      'You speak finely. I’ve cut through finer.',
      'It might melt somebody. I have been out in too many winters.',
    ],
    afraid: [
      'For myself I’d laugh. For my lord I’ll listen to you.',
      'I’ve felt that only the one time, {title}, and there was an army behind it.',
      'You’ve found the place. Now say what you want, and be quick.',
    ],
    defiant: [
      'Fifty battles, and I’ve yet to need a bandage. Shall we see?',
      'I held a road alone once, so my lord could get clear. This one’s narrower.',
      'You’ll want more men. Fetch them, I’ll wait.',
    ],
    insulted: [
      'Of me you can say it. Of my lord, and I’ll hear no second half.',
      'I’ll ask you to say that with a weapon in your hand.',
      'Big words. I’ve noticed how they shrink at the length of a spear.',
    ],
    amused: [
      'Ha, I’ll tell it to Sakai and Ii, and they’ll have to carry each other.',
      'That’s a good one, and I’m slow. I’ll laugh again in an hour.',
      'You’d liven up a rearguard, {title}.',
    ],
    greets: [
      'You praise me, {title}. I only did what stood in front of me.',
      'Well met, you’ve an honest way about you.',
      'I don’t know the fine words. The same to you.',
      'That’s handsome. My lord would have put it better.',
    ],
    loving: [
      'I’d face a gun line easier. You may laugh, but don’t go.',
      'I never took a wound yet. That’s how I knew this for one.',
    ],
    unloving: [
      'My heart’s been in service since I was twelve. It’s not let out.',
      'No, I’m good for one kind of standing by, and you don’t want that.',
    ],
    pleads: [
      'Kill me, if you like, but see that my lord gets home.',
      'I’d rather have it in front. Turn me round, that’s all I ask.',
    ],
    trusts: [
      'That’s a plain promise. I’ve only ever made that sort.',
      'I’d let you stand at my lord’s back. There’s no more I could say of anyone.',
      'Give me your hand on it. I’d know if you were lying, {title}, from the grip.',
    ],
    mistrusts: [
      'You swear like a man from the capital. It has too many corners.',
      'Maybe so. You’ll ride in front, where I can see you.',
      'My lord trusts people. I’m there for the other times.',
    ],
    strikesBargain: [
      'Good, it’s simple enough that I could have thought of it.',
      'Agreed, if it goes wrong, come to me first, not to the clerks.',
      'That’s fair dealing. My lord will put his seal to it and I’ll put my fist.',
    ],
    refusesBargain: [
      'I don’t sell. I never learnt what things cost.',
      'You’re bidding for something that was given away when I was a boy.',
      'No terms with me, {title}. See my lord, and see him unarmed.',
    ],
    grieves: [
      'I’ve gone through fifty fights without a mark. They were all on other people.',
      'I carve a bit, for the dead. It keeps my hands from other things.',
    ],
    devout: [
      'I wear big beads over my armour, for all those whom I’ve sent on. I’m not easy about them.',
      'I say their names as I remember them. Some I only know by their crests.',
    ],
    remarks: [
      'That was done like a soldier. I don’t say it of many.',
      'I’d have gone in lower, but it served.',
      'Well, it’s a thing I’ll tell my sons not to try.',
    ],
  },
  chaya: {
    counsel: [
      'Pay each village before they’ve thought of a figure. It’s dear, and it’s half of what it would be.',
      'Go as a cloth pedlar goes, {title}: in no hurry, and with something for every gate.',
      'Keep ready money in two bags. One’s for losing.',
    ],
    unknown: [
      'My shop hears everything, and about {topic} it’s heard only people asking.',
      'They buy mourning cloth before they tell me why. I’ve had no orders yet.',
      'I’ve a correspondent for {topic}, but he writes when it suits the carrier.',
    ],
    decline: [
      'What I know is bespoke, and it was measured for someone else.',
      'I’ve one customer whose business I don’t discuss. You’ve walked straight into it.',
      'A draper sees everybody undressed, {title}, and he describes nobody.',
    ],
    agrees: [
      'Yes, and I’ll have it cut and sewn by the time they miss it.',
      'I’ll come. I’ve borne a spear in my day; it’s not so unlike a yardstick.',
      'Agreed, I’d only want to send a line to the shop.',
    ],
    declines: [
      'I can’t stretch to that. There’s not the cloth in it.',
      'No, my lord has my credit and my neck, both pledged.',
      'I would lose the house by it, and forty weavers with the house.',
    ],
    thanks: [
      'I’ve handled the best, and {what} I’d have put in the front of the shop.',
      'That’s generous measure. You’ve let the selvage go in with it.',
      'I’ll be of use to you for that, {title}. You’ll hardly know that you’re being thanked.',
    ],
    spurns: [
      'Not from you and not now. My lord might wonder what was in the lining.',
      'I’d have to give you {what} back in some other shape, and at a worse season.',
      'No presents, {title}. I’m on the road, and everything’s weighed.',
    ],
    obeys: [
      'I’m off, leave the rest to me.',
      'It shall be done, and folded.',
      'Right, I’ll put my best men on it and my worst clothes.',
      'At your order, {title}, and at my cost, if it must be.',
    ],
    balks: [
      'I supply. I’ve never yet been ordered like a groom.',
      'You’d have me burn the shop to warm your hands. I won’t.',
      'I will not, {title}, not with my lord’s business half done.',
    ],
    believes: [
      'It’s true. It has the feel of true cloth.',
      'I turned my horse on less than that; I believe you.',
      'I’d rather have heard it from you than from the market.',
      'That’s worth knowing, {title}, and I’ll not sell it on.',
    ],
    doubts: [
      'That’s been dyed. Hold it to the light, the old colour’s showing.',
      'I’ve a shopman on every road, and not one has ridden a horse to death over it.',
      'Somebody wants the market to fall, {title}. It’s an old trick with a fresh face.',
    ],
    moved: [
      'I left my ledgers for less than what you’ve just said; go on.',
      'I’d my answer cut out and basted. Well, it can be unpicked.',
      'You’ve a claim on me. I can’t find where it’s written, but I feel it.',
    ],
    unmoved: [
      'It’s handsome stuff, {title}, but I don’t see what I’d make of it.',
      'I gave all my pity on the road, to people with carts.',
      'I can admire it and not buy. I do it at every fair.',
    ],
    afraid: [
      'I’ve bales and clerks and a wife. You’ve only to say which you’d begin with.',
      'I’ve been through bandit country with gold on me, and I wasn’t as dry as this.',
      'There’s no call for that, {title}. You’ll have your price.',
    ],
    defiant: [
      'I carried a spear for my lord at Mikatagahara. I’ve not grown so soft as I look.',
      'Cut me, and find that the gold went by the other road.',
      'My notes are with people who like me, {title}. They’d be slow to like you.',
    ],
    insulted: [
      'A draper, yes. I know to the thread what you’ve got on, and what it cost.',
      'I’ll let that go. I’ve measured bigger men, and they stood still for it.',
      'Say so in Kyoto, and see who sells you as much as a sash.',
    ],
    amused: [
      'I’ll give you a bolt-end for that. A good one, not the faded.',
      'My weavers would stop the looms for it, and I’d dock them, laughing.',
      'Now that’s a joke with a proper hem on it, {title}.',
    ],
    greets: [
      'Always at your orders, {title}, in silk or in haste.',
      'You’re kind. I was hoping to do you a service before I had to ask one.',
      'That’s good measure, for a draper.',
      'I thank you, and bow as low as the cloth allows.',
    ],
    loving: [
      'I’ve been busy all my life, and at the wrong things, I now see.',
      'I’d wrap you up in Nishijin brocade, and not enter it anywhere.',
    ],
    unloving: [
      'It’s a lovely piece, and I’ve a wife at home who does the choosing.',
      'You’d want me to sit still by you. I’ve never learnt it.',
    ],
    pleads: [
      'Eighty pieces of gold I could lay hands on. Only let me be the one who fetches them.',
      'I’m of no side that matters. I sell to whoever’s cold.',
    ],
    trusts: [
      'I give credit on a face perhaps three times a year; this is one.',
      'I’ll send my own goods by you, then. There’s no more to be said in my trade.',
      'It’s sound cloth, {title}. I pulled at it, and it didn’t give.',
    ],
    mistrusts: [
      'I should like a thread of that to take home and burn. It’s how one tells silk.',
      'You promise by the bolt. I’d be glad of a hand’s breadth.',
      'It’s happened that lords forgot me when the roads were safe again.',
    ],
    strikesBargain: [
      'Sold, and I’d wrap it for you, if times were better for wrapping.',
      'You’ve an eye for an honest margin, {title}. Let’s keep it between us.',
      'Agreed, at once and in gold. I can’t abide instalments in wartime.',
    ],
    refusesBargain: [
      'I’d be giving you the bolt for the price of the string.',
      'I’m buying for one lord only. He hasn’t told me that he needs that.',
      'No, it’s too good for me, and that means I haven’t seen all of it.',
    ],
    grieves: [
      'I’ve plain white in the store. I’ll send it, and I shan’t send the account.',
      'I rode as hard as the horse could. I keep telling people so, and it isn’t asked.',
    ],
    devout: [
      'I leave a coin at each pass. So far they’ve all let me over.',
      'I’ve given altar cloths to half the Kyoto temples. I ought to be recognised.',
    ],
    remarks: [
      'That’ll be all over the weavers’ quarter before the dye is dry.',
      'I couldn’t put a price to that, and I’ve priced stranger things.',
      'I ought to have been indoors, {title}, with my back to it.',
    ],
  },
  toshimitsu: {
    counsel: [
      'Don’t do it by halves. We have seen what it is to have half done a thing.',
      'Find the body first. Until then you are fighting somebody’s shadow.',
      'If you would ask me, {title}, ask before you put your helmet on. Afterwards I only say yes.',
    ],
    unknown: [
      'I have had men on their knees in ash, and I could learn nothing of {topic}.',
      'I was at the gate with the guns. What went on further in, the fire knows.',
      'As for {topic}, I said at the time that we ought to find out. There was no time.',
    ],
    decline: [
      'My lord said it to four of us, on one night. It stays with the four.',
      'I could tell you, and it would be the second thing I could not take back.',
      'I’ve a name for plain speaking. It rests on knowing where to stop.',
    ],
    agrees: [
      'I’m against it, and I’ll be there. You may count on both.',
      'Good, I’m old enough to like a thing settled.',
      'You have me, {title}. I came into this with no other idea than to see it out.',
    ],
    declines: [
      'I said that it would not answer. I say so again, and now I may act on it.',
      'No, I have changed lords before now; I don’t mean to do it a last time.',
      'My sons would bear it after me. They bear enough.',
    ],
    thanks: [
      'It is a long while since I was given {what} by anyone who was not afraid.',
      'You needn’t have, {title}. They’ll tell you it is unlucky to be good to us.',
      'I’ll keep that by me. I had thought I was past being given things.',
    ],
    spurns: [
      'Don’t, you’d be asked one day what you were doing in my company.',
      'I’ve no house just now to put {what} in. Give it where there’s a roof.',
      'I have what I need, and it has an edge.',
    ],
    obeys: [
      'I’ll say what I think of it, and then I’ll do it well.',
      'My helmet is on. You needn’t explain.',
      'Good, an order stops one thinking.',
      'It’ll be done, {title}. I’m old, but I’m thorough.',
    ],
    balks: [
      'I’ve put my hand to one fire. I won’t to a second.',
      'No, {title}; there’s a bottom to me, and you’ve touched it.',
      'Not while there is one of ours still on the road.',
    ],
    believes: [
      'I’d said that it would be so. I’m not the happier for it.',
      'That’s as bad as I thought, {title}, and I’m a gloomy man.',
      'Then the ground between us is level.',
      'I believe you. I’ve no strength left for doubting.',
    ],
    doubts: [
      'Bring me the head, and I’ll believe it. I’ve become particular about heads.',
      'We’ve sent out tales like that ourselves, by three riders.',
      'It’s what I would like to hear. At my age one suspects that.',
    ],
    moved: [
      'I’ve boys of my own in armour. Stop, I’ve understood you.',
      'You might have spoken for me, there; I’ll do it.',
      'I thought that I’d left all that in the smoke. Ask, {title}, you shall have it.',
    ],
    unmoved: [
      'I have gone against my own judgement once this year. It’s all I can afford.',
      'I was told that there was no help for it. So I tell you.',
      'It may well be right. I’ve given up following what is right; I follow one man.',
    ],
    afraid: [
      'I’m not afraid for long. Give me a breath, and then say it again.',
      'It’s not dying, {title}, it’s what they say over you afterwards. Let me hear your terms.',
      'You’ve got the upper hand. I’ve always known what one looks like.',
    ],
    defiant: [
      'I’ve done the worst that I shall ever do. After that you are a small matter.',
      'I thought it wrong, and I buckled on the armour all the same. So draw.',
      'They’ll have to bring up more than you. I’m an old dog, and I’m lying across the threshold.',
    ],
    insulted: [
      'You may say traitor. I was against it, and it’s mine all the same.',
      'Say it of me. My lord has reasons that you aren’t fit to be told.',
      'I’ve been called worse by my own kin, and they’d more right to it.',
    ],
    amused: [
      'I hadn’t thought I should laugh again on this side of the river.',
      'That’s very bad, {title}, and I’m obliged to you.',
      'The lads have need of that. Tell it them before I forget the end.',
    ],
    greets: [
      'You’re the first who’s bowed to me without looking for the door.',
      'Good of you. I’m not used to it lately.',
      'I thank you, {title}. There’s not much civility left over for us.',
      'That warms an old man.',
    ],
    loving: [
      'I have a wife to whom I’ve written what one writes. But say it.',
      'You’ve left it very late. I’d have been a gentler man.',
    ],
    unloving: [
      'Look elsewhere. There’s a mark on me, and it comes off on people.',
      'I’ve nothing to offer you but a share in a bad name.',
    ],
    pleads: [
      'Let it be quick, and from somebody who has done it before.',
      'My boys did as I told them. Take that for what it’s worth.',
    ],
    trusts: [
      'I’ll have your word, and gladly. We’re short of other people’s.',
      'I believe you, and I’ve become a hard believer.',
      'I’ll tell my lord that there is one. He’ll want the name, {title}.',
    ],
    mistrusts: [
      'You’d be the first of all those we wrote to.',
      'Everybody is our friend, as of next month.',
      'Swear it in front of the Hosokawa, and I will come and listen.',
    ],
    strikesBargain: [
      'It’s little, but it is something to hold by; done.',
      'I’d not hoped for as much. Better sign, {title}, before it’s known how we stand.',
      'I can put my name to that without my hand shaking.',
    ],
    refusesBargain: [
      'You’re asking for my lord by weight. He isn’t sold.',
      'No, we’ve burnt our boats; I can’t very well sell you the harbour.',
      'We’d be dead before you paid. You’ve thought of that, I expect.',
    ],
    grieves: [
      'We did not even find enough to bury. I think of that more than I should.',
      'I’ve left so many at gates. I could draw you each of the gates.',
    ],
    devout: [
      'I’ve asked to be forgiven for what we did, and not to be let off it.',
      'One has a feeling of not being looked at. Go on, I’ll kneel with you.',
    ],
    remarks: [
      'There’s no going round behind that, any more.',
      'I’ve seen a thing done that everyone will swear he advised against. That was another.',
      'It’s bravely done. I have not much opinion of bravely done.',
    ],
  },
  fujitaka: {
    counsel: [
      'Let the ink dry before you read over what you have signed; better still, let it dry in the stone.',
      'When two friends call you at once, be discovered in mourning.',
      'Retire a little early, {title}. It looks like wisdom, and one gets the better road.',
    ],
    unknown: [
      'The old commentaries are silent upon {topic}, and I have been no wiser than they.',
      'It’s not that I do not know. I have been careful not to find out.',
      'I have been living by the sea. About {topic} one hears there chiefly the herring.',
    ],
    decline: [
      'It is of the secret tradition. One has to have been poor for it, and patient.',
      'A shaven head has no mouth. It’s one of the conveniences.',
      'You will notice, {title}, how the conversation has turned upon the moon.',
    ],
    agrees: [
      'With pleasure, there is even a poem that permits it.',
      'Let us do so, and quietly, as though it had been there all the time.',
      'I say yes, in the plain form of the verb; I so rarely use it.',
    ],
    declines: [
      'I grieve to say no. You will allow me to do it at some length.',
      'I am in retirement, and from there one can refuse without offending.',
      'An old friend has asked me more than that, and I had to let my hair answer.',
    ],
    thanks: [
      'One turns {what} over, and there’s always another side, like a good pivot-word.',
      'You give as they did in Engi. I’ll try to be grateful in the same style.',
      'It will be looked at often. At my age, {title}, that’s the use of things.',
    ],
    spurns: [
      'It is perfect, and that is why I must not be found with it.',
      'There would be a letter with it some day. I’d rather not begin the correspondence.',
      'Forgive me if I let {what} pass, as one lets pass a fine boat.',
    ],
    obeys: [
      'I’ll have it done, with nothing added.',
      'At once, I am supple; it is my one martial virtue.',
      'It shall be carried out as it was spoken.',
      'As you command, {title}. I shall try to make it scan.',
    ],
    balks: [
      'I find that I am still in mourning. It came on as you spoke.',
      'My vows are recent, and I am sensitive about them.',
      'That I should have to do in person, {title}, and I am seldom in.',
    ],
    believes: [
      'It agrees, unhappily, with all that I had heard.',
      'I believe it, and shall be the last in Tango to show it.',
      'So the fifth line has come. One had felt it from the first.',
      'You tell it without ornament, {title}. It must be true.',
    ],
    doubts: [
      'A copyist’s error, I should think. They improve everything that they do not understand.',
      'It has been handed down too smoothly. Real texts have worm-holes.',
      'You cite no source, {title}. I was brought up among people who would fast over that.',
    ],
    moved: [
      'You’ve read the same books as I, and have had the bad taste to mean them.',
      'I had withdrawn from all that. You’ve drawn me out by a single thread.',
      'For old friendship I might have hardened myself. You took me unprepared.',
    ],
    unmoved: [
      'It is a noble verse. I give it high marks, and I stay at home.',
      'I’ve had letters wet with more than that. They are drying.',
      'I have outlived a good many lords by hearing such things as poetry.',
    ],
    afraid: [
      'I have fought, you know, and so I am able to recognise when I had better not.',
      'There is a teaching that would die with me. I mention it in no spirit of vanity.',
      'Let me sit; now tell me what you would like me to have thought all along.',
    ],
    defiant: [
      'My walls are thin, {title}, and at every gap there stands an old book. You will look so foolish.',
      'I have bent to every wind of the age. I don’t recall having broken.',
      'I was a swordsman before I was a poet, and a cook after that. All three are awake.',
    ],
    insulted: [
      'A weathercock, you’d say? The roof is still on, you will observe.',
      'That’s not how one uses the particle. The rest I can forgive.',
      'It would have been wounding with the stress on the other word.',
    ],
    amused: [
      'Oh, a link. And a better one than we had at the last party all evening.',
      'I shall quote it as from an unknown poet, {title}. It’ll make your fortune.',
      'My son would draw his sword at it, and so I enjoyed it twice.',
    ],
    greets: [
      'You are kind to notice an old scholar, {title}, with so many armies about.',
      'How pleasantly put. I shall answer it in the same key.',
      'One had feared that the forms were forgotten.',
      'I thank you; it is a courtesy of the old school.',
    ],
    loving: [
      'There are eleven hundred poems on it in the one book, and I’d explained them all.',
      'I ought to send you away with a branch. You see that I am holding on to the branch.',
    ],
    unloving: [
      'That is from the third book of Love. I’m afraid that I am in Miscellaneous.',
      'I’ve taken the tonsure so as not to be moved about. Don’t move me.',
    ],
    pleads: [
      'I hold the only copy of something, and it is between my ears. Mind the binding.',
      'You would be scolded by people who are not yet born.',
    ],
    trusts: [
      'I’ve an ear for scansion, and that was sound to the last foot.',
      'I have failed a friend who trusted me. You will find me the more careful.',
      'Good, let us not seal it; seals have been the ruin of so much.',
    ],
    mistrusts: [
      'The variant reading is generally the true one. I wonder what yours is.',
      'I was sworn to so handsomely last week, {title}, and by both parties.',
      'One would need to see it in last year’s hand.',
    ],
    strikesBargain: [
      'It is neither glorious nor dangerous. I accept with all my heart.',
      'We have each kept something back, as one ought; agreed.',
      'Let it be so; and if anyone asks, we were comparing manuscripts.',
    ],
    refusesBargain: [
      'Half of everything was offered me by one I loved. I could not take even that.',
      'Your terms are clear. It’s just the fault that I find with them.',
      'I have spent a lifetime, {title}, in not being worth such a sum.',
    ],
    grieves: [
      'There’s a form for the death of a friend. I have corrected it in others.',
      'I look for the word, and find that I taught it to the one who’s gone.',
    ],
    devout: [
      'I became a monk for the most worldly of reasons. It has begun to take, I find.',
      'A sutra read by a doubter is read with care, at least.',
    ],
    remarks: [
      'It wants a note in the margin. I shall add one, when it is safe.',
      'That’s a variant I had never met.',
      'I should not care to lecture on that, with the author present.',
    ],
  },
  oichi: {
    counsel: [
      'Ask how it will look from the upper window, to a girl of four.',
      'Before you burn a bridge, {title}, count who will be on it. They are never the ones you meant.',
      'Men go on because they’ve said they would. You’re allowed to stop.',
    ],
    unknown: [
      'I hear of {topic} when the torches are already in the courtyard.',
      'I was my brother’s sister and another man’s wife. Of {topic} neither told me.',
      'They send women a cushion and a melon. Word they don’t send.',
    ],
    decline: [
      'I carried a warning once, and it was read. I don’t speak of such things now.',
      'It lies between me and the dead, and they were quarrelling about it.',
      'You’d want to do something with it. So I shall keep it where it does nothing.',
    ],
    agrees: [
      'Yes, it is not often that I’m asked, and oftener that I’m told.',
      'I agree to it, for the girls’ sake and a little for my own.',
      'Do so. You will find that I don’t take fright at what I’ve said yes to.',
    ],
    declines: [
      'No, I have been sent from one house to another like a screen, and I’ve done with it.',
      'I’ve my daughters to carry. I can’t have anything else in my arms.',
      'You may say that I refused it standing, {title}, and not in tears.',
    ],
    thanks: [
      'My brother sent me melons. This is better; you have nothing to be sorry for.',
      'I’ll put {what} in the one chest that we always manage to save.',
      'I thank you, {title}. The girls will quarrel over it, and I’ll be glad to hear them.',
    ],
    spurns: [
      'I’ve had lovely things from one who meant to take the rest.',
      'Take {what} back. I am careful what I grow fond of indoors.',
      'What is given to me is given to a name. She isn’t at home.',
    ],
    obeys: [
      'I’ll do it; I am quite practised.',
      'Very well, and I do it without being led by the sleeve.',
      'As you wish; you’ll notice that I don’t ask why.',
      'It will be done, {title}. I was brought up to it.',
    ],
    balks: [
      'I’ve gone where I was sent until there was nowhere left. I sit here.',
      'You’d have to have me carried, and it has been tried by men with more right.',
      'Not that, {title}; I have said yes to everything but that.',
    ],
    believes: [
      'I believe it; I’ve been told worse while having my hair combed.',
      'So it has come. One doesn’t cry out.',
      'I thank you for telling me, and not the men about me.',
      'Then I know what I must tell my daughters, {title}.',
    ],
    doubts: [
      'I’m told things for my own good, and by those who do well out of it.',
      'He said so too, the day that they came over the ridge.',
      'Let me hear it from the cook, {title}. They never trouble to lie to her.',
    ],
    moved: [
      'I had thought that I was stone right through. There’s a seam, it seems.',
      'You speak of it as somebody who has carried a child down a stair. I’ll help.',
      'If my sleeve shakes, it’s the weight of it; go on.',
    ],
    unmoved: [
      'I have heard a husband and a brother plead their reasons. They were both of them in the right.',
      'I wept at Odani. I’ve been very calm since, people remark on it.',
      'You have my pity, {title}. You’ll find that it doesn’t open doors.',
    ],
    afraid: [
      'Not fire. Anything else that you like, but don’t say fire before the girls.',
      'I shall do what you want. Don’t think it is for my life.',
      'I know that voice. The last time, I had a quarter of an hour.',
    ],
    defiant: [
      'I have walked out of a burning castle. You are not so warm as that.',
      'You can’t frighten me with my own house. I’ve buried the people whom I was afraid for.',
      'I’m an Oda, {title}. We were all brought up by someone worse than you.',
    ],
    insulted: [
      'They had my husband’s skull lacquered and passed about. And you have found a word.',
      'I’m accustomed to be spoken over. It’s rarer to be spoken at.',
      'I shall not answer. It’s the last thing they have never been able to order.',
    ],
    amused: [
      'I laughed. The girls will not believe it; you’ll have to be my witness.',
      'My brother would have told that, and looked round to see who dared not laugh.',
      'Oh, that’s wicked, {title}. It’s exactly how they do come up the stair.',
    ],
    greets: [
      'How kind. People commonly praise my face and ask after my brother.',
      'I thank you, {title}. It is a relief to be spoken to without a proposal.',
      'That was gently said. I’m not spoilt in that way.',
      'You have good manners. I shall tell my girls to look at you.',
    ],
    loving: [
      'I was happy for six years, {title}. I know what it sounds like; it sounds like that.',
      'I could be fond of you. I’d take care that the house did not hear of it.',
    ],
    unloving: [
      'I’m not to be won. I was given, once, and it has used me up.',
      'They called me the fairest in the land, and see what became of whoever held me.',
    ],
    pleads: [
      'Let the three girls out by the gate. I won’t ask what you do then.',
      'Not where a child could see it. They’re always at some window.',
    ],
    trusts: [
      'You didn’t say for ever. I think it’s why I believe you.',
      'Then I’ll tell my eldest that she may sleep without her sandals on.',
      'It’s long since I leaned on anything, {title}. Don’t step aside.',
    ],
    mistrusts: [
      'My brother gave his word to my husband’s house, and after that he marched.',
      'I was a treaty, once. I remember how well it was drawn up.',
      'I’d like to believe that. I keep one ear for the ridge.',
    ],
    strikesBargain: [
      'I accept, because for once my daughters are named in it.',
      'That’s fair, it is odd to be one of the parties, and not one of the terms.',
      'We are agreed; I would have it written small, and kept by a woman.',
    ],
    refusesBargain: [
      'You offer safety, {title}. I’ve lived in three castles that were quite safe.',
      'No, it always begins with one of us changing houses.',
      'I know what I would fetch. I’ve been told it by experts.',
    ],
    grieves: [
      'I’ve no word for it. I looked for one at Odani, and gave up.',
      'One can hate somebody and still keep their letters. Ask anyone of my family.',
    ],
    devout: [
      'I say my husband’s name, and then my brother’s. I leave room between.',
      'The girls know it by heart. I wish they had had less occasion.',
    ],
    remarks: [
      'It is always done so quickly. It’s the rest of us who do the long part.',
      'I saw someone do so from a window, once, and it was thought very fine.',
      'My eldest will hear of that, {title}. She forgets nothing, I’d have you know.',
    ],
  },
  katsuie: {
    counsel: [
      'Hit it, and if it’s still there, hit it again. Then you may sit and think.',
      'Break the water jars, {title}, before you march out. Nobody looks back at a broken jar.',
      'Don’t split your men. I’ve seen clever fellows do it, and I’ve seen their widows.',
    ],
    unknown: [
      'I’ve been in the north. Of {topic} we get what’s left over when the snow has read it.',
      'How would I know about {topic}? I look at what’s in front of me.',
      'Ask some smiling fellow with soft hands. They’re told such things.',
    ],
    decline: [
      'No, and I don’t dress it up, either.',
      'I know it. I’ll say it to the house of Oda, in full armour, and not before.',
      'I’ve teeth, and it’s behind them.',
    ],
    agrees: [
      'Good, that’s five words fewer than I was afraid of.',
      'Aye, I’m not too old to be in front.',
      'You’ve my hand on it. It’s a heavy one, I’m told.',
    ],
    declines: [
      'No, I don’t go round things.',
      'I served the father and I served the son. I’ll not start now to please people.',
      'It’s crooked. I can’t do crooked, I’m too broad.',
    ],
    thanks: [
      'Hm, that’s well meant, and I’m obliged.',
      'I was given a tea kettle once, and never knew what to say then either.',
      'My old bones thank you, {title}. They’ll be let use {what} before the young ones are.',
    ],
    spurns: [
      'I don’t take from people that I may have to hit.',
      'Give {what} to the monkey. He holds out both hands.',
      'What for? I’ve not done anything yet.',
    ],
    obeys: [
      'Right, I’m old, but point me at it.',
      'I’ve had orders from harder mouths, {title}. I’ve not forgotten the way of it.',
      'It’s done. If there’s a wall in between, it’s done a bit later.',
      'I’ll see to it. No speeches.',
    ],
    balks: [
      'I’m first in this house, and I don’t fetch.',
      'No, send one of your quick ones, who’d come back with a smile and half of it.',
      'I won’t, {title}. I’ve too few years left to spend them being ashamed.',
    ],
    believes: [
      'I believe it; it’s foul enough.',
      'So, good that somebody tells me to my face.',
      'By all the gods; then it’s true.',
      'You’re no liar, {title}; I take it as you say it.',
    ],
    doubts: [
      'That’s camp talk. I’ve hanged better.',
      'No, if it were true, an honest man would have fallen off his horse with it.',
      'You had it from the monkey’s people, I suppose, {title}. It has his grin.',
    ],
    moved: [
      'Damn it. My eyes run in the wind, they always have.',
      'Enough, I can stand guns better than that. It’s yours.',
      'You spoke up like a Shibata. I couldn’t say better of my own.',
    ],
    unmoved: [
      'I’m an oak. Go and lean on someone’s willow.',
      'Talk, talk. I never found that a thing got lighter by it.',
      'I’m sorry to hear it. Next, please.',
    ],
    afraid: [
      'I’ve people at home, and you know it. Say it, and be damned.',
      'I’m not used to this, {title}. You’d better tell me quickly, while I’m polite.',
      'There are women and children in that. All right, I’ll listen.',
    ],
    defiant: [
      'They call me demon, and I never asked why. Come and find out.',
      'I’ve gone out thirsty through my own gate at ten times your numbers.',
      'You’re a good shouter. I had a drummer who was, too.',
    ],
    insulted: [
      'I’ve spat out better teeth than you’ve got.',
      'I held the line when you were at the breast. Stand off.',
      'Say that over when I’ve my helmet on, {title}. I’d not hear it otherwise.',
    ],
    amused: [
      'I’ll be laughing at that on the march. They’ll think I’m ill.',
      'Rude, and I like it. Old Lord Nobuhide would’ve thrown a cup at you.',
      'Don’t, {title}. I’ve a rib from Chōkō-ji that never knit.',
    ],
    greets: [
      'Praise, is it? I’d sooner have two hundred men, but thank you.',
      'You’ve a straight back. I like that.',
      'Hm, well said.',
      'I’m an old boar, {title}. I don’t know how to answer that.',
    ],
    loving: [
      'I’m sixty and I’ve a neck like a bull. Have your eyes seen to, but stay.',
      'I can hold a ford. Show me how one holds this.',
    ],
    unloving: [
      'There’s one lady I think of, and an old soldier doesn’t talk of her.',
      'Off with you; I’ve boots older than that sort of thing.',
    ],
    pleads: [
      'Let the women out, and the boys. Then do as you please with me.',
      'I won’t kneel. It’s not pride, {title}, it’s the knees.',
    ],
    trusts: [
      'You said it once and shut your mouth. That’s how I like an oath.',
      'Good, I’ve Maeda, and Sassa, and now you.',
      'I’ll hold that side with nobody on it, {title}, since you say so. See that I’m right.',
    ],
    mistrusts: [
      'You smile when you swear. I know another who does that.',
      'I trust what I’ve stood next to when it rained arrows.',
      'A promise to an old man is cheap. He mightn’t be there to collect it.',
    ],
    strikesBargain: [
      'Done, and no scribbling. I’ve a memory.',
      'Fair, I’d have fought you for it, but I’ve not the men to waste.',
      'That’s a soldier’s bargain. We’ll both grumble and both keep it.',
    ],
    refusesBargain: [
      'I don’t bargain with what I’ve bled on.',
      'You want the house in slices. It’s not a melon.',
      'Try that on Niwa, {title}. He can count.',
    ],
    grieves: [
      'They go and I stay. It’s the wrong way about, at my age.',
      'Bring drink, and don’t anyone talk.',
    ],
    devout: [
      'I give a bow and a good loud clap. I’ve never asked for the small change.',
      'The priests at Kitanoshō say I pray like a man ordering horses.',
    ],
    remarks: [
      'Hm, I’d have done it with the flat of the hand.',
      'That’s the first straight thing that I’ve seen done all week.',
      'There’s some will make a poem on that, {title}. I’d just have it swept up.',
    ],
  },
  rikyu: {
    counsel: [
      'Take one thing away. Then look, and take away another.',
      'Be early, {title}, and let it seem that you are exactly in time.',
      'Prepare for rain, though it’s fine. I have found nothing that is not covered by that.',
    ],
    unknown: [
      'Nobody brings {topic} in through so low a door. They leave it outside with the swords.',
      'I listen to the kettle, and it says nothing of {topic}.',
      'I know the price of sea bream and the age of a glaze. It ends about there.',
    ],
    decline: [
      'There’s a shelf for such things, and it is behind me.',
      'It was said over one bowl, between two people. The bowl has been rinsed.',
      'If I spoke of it, {title}, nobody would ever again be silent with me.',
    ],
    agrees: [
      'Yes, it can be done simply, and therefore it should.',
      'I shall. Give me the time to sweep.',
      'It is fitting. I had been looking for what was missing from today.',
    ],
    declines: [
      'No, it’s too large for the room.',
      'I must refuse; there is nothing wrong with it, and it is wrong.',
      'I could do that for you, {title}, and we’d neither of us like the taste.',
    ],
    thanks: [
      'You gave as one passes a cup, and did not watch my face.',
      'I’ll set {what} where the light comes late in the day.',
      'You have not made a ceremony of it. I thank you for that, above all.',
    ],
    spurns: [
      'A thing so costly would have to be looked at. I’d rather look at my guests.',
      'I have just got rid of the last one. The wall does very well without.',
      'Let {what} stay with you until it has a scratch.',
    ],
    obeys: [
      'Certainly, you’ll find it done, and no trace of its having been done.',
      'As you please; I shall merely leave out whatever is not needed.',
      'It will be done quietly.',
      'You have asked little, {title}. It shall be done well.',
    ],
    balks: [
      'I can be made to do it. I can’t be made to do it well.',
      'No, I am a man with very few tools, and that isn’t one.',
      'You ask me to put something in, {title}. I’ve spent my whole life on taking it out.',
    ],
    believes: [
      'I believe it; you set your words down as one sets down a full bowl.',
      'I see, I had heard that the water made another sound.',
      'It is simply said, and so it will be true.',
      'Thank you, {title}; I shall be quiet with it for a while.',
    ],
    doubts: [
      'It is glazed too evenly. I should look at the foot of it, where there is no glaze.',
      'In my trade, {title}, the fish with the brightest eye has been washed.',
      'I don’t say that it’s false. I say that it was arranged.',
    ],
    moved: [
      'You have left the one flower. I can’t refuse it.',
      'That was not polished at all. I have waited long for somebody not to polish.',
      'Very well, one sees the whole autumn in a single leaf, and you had the leaf.',
    ],
    unmoved: [
      'There is a great deal in it. I keep looking for where one might sit down.',
      'I was asked so by very powerful men. I went on folding the cloth.',
      'It’s warm, {title}, but it has boiled. Tea should be taken off before that.',
    ],
    afraid: [
      'My hand was steady for forty years. I notice that you’ve changed it.',
      'I shall do as you wish. Let me only get my breath first.',
      'I have little, and I see now that it was still too much.',
    ],
    defiant: [
      'You are standing very upright. In my house everybody has to come in upon his knees.',
      'What is it that you would take away? I have already begun upon it.',
      'I have been quiet with swords in the room before. It’s merely a matter of the breath.',
    ],
    insulted: [
      'A fishmonger, yes. We learnt early to tell what had gone off.',
      'It is a rough bowl, that, and you have chipped yourself upon it.',
      'I didn’t hear it, {title}. I was listening for the kettle.',
    ],
    amused: [
      'That was dry, and very good. It wants nothing, not even my laughing.',
      'I have smiled. In this trade it’s thought a commotion.',
      'You put the lid on a moment before one expects it. That’s art, {title}.',
    ],
    greets: [
      'I am glad of you, {title}. We may do without the rest of the compliments.',
      'That was said as one passes a cup.',
      'It was neither too much nor too little.',
      'I bow, and am pleased.',
    ],
    loving: [
      'I’ve taught so many that a thing happens only once. I would have done well to listen.',
      'We should drink from one bowl, you and I. I’ve no better way to say it.',
    ],
    unloving: [
      'Leave it in the bud. I beg you, it’s so much better in the bud.',
      'You have mistaken the quiet for me.',
    ],
    pleads: [
      'Allow me a moment. There is little left, and it should be done in order.',
      'I shall make no disturbance. Only let it be somewhere that has been swept.',
    ],
    trusts: [
      'It rings clear, when one taps it. I ask no other proof.',
      'Good, let us not speak of it, then, and it will keep.',
      'I’ve shown you the back of the bowl, {title}. I don’t do it for everyone.',
    ],
    mistrusts: [
      'It is gold all over. I have come to be wary of that.',
      'You have said it in a large room. Say it to me once in a small one.',
      'I’d sooner see how you leave your sandals at the step.',
    ],
    strikesBargain: [
      'It’s a plain exchange, and well proportioned. I could drink to it.',
      'I was a wholesaler, remember, before I was a sage; done.',
      'We are agreed, and have used few words. I count that as part of the profit.',
    ],
    refusesBargain: [
      'The price is splendid. The thing would no longer be there, once paid for.',
      'No, one cannot buy a gap, {title}; as soon as you’ve put it down, it is full.',
      'I have sold what I could bear not to see again. That’s not of it.',
    ],
    grieves: [
      'I don’t weep well. I go and polish something until it is over.',
      'Today the flower ought to stay in the garden.',
    ],
    devout: [
      'To clean a floor properly, and then let one leaf fall on it: that’s as far as I have got.',
      'I sit. What comes of that I leave to better people.',
    ],
    remarks: [
      'It was a large gesture. I would have tried it with two fingers.',
      'One breath too soon, I thought, and then I was not so sure.',
      'There was a moment there, {title}, that will not come again. I hope somebody saw it.',
    ],
  },
  frois: {
    counsel: [
      'Write it all down before you sleep, with the numbers. Then in the morning you shall see what you ought to do.',
      'Do here the reverse of what one would in Portugal, {title}. I have seldom gone wrong by it.',
      'Be merciful early. I’ve noted in these wars that it is cheaper, and it is also commanded.',
    ],
    unknown: [
      'I’ve asked eleven persons about {topic}, and I have eleven pages, none of them alike.',
      'Concerning {topic} a brother in the capital will write to me. The letter takes five weeks.',
      'God knows it, and my superior perhaps. I am merely the one who copies.',
    ],
    decline: [
      'It reached me under the seal of confession. I couldn’t tell it to the Pope.',
      'I am a great talker, as they complain, but not on that side.',
      'I must be silent, and you can’t conceive, {title}, what it costs me.',
    ],
    agrees: [
      'With a good heart, yes. I shall add it to this year’s letter.',
      'I will, so help me God and my bad knees.',
      'It is reasonable and Christian; I’d not expected both; I agree.',
    ],
    declines: [
      'My vow of obedience goes by way of Macau and Goa. I can’t make it go by you.',
      'No, it would be a scandal to the new Christians, and they are so exact.',
      'I may not, {title}, and I’m sorry, since you asked so much better than we do at home.',
    ],
    thanks: [
      'God repay you. I shall describe {what} to the fathers in Évora, and they won’t believe me.',
      'We live upon such kindness here, and on rice. I give thanks for the first.',
      'In Portugal one unwraps it at once, and here never. Tell me what I ought to do.',
    ],
    spurns: [
      'The Society forbids me, and the Visitor counts what we have in our chests.',
      'They’d say that the padres are bought. They say it already; let’s not pay them for it.',
      'Give {what} in alms, {title}, I implore you, to the lepers whom nobody here will touch.',
    ],
    obeys: [
      'I obey, it is the third of my vows and the one I’ve had most practice in.',
      'I go, with God’s help and in bad sandals.',
      'At once; only let me finish the line.',
      'It shall be done, {title}, and described.',
    ],
    balks: [
      'In what concerns conscience I am as stubborn as an Alentejo mule.',
      'I can’t, {title}. You may cut off my writing hand, and I’ve heard that they do.',
      'Command me to go to the stake, or to eat raw fish. That I will not.',
    ],
    believes: [
      'I believe it; may I put it in the letter, with your name or without?',
      'Holy Mother, then it is so.',
      'You say it without embroidery, which is rare here; I believe you.',
      'I must write that down, {title}, before I am told the opposite.',
    ],
    doubts: [
      'St Thomas is the patron of my profession, {title}. I should like to put a finger on it.',
      'I sent such a story to Rome once. I’ve been correcting it these nine years.',
      'The Japanese are courteous even in their rumours. They tell one what will please.',
    ],
    moved: [
      'I’ve heard preachers in Lisbon who had not half of that. You have persuaded me.',
      'I weep, forgive me; they never do it here, and think we are unwell.',
      'Yes, with all my heart. It shall not be said that one had to ask me twice.',
    ],
    unmoved: [
      'I am sorry from my soul, and from the same place I say no.',
      'You reason like the bonzes, {title}, with great beauty, and I must resist it in the same fashion.',
      'I have lived all these years among the learned without being convinced. It’s an exercise.',
    ],
    afraid: [
      'Lord, into thy hands. But I should like to finish the chapter.',
      'I’m an old man in a black gown, I shan’t run. What do you desire?',
      'They did prepare us for this in Goa, with pictures. It isn’t like the pictures.',
    ],
    defiant: [
      'You’d be making me a martyr, and I don’t deserve it. Consider the envy of my brothers.',
      'I was driven out of Kyoto once, and I came in again with the vegetables.',
      'Do it, {title}. It’ll be read aloud in refectories from here to Coimbra.',
    ],
    insulted: [
      'I am told we smell of beef and butter. I have put it in the book as it was said.',
      'Our Lord was called worse, and in a language that has more words for it.',
      'How is that written? I ask because I collect them.',
    ],
    amused: [
      'That’s excellent. I can’t possibly put it in, and I shall.',
      'We have the same in Portugal, only there it is a friar.',
      'I’ve laughed out loud, {title}, and here they hide it behind the sleeve.',
    ],
    greets: [
      'You bow lower than a Castilian and mean it more.',
      'What a pleasure, {title}. I shall mention your courtesy to the fathers.',
      'God reward you for it.',
      'You are kind to a stranger with a long nose.',
    ],
    loving: [
      'I love you in God, as I must, and a little without being told to.',
      'They never embrace in this country. I had forgotten, after so long, what it is like.',
    ],
    unloving: [
      'Child, I am sworn to one who is jealous, and who moreover sees everything.',
      'I shall ascribe that to the sake, and I have ascribed a good many things to it.',
    ],
    pleads: [
      'Only let the boys of the seminary go. They have just learnt to sing in parts.',
      'I forgive you beforehand, so as not to forget it in the hurry.',
    ],
    trusts: [
      'I have found the gentiles here keep their word as we keep our feast days; I believe you.',
      'You swear upon nothing, and yet I’m content. Father Xavier wrote that I would be.',
      'I’ll put in the letter that you promised it, {title}. It’ll be remembered in Rome.',
    ],
    mistrusts: [
      'Four lords have promised me a church this year. I have three beams.',
      'Your face says one thing, as is the custom here, and I can’t see the other two hearts.',
      'I shall hope. It’s a theological virtue, and doesn’t depend on evidence.',
    ],
    strikesBargain: [
      'It’s agreed. The silk on the great ship has been sold upon worse terms, and by us.',
      'Let us do it with no notary. Nobody in Lisbon would credit it.',
      'I accept, {title}, and take the sin of haggling upon myself.',
    ],
    refusesBargain: [
      'I may not sell that; I am not even sure that it is mine.',
      'One bargained so with Esau. It was soup then also.',
      'The price I could accept. It is the explaining of it to Father Valignano.',
    ],
    grieves: [
      'I baptised so many, and I never learnt how to let one go.',
      'I shall say Mass. And I shall write the life down as it was, {title}, with the faults.',
    ],
    devout: [
      'We taught them how to kneel, and they have outdone us. I wrote so.',
      'I’m told that I say it too fast. It is the Lisbon way.',
    ],
    remarks: [
      'I never saw that done in all my years, neither in India nor here.',
      'That is one more chapter. I had thought the book was finished.',
      'If one wrote this in a romance, {title}, nobody would allow it.',
    ],
  },
  nene: {
    counsel: [
      'Whoever you mean to fight, feed your own first, and feed theirs if you can get at them.',
      'Write to the highest one there is, {title}, and write as you’d talk over the hedge. It worked for me.',
      'Sleep on it, and if you can’t sleep, you knew the answer.',
    ],
    unknown: [
      'If it’s about {topic}, he’ll have left it out of the letter so I wouldn’t worry. So I worry.',
      'I know how many boys I’ve to feed, and what on. Past that, ask a general.',
      'Nobody’s told me of {topic}, and I’ve scolded everybody I could reach.',
    ],
    decline: [
      'I know it because a boy cried on my lap. It stops there.',
      'Don’t you coax me. I’m married to the best coaxer in the land.',
      'I’ll not say, and I’ll not have the maids asked either.',
    ],
    agrees: [
      'Well, of course. I’d my sleeves tied up for it already.',
      'Yes, somebody has to, and I see them all looking at me.',
      'All right, {title}, but we do it properly, with clean sleeves.',
    ],
    declines: [
      'No, love. I know a hole in the floor when I see one.',
      'I won’t hear of it. He can say it was me; he always does.',
      'I’ve sat on a bare mat and drunk from a cracked cup, {title}. You can’t tempt me with grand.',
    ],
    thanks: [
      'Oh, look at that, and I haven’t even combed my hair; thank you.',
      'I’ll use {what} every day. I don’t hold with putting things by for best.',
      'You’ve a good heart. Have you eaten?',
    ],
    spurns: [
      'Now what would people say that you wanted? They’d be right, too.',
      'I told the last one and I tell you: I’m not the back door to my husband.',
      'Give {what} to your mother, if you have one. You’ve not written to her either, I suppose.',
    ],
    obeys: [
      'I’ll see to it. Somebody always has to.',
      'All right, all right, I’m up.',
      'It’ll be done properly, since it’s me.',
      'Since you ask so nicely, {title}, or nearly.',
    ],
    balks: [
      'You can order him about, if you like. You’ll not order me.',
      'I’ll do no such thing, and neither will you when you’ve had a night’s sleep.',
      'Over my dead body, {title}, and I’ve too much to do today for that.',
    ],
    believes: [
      'I knew it; one feels such a thing in the kitchen first.',
      'Then it’s true, and you had the courage to tell me yourself.',
      'We’ll cry later, if we must; I believe you.',
      'You’ve an honest face, {title}. It shows when you wish it didn’t.',
    ],
    doubts: [
      'He’s told me that one himself, coming home at daybreak.',
      'Rubbish, I’d have had it from the fishwife.',
      'Look at me when you say it, {title}. No, both eyes.',
    ],
    moved: [
      'Come here, oh, come here, you silly thing, of course I will.',
      'I was poor, too, you know. You don’t forget what it is to ask.',
      'There, now you’ve set me off. I’ll see to it myself.',
    ],
    unmoved: [
      'I’ve raised other women’s sons by the dozen. I can tell wanting from needing.',
      'You’ve a lovely way with you. So’s he, and I still lock the rice.',
      'You’re wasting your breath. I’ve my jaw set, feel it.',
    ],
    afraid: [
      'There’s always a child within hearing of me. You’ll not shout, whatever you do.',
      'You can have the chests and the silk, and I’ll show you where. Only don’t shout.',
      'My knees have gone, {title}. I didn’t know I’d such things.',
    ],
    defiant: [
      'I’ve faced down a mother who wouldn’t have him. You’re nothing, after her.',
      'One step nearer, and I’ll box your ears as I did Kiyomasa’s.',
      'I’ve run a castle with the men all away. What have you run?',
    ],
    insulted: [
      'You kiss your mother with that mouth? Go and rinse it.',
      'I was called foot-soldier’s baggage by finer folk. I’ve had them to dinner since.',
      'You wouldn’t dare if he were here, {title}. And you ought to dare less with only me.',
    ],
    amused: [
      'Oh, stop, I’ll burst my sash. Wait till the boys hear.',
      'That’s him, that’s him all over, with the ears and everything.',
      'You’re a rogue, {title}. Sit down, and have a rice ball, and do it again.',
    ],
    greets: [
      'There’s a dear. I can’t be doing with compliments, but I’ll have that one.',
      'Never mind the bowing. You’re as thin as a rake.',
      'You’ve better manners than my husband, {title}.',
      'That’s kind of you. Have you eaten?',
    ],
    loving: [
      'At my age, and in this apron? You’d better say that again.',
      'I married for love when nobody did, and I’d do it twice.',
    ],
    unloving: [
      'I’ve got one, and he’s as much as three. Off you go.',
      'You’re homesick, that’s what you are. I’ve had boys fall in love with my soup.',
    ],
    pleads: [
      'You’d not do that to somebody who’d have given you breakfast.',
      'I’ve fed half the captains in this land. Ask them, ask your own.',
    ],
    trusts: [
      'There, I can tell. I could always tell, with the boys, by the neck.',
      'Good, I’ll stop fretting about that, and go back to fretting about socks.',
      'You’ve promised it to me, {title}, and not to him. I’m the one that keeps accounts.',
    ],
    mistrusts: [
      'He swears so too, in writing, and there’s always another lady in it.',
      'I’ll believe you when the dishes are done.',
      'You mean it as they do on a full stomach. Tell me again tomorrow, fasting.',
    ],
    strikesBargain: [
      'Shake on it, and mind, I’ve a longer memory than the magistrate.',
      'Done, I beat down fishwives at Kiyosu, you’d no chance, poor lamb.',
      'That’s fair to everyone, {title}, so somebody’s bound to complain.',
    ],
    refusesBargain: [
      'I wouldn’t give you a pickled plum for it.',
      'You’re trying to buy the wife because the husband’s dear. I do know the game.',
      'No, and you can carry it off again with the lid on.',
    ],
    grieves: [
      'Let’s have the kettle on. People must hold something.',
      'They come to me as children, {title}, and then they’re brought to me on doors.',
    ],
    devout: [
      'I do my beads with the accounts. It all gets added up by somebody.',
      'I ask the same thing every time: bring them home, and not too hungry.',
    ],
    remarks: [
      'Well, I’d like to see the mother who brought you up to that.',
      'Good, it wanted doing, and they’d all have talked till the rice was cold.',
      'My husband will say that he thought of it, {title}. You just let him.',
    ],
  },
};
